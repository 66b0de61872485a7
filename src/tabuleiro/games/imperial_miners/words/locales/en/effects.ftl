# Effects of cards, events and progress spaces, made from the data part by part.
#
# Glossary: coin · VP (victory point) · machine · collapse · cart (complete cart) · cart marker · half cart · mine ·
# level · row · adjacent · faction · deck · discard pile · hand · progress board · marker · space · advance ·
# Surface · chain reaction · activate
#
# { $n } is a number, { $per } a phrase below with a space before it, or nothing.

## numbers of things

n-coins =
    { $n ->
        [1] 1 coin
       *[other] { $n } coins
    }
n-cards =
    { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
n-machines =
    { $n ->
        [1] 1 machine
       *[other] { $n } machines
    }
n-collapses =
    { $n ->
        [1] 1 collapse
       *[other] { $n } collapses
    }
n-carts =
    { $n ->
        [1] 1 complete cart
       *[other] { $n } complete carts
    }
n-markers =
    { $n ->
        [1] 1 cart marker
       *[other] { $n } cart markers
    }
n-spaces =
    { $n ->
        [1] 1 space
       *[other] { $n } spaces
    }
n-different =
    { $n ->
        [1] 1 faction
       *[other] { $n } different factions
    }
n-adjacent =
    { $n ->
        [1] 1 adjacent card
       *[other] { $n } adjacent cards
    }
n-level1 =
    { $n ->
        [1] 1 level 1 card
       *[other] { $n } level 1 cards
    }
n-level2 =
    { $n ->
        [1] 1 level 2 card
       *[other] { $n } level 2 cards
    }
n-level3 =
    { $n ->
        [1] 1 level 3 card
       *[other] { $n } level 3 cards
    }
n-level4 =
    { $n ->
        [1] 1 level 4 card
       *[other] { $n } level 4 cards
    }
n-scots =
    { $n ->
        [1] 1 Scottish card
       *[other] { $n } Scottish cards
    }
n-atlanteans =
    { $n ->
        [1] 1 Atlantean card
       *[other] { $n } Atlantean cards
    }
n-egyptians =
    { $n ->
        [1] 1 Egyptian card
       *[other] { $n } Egyptian cards
    }
n-japanese =
    { $n ->
        [1] 1 Japanese card
       *[other] { $n } Japanese cards
    }
n-barbarians =
    { $n ->
        [1] 1 Barbarian card
       *[other] { $n } Barbarian cards
    }
n-romans =
    { $n ->
        [1] 1 Roman card
       *[other] { $n } Roman cards
    }

## per count; n: every so many, rounded down

per-machine_here =
    { $n ->
        [1] per machine on this card
       *[other] per { $n } machines on this card
    }
per-machine =
    { $n ->
        [1] per machine in your mine
       *[other] per { $n } machines in your mine
    }
per-collapse =
    { $n ->
        [1] per collapse in your mine
       *[other] per { $n } collapses in your mine
    }
per-cart =
    { $n ->
        [1] per complete cart in your mine
       *[other] per { $n } complete carts in your mine
    }
per-cart_here =
    { $n ->
        [1] per complete cart on this card
       *[other] per { $n } complete carts on this card
    }
per-neighbour =
    { $n ->
        [1] per card adjacent to this one
       *[other] per { $n } cards adjacent to this one
    }
per-below =
    { $n ->
        [1] per card directly below this one
       *[other] per { $n } cards directly below this one
    }
per-row =
    { $n ->
        [1] per card in this row
       *[other] per { $n } cards in this row
    }
per-level2 =
    { $n ->
        [1] per level 2 card in your mine
       *[other] per { $n } level 2 cards in your mine
    }
per-level3 =
    { $n ->
        [1] per level 3 card in your mine
       *[other] per { $n } level 3 cards in your mine
    }
per-different =
    { $n ->
        [1] per different faction in your mine
       *[other] per { $n } different factions in your mine
    }
per-space =
    { $n ->
        [1] per space your marker is above the start
       *[other] per { $n } spaces your marker is above the start
    }
per-coins =
    { $n ->
        [1] per coin you have
       *[other] per { $n } coins you have
    }
per-cleared =
    { $n ->
        [1] per collapse discarded this way
       *[other] per { $n } collapses discarded this way
    }
per-scots =
    { $n ->
        [1] per Scottish card in your mine
       *[other] per { $n } Scottish cards in your mine
    }
per-atlanteans =
    { $n ->
        [1] per Atlantean card in your mine
       *[other] per { $n } Atlantean cards in your mine
    }
per-egyptians =
    { $n ->
        [1] per Egyptian card in your mine
       *[other] per { $n } Egyptian cards in your mine
    }
per-japanese =
    { $n ->
        [1] per Japanese card in your mine
       *[other] per { $n } Japanese cards in your mine
    }
per-barbarians =
    { $n ->
        [1] per Barbarian card in your mine
       *[other] per { $n } Barbarian cards in your mine
    }
per-romans =
    { $n ->
        [1] per Roman card in your mine
       *[other] per { $n } Roman cards in your mine
    }
at-most = { $per } (at most { $most })

## conditions

if-two_above = if two cards touch this one from above
if-between = if a card touches this one on the left and another on the right
if-edge = if this is the leftmost or rightmost card of its row
if-advanced = if you have advanced this round
least-machine_here = if this card has at least { n-machines }
least-machine = if you have at least { n-machines } in your mine
least-collapse = if you have at least { n-collapses } in your mine
least-cart = if you have at least { n-carts } in your mine
least-cart_here = if this card has at least { n-carts }
least-neighbour = if this card has at least { n-adjacent }
least-below = if this card has at least { n-cards } directly below it
least-row = if this row has at least { n-cards }
least-level2 = if you have at least { n-level2 } in your mine
least-level3 = if you have at least { n-level3 } in your mine
least-different = if you have at least { n-different } in your mine
least-space = if your marker is on space { $n } or higher
least-coins = if you have at least { n-coins }
least-cleared = if you discarded at least { n-collapses } this way
least-scots = if you have at least { n-scots } in your mine
least-atlanteans = if you have at least { n-atlanteans } in your mine
least-egyptians = if you have at least { n-egyptians } in your mine
least-japanese = if you have at least { n-japanese } in your mine
least-barbarians = if you have at least { n-barbarians } in your mine
least-romans = if you have at least { n-romans } in your mine
when = { $do } { $if }

## parts; coins and VP that follow each other share one "gain"

gain = gain { $list }
gain-coin = { n-coins }{ $per }
gain-vp = { $n } VP{ $per }
part-draw = draw { n-cards }{ $per }
part-find-any =
    { $many ->
        [no] draw 1 card of a faction you name
       *[other] draw { n-cards }{ $per }, each of a faction you name
    }
part-find-scots = draw { n-scots }{ $per }
part-find-atlanteans = draw { n-atlanteans }{ $per }
part-find-egyptians = draw { n-egyptians }{ $per }
part-find-japanese = draw { n-japanese }{ $per }
part-find-barbarians = draw { n-barbarians }{ $per }
part-find-romans = draw { n-romans }{ $per }
part-level4 = take { n-level4 }{ $per }
part-advance = advance { n-spaces }{ $per }
part-machine-self = place { n-machines } on this card{ $per }
part-machine-other =
    { $many ->
        [no] place { n-machines } on another card
       *[other] place { n-machines } on other cards{ $per }
    }
part-machine-any =
    { $many ->
        [no] place { n-machines } on any card
       *[other] place { n-machines } on any cards{ $per }
    }
part-collapse-self = place 1 collapse on this card
part-collapse-above =
    { $many ->
        [no] place 1 collapse on a card directly above that has none
       *[other] place 1 collapse{ $per } on cards directly above that have none
    }
part-collapse-all = place 1 collapse on every other card in your mine
part-clear = discard { n-collapses } from your mine{ $per }
part-clear-all = discard all collapses from your mine
part-cart-anywhere = place { n-markers }{ $per }
part-cart-here =
    { $many ->
        [no] place { n-markers } on a border of this card
       *[other] place { n-markers }{ $per } on borders of this card
    }
part-activate-level1 = activate { n-level1 }{ $per }
part-activate-level2 = activate { n-level2 }{ $per }
part-activate-level3 = activate { n-level3 }{ $per }
part-activate-neighbour = activate { n-adjacent }{ $per }
part-activate-any =
    { $n ->
        [1] activate any card{ $per }
       *[other] activate any { $n } cards{ $per }
    }
part-discount = pay { n-coins } less{ $per } for your next card with a cost
part-sell = sell up to { n-cards }{ $per } from your hand for { $price ->
        [1] 1 coin
       *[other] { $price } coins
    } each
part-feature-cost_less = the card you play this round costs { n-coins } less
part-feature-cart_pays = gain { n-coins } for each cart you complete this round
part-feature-surface_twice = resolve the Surface twice this round (the same effect is allowed)
part-feature-advance_plus = your first advance this round goes { $n ->
        [1] 1 space
       *[other] { $n } spaces
    } further

## how parts make a sentence; start is do with a capital letter

list-plus = { $a }, plus { $b }
sentence = { $start }.
paid = Pay { n-coins }: { $do }.
paid-less = Pay { n-coins } (1 less per Scottish card in your mine): { $do }.
paid-now =
    { $n ->
        [0] Free (instead of { $printed }): { $do }.
       *[other] Pay { n-coins } (instead of { $printed }): { $do }.
    }

## cards, events, spaces

cost-less = Costs { n-coins } less { $per }.
kind-immediate = Immediate.
kind-feature = This round.
kind-end = End of round.
kind-immediate-choose = Immediate: choose one.
kind-end-choose = End of round: choose one.
space-start = Start: no effect.
space-empty = No effect.
space-top = Top: { $do }
