# What happened, one line each. { $name } is a player's name (or the Dutch, who only ever come before a colon).
#
# Glossary: see effects.ftl. { $things } is a counted list such as "2 gold", { $at } a hex such as "C3".

## set-up, rounds, the end

log-setup = The map is { $scenario }. Cities on offer: { $cities }. In the gallery: { $gallery }.
log-colour = { $name } plays { $board }.
log-missions_dealt =
    { $n ->
        [1] { $name } gets 1 mission.
       *[other] { $name } gets { $n } missions.
    }
log-missions_dealt-seen = { $name } gets these missions: { $missions }.
log-kept = { $name } keeps a mission of era { $era }.
log-kept-seen = { $name } keeps { $mission } for era { $era }.
log-crown_chosen = { $name } has chosen a monarch.
log-crown_chosen-seen = { $name } has chosen { $monarch }.
log-crowned = { $name } rules as { $monarch }.
log-capitals = Capitals to choose from: { $sites }. { $first } picks first.
log-site = { $at } ({ $good })
log-capital = The capital of { $name } is on { $at }.
log-capital-first = The capital of { $name } is on { $at }; the first turn goes with it.
log-round = Round { $round }.
log-last_round = { $name } has completed a mission of era III: round { $round } is the last.
log-hand_shown = { $name } still has: { $cards }.
log-game_over = The game is over: { $scores }.
log-game_over-won = The challenge is won!
log-game_over-lost = The challenge is lost.

## actions

log-arch = { $name } chooses the arch { $arch }.
log-extra_action = { $name } plays { $card } for an extra action: { $arch }.
log-deployed = { $name } deploys { $unit } on { $at }.
log-deployed-again = { $name } brings { $unit } back on { $at }.
log-painted = { $name } takes the painting { $painting }.
log-hung = New in the gallery: { $painting }.
log-built = { $name } builds on { $at }: { $building }.
log-built-covering = { $name } builds over a building on { $at }: { $building }.
log-built-city = { $name } founds the city of { $building } on { $at }.
log-built-city-covering = { $name } founds the city of { $building } over a building on { $at }.
log-city_offered = New city on offer: { $city }.
log-renovated = { $name } renovates on { $at }: { $building }.
log-renovated-flipped = { $name } flips the tile on { $at }: { $building } now.
log-produced = { $things } for { $name } on { $at }.
log-made = { $name } makes a product: { $product }.
log-slotted = { $name } puts { $product } on { $arch }.
log-slotted-monarch = { $name } puts { $product } on the monarch's board.
log-traded-resource = { $name } trades 1 resource.
log-traded-pair = { $name } trades a pair of cotton and coffee.
log-traded-four = { $name } trades 4 resources.
log-traded-cards = { $name } trades 2 combat cards.
log-traded-these = { $name } trades { $things }.
log-traded-these-cards = { $name } trades the combat cards { $cards }.

## goods and cards

log-gained = { $name } gains { $things }.
log-gained-harbor = The harbour brings { $name } { $things }.
log-gained-monarch = The monarch brings { $name } { $things }.
log-gained-painting = A painting brings { $name } { $things }.
log-gained-palace = The palace brings { $name } { $things }.
log-gained-exploration = The exploration brings { $name } { $things }.
log-paid = { $name } pays { $things }.
log-paid-tile = { $name } pays { $things } from { $at }.
log-paid-hand = { $name } pays with the gold card { $card }.
log-paid-monarch = { $name } pays with combat cards: { $icon }.
log-paid-discount = { $name } pays less, thanks to a painting: { $icon }.
log-paid-given = { $name } gives { $things }.
log-paid-given-tile = { $name } gives { $things } from { $at }.
log-card_given = { $name } gives the combat card { $card }.
log-dropped = { $name } has too much and puts back { $things }.
log-dropped-card = { $name } has too many cards and discards { $card }.
log-gold_card = { $name } draws a gold card.
log-gold_card-seen = { $name } draws the gold card { $card }.
log-combat_card = { $name } draws a combat card.
log-combat_card-seen = { $name } draws the combat card { $card }.
log-gold_card_used = { $name } uses the gold card { $card }.
log-mission_drawn = { $name } draws a mission of era { $era }.
log-mission_drawn-seen = { $name } draws a mission of era { $era }: { $mission }.
log-reshuffled-gold = The gold cards are shuffled anew.
log-reshuffled-combat = The combat cards are shuffled anew.

## missions and eras

log-mission = { $name } reveals the mission { $mission } (era { $era }).
log-palace = { $name } places on { $at }: { $palace }.
log-no_palace = { $name } places no palace.
log-era = Era { $era } begins: { $title }.
log-token_laid = { $name } lays the token of era { $era } under { $arch }.
log-power-isabel = { $name } uses { $painting } for a palace.
log-power-coroados = { $name } lays the token of era { $era } on { $painting }.

## moves and finds

log-moved = { $units } of { $name }: { $from } to { $to }.
log-moved-march = { $units } of { $name }, additional move: { $from } to { $to }.
log-control = { $name } now holds the tile on { $at }.
log-peeked = { $name } looks at the tile on { $at }.
log-peeked-seen = { $name } looks at the tile on { $at }: { $tile }.
log-revealed = { $name } reveals on { $at }: { $tile }.
log-kept_find = { $name } keeps a find: { $tile }.
log-find_gone = { $name } has built on it, so it is gone: { $tile }.
log-expedition = { $name } sets out, { $tile }: strength { $strength } is needed.
log-expedition_over = { $name } succeeds, { $total } against { $need }: { $tile }.
log-expedition_over-failed = { $name } fails, { $total } against { $need }: { $tile }.
log-expedition_over-cards = { $line } Cards: { $cards }.

## fights

log-fight = { $name } attacks { $defender } on { $at }: { $attack } against { $defence } before cards.
log-fight-from = { $name } attacks { $defender } on { $at } from { $from }: { $attack } against { $defence } before cards.
log-card_laid =
    { $n ->
        [1] { $name } lays a card face down.
        [2] { $name } lays a second card.
       *[other] { $name } lays card number { $n }.
    }
log-card_laid-seen = { $name } lays a card face down: { $card }.
log-cards_shown = Cards in the fight of { $name }: { $attack }; against them { $defence }.
log-cards_shown-none = { $name } fights, and nobody plays a card.
log-no-cards = none
log-cancelled = { $name }: the card { $card } of the other side counts 0.
log-fight_over = { $name } wins on { $at }, { $attack } to { $defence }.
log-fight_over-lost = { $name } is beaten back on { $at }, { $attack } to { $defence }.
log-defeated = Defeated units ({ $name }): { $units }.
log-defeated-home = Defeated, but back in the capital ({ $name }): { $units }.
