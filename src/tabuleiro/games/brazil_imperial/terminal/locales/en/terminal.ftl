# What the terminal says around Brazil: Imperial; the game's own words are in games/brazil_imperial/locales.

bi-status = Round { $round }, era { $era }: { $title }. Map: { $map }
bi-last-round = Round { $round }, era { $era }: { $title }. The last round. Map: { $map }
bi-decks = Cities on offer: { $cities }. Cards in the decks: { $gold } gold, { $combat } combat.
bi-none = none
bi-free = free
bi-column-painting = Gallery
bi-column-monarch = Monarch
bi-column-gold-cards = Gold c.
bi-column-combat-cards = Combat c.
bi-column-token = Token on
bi-board-of = Empire of { $name }
bi-supply = Supply
bi-on-tiles = On tiles
bi-units = Units
bi-unit-reserve = not deployed
bi-unit-defeated = defeated
bi-upgraded = Upgraded
bi-tokens = Tokens
bi-under = era { $era } under { $arch }
bi-products = Products
bi-palaces = Palaces
bi-at = { $what } on { $at }
bi-paintings = Paintings
bi-finds = Finds
bi-done = Missions done
bi-mission = Mission { $era }
bi-gold-cards = Gold card
bi-combat-cards = Combat card
bi-own-line = You can spend: { $goods }. Gold cards { $gold }, combat cards { $combat }.
bi-fight = Fight on { $at }: { $attacker } against { $defender }
bi-side = { $who }: strength { $strength } ({ $units }), cards: { $cards }
bi-no-units = no units
bi-cards-laid =
    { $n ->
        [0] none
       *[other] { $n } face down
    }
bi-tie-science = Science on tiles (breaks ties)
bi-challenge-won =
    { $points ->
        [1] The challenge is won, with 1 point.
       *[other] The challenge is won, with { $points } points.
    }
bi-challenge-lost =
    { $points ->
        [1] The challenge is lost, with 1 point.
       *[other] The challenge is lost, with { $points } points.
    }
bi-legend = On the map: . field, ^ forest, $ gold mine, ~ water, ? unexplored, + a site for a capital, @A the capital of A. SawA2 is a sawmill that A holds with 2 goods on it; below it, A13 are the units 1 and 3 of A. Columns have letters, rows have numbers, every second column stands half a hex lower: move g1 to c3.
chance-map = maps
chance-empire = empires
chance-first = who begins
chance-capital = capitals
chance-city = cities
chance-exploration = exploration tiles
chance-painting = paintings
chance-mission = missions
chance-gold = gold cards
chance-combat = combat cards
