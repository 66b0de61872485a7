# Imperial Miners: Vorschau, Kurzbericht und Textmodus.
surface = Stolleneingang
digest-played =
    { $n ->
        [0] { $name } hat { $cards } angelegt.
       *[other] { $name } hat { $cards } angelegt, +{ $n } SP.
    }
digest-points = { $name } hat { $n } SP gemacht.
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
words-mine-card = { $place } { $card }: { $do }
words-machines =
    { $n ->
        [1] (1 Maschine)
       *[other] ({ $n } Maschinen)
    }
words-collapsed = (eingestürzt)
lock-in = „{ $card }“ verdeckt ausspielen
lock-in-blind = Eine Karte aufdecken
lock-in-first = Wähle eine Karte
sum-vp = { $sign }{ $n } SP
sum-coins =
    { $n ->
        [1] { $sign }1 Münze
       *[other] { $sign }{ $n } Münzen
    }
foretold =
    { $vp ->
        [0] „{ $card }“ auf { $place }: eine Kette aus { im-plan-cards }.
       *[other] „{ $card }“ auf { $place }: eine Kette aus { im-plan-cards }, etwa { $vp } SP.
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
told-use = { $name } nutzt „{ $card }“.
told-surface = { $name } erreicht den Stolleneingang.
told-resolve = { $name } wählt bei „{ $event }“.
told-move = { $name } rückt auf { $board } { $space } vor.
told-move-more = , rückt auf { $board } { $space } vor.
