# Why something visible cannot be chosen; the rule's number is added in brackets.
#
# Glossary: see effects.ftl.

## the turn

reason-token_is_there = Your token lies on { $arch } already: choose another arch.
reason-action_taken = Your action of this turn is taken: move now, or end the turn.
reason-arch_impossible =
    { $id ->
        [painting] You cannot pay for any painting now.
        [build] There is nothing that you can build now.
        [renovate] There is nothing that you can renovate now.
        [manufacture] There is no product that you can make now.
        [trade] You have nothing to trade.
       *[other] { $arch } is not possible now.
    }
reason-no_extra_action = { $card } gives no extra action.
reason-action_phase_over = Extra actions belong to the action phase, and that is over.
reason-extra_impossible = { $card }: { $arch } is not possible now.
reason-mission_of_later_era = { $mission } belongs to era { $era }, which has not begun.
reason-objectives_open = { $mission }: { $met } of { $of } objectives met.
reason-power_used = { $painting } has been used already.
reason-no_palace_fits = { $painting }: no palace fits any of your tiles.
reason-token_not_past = Your token of era { $era } is still in use or not there yet.
reason-free_move_used = Your free move is used up.
reason-march_used = The additional move is used up.
reason-arch_has_no_move = The arch of this turn has no additional move.
reason-march_leads_elsewhere =
    { $move ->
        [forest] The additional move leads into a forest; { $at } is none.
        [mine] The additional move leads onto a gold mine; { $at } is none.
        [own-built] The additional move leads onto a building that you built; there is none on { $at }.
        [own-city] The additional move leads to your capital or a city of yours; { $at } is neither.
       *[edge-or-water] The additional move leads to the map's edge or onto water; { $at } is neither.
    }
reason-leaves_water_only_free = From the water on { $at } only the free move or the edge move leads away.
reason-enemy_capital = { $at } is an enemy capital: no unit of yours may enter it.
reason-no_gun_there = Nobody on { $at } can attack a hex next to it: that takes a cannon or a grenadier.
reason-nobody_to_attack = There is nothing to attack on { $at }.
reason-token_used = The token under the arch has been used this turn.
reason-no_token_there = The token of era { $era } does not lie under the arch of this turn.
reason-token_there_already = There is a token under { $arch } already.

## building and renovating

reason-cannot_pay = You cannot pay { $cost }.
reason-era_not_reached = { $face }: only from era { $era } on.
reason-none_left = No tile is left for this: { $face }.
reason-next_to_enemy = { $at } is next to a tile of somebody else.
reason-not_next_to_empire = { $at } is not next to your empire.
reason-on_water = { $at } is water: nothing is built there.
reason-enemy_unit_there = An enemy unit stands on { $at }.
reason-expedition_there = There is an expedition on { $at }.
reason-wrong_terrain = { $face }: the terrain on { $at } does not fit ({ $terrain }).
reason-built_already = { $at } is built on already.
reason-enemy_tile = The tile on { $at } was built by somebody else.
reason-seized_from_you = The tile on { $at } is held by somebody else.
reason-palace_there = There is a palace on { $at }.
reason-cannot_cover_that_era = The building on { $at } cannot be built over: its era does not allow it.
reason-needs_monarch_there = Your monarch unit does not stand on { $at }.
reason-needs_unit_there = No unit of yours stands on { $at }.
reason-city_not_on_offer = { $city } is not on offer.
reason-cities_not_renovated = On { $at } there is a city: cities are not renovated.
reason-goods_there = There are still goods on { $at }.
reason-palace_placed = { $palace }: placed already.
reason-palace_does_not_fit = { $palace }: stands only on { $places }, so not on { $at }.

## paying and trading

reason-none_on_tile = There is none on { $at }: { $what }.
reason-not_a_held_tile = You hold no tile on { $at }.
reason-rest_unpaid = Then you could not pay the rest.
reason-no_substitutes = Nothing stands in for anything else in a trade: { $icon } is asked for.
reason-cannot_stand_in = { $what } does not stand for { $icon }.
reason-exchange_cannot_stand_in = What this exchange brings does not stand for { $icon }.
reason-no_cards_in_trade = Gold cards do not help in a trade.
reason-exchange_used = Your monarch's exchange has been used in this payment.
reason-credit_left = First use what your monarch's last exchange brought.
reason-needs_combat_cards =
    { $need ->
        [1] That takes a combat card.
       *[other] That takes { $need } combat cards; you have { $have }.
    }
reason-not_off = The discount does not cover { $icon }.
reason-must_trade_once = You have to trade at least once.
reason-cannot_trade =
    { $trade ->
        [cards] That takes two combat cards.
        [pair] That takes two cotton and/or coffee.
        [four] That takes four resources.
       *[resource] You have no resource to give.
    }
reason-none_in_supply = You have none in your supply: { $good }.

## products, paintings, cards, fights

reason-already_made = { $product }: you have made it already.
reason-monarch_board_full = The monarch's board has room for { $most } products only.
reason-no_slot = { $arch } has no slot.
reason-slot_taken = The slot of { $arch } is taken.
reason-wrong_shape = The slot of { $arch } has another shape.
reason-no_painting_left = No painting of this colour is left: { $colour }.
reason-no_mission_left = No mission of era { $era } is left.
reason-not_the_highest = { $card } is not the highest card of the other side.
reason-colour_taken = This empire is taken: { $board }.
reason-capital_taken = { $at } is taken already.

## anything else

reason-unit_on_map = { $unit }: on the map already.
reason-unit_not_on_map = { $unit }: not on the map.
reason-not_a_deploy_site = Units are deployed on your capital or a city that you built and hold, if you can pay: { $unit }.
reason-not_in_company = { $unit }: does not stand on the same hex.
reason-not_next_to = { $unit }: { $at } is not a hex next to it.
reason-not_your_unit = '{ $text }' is no unit of yours.
reason-not_in_hand = '{ $text }' is not in your hand or your supply.
reason-unknown_hex = There is no hex '{ $text }' on this map.
