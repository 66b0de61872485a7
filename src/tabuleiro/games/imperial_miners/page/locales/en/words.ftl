# Imperial Miners: forecasts, digest and text mode.
surface = Surface
words-event = Event: { $event }
words-hand =
    { $n ->
        [1] Your hand (1 card)
       *[other] Your hand ({ $n } cards)
    }
words-card =
    { $cost ->
        [0] { $card }, level { $level }, free: { $do }
       *[other] { $card }, level { $level }, costs { $cost }: { $do }
    }
words-seat = { $vp } VP, { words-coins }, { words-carts }, { words-cards }.
words-marker = Marker on { $board }, space { $space }.
words-mine-card = Level { $level }, { $card }: { $do }
words-machines =
    { $n ->
        [1] (1 machine)
       *[other] ({ $n } machines)
    }
words-collapsed = (collapsed)
lock-in = Lock in { $card }
lock-in-blind = Turn up a card
lock-in-first = Choose a card
confirm-keep = Keep { $card }
confirm-discard = Discard { $card }
confirm-sell = Sell { $card }
confirm-place = Place { $card } here
place-first = Choose a place
foretold-alone = { $card }: about { $vp } VP.
foretold =
    { $vp ->
        [0] { $card }: a chain of { $n }.
       *[other] { $card }: a chain of { $n }, about { $vp } VP.
    }
words-coins =
    { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    }
words-carts =
    { $carts ->
        [1] 1 cart
       *[other] { $carts } carts
    }
words-cards =
    { $hand ->
        [1] 1 card in hand
       *[other] { $hand } cards in hand
    }
