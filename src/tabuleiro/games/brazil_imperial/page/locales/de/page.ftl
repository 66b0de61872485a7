# Die Tischseite von Brazil: Imperial: was um die Landkarte herum steht. Glossar: effects.ftl des Spiels.

bi-tab-own = Landkarte
bi-where =
    { $era ->
        [1] Runde { $round } · Epoche I, Erkundung
        [2] Runde { $round } · Epoche II, Segel
       *[3] Runde { $round } · Epoche III, Schiene
    }
bi-where-last = Runde { $round }, die letzte · Epoche III
bi-where-setup = Aufbau
bi-where-over = Spiel zu Ende
bi-clear = Auswahl aufheben
bi-free = gratis
bi-others = Die anderen
bi-open-board = Tafel von { $name }
bi-dutch = die Niederländer

## die Landkarte

bi-map = Landkarte, { $name }, { $n } Felder
bi-terrain-field = Ebene
bi-terrain-forest = Wald
bi-terrain-mine = Goldmine
bi-terrain-water = Wasser
bi-hex = { $at }, { $terrain }.
bi-hex-tile =
    { $what }, gebaut { $dutch ->
        [1] von den Niederländern
       *[0] von { $name }
    }, zählt { $vp }, darauf { $goods }.
bi-hex-tile-bare =
    { $what }, gebaut { $dutch ->
        [1] von den Niederländern
       *[0] von { $name }
    }, zählt { $vp }, leer.
bi-hex-seized =
    { $dutch ->
        [1] Jetzt von den Niederländern besetzt.
       *[0] Jetzt von { $name } besetzt.
    }
bi-hex-palace = Hier steht Palast { $palace }.
bi-hex-capital =
    { $dutch ->
        [1] Hauptstadt der Niederländer.
       *[0] Hauptstadt von { $name }.
    }
bi-hex-site = Hier kann eine Hauptstadt stehen.
bi-hex-unknown = Erkundungsplättchen, verdeckt.
bi-hex-explored = Erkundungsplättchen: { $what }.
bi-hex-peeked = Erkundungsplättchen, das nur du gesehen hast: { $what }.
bi-hex-unit =
    { $unit } { $dutch ->
        [1] der Niederländer
       *[0] von { $name }
    }, Stärke { $strength }.

## zwei Klicks

bi-part-thing =
    { $n ->
        [1] { $name }: ein Ort zur Wahl.
       *[other] { $name }: { $n } Orte zur Wahl.
    }
bi-part-unit =
    { $n ->
        [1] { $unit }: ein Feld in Reichweite.
       *[other] { $unit }: { $n } Felder in Reichweite.
    }
bi-part-hex =
    { $n ->
        [1] { $at }: eine Möglichkeit.
       *[other] { $at }: { $n } Möglichkeiten.
    }
bi-ways = Wohin?
bi-ways-unit = { $unit } auf { $at }
bi-ways-n =
    { $n ->
        [1] ein Feld
       *[other] { $n } Felder
    }
bi-ways-both = { $n } Felder, { $m } Wege
bi-way-move = freie Bewegung
bi-way-march = zusätzlich
bi-way-attack = von hier
bi-way-fight = Kampf { $figures }
bi-way-unseen = verdecktes Plättchen
bi-choose = Zur Wahl
bi-choose-only = Nur das ist möglich
bi-choose-at = Auf { $at }
bi-kept = Behalten hast du bisher: { $names }.
bi-status-unit =
    { $n ->
        [1] { $unit } gewählt: ein Feld in Reichweite.
       *[other] { $unit } gewählt: { $n } Felder in Reichweite.
    }
bi-status-fight = { $unit } gewählt: Auf { $at } käme es zum Kampf.
bi-status-thing =
    { $n ->
        [1] Jetzt der Ort dafür: { $what }. Es gibt einen.
       *[other] Jetzt der Ort dafür: { $what }. Es gibt { $n }.
    }
bi-status-unseen = Auf { $places } ginge das verdeckte Plättchen verloren.
bi-status-final = Gewählt: { $what } auf { $at }.
bi-status-explore = { $unit } gewählt: { $at } wird erkundet.
bi-status-expedition =
    { $cards ->
        [0] { $unit } nach { $at } beginnt eine Expedition: { $have } gegen { $need }. Scheitern kostet nichts.
       *[other] { $unit } nach { $at } beginnt eine Expedition: { $have } (mit Karten { $most }) gegen { $need }. Scheitern kostet nur gespielte Karten.
    }
bi-status-place =
    { $n ->
        [1] Dort gibt es eine Möglichkeit.
       *[other] Dort gibt es { $n } Möglichkeiten.
    }
bi-attack = { $at } angreifen
bi-go = { $at } erkunden
bi-do-attempt = Expedition auf { $at }
bi-do-paint = „{ $what }“ nehmen
bi-do-found = { $what } gründen
bi-do-keep = „{ $what }“ behalten
bi-do-crown = { $what } krönen
bi-do-reveal = „{ $what }“ aufdecken
bi-do-reveal-era = „{ $what }“ aufdecken: Epoche { $era } beginnt
bi-do-reveal-end = „{ $what }“ aufdecken: Diese Runde wird die letzte
bi-do-reveal-yes = Ja, jetzt aufdecken
bi-do-arch =
    { $n ->
        [1] Aufstellen: nur eine Karte ziehen
       *[other] Aufstellen: nur { $n } Karten ziehen
    }
bi-do-make = { $what } herstellen
bi-do-deploy = { $what } aufstellen
bi-do-peek = { $what } ansehen
bi-do-look = { $what } ansehen
bi-do-draw = Auftrag der Epoche { $what } ziehen
bi-do-harbor = { $what } und eine Goldkarte nehmen
bi-do-trade = Tauschen
bi-do-palace = { $what } setzen

## Galerie, Gebäude, Städte

bi-gallery = Galerie
bi-gallery-decks = Noch in den Stapeln: rot, rosa, blau
bi-school-red = Roter Rahmen.
bi-school-pink = Rosa Rahmen.
bi-school-blue = Blauer Rahmen.
bi-buildings = Gebäude
bi-either-face = bringt · kostet
bi-left = noch { $n }
bi-cities = Städte
bi-cities-none = Keine mehr
bi-city-left =
    { $n ->
        [1] Die letzte im Stapel.
       *[other] { $n } im Stapel.
    }

## allein

bi-challenge = Die Herausforderung
bi-challenge-round = Runde { $n } von { $last }
bi-challenge-era = Epoche III
bi-challenge-units = { $n } von { $all } Einheiten auf der Landkarte
bi-challenge-capital = Niederländische Hauptstadt besetzt

## Bezahlen

bi-pay = Zu zahlen
bi-pay-other = { $name } zahlt
bi-pay-sum = { $paid } von { $n } bezahlt
bi-pay-how = Wähle Güter im Vorrat oder auf deinen Plättchen, oder eine Goldkarte.
bi-pay-strict = Wähle Güter im Vorrat oder auf deinen Plättchen.
bi-credit = { $what } von deinem Monarchen, noch nicht benutzt
bi-paid = bezahlt mit { $what }
bi-paid-card = einer Goldkarte
bi-paid-monarch = dem Tausch deines Monarchen
bi-paid-discount = einem Nachlass

## Kämpfe

bi-fore-title = { $unit } nach { $at }
bi-odds = mit deinen Karten Sieg etwa { $percent } %
bi-odds-now = ohne weitere Karte Sieg etwa { $percent } %
bi-fore-nothing = noch nichts
bi-fore-own =
    { $n ->
        [0] keine Karten
        [one] mit { $cards }
       *[other] deine Karten bringen { $cs }: { $cards }
    }
bi-fore-unseen =
    { $n ->
        [0] keine Karten
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
bi-fore-ties = bei Gleichstand hält die Verteidigung
bi-fight-at = Kampf auf { $at }
bi-expedition-at = Expedition auf { $at }
bi-expedition = die Expedition
bi-short = Bisher fehlen { $n }.
bi-short-for-all = Auch mit allen deinen Karten wären es { $most }: Diesmal kann es nicht gelingen.
bi-enough = Das reicht.
bi-stake = Alle Einheiten der unterlegenen Seite im Kampf sind besiegt; sie kommen durch Aufstellen zurück.
bi-stake-tile = Wer gewinnt, hält es: { $what }, mit den Gütern darauf.
bi-stake-failed = Misslingt es, kostet das nur die gespielten Karten: Die Einheiten bleiben, und eine freie Bewegung dort ist der nächste Versuch.
bi-on-tiles = Auf deinen Plättchen
bi-step-attack = Angriff
bi-step-defence = Verteidigung
bi-step-reveal = Karten offen
bi-fight-won =
    { $dutch ->
        [1] Die Niederländer siegen auf { $at }
       *[0] { $name } siegt auf { $at }
    }
bi-cards-down =
    { $n ->
        [1] eine verdeckte Karte
       *[other] { $n } verdeckte Karten
    }

## die eigene Tafel

bi-arches = Sieben Bögen
bi-move-own-city = Zusatzzug: (Haupt-)Stadt
bi-move-forest = Zusatzzug: in einen Wald
bi-move-own-built = Zusatzzug: eigener Bau
bi-move-edge-or-water = Zusatzzug: Rand, Wasser
bi-move-mine = Zusatzzug: zur Goldmine
bi-move-none = Kampf: Abw +2, Ang +1
# In short, while a product looks for its arch.
bi-upgrade-deploy = 2 Einh., 2 K.
bi-upgrade-painting = billiger
bi-upgrade-build = jeder Rohstoff
bi-upgrade-renovate = kostenlos
bi-upgrade-manufacture = −1 Rohstoff
bi-upgrade-harbor = +1 Goldkarte
bi-arch-product = { $name } liegt auf dem Platz.
bi-why-arch-impossible =
    { $arch ->
        [renovate] nichts da
        [trade] nichts da
       *[other] zu teuer
    }
bi-why-action-taken = Aktion getan
bi-why-token-is-there = dein Marker
bi-why-token-there-already = hat einen Marker
bi-why-wrong-shape = andere Form
bi-why-slot-taken = besetzt
bi-why-no-slot = kein Platz
bi-arch-token = Dein Marker liegt hier.
bi-arch-rivals = Hier gerade: { $names }.
bi-arch-under =
    { $era ->
        [1] Darunter liegt der Marker der Epoche I.
       *[2] Darunter liegt der Marker der Epoche II.
    }
bi-kit-units = Einheiten
bi-kit-products = Produkte
bi-kit-palaces = Paläste
bi-unit-reserve = { $unit }, Stärke { $strength }, noch nicht aufgestellt: kostet { $cost }.
bi-unit-map = { $unit }, Stärke { $strength }, auf { $at }.
bi-unit-defeated = { $unit }, Stärke { $strength }, besiegt: kommt kostenlos zurück.
bi-product-made = Hergestellt.
bi-palace-nowhere = { $name } steht nur auf { $places }, und dafür ist kein Platz da.
bi-palace-placed = Steht auf { $at }.
bi-owned =
    Monarch, { $paintings ->
        [1] ein Gemälde
       *[other] { $paintings } Gemälde
    }, { $finds ->
        [1] ein Fund
       *[other] { $finds } Funde
    }
bi-supply = Dein Vorrat
bi-supply-n = { $n } von { $most }
bi-gold-card = Goldkarten
bi-combat-card = Kampfkarten
bi-hand-empty = Keine Karten auf der Hand
bi-instead-fight-on-edge-or-water = oder +{ $n } am Rand oder auf Wasser
bi-instead-own-unit-next-to-fight = oder +{ $n } mit eigener Einheit daneben
bi-instead-fewer-units-than-enemy = oder +{ $n } in Unterzahl
bi-instead-defending-own-tile = oder +{ $n } bei Abwehr auf eigenem Plättchen
bi-instead-defending = oder +{ $n } bei Abwehr
bi-instead-attacking = oder +{ $n } beim Angriff
bi-missions = Aufträge
bi-missions-secret = nur für dich
bi-missions-held =
    { $n ->
        [1] Ein Auftrag auf der Hand
       *[other] { $n } Aufträge auf der Hand
    }
bi-mission-done = { $name }, erfüllt
bi-mission-said = { $name }, Epoche { $era }, zählt { $vp }. { $aims }.
bi-aim = { $have } von { $n }

## was ein Platz hat

bi-stat-laurel = Punkte, wenn jetzt Schluss wäre
bi-stat-cane = Zuckerrohr
bi-stat-coffee = Kaffee
bi-stat-brazilwood = Brasilholz
bi-stat-cotton = Baumwolle
bi-stat-gold = Gold
bi-stat-science = Wissenschaft
bi-stat-gold-card = Goldkarten
bi-stat-combat-card = Kampfkarten

## alle Reiche

bi-realms = Alle Reiche
bi-realms-close = Schließen
bi-realm-arch = Bogen
bi-realm-products = Produkte und was sie verbessern
bi-realm-missions = Erfüllte Aufträge
bi-realm-goods = Waren, auch auf Plättchen
bi-realm-income = Gebäude erzeugen
bi-realm-units = Einheiten auf der Landkarte
bi-realm-tiles = Plättchen im Besitz
bi-realm-cards = Karten auf der Hand
bi-realm-done = Auftrag der Epoche { $era } erfüllt
bi-realm-strength = Stärke { $n }

## aus der Nähe

bi-zoom-crowned = { $name }: { $does }
bi-zoom-field = Ebene
bi-zoom-field-more = Offenes Land. Die meisten Gebäude stehen in der Ebene.
bi-zoom-forest = Wald
bi-zoom-forest-more = Hier entstehen Sägewerke. Die zusätzliche Bewegung des Bogens Gemälde führt in einen Wald.
bi-zoom-mine = Goldmine
bi-zoom-mine-more = Hier entstehen Goldschmelzen. Die zusätzliche Bewegung des Bogens Herstellen führt zu einer Goldmine.
bi-zoom-water = Wasser
bi-zoom-water-more = Hinein und hinaus nur mit der freien Bewegung oder der zum Rand. Hier wird nichts gebaut.
bi-zoom-capital = Hauptstadt
bi-zoom-capital-more = Hier werden Einheiten aufgestellt, daneben beginnt das Bauen. Feindliche Einheiten kommen nicht hinein.
bi-zoom-exploration = Erkundungsplättchen
bi-zoom-exploration-more = Verdeckt. Die erste Einheit auf dem Feld deckt es auf.

## in Worten

bi-words-map = Die Landkarte, Feld für Feld
bi-words-seat =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, wenn jetzt Schluss wäre. Vorrat: { $goods }. Goldkarten: { $gold }. Kampfkarten: { $combat }.
bi-words-nothing = nichts
bi-words-monarch = Monarch: { $name }
bi-words-token = Der Marker liegt auf dem Bogen { $arch }.
bi-words-pieces = Produkte und Paläste
bi-words-upgrades = Verbesserte Bögen: { $arches }.
bi-words-has = Hat: { $things }.
bi-words-gold-cards = Goldkarten: { $cards }
bi-words-combat-cards = Kampfkarten: { $cards }

## das Ende

bi-result-rank = Rang
bi-result-seat = Name
bi-result-total = Punkte
bi-result-winner = { $names } gewinnt
bi-result-shared = { $names } teilen sich den Sieg
bi-result-won = Guararapes gehört dir
bi-result-lost = Die Niederländer haben standgehalten
bi-result-told = Allein werden die Punkte nur genannt: Es zählt die Herausforderung.
bi-result-science = { $a } und { $b } haben je { $n } Punkte; { $a } liegt mit { $more } Wissenschaft auf Plättchen gegen { $less } vorn.
bi-result-equal = { $a } und { $b } haben je { $n } Punkte und gleich viel Wissenschaft: Sie teilen sich den Rang.
bi-source-units = Einheiten
bi-source-products = Produkte
bi-source-paintings = Gemälde
bi-source-missions = Aufträge
bi-source-gold-cards = Goldkarten
bi-source-exploration = Erkundung
bi-source-buildings = Gebäude
bi-source-cities = Städte
bi-source-palaces = Paläste
bi-source-monarch = Monarch
bi-source-abilities = Gemäldewirkung

## Augenblicke: ein aufgedecktes Plättchen, ein Kampf, eine neue Epoche

bi-made-it = Geschafft
bi-not-this-time = Diesmal nicht
bi-attempt-failed =
    { $n ->
        [0] Es hat nichts gekostet: Die Einheiten bleiben, und eine freie Bewegung dort ist der nächste Versuch.
        [1] Die Karte ist weg, die Einheiten bleiben: Eine freie Bewegung dort ist der nächste Versuch.
       *[other] Die Karten sind weg, die Einheiten bleiben: Eine freie Bewegung dort ist der nächste Versuch.
    }
bi-attempt-next = Dein Versuch beginnt sofort: Spiel Kampfkarten oder keine. Scheitern kostet nur die gespielten.
bi-you-won = Du gewinnst den Kampf auf { $at }
bi-you-lost = Du verlierst den Kampf auf { $at }
bi-beaten = Besiegt: { $units }. Sie können wieder aufgestellt werden.
bi-lost-units = Du verlierst { $units }. Du kannst sie kostenlos wieder aufstellen.
bi-taken = Du hältst es jetzt: { $what }, mit den Gütern darauf.
bi-lost-tile = Du hältst es nicht mehr: { $what }, mit den Gütern darauf.
bi-tie = Bei Gleichstand gewinnt die Verteidigung.
bi-before-cards =
    { $who ->
        [none] Stärke { $n } vor den Karten
       *[other] { $who }: Stärke { $n } vor den Karten
    }
bi-era-by = { $name } hat den ersten Auftrag der Epoche { $era } aufgedeckt.
bi-era-by-you = Du hast den ersten Auftrag der Epoche { $era } aufgedeckt.
bi-era-buildings = Jetzt im Bau: { $what }.
bi-era-cities = Städte können gegründet werden, wo dein Monarch steht.
bi-era-missions = Der erste Auftrag der Epoche { $era } bringt alle wieder weiter.
bi-era-missions-last = Der erste Auftrag der Epoche { $era } macht die Runde zur letzten.
bi-era-token-1 = Lege deinen Marker der Epoche I unter einen Bogen: Handelst du dort, darfst du ein verdecktes Plättchen ansehen.
bi-era-token-2 = Lege deinen Marker der Epoche II unter einen Bogen: Handelst du dort, darfst du eine Kampfkarte ziehen.
bi-wasted-move = Du kannst noch ziehen: { $ways }.
bi-wasted-other = anderswohin
bi-wasted-back = zurück
bi-wasted-way = { $unit } könnte nach { $places } gehen
bi-wasted-supply = Dein Vorrat ist voll ({ $n } Güter): Was du holst, müsste gleich wieder weg.
