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
log-resolve = { $name } chose an effect of { $event }.
log-revealed = All cards are turned over.
log-reveal = { $name } revealed { $card }.
log-blind = { $name } could play no card and turned up { $card }.
log-blind-none = { $name } could play no card, and none was left to turn up.
log-play = { $name } placed { $card }.
log-use = { $name } used { $card }.
log-use-none = { $name } used no effect of { $card }.
log-climb = { $name } went on up to { $card }.
log-pass = { $name } passed { $card }: already used this round.
log-dig_out = { $name } cleared the collapse on { $card }.
log-surface = { $name } reached the Surface.
log-activate = { $name } activated { $card } as well.
log-draw = { $name } drew a level { $level } card.
log-draw-seen = { $name } drew { $card }.
log-find = { $name } looked for { a-faction-card }.
log-search = { $name } found { $card } in the level { $level } deck.
log-search-none = { $name } did not find { a-faction-card } in the level { $level } deck.
log-not_found = { $name } did not find { a-faction-card } in any deck.
log-deck_empty = { $name } got nothing: no level { $level } card is left.
log-level4 = { $name } took the level 4 card { $card }.
log-discard = { $name } discarded { $card }.
log-sell = { $name } sold { $card }.
log-stop = { $name } sold no more cards.
log-machine = { $name } put a machine on { $card }.
log-collapse = { $name } put a collapse on { $card }.
log-clear = { $name } cleared the collapse on { $card }.
log-cart = { $name } completed a cart with a marker.
log-pay = { $name } paid.
log-coins = { $name } gained coins.
log-points = { $name } gained points.
log-discount = { $name } got { n-coins } off the next card with a cost.
log-unmet = { $name } did not meet the condition.
log-enter = { $name } started on { $board }.
log-move = { $name } advanced to space { $space } of { $board }.

## what the counters of a seat count

n-vp = { $n } VP
n-coin = { n-coins }
n-cart-full = { n-carts }
n-machine = { n-machines }
n-hand = { n-cards }
