# What happened, a sentence each. { $name } is a player's name, or "You" ($you is 1 then); what it brought stands beside.
#
# Glossary: see effects.ftl. { $at } is a hex such as "C3".

## set-up, rounds, the end

log-setup = The map is { $scenario }.
log-colour = { $name } got the board { $board }.
log-missions_dealt =
    { $n ->
        [1] { $name } got 1 mission.
       *[other] { $name } got { $n } missions.
    }
log-missions_dealt-all =
    { $n ->
        [1] Everyone got 1 mission.
       *[other] Everyone got { $n } missions.
    }
log-missions_dealt-seen = { $name } got these missions: { $missions }.
log-kept = { $name } kept a mission of era { $era }.
log-kept-seen = { $name } kept { $mission } for era { $era }.
log-crown_chosen = { $name } chose a monarch.
log-crown_chosen-seen = { $name } chose { $monarch }.
log-crowned =
    { $you ->
        [1] You rule as { $monarch }.
       *[0] { $name } rules as { $monarch }.
    }
log-capitals = Capitals to choose from: { $sites }. { $first } picks first.
log-site = { $at } ({ $good })
log-capital = { $name } founded the capital on { $at }.
log-capital-first = { $name } founded the capital on { $at }, with the first turn.
log-round = Round { $round }.
log-last_round = { $name } met a mission of era III: this round is the last.
log-turn_ended = { $name } ended the turn.
log-hand_shown = { $name } still had: { $cards }.
log-game_over = The game is over: { $scores }.
log-game_over-won = The challenge is won!
log-game_over-lost = The challenge is lost.

## actions

log-arch = { $name } chose { $arch }.
log-extra_action = { $name } played { $card }: { $arch } once more.
log-deployed = { $name } deployed { $unit } on { $at }.
log-deployed-again = { $name } brought { $unit } back on { $at }.
log-painted = { $name } took the painting { $painting }.
log-painted_more = { $name } got the goods of the painting { $painting }.
log-hung = New in the gallery: { $painting }.
log-built = { $name } built { $building } on { $at }.
log-built-covering = { $name } covered { $at } with { $building }.
log-built-city = { $name } founded { $building } on { $at }.
log-built-city-covering = { $name } founded { $building } over the tile on { $at }.
log-city_offered = New city on offer: { $city }.
log-renovated = { $name } renovated { $at }: { $face }.
log-renovated-flipped = { $name } turned { $at } into { $building }.
log-produced = { $name } got goods on { $at }.
log-made = { $name } manufactured { $product }.
log-slotted = { $name } put { $product } on { $arch }, now upgraded.
log-slotted-monarch = { $name } put { $product } on the monarch's board.
log-traded-resource = { $name } traded a resource.
log-traded-pair = { $name } traded two cotton and/or coffee.
log-traded-four = { $name } traded four resources.
log-traded-cards = { $name } traded two combat cards.

## goods and cards

log-gained = { $name } took goods.
log-fetched = { $name } took goods in the harbour.
log-received-monarch = { $name } got goods by the monarch's power.
log-received-painting = { $name } got goods from a painting.
log-received-exploration = { $name } got goods from a find.
log-paid = { $name } paid.
log-paid-tile = { $name } paid from { $at }.
log-paid-hand = { $name } paid with { $card }.
log-paid-monarch = { $name } paid through the monarch.
log-paid-discount = { $name } paid less, thanks to a painting.
log-paid-upgrade = { $name } paid less, thanks to the upgraded arch.
# Why it was other than printed, after the sentence of what was bought, built or drawn.
because = { $text } ({ $why }).
paid-by-monarch = paid with combat cards, as the monarch allows
paid-by-hand = paid with a gold card
paid-by-discount = painting: 1 less
paid-by-upgrade = upgraded arch
# Who gave how much more than is printed: `Manuel I: +1 gold and +1 VP`.
by = { $name }: { $things }
by-end = at the end: { $things }
by-points = { $n } VP
card-by-deploy = Deploy
card-by-upgrade = upgraded arch
card-by-painting = painting
card-by-palace = palace
card-by-exploration = find
card-by-war = War
card-by-trade = Trade
card-by-fight = fight won
card-by-token = token
# A find that stays on the map, with what it is good for.
find-waits = { $tile } ({ $what })
find-waits-strength = takes strength { $n }
find-waits-built-on = for the first to build there: { $things }
find-waits-production = buildings beside it make { $n } more
log-card_given = { $name } gave { $card }.
log-dropped = { $name } had too many goods and put one back.
log-dropped-card = { $name } had too many cards and discarded { $card }.
log-gold_card = { $name } drew a gold card.
log-gold_card-seen = { $name } drew { $card }.
log-combat_card = { $name } drew a combat card.
log-combat_card-seen = { $name } drew { $card }.
log-gold_card_used = { $name } used { $card }.
log-mission_drawn = { $name } drew a mission of era { $era }.
log-mission_drawn-seen = { $name } drew the mission { $mission }, era { $era }.
log-no_mission = { $name } drew no mission.
log-reshuffled-gold = The gold cards are shuffled anew.
log-reshuffled-combat = The combat cards are shuffled anew.

## missions and eras

log-mission = { $name } revealed a mission: { $mission }.
log-palace = { $name } placed { $palace } on { $at }.
log-palace_more = { $name } got the goods of { $palace }.
log-no_palace = { $name } placed no palace.
log-era = Era { $era } begins: { $title }.
log-token_laid = { $name } laid the token of era { $era } under { $arch }.
log-power-isabel = { $name } used { $painting } for a palace.
log-power-coroados = { $name } laid the token of era { $era } on { $painting }.

## moves and finds

log-moved =
    { $n ->
        [1] { $name } moved { $units } from { $from } to { $to }.
       *[other] { $name } moved { $n } units from { $from } to { $to }.
    }
log-moved-near =
    { $n ->
        [1] { $name } moved { $units } from { $from } to { $to }, next to you.
       *[other] { $name } moved { $n } units from { $from } to { $to }, next to you.
    }
log-control = { $name } took over { $at }: { $face }.
log-control-yours = { $name } took { $at } from you: { $face }.
log-peeked = { $name } looked at the tile on { $at }.
log-peeked-seen = { $name } looked at the tile on { $at }: { $tile }.
log-revealed = { $name } discovered on { $at }: { $tile }.
log-revealed_more = { $name } got the goods of { $tile } on { $at }.
log-kept_find = { $name } kept a find: { $tile }.
log-find_unseen = { $name } built over the face-down tile on { $at }: it is gone unseen.
log-find_gone = { $name } built over an exploration tile: { $tile } is gone.
log-expedition-from = { $name } went from { $from } to { $at }: { $tile }.
log-expedition = { $name } set out: { $tile }, strength { $strength }.
log-expedition_over = { $name } succeeded, { $total } of { $need }: { $tile }.
log-expedition_over-failed = { $name } failed, { $total } of { $need }: { $tile }.

## fights

log-fight-from = { $name } attacked { $defender } on { $at } from { $from }: { $attack } against { $defence }.
log-fight = { $name } attacked { $defender } on { $at }: { $attack } against { $defence }.
log-card_laid =
    { $n ->
        [1] { $name } laid a card face down.
        [2] { $name } laid a second card.
       *[other] { $name } laid card number { $n }.
    }
log-card_laid-seen = { $name } laid { $card } face down.
log-cards_shown = { $name } showed { $attack }; against it { $defence }.
log-cards_shown-none = { $name } fought, and nobody played a card.
log-no-cards = nothing
log-cancelled = { $card } counts 0, by a card of { $name }.
log-cancelled-you = { $card } counts 0, by your card.
log-fight_over = { $name } beat { $defender } on { $at }, { $attack } to { $defence }.
log-fight_over-lost = { $name } lost to { $defender } on { $at }, { $attack } to { $defence }.
log-defeated = { $name } lost { $units }.
log-defeated-home = { $name } fell back to the capital: { $units }.
against-you = you

## what was begun and is told when it is done

log-acted-build = { $name } chose what to build.
log-acted-deploy = { $name } called up a unit.
log-acted-paint = { $name } chose a painting.
log-acted-make = { $name } chose a product.
log-acted-trade = { $name } began a trade.
log-acted-renovate = { $name } chose a tile to renovate.
log-acted-move = { $name } set out with a unit.
log-acted-pay = { $name } asked the monarch to pay.
log-acted-carry = { $name } took a unit along.
log-acted-enough = { $name } had enough.
log-acted-stay = { $name } stayed there.
log-acted-none = { $name } did without.
