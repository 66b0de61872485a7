# Puzzles: one position, one choice, and what it was worth.

puzzles-title = Puzzles
puzzles-lead = One position, one choice: find the option that is clearly best. Your first answer to each puzzle counts.
puzzles-empty = There are no puzzles here.
puzzles-stand =
    { $n ->
        [1] 1 puzzle
       *[other] { $n } puzzles
    }, { $tried } tried, { $right } right
puzzles-rating = Rating { $n }
puzzles-solve = Solve
puzzles-solve-of = Solve puzzles of { $game }
puzzles-done = All tried
puzzles-any = Any game

puzzle = Puzzle
puzzle-title = Puzzle: { $game }
puzzle-none = There is no such puzzle.
puzzle-no-option = This is not an option of the puzzle: choose one of those that are offered.
puzzle-about = The position comes from a play of bots. You see what the player could see.
puzzle-task = One option is clearly best. Which?
puzzle-choose = Choose an option first.
puzzle-answer = Answer
puzzle-next = Next puzzle
puzzle-right = Right!
puzzle-nearly =
    { $n ->
        [1] Nearly: it costs 1 percentage point of the chance to win.
       *[other] Nearly: it costs { $n } percentage points of the chance to win.
    }
puzzle-wrong =
    { $n ->
        [1] Wrong: it costs 1 percentage point of the chance to win.
       *[other] Wrong: it costs { $n } percentage points of the chance to win.
    }
puzzle-best = Best: { $what }
puzzle-own = Your choice: { $what }.
puzzle-gap = The next best option costs { $n } percentage points of the chance to win (± { $interval }), by { $worlds } imagined games for each option.
puzzle-losses = What the others cost
puzzle-rated = Your rating: { $n } ({ $change })
