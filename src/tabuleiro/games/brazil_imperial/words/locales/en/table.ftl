# What is asked and offered at the table.
#
# Glossary: see effects.ftl. { $who } is another player, { $place } a hex with what is there, { $things } a counted list.

## names

the-dutch = the Dutch
unit-number = { $unit } { $number }
place-with = { $at } ({ $what })
place-owned = { $what }, { $who }
place-unexplored = unexplored
place-capital = capital
score-units = Units
score-products = Products
score-paintings = Paintings
score-missions = Missions
score-gold_cards = Gold cards
score-exploration = Exploration
score-buildings = Buildings
score-cities = Cities
score-palaces = Palaces
score-monarch = Monarch
score-abilities = Abilities of paintings
score-won = Challenge
tie-science = Science on the map

## what a seat is asked

prompt-colour = Which empire do you play?
prompt-mission = Which mission of era { $era } do you keep? The other one goes under its deck.
prompt-monarch = Who wears your crown?
prompt-capital = Where is your capital to be?
prompt-action = Your turn: choose an arch.
prompt-move = Possible now: { $things }.
prompt-move-none = There is nothing left to do: end the turn.
prompt-move-step = One step more with the same unit?
may-move =
    { $n ->
        [1] a free move (1 step)
       *[other] a free move (up to { $n } steps)
    }
may-march = an additional move ({ $to })
may-march-own-city = to the capital or a city
may-march-forest = to a forest
may-march-own-built = to a building of yours
may-march-edge-or-water = to the edge or water
may-march-mine = to a gold mine
may-attack = an attack on a neighbouring hex
may-attempt = an expedition
may-peek = a look at a face-down tile with your token
may-look = a look at a face-down tile by a painting
may-draw = a combat card with your token
may-reveal = a mission
may-extra = a gold card's action
may-isabel = Dona Isabel's palace
may-coroados = the Coroados' cards
prompt-deploy = Which unit comes onto the map, and where?
prompt-painting = Which painting do you take?
prompt-refill = Which colour fills the gap in the gallery?
prompt-build = What do you build, and where?
prompt-build-second = A second building? It costs one resource more.
prompt-renovate = Which building do you renovate?
prompt-manufacture = Which product do you make?
prompt-manufacture-free = Which product do you take free of charge?
prompt-slot = Where does { $product } go?
prompt-harbor = Which resource does the harbour bring?
prompt-trade = What do you trade?
prompt-trade-more = Another trade?
prompt-pay = How do you pay? Due: { $things }.
prompt-pay-trade = What do you give? Due: { $things }.
prompt-give = Which combat card do you give?
prompt-give-several = You give { $n } combat cards: which one first?
prompt-take = { $source }: which resource do you take?
prompt-take-several = { $source }: which resource do you take? ({ $number } of { $of })
take-from-exploration = Your discovery
take-from-painting = Your painting
take-from-monarch = Your monarch
take-from-palace = Your palace
take-from-war = The won fight
take-from-trade = Your trade
prompt-discard-good = Your supply holds { $most } goods: what do you put back?
prompt-discard-gold-card = You may hold { $most } gold cards: which one goes?
prompt-discard-combat-card = You may hold { $most } combat cards: which one goes?
prompt-draw = Draw a mission: of which era?
prompt-palace = Which palace do you place, and where?
prompt-token =
    { $era ->
        [1] A new era: under which arch does your old token go? In turns with that arch it lets you look at a face-down tile.
       *[2] A new era: under which arch does your old token go? In turns with that arch it lets you draw a combat card.
    }
prompt-carry = Who comes along?
prompt-attack-cards = You attack { $place }: { $attack } against { $defence }, before cards. Do you play one?
prompt-attack-cards-more = You attack { $place }: { $attack } with your cards against { $defence } without theirs. Another one?
prompt-defend-cards = { $who } attacks { $place }: { $attack } against your { $defence }, before cards. Do you play one?
prompt-defend-cards-more = { $who } attacks { $place }: { $attack } without their cards against your { $defence } with yours. Another one?
prompt-cancel = Which card of the other side counts 0?
prompt-defeat = One enemy unit is defeated, too: which one?
prompt-war = You have won the fight. Do you show a gold card?
prompt-expedition =
    { $most ->
        [0] The expedition begins: { $tile } takes { $need }, you have { $have }. Do you play a card?
       *[other] The expedition begins: { $tile } takes { $need }, you have { $have }, with all your cards { $most }. Do you play one?
    }
prompt-expedition-more = { $tile } takes { $need }; you have { $have } so far. Another card?

## what the options are

label-capital = { $place }: { $things }
label-capital-first = { $place }: { $things }, and the first turn
label-arch-deploy = Deploy: a unit and a combat card, or just the card
label-arch-painting = Painting: one of the gallery
label-arch-build = Build: a building or a city
label-arch-renovate = Renovate: an empty building produces again or is flipped, for 1 resource
label-arch-manufacture = Manufacture: a product
label-arch-harbor = Harbour: 1 resource of your choice
label-arch-trade = Trade: for gold, science and gold cards
label-arch-deploy-upgraded = Deploy: up to 2 units and 2 combat cards
label-arch-painting-upgraded = Painting: one of the gallery, cheaper
label-arch-build-upgraded = Build: a building or a city, for any resources
label-arch-renovate-upgraded = Renovate: an empty building produces again or is flipped, free of charge
label-arch-manufacture-upgraded = Manufacture: a product, for 1 resource less
label-arch-harbor-upgraded = Harbour: 1 resource of your choice and a gold card
label-extra = { $card }: an extra action, { $arch }
label-extra-not = { $card }: no extra action
label-reveal = Reveal { $mission }: { $does }
label-reveal-era = Reveal { $mission } and begin era { $era }: { $does }
label-reveal-end = Reveal { $mission }, and this round is the last: { $does }
label-isabel = { $painting }: place a palace
label-coroados = { $painting }: the token of era { $era } goes here
label-move = { $unit } to { $place }
label-move-fight = { $unit } to { $place }: a fight
label-march = Additional move: { $unit } to { $place }
label-march-fight = Additional move: { $unit } to { $place }, a fight
label-attack = Attack { $place } from { $from }
label-peek = Look at the tile on { $place } (token of era I)
label-look = Look at the tile on { $place } (painting)
label-attempt = Try the expedition on { $place } again
label-draw-card = Draw a combat card (token of era II)
label-end-turn = End the turn
label-stay = Stay there
label-deploy = { $unit } to { $place }, costs { $things }
label-deploy-free = { $unit } to { $place }, free of charge
label-card-only = No unit: just draw
label-paint = { $painting } ({ $colour }, costs { $things }): { $does }
label-paint-free = { $painting } ({ $colour }, free of charge): { $does }
label-refill-red = A red one
label-refill-pink = A pink one
label-refill-blue = A blue one
label-build = { $building } on { $place }: costs { $things }, makes { $goods }
label-found = City of { $city } on { $place }: costs { $things }, { n-vp }
label-build-enough = No second building
label-renovate = { $building } on { $at }: makes { $goods }
label-renovate-city = Renovate { $place }
label-flip = { $building } on { $at } becomes { $other }: makes { $goods }
label-flip-city = Flip { $place }
label-make = { $product } ({ $shape }, { n-vp }): costs { $things }
label-make-free = { $product } ({ $shape }, { n-vp })
label-slot = On { $arch }
label-slot-monarch = On the board of { $monarch }
label-trade-resource = 1 resource for 1 gold
label-trade-pair = 2 cotton and/or coffee for 2 gold and a gold card
label-trade-four = 4 resources for 1 science, 1 gold and a gold card
label-trade-cards = 2 combat cards for 1 gold and a gold card
label-trade-enough = No more trades
label-pay-supply = { $good } from your supply
label-pay-tile = { $good } from { $place }
label-pay-card = Gold card { $card }
label-pay-monarch = { $good } from your monarch's exchange
label-pay-discount = Discount: without { $icon }
label-card = { $card }: { $does }
label-draw-mission =
    { $era ->
        [1] Era I
        [2] Era II
       *[3] Era III
    }
label-draw-none = No mission
label-palace = { $palace }, on { $place }: { $does }
label-palace-none = No palace
label-under = Under { $arch }
label-under-upgraded = Under { $arch } (upgraded)
label-carry-enough = Nobody else
label-cards-enough = No more cards
label-cards-none = No card
label-defeat = { $unit } (strength { $n })
label-show-none = No card
