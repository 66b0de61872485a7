# What happened, one line each. { $name } is a player's name; "-seen" is what only that player gets to read.
#
# Glossary: see effects.ftl.

log-setup = Progress boards: { $sides }.
log-deal = { $name } is dealt { n-cards }.
log-deal-seen = { $name } is dealt { $cards }.
log-opened = { $name } discards { $cards }.
log-round = Round { $round }: { $event }.
log-reveal = { $name } reveals { $card }.
log-blind = { $name } cannot play a card from the hand and turns up { $card }.
log-blind-none = { $name } cannot play a card, and no level 1 card is left.
log-pay = { $name } pays { n-coins }.
log-play =
    { $carts ->
        [0] { $name } places { $card } at { $place }.
        [1] { $name } places { $card } at { $place } and completes 1 cart.
       *[other] { $name } places { $card } at { $place } and completes { $carts } carts.
    }
log-pass = The chain of { $name } passes through { $card }, already activated.
log-dig_out = { $name } discards the collapse on { $card } instead of an effect.
log-use = { $name } uses { $card }: { $do }
log-use-none = { $name } uses no effect of { $card }.
log-surface = { $name } reaches the Surface: { $do }
log-activate = { $name } activates { $card } at { $place }.
log-resolve = { $name } chooses for { $event }: { $do }
log-draw = { $name } draws a level { $level } card.
log-draw-seen = { $name } draws { $card } from the level { $level } deck.
log-find = { $name } looks for { a-faction-card }.
log-search =
    { $n ->
        [0] { $name } finds { $card } on top of the level { $level } deck.
        [1] { $name } finds { $card } in the level { $level } deck after turning up 1 other card.
       *[other] { $name } finds { $card } in the level { $level } deck after turning up { $n } other cards.
    }
log-search-none = { $name } does not find { a-faction-card } in the level { $level } deck.
log-not_found = { $name } cannot find { a-faction-card } in any deck.
log-deck_empty = No level { $level } card is left for { $name }.
log-level4 = { $name } takes { $card }, a level 4 card.
log-discard = { $name } discards { $card }.
log-sell = { $name } discards { $card } for { n-coins }.
log-machine = { $name } places a machine on { $card } at { $place }.
log-collapse = { $name } places a collapse on { $card } at { $place }.
log-clear = { $name } discards the collapse on { $card } at { $place }.
log-cart = { $name } places a cart marker between { $a } and { $b }.
log-coins = { $name } gains { n-coins }.
log-points = { $name } gains { $n } VP.
log-discount = { $name } pays { n-coins } less for the next card with a cost.
log-unmet = { $name } does not meet the condition.
log-enter = { $name } starts on { $board } ({ $side }).
log-move = { $name } advances to space { $space } of { $board } ({ $side }): { $do }
