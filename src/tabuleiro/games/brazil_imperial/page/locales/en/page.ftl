# The table page of Brazil: Imperial: what stands around the map. Glossary: the game's own effects.ftl.

bi-tab-own = Map
bi-where =
    { $era ->
        [1] Round { $round } · Era I, Exploration
        [2] Round { $round } · Era II, Sail
       *[3] Round { $round } · Era III, Rail
    }
bi-where-last = Round { $round }, the last · Era III
bi-where-setup = Setting up
bi-where-over = Game over
bi-clear = Clear the choice
bi-free = free
bi-others = The others
bi-open-board = { $name }'s board
bi-dutch = the Dutch

## the map

bi-map = Map, { $name }, { $n } hexes
bi-terrain-field = field
bi-terrain-forest = forest
bi-terrain-mine = gold mine
bi-terrain-water = water
bi-hex = { $at }, { $terrain }.
bi-hex-tile = { $what }, built by { $name }, worth { $vp }, with { $goods }.
bi-hex-tile-bare = { $what }, built by { $name }, worth { $vp }, nothing on it.
bi-hex-seized = Held by { $name } now.
bi-hex-palace = Palace { $palace } stands here.
bi-hex-capital = Capital of { $name }.
bi-hex-site = A capital may stand here.
bi-hex-unknown = Exploration tile, face down.
bi-hex-explored = Exploration tile: { $what }.
bi-hex-peeked = Exploration tile that only you have seen: { $what }.
bi-hex-unit = { $unit } of { $name }, strength { $strength }.

## two clicks

bi-part-thing =
    { $n ->
        [1] { $name }: one place to choose.
       *[other] { $name }: choose among { $n } places.
    }
bi-part-unit =
    { $n ->
        [1] { $unit }: one hex in reach.
       *[other] { $unit }: { $n } hexes in reach.
    }
bi-part-hex =
    { $n ->
        [1] { $at }: one thing can be done here.
       *[other] { $at }: { $n } things can be done here.
    }
bi-ways = Where?
bi-ways-unit = { $unit } at { $at }
bi-ways-n =
    { $n ->
        [1] one hex
       *[other] { $n } hexes
    }
bi-ways-both = { $n } hexes, { $m } ways
bi-way-move = free move
bi-way-march = additional move
bi-way-attack = from here
bi-way-fight = fight { $figures }
bi-way-unseen = face-down tile
bi-choose = Choose one
bi-choose-only = Only this is possible
bi-choose-at = At { $at }
bi-kept = Kept so far: { $names }.
bi-status-unit =
    { $n ->
        [1] { $unit } chosen: one hex in reach.
       *[other] { $unit } chosen: { $n } hexes in reach.
    }
bi-status-fight = { $unit } chosen: { $at } would start a fight.
bi-status-thing =
    { $n ->
        [1] Now the place for it: { $what }. There is one.
       *[other] Now the place for it: { $what }. There are { $n }.
    }
bi-status-unseen = On { $places } the face-down tile would be lost.
bi-status-final = Chosen: { $what } on { $at }.
bi-status-explore = { $unit } chosen: { $at } will be explored.
bi-status-expedition =
    { $cards ->
        [0] { $unit } to { $at } begins an expedition: { $have } against { $need }. Failing costs nothing.
       *[other] { $unit } to { $at } begins an expedition: { $have } (with cards { $most }) against { $need }. Failing costs only cards played.
    }
bi-status-place =
    { $n ->
        [1] One thing can be done there.
       *[other] { $n } things can be done there.
    }
bi-attack = Attack { $at }
bi-go = Explore { $at }
bi-do-attempt = Set out at { $at }
bi-do-paint = Take { $what }
bi-do-found = Found { $what }
bi-do-keep = Keep { $what }
bi-do-crown = Crown { $what }
bi-do-reveal = Reveal { $what }
bi-do-reveal-era = Reveal { $what }: era { $era } begins
bi-do-reveal-end = Reveal { $what }: this round is the last
bi-do-reveal-yes = Yes, reveal it now
bi-do-arch =
    { $n ->
        [1] Deploy: just draw a card
       *[other] Deploy: just draw { $n } cards
    }
bi-do-make = Manufacture { $what }
bi-do-deploy = Deploy { $what }
bi-do-peek = Look at { $what }
bi-do-look = Look at { $what }
bi-do-draw = Draw a mission of era { $what }
bi-do-harbor = Take { $what } and a gold card
bi-do-trade = Trade
bi-do-palace = Place { $what }

## gallery, buildings, cities

bi-gallery = Gallery
bi-gallery-decks = Left in the decks: red, pink, blue
bi-school-red = Red frame.
bi-school-pink = Pink frame.
bi-school-blue = Blue frame.
bi-buildings = Buildings
bi-either-face = makes · costs
bi-left = { $n } left
bi-cities = Cities
bi-cities-none = None left
bi-city-left =
    { $n ->
        [1] The last of its stack.
       *[other] { $n } in this stack.
    }

## alone

bi-challenge = The challenge
bi-challenge-round = round { $n } of { $last }
bi-challenge-era = Era III
bi-challenge-units = { $n } of { $all } units on the map
bi-challenge-capital = Dutch capital yours

## payment

bi-pay = To pay
bi-pay-other = { $name } pays
bi-pay-sum = { $paid } of { $n } paid
bi-pay-how = Choose goods in your supply or on your tiles, or a gold card.
bi-pay-strict = Choose goods in your supply or on your tiles.
bi-credit = { $what } from your monarch, not used yet
bi-paid = paid with { $what }
bi-paid-card = a gold card
bi-paid-monarch = your monarch's exchange
bi-paid-discount = a discount

## fights

bi-fore-title = { $unit } to { $at }
bi-odds = with your cards about { $percent }% to win
bi-odds-now = without another card about { $percent }% to win
bi-fore-nothing = nothing yet
bi-fore-own =
    { $n ->
        [0] no cards
        [one] with { $cards }
       *[other] your cards add { $cs }: { $cards }
    }
bi-fore-unseen =
    { $n ->
        [0] no cards
        [one] 1 unseen card
       *[other] { $n } unseen cards
    }
bi-fore-ties = ties go to the defence
bi-fight-at = Fight at { $at }
bi-expedition-at = Expedition at { $at }
bi-expedition = the expedition
bi-short = { $n } short so far.
bi-short-for-all = Even with all your cards it would be { $most }: it cannot succeed this time.
bi-enough = That is enough.
bi-stake = All units of the loser in the fight are defeated; they come back by deploying.
bi-stake-tile = Who wins holds it: { $what }, with the goods on it.
bi-stake-failed = If it fails, only the cards you play are spent: the units stay, and a free move there tries again.
bi-on-tiles = On your tiles
bi-step-attack = Attack
bi-step-defence = Defence
bi-step-reveal = Cards open
bi-fight-won =
    { $dutch ->
        [1] The Dutch won at { $at }
       *[0] { $name } won at { $at }
    }
bi-cards-down =
    { $n ->
        [1] one card face down
       *[other] { $n } cards face down
    }

## the own board

bi-arches = Seven arches
bi-move-own-city = Extra move: capital, city
bi-move-forest = Extra move: to a forest
bi-move-own-built = Extra move: own building
bi-move-edge-or-water = Extra move: to edge, water
bi-move-mine = Extra move: to a gold mine
bi-move-none = Fights: def. +2, att. +1
# In short, while a product looks for its arch.
bi-upgrade-deploy = 2 units, 2 cards
bi-upgrade-painting = cheaper
bi-upgrade-build = any resources
bi-upgrade-renovate = free
bi-upgrade-manufacture = −1 resource
bi-upgrade-harbor = +1 gold card
bi-arch-product = { $name } lies in its slot.
bi-why-arch-impossible =
    { $arch ->
        [renovate] none to renovate
        [trade] nothing to trade
       *[other] cannot pay
    }
bi-why-action-taken = action taken
bi-why-token-is-there = your token
bi-why-token-there-already = has a token
bi-why-wrong-shape = another shape
bi-why-slot-taken = taken
bi-why-no-slot = no slot
bi-arch-token = Your token is here.
bi-arch-rivals = Here now: { $names }.
bi-arch-under =
    { $era ->
        [1] The token of era I lies under it.
       *[2] The token of era II lies under it.
    }
bi-kit-units = Units
bi-kit-products = Products
bi-kit-palaces = Palaces
bi-unit-reserve = { $unit }, strength { $strength }, not deployed yet: costs { $cost }.
bi-unit-map = { $unit }, strength { $strength }, at { $at }.
bi-unit-defeated = { $unit }, strength { $strength }, defeated: comes back for free.
bi-product-made = Made.
bi-palace-nowhere = { $name } stands only on { $places }, and you have no place for it.
bi-palace-placed = Stands at { $at }.
bi-owned =
    Monarch, { $paintings ->
        [1] one painting
       *[other] { $paintings } paintings
    }, { $finds ->
        [1] one find
       *[other] { $finds } finds
    }
bi-supply = Your supply
bi-supply-n = { $n } of { $most }
bi-gold-card = gold cards
bi-combat-card = combat cards
bi-hand-empty = No cards in hand
bi-instead-fight-on-edge-or-water = or +{ $n } on edge or water
bi-instead-own-unit-next-to-fight = or +{ $n } with an own unit beside
bi-instead-fewer-units-than-enemy = or +{ $n } if outnumbered
bi-instead-defending-own-tile = or +{ $n } defending an own tile
bi-instead-defending = or +{ $n } defending
bi-instead-attacking = or +{ $n } attacking
bi-missions = Missions
bi-missions-secret = yours alone
bi-missions-held =
    { $n ->
        [1] One mission in hand
       *[other] { $n } missions in hand
    }
bi-mission-done = { $name }, done
bi-mission-said = { $name }, era { $era }, worth { $vp }. { $aims }.
bi-aim = { $have } of { $n }

## what a seat has

bi-stat-laurel = Points if scored now
bi-stat-cane = Sugarcane
bi-stat-coffee = Coffee
bi-stat-brazilwood = Brazilwood
bi-stat-cotton = Cotton
bi-stat-gold = Gold
bi-stat-science = Science
bi-stat-gold-card = Gold cards
bi-stat-combat-card = Combat cards

## all realms

bi-realms = All empires
bi-realms-close = Close
bi-realm-arch = Arch
bi-realm-products = Products, and what they upgrade
bi-realm-missions = Missions done
bi-realm-goods = Goods, with those on tiles
bi-realm-income = Buildings make
bi-realm-units = Units on the map
bi-realm-tiles = Tiles held
bi-realm-cards = Cards in hand
bi-realm-done = mission of era { $era } done
bi-realm-strength = strength { $n }

## a closer look

bi-zoom-crowned = { $name }: { $does }
bi-zoom-field = Field
bi-zoom-field-more = Open land. Most buildings stand on fields.
bi-zoom-forest = Forest
bi-zoom-forest-more = Here sawmills are built. A painting's move leads to a forest.
bi-zoom-mine = Gold mine
bi-zoom-mine-more = Here gold foundries are built. The move of manufacture leads to a gold mine.
bi-zoom-water = Water
bi-zoom-water-more = Entered and left by the free move, or by the move to the edge. Nothing is built here.
bi-zoom-capital = Capital
bi-zoom-capital-more = Units are deployed here, and building starts next to it. No enemy can enter.
bi-zoom-exploration = Exploration tile
bi-zoom-exploration-more = Face down. The first unit to enter reveals it.

## in words

bi-words-map = The map, hex by hex
bi-words-seat =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } if scored now. Supply: { $goods }. Gold cards: { $gold }. Combat cards: { $combat }.
bi-words-nothing = nothing
bi-words-monarch = Monarch: { $name }
bi-words-token = The token is on { $arch }.
bi-words-pieces = Products and palaces
bi-words-upgrades = Upgraded arches: { $arches }.
bi-words-has = Has: { $things }.
bi-words-gold-cards = Gold cards: { $cards }
bi-words-combat-cards = Combat cards: { $cards }

## the end

bi-result-rank = Rank
bi-result-seat = Player
bi-result-total = Points
bi-result-winner = { $names } wins
bi-result-shared = { $names } share the win
bi-result-won = Guararapes is yours
bi-result-lost = The Dutch held out
bi-result-told = Alone, the points are only told: the challenge decides.
bi-result-science = { $a } and { $b } have { $n } points each; { $a } is ahead with { $more } science on tiles to { $less }.
bi-result-equal = { $a } and { $b } have { $n } points each, and as much science: they share the place.
bi-source-units = Units
bi-source-products = Products
bi-source-paintings = Paintings
bi-source-missions = Missions
bi-source-gold-cards = Gold cards
bi-source-exploration = Exploration
bi-source-buildings = Buildings
bi-source-cities = Cities
bi-source-palaces = Palaces
bi-source-monarch = Monarch
bi-source-abilities = Painting effects

## moments: a tile turned over, a fight, a new era

bi-made-it = You made it
bi-not-this-time = Not this time
bi-attempt-failed =
    { $n ->
        [0] It has cost nothing: the units stay, and another free move there is another attempt.
        [1] The card is spent, the units stay: another free move there is another attempt.
       *[other] The cards are spent, the units stay: another free move there is another attempt.
    }
bi-attempt-next = Your attempt begins at once: play combat cards, or none. Failing costs only those you play.
bi-you-won = You won the fight on { $at }
bi-you-lost = You lost the fight on { $at }
bi-beaten = Beaten: { $units }. They can be deployed again.
bi-lost-units = You lost { $units }. You can deploy them again, free of charge.
bi-taken = You hold it now: { $what }, with the goods on it.
bi-lost-tile = You no longer hold it: { $what }, with the goods on it.
bi-tie = A tie goes to the defence.
bi-before-cards =
    { $who ->
        [none] strength { $n } before cards
       *[other] { $who }: strength { $n } before cards
    }
bi-era-by = { $name } revealed the first mission of era { $era }.
bi-era-by-you = You revealed the first mission of era { $era }.
bi-era-buildings = Can be built now: { $what }.
bi-era-cities = Cities can be founded, where your monarch stands.
bi-era-missions = The first mission of era { $era } moves everybody on again.
bi-era-missions-last = The first mission of era { $era } makes the round the last one.
bi-era-token-1 = Lay your token of era I under an arch: acting there, you may look at a face-down tile.
bi-era-token-2 = Lay your token of era II under an arch: acting there, you may draw a combat card.
bi-wasted-move = You still have a move: { $ways }.
bi-wasted-other = elsewhere
bi-wasted-back = back
bi-wasted-way = { $unit } could go to { $places }
bi-wasted-supply = Your supply is full ({ $n } goods): what you fetch would have to go again.
