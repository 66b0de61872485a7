# The home page, and the lists of one's own tables.

home-title =
    { $n ->
        [3] Three games, one table
       *[other] { $n } games, one table
    }
home-greeting = Pull up a chair.
home-about =
    { $n ->
        [3] Three modern board games on one table: with friends by link, against bots of every strength, or alone with a good puzzle.
       *[other] { $n } modern board games on one table: with friends by link, against bots of every strength, or alone with a good puzzle.
    }
home-free = Free and open source. No account needed. Runs on your own computer too.
home-play-now = Play now
home-first = Learn by playing
home-known = I know one of the games
home-first-more = A real first game of { $game } with a coach, about ten minutes.
home-first-other = Or first:
home-invite = Invite friends
home-quick =
    { $bots ->
        [0] Play now: { $game }, you alone.
        [1] Play now: { $game }, you and one bot.
       *[other] Play now: { $game }, you and { $bots } bots.
    }
home-join-label = Have a link or a code?
home-join-example = Paste it here
home-join = Join
home-join-wrong = This is no link or code of ours. Perhaps a part is missing: copy the whole of it.
home-waiting =
    { $n ->
        [1] 1 table waits for you
       *[other] { $n } tables wait for you
    }

poster-play = Play
poster-learn = Learn
poster-play-game = Play { $game }
poster-learn-game = Learn { $game }
poster-first = First game
poster-first-game = A first game of { $game } with a coach

turn-title = Your turn
turn-caption =
    { $n ->
        [1] 1 table
       *[other] { $n } tables, longest wait first
    }
turn-none = No table waits for you. Start one: it takes a minute.
turn-none-running =
    { $n ->
        [1] Nobody waits for you just now. One of your tables is running.
       *[other] Nobody waits for you just now. { $n } of your tables are running.
    }
turn-see-tables = See your tables
turn-start-alone = Alone
turn-start-here = Around this screen
turn-start-bots = Against bots

deal-title = Today's deal
deal-caption = same cards for everyone
deal-note = One deal a day, the same for everybody: your first try counts.
deal-play = Play
deal-play-of = Play the deal of { $game }
deal-go-on = Go on
deal-go-on-of = Go on with the deal of { $game }
deal-results = Results
deal-results-of = Results of the deal of { $game }
deal-all = All results
deal-table = Deal of { $year }-{ $month }-{ $day }
deal-lead = Everybody has the same deal until midnight (UTC). The first try of each person counts, if it ends by then; bots play it, too.
deal-past = This day is over: look at your play and at those of the bots once more.
deal-over = This day is over.
deal-alone = Alone: points count.
deal-against = Against one bot: the lead counts.
deal-nobody = Nobody has come to the end yet.
deal-nobody-came = Nobody came to the end of it.
deal-bots-play = The bots are still playing.
deal-place = Place
deal-player = Player
deal-points = Points
deal-bot-points = Bot
deal-ahead = Lead
deal-look = Look again
deal-guest = Guest
deal-you = { $name } (you)
deal-bot = Bot, level { $level }
deal-day-before = The day before
deal-day-after = The day after
deal-none = There is no such deal.

back-title = Look back
back-won = You won { $table } with { $points } points, { $ahead } ahead.
back-won-tie = You won { $table } with { $points } points, by a hair.
back-lost = { $winner } won { $table } with { $points } points. You made { $mine }.
back-alone = { $table }: you made { $points } points.
back-challenge-won =
    { $points ->
        [1] { $table }: challenge met, with 1 point.
       *[other] { $table }: challenge met, with { $points } points.
    }
back-challenge-lost =
    { $points ->
        [1] { $table }: challenge lost, with 1 point.
       *[other] { $table }: challenge lost, with { $points } points.
    }
back-watched = { $winner } won { $table } with { $points } points.
back-chart = Points by round. { $lines }
back-chart-line = { $name }: { $points }.
back-see = Look at the game again
back-none = Your last game will be here: its scores, and every move to look at again.
back-learn = Learn to play

tables-title = Your tables
tables-lead = Every table that you sit at with this browser.
tables-running = Running
tables-running-none = No table is running.
tables-finished = Finished
tables-finished-none = No game is finished yet.
tables-your-turn = Your turn
tables-waiting = Waiting for { $names }
tables-open =
    { $n ->
        [1] One seat is still open
       *[other] { $n } seats are still open
    }
tables-go = Go
tables-go-to = Go to { $table }
tables-look = Look
tables-look-to = Look at { $table } again
tables-score = { $name } { $points }
replays-title = Replays
replays-lead = Your finished games, to look at again move by move.
tables-new = Open a new table

album-title = Album
album-lead = What you have met in your plays is kept here, for this browser.
album-none = Nothing yet: the first story comes with the first expedition.
album-not-met = You have not met this yet.
