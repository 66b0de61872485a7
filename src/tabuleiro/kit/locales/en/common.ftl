# What every game says; a message of the same name in a game's own files replaces one of these.

## lists and names

list-more = { $a }, { $b }
list-last = { $a } and { $b }
or-more = { $a }, { $b }
or-last = { $a } or { $b }
then-more = { $a }, { $b }
then-last = { $a }, then { $b }
apart-more = { $a }; { $b }
apart-last = { $a }; { $b }
seat-letter = seat { $letter }

## the log

log-round = Round { $round }.
log-ready = { $name } chose.
log-over = The game is over: { $scores }.
log-score = { $name } { $n }
log-acted = { $name } made a choice.
log-scored = { $name } scored.
log-scored-lost = { $name } lost points.
you = You
told-still = Still: { $text }
told-because = { $cause }: { $text }

## what no game's message says

asked-anything = Choose: { $kind }.
told-anything = { $name }: { $what }.
told-of-table = { $what }.
field-points = Points
field-round = Round
field-options = Options
shown-yes = yes
shown-no = no
shown-hidden = { $n } face down
shown-unknown = hidden
n-points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }

## pictures

picture-title = { $title } as seat { $seat } sees it
picture-spectator = { $title } as everybody sees it
picture-round = Round { $round } of { $rounds }
picture-seats = Players

## reasons

reason-not_understood = '{ $text }' is not understood.
reason-not_now = '{ $text }' does not answer what you are asked now.
reason-not_an_option = '{ $text }' is not one of the options.
reason-not_your_turn = Nothing is asked of you now.
reason-no_such_seat = There is no such seat: this play has { $seats }.
reason-play_is_over = The game is over.
reason-nothing_to_undo = There is nothing to undo.
reason-undo_other_acted = This cannot be undone: another player has acted since.
reason-lesson_later = { $text }
reason-undo_chance = This cannot be undone: something has been drawn or rolled since.
reason-undo_information = This cannot be undone: something has been revealed since.
