# Was am Tisch gefragt und angeboten wird, und Namen der Völker, Entwicklungspläne und Solo-Titel.
#
# Glossar: siehe effects.ftl. { $cards } ist eine Liste von Kartennamen, { $place } ein Platz in der Mine wie 2.1.
# In Sätzen stehen Kartennamen in „…“, damit sie nicht gebeugt werden müssen.

## Namen

faction-scots = Schotten
faction-atlanteans = Atlanter
faction-egyptians = Ägypter
faction-japanese = Japaner
faction-barbarians = Barbaren
faction-romans = Römer
board-alchemy = Alchemie
board-technology = Technologie
board-diplomacy = Diplomatie
board-side = { $board } ({ $side })
title-digger = Buddler
title-labourer = Minenarbeiter
title-adept = Geschickter Bergmann
title-engineer = Tiefbau-Ingenieur
title-veteran = Architekt
title-king = Bergkönig
a-faction-card =
    { $faction ->
        [scots] einer Schotten-Karte
        [atlanteans] einer Atlanter-Karte
        [egyptians] einer Ägypter-Karte
        [japanese] einer Japaner-Karte
        [barbarians] einer Barbaren-Karte
       *[romans] einer Römer-Karte
    }

## was gefragt wird

prompt-keep = Wähle Karte { $next } von { $most }, die du behältst.
prompt-pick = Wähle die Karte, die du in dieser Runde spielst.
prompt-pick-blind = Du kannst keine Handkarte spielen: Decke die nächste Ebene-1-Karte auf und spiele sie.
prompt-place = Lege „{ $card }“ in deine Mine.
prompt-use = Wähle einen Effekt von „{ $card }“ oder keinen.
prompt-climb = Die Kettenreaktion geht weiter: Wähle eine Karte über „{ $card }“.
prompt-surface = Wähle einen Effekt des Stolleneingangs.
prompt-event = { $event }: Wähle einen Effekt.
prompt-draw = Wähle den Stapel, von dem du eine Karte ziehst.
prompt-find = Nenne das Volk, von dem du eine Karte ziehst.
prompt-search = Wähle den Stapel, in dem du nach { a-faction-card } suchst.
prompt-discard = Du hast { $n } Handkarten, erlaubt sind { $most }: Wirf eine ab.
prompt-sell = Wirf eine Handkarte für { n-coins } ab oder höre auf (noch { $left }).
prompt-machine-any = Wähle die Karte, auf die die Maschine kommt.
prompt-machine-other = Wähle die Karte, auf die die Maschine kommt, außer „{ $card }“.
prompt-collapse = Wähle die Karte über „{ $card }“, auf die der Einsturz kommt.
prompt-clear = Wähle den Einsturz, den du abwirfst.
prompt-cart-any = Wähle die Kante, an die das Lorenplättchen kommt.
prompt-cart-here = Wähle die Kante von „{ $card }“, an die das Lorenplättchen kommt.
prompt-activate-level1 = Wähle eine Ebene-1-Karte, die du aktivierst.
prompt-activate-level2 = Wähle eine Ebene-2-Karte, die du aktivierst.
prompt-activate-level3 = Wähle eine Ebene-3-Karte, die du aktivierst.
prompt-activate-neighbour = Wähle eine Nachbarkarte von „{ $card }“, die du aktivierst.
prompt-activate-any = Wähle eine Karte, die du aktivierst.
prompt-enter = Wähle den Entwicklungsplan, auf dem dein Fortschrittsplättchen beginnt.
prompt-enter-next = Du bist ganz oben: Wähle einen anderen Entwicklungsplan.

## was zur Wahl steht

label-card =
    { $cost ->
        [0] { $card } (Ebene { $level }, kostenlos): { $effects }
       *[other] { $card } (Ebene { $level }, kostet { $cost }): { $effects }
    }
label-card-less = { $card } (Ebene { $level }, kostet { $cost } statt { $printed }): { $effects }
label-blind = Die nächste Ebene-1-Karte, verdeckt
label-place-alone = Auf { $place }, ohne Nachbarkarte
label-place =
    { $carts ->
        [0] Auf { $place }, angrenzend an { $cards }
       *[other] Auf { $place }, angrenzend an { $cards }; vervollständigte Loren: { $carts }
    }
label-use-none = Keinen Effekt nutzen
label-at = { $card } auf { $place }
label-at-active = { $card } auf { $place } (schon aktiviert: kein Effekt)
label-at-collapsed = { $card } auf { $place } (wirft nur ihren Einsturz ab)
label-machine = { $card } auf { $place } (Maschinen: { $n })
label-deck =
    { $n ->
        [0] Stapel der Ebene { $level } (leer: der Ablagestapel wird gemischt)
       *[other] Stapel der Ebene { $level } (noch { $n })
    }
label-sell-none = Keine weitere abwerfen
label-cart = Zwischen { $a } auf { $from } und { $b } auf { $to }
label-enter = { $board }: { $side } (oberstes Feld: { $do })
