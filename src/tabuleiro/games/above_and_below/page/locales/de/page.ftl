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
ab-rep-places =
    { $more ->
        [0] am Ende vorn: { $first } SP
       *[other] vorn: { $first } SP, dann { $others }
    }
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
ab-do-labor = { $villager } arbeiten lassen
ab-do-harvest = { $villager } ernten lassen
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
ab-is-ready = bereit
ab-is-exhausted = erschöpft
ab-is-injured = verletzt
ab-is-sent = unterwegs
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
ab-read-aloud = vorlesen
ab-read-stop = aufhören zu lesen
ab-read-large = in großer Schrift, zum Vorlesen
ab-region-wellfoot = Brunnenfuß
ab-region-lake-lull = Stillsee
ab-region-capwood = Hutwald
ab-region-lantern-row = Laternengasse
ab-region-paper-vaults = Papiergewölbe
ab-region-upside-orchard = Kopfübergarten
ab-region-old-diggings = Alte Stollen
ab-region-kiln-terraces = Ofenterrassen
ab-region-yawn = Der Gähnschlund
ab-region-humming-halls = Summende Hallen
ab-region-hush = Das Pst
ab-region-winding-house = Aufziehhaus
ab-region-simmer = Bad Brodel
ab-region-rib-road = Rippenweg
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
ab-short-met = { $met } erreicht; noch { $missing } bis { $need }.
ab-short = { $n } von { $need } Laternen: { $missing } zu wenig.
ab-staked = eingesetzt
ab-no-dice = ohne Laternen
ab-with-hurt = mit { $n }
ab-short-of = { $n } zu wenig
ab-lit-hurt =
    { $n ->
        [1] 1 davon durch eine Verletzung: { $names }
       *[other] { $n } davon durch Verletzungen: { $names }
    }
ab-costs = kostet { $n }
ab-stake-item = du setzt etwas aus deinem Vorrat ein
ab-stake-villager = du setzt jemanden ein, der mitgeht
ab-odds-said = Erreicht { $n } in { $percent } von 100 Fällen.
ab-odds-hurt = Mit { $hurt } Verletzten: erreicht { $n } in { $percent } von 100 Fällen.
ab-if-hurt = Wenn sich jemand für eine weitere Laterne verletzt
ab-pay-if = nur zu zahlen, wenn es gelingt
ab-if-failed = Was es bringt, bleibt bis dahin verdeckt. Wenn es misslingt: keine Belohnung, keine Höhle, vielleicht ein Verlust.
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
ab-rep-place = für den Platz im Ansehen
ab-for-building = für das Gebäude
ab-for-card = für seine Karte
ab-for-goods = für Waren
ab-for-reputation = für Ansehen
ab-for-named = durch { $name }
ab-won-nothing = Sonst hat nichts den Besitzer gewechselt.

## Handel

ab-trade-buy = { $ware } von { $seller } kaufen
ab-trade-sell = { $ware } an { $buyer } verkaufen
ab-trade-watch = { $buyer } möchte von { $seller } { $ware } kaufen
ab-trade-label = Handel
ab-trade-buyer = { $you ->
    [1] kaufst
   *[0] kauft
}
ab-trade-seller = { $you ->
    [1] verkaufst
   *[0] verkauft
}
ab-trade-offered =
    { $name } { $you ->
        [1] bietest
       *[0] bietet
    } { $n ->
        [1] 1 Münze
       *[other] { $n } Münzen
    }.
ab-trade-asked =
    { $name } { $you ->
        [1] verlangst
       *[0] verlangt
    } { $n ->
        [1] 1 Münze
       *[other] { $n } Münzen
    }.
ab-trade-coins =
    { $name } { $you ->
        [1] hast
       *[0] hat
    } { $n ->
        [1] 1 Münze
       *[other] { $n } Münzen
    }.
ab-trade-help = Mindestens drei Münzen. Wer verkauft, darf ohne Grund ablehnen oder einmal einen höheren Preis nennen.
ab-offer-price = Dein Gebot
ab-ask-more = Oder verlange mehr
ab-favour = Ansehen gegen Münzen, eins zu eins

## das Ende der Runde

ab-night = Das Ende der Runde
ab-round-end = Die Nacht vor Runde { $round }
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
        [1] 1 Bett ist frei. Wähle, wer es bekommt.
       *[other] { $beds } Betten sind frei. Wähle, wer sie bekommt.
    }
ab-store-now = Dein Einkommen wird { $income } sein.
ab-store-first = Die erste Warenart auf der Leiste ändert daran nichts; jede weitere erhöht es.
ab-store-more = Eine neue Warenart auf der Leiste erhöht es auf { $then }.
ab-end-waits = Du bist fertig; die anderen ruhen sich noch aus.

## Tafeln, Ergebnis, genauer Blick

ab-stat-vp = Siegpunkte, wenn jetzt Schluss wäre
ab-stat-coin = Münzen
ab-stat-house = Häuser
ab-stat-outpost = Außenposten
ab-stat-cave = Höhlen mit Platz für einen Außenposten
ab-stat-villager = Leute
ab-stat-ready = davon bereit
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

## was ein Zug ungenutzt lässt

ab-wasted-pass =
    { $n ->
        [1] Eine Person ist noch bereit. Arbeiten brächte mindestens 1 Münze.
       *[other] { $n } Leute sind noch bereit. Arbeiten brächte mindestens { $n } Münzen.
    }
ab-wasted-beds =
    { $n ->
        [1] Ein Bett ist noch frei, und jemand ist müde.
       *[other] { $n } Betten sind noch frei, und es gibt müde Leute.
    }

## das Album

ab-album-met =
    { $n ->
        [0] Noch keine der { $all } Geschichten erlebt
        [1] 1 von { $all } Geschichten erlebt
       *[other] { $n } von { $all } Geschichten erlebt
    }
ab-album-places = Gesehene Orte
ab-album-unread = Abschnitt { $n }, noch nicht erlebt
ab-album-won =
    Geschafft: { $n ->
        [1] 1 Laterne
       *[other] { $n } Laternen
    } nötig.
ab-album-done = Getan, ohne Würfel.
ab-album-failed = Misslungen.
ab-album-on = Die Geschichte ging weiter:
ab-album-untried = Noch nicht versucht.
ab-album-before = Geschichte davor
ab-album-after = Nächste Geschichte
ab-album-back = Das ganze Album
