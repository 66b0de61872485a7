prompt-bid =
    { $stakes_n ->
        [1] Bid one card for the prize { $stakes }.
       *[other] Bid one card for the prizes { $stakes }, together worth { $stakes_sum }.
    }
label-bid = Bid the { $option }.
log-round =
    { $stakes_n ->
        [1] Round { $round }: the prize is { $prize }.
       *[other] Round { $round }: the prize { $prize } joins; at stake are { $stakes }.
    }
log-reveal = { $name } bids { $card }.
log-win =
    { $prizes_n ->
        [1] { $name } wins the prize { $prizes }.
       *[other] { $name } wins the prizes { $prizes }: { $n } points.
    }
log-tie = The highest bid, { $card }, was made twice or more: { $stakes } stays at stake.
reason-card_played = You have played the { $card } already.
title = Goofspiel
poster-line = Thirteen prizes, thirteen cards, no luck but the order.
poster-meta = 2–4 players · 10 min · secret bids
field-stakes = At stake
field-deck = Still to come
field-lost = Won by nobody
field-hand = Cards left
field-played = Played
field-won = Prizes
field-bid = Your bid
field-round = Round
score-prizes = Prizes
