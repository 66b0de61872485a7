# Die Tischseite von Imperial Miners: was um das Bild herum steht. Glossar: effects.ftl des Spiels.

im-tab-own = Mine
im-where = Runde { $round } von { $rounds }
im-where-setup = Starthände
im-where-over = Spiel zu Ende

## Ereignis und Pläne

im-event = Ereignis
im-event-immediate = Ereignis { $round } von { $rounds } · sofort
im-event-feature = Ereignis { $round } von { $rounds } · andauernd
im-event-end = Ereignis { $round } von { $rounds } · Rundenende
im-or = oder
im-revealed-none = Keine Karte war spielbar: Die nächste der Ebene 1 wird aufgedeckt, kostenlos.
im-before = Vor der ersten Runde
im-before-title = Starthände
im-before-text = Behalte vier deiner acht Karten. Welche, sieht niemand, bis alle gewählt haben.
im-progress = Entwicklung
im-progress-you = du:
im-progress-off = du: noch nicht

## die Hand

im-hand = Deine Hand
im-hand-size = { $n } von { $most } Karten
im-decks = Stapel
im-decks-left = noch in den Stapeln
im-deck =
    { $pile ->
        [0] Stapel der Ebene { $level }: noch { $n }
       *[other] Stapel der Ebene { $level }: noch { $n }, { $pile } abgeworfen
    }
im-tag-best = beste
im-tag-chosen = gewählt
im-tag-kept = behalten
im-tag-locked = festgelegt
im-tag-playing = zu legen
im-tag-spared = brauchst du noch

## Vorschau

im-plan = So könnte es weitergehen
im-plan-from = So könnte es ab „{ $card }“ weitergehen
im-plan-cards =
    { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }
im-plan-total = Summe
im-plan-strip = Kette
im-plan-steps = Schritte
im-plan-note = Ein möglicher Weg. Gestrichelt: ein anderer Weg hinauf.
im-chain = Deine Kette
im-chain-of = Kette von { $name }
im-chains = Wessen Kette
im-chain-step = Karte { $step } von { $steps }
im-chain-next = Kette { $step } von { $steps }, danach: { $card }
im-chain-used = in dieser Runde schon genutzt
im-chain-counted = nichts für { $thing }
im-chain-unmet = Bedingung nicht erfüllt
im-chain-dig_out = räumt nur den Einsturz weg
im-chain-none = kein Effekt genutzt
im-chain-idle-cart = keine halbe Lore mehr da
im-chain-idle-machine = kein Platz für die Maschine
im-chain-idle-clear = kein Einsturz mehr da
im-chain-idle-collapse = keine Karte darüber dafür
im-chain-idle-activate = keine Karte zu aktivieren
im-chain-unpaid = kein Effekt war bezahlbar
im-chain-discount = nächste Karte { $n } billiger

## Minen

im-mine =
    { $n ->
        [0] Deine Mine: noch keine Karte
        [1] Deine Mine: 1 Karte
       *[other] Deine Mine: { $n } Karten auf { $levels ->
            [1] 1 Ebene
           *[other] { $levels } Ebenen
        }
    }
im-mine-of =
    { $n ->
        [0] Mine von { $name }: noch keine Karte
        [1] Mine von { $name }: 1 Karte
       *[other] Mine von { $name }: { $n } Karten
    }
im-others = Andere Minen
im-others-open = daneben öffnen
im-open-mine = Die Mine von { $name } neben deiner öffnen
im-titles = Titel
im-points =
    { $n ->
        [1] 1 Punkt
       *[other] { $n } Punkte
    }

## Tafeln der Mitspielenden

im-stat-vp = Siegpunkte
im-stat-coin = Münzen
im-stat-cart-full = Vollständige Loren
im-stat-machine = Maschinen
im-stat-hand = Handkarten

## von nahem, das Ende

im-zoom-facts =
    { $cost ->
        [0] Ebene { $level }, kostenlos · { $factions }
       *[other] Ebene { $level }, kostet { $cost } · { $factions }
    }
im-no-faction = ohne Volk
im-result-rank = Rang
im-result-seat = Name
im-result-total = Summe
im-result-vp = SP
im-result-carts = Loren
im-result-winner = { $names } gewinnt
im-result-shared = { $names } teilen sich den Sieg
im-result-alone =
    { $n ->
        [1] 1 Punkt: { $title }
       *[other] { $n } Punkte: { $title }
    }
im-result-cards = Karten
im-result-boards = Entwicklung
im-result-events = Ereignisse
im-result-coins = { $a } und { $b } haben beide { $n }: { $a } liegt mit mehr Münzen vorn, { $more } zu { $less }.
im-result-machines = { $a } und { $b } haben gleich viele Punkte und Münzen: { $a } liegt mit mehr Maschinen vorn, { $more } zu { $less }.
im-result-equal = { $a } und { $b } teilen sich den Rang: Punkte, Münzen und Maschinen sind gleich.
im-wasted-hand =
    { $n ->
        [1] Deine Hand ist fast voll: Von den drei gezogenen Karten musst du gleich eine abwerfen.
       *[other] Deine Hand ist fast voll: Von den drei gezogenen Karten musst du gleich { $n } abwerfen.
    }
im-wasted-advance =
    { $n ->
        [1] Dein Plättchen ist fast an der Spitze: Von diesen Feldern verfällt eines.
       *[other] Dein Plättchen ist fast an der Spitze: Von diesen Feldern verfallen { $n }.
    }
im-held-event = Das Ereignis ist ausgeführt.
