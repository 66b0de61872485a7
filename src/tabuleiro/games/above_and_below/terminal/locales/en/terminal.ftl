# What the terminal says around Above and Below; the game's own words are in games/above_and_below/locales.

ab-status = Round { $round } of { $rounds }, begun by { $name }
ab-caves =
    { $n ->
        [0] No cave card is left
       *[other] Cave card { $cave }: paragraphs { $pages } ({ $n } left)
    }
ab-caves-cider = { $caves }; a cider is waiting
ab-column-id = Id
ab-column-building = Building
ab-column-villager = To train
ab-column-reputation = Rep.
ab-column-income = Income
ab-column-beds = Beds
ab-column-people = Villagers
ab-column-sale = For sale
ab-n-ready = { $n } ready
ab-n-exhausted = { $n } exhausted
ab-n-injured = { $n } injured
ab-n-sent = { $n } exploring
ab-passed = (passed)
ab-village-of = Village of { $name }
ab-above = Above
ab-below = Below
ab-ready = Ready
ab-exhausted = Exhausted
ab-injured = Injured
ab-sent = Exploring
ab-supply = Supply
ab-track = Track
ab-empty-caves =
    { $n ->
        [1] 1 empty cave
       *[other] { $n } empty caves
    }
ab-space = { $things } ({ $vp } VP each)
ab-nothing = no goods
ab-own-line =
    { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    }; { $people }; { $goods }
ab-paragraph = Paragraph { $n }: { $title }
ab-explorer = { $name }: { $skills }
ab-explorer-rolled =
    { $lanterns ->
        [1] { $name } rolled { $die }: 1 lantern
       *[other] { $name } rolled { $die }: { $lanterns } lanterns
    }
ab-explorer-injured =
    { $lanterns ->
        [1] { $name } rolled { $die }: 1 lantern, and 1 more for the injury
       *[other] { $name } rolled { $die }: { $lanterns } lanterns, and 1 more for the injury
    }
ab-lanterns =
    { $bonus ->
        [0] Lanterns in all: { $n }
       *[other] Lanterns in all: { $n }, { $bonus } of them by the bonus
    }
ab-card =
    { $cost ->
        [0] { $kind }
       *[other] { $kind }, costs { $cost }
    }
ab-tie-coins = Coins (first tie-break)
ab-tie-buildings = Buildings (second tie-break)
ab-legend = Villagers: 4+: 2 means 2 lanterns if the die shows 4 or more. Ids such as H13 or VR05 stand for cards in actions: build H13, train VR05.
chance-building = houses and outposts
chance-villager = villagers
chance-cave = cave cards
