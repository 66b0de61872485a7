# The page of any game that has none of its own.
plain-tab-own = Yours
plain-where =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
plain-where-setup = Under way
plain-where-over = Game over
plain-table = On the table
plain-options = You may choose
plain-points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }
plain-stat-vp = Points
plain-nothing = nothing
plain-hidden = { $n } face down
plain-private = only you see this
plain-yes = yes
plain-no = no
plain-result-rank = Rank
plain-result-seat = Player
plain-result-total = Points
plain-result-winner = { $names } wins
plain-result-shared = { $names } share the win
plain-result-won = You have won
plain-result-lost = You have lost
plain-result-told = Alone, the points are only told: the challenge decides.
plain-result-tie = { $a } and { $b } have { $n } each: { $a } comes first, { $more } to { $less }.
plain-result-equal = { $a } and { $b } share the place: { $n } each.
