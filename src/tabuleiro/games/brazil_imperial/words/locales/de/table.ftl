# Was am Tisch gefragt und angeboten wird.
#
# Glossar: siehe effects.ftl. { $who } ist eine andere Person, { $place } ein Feld mit dem, was dort ist, { $things } eine gezählte Liste.

## Namen

the-dutch = die Niederländer
unit-number = { $unit } { $number }
place-with = { $at } ({ $what })
place-owned = { $what }, { $who }
place-unexplored = unerkundet
place-capital = Hauptstadt
score-units = Einheiten
score-products = Produkte
score-paintings = Gemälde
score-missions = Aufträge
score-gold_cards = Goldkarten
score-exploration = Erkundung
score-buildings = Gebäude
score-cities = Städte
score-palaces = Paläste
score-monarch = Monarch
score-abilities = Fähigkeiten der Gemälde
score-won = Herausforderung
tie-science = Wissenschaft auf der Landkarte

## was gefragt wird

prompt-colour = Welches Reich spielst du?
prompt-mission = Welchen Auftrag der Epoche { $era } behältst du? Der andere kommt unter den Stapel.
prompt-monarch = Wer trägt deine Krone?
prompt-capital = Wo soll deine Hauptstadt liegen?
prompt-action = Du bist dran: Wähle einen Bogen.
prompt-move = Jetzt möglich: { $things }.
prompt-move-none = Es bleibt nichts zu tun: Beende den Zug.
prompt-move-step = Noch ein Schritt mit derselben Einheit?
may-move =
    { $n ->
        [1] eine freie Bewegung (1 Schritt)
       *[other] eine freie Bewegung (bis zu { $n } Schritte)
    }
may-march = eine zusätzliche Bewegung ({ $to })
may-march-own-city = in die Hauptstadt oder Stadt
may-march-forest = in einen Wald
may-march-own-built = auf ein eigenes Gebäude
may-march-edge-or-water = an den Rand oder aufs Wasser
may-march-mine = auf eine Goldmine
may-attack = ein Angriff auf ein Nachbarfeld
may-attempt = eine Expedition
may-peek = ein Blick auf ein verdecktes Plättchen mit dem Marker
may-look = ein Blick auf ein verdecktes Plättchen durch ein Gemälde
may-draw = eine Kampfkarte mit dem Marker
may-reveal = ein Auftrag
may-extra = die Aktion einer Goldkarte
may-isabel = der Palast von Dona Isabel
may-coroados = die Karten der Coroados
prompt-deploy = Welche Einheit kommt auf die Landkarte, und wo?
prompt-painting = Welches Gemälde nimmst du?
prompt-refill = Welche Farbe füllt die Lücke in der Galerie?
prompt-build = Was baust du, und wo?
prompt-build-second = Noch ein Gebäude? Es kostet einen Rohstoff mehr.
prompt-renovate = Welches Gebäude erneuerst du?
prompt-manufacture = Welches Produkt stellst du her?
prompt-manufacture-free = Welches Produkt nimmst du kostenlos?
prompt-slot = Wohin kommt { $product }?
prompt-harbor = Welchen Rohstoff bringt der Hafen?
prompt-trade = Was tauschst du?
prompt-trade-more = Noch ein Tausch?
prompt-pay = Wie bezahlst du { $things }?
prompt-pay-trade = Du gibst noch { $things } her: Welches Gut?
prompt-give = Welche Kampfkarte gibst du her?
prompt-give-several = Du gibst { $n } Kampfkarten: welche zuerst?
prompt-take = { $source }: Welchen Rohstoff nimmst du?
prompt-take-several = { $source }: Welchen Rohstoff nimmst du? ({ $number } von { $of })
take-from-exploration = Deine Entdeckung
take-from-painting = Dein Gemälde
take-from-monarch = Deine Krone
take-from-palace = Dein Palast
take-from-war = Der gewonnene Kampf
take-from-trade = Dein Tausch
prompt-discard-good = In deinen Vorrat passen { $most } Güter: Was legst du zurück?
prompt-discard-gold-card = Du darfst { $most } Goldkarten haben: Welche geht?
prompt-discard-combat-card = Du darfst { $most } Kampfkarten haben: Welche geht?
prompt-draw = Aus welcher Epoche ziehst du einen Auftrag?
prompt-palace = Welchen Palast setzt du, und wohin?
prompt-token =
    { $era ->
        [1] Eine neue Epoche: Unter welchen Bogen kommt dein alter Marker? In Zügen mit diesem Bogen darfst du damit ein verdecktes Plättchen ansehen.
       *[2] Eine neue Epoche: Unter welchen Bogen kommt dein alter Marker? In Zügen mit diesem Bogen darfst du damit eine Kampfkarte ziehen.
    }
prompt-carry = Wer kommt mit?
prompt-attack-cards = Du greifst { $place } an: { $attack } gegen { $defence }, ohne Karten. Spielst du eine?
prompt-attack-cards-more = Du greifst { $place } an: { $attack } mit deinen Karten gegen { $defence } ohne Karten. Noch eine?
prompt-defend-cards = { $who } greift { $place } an: { $attack } gegen deine { $defence }, ohne Karten. Spielst du eine?
prompt-defend-cards-more = { $who } greift { $place } an: { $attack } ohne Karten gegen deine { $defence } mit Karten. Noch eine?
prompt-cancel = Welche Karte der anderen Seite zählt 0?
prompt-defeat = Auch eine feindliche Einheit ist besiegt. Welche?
prompt-war = Du hast den Kampf gewonnen. Zeigst du eine Goldkarte?
prompt-expedition =
    { $most ->
        [0] Die Expedition beginnt: { $tile } verlangt { $need }, du hast { $have }. Spielst du eine Karte?
       *[other] Die Expedition beginnt: { $tile } verlangt { $need }, du hast { $have }, mit allen Karten { $most }. Spielst du eine?
    }
prompt-expedition-more = { $tile } verlangt { $need }; du hast bisher { $have }. Noch eine Karte?

## was die Möglichkeiten sind

label-capital = { $place }: { $things }
label-capital-first = { $place }: { $things } und der erste Zug
label-arch-deploy = Aufstellen: eine Einheit und eine Kampfkarte, oder nur die Karte
label-arch-painting = Gemälde: eines aus der Galerie
label-arch-build = Bauen: ein Gebäude oder eine Stadt
label-arch-renovate = Erneuern: Ein leeres Gebäude produziert wieder oder wird umgedreht, für 1 Rohstoff
label-arch-manufacture = Herstellen: ein Produkt
label-arch-harbor = Hafen: 1 Rohstoff deiner Wahl
label-arch-trade = Handel: für Gold, Wissenschaft und Goldkarten
label-arch-deploy-upgraded = Aufstellen: bis zu 2 Einheiten und 2 Kampfkarten
label-arch-painting-upgraded = Gemälde: eines aus der Galerie, billiger
label-arch-build-upgraded = Bauen: ein Gebäude oder eine Stadt, für beliebige Rohstoffe
label-arch-renovate-upgraded = Erneuern: Ein leeres Gebäude produziert wieder oder wird umgedreht, kostenlos
label-arch-manufacture-upgraded = Herstellen: ein Produkt, für 1 Rohstoff weniger
label-arch-harbor-upgraded = Hafen: 1 Rohstoff deiner Wahl und eine Goldkarte
label-extra = „{ $card }“: eine Extra-Aktion, { $arch }
label-extra-not = „{ $card }“: keine Extra-Aktion
label-reveal = „{ $mission }“ aufdecken: { $does }
label-reveal-era = „{ $mission }“ aufdecken, Epoche { $era } beginnt: { $does }
label-reveal-end = „{ $mission }“ aufdecken, diese Runde wird die letzte: { $does }
label-isabel = „{ $painting }“: einen Palast setzen
label-coroados = „{ $painting }“: Der Marker der Epoche { $era } kommt hierher
label-move = { $unit } nach { $place }
label-move-fight = { $unit } nach { $place }: ein Kampf
label-march = Zusätzliche Bewegung: { $unit } nach { $place }
label-march-fight = Zusätzliche Bewegung: { $unit } nach { $place }, ein Kampf
label-attack = { $place } von { $from } aus angreifen
label-peek = Das Plättchen auf { $place } ansehen (Marker der Epoche I)
label-look = Das Plättchen auf { $place } ansehen (Gemälde)
label-attempt = Die Expedition auf { $place } noch einmal versuchen
label-draw-card = Eine Kampfkarte ziehen (Marker der Epoche II)
label-end-turn = Den Zug beenden
label-stay = Dort bleiben
label-deploy = { $unit } nach { $place }, kostet { $things }
label-deploy-free = { $unit } nach { $place }, kostenlos
label-card-only = Keine Einheit: nur ziehen
label-paint = „{ $painting }“ ({ $colour }, kostet { $things }): { $does }
label-paint-free = „{ $painting }“ ({ $colour }, kostenlos): { $does }
label-refill-red = Ein rotes Gemälde
label-refill-pink = Ein rosa Gemälde
label-refill-blue = Ein blaues Gemälde
label-build = { $building } auf { $place }: kostet { $things }, bringt { $goods }
label-found = Stadt { $city } auf { $place }: kostet { $things }, { n-vp }
label-build-enough = Kein zweites Gebäude
label-renovate = { $building } auf { $at }: bringt { $goods }
label-renovate-city = { $place } erneuern
label-flip = { $building } auf { $at } wird zu { $other }: bringt { $goods }
label-flip-city = { $place } umdrehen
label-make = { $product } ({ $shape }, { n-vp }): kostet { $things }
label-make-free = { $product } ({ $shape }, { n-vp })
label-slot = Auf den Bogen { $arch }
label-slot-monarch = Auf die Tafel von { $monarch }
label-trade-resource = 1 Rohstoff gegen 1 Gold
label-trade-pair = 2 Baumwolle und/oder Kaffee gegen 2 Gold und eine Goldkarte
label-trade-four = 4 Rohstoffe gegen 1 Wissenschaft, 1 Gold und eine Goldkarte
label-trade-cards = 2 Kampfkarten gegen 1 Gold und eine Goldkarte
label-trade-enough = Kein weiterer Tausch
label-pay-supply = { $good } aus deinem Vorrat
label-pay-tile = { $good } von { $place }
label-pay-card = Goldkarte „{ $card }“
label-pay-monarch = { $good } aus dem Tausch deines Monarchen
label-pay-discount = Nachlass: ohne { $icon }
label-card = „{ $card }“: { $does }
label-draw-mission =
    { $era ->
        [1] Epoche I
        [2] Epoche II
       *[3] Epoche III
    }
label-draw-none = Kein Auftrag
label-palace = { $palace }, auf { $place }: { $does }
label-palace-none = Kein Palast
label-under = Unter den Bogen { $arch }
label-under-upgraded = Unter den Bogen { $arch } (verbessert)
label-carry-enough = Niemand sonst
label-cards-enough = Keine weitere Karte
label-cards-none = Keine Karte
label-defeat = { $unit } (Stärke { $n })
label-show-none = Keine Karte
