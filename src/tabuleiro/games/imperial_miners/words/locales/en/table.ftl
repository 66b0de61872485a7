# What is asked and offered at the table, and names of factions, boards and solo titles.
#
# Glossary: see effects.ftl. { $where } is a place of the mine in words.

## names

faction-scots = Scots
faction-atlanteans = Atlanteans
faction-egyptians = Egyptians
faction-japanese = Japanese
faction-barbarians = Barbarians
faction-romans = Romans
board-alchemy = Alchemy
board-technology = Technology
board-diplomacy = Diplomacy
board-side = { $board } ({ $side })
score-vp = VP
score-carts = Carts
title-digger = Digger
title-labourer = Underground Laborer
title-adept = Adept Miner
title-engineer = Underground Engineer
title-veteran = Veteran Miner
title-king = Underground King
a-faction-card =
    { $faction ->
        [scots] a Scottish card
        [atlanteans] an Atlantean card
        [egyptians] an Egyptian card
        [japanese] a Japanese card
        [barbarians] a Barbarian card
       *[romans] a Roman card
    }

## what a seat is asked

prompt-keep = Choose card { $next } of the { $most } you keep.
prompt-pick = Pick the card you play this round.
prompt-pick-blind = You cannot play any card from your hand: turn up the next level 1 card and play it.
prompt-place = Place { $card } in your mine.
prompt-use = Choose one effect of { $card }, or none.
prompt-climb = The chain reaction goes on: choose a card above { $card }.
prompt-surface = Choose one effect of the Surface.
prompt-event = { $event }: choose one effect.
prompt-draw =
    { $n ->
        [1] Draw a card: choose a deck.
       *[other] Draw { $n } cards, one by one: choose a deck.
    }
prompt-find = Name the faction you draw a card of.
prompt-search = Choose the deck you search for { a-faction-card }.
prompt-discard = You hold { $n } cards, { $most } are allowed: discard one.
prompt-sell = Sell a card from your hand for { n-coins }, or stop ({ $left } left).
prompt-machine-any = Choose the card that gets the machine.
prompt-machine-other = Choose the card that gets the machine, other than { $card }.
prompt-collapse = Choose the card above { $card } that gets the collapse.
prompt-clear = Choose the collapse you discard.
prompt-cart-any = Choose the border that gets the cart marker.
prompt-cart-here = Choose the border of { $card } that gets the cart marker.
prompt-activate-level1 = Choose a level 1 card to activate.
prompt-activate-level2 = Choose a level 2 card to activate.
prompt-activate-level3 = Choose a level 3 card to activate.
prompt-activate-neighbour = Choose a card adjacent to { $card } to activate.
prompt-activate-any = Choose a card to activate.
prompt-enter = Choose the progress board your marker starts on.
prompt-enter-next = You are at the top: choose another progress board.
asker-event = Event { $event }
asker-surface = Surface

## what the options are

label-card =
    { $cost ->
        [0] { $card } (level { $level }, free): { $effects }
       *[other] { $card } (level { $level }, costs { $cost }): { $effects }
    }
label-card-less = { $card } (level { $level }, costs { $cost } instead of { $printed }): { $effects }
label-blind = The next level 1 card, unseen
label-place =
    { $carts ->
        [0] { $where }
        [1] { $where }: completes 1 cart
       *[other] { $where }: completes { $carts } carts
    }
label-use-none = Use no effect
label-lost = { $do } Of these spaces { $n } left over at the top { $n ->
        [1] is
       *[other] are
    } lost.
label-at = { $card } (level { $level })
label-at-active = { $card } (level { $level }; already used this round: no effect)
label-at-collapsed = { $card } (level { $level }; only clears its collapse)
label-machine = { $card } (level { $level }; machines: { $n })
label-deck =
    { $n ->
        [0] Level { $level } deck (empty: its discard pile is shuffled)
       *[other] Level { $level } deck ({ $n } left)
    }
label-sell-none = Sell no more
label-cart = Between { $a } and { $b }
label-enter = { $board }: { $side } (top: { $do })

## places of the mine, by the cards that lie next to them

place-copy = { $card } ({ $n })
place-first = The first card of your mine
place-below = Below { $a } and { $b }
place-below-left = Below { $a }, on its left
place-below-right = Below { $a }, on its right
place-between = Between { $a } and { $b }
place-left = Left of { $a }
place-right = Right of { $a }
place-far-left = Left of { $a }, { $n ->
        [1] 1 place
       *[other] { $n } places
    } apart
place-far-right = Right of { $a }, { $n ->
        [1] 1 place
       *[other] { $n } places
    } apart
