# Opening a table, its seats and their links, sitting down.

new-title = A new table
new-heading = { $game }: who plays?
new-lead = Sit here together, invite friends by link, or let bots take the other chairs. Everything can be changed until you open the table.
new-game = Which game?
new-company = Who plays?
company-alone = Alone
company-bots = Against bots
company-here = Around this screen
company-friends = With friends, by link
new-pack = This house plays it with a pack of its own: { $pack }.
new-seats = Seats
new-seat = Seat { $seat }
new-guest = Name of the person on seat { $seat }
new-guest-example = Their name
new-drop = Take seat { $seat } away
new-add = One more seat
new-levels = How strong are the bots?
new-how = How you play
new-table-name = Name of the table
new-hints = Hints are allowed
new-hints-more = Anyone may ask the strongest bot what it would do.
new-more = More
new-seed = Seed
new-seed-more = A whole number: the same seed deals the same cards. Empty means by chance.
new-text = A text of your own
new-text-more = It is mixed into the deal, so that not even the server can choose it. Below is the fingerprint of the server's own part: note it, and you can check it at the end.
new-stand-in = A bot may stand in for anyone who does not answer
new-stand-in-more = Counted from when they are asked. They take their seat back whenever they like.
new-stand-in-bot = The bot that stands in
stand-in-never = Never
stand-in-after = After { $time }
stand-in-span =
    { $n ->
        [120] 2 minutes
        [300] 5 minutes
        [900] 15 minutes
        [3600] 1 hour
       *[86400] 1 day
    }
new-lang-more = Everyone at the table reads it in their own language.
new-open = Open the table
new-faults = Something is not right yet: it is marked below.

kind-you = You
kind-here = Someone else at this screen
kind-open = A friend, by link
kind-bot = Bot: { $level }

level-1 = level 1, friendly
level-2 = level 2, easy-going
level-3 = level 3, steady
level-4 = level 4, sharp
level-5 = level 5, expert
level-6 = level 6, master
level-promise-1 = Slips often. Right for a first game, and for children.
level-promise-2 = Knows its way around, and misses a thing or two.
level-promise-3 = A good partner for a quiet evening.
level-promise-4 = Gives little away. You will need a plan.
level-promise-5 = Looks a turn ahead and slips on nothing.
level-promise-6 = As strong as it gets: plays on in its mind, several turns for everybody, and takes about a second.
level-note = Each level wins about two games in three against the one below. None of them sees your cards, and none keeps you waiting long.


table-names = Copper lantern | Deep end | Sunday seam | Bottom drawer | Pit stop | Second shift | Red clay | Lamp oil | Daylight | Old timber | Seven ladders | Blue canary | Nugget club | Night train | Creaking beam | Gold rush hour

fault-no-game = There is no such game here.
fault-seats = { $game } is for { $fewest } to { $most } seats, not { $n }.
fault-you-twice = You sit on seat { $seat } already.
fault-nobody-here = Take a seat yourself, so that the table is yours.
fault-no-kind = Nobody like this can sit here.
fault-no-value = This cannot be had with this many seats: choose again.
fault-no-choice = Choose one of these.
fault-guest-empty = Say what this person is called.
fault-table-empty = The table needs a name.
fault-seed-open = With open seats nobody may know the deal beforehand: leave the seed empty.
fault-seed = A seed is a whole number of up to 20 digits, or nothing.
fault-text = A text for the deal has at most { $most } plain characters on one line.
fault-refused = This table could not be opened: { $why }

seats-title = Seats at { $table }
seats-says-open =
    { $n ->
        [1] One seat is still open. Send its link to the person who is to sit there: whoever sits down first has the seat.
       *[other] { $n } seats are still open. Send each link to one person: whoever sits down first has the seat.
    }
seats-says-full = Every seat is taken.
seats-says-guest = You are not sitting at this table. Ask for a link if you want to play.
seats-person = is here
seats-you = you
seats-here = at this screen
seats-bot-plays = bot
seats-open = still open
seats-stand-in = a bot for now
seats-link = Link for seat { $seat }
seats-copy = Copy
seats-copied = Copied
seats-instead = Nobody comes?
seats-bot = Let a bot sit here
seats-watch = Who only wants to watch
seats-watch-link = Link for watching
seats-reach-here = These links work on this computer only. For other devices at home, start Tabuleiro with HOST=0.0.0.0 and open this page again.
seats-reach-network = These links work on every device in the same network as this computer, such as your Wi-Fi at home.
agreed-never = At this table no bot plays for anyone who keeps the others waiting.
agreed-stand-in = At this table the others may let a bot play ({ $level }) for anyone who does nothing for { $time } when asked, until that person takes the seat back.
seats-back = Go on from another device
seats-back-more = This link takes the seat and its cards to another browser, once: there you find the next one. Keep it for the day you change devices or lose your cookies, and show it to nobody else at the table.
seats-back-link = Way back to seat { $seat }
seats-renew = Make a new link
seats-renew-open = The link so far then leads nowhere.
seats-renew-back = The way back so far then leads nowhere. Do this if somebody else may have seen it.
seats-go = To the table
seats-again = Look who has come

join-title = A seat at { $table }
join-heading = A chair is free at “{ $table }”.
join-lead = You are invited to a game of { $game }. Say what you are called and sit down.
join-yours = your seat
join-sit = Sit down
join-deal = Your browser adds a text of its own to the deal, so that not even the server can choose it. The fingerprint of the server's part:
join-keep = The seat then belongs to this browser. To go on from another device, look under “{ menu-seats }” in the table's menu.
join-wrong-title = This link leads nowhere.
join-wrong = Perhaps a part of it is missing, or a new one has been made since: ask for it again, and copy the whole of it.
join-taken-title = This chair is taken.
join-taken = Somebody has already sat down with this link. If it was you, look under “{ menu-seats }” in the table's menu where you sat down: there is a link to go on here. Otherwise you can watch, or ask for another seat.
join-over-title = This game is over.
join-over = You can look at it again, move by move.
join-watch = Watch the table
return-heading = Welcome back, { $name }.
return-lead = Your seat at “{ $table }” is kept for you: a game of { $game }. Do you want to go on in this browser?
return-sit = Go on here
return-note = In the other browser you can then only watch.
