# Was das Terminal um Above and Below herum sagt; die Worte des Spiels stehen in games/above_and_below/locales.

ab-status = Runde { $round } von { $rounds }, begonnen von { $name }
ab-caves =
    { $n ->
        [0] Es gibt keine Höhlenkarte mehr
        [1] Höhlenkarte { $cave }: Abschnitte { $pages } (die letzte)
       *[other] Höhlenkarte { $cave }: Abschnitte { $pages } (noch { $n })
    }
ab-caves-cider = { $caves }; ein Most steht bereit
ab-column-id = Kürzel
ab-column-building = Gebäude
ab-column-villager = Neue Leute
ab-column-reputation = Ans.
ab-column-income = Eink.
ab-column-beds = Betten
ab-column-people = Leute
ab-column-sale = Verkauf
ab-n-ready = { $n } bereit
ab-n-exhausted = { $n } erschöpft
ab-n-injured = { $n } verletzt
ab-n-sent = { $n } unterwegs
ab-passed = (gepasst)
ab-village-of = Dorf von { $name }
ab-above = Oben
ab-below = Unten
ab-ready = Bereit
ab-exhausted = Erschöpft
ab-injured = Verletzt
ab-sent = Unterwegs
ab-supply = Vorrat
ab-track = Leiste
ab-empty-caves =
    { $n ->
        [1] 1 leere Höhle
       *[other] { $n } leere Höhlen
    }
ab-space = { $things } (je { $vp } SP)
ab-nothing = keine Waren
ab-own-line =
    { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    }; { $people }; { $goods }
ab-paragraph = Abschnitt { $n }: { $title }
ab-explorer = { $name }: { $skills }
ab-explorer-rolled =
    { $lanterns ->
        [1] { $name } hat eine { $die } gewürfelt: 1 Laterne
       *[other] { $name } hat eine { $die } gewürfelt: { $lanterns } Laternen
    }
ab-explorer-injured =
    { $lanterns ->
        [1] { $name } hat eine { $die } gewürfelt: 1 Laterne, und 1 mehr für die Verletzung
       *[other] { $name } hat eine { $die } gewürfelt: { $lanterns } Laternen, und 1 mehr für die Verletzung
    }
ab-lanterns =
    { $bonus ->
        [0] Laternen zusammen: { $n }
       *[other] Laternen zusammen: { $n }, davon { $bonus } durch den Bonus
    }
ab-card =
    { $cost ->
        [0] { $kind }
       *[other] { $kind }, kostet { $cost }
    }
ab-tie-coins = Münzen (bei Gleichstand)
ab-tie-buildings = Gebäude (danach)
ab-legend = Leute: 4+: 2 heißt 2 Laternen, wenn der Würfel 4 oder mehr zeigt. Kürzel wie H13 oder VR05 stehen in Aktionen für Karten: build H13, train VR05.
chance-building = Häuser und Außenposten
chance-villager = neue Leute
chance-cave = Höhlenkarten
