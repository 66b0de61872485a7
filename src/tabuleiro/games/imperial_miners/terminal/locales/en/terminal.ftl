# What the terminal says around Imperial Miners; the game's own words are in games/imperial_miners/words/locales.

legend = { $machine } machine, { $collapse } collapse, { $active } activated this round, { $cart } complete cart, { $half } half cart. Arrows show the sides of a card that have a half cart. 2.-1 is a place: level 2, half a card to the left of 1.0. In a hand, - marks what is not possible now, + what you have kept.
status-setup = Before round 1 of { $rounds }: the opening hands
status = Round { $round } of { $rounds }: { $event }
column-carts = Carts
column-hand = Hand (cards{ $times }level)
column-marker = Marker
marker-off = off the boards
own-line =
    { $vp } VP, { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    }, { $carts ->
        [1] 1 cart
       *[other] { $carts } carts
    }, { $hand ->
        [1] 1 card
       *[other] { $hand } cards
    } in hand, marker: { $marker }
mine-of = Mine of { $name }
mine-empty = no card yet
placing = To be placed: { $card }.
discount =
    { $n ->
        [1] Your next card with a cost costs 1 coin less.
       *[other] Your next card with a cost costs { $n } coins less.
    }
hand = Hand
hand-empty = no card
card-head =
    { $cost ->
        [0] { $card } (level { $level }, free)
       *[other] { $card } (level { $level }, costs { $cost })
    }
facts = { $factions }, carts { $carts }
no-faction = no faction
no-carts = none
ahead = Ahead of you: { $spaces }
tie-coins = Coins
tie-machines = Machines
title = { $total } points: { $title }
column-level = Level
column-event = Event
chance-card = cards
chance-event = events
chance-side = board sides
