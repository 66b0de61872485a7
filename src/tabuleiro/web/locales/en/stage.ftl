# The stage and the log: what happened, as it is told.

log-begin = Before the first round
log-show = Show it on the board
gains-more = and { $n } more
stage-again = Show me again
stage-hold = Hold
stage-skip = Skip
stage-to-choice = To your choice
stage-next = Next
stage-continue = Continue
stage-speed = Speed of the telling
stage-speed-slow = slow
stage-speed-normal = normal
stage-speed-fast = fast
stage-speed-off = off
stage-count = { $now } of { $all }
stage-happened =
    { $n ->
        [1] 1 thing happened.
       *[other] { $n } things happened.
    }
stage-tell-me = Tell me ({ $n })
stage-label = What just happened
end-sources = Where the points came from
end-honour = most from { $part }: { $n }
end-rounds = Points over the rounds
end-turns = Three turns that decided it
end-in-round = { $name }, round { $round }
end-figures = All figures
stage-moment = A moment to look at
