# Imperial Miners: forecasts, digest and text mode.
surface = Surface
digest-played =
    { $n ->
        [0] { $name } placed { $cards }.
       *[other] { $name } placed { $cards }, +{ $n } VP.
    }
digest-points = { $name } made { $n } VP.
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
words-mine-card = { $place } { $card }: { $do }
words-machines =
    { $n ->
        [1] (1 machine)
       *[other] ({ $n } machines)
    }
words-collapsed = (collapsed)
lock-in = Lock in { $card }
lock-in-blind = Turn up a card
lock-in-first = Choose a card
sum-vp = { $sign }{ $n } VP
sum-coins =
    { $n ->
        [1] { $sign }1 coin
       *[other] { $sign }{ $n } coins
    }
foretold =
    { $vp ->
        [0] { $card } at { $place }: a chain of { $n }.
       *[other] { $card } at { $place }: a chain of { $n }, about { $vp } VP.
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
told-use = { $name } uses { $card }.
told-surface = { $name } reaches the Surface.
told-resolve = { $name } chooses for { $event }.
told-move = { $name } advances to { $board } { $space }.
told-move-more = , advances to { $board } { $space }.
