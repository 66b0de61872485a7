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
log-reveal =
    { $you ->
        [1] You bid
       *[other] { $name } bids
    } { $card }.
log-win =
    { $prizes_n ->
        [1] { wins } the prize { $prizes }.
       *[other] { wins } the prizes { $prizes }: { $n } points.
    }
wins =
    { $you ->
        [1] You win
       *[other] { $name } wins
    }
log-tie = The highest bid, { $card }, was made twice or more: { $stakes } stays at stake.
reason-card_played = You have played the { $card } already.
title = Goofspiel
poster-line = Thirteen prizes, thirteen cards, no luck but the order.
poster-meta = 2–4 players · 10 min · secret bids
rules =
    Everybody has the cards 1 to 13. Each round a prize worth 1 to 13 comes up, and all bid one card for it in secret.

    The highest bid wins all that is at stake. If it was made twice or more, nobody wins: the next prize joins.
    Each card is bid once. After thirteen rounds the most points win.
field-stakes = At stake
field-deck = Still to come
field-lost = Won by nobody
field-hand = Cards left
field-played = Played
field-won = Prizes
field-bid = Your bid
field-round = Round
score-prizes = Prizes
