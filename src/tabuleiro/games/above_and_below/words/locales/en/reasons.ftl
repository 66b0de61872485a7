# Why something visible cannot be chosen; the rule's number is added in brackets.
#
# Glossary: see effects.ftl.

reason-needs_coins =
    { $have ->
        [0] You have no coins; it takes { $need }.
        [1] You have 1 coin; it takes { $need }.
       *[other] You have { $have } coins; it takes { $need }.
    }
reason-buyer_needs_coins =
    { $have ->
        [1] The buyer has 1 coin, not { $need }.
       *[other] The buyer has { $have } coins, not { $need }.
    }
reason-price_too_low = Offer at least { $least } coins.
reason-price_not_above_offer = The offer is { $offer } already: ask for more.
reason-nobody_ready = None of your villagers is ready.
reason-needs_two_to_explore = Exploring takes at least { $need } ready villagers; you have { $have }.
reason-no_cave_left = No cave card is left.
reason-no_hammer = Building takes a hammer.
reason-no_hammer_ready = Nobody with a hammer is ready.
reason-no_quill = Training takes a quill.
reason-no_quill_ready = Nobody with a quill is ready.
reason-no_empty_cave = You have no empty cave for an outpost.
reason-gift_too_dear = It costs { $cost }; the present is worth { $most } at most.
reason-villager_not_ready =
    { $state ->
        [injured] This villager is injured.
        [sent] This villager is on the way already.
       *[other] This villager is exhausted.
    }
reason-name_somebody_first = Name somebody first.
reason-nothing_to_harvest = No goods lie on your buildings.
reason-no_goods_there = No goods lie on { $building }.
reason-none_in_supply = You do not have { $ware } in your supply.
reason-already_for_sale = You have put { $ware } up for sale already.
reason-nothing_for_sale = Nothing is for sale there.
reason-already_negotiated = You have negotiated with this player this turn.
reason-already_exchanged = You have exchanged a row this turn.
reason-deck_empty =
    { $row ->
        [houses] The deck of houses is empty.
       *[outposts] The deck of outposts is empty.
    }
reason-nothing_to_stake = You have nothing in your supply to stake.
reason-already_injured = This villager is injured already.
reason-bonus_already_paid = You have paid for the bonus already.
reason-nobody_needs_bed = Nobody needs a bed.
reason-too_few_beds =
    { $have ->
        [0] No bed is left for the { $need } who need one.
        [1] 1 bed is not enough for { $need } villagers.
       *[other] { $have } beds are not enough for { $need } villagers.
    }
reason-no_bed_left = No bed is left.
reason-has_own_bed = This villager has a bed of his own and takes nothing else.
reason-has_slept = This villager has slept in a bed already.
reason-is_ready = This villager is ready.
reason-drinks_before_beds = Potions and ciders come before the beds.
reason-potion_does_not_help = A potion helps the injured only.
reason-cider_does_not_help = A cider helps the exhausted only.
reason-unknown_card = There is no card and nobody called '{ $text }'.
reason-not_on_offer = '{ $text }' is not on offer now.
reason-not_your_villager = '{ $text }' does not live in your village.
