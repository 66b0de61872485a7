# What happened, one short sentence each; what it brought stands beside it as numbers. { $name } is a player's name, or
# "You"; "-seen" is what only that player gets to read.
#
# Glossary: see effects.ftl.

log-setup = Progress boards: { $sides }.
log-deal = { $name } got { n-cards }.
log-deal-seen = { $name } got { $cards }.
log-keep = { $name } kept a card.
log-keep-seen = { $name } kept { $card }.
log-opened = { $name } discarded { $cards }.
log-round =
    { $last ->
        [1] Round { $round }, the last: { $event }.
       *[other] Round { $round }: { $event }.
    }
log-event = { $name } resolved { $event }.
log-event-counted = { $name } resolved { $event }: { $thing }.
log-event-too-few = { $name } resolved { $event }: { $thing }, no { $what ->
        [vp] VP
       *[other] gain
    }.
log-begin = { $event } asks { $you ->
        [1] you
       *[other] { $name }
    }.
log-resolved = { log-event }
log-event_more = { $name } also gained from { $event }.
log-begin_more = { log-event_more }
log-resolve_more = { log-event_more }
log-resolve = { $name } resolved { $event } ({ $do }).
log-revealed = All cards are turned over.
log-reveal = { $name } revealed { $card }.
log-reveal-by-event = { $name } revealed { $card }: { $event } saved { n-coins }.
log-reveal-cheaper = { $name } revealed { $card }, { n-coins } cheaper.
log-blind = { $name } could not play; free from the deck: { $card }.
log-blind-none = { $name } could play no card, and none was left to turn up.
log-play = { $name } placed { $card }.
log-use = { $name } used { $effect ->
        [0] { $card }
        [1] the upper effect of { $card }
       *[other] the lower effect of { $card }
    }.
log-use-cheaper = { $name } used { $card }{ $effect ->
        [0] {""}
        [1] , upper effect
       *[other] , lower effect
    } ({ n-coins } cheaper through Scots).
log-use-none = { $name } chose to use no effect of { $card }.
log-use-unpaid = { $name } could pay for no effect of { $card }.
log-use_more = { $name } also gained from { $card }.
log-climb = { $name } went on up to { $card }.
log-pass = { $name } passed { $card }: already used this round.
log-dig_out = { $name } only cleared the collapse on { $card }.
log-surface = { $name } chose “{ $do }” at the Surface{ surface-by }.
log-surface-coin = { $name } took { n-coins } at the Surface{ surface-by }.
log-surface-draw = { $name } chose to draw { n-cards } at the Surface{ surface-by }.
log-surface-advance = { $name } paid { $price } for { n-spaces } at the Surface{ surface-by }.
surface-by = { $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }
log-chain = { $you ->
        [1] Your chain
       *[other] { $name }'s chain
    }{ $card ->
        [none] {""}
       *[other] {" "}from { $card }
    }.
log-activate = { $name } activated { $card } by lightning.
log-draw = { $name } drew { $times ->
        [1] a level { $level } card
       *[other] { $times } level { $level } cards
    }.
log-draw-seen = { $name } drew { $card }.
log-find = { $name } looked for { a-faction-card }.
log-search = { $name } found { $card } in the level { $level } deck.
log-search-none = { $name } did not find { a-faction-card } in the level { $level } deck.
log-not_found = { $name } did not find { a-faction-card } in any deck.
log-deck_empty = { $name } got nothing: no level { $level } card is left.
log-level4 = { $name } took the level 4 card { $card }.
log-discard = { $name } discarded { $card }.
log-sell = { $name } sold { $card }.
log-sell-many = { $name } sold { n-cards }.
log-stop = { $name } kept { n-cards } in hand.
log-stop-none = { $name } had no card to sell.
log-machine = { $name } put { $times ->
        [1] a machine
       *[other] { $times } machines
    } on { $card }.
log-collapse = { $name } put a collapse on { $card }.
log-clear = { $name } cleared the collapse on { $card }.
log-cart_paid = { $name } got coins for { $carts ->
        [1] a cart
       *[other] carts
    }: { $event }.
log-cart = { $name } completed a cart with a marker.
log-pay = { $name } paid.
log-coins = { $name } gained coins.
log-points = { $name } gained points.
log-discount = { $name } got { n-coins } off the next card with a cost.
log-idle-cart = { $name } had no half cart left to complete.
log-idle-machine = { $name } had no room for the machine.
log-idle-clear = { $name } had no collapse left to clear.
log-idle-collapse = { $name } had no card above for the collapse.
log-idle-activate = { $name } had no card left to activate.
log-unmet = { $name } did not meet the condition of { $card }.
log-unmet-there = { $name } did not meet the condition.
log-counted = { $name } got nothing for { $thing } with { $card }.
log-enter = { $name } started on { $board }.
log-move = { $name } advanced to space { $space } of { $board }{ space-gives }.
log-move-top = { $name } reached the top of { $board }: { $lost ->
        [1] 1 space is lost
       *[other] { $lost } spaces are lost
    }{ space-gives }.
log-move-further = { $name } advanced to space { $space } of { $board }: { $event }{ space-gives }.
# What stands on the space that was reached.
space-gives =
    { $do ->
        [none] {""}
       *[other] {" "}({ $do })
    }
log-move_more = { $name } also gained from space { $space } of { $board }.

## what the counters of a seat count

n-vp = { $n } VP
n-coin = { n-coins }
n-cart-full = { n-carts }
n-machine = { n-machines }
n-hand = { n-cards }
n-advance = { n-spaces }
