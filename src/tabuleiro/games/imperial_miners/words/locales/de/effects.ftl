# Effekte der Karten, Ereignisse und Felder, Teil für Teil aus den Daten gebildet.
#
# Glossar: Münze (coin) · SP, Siegpunkt (VP) · Maschine (machine) · Einsturz (collapse) · vollständige Lore (cart) ·
# Lorenplättchen (cart marker) · halbe Lore (half cart) · Mine · Ebene (level) · Reihe (row) · benachbart (adjacent) ·
# Volk (faction) · Stapel (deck) · Ablagestapel (discard pile) · Hand · Entwicklungsplan (progress board) ·
# Fortschrittsplättchen (marker) · Feld (space) · vorrücken (advance; im Regelheft auch "entwickeln") ·
# Stolleneingang (Surface) · Kettenreaktion (chain reaction) · aktivieren (activate)
#
# { $n } ist eine Zahl, { $per } eine der Wendungen unten mit einem Leerzeichen davor, oder nichts.
# "je" steht mit dem Akkusativ.

## Anzahlen (Akkusativ)

n-coins =
    { $n ->
        [1] 1 Münze
       *[other] { $n } Münzen
    }
n-cards =
    { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }
n-machines =
    { $n ->
        [1] 1 Maschine
       *[other] { $n } Maschinen
    }
n-collapses =
    { $n ->
        [1] 1 Einsturz
       *[other] { $n } Einstürze
    }
n-carts =
    { $n ->
        [1] 1 vollständige Lore
       *[other] { $n } vollständige Loren
    }
n-markers = { $n } Lorenplättchen
n-spaces =
    { $n ->
        [1] 1 Feld
       *[other] { $n } Felder
    }
n-different =
    { $n ->
        [1] 1 Volk
       *[other] { $n } unterschiedliche Völker
    }
n-adjacent =
    { $n ->
        [1] 1 benachbarte Karte
       *[other] { $n } benachbarte Karten
    }
n-level1 =
    { $n ->
        [1] 1 Ebene-1-Karte
       *[other] { $n } Ebene-1-Karten
    }
n-level2 =
    { $n ->
        [1] 1 Ebene-2-Karte
       *[other] { $n } Ebene-2-Karten
    }
n-level3 =
    { $n ->
        [1] 1 Ebene-3-Karte
       *[other] { $n } Ebene-3-Karten
    }
n-level4 =
    { $n ->
        [1] 1 Ebene-4-Karte
       *[other] { $n } Ebene-4-Karten
    }
n-scots =
    { $n ->
        [1] 1 Schotten-Karte
       *[other] { $n } Schotten-Karten
    }
n-atlanteans =
    { $n ->
        [1] 1 Atlanter-Karte
       *[other] { $n } Atlanter-Karten
    }
n-egyptians =
    { $n ->
        [1] 1 Ägypter-Karte
       *[other] { $n } Ägypter-Karten
    }
n-japanese =
    { $n ->
        [1] 1 Japaner-Karte
       *[other] { $n } Japaner-Karten
    }
n-barbarians =
    { $n ->
        [1] 1 Barbaren-Karte
       *[other] { $n } Barbaren-Karten
    }
n-romans =
    { $n ->
        [1] 1 Römer-Karte
       *[other] { $n } Römer-Karten
    }

## je Anzahl; n: für je so viele, abgerundet

per-machine_here =
    { $n ->
        [1] je Maschine auf dieser Karte
       *[other] je { $n } Maschinen auf dieser Karte
    }
per-machine =
    { $n ->
        [1] je Maschine in deiner Mine
       *[other] je { $n } Maschinen in deiner Mine
    }
per-collapse =
    { $n ->
        [1] je Einsturz in deiner Mine
       *[other] je { $n } Einstürze in deiner Mine
    }
per-cart =
    { $n ->
        [1] je vollständige Lore in deiner Mine
       *[other] je { $n } vollständige Loren in deiner Mine
    }
per-cart_here =
    { $n ->
        [1] je vollständige Lore an dieser Karte
       *[other] je { $n } vollständige Loren an dieser Karte
    }
per-neighbour =
    { $n ->
        [1] je benachbarte Karte
       *[other] je { $n } benachbarte Karten
    }
per-below =
    { $n ->
        [1] je Karte direkt unter dieser
       *[other] je { $n } Karten direkt unter dieser
    }
per-row =
    { $n ->
        [1] je Karte in dieser Reihe
       *[other] je { $n } Karten in dieser Reihe
    }
per-level2 =
    { $n ->
        [1] je Ebene-2-Karte in deiner Mine
       *[other] je { $n } Ebene-2-Karten in deiner Mine
    }
per-level3 =
    { $n ->
        [1] je Ebene-3-Karte in deiner Mine
       *[other] je { $n } Ebene-3-Karten in deiner Mine
    }
per-different =
    { $n ->
        [1] je Volk in deiner Mine
       *[other] je { $n } verschiedene Völker in deiner Mine
    }
per-space =
    { $n ->
        [1] je Feld, das dein Fortschrittsplättchen über dem Start liegt
       *[other] je { $n } Felder, die dein Fortschrittsplättchen über dem Start liegt
    }
per-coins =
    { $n ->
        [1] je Münze in deinem Besitz
       *[other] je { $n } Münzen in deinem Besitz
    }
per-cleared =
    { $n ->
        [1] je Einsturz, den du so abgeworfen hast
       *[other] je { $n } Einstürze, die du so abgeworfen hast
    }
per-scots =
    { $n ->
        [1] je Schotten-Karte in deiner Mine
       *[other] je { $n } Schotten-Karten in deiner Mine
    }
per-atlanteans =
    { $n ->
        [1] je Atlanter-Karte in deiner Mine
       *[other] je { $n } Atlanter-Karten in deiner Mine
    }
per-egyptians =
    { $n ->
        [1] je Ägypter-Karte in deiner Mine
       *[other] je { $n } Ägypter-Karten in deiner Mine
    }
per-japanese =
    { $n ->
        [1] je Japaner-Karte in deiner Mine
       *[other] je { $n } Japaner-Karten in deiner Mine
    }
per-barbarians =
    { $n ->
        [1] je Barbaren-Karte in deiner Mine
       *[other] je { $n } Barbaren-Karten in deiner Mine
    }
per-romans =
    { $n ->
        [1] je Römer-Karte in deiner Mine
       *[other] je { $n } Römer-Karten in deiner Mine
    }
at-most = { $per } (höchstens { $most })

## Bedingungen

if-two_above = wenn zwei Karten von oben an diese angrenzen
if-between = wenn links und rechts je eine Karte an diese angrenzt
if-edge = wenn dies die Karte ganz links oder ganz rechts in ihrer Reihe ist
if-advanced = wenn du in dieser Runde vorgerückt bist
least-machine_here =
    { $n ->
        [1] wenn auf dieser Karte mindestens 1 Maschine liegt
       *[other] wenn auf dieser Karte mindestens { $n } Maschinen liegen
    }
least-machine = wenn du mindestens { n-machines } in deiner Mine hast
least-collapse = wenn du mindestens { n-collapses } in deiner Mine hast
least-cart = wenn du mindestens { n-carts } in deiner Mine hast
least-cart_here = wenn du an dieser Karte mindestens { n-carts } hast
least-neighbour = wenn diese Karte mindestens { n-adjacent } hat
least-below = wenn diese Karte mindestens { n-cards } direkt unter sich hat
least-row = wenn diese Reihe mindestens { n-cards } hat
least-level2 = wenn du mindestens { n-level2 } in deiner Mine hast
least-level3 = wenn du mindestens { n-level3 } in deiner Mine hast
least-different = wenn du mindestens { n-different } in deiner Mine hast
least-space = wenn dein Fortschrittsplättchen auf Feld { $n } oder höher liegt
least-coins = wenn du mindestens { n-coins } hast
least-cleared = wenn du so mindestens { n-collapses } abgeworfen hast
least-scots = wenn du mindestens { n-scots } in deiner Mine hast
least-atlanteans = wenn du mindestens { n-atlanteans } in deiner Mine hast
least-egyptians = wenn du mindestens { n-egyptians } in deiner Mine hast
least-japanese = wenn du mindestens { n-japanese } in deiner Mine hast
least-barbarians = wenn du mindestens { n-barbarians } in deiner Mine hast
least-romans = wenn du mindestens { n-romans } in deiner Mine hast
when = { $do }, { $if }

## Teile; Münzen und SP, die aufeinander folgen, teilen sich ein "erhalte"

gain = erhalte { $list }
gain-coin = { n-coins }{ $per }
gain-vp = { $n } SP{ $per }
part-draw = ziehe { n-cards }{ $per }
part-find-any =
    { $many ->
        [no] ziehe 1 Karte eines Volkes deiner Wahl
       *[other] ziehe { n-cards }{ $per }, jeweils eines Volkes deiner Wahl
    }
part-find-scots = ziehe { n-scots }{ $per }
part-find-atlanteans = ziehe { n-atlanteans }{ $per }
part-find-egyptians = ziehe { n-egyptians }{ $per }
part-find-japanese = ziehe { n-japanese }{ $per }
part-find-barbarians = ziehe { n-barbarians }{ $per }
part-find-romans = ziehe { n-romans }{ $per }
part-level4 = nimm { n-level4 }{ $per } auf die Hand
part-advance = rücke { n-spaces }{ $per } vor
part-machine-self = lege { n-machines }{ $per } auf diese Karte
part-machine-other =
    { $many ->
        [no] lege { n-machines } auf eine andere Karte
       *[other] lege { n-machines }{ $per } auf andere Karten
    }
part-machine-any =
    { $many ->
        [no] lege { n-machines } auf eine beliebige Karte
       *[other] lege { n-machines }{ $per } auf beliebige Karten
    }
part-collapse-self = lege 1 Einsturz auf diese Karte
part-collapse-above =
    { $many ->
        [no] lege 1 Einsturz auf eine Karte ohne Einsturz direkt darüber
       *[other] lege 1 Einsturz{ $per } auf Karten ohne Einsturz direkt darüber
    }
part-collapse-all = lege je 1 Einsturz auf alle anderen Karten deiner Mine
part-clear = wirf { n-collapses }{ $per } aus deiner Mine ab
part-clear-all = wirf alle Einstürze aus deiner Mine ab
part-cart-anywhere = platziere { n-markers }{ $per }
part-cart-here =
    { $many ->
        [no] platziere { n-markers } an einer Kante dieser Karte
       *[other] platziere { n-markers }{ $per } an Kanten dieser Karte
    }
part-activate-level1 = aktiviere { n-level1 }{ $per }
part-activate-level2 = aktiviere { n-level2 }{ $per }
part-activate-level3 = aktiviere { n-level3 }{ $per }
part-activate-neighbour = aktiviere { n-adjacent }{ $per }
part-activate-any =
    { $n ->
        [1] aktiviere 1 beliebige Karte{ $per }
       *[other] aktiviere { $n } beliebige Karten{ $per }
    }
part-discount = zahle { n-coins }{ $per } weniger für deine nächste Karte mit Kosten
part-sell = verkaufe bis zu { $n ->
        [1] 1 Handkarte
       *[other] { $n } Handkarten
    }{ $per } für je { $price ->
        [1] 1 Münze
       *[other] { $price } Münzen
    }
part-feature-cost_less = deine Karte kostet in dieser Runde { n-coins } weniger
part-feature-cart_pays = erhalte { n-coins } für jede Lore, die du in dieser Runde vervollständigst
part-feature-surface_twice = nutze in dieser Runde den Stolleneingang zweimal (auch zweimal denselben Effekt)
part-feature-advance_plus = dein erstes Vorrücken in dieser Runde geht { n-spaces } weiter

## wie Teile einen Satz bilden; start ist do mit großem Anfangsbuchstaben

list-plus = { $a }, dazu { $b }
sentence = { $start }.
paid = Zahle { n-coins }: { $start }.
paid-less = Zahle { n-coins } (1 weniger je Schotten-Karte in deiner Mine): { $start }.
paid-now =
    { $n ->
        [0] Kostenlos (statt { $printed }): { $start }.
       *[other] Zahle { n-coins } (statt { $printed }): { $start }.
    }

## Karten, Ereignisse, Felder

cost-less = Kostet { n-coins } weniger { $per }.
kind-immediate = Sofort.
kind-feature = Andauernd.
kind-end = Rundenende.
kind-immediate-choose = Sofort: Wähle eines.
kind-end-choose = Rundenende: Wähle eines.
space-start = Start: kein Effekt.
space-empty = Kein Effekt.
space-top = Oberstes Feld: { $do }
