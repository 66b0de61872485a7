# Fair deals.

verify-fair = fair: all { $outcomes } draws and rolls follow from the key and the texts, and the key fits its fingerprint.
verify-seeded = known: all { $outcomes } draws and rolls follow from the seed; who knew it knew them beforehand.
verify-arranged = lesson: it can be played again by the rules, but its draws and rolls were arranged to teach (“{ $what }”). There is nothing to verify, and it counts in no statistics of fairness.
verify-rules = no: this cannot be played again. { $what }
verify-running = not yet: the key is told when the play is over.
verify-key = no: the key is not the one whose fingerprint was published ({ $what }).
verify-commitment = no: the fingerprint that was noted is { $what }, the record has { $found }.
verify-outcome = no: { $n ->
    [0] in the set-up
   *[other] with action { $n }
  } “{ $what }” was due, the record has “{ $found }”.
fairness-doing = Looking at the plays
fairness-plays = { $n ->
    [one] What chance brought in one play
   *[other] What chance brought in { $n } plays
  }
fairness-kind = What
fairness-draws = How often
fairness-chi = Chi-square (freedom)
fairness-p = p
fairness-verdict = So
fairness-few = too few to tell
fairness-even = as expected
fairness-odd = odd: fair chance is this far off less than once in a thousand times
fairness-outcome = Outcome
fairness-seen = Seen
fairness-expected = Expected
fairness-deviation = Less or more, in standard deviations
chance-die = dice
chance-draw = draws
