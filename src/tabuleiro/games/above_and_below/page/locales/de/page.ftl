# Die Tischseite von Above and Below: was um das Bild herum steht. Glossar: effects.ftl des Spiels.

ab-tab-own = Dorf
ab-tab-story = Geschichte
ab-where = Runde { $round } von { $rounds }
ab-where-over = Spiel zu Ende

## Auslage und neue Leute

ab-offers = Auslage
ab-houses = Häuser
ab-outposts = Außenposten
ab-keys = Schlüsselhäuser
ab-stars = Sternhäuser
ab-special = Besondere
ab-keys-count =
    { $n ->
        [1] 1 Schlüsselhaus
       *[other] { $n } Schlüsselhäuser
    }
ab-stars-count =
    { $n ->
        [1] 1 Sternhaus
       *[other] { $n } Sternhäuser
    }
ab-deck-left = noch im Stapel
ab-none-left = Keine mehr da
ab-offer-said = { $name }, kostet { $cost }. { $does }
ab-hire = Neue Leute
ab-hire-deck =
    { $n ->
        [0] Es kommt niemand mehr.
        [1] Eine Person kommt noch.
       *[other] { $n } Personen kommen noch.
    }
ab-hire-said =
    { $cost ->
        [1] Für 1 Münze: { $who }
       *[other] Für { $cost } Münzen: { $who }
    }
ab-hire-gap = Hier wartet niemand, bis die Runde endet.
ab-villager-said = { $name }. { $does }

## Ansehen

ab-reputation = Ansehen
ab-rep-way = oben → tief unten
ab-rep-space =
    { $points ->
        [0] Ansehen { $value }: keine SP am Ende
       *[other] Ansehen { $value }: { $points } SP am Ende
    }

## Aktionen

ab-act-explore = Erkunden
ab-act-build = Bauen
ab-act-harvest = Ernten
ab-act-train = Ausbilden
ab-act-labor = Arbeiten
ab-act-pass = Passen
ab-brings-explore = { $ready } bereit
ab-brings-build =
    { $n ->
        [1] 1 möglich
       *[other] { $n } möglich
    }
ab-brings-train =
    { $n ->
        [1] 1 möglich
       *[other] { $n } möglich
    }
ab-brings-labor = pro Kopf
ab-brings-pass = für diese Runde
ab-do-build = „{ $building }“ bauen
ab-do-train = { $villager } ausbilden
ab-do-pass = Für diese Runde passen
ab-do-go = Zu { $n } aufbrechen
ab-do-enough =
    { $n ->
        [1] 1 Bett frei lassen
       *[other] { $n } Betten frei lassen
    }
ab-now-build = Wähle ein Gebäude: { $n } möglich.
ab-now-train = Wähle eine Person: { $n } möglich.
ab-still-ready =
    { $n ->
        [1] 1 Person ist noch bereit.
       *[other] { $n } Personen sind noch bereit.
    }
ab-begin-tired = bei so vielen Dörfern beginnen { $n } erschöpft
ab-take-back = { $name } geht mit. Klick nimmt das zurück.
ab-none-build = Davon kannst du gerade nichts bauen.
ab-none-train = Davon kannst du gerade niemanden ausbilden.
ab-bar-nobody-ready = niemand bereit
ab-bar-needs-two-to-explore = zwei nötig
ab-bar-no-cave-left = keine Höhle mehr
ab-bar-nothing-to-harvest = nichts reif
ab-bar-no-hammer-ready = kein Hammer bereit
ab-bar-no-quill-ready = keine Feder bereit
ab-bar-needs-coins = zu wenig Münzen
ab-why-needs-coins =
    { $missing ->
        [1] 1 fehlt
       *[other] { $missing } fehlen
    }
ab-why-gift-too-dear = zu teuer
ab-why-no-empty-cave = keine Höhle

## das Dorf

ab-village =
    Dein Dorf: { $houses ->
        [1] 1 Haus
       *[other] { $houses } Häuser
    } oben, { $caves ->
        [0] noch keine Höhle
        [1] 1 Höhle
       *[other] { $caves } Höhlen
    } unten
ab-village-of =
    Das Dorf von { $name }: { $houses ->
        [1] 1 Haus
       *[other] { $houses } Häuser
    } oben, { $caves ->
        [0] noch keine Höhle
        [1] 1 Höhle
       *[other] { $caves } Höhlen
    } unten
ab-open-village = Das Dorf von { $name } ansehen
ab-others = Die anderen Dörfer
ab-villagers = Deine Leute
ab-area-ready = Bereit
ab-area-exhausted = Erschöpft
ab-area-injured = Verletzt
ab-area-sent = Unterwegs
ab-beds =
    { $n ->
        [0] kein Bett
        [1] 1 Bett
       *[other] { $n } Betten
    }

## Waren

ab-goods = Warenleiste
ab-coins = Münzen
ab-track-said =
    { $n ->
        [0] Feld { $space }, leer: { $points } SP je Ware, Einkommen { $income }.
       *[other] Feld { $space }: { $things }, je { $points } SP, Einkommen { $income }.
    }
ab-sale-own = Du bietest { $ware } zum Verkauf an
ab-sale-none = Du bietest nichts zum Verkauf an
ab-sale-other = { $name } bietet { $ware } zum Verkauf an

## das Buch

ab-encounter = Begegnung
ab-cave-card = Höhle { $card }
ab-die-shows = der Würfel zeigt { $n }
ab-page = Abschnitt { $n }
ab-hidden = Belohnung verdeckt
ab-read-aloud = vorlesen
ab-explorers = Wer unterwegs ist
ab-explorers-of = Unterwegs für { $name }
ab-roll-each =
    je ein Würfel · { $rerolls ->
        [0] kein Neuwurf
        [1] 1 Neuwurf
       *[other] { $rerolls } Neuwürfe
    }
ab-lanterns-now =
    { $n ->
        [1] 1 Laterne
       *[other] { $n } Laternen
    }{ $bonus ->
        [0] {""}
       *[other] , davon { $bonus } durch den Bonus
    }{ $rerolls ->
        [0] {""}
        [1] {" "}· noch 1 Neuwurf
       *[other] {" "}· noch { $rerolls } Neuwürfe
    }
ab-die-lanterns =
    Eine { $die }: { $n ->
        [1] 1 Laterne
       *[other] { $n } Laternen
    }
ab-staked = eingesetzt
ab-no-dice = ohne Laternen
ab-costs = kostet { $n }
ab-stake-item = du setzt etwas aus deinem Vorrat ein
ab-stake-villager = du setzt jemanden ein, der mitgeht
ab-odds-said = Erreicht { $n } in { $percent } von 100 Fällen.
ab-odds-hurt = Mit { $hurt } Verletzten: erreicht { $n } in { $percent } von 100 Fällen.
ab-if-hurt = Wenn sich jemand für eine weitere Laterne verletzt
ab-pay-if = nur zu zahlen, wenn es gelingt
ab-if-failed = Wenn es misslingt: keine Belohnung, keine Höhle, vielleicht ein Verlust.
ab-gamble-risk =
    { $left ->
        [1] Der nächste Wurf verliert in { $percent } von 100 Fällen alles: eine Seite, die schon liegt. Höchstens noch 1 Wurf.
       *[other] Der nächste Wurf verliert in { $percent } von 100 Fällen alles: eine Seite, die schon liegt. Höchstens noch { $left } Würfe.
    }
ab-pick-first = Wähle eine Möglichkeit
ab-picked = Gewählt: { $letter }.
ab-roll-for = Würfeln für { $letter }
ab-do = { $letter } tun

## wer geht

ab-expedition = Wer erkunden geht
ab-party = Wer steigt hinab?
ab-party-of = { $name } steigt hinab
ab-six = Wohin der Würfel führen kann
ab-party-help = Nenne zwei oder mehr. Ein Würfel bestimmt den Abschnitt, dann würfeln alle um Laternen.
ab-party-size =
    { $n ->
        [1] 1 genannt
       *[other] { $n } genannt
    }
ab-reach = Wie weit sie kommen
ab-reach-note = bevor sich jemand verletzt

## wie es ausging

ab-lit =
    { $n ->
        [1] 1 Laterne
       *[other] { $n } Laternen
    }; nötig { $need }
ab-rep-now = jetzt bei { $n }
ab-won-nothing = Sonst hat nichts den Besitzer gewechselt.

## Handel

ab-trade-buy = { $ware } von { $seller } kaufen
ab-trade-sell = { $ware } an { $buyer } verkaufen
ab-trade-watch = { $buyer } möchte von { $seller } { $ware } kaufen
ab-trade-label = Handel
ab-trade-buyer = kauft
ab-trade-seller = verkauft
ab-trade-offered =
    { $n ->
        [1] { $name } bietet 1 Münze.
       *[other] { $name } bietet { $n } Münzen.
    }
ab-trade-asked =
    { $n ->
        [1] { $name } verlangt 1 Münze.
       *[other] { $name } verlangt { $n } Münzen.
    }
ab-trade-coins =
    { $n ->
        [1] { $name } hat 1 Münze.
       *[other] { $name } hat { $n } Münzen.
    }
ab-trade-help = Mindestens drei Münzen. Wer verkauft, darf ohne Grund ablehnen oder einmal einen höheren Preis nennen.
ab-offer-price = Dein Gebot
ab-ask-more = Oder verlange mehr
ab-favour = Ansehen gegen Münzen, eins zu eins

## das Ende der Runde

ab-night = Das Ende der Runde
ab-round-end = Nach Runde { $round }
ab-step-cider = Ein Most auf sein Feld.
ab-step-row = Die Reihe rückt nach links, neue Leute kommen.
ab-step-rest = Tränke, Most, dann Betten: je ein Schritt.
ab-step-store = Waren auf die Leiste, kurz vor dem Einkommen.
ab-step-income = Einkommen von Leiste und Karten, dann Tränke.
ab-step-refill = Leere Karten mit Nachfüllsymbol bekommen eine Ware.
ab-step-first = Die Startkarte wandert nach links.
ab-rest-now =
    { $beds ->
        [0] Kein Bett ist frei.
        [1] 1 Bett ist frei. Wähle unter dem Dorf, wer es bekommt.
       *[other] { $beds } Betten sind frei. Wähle unter dem Dorf, wer sie bekommt.
    }
ab-store-now = Dein Einkommen wird { $income } sein. Eine neue Warenart auf der Leiste erhöht es.
ab-end-waits = Du bist fertig; die anderen ruhen sich noch aus.

## Tafeln, Ergebnis, genauer Blick

ab-stat-vp = Siegpunkte, wenn jetzt Schluss wäre
ab-stat-coin = Münzen
ab-stat-house = Häuser
ab-stat-cave = Höhlen
ab-stat-villager = Leute
ab-stat-reputation = Ansehen
ab-result-rank = Rang
ab-result-seat = Name
ab-result-total = SP
ab-result-winner = { $names } gewinnt.
ab-result-shared = { $names } teilen sich den Sieg.
ab-result-coins = { $a } und { $b } haben je { $n } SP; { $more } Münzen gegen { $less } entscheiden.
ab-result-buildings = { $a } und { $b } haben je { $n } SP und gleich viele Münzen; { $more } Gebäude gegen { $less } entscheiden.
ab-result-equal = { $a } und { $b } sind in allem gleich: je { $n } SP.
ab-zoom-facts = { $kind }, kostet { $cost }

## ohne Bild

ab-words-seat = { $points } SP, wenn jetzt Schluss wäre, { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    }, Ansehen { $reputation }, Einkommen { $income }, { $beds ->
        [1] 1 Bett
       *[other] { $beds } Betten
    }.
ab-words-supply = Im Vorrat: { $things }.
ab-words-sale = Bietet { $ware } zum Verkauf an.
ab-words-track = Auf der Leiste, von links: { $things }.
ab-words-area = { $area }: { $names }.
ab-words-building =
    { $goods ->
        [0] { $name }: { $does }
        [1] { $name }: { $does } 1 Ware liegt dort.
       *[other] { $name }: { $does } { $goods } Waren liegen dort.
    }
ab-words-caves =
    { $n ->
        [1] 1 Höhle mit Platz für einen Außenposten.
       *[other] { $n } Höhlen mit Platz für einen Außenposten.
    }

## Vorlesen

