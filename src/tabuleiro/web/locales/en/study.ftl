# The analysis of a finished play: curve, decisions, luck, turning points; another option, learning, playing on.

study = Analysis
study-title = Analysis: { $table }
study-button = Analyse
study-lead = How the chances ran, what each decision cost by what was known when it was made, and how much was luck.
study-how-long = It takes a minute or two; a first curve is there within seconds. It is kept with the table.
study-not-over = A running play is not analysed. Finish it first.
study-failed = The analysis could not be finished. You can ask for it again.
study-going-on = The play is being analysed
study-going-on-more = The curve is refined while you look; decisions and luck come when all is done. You may leave this page: the analysis goes on, and it is kept with the table.
study-percent = { $n }%
study-chances = Chance to win
study-points = Points hoped for
study-chances-more = of all, together 100%, after every action
study-points-more = after every action
study-keys = arrow keys move the line
study-curve-from = { $name }: { $first } at the start, { $last } at the end
study-figures = The curve in figures
study-moment = Moment
study-deal = The deal
study-round = Round { $round }
study-in-action = { $name }, action { $number }
study-action = Action { $number }
study-decisions = Decisions
study-decisions-more = loss in points of a hundred of the chance to win
study-no-decisions = There was never more than one good option.
study-lost = decisions { $n }
study-luck = luck { $n }
study-turning = Turning points
study-turned = { $chosen } cost { $loss } of a hundred. Better: { $better }.
study-inaccuracy = inaccuracy
study-mistake = mistake
study-blunder = blunder
study-fine = as good as any
study-chosen = Chosen
study-better = Better
study-points-lost = about { $n } points
study-only = There was nothing to decide here.
study-on-board = On the board
study-try = Try another option
study-branch = Play on from here
study-branch-from =
    { $n ->
        [0] This table begins as a finished play did.
       *[other] This table goes on from action { $n } of a finished play.
    }
study-branch-name = { $table }, continued
study-previous = Previous decision
study-next = Next decision
study-luck-apart = Luck, kept apart
study-luck-more = What the deal, draws and dice gave or took, in points of a hundred. Nobody is blamed for it.
study-adjusted = Without luck
study-accuracy = Accuracy
study-opening = Opening
study-middle = Middle
study-end = End
study-alone = Alone nobody is beaten: losses are counted as in an even play of two.
study-learn = Learn from your mistakes
study-learn-more = { $n ->
        [0] No decision of { $name } cost enough to be asked again.
        [1] One decision of { $name } is asked again.
       *[other] { $n } decisions of { $name } are asked again.
    }
study-learn-of = Mistake { $n } of { $of }
study-share = Share
study-link = Link to this analysis
study-picture = Picture
study-show = Show
study-question = What would you choose?
study-question-more = The table is as { $name } knew it then. Choose on the board or in the list.
study-options = What { $name } could choose
study-answer-best = { $tried } is as good as the best that was found.
study-answer-better = { $tried } would have been better than what was chosen.
study-answer-worse = { $tried } would have cost more than what was chosen.
study-answer-same = { $tried } is what was chosen.
study-answer-short = { $tried } is worth about as much as what was chosen, but there is something better.
study-option = Option
study-after = Chance after it
study-after-points = Points it lacks
study-tried = tried
study-taken = chosen then
study-best = best found
study-again = Or try another one.
study-next-mistake = Next mistake
study-back = Back to the analysis
study-one-option = There was only one option here: there is nothing to try.
study-no-moment = There is no such moment in this play.
too-many-studies =
    { $n ->
        [1] You, or all who share your connection, have an analysis on its way. Wait for it first.
       *[other] You, or all who share your connection, have { $n } analyses on their way. Wait for one of them first.
    }
study-seat = Seat
study-luck-head = Luck
study-first = The play has not been analysed yet. Ask for that first.
study-decided = Where it was decided
study-decided-alone = { $name } ended with { $points } points. Decisions for which something better was found gave away about { $n }.
study-won = { $name } won.
study-shared = { $names } share the win.
study-ahead-always = { $name } was ahead from the first action to the last.
study-ahead-never = { $name } was behind until the very end.
study-ahead-round = { $name } was ahead for good from round { $round } on.
study-ahead-action = { $name } was ahead for good from action { $number } on.
study-most-round = No round brought more than round { $round }: +{ $n } of a hundred for { $name },
study-most-actions = No part brought more than actions { $first } to { $last }: +{ $n } of a hundred for { $name },
study-mostly-own = above all by { $name }'s own decisions.
study-mostly-others = above all by what others gave away with their decisions.
study-mostly-luck = above all by luck.
study-mostly-rest = above all by what the analysis had not foreseen.
study-mostly- = by a little of everything.
study-chance-round = { $name }'s chance to win in round { $round }
study-chance-actions = { $name }'s chance to win in actions { $first } to { $last }
study-part-before = before
study-part-own = own decisions
study-part-own-one = this decision
study-part-others = others' decisions
study-part-luck = luck
study-part-rest = not foreseen
study-part-after = after
study-part-start = even start
study-part-result = result
study-actions = Actions { $first } to { $last }
study-kind-luck = luck
study-kind-swing = not foreseen
study-swung-up = After “{ $chosen }”, { $name } stood { $n } of a hundred better. Neither decisions nor luck explain it.
study-swung-down = After “{ $chosen }”, { $name } stood { $n } of a hundred worse. Neither decisions nor luck explain it.
study-struck = Chance gave { $name } { $n } of a hundred.
study-struck-down = Chance took { $n } of a hundred from { $name }.
study-none-turned = Nothing stood out: no decision, no luck and nothing unforeseen moved the chances by 3 of a hundred.
study-kinds = What cost most or moved most: decisions, luck, and what the analysis had not foreseen.
study-on-curve = What became of the chance
study-on-curve-more = The boxes compare options in the same imagined plays, from this moment on. The line below them is the curve, which expects usual play from everybody; what it had not expected stands in it as “not foreseen”.
study-points-move = Points hoped for: { $before } before, { $after } after.
study-adds-up = How each result came about
study-adds-up-more = Everybody begins with the same chance. What decisions, luck and the unforeseen added or took makes the result, in points of a hundred. Not foreseen: play better or worse than the usual play, mistakes and all, that the analysis expects of everybody, losses too small to tell from noise, plans that only their owner knew, and what the analysis misjudged.
study-all = In all
study-accuracy-more = From 0 to 100: how little each decision lost, in all and by thirds of the play. Only decisions with more than one good option count.
study-step-curve = A first curve, then a closer one
study-step-luck = Luck: what else could have come
study-step-decisions = Decisions: what would have been better
study-step-done = { $n } of { $of }
study-minutes =
    { $n ->
        [0] Nearly done.
        [1] About a minute is left.
       *[other] About { $n } minutes are left.
    }
study-so-far = The costliest decisions so far
