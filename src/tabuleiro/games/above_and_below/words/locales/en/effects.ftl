# What buildings, villagers, options and results say, made from the data piece by piece.
#
# Glossary: coin · VP (victory point) · villager (ready, exhausted, injured) · newcomer · house, key house, star house,
# outpost, starting house · cave, cave card · good (mushroom, fish, fruit, rope, pot, paper, ore, amethyst) · potion ·
# cider · lantern · reroll · bed · income · reputation · advancement track, space · supply · for sale · encounter,
# paragraph, option, number, stake, bonus · explore, build, harvest, train, labor, pass, rest
#
# { $n } is a number; `n-` counts things, `a-` is one of them, `the-` the one that is meant.

## lists

## numbers of things

n-coin =
    { $n ->
        [1] 1 coin
       *[other] { $n } coins
    }
n-lantern =
    { $n ->
        [1] 1 lantern
       *[other] { $n } lanterns
    }
n-villager =
    { $n ->
        [1] 1 villager
       *[other] { $n } villagers
    }
n-bed =
    { $n ->
        [1] 1 bed
       *[other] { $n } beds
    }
n-reroll =
    { $n ->
        [1] 1 reroll
       *[other] { $n } rerolls
    }
n-cave =
    { $n ->
        [1] 1 cave card
       *[other] { $n } cave cards
    }
n-house =
    { $n ->
        [1] 1 house
       *[other] { $n } houses
    }
n-outpost =
    { $n ->
        [1] 1 outpost
       *[other] { $n } outposts
    }
n-reputation = { $n } reputation
n-vp = { $n } VP
n-income = { $n } income
n-injured = { $n } injured
n-ready = { $n } ready
n-good =
    { $n ->
        [1] 1 good
       *[other] { $n } goods
    }
n-mushroom =
    { $n ->
        [1] 1 mushroom
       *[other] { $n } mushrooms
    }
n-fish = { $n } fish
n-fruit =
    { $n ->
        [1] 1 fruit
       *[other] { $n } fruits
    }
n-rope =
    { $n ->
        [1] 1 rope
       *[other] { $n } ropes
    }
n-pot =
    { $n ->
        [1] 1 pot
       *[other] { $n } pots
    }
n-paper =
    { $n ->
        [1] 1 paper
       *[other] { $n } papers
    }
n-ore =
    { $n ->
        [1] 1 ore
       *[other] { $n } ores
    }
n-amethyst =
    { $n ->
        [1] 1 amethyst
       *[other] { $n } amethysts
    }
n-potion =
    { $n ->
        [1] 1 potion
       *[other] { $n } potions
    }
n-cider =
    { $n ->
        [1] 1 cider
       *[other] { $n } ciders
    }

## wares, as headings, as one of them, as the one that is meant

ware-mushroom = Mushroom
ware-fish = Fish
ware-fruit = Fruit
ware-rope = Rope
ware-pot = Pot
ware-paper = Paper
ware-ore = Ore
ware-amethyst = Amethyst
ware-potion = Potion
ware-cider = Cider
a-mushroom = a mushroom
a-fish = a fish
a-fruit = a fruit
a-rope = a rope
a-pot = a pot
a-paper = a paper
a-ore = an ore
a-amethyst = an amethyst
a-potion = a potion
a-cider = a cider
the-mushroom = the mushroom
the-fish = the fish
the-fruit = the fruit
the-rope = the rope
the-pot = the pot
the-paper = the paper
the-ore = the ore
the-amethyst = the amethyst
the-potion = the potion
the-cider = the cider

## what buildings do; each line is a sentence

kind-house = house
kind-key = key house
kind-star = star house
kind-outpost = outpost
kind-start = starting house
does-beds =
    { $n ->
        [1] 1 bed.
       *[other] { $n } beds.
    }
does-goods = { $things } to harvest.
does-refilling = { $things } to harvest; once it is gone, a new one comes at the end of the round.
does-income = Income: { n-coin } a round.
does-income-per = Income: 1 coin a round for each { $things } on your track.
does-potions =
    { $n ->
        [1] Brings 1 potion at once.
       *[other] Brings { $n } potions at once.
    }
does-reputation = Brings { $n } reputation at once.
does-rerolls =
    { $n ->
        [1] 1 reroll in each encounter.
       *[other] { $n } rerolls in each encounter.
    }
does-coin_when_building = 1 coin whenever you build something else.
does-coin_when_exploring = 1 coin after each exploration that succeeds.
does-train_to_ready = Villagers whom you train are ready at once.
does-spend_drinks = You may spend potions and ciders as coins.
does-potion_each_round = 1 potion at the end of each round.
does-vp = { $n } VP.
does-vp-per = { $n } VP for each { $things } in your village.
does-vp-per-ware = { $n } VP for each { $things } in your supply, on your track or up for sale.
does-nothing = 1 VP, as every building.
each-mushroom = mushroom
each-fish = fish
each-fruit = fruit
each-rope = rope
each-pot = pot
each-paper = paper
each-ore = ore
each-amethyst = amethyst
each-potion = potion
each-cider = cider
each-villager = villager
each-outpost = outpost
each-house = house (key, star and starting houses, too)
each-empty-cave = empty cave

## what villagers can do

skill-hammer = hammer
skill-hammer-plus = hammer-plus
skill-quill = quill
skill-quill-plus = quill-plus
skill-fishman = fishfolk
light-pair = { $face }: { $n }
light = lanterns { $pairs }
can-hammer = Can build.
can-hammer-plus = Can build, and for 1 coin less.
can-quill = Can train newcomers.
can-quill-plus = Can train newcomers, and for 1 coin less.
can-fishman = Is one of the fishfolk: with one in the village some stories give more lanterns.
can-light = Lanterns: { $pairs }.
can-light-pair =
    { $face ->
        [6] { $n } on a 6
       *[other] { $n } from a { $face } on
    }
can-joining = You lose reputation when this villager joins: { $n }.
can-rolls_first = Rolls a die before every action: 3 to 6 acts, 1 or 2 is exhausted instead.
can-own_bed = Has a bed of his own: one step each round, and no other bed, cider or potion.
state-ready = ready
state-exhausted = exhausted
state-injured = injured
state-sent = exploring

## what options ask for

asks-lanterns = { $numbers } lanterns
asks-paid = { n-lantern } and { $price }
asks-nothing = no lanterns needed
asks-price = costs { n-coin }
asks-stake-item = you stake a good, potion or cider
asks-stake-villager = you stake one of the explorers
bonus-per = +{ n-lantern } for each { $what }
bonus-have = +{ n-lantern } if you have { $what }
bonus-pay = +{ n-lantern } for { $price }
bonus-villager = +{ n-lantern } if fishfolk live in your village

## what results bring

result-reputation = { $n } reputation
result-reputation-less = { $n } reputation less
result-lose-coins =
    { $n ->
        [1] 1 coin less
       *[other] { $n } coins less
    }
result-injure =
    { $n ->
        [1] 1 villager injured
       *[other] { $n } villagers injured
    }
result-cheapest = the leftmost newcomer of the row
result-villager = { $villager }, who joins you
result-building = a building free of charge, up to cost { $n }
result-copy-staked = another one of what was staked
result-gamble = a game of dice
result-favour = coins for reputation, { $n } at most
result-goto = the story goes on in paragraph { $n }
result-nothing = nothing besides
