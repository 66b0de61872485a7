# Imperial Miners: Vorschau, Kurzbericht und Textmodus.
surface = Stolleneingang
words-event = Ereignis: { $event }
words-hand =
    { $n ->
        [1] Deine Hand (1 Karte)
       *[other] Deine Hand ({ $n } Karten)
    }
words-card =
    { $cost ->
        [0] { $card }, Ebene { $level }, kostenlos: { $do }
       *[other] { $card }, Ebene { $level }, kostet { $cost }: { $do }
    }
words-seat = { $vp } SP, { words-coins }, { words-carts }, { words-cards }.
words-marker = Fortschrittsplättchen auf { $board }, Feld { $space }.
words-mine-card = Ebene { $level }, { $card }: { $do }
words-machines =
    { $n ->
        [1] (1 Maschine)
       *[other] ({ $n } Maschinen)
    }
words-collapsed = (eingestürzt)
lock-in = „{ $card }“ verdeckt ausspielen
lock-in-blind = Eine Karte aufdecken
lock-in-first = Wähle eine Karte
confirm-keep = „{ $card }“ behalten
confirm-discard = „{ $card }“ abwerfen
confirm-sell = „{ $card }“ verkaufen
confirm-place = „{ $card }“ hierher legen
place-first = Wähle einen Platz
foretold-alone = „{ $card }“: etwa { $vp } SP.
foretold =
    { $vp ->
        [0] „{ $card }“: eine Kette aus { im-plan-cards }.
       *[other] „{ $card }“: eine Kette aus { im-plan-cards }, etwa { $vp } SP.
    }
words-coins =
    { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    }
words-carts =
    { $carts ->
        [1] 1 Lore
       *[other] { $carts } Loren
    }
words-cards =
    { $hand ->
        [1] 1 Handkarte
       *[other] { $hand } Handkarten
    }
