# Kurze Wörter, die Bilder von Karten und Plänen brauchen; ganze Sätze stehen in den anderen Dateien.
#
# Glossar: siehe effects.ftl. Ein Grund muss auf die Sache selbst passen: drei oder vier kurze Wörter.

picture-all = alle
picture-or = oder
# Vor „−4 Münzen“: so viel weniger kostet die nächste Karte.
picture-costs = kostet
picture-level = Ebene { $n }
picture-gives = Kette bringt
picture-far-left = Weiter links: { $n } Plätze ohne Nachbarkarte
picture-far-right = Weiter rechts: { $n } Plätze ohne Nachbarkarte
picture-far-between = Dazwischen: { $n } Plätze ohne Nachbarkarte
picture-fault = Ein Riss im Fels: Hier sind leere Spalten ausgelassen
picture-collapsed = Eingestürzt: Die nächste Aktivierung wirft nur den Einsturz ab
picture-active = In dieser Runde schon aktiviert
picture-setup = Starthände
picture-hand = Hand
picture-progress = Entwicklung
picture-kind-immediate = sofort
picture-kind-feature = andauernd
picture-kind-end = Rundenende

## Gründe, so kurz wie möglich

picture-why-needs_coins = { $have } von { $need } Münzen
picture-why-no_place_for_level = noch kein Platz
picture-why-machines_full = { $most } Maschinen
picture-why-not_on_itself = nur andere Karten
picture-why-already_activated = schon aktiviert
picture-why-wrong_level = nicht Ebene { $level }
picture-why-not_a_neighbour = nicht benachbart
picture-why-already_collapsed = eingestürzt
picture-why-no_collapse_there = kein Einsturz
picture-why-level4_not_drawn = nicht ziehbar
picture-why-deck_empty = leer
picture-why-deck_tried = durchsucht
picture-why-same_board = gerade erreicht

## was die Symbole bedeuten

picture-sign-coin = Münzen
picture-sign-vp = Siegpunkte
picture-sign-card = eine Karte
picture-sign-draw = Karten ziehen
picture-sign-discard = Karten abwerfen
picture-sign-machine = Maschine; im Rahmen: auf dieser Karte
picture-sign-collapse = Einsturz: Die nächste Aktivierung wirft nur ihn ab
picture-sign-cart-full = vollständige Lore: 1 SP
picture-sign-cart-marker = Lorenplättchen: vervollständigt eine halbe Lore
picture-sign-advance = auf den Entwicklungsplänen vorrücken
picture-sign-activate = eine Karte aktivieren
picture-sign-surface = der Stolleneingang
picture-sign-f-any = beliebige oder verschiedene Völker
