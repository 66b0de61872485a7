# Why something visible cannot be chosen; the rule's number is added in brackets.
#
# Glossary: see effects.ftl.

reason-needs_coins =
    { $have ->
        [0] You have no coins; it costs { $need }.
        [1] You have 1 coin; it costs { $need }.
       *[other] You have { $have } coins; it costs { $need }.
    }
reason-blind_only_without_play = You can play a card from your hand, so you may not turn up a level 1 card.
reason-no_place_for_level = Your mine has no place for a level { $level } card: a card must touch it from above.
reason-place_taken = There is already a card at { $place }.
reason-same_mine_as = That is too far off to make a difference: take { $place } instead.
reason-no_card_above = No card touches { $place } from above.
reason-no_card_there = There is no card at { $place }.
reason-wrong_level = It must be a level { $level } card.
reason-not_a_neighbour = That card is not adjacent to the one at { $place }.
reason-already_activated = That card has already been activated this round.
reason-level4_not_drawn = Level 4 cards come only from progress spaces and events that name them.
reason-deck_empty = There are no level { $level } cards left, in the deck or in its discard pile.
reason-deck_tried = The level { $level } deck has already been searched.
reason-not_on_itself = It must be another card than this one.
reason-machines_full = That card already has { $most } machines.
reason-already_collapsed = That card already has a collapse.
reason-no_collapse_there = That card has no collapse.
reason-cart_complete = That cart is already complete.
reason-no_half_cart = There is no half cart on that border.
reason-not_at_this_card = The border must be one of the card at { $place }.
reason-same_board = You have just reached the top of that board: choose another one.
reason-not_in_hand = { $card } is not in your hand.
reason-unknown_card = There is no card called '{ $text }'.
reason-card_already_picked = You have already picked { $card } this round.
reason-pick_first = First pick { $card }, then choose its place.
reason-no_such_place = '{ $text }' is no place in a mine.
reason-wrong_row = { $place } is in another row: the card belongs on level { $level }.
