# What happened, one line each. { $name } is a player's name.
#
# Glossary: see effects.ftl. { $things } is a counted list such as "2 fish", { $villager } a first name.

log-setup = On offer: { $houses }; { $outposts }. Key houses: { $keys }. Waiting to be trained: { $row }.
log-cider_set = A new cider is waiting.
log-round_ended = Round { $round } is over.
log-round = Round { $round }: { $first } begins.
log-new_villagers = New in the row: { $villagers }.
log-game_over = The game is over: { $scores }.
log-passed = { $name } passes.
log-labored = { $villager } earns { $name } { n-coin }.
log-cider_taken = { $name } takes the cider.
log-harvested = { $villager } harvests { $ware } from { $building } for { $name }.
log-built = { $name } builds { $building }; { $villager } does the work.
log-built-gift = { $name } gets { $building } as a present.
log-trained = { $name } trains { $villager }; { $by } is the teacher.
log-joined = { $villager } joins { $name }, exhausted from the journey.
log-joined-ready = { $villager } joins { $name } and is ready.
log-cat_rolled = { $name } calls { $villager }, who rolls { $die } and comes along.
log-cat_rolled-stays = { $name } calls { $villager }, who rolls { $die } and lies down.
log-offered_next = New on offer: { $building }.
log-stocked = { $things } for { $name } on { $building }.
log-put_up = { $name } puts { $ware } up for sale.
log-put_up-instead = { $name } puts { $ware } up for sale and takes { $back } back.
log-taken_back = { $name } takes { $ware } back from sale.
log-exchanged-houses = { $name } has the houses exchanged: { $buildings }.
log-exchanged-outposts = { $name } has the outposts exchanged: { $buildings }.
log-placed = { $name } puts { $ware } on space { $space } of the track.
log-offered = { $name } offers { $seller } { n-coin } for { $ware }.
log-answered-accept = { $name } agrees.
log-answered-refuse = { $name } refuses.
log-answered-ask = { $name } asks for { n-coin }.
log-answered-drop = { $name } drops it.
log-sold = { $name } sells { $ware } to { $buyer } for { n-coin }.
log-gained = { $name } gains { $things }.
log-gained-exploring = { $name } gains { $things } for exploring.
log-gained-income = { $name } gets { $things } at the end of the round.
log-lost = { $name } loses { $things }.
log-none_left = The supply is too short for { $name }: { $things } missing.
log-paid = { $name } pays { $things }.
log-reputation =
    { $gained ->
        [1] { $name } gains { $n } reputation and is at { $now }.
       *[0] { $name } loses { $n } reputation and is at { $now }.
    }
log-nobody_joined = Nobody is left in the row to join { $name }.
log-nobody_joined-special = { $villager } has gone elsewhere and cannot join { $name }.
log-sent = { $name } sends { $villager }.
log-explored = { $name } goes exploring with { $villagers }. The die shows { $die }.
log-cave_seen = The next cave card is { $cave }.
log-paragraph = { $name } comes to paragraph { $paragraph }: { $title }.
log-chose = { $name } decides: { $option }.
log-staked = { $name } stakes { $what }.
log-rolled = { $villager } rolls { $die } for { $name }: { n-lantern }.
log-lanterns = { $name } has { n-lantern }.
log-lanterns-bonus = { $name } has { n-lantern }, { $bonus } of them by the bonus.
log-rerolled = { $villager } rolls again for { $name }: { $die }, { n-lantern }.
log-injured = { $villager } gets injured for { $name }.
log-injured-lantern = { $villager } gives everything for { $name } and gets injured: 1 lantern more.
log-succeeded = { $name } succeeds with { n-lantern }; { $number } were needed.
log-succeeded-auto = { $name } succeeds without dice.
log-succeeded-on = For { $name } the story goes on.
log-failed = { $name } fails with { n-lantern }.
log-failed-text = { $name } fails with { n-lantern }. { $text }
log-reward_chosen = { $name } chooses reward { $choice }.
log-gambled = { $name } rolls { $die }: { n-coin } so far.
log-gambled-repeat = { $name } rolls { $die } for the second time: all coins are gone.
log-cave_kept = { $name } keeps the cave { $cave }.
log-cave_returned = The cave card of { $name } goes under the pile.
log-rested-potion = A potion helps { $villager }, who is only exhausted now ({ $name }).
log-rested-cider = A cider gets { $villager } ready ({ $name }).
log-rested-bed = { $villager } slept well and is ready ({ $name }).
log-rested-bed-injured = { $villager } slept well and is only exhausted now ({ $name }).
log-rested-own = { $villager } wound up in a bed of his own: ready ({ $name }).
log-rested-own-injured = { $villager } wound up in a bed of his own: only exhausted now ({ $name }).
log-income = { $name } gets { n-coin } of income.
