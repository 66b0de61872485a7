# The table page of Above and Below: what stands around the picture. Glossary: the game's own effects.ftl.

ab-tab-own = Village
ab-tab-story = Story
ab-where = Round { $round } of { $rounds }
ab-where-over = Game over

## offers and newcomers

ab-offers = On offer
ab-houses = Houses
ab-outposts = Outposts
ab-keys = Key houses
ab-stars = Star houses
ab-special = Special
ab-deck-left = left in the deck
ab-none-left = None left
ab-offer-said = { $name }, costs { $cost }. { $does }
ab-hire = For hire
ab-hire-deck =
    { $n ->
        [0] Nobody else is coming.
        [1] One more is on the way.
       *[other] { $n } more are on the way.
    }
ab-hire-said =
    { $cost ->
        [1] For 1 coin: { $who }
       *[other] For { $cost } coins: { $who }
    }
ab-hire-gap = Nobody waits here until the round ends.
ab-villager-said = { $name }. { $does }

## reputation

ab-reputation = Reputation
ab-rep-places =
    { $more ->
        [0] most at the end: { $first } VP
       *[other] most: { $first } VP, then { $others }
    }
ab-rep-space =
    { $points ->
        [0] Reputation { $value }: no VP at the end
       *[other] Reputation { $value }: { $points } VP at the end
    }

## actions

ab-act-explore = Explore
ab-act-build = Build
ab-act-harvest = Harvest
ab-act-train = Train
ab-act-labor = Labor
ab-act-pass = Pass
ab-brings-explore = { $ready } ready
ab-brings-build =
    { $n ->
        [1] 1 in reach
       *[other] { $n } in reach
    }
ab-brings-train =
    { $n ->
        [1] 1 in reach
       *[other] { $n } in reach
    }
ab-brings-labor = each
ab-brings-pass = for this round
ab-do-build = Build { $building }
ab-do-train = Train { $villager }
ab-do-pass = Pass for this round
ab-do-labor = Have { $villager } labor
ab-do-harvest = Have { $villager } harvest
ab-do-go = Set off, { $n } of you
ab-do-enough =
    { $n ->
        [1] Leave 1 bed empty
       *[other] Leave { $n } beds empty
    }
ab-now-build = Choose a building: { $n } in reach.
ab-now-train = Choose a villager: { $n } in reach.
ab-still-ready =
    { $n ->
        [1] 1 villager is still ready.
       *[other] { $n } villagers are still ready.
    }
ab-begin-tired = with so many players, { $n } begin exhausted
ab-take-back = { $name } goes. Click to take back.
ab-none-build = Nothing on offer is in reach.
ab-none-train = Nobody in the row is in reach.
ab-bar-nobody-ready = nobody ready
ab-bar-needs-two-to-explore = takes two
ab-bar-no-cave-left = no caves left
ab-bar-nothing-to-harvest = nothing ripe
ab-bar-no-hammer-ready = no hammer ready
ab-bar-no-quill-ready = no quill ready
ab-bar-needs-coins = too few coins
ab-why-needs-coins =
    { $missing ->
        [1] 1 short
       *[other] { $missing } short
    }
ab-why-gift-too-dear = too dear
ab-why-no-empty-cave = no cave

## the village

ab-village =
    Your village: { $houses ->
        [1] 1 house
       *[other] { $houses } houses
    } above, { $caves ->
        [0] no cave yet
        [1] 1 cave
       *[other] { $caves } caves
    } below
ab-village-of =
    { $name }’s village: { $houses ->
        [1] 1 house
       *[other] { $houses } houses
    } above, { $caves ->
        [0] no cave yet
        [1] 1 cave
       *[other] { $caves } caves
    } below
ab-open-village = Look at { $name }’s village
ab-others = The other villages
ab-villagers = Your villagers
ab-area-ready = Ready
ab-area-exhausted = Exhausted
ab-area-injured = Injured
ab-area-sent = Exploring
ab-is-ready = ready
ab-is-exhausted = exhausted
ab-is-injured = injured
ab-is-sent = exploring
ab-beds =
    { $n ->
        [0] no beds
        [1] 1 bed
       *[other] { $n } beds
    }

## goods

ab-goods = Goods track
ab-coins = coins
ab-track-said =
    { $n ->
        [0] Space { $space }, empty: { $points } VP for each good, income { $income }.
       *[other] Space { $space }: { $things }, { $points } VP for each, income { $income }.
    }
ab-sale-own = You have put { $ware } up for sale
ab-sale-none = Your sale circle is empty
ab-sale-other = { $name } sells { $ware }

## the book

ab-encounter = Encounter
ab-cave-card = Cave card { $card }
ab-die-shows = die shows { $n }
ab-page = paragraph { $n }
ab-read-aloud = read aloud
ab-read-stop = stop reading
ab-read-large = in large letters, to read out
ab-region-wellfoot = Wellfoot
ab-region-lake-lull = Lake Lull
ab-region-capwood = Capwood
ab-region-lantern-row = Lantern Row
ab-region-paper-vaults = Paper Vaults
ab-region-upside-orchard = Upside Orchard
ab-region-old-diggings = Old Diggings
ab-region-kiln-terraces = Kiln Terraces
ab-region-yawn = The Yawn
ab-region-humming-halls = Humming Halls
ab-region-hush = The Hush
ab-region-winding-house = Winding House
ab-region-simmer = The Simmer
ab-region-rib-road = Rib Road
ab-explorers = Your explorers
ab-explorers-of = { $name }’s explorers
ab-roll-each =
    roll one die each · { $rerolls ->
        [0] no reroll
        [1] 1 reroll
       *[other] { $rerolls } rerolls
    }
ab-lanterns-now =
    { $n ->
        [1] 1 lantern
       *[other] { $n } lanterns
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } of them by the bonus
    }{ $rerolls ->
        [0] {""}
        [1] {" "}· 1 reroll left
       *[other] {" "}· { $rerolls } rerolls left
    }
ab-die-lanterns =
    Rolled { $die }: { $n ->
        [1] 1 lantern
       *[other] { $n } lanterns
    }
ab-short-met = { $met } reached; { $missing } more for { $need }.
ab-short = { $n } of { $need } lanterns: { $missing } short.
ab-staked = at stake
ab-no-dice = no lanterns needed
ab-with-hurt = with { $n }
ab-short-of = { $n } short
ab-lit-hurt =
    { $n ->
        [1] 1 of them by an injury: { $names }
       *[other] { $n } of them by injuries: { $names }
    }
ab-costs = costs { $n }
ab-stake-item = you stake something of your supply
ab-stake-villager = you stake one of the explorers
ab-odds-said = Reaches { $n } in { $percent } of 100.
ab-odds-hurt = With { $hurt } injured: reaches { $n } in { $percent } of 100.
ab-if-hurt = If somebody is injured for a lantern more
ab-pay-if = paid only if it is reached
ab-if-failed = What it brings stays hidden until it is done. If it fails: no reward, no cave, perhaps a loss.
ab-gamble-risk =
    { $left ->
        [1] The next roll loses everything in { $percent } of 100: a face that lies here already. 1 more roll at most.
       *[other] The next roll loses everything in { $percent } of 100: a face that lies here already. { $left } more rolls at most.
    }
ab-pick-first = Pick an option
ab-picked = { $letter } is picked.
ab-roll-for = Roll for { $letter }
ab-do = Do { $letter }

## who goes

ab-expedition = Who goes exploring
ab-party = Who goes down?
ab-party-of = { $name } goes down
ab-six = Where the die may lead
ab-party-help = Name two or more. A die picks the paragraph; then each of them rolls for lanterns.
ab-party-size =
    { $n ->
        [1] 1 named
       *[other] { $n } named
    }
ab-reach = How far they get
ab-reach-note = before anybody is injured

## how it ended

ab-lit =
    { $n ->
        [1] 1 lantern
       *[other] { $n } lanterns
    }; { $need } needed
ab-rep-now = now at { $n }
ab-rep-place = for the place in reputation
ab-for-building = for the building
ab-for-card = for its card
ab-for-goods = for goods
ab-for-reputation = for reputation
ab-for-named = by { $name }
ab-won-nothing = Nothing else changed hands.

## trade

ab-trade-buy = Buy { $ware } from { $seller }
ab-trade-sell = Sell { $ware } to { $buyer }
ab-trade-watch = { $buyer } would like { $ware } from { $seller }
ab-trade-label = Trade
ab-trade-buyer = { $you ->
    [1] buy
   *[0] buys
}
ab-trade-seller = { $you ->
    [1] sell
   *[0] sells
}
ab-trade-offered =
    { $name } { $you ->
        [1] offer
       *[0] offers
    } { $n ->
        [1] 1 coin
       *[other] { $n } coins
    }.
ab-trade-asked =
    { $name } { $you ->
        [1] ask
       *[0] asks
    } for { $n ->
        [1] 1 coin
       *[other] { $n } coins
    }.
ab-trade-coins =
    { $name } { $you ->
        [1] have
       *[0] has
    } { $n ->
        [1] 1 coin
       *[other] { $n } coins
    }.
ab-trade-help = Three coins at least. The seller may refuse for any reason, or once ask for a higher price.
ab-offer-price = Your offer
ab-ask-more = Or ask for more
ab-favour = Reputation for coins, one for one

## the round's end

ab-night = The end of the round
ab-round-end = The night before round { $round }
ab-step-cider = A cider on its space.
ab-step-row = The row slides left, newcomers join it.
ab-step-rest = Potions, ciders, then beds: one step for each.
ab-step-store = Goods on the track, just before income.
ab-step-income = Income from track and cards, then potions.
ab-step-refill = Empty refilling cards get a good.
ab-step-first = The start player’s card goes left.
ab-rest-now =
    { $beds ->
        [0] No bed is free.
        [1] 1 bed is free. Choose who gets it.
       *[other] { $beds } beds are free. Choose who gets them.
    }
ab-store-now = Your income will be { $income }.
ab-store-first = The first kind of good on the track leaves it there; each further kind raises it.
ab-store-more = A new kind of good on the track raises it to { $then }.
ab-end-waits = You are done; the others are still resting.

## panels, result, closer look

ab-stat-vp = victory points, if it ended now
ab-stat-coin = coins
ab-stat-house = houses
ab-stat-outpost = outposts
ab-stat-cave = caves with room for an outpost
ab-stat-villager = villagers
ab-stat-ready = of them ready
ab-stat-reputation = reputation
ab-result-rank = Rank
ab-result-seat = Player
ab-result-total = VP
ab-result-winner = { $names } wins.
ab-result-shared = { $names } share the win.
ab-result-coins = { $a } and { $b } have { $n } VP each; { $more } coins against { $less } decide.
ab-result-buildings = { $a } and { $b } have { $n } VP and as many coins; { $more } buildings against { $less } decide.
ab-result-equal = { $a } and { $b } are equal in everything: { $n } VP each.
ab-zoom-facts = { $kind }, costs { $cost }

## without a picture

ab-words-seat = { $points } VP if it ended now, { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    }, reputation { $reputation }, income { $income }, { $beds ->
        [1] 1 bed
       *[other] { $beds } beds
    }.
ab-words-supply = In the supply: { $things }.
ab-words-sale = For sale: { $ware }.
ab-words-track = On the track, left to right: { $things }.
ab-words-area = { $area }: { $names }.
ab-words-building =
    { $goods ->
        [0] { $name }: { $does }
        [1] { $name }: { $does } 1 good lies there.
       *[other] { $name }: { $does } { $goods } goods lie there.
    }
ab-words-caves =
    { $n ->
        [1] 1 cave with room for an outpost.
       *[other] { $n } caves with room for an outpost.
    }

## what a turn leaves unused

ab-wasted-pass =
    { $n ->
        [1] One of your people is still ready. Labor would bring at least 1 coin.
       *[other] { $n } of your people are still ready. Labor would bring at least { $n } coins.
    }
ab-wasted-beds =
    { $n ->
        [1] One bed is still free, and somebody is tired.
       *[other] { $n } beds are still free, and people are tired.
    }

## the album

ab-album-met =
    { $n ->
        [0] None of the { $all } stories met so far
        [1] 1 of { $all } stories met
       *[other] { $n } of { $all } stories met
    }
ab-album-places = Places seen
ab-album-unread = paragraph { $n }, not met yet
ab-album-won =
    Made it: { $n ->
        [1] 1 lantern
       *[other] { $n } lanterns
    } needed.
ab-album-done = Done, without dice.
ab-album-failed = It failed.
ab-album-on = The story went on:
ab-album-untried = Not tried yet.
ab-album-before = Story before
ab-album-after = Next story
ab-album-back = The whole album
