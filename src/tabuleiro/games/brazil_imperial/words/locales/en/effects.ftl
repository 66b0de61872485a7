# What tiles, cards, units, palaces, missions and arches say, made from the data piece by piece.
#
# Glossary: VP (victory point) · goods: resource (sugarcane, coffee, brazilwood, cotton), gold, science · supply · tile ·
# building, city, capital, palace · hold (control), seize · unit, strength · free move, additional move · arch, token,
# slot, upgrade · deploy, painting, build, renovate, manufacture, harbour, trade · product (square, pentagon, octagon) ·
# mission, objective · gold card, combat card · exploration tile, expedition · field, forest, gold mine, water · era
#
# { $n } is a number; `n-` counts things, `a-` is one of them, `each-` stands after "for each"; { $things } is a list.

## lists

## numbers of things

n-cane = { $n } sugarcane
n-coffee = { $n } coffee
n-wood = { $n } brazilwood
n-cotton = { $n } cotton
n-gold = { $n } gold
n-science = { $n } science
n-cane-coffee = { $n } sugarcane or coffee
n-coffee-cotton = { $n } coffee or cotton
n-any =
    { $n ->
        [1] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
n-choice =
    { $n ->
        [1] 1 resource of your choice
       *[other] { $n } resources of your choice
    }
n-gold-card =
    { $n ->
        [1] 1 gold card
       *[other] { $n } gold cards
    }
n-combat-card =
    { $n ->
        [1] 1 combat card
       *[other] { $n } combat cards
    }
n-free-square-product = 1 square product free of charge
n-vp = { $n } VP
n-strength = { $n } strength
n-unit-on-map =
    { $n ->
        [1] 1 unit on the map
       *[other] { $n } units on the map
    }
n-painting =
    { $n ->
        [1] 1 painting
       *[other] { $n } paintings
    }
n-product =
    { $n ->
        [1] 1 product
       *[other] { $n } products
    }
n-product-square =
    { $n ->
        [1] 1 square product
       *[other] { $n } square products
    }
n-product-pentagon =
    { $n ->
        [1] 1 pentagonal product
       *[other] { $n } pentagonal products
    }
n-product-octagon =
    { $n ->
        [1] 1 octagonal product
       *[other] { $n } octagonal products
    }
n-city =
    { $n ->
        [1] 1 city
       *[other] { $n } cities
    }
n-building =
    { $n ->
        [1] 1 building
       *[other] { $n } buildings
    }
n-building-era =
    { $n ->
        [1] 1 building of era { $era }
       *[other] { $n } buildings of era { $era }
    }
n-building-of = { n-building } ({ $kinds })
n-sawmill =
    { $n ->
        [1] 1 sawmill
       *[other] { $n } sawmills
    }
n-trading-post =
    { $n ->
        [1] 1 trading post
       *[other] { $n } trading posts
    }
n-cane-field =
    { $n ->
        [1] 1 cane field
       *[other] { $n } cane fields
    }
n-farm =
    { $n ->
        [1] 1 farm
       *[other] { $n } farms
    }
n-foundry =
    { $n ->
        [1] 1 gold foundry
       *[other] { $n } gold foundries
    }
n-plantation =
    { $n ->
        [1] 1 plantation
       *[other] { $n } plantations
    }
n-church =
    { $n ->
        [1] 1 church
       *[other] { $n } churches
    }
n-academy =
    { $n ->
        [1] 1 academy
       *[other] { $n } academies
    }

## goods, within a sentence

good-cane = sugarcane
good-coffee = coffee
good-wood = brazilwood
good-cotton = cotton
good-gold = gold
good-science = science
good-any = any resource
good-resource = a resource
good-cane-coffee = sugarcane or coffee
good-coffee-cotton = coffee or cotton

## tiles and terrain

a-sawmill = a sawmill
a-trading-post = a trading post
a-cane-field = a cane field
a-farm = a farm
a-foundry = a gold foundry
a-plantation = a plantation
a-church = a church
a-academy = an academy
many-sawmill = sawmills
many-trading-post = trading posts
many-cane-field = cane fields
many-farm = farms
many-foundry = gold foundries
many-plantation = plantations
many-church = churches
many-academy = academies
your-sawmill = Your sawmills
your-trading-post = Your trading posts
your-cane-field = Your cane fields
your-farm = Your farms
your-foundry = Your gold foundries
your-plantation = Your plantations
your-church = Your churches
your-academy = Your academies
first-sawmill = Your first { $n } sawmills
first-trading-post = Your first { $n } trading posts
first-cane-field = Your first { $n } cane fields
first-farm = Your first { $n } farms
first-foundry = Your first { $n } gold foundries
first-plantation = Your first { $n } plantations
first-church = Your first { $n } churches
first-academy = Your first { $n } academies
a-building-of = a building of era { $era }
a-city = a city
a-capital = the capital
terrain-field = field
terrain-forest = forest
terrain-mine = gold mine
terrain-water = water
colour-green = green
colour-orange = orange
colour-red = red
colour-blue = blue
colour-pink = pink
shape-square = square
shape-pentagon = pentagon
shape-octagon = octagon
era-name-1 = Exploration
era-name-2 = Sail
era-name-3 = Rail

## what is said of every tile, unit and card

costs = Costs { $things }.
costs-nothing = Costs nothing.
worth = { $n } VP.
worth-strength = { $n } VP and as much strength.
building-where = Era { $era }; terrain: { $terrain }.
building-over = Era { $era }; terrain: { $terrain }, also over your own buildings of eras { $eras }.
building-makes = Makes { $things }.
city-where = From era II on, where your monarch unit stands.
city-makes = Makes nothing; you can build next to it and deploy there.
product-slot = Goes on a slot with this shape: { $shape }.
mission-asks = All at once: { $things }.
mission-worth = { $n } VP and a palace.
mission-worth-each = { $n } VP for each of the three, and a palace.
power-found = Founds cities.
power-carry = Takes along any number of your units from its hex when it moves.
power-adjacent = May spend your free move to attack a hex next to it.
palace-on = Stands on { $places }.
palace-gain = At once: { $things }.
palace-foundry = At the end { n-vp } for each gold foundry that you built and hold.
palace-plantation = At the end { n-vp } for each plantation that you built and hold.
palace-product = At the end { n-vp } for each product that you made.
palace-unit-deployed = At the end { n-vp } for each unit that you deployed, defeated ones, too.
capital-tile = Brings { $things } at the start.
capital-tile-first = Brings { $things } at the start, and the first turn.
combat-strength = Strength { $n }.
tile-expedition = Takes strength { $n }: your units there, paintings, the bonus of your arch and up to 3 combat cards.
scenario-players =
    { $n ->
        [1] For one player.
       *[other] For { $n } players.
    }
scenario-rating = Chance of fights: { $n } of 3.
scenario-rounds = Ends after round { $n }.

## arches

arch-deploy = A unit comes onto the map, on your capital or a city of yours, and you draw a combat card. Or just the card.
arch-painting = Take one painting of the gallery and pay its cost.
arch-build = Build a building next to your empire; from era II on also a city where your monarch stands.
arch-renovate = An empty building of yours produces again, or is flipped to its other face, for one resource.
arch-manufacture = Make a product and put it on a slot: the arch gets better.
arch-harbor = One resource of your choice.
arch-trade = Resources and combat cards for gold, science and gold cards, at least one trade.
upgrade-deploy = Upgraded: one more unit and one more combat card.
upgrade-painting = Upgraded: paintings for 1 gold cost 1 resource, those for 1 resource are free.
upgrade-build = Upgraded: any resources instead of the ones named.
upgrade-renovate = Upgraded: free of charge.
upgrade-manufacture = Upgraded: one resource less.
upgrade-harbor = Upgraded: a gold card as well.
move-own-city = Additional move: to your capital or a city that you built and hold, however far.
move-forest = Additional move: into a forest.
move-own-built = Additional move: onto a building that you built.
move-edge-or-water = Additional move: to the map's edge or onto water.
move-mine = Additional move: onto a gold mine.
move-none = No additional move; while the token is here, 2 strength more when you defend and 1 when you attack.

## paintings

painting-gain-take = At once: { $things }.
painting-gain-reveal = Whenever a unit of yours reveals an exploration tile: { $things }.
painting-gain-before = With the token on trade: first { $things }, then trade.
painting-draw-combat = At once: { n-combat-card }.
painting-draw-mission = At once: draw a mission of an era of your choice.
painting-production = { $buildings } make { $things } more, now and with every build and renovation.
painting-second-build = With the token on build you may build a second time, for { $things } more.
painting-build-discount =
    { $n ->
        [1] Once a turn a build costs 1 resource or gold less.
       *[other] Once a turn a build costs { $n } resources or gold less.
    }
painting-ignore-terrain = Your buildings may stand on any terrain but water.
painting-cover-own-any-era = Your buildings may cover your own buildings of any era.
painting-found-with-any-unit = You may found a city where any unit of yours stands.
painting-products-any-slot = Your products may go on any free slot.
painting-place-palace = Once, at any moment of your own turn, place a palace that fits, with all it brings.
painting-place-past-token-vp = At any moment of your own turn your token of era { $era } may go here for good: { n-vp }.
painting-place-past-token-gain = At any moment of your own turn your token of era { $era } may go here for good: { $things }.
painting-peek =
    { $n ->
        [1] Once in each of your movement phases, look in secret at a face-down exploration tile.
       *[other] Once in each of your movement phases, look in secret at { $n } face-down exploration tiles.
    }
painting-free-move-steps = Your free move is up to { $n } steps of one unit; a fight or revealing a tile ends it.
painting-leave-water-by-any-move = Every additional move may start from water.
painting-tile-strength = Your buildings next to forest have { n-strength } more.
painting-strength = { $defend } strength more when you defend, { $attack } when you attack.
painting-strength-on-own-tile = { n-strength } more when you defend a tile that you built and hold.
painting-defeated-defenders-return-to-capital = Units that you lose in defence go to your capital instead of your supply.
painting-vp-per = At the end { n-vp } for each { $each }.
painting-vp-per-most = At the end { n-vp } for each { $each }, { $most } at most.
each-forest-next-to-empire = forest hex next to your empire
each-product-on-slot = product on a slot
each-revealed-mission = mission that you revealed
each-other-painting = other painting of yours
each-city-built-and-held = city that you built and hold
each-church = church that you built and hold

## gold cards

gold-pays = Or it pays as 1 gold.
gold-gain = Show it right after a fight that you won: { $things }.
gold-extra-deploy = An extra action in your action phase: deploy.
gold-extra-painting = An extra action in your action phase: painting.
gold-extra-build = An extra action in your action phase: build.
gold-extra-renovate = An extra action in your action phase: renovate.
gold-extra-manufacture = An extra action in your action phase: manufacture.
gold-extra-harbor = An extra action in your action phase: harbour.
gold-extra-trade = An extra action in your action phase: trade.
gold-church-any-era = With any build you may build a church, whatever the era. It is not renovated before era III.
gold-vp-if = At the end { n-vp } if you have { $things } and still hold this card.

## combat cards

combat-draw-combat = If you win, you draw { n-combat-card }.
combat-cs-own-unit-next-to-fight = Strength { $n } instead if a unit of yours stands next to the fight.
combat-cs-attacking = Strength { $n } instead if you attack.
combat-cs-defending = Strength { $n } instead if you defend.
combat-cs-defending-own-tile = Strength { $n } instead if you defend a tile that you built and hold.
combat-cs-fewer-units-than-enemy = Strength { $n } instead if you have fewer units in the fight than the enemy.
combat-cs-fight-on-edge-or-water = Strength { $n } instead if the fight is on the map's edge or on water.
combat-cancel-highest-enemy-card = The highest card of the other side counts 0.
combat-defeat-lost =
    { $n ->
        [1] If you lose, one enemy unit is defeated, too.
       *[other] If you lose, { $n } enemy units are defeated, too.
    }

## exploration tiles

tile-gain-reveal = If you reveal it, you get { $things }; the tile is gone.
tile-gain-built-on = Stays. Whoever builds here first gets { $things }, and the tile is gone.
tile-gain-success = If it succeeds: { $things }.
tile-draw-mission = Whoever reveals it may draw a mission of an era of their choice; the tile is gone.
tile-production-next-to = Stays. Buildings next to it that make a resource make { $n } more of it.
tile-keep-reveal = Whoever reveals it keeps it.
tile-keep-built-on = Stays. Whoever builds here first keeps it: { n-vp }.
tile-keep-success = You keep the tile then: { n-vp }.
tile-vp-set = At the end one is worth { $one } VP, two { $two }, three { $three }.

## monarchs

monarch-combat-cards-pay = When you pay: { $rates }.
monarch-combat-cards-pay-one = When you pay, one of these: { $rates }.
monarch-rate =
    { $n ->
        [1] 1 combat card as { $things }
       *[other] { $n } combat cards as { $things }
    }
monarch-first-faces = { $buildings } are worth { n-vp } each and make { $things }.
monarch-first-on-forest = Your first tiles on forest bring, one after the other: { $things }.
monarch-first-deploy-gain = The first time they are deployed, each of these brings { $things }: { $units }.
monarch-first-painting-gain = Your first painting of each colour brings: { $things }.
monarch-first-painting-of = { $colour } { $things }
monarch-first-missions-gain = Your first { $count } missions bring { $things } and { n-vp } each.
monarch-products-on-monarch = Up to { $count } products may go on this board instead of a slot: { $things } at once and { n-vp } at the end for each.
monarch-draw-combat-after-first-deploy = After your first deploy action: { n-combat-card } more.
kind-archer = archer
kind-infantry = infantry
kind-monarch = monarch
kind-cavalry = dragoon
kind-cannon = cannon
kind-grenadier = grenadier
