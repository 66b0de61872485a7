# Was geschah, je ein Satz. { $name } ist der Name einer Person, bei $you = 1 „Du“; was es brachte, steht daneben.
#
# Glossar: siehe effects.ftl. { $at } ist ein Feld wie „C3“.

## Vorbereitung, Runden, Ende

log-setup = Landkarte: „{ $scenario }“.
log-colour =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } die Tafel { $board }.
log-missions_dealt =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } { $n ->
        [1] 1 Auftrag.
       *[other] { $n } Aufträge.
    }
log-missions_dealt-all =
    { $n ->
        [1] Alle erhalten 1 Auftrag.
       *[other] Alle erhalten { $n } Aufträge.
    }
log-missions_dealt-seen =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } diese Aufträge: { $missions }.
log-kept =
    { $you ->
        [1] Du behältst
       *[0] { $name } behält
    } einen Auftrag der Epoche { $era }.
log-kept-seen =
    { $you ->
        [1] Du behältst
       *[0] { $name } behält
    } für Epoche { $era } „{ $mission }“.
log-crown_chosen =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } gewählt, wer die Krone trägt.
log-crown_chosen-seen =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } { $monarch } gewählt.
log-crowned =
    { $you ->
        [1] Du regierst als { $monarch } dein Reich.
       *[0] { $name } regiert als { $monarch } das eigene Reich.
    }
log-capitals = Hauptstädte zur Wahl: { $sites }. { $first } wählt zuerst.
log-site = { $at } ({ $good })
log-capital =
    { $you ->
        [1] Du gründest
       *[0] { $name } gründet
    } die Hauptstadt auf { $at }.
log-capital-first =
    { $you ->
        [1] Du gründest die Hauptstadt auf { $at } und beginnst.
       *[0] { $name } gründet die Hauptstadt auf { $at } und beginnt.
    }
log-round = Runde { $round }.
log-last_round =
    { $you ->
        [1] Du erfüllst
       *[0] { $name } erfüllt
    } einen Auftrag der Epoche III: Diese Runde ist die letzte.
log-turn_ended =
    { $you ->
        [1] Du beendest
       *[0] { $name } beendet
    } den Zug.
log-hand_shown =
    { $you ->
        [1] Du hattest
       *[0] { $name } hatte
    } noch: { $cards }.
log-game_over = Das Spiel ist zu Ende: { $scores }.
log-game_over-won = Die Herausforderung ist geschafft!
log-game_over-lost = Die Herausforderung ist verloren.

## Aktionen

log-arch =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } den Bogen { $arch }.
log-extra_action =
    { $you ->
        [1] Du spielst
       *[0] { $name } spielt
    } „{ $card }“: noch einmal { $arch }.
log-deployed =
    { $you ->
        [1] Du stellst
       *[0] { $name } stellt
    } auf { $at } eine Einheit auf: { $unit }.
log-deployed-again =
    { $you ->
        [1] Du stellst
       *[0] { $name } stellt
    } auf { $at } eine besiegte Einheit wieder auf: { $unit }.
log-painted =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } das Gemälde „{ $painting }“.
log-painted_more =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } die Güter des Gemäldes „{ $painting }“.
log-hung = Neu in der Galerie: „{ $painting }“.
log-built =
    { $you ->
        [1] Du baust
       *[0] { $name } baut
    } auf { $at } { $building }.
log-built-covering =
    { $you ->
        [1] Du überbaust
       *[0] { $name } überbaut
    } das Plättchen auf { $at }: { $building }.
log-built-city =
    { $you ->
        [1] Du gründest
       *[0] { $name } gründet
    } auf { $at } { $building }.
log-built-city-covering =
    { $you ->
        [1] Du überbaust
       *[0] { $name } überbaut
    } das Plättchen auf { $at } mit { $building }.
log-city_offered = Neu ausliegende Stadt: { $city }.
log-renovated =
    { $you ->
        [1] Du erneuerst
       *[0] { $name } erneuert
    } { $at }: { $face }.
log-renovated-flipped =
    { $you ->
        [1] Du drehst
       *[0] { $name } dreht
    } das Plättchen auf { $at } um: { $building }.
log-produced =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } Güter auf { $at }.
log-made =
    { $you ->
        [1] Du stellst
       *[0] { $name } stellt
    } ein Produkt her: { $product }.
log-slotted =
    { $you ->
        [1] Du verbesserst
       *[0] { $name } verbessert
    } mit { $product } den Bogen { $arch }.
log-slotted-monarch =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } { $product } auf die Tafel des Monarchen.
log-traded-resource =
    { $you ->
        [1] Du tauschst
       *[0] { $name } tauscht
    } einen Rohstoff.
log-traded-pair =
    { $you ->
        [1] Du tauschst
       *[0] { $name } tauscht
    } 2 Baumwolle und/oder Kaffee.
log-traded-four =
    { $you ->
        [1] Du tauschst
       *[0] { $name } tauscht
    } vier Rohstoffe.
log-traded-cards =
    { $you ->
        [1] Du tauschst
       *[0] { $name } tauscht
    } zwei Kampfkarten.

## Güter und Karten

log-gained =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } Güter.
log-fetched =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } Güter im Hafen.
log-received-monarch =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } Güter durch die Gabe der Krone.
log-received-painting =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } Güter durch ein Gemälde.
log-received-exploration =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } Güter durch einen Fund.
log-paid =
    { $you ->
        [1] Du zahlst.
       *[0] { $name } zahlt.
    }
log-paid-tile =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } mit Gütern von { $at }.
log-paid-hand =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } mit „{ $card }“.
log-paid-monarch =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } mit der Gabe der Krone.
log-paid-discount =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } dank eines Gemäldes weniger.
log-paid-upgrade =
    { $you ->
        [1] Du zahlst
       *[0] { $name } zahlt
    } dank des verbesserten Bogens weniger.
# Warum es anders war als gedruckt, nach dem Satz über das, was gekauft, gebaut oder gezogen wurde.
because = { $text } ({ $why }).
paid-by-monarch = mit Kampfkarten bezahlt, wie es die Krone erlaubt
paid-by-hand = mit Goldkarte bezahlt
paid-by-discount = Gemälde: 1 weniger
paid-by-upgrade = verbesserter Bogen
# Wer wie viel mehr gab, als gedruckt ist: „Manuel I.: +1 Gold und +1 SP“.
by = { $name }: { $things }
by-end = am Ende: { $things }
by-points = { $n } SP
card-by-deploy = Aufstellen
card-by-upgrade = verbesserter Bogen
card-by-painting = Gemälde
card-by-palace = Palast
card-by-exploration = Fund
card-by-war = Krieg
card-by-trade = Tausch
card-by-fight = gewonnener Kampf
card-by-token = Marker
# Ein Fund, der liegen bleibt, und wozu er gut ist.
find-waits = { $tile } ({ $what })
find-waits-strength = verlangt Stärke { $n }
find-waits-built-on = wer hier zuerst baut: { $things }
find-waits-production = Gebäude daneben machen { $n } mehr
log-card_given =
    { $you ->
        [1] Du gibst
       *[0] { $name } gibt
    } „{ $card }“ her.
log-dropped =
    { $you ->
        [1] Du hast zu viele Güter und legst eins zurück.
       *[0] { $name } hat zu viele Güter und legt eins zurück.
    }
log-dropped-card =
    { $you ->
        [1] Du hast zu viele Karten und wirfst „{ $card }“ ab.
       *[0] { $name } hat zu viele Karten und wirft „{ $card }“ ab.
    }
log-gold_card =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } eine Goldkarte.
log-gold_card-seen =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } „{ $card }“.
log-combat_card =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } eine Kampfkarte.
log-combat_card-seen =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } „{ $card }“.
log-gold_card_used =
    { $you ->
        [1] Du nutzt
       *[0] { $name } nutzt
    } „{ $card }“.
log-mission_drawn =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } einen Auftrag der Epoche { $era }.
log-mission_drawn-seen =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } den Auftrag „{ $mission }“, Epoche { $era }.
log-no_mission =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } keinen Auftrag.
log-reshuffled-gold = Die Goldkarten werden neu gemischt.
log-reshuffled-combat = Die Kampfkarten werden neu gemischt.

## Aufträge und Epochen

log-mission =
    { $you ->
        [1] Du deckst
       *[0] { $name } deckt
    } einen Auftrag auf: „{ $mission }“.
log-palace =
    { $you ->
        [1] Du setzt
       *[0] { $name } setzt
    } auf { $at }: { $palace }.
log-palace_more =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } die Güter: { $palace }.
log-no_palace =
    { $you ->
        [1] Du setzt
       *[0] { $name } setzt
    } keinen Palast.
log-era = Epoche { $era } beginnt: { $title }.
log-token_laid =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } den Marker der Epoche { $era } unter den Bogen { $arch }.
log-power-isabel =
    { $you ->
        [1] Du nutzt
       *[0] { $name } nutzt
    } „{ $painting }“ für einen Palast.
log-power-coroados =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } den Marker der Epoche { $era } auf „{ $painting }“.

## Bewegungen und Funde

log-moved =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } von { $from } nach { $to }: { $n ->
        [1] { $units }
       *[other] { $n } Einheiten
    }.
log-moved-near =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } von { $from } nach { $to }, neben dein Reich: { $n ->
        [1] { $units }
       *[other] { $n } Einheiten
    }.
log-control =
    { $you ->
        [1] Du übernimmst
       *[0] { $name } übernimmt
    } { $at }: { $face }.
log-control-yours =
    { $you ->
        [1] Du nimmst dir
       *[0] { $name } nimmt dir
    } { $at }: { $face }.
log-peeked =
    { $you ->
        [1] Du siehst dir
       *[0] { $name } sieht sich
    } das Plättchen auf { $at } an.
log-peeked-seen =
    { $you ->
        [1] Du siehst dir
       *[0] { $name } sieht sich
    } das Plättchen auf { $at } an: { $tile }.
log-revealed =
    { $you ->
        [1] Du deckst
       *[0] { $name } deckt
    } das Plättchen auf { $at } auf: { $tile }.
log-revealed_more =
    { $you ->
        [1] Du erhältst
       *[0] { $name } erhält
    } die Güter von { $tile } auf { $at }.
log-kept_find =
    { $you ->
        [1] Du behältst
       *[0] { $name } behält
    } einen Fund: { $tile }.
log-find_unseen =
    { $you ->
        [1] Du baust
       *[0] { $name } baut
    } auf das verdeckte Plättchen von { $at }: Es ist ungesehen weg.
log-find_gone =
    { $you ->
        [1] Du baust
       *[0] { $name } baut
    } auf ein Erkundungsplättchen, es ist weg: { $tile }.
log-expedition-from =
    { $you ->
        [1] Du ziehst
       *[0] { $name } zieht
    } von { $from } nach { $at }: { $tile }.
log-expedition =
    { $you ->
        [1] Du brichst
       *[0] { $name } bricht
    } auf: { $tile }, nötig ist Stärke { $strength }.
log-expedition_over =
    { $you ->
        [1] Du schaffst
       *[0] { $name } schafft
    } die Expedition mit { $total } gegen { $need }: { $tile }.
log-expedition_over-failed =
    { $you ->
        [1] Du scheiterst
       *[0] { $name } scheitert
    } an der Expedition mit { $total } gegen { $need }: { $tile }.

## Kämpfe

log-fight-from =
    { $you ->
        [1] Du greifst
       *[0] { $name } greift
    } { $defender } auf { $at } von { $from } aus an: { $attack } zu { $defence }.
log-fight =
    { $you ->
        [1] Du greifst
       *[0] { $name } greift
    } { $defender } auf { $at } an: { $attack } zu { $defence }.
log-card_laid =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } { $n ->
        [1] eine Karte verdeckt hin.
        [2] eine zweite Karte hin.
       *[other] Karte Nummer { $n } hin.
    }
log-card_laid-seen =
    { $you ->
        [1] Du legst
       *[0] { $name } legt
    } „{ $card }“ verdeckt hin.
log-cards_shown =
    { $you ->
        [1] Du zeigst
       *[0] { $name } zeigt
    }: { $attack }; dagegen: { $defence }.
log-cards_shown-none =
    { $you ->
        [1] Du kämpfst,
       *[0] { $name } kämpft,
    } und niemand spielt eine Karte.
log-no-cards = nichts
log-cancelled =
    „{ $card }“ zählt 0 durch eine Karte { $dutch ->
        [1] der Niederländer
       *[0] von { $name }
    }.
log-cancelled-you = „{ $card }“ zählt 0 durch deine Karte.
log-fight_over =
    { $you ->
        [1] Du besiegst
       *[0] { $name } besiegt
    } { $defender } auf { $at }, { $attack } zu { $defence }.
log-fight_over-lost =
    { $you ->
        [1] Du verlierst
       *[0] { $name } verliert
    } gegen { $defender } auf { $at }, { $attack } zu { $defence }.
log-defeated =
    { $you ->
        [1] Du verlierst:
       *[0] Verluste { $dutch ->
            [1] der Niederländer
           *[0] von { $name }
        }:
    } { $units }.
log-defeated-home =
    { $you ->
        [1] Zurück in deiner Hauptstadt:
       *[0] Zurück in der Hauptstadt von { $name }:
    } { $units }.
against-you = dich

## was begonnen wurde und erzählt wird, wenn es getan ist

log-acted-build =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } ein Bauvorhaben.
log-acted-deploy =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } eine Einheit.
log-acted-paint =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } ein Gemälde.
log-acted-make =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } ein Produkt.
log-acted-trade =
    { $you ->
        [1] Du beginnst
       *[0] { $name } beginnt
    } einen Tausch.
log-acted-renovate =
    { $you ->
        [1] Du wählst
       *[0] { $name } wählt
    } ein Plättchen zum Erneuern.
log-acted-move =
    { $you ->
        [1] Du brichst
       *[0] { $name } bricht
    } mit einer Einheit auf.
log-acted-pay =
    { $you ->
        [1] Du lässt
       *[0] { $name } lässt
    } die Krone zahlen.
log-acted-carry =
    { $you ->
        [1] Du nimmst
       *[0] { $name } nimmt
    } eine Einheit mit.
log-acted-enough =
    { $you ->
        [1] Du hast
       *[0] { $name } hat
    } genug.
log-acted-stay =
    { $you ->
        [1] Du bleibst
       *[0] { $name } bleibt
    } dort.
log-acted-none =
    { $you ->
        [1] Du verzichtest.
       *[0] { $name } verzichtet.
    }
