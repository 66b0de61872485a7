# What is asked and offered at the table, and names of factions, boards and solo titles.
#
# Glossary: see effects.ftl. { $cards } is a list of card names, { $place } a place in the mine such as 2.1.

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
prompt-draw = Choose the deck you draw a card from.
prompt-find = Name the faction you draw a card of.
prompt-search = Choose the deck you search for { a-faction-card }.
prompt-discard = You hold { $n } cards, { $most } are allowed: discard one.
prompt-sell = Discard a card from your hand for { n-coins }, or stop ({ $left } left).
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

## what the options are

label-card =
    { $cost ->
        [0] { $card } (level { $level }, free): { $effects }
       *[other] { $card } (level { $level }, costs { $cost }): { $effects }
    }
label-card-less = { $card } (level { $level }, costs { $cost } instead of { $printed }): { $effects }
label-blind = The next level 1 card, unseen
label-place-alone = At { $place }, touching no card
label-place =
    { $carts ->
        [0] At { $place }, touching { $cards }
       *[other] At { $place }, touching { $cards }; carts completed: { $carts }
    }
label-use-none = Use no effect
label-at = { $card } at { $place }
label-at-active = { $card } at { $place } (already activated: no effect)
label-at-collapsed = { $card } at { $place } (only discards its collapse)
label-machine = { $card } at { $place } (machines: { $n })
label-deck =
    { $n ->
        [0] Level { $level } deck (empty: its discard pile is shuffled)
       *[other] Level { $level } deck ({ $n } left)
    }
label-sell-none = Discard no more
label-cart = Between { $a } at { $from } and { $b } at { $to }
label-enter = { $board }: { $side } (top: { $do })
