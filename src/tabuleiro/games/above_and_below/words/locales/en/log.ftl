# What happened, one sentence each. { $name } did it: "You" to who reads of their own doing. What it brought stands beside it.
#
# Glossary: see effects.ftl. { $things } is a counted list such as "2 fish", { $villager } a first name.

## set-up and rounds

log-setup = Round 1: offers and newcomers are laid out.
log-cider_set = A fresh cider was set out.
log-round_ended = Round { $round } ended: everybody rests.
log-round =
    { $first_you ->
        [1] Round { $round }: you begin.
       *[0] Round { $round }: { $first } begins.
    }
log-round-last =
    { $first_you ->
        [1] Round { $round }, the last: you begin.
       *[0] Round { $round }, the last: { $first } begins.
    }
log-new_villagers = New in the row: { $villagers }.

## the turn

log-acted-explore = { $name } chose to explore.
log-acted-build = { $name } chose to build.
log-acted-train = { $name } chose to train.
log-acted-labor = { $name } chose to labor.
log-acted-harvest = { $name } chose to harvest.
log-acted-use = { $name } called one more to work.
log-acted-buy = { $name } thought about a price.
log-acted-end = { $name } ended the turn.
log-acted-enough = { $name } left it at that.
log-passed = { $name } passed.
log-labored = { $name } had { $villager } labor.
log-cider_taken = { $name } took the cider, as the first to labor.
log-harvested = { $name } had { $villager } harvest { $ware } at { $building }.
log-built = { $name } had { $villager } build { $building }.
log-built-less = { $name } had { $villager } build { $building } (1 coin less: hammer-plus).
log-acquired = { $name } has { $building } now.
log-built-gift = { $name } got { $building } as a present.
log-built_more = { $name } paid for { $building }.
log-trained = { $name } had { $by } train { $villager }.
log-trained-less = { $name } had { $by } train { $villager } (1 coin less: quill-plus).
log-trained_more = { $name } paid for { $villager }.
log-joined = { $name } welcomed { $villager }.
log-came = { $name } took { $villager } in.
log-came-special = { $name } took { $villager } in ({ $does }).
log-cat_rolled = { $name } called { $villager }, who rolled { $die } and came.
log-cat_rolled-stays = { $name } called { $villager }, who rolled { $die } and lay down.
log-offered_next = New on offer: { $building }.
log-stocked = { $name } got goods on { $building }.

## free actions and goods

log-put_up = { $name } put { $ware } up for sale.
log-put_up-instead = { $name } put { $ware } up for sale instead of { $back }.
log-taken_back = { $name } took { $ware } back from sale.
log-exchanging =
    { $row ->
        [houses] { $name } had the houses exchanged.
       *[outposts] { $name } had the outposts exchanged.
    }
log-exchanging_more = { $name } paid for the exchange.
log-exchanged = { $name } turned up { $buildings }; gone: { $gone }.
log-placed = { $name } put { $ware } on the track: { $n } there now, { $vp } VP each.
log-placed-income = { $name } put { $ware } on the track: income now { $income }.
log-offered =
    { $seller_you ->
        [1] { $name } offered you { n-coin } for { $ware }.
       *[0] { $name } offered { $seller } { n-coin } for { $ware }.
    }
log-answered-accept = { $name } agreed to { n-coin }.
log-answered-refuse = { $name } refused { n-coin }.
log-answered-ask = { $name } asked for { n-coin }.
log-answered-drop = { $name } did not buy for { n-coin }.
log-sold =
    { $buyer_you ->
        [1] { $name } sold { $ware } to you.
       *[0] { $name } sold { $ware } to { $buyer }.
    }

## gains and losses

log-gained = { $name } made a gain.
log-lost = { $name } suffered a loss.
log-none_left = { $name } went without { $things }: none left.
log-paid = { $name } paid.
log-scored = { $name } stands differently in points.
log-reputation = { $name } moved on the reputation track.
log-ranked-overtook = { $name } overtook { $whom } in reputation.
log-ranked-ahead = { $name } came out ahead of { $whom } in reputation.
log-ranked-level = { $name } came level with { $whom } in reputation.
log-ranked-behind = { $name } fell behind { $whom } in reputation.
whom-you = you
log-nobody_joined = { $name } found nobody left in the row.
log-nobody_joined-special = { $name } missed { $villager }, who lives elsewhere.

## exploring

log-sent = { $name } sent { $villager }.
log-explored = { $name } went down with { $villagers }: story die { $die }.
log-cave_seen = The next cave card is { $cave }.
log-paragraph = { $name } came upon “{ $title }”.
log-paragraph-on = { $name } read on: “{ $title }”.
log-chose = { $name } chose: { $option }.
log-chose_more = { $name } paid the price.
log-staked = { $name } staked { $what }.
log-rolled = { $name } rolled { $die } with { $villager }: { n-lantern }.
log-lanterns = { $name } had { n-lantern } in all.
log-lanterns-bonus = { $name } had { n-lantern } in all, { $bonus } by the bonus.
log-lanterns_more = { $name } paid the price.
log-rerolled = { $name } rolled again with { $villager }: { $die }, { n-lantern }.
log-injured = { $name } had { $villager } come home injured.
log-injured-lantern = { $name } let { $villager } get hurt for a lantern.
log-went_on = { $name } made it, and the story went on.
log-succeeded = { $name } made it: “{ $title }”.
log-succeeded_more = { $name } came home from the caves.
log-failed = { $name } failed: “{ $title }”.
log-failed_more = { $name } came home without the cave.
lit-succeeded = { n-lantern }, { $number } needed.
lit-failed = { n-lantern }, too few.
verdict-went_on = { $name } made it: { n-lantern }, { $number } needed. The story went on.
verdict-succeeded = { $name } made it: { n-lantern }, { $number } needed.
verdict-no-dice = { $name } made it without dice.
verdict-failed = { $name } failed: { n-lantern }, too few.
log-reward_chosen = { $name } chose a reward.
log-reward_chosen_more = { $name } got the rest of the reward.
log-gambled = { $name } rolled { $die }: { n-coin } on the table.
log-gambled-repeat = { $name } rolled { $die } again and lost the coins.
log-gambled_more = { $name } stopped in time.
log-home = { $name } came home from the caves.
log-cave_kept = { $name } kept the cave.
log-cave_returned = { $name } gave the cave card back.

## the round's end

log-rested-potion =
    { $name } gave { $villager } { $many ->
        [1] a potion
       *[other] potions
    }: only exhausted now.
log-rested-cider =
    { $name } gave { $villager } { $many ->
        [1] a cider
       *[other] ciders
    }: ready.
log-rested-bed =
    { $name } gave { $villager } { $many ->
        [1] a bed
       *[other] beds
    }: ready.
log-rested-bed-injured =
    { $name } gave { $villager } { $many ->
        [1] a bed
       *[other] beds
    }: only exhausted now.
log-rested-own = { $name } had { $villager } wound up overnight: ready.
log-rested-own-injured = { $name } had { $villager } wound up: only exhausted now.
log-income = { $name } collected the income.
log-income-buildings =
    { $houses ->
        [1] { $name } earned { $track }, and { $cards } from { $buildings }.
       *[other] { $name } earned { $track }, and { $cards } from buildings.
    }
log-income-none = { $name } had no income.

## what points are for

points-why = { $text } (VP: { $why }).
points-why-more = { $text }; VP: { $why }).
points-building = building
points-card = card
points-goods = goods
points-reputation = reputation
