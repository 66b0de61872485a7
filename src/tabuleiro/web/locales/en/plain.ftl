# The page of any game that has none of its own.
plain-tab-own = Table
plain-where =
    { $rounds ->
        [0] { $field } { $round }
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
plain-points-hidden = ? points
plain-nothing = nothing
plain-private = only you see this
plain-hidden = hidden from you
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
