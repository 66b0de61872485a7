# What is asked and offered at the table.
#
# Glossary: see effects.ftl. { $who } is another player, { $ware } a ware as `the-` says it, { $things } a counted list.

## names

cave-card = cave card { $cave }
score-goods = Goods
score-buildings = Buildings
score-cards = Card points
score-card_bonuses = Card bonuses
score-reputation_space = Reputation
score-reputation_place = Place in reputation
tie-coins = Coins
tie-buildings = Buildings

## what a seat is asked

prompt-turn = Your turn: take an action, or pass.
prompt-turn-nobody = Nobody is ready: free actions if you like, then pass.
prompt-worker-builder = Who builds { $building }?
prompt-worker-trainer = Who trains { $villager }?
prompt-send = Who goes exploring? At least two.
prompt-send-more = Who else comes along? Or set off.
prompt-use-labor = Who works for coins?
prompt-use-labor-more = Who else works? Or leave it at that.
prompt-use-harvest = Who harvests?
prompt-use-harvest-more = Who else harvests? Or leave it at that.
prompt-take = What does { $villager } harvest?
prompt-pay = How do you pay? Due: { n-coin }.
prompt-option = { $title }: what do you do?
prompt-stake-item = What do you stake?
prompt-stake-villager = Whom do you stake?
prompt-reroll = You have { n-lantern }, and { $asked }. Roll a die again? Left: { $left }.
prompt-injure = You have { n-lantern }, and { $asked }. Injure somebody for one more? Choose who.
asked-for = the option asks for { $numbers }
prompt-reward = Choose your reward.
prompt-hurt = Somebody gets hurt: who?
prompt-gift = Choose a building as a present, up to cost { $n }.
prompt-gamble =
    { $n ->
        [1] There is 1 coin before you. Roll again, or stop?
       *[other] There are { $n } coins before you. Roll again, or stop?
    }
prompt-favour = How much reputation do you give for coins?
prompt-offer = What do you offer { $who } for { $ware }?
prompt-answer = { $who } offers you { n-coin } for { $ware }. What do you say?
prompt-counter = { $who } asks { n-coin } for { $ware }. Agreed?
prompt-after = Your action is done: you may still put goods on the track.
prompt-rest = The round is over: who recovers? Free beds: { $n }.
prompt-store = Before the income: do you put goods on the track?

## what the options are

label-explore =
    { $n ->
        [1] Explore: two or more go down (the last cave card)
       *[other] Explore: two or more go down ({ $n } cave cards left)
    }
label-build = Build { $building } ({ $kind }, costs { $cost }): { $does }
label-harvest = Harvest: { $things } on your buildings
label-harvest-none = Harvest: a good from your buildings for each villager
label-train = Train { $villager } for { n-coin }: { $skills }
label-labor = Labor: 1 coin for each villager
label-labor-cider = Labor: 1 coin for each villager, and the cider
label-pass = Pass: that is all for this round
label-buy = Buy { $ware } from { $who }
label-buy-none = Buy something from { $who }
label-sell = Put { $ware } up for sale
label-sell-instead = Put { $ware } up for sale, and take { $back } back
label-take-back = Take { $ware } back from sale
label-take-back-none = Take back what is for sale
label-exchange-houses = Exchange the houses on offer for 1 coin
label-exchange-outposts = Exchange the outposts on offer for 1 coin
label-place = Put { $ware } on the track (space { $space }: { $vp } VP each)
label-place-new = Put { $ware } on the track (new on space { $space }: { $vp } VP each; income { $income })
label-worker = { $villager }
label-worker-less = { $villager } (1 coin less)
label-cat = { $villager } (rolls a die first)
label-send = { $villager }; { $skills }
label-go = Set off with { n-villager }
label-use = { $villager }
label-enough-use = Nobody else
label-take = { $things } from { $building }
label-pay-coins = Pay { n-coin }
label-pay-potion = Pay with a potion
label-pay-cider = Pay with a cider
label-option = { $letter }: { $option } ({ $asks })
label-stake = { $what }
label-reroll = Roll again for { $villager } (die { $die }, { n-lantern })
label-enough-reroll = Keep the dice as they are
label-injure = { $villager } gets injured for 1 lantern
label-pay-bonus = Pay { $price } for { n-lantern }
label-enough-injure = Leave it at { n-lantern }
label-hurt = { $villager }
label-gift = { $building } ({ $kind }, worth { $cost }): { $does }
label-gift-none = No building
label-roll = Roll again
label-stop = Stop and take { n-coin }
label-lose =
    { $n ->
        [1] Lose 1 reputation for 1 coin
       *[other] Lose { $n } reputation for { $n } coins
    }
label-offer = Offer { n-coin }
label-accept = Sell for { n-coin }
label-refuse = Refuse
label-ask = Ask for { n-coin }
label-counter-accept = Buy for { n-coin }
label-drop = Drop it
label-end-turn = End the turn
label-enough-store = Keep the rest in the supply
label-potion = Potion for { $villager }: from injured to exhausted
label-cider = Cider for { $villager }: from exhausted to ready
label-bed-injured = Bed for { $villager }: from injured to exhausted
label-bed-exhausted = Bed for { $villager }: from exhausted to ready
label-sleep-all = A bed for everyone
label-enough-rest = That is all for tonight
