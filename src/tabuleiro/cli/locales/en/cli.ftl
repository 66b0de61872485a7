# What the terminal says around a game; { $name } is a player's name, { $place } a file.

## beginning and leaving

welcome = Tabuleiro: { $game }, seed { $seed }
how-to-answer = Type a number, an action, hint, or help.
you = you
pass-keyboard = Pass the keyboard to { $name }, who then presses Enter:
bot-failed = { $why }. The first legal action is taken in its place.
goodbye = Goodbye!
resume = To go on later: { $command }
saved = Saved in { $place }.
saved-result = Saved in { $place }. To see it again: { $command }
not-saved = Not saved: { $place } cannot be written ({ $why }). What was there before is as it was; the play goes on.
save-where = Say where, for example: save my-game.txt

## answers to what is typed

possible =
    Possible: { $most ->
        [1] the number 1
       *[other] a number from 1 to { $most }
    }, an action such as "{ $example }", or hint, why, undo, log, card, show, save, help, quit.
no-such-number = There is no option { $number }: they go from 1 to { $most }.
undone = Undone.
why-possible = "{ $text }" is possible now.
why-nothing = Everything you can see here is possible.
log-number = "{ $text }" is not a number of lines.
log-empty = Nothing has happened yet.
no-such-card = There is no card called "{ $text }".
hint-options =
    What the search bot thinks after { $worlds ->
        [1] 1 imagined world
       *[other] { $worlds } imagined worlds
    } ({ $lead ->
        [1] lead hoped for at the end over the best other
       *[other] points hoped for at the end
    }, and how often it was tried):
hint-figures = { $points } points, { $visits }{ $times }
hint-line = Its best line:
hint-habit = The search bot does not think about this; its habit is:
help = Type an option's number, or the action itself, such as "{ $example }". Besides:
help-hint = says what the search bot would do in your place, and how it comes to that
help-why = [ACTION] says why something is not possible; alone: everything you see that is not
help-undo = takes your last action back, as long as nothing new was revealed
help-log = [N] shows the last 20 (or N) lines of the log
help-card = NAME shows all words of a card
help-show = draws the whole table
help-save = [FILE] saves the play
help-help = shows this
help-quit = leaves the play

## the table

column-seat = Seat
column-vp = VP
column-coins = Coins

## the result

column-total = Total
winner = { $name } wins.
winners = Shared victory: { $names }.
set-up = The set-up
replay-agrees = Every action is legal and leads to the recorded result ({ $result }). Whether chance was fair is not checked here.
replay-unfinished =
    { $shown ->
        [1] Shown: 1 action of { $actions }; the play is not over.
       *[other] Shown: { $shown } actions of { $actions }; the play is not over.
    }

## lists and figures

column-cost = Cost
column-card = Card
content-none = This game has no content of its own.
column-words = What it does
column-bot = Bot
column-games = Games
column-mean = Mean
column-sd = SD
column-min = Min
column-max = Max
column-wins = Wins
column-score = Score
sim-figures = Seed { $seed }: { $decisions } decisions per game, { $speed } decisions per second, { $seconds } seconds in all.
sim-faults =
    { $n ->
        [1] Once a bot failed, and its first legal action was taken: { $why }
       *[other] Bots failed { $n } times, and their first legal action was taken. The first time: { $why }
    }

## the bots

bot-random = takes any legal action
bot-greedy = tries each option in one imagined world and takes what looks best at the end of its turn
bot-search = imagines many worlds and grows a tree of its choices; search:1 is friendly, search alone has level 5, search:6 thinks for a second and is the strongest
bots-levels = Levels of the search bot in { $game }:
column-worlds = Worlds
column-slack = Slack
column-seconds = Seconds
bots-promise = Worlds: how many are imagined for a decision. Slack: points that it may give away, more or less. Seconds: on the mean no decision takes longer, on one core with the compiled build.

## data sets

dataset-written =
    { $decisions } decisions of { $plays ->
        [1] one play
       *[other] { $plays } plays
    }: { $place }

## the arena

column-win-rate = Win rate (95%)
column-points = Score ± SD
column-rating = Rating
column-think = ms/move (max)
column-faults = Faults
arena-matrix = How often the row beats the column, with its 95% interval:
arena-scores =
    Scores from { $low } to { $high }, { $step ->
        [1] one point
       *[other] { $step } points
    } per sign; beside them the lowest, the median and the highest:
arena-rating = Rating: OpenSkill (Plackett-Luce), mu ± 2 sigma, the mean over { $orders } shuffled orders of the games.
arena-figures =
    { $games } games, { $lineups ->
        [1] 1 line-up
       *[other] { $lineups } line-ups
    } of { $seats } seats in all rotations, seeds { $first } to { $last }.
arena-faults = { $bot } forfeited decisions: { $raised } by an error, { $illegal } not legal, { $slow } over budget. First: { $first }
arena-unplayed =
    { $n ->
        [1] { $bot } never played: its only decision was forfeited.
       *[other] { $bot } never played: all its { $n } decisions were forfeited.
    } What is said of it below is what first legal actions did. First: { $first }
arena-resumed = { $finished } of { $total } games were already in { $place }.
arena-stopped = Stopped. { $finished } of { $total } games are kept in { $place }; the same command goes on from there.
arena-files = Journal, JSON, CSV and picture: { $place }
picture-title = Arena: { $game }
picture-ratings = Rating (OpenSkill, mu ± 2 sigma)
picture-matrix = How often the row beats the column (95% interval)
picture-scores = Scores (box: quartiles; line: lowest to highest; dots: games)
