# The frame of a table page, the replay and text mode; what a game itself says is in the game's own files.

name-open = Free seat { $letter }
name-person = Guest { $letter }
temper-1 = friendly
temper-2 = easy-going
temper-3 = steady
temper-4 = sharp
temper-5 = masterly
temper-random = plays at random
temper-greedy = greedy
name-you = { $name } (you)
name-only-you = You
points-now =
    { $n ->
        [0] No points yet.
       *[other] If it ended now: { $parts }.
    }
bot = bot, level { $level }
list-more = { $a }, { $b }
list-last = { $a } and { $b }

title-turn = Your turn: { $table } · { $where }
title-table = { $table } · { $where }
title-replay = Replay: { $table }

skip-status = To what is asked
skip-board = To the board
skip-rail = To players and log
rail-label = Players and log
sheet-label = Controls
players-label = Players
live-label = What the others do
tabs-label = Views
tab-board = Board
tab-others = Others
tab-log = Log
home-label = Tabuleiro, home
tools-label = Table
undo = Undo
undo-short = Undo
undo-turn = Undo the whole turn
undo-turn-more = Take the whole turn back (Shift+U)
hint = Hint
rules = Rules
replay = Replay
theme = Light or dark
menu = Menu
clear = Clear
change-mind = Change my mind
i-am = I am { $name }
watch-again = Watch it again
zoom = A closer look
close = Close

light-thinking = thinking
light-locked = locked in
light-done = done
light-open = nobody yet
light-away = away

status-waiting =
    { $n ->
        [1] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
status-sealed =
    { $n ->
        [1] You can change your mind until { $names } has locked in too.
       *[other] You can change your mind until all have locked in.
    }
status-undo-can = You can still undo.
status-over = { $names } wins.
status-over-shared = { $names } share the victory.
status-over-alone = The play is over.
status-challenge-won = The challenge is met!
status-challenge-lost = The challenge is lost.
status-over-more = The replay shows how it came to this.
status-pass = Pass the screen to { $name }.
status-pass-more = Hands stay covered until { $name } says so.

digest = Since your last choice
digest-first = So far
log = Log
log-about-me = about me

hint-line = It hopes for:
hint-worlds =
    { $n ->
        [1] From 1 imagined deal; points at the end of the game.
       *[other] From { $n } imagined deals; points at the end of the game.
    }
hint-not-asked = Nothing is asked of you now.
hint-coach = Here the coach has the hint: do what it points at.
hints-off = This table agreed to play without hints.

menu-home = Home
menu-new = New table
menu-seats = Seats and links
menu-text = Text mode
menu-record = Download the record
menu-help = Keys and help
menu-call = Call me when it is my turn
call-denied = Your browser does not allow this site to notify you: its settings can change that.
menu-lang = Language
menu-stand-in = Let a bot play for { $name }
menu-take-back = Take { $name }'s seat back

menu-legend = What the icons mean
help-title = How to play here
help-tab = to the next area
help-arrows = within a board or hand
help-enter = choose
help-escape = clear the choice, close
help-undo = undo
help-undo-turn = take the whole turn back
help-zoom = look closer at a card
help-lens = look closer at a map or a mine, and from further away again
help-space = Space
help-next = while something is told: the next beat; hold it
help-again = tell again what others did
help-speed = another speed of the telling
lens-in = Look closer
lens-out = Look from further away
help-hint = hint
help-legend = what the icons mean
help-help = this list

offline = The connection is lost. We keep trying; nothing you did is lost.
network-again = No answer from the server. Trying again …
rule-link = Rule
stale = The table has moved on; nothing was done. Please choose again.
malformed = This request makes no sense here.
not-your-seat = This seat is not yours.
seat-taken = A bot plays this seat now, or nobody sits there yet.
no-table = There is no such table.
no-card = There is no such card.
no-page = There is no such page.
not-possible = That is not possible here.
our-fault = Something went wrong on our side. Your game is safe; reload the page.
too-many-streams = Too many pages of yours are open: close some.
too-many-streams-here = Too many pages are open from your network: close some.
full = The server is full right now. Please try again in a moment.
too-slow = Your request took too long to arrive: please try again.
storage-trouble = The server cannot store anything right now: { $why } Nothing that was confirmed is lost; we keep trying.
storage-full = its disk is full.
storage-locked = its database is busy.
storage-read_only = its database may not be written to.
storage-damaged = its database is damaged.
storage-unreachable = its database does not answer.
storage-gone = its database is gone.
storage-hanging = its database does not answer in time.
storage-closing = it is being restarted.
record-not-over = The record holds everybody's secrets: it can be had when the play is over.

replay-start = The table is set up.
replay-first = To the beginning
replay-prev = One step back
replay-play = Play on by itself, or stop
replay-next = One step on
replay-last = To the end
replay-scale = Moment
replay-eyes = Through the eyes of { $name }
replay-back = Back to the table

text-title = { $table } in words
text-to-board = To the picture
text-asked = What is asked
text-options = What you can do
text-refused = What you cannot do, and why
text-command = Or type it
text-command-label = Action, as the log writes it
text-send = Send
text-reload = Look again
too-many = Too many requests: please wait a moment.
too-many-tables = You, or all who share your connection, have { $n } unfinished games from today. Finish some of them first.
too-many-hints =
    { $n ->
        [1] You, or all who share your connection, are waiting for a hint already. Wait for it first.
       *[other] You, or all who share your connection, are waiting for { $n } hints already. Wait for one of them first.
    }
foreign-origin = This request comes from another site.
no-cookie = Your browser sent no cookie of ours: reload the page and try again.
forged = This page is too old or not ours: reload it and try again.
too-large = That is too much: at most { $n } kB.
old-table = This table needs cards or rules that this server does not have: it was opened by another, perhaps newer version of Tabuleiro. There it goes on.
not-away = A bot can play for { $name } once they have done nothing for { $time } when asked.
not-away-never = At this table no bot plays for somebody else: that was agreed when it was opened.
back-for = Undo for { $name }
help-keys = single keys are on
status-stand-in = After { $time } a bot may stand in (menu).
seats-renewed = Here is the new link. The one before leads nowhere now.
status-bot-plays = A bot plays for you.
play-myself = Take my seat back
play-again = Rematch
light-waits = waits
hint-best =
    { $n ->
        [1] best: about 1 point when the game ends
       *[other] best: about { $n } points when the game ends
    }
hint-sure = Best now: { $what }.
hint-more = Why this?
hint-brings = By the end of this turn:
hint-brings-nothing = By the end of this turn it brings nothing.
hint-brings-whole = By the end of the game:
hint-brings-none = By the end of the game it brings nothing.
hint-then = Then: { $what }
hint-second-lacks = Next best: { $what }. With it you would have less:
hint-second-later = Next best: { $what }. It brings as much now, but less later.
hint-second-even = About as good: { $what }.
help-keys-title = Keys
help-choose = What has amber corners can be chosen: click or tap it.
help-confirm = A secret choice is only sent with the red button. Until then, take another or clear it.
help-back = Undo takes your last choice back, as long as nothing new has come to light since.
help-why = Click something greyed out to read why it cannot be done now. Any other card shows itself large.
help-hold = Hold a finger on a card, or rest the mouse on it, to see it large with all it does: that chooses nothing.
help-advice = The hint says what the strongest bot would do in your place; it knows no more than you do.
help-icons = The question mark explains every icon; those on the screen come first.
reading-title = Read aloud
reading-none = No page of the book is open at this table.
reading-back = Back to the table
status-held = { $of ->
    [round] You are done.
    [choice] Your choice is made.
   *[turn] Everything is done.
}
status-revealed = Something new was revealed: that cannot be taken back.
status-held-more = { $of ->
    [round] Go on, or take it back.
    [choice] Go on, or take it back.
   *[turn] End your turn, or take something back.
}
end-turn = { $of ->
    [round] Go on
    [choice] Go on
   *[turn] End turn
}
keep-turn = my turn ends when I say so (else at once)
hint-first = best
hint-nearly = about as good
hint-less =
    { $n ->
        [1] 1 point less
       *[other] { $n } points less
    }
status-you-win = You win by { $n }.
status-you-win-tie = You win: the tie is broken for you.
status-you-lost =
    { $n ->
        [0] { $name } wins, with as many points as you.
       *[other] { $name } wins. You were { $n } behind.
    }
ask-back = Back
ask-on = Do it anyway
ask-off = Do not ask again
