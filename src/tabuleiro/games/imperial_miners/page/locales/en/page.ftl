# The table page of Imperial Miners: what stands around the picture. Glossary: the game's own effects.ftl.

im-tab-own = Mine
im-where = Round { $round } of { $rounds }
im-where-setup = Opening hands
im-where-over = Game over

## event and boards

im-event = Event
im-event-immediate = Event { $round } of { $rounds } · at once
im-event-feature = Event { $round } of { $rounds } · all round
im-event-end = Event { $round } of { $rounds } · end of round
im-or = or
im-before = Before the first round
im-before-title = Opening hands
im-before-text = Keep four of your eight cards. Nobody sees which until all have chosen.
im-progress = Progress
im-progress-you = you:
im-progress-off = you: not started

## the hand

im-hand = Your hand
im-hand-size = { $n } of { $most } cards
im-decks = Decks
im-decks-left = left in the decks
im-deck =
    { $pile ->
        [0] Level { $level } deck: { $n } left
       *[other] Level { $level } deck: { $n } left, { $pile } discarded
    }
im-tag-chosen = chosen
im-tag-kept = kept
im-tag-locked = locked in
im-tag-playing = to place

## forecast

im-plan = How it could go on
im-plan-from = Chain from { $card }
im-plan-cards =
    { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
im-plan-total = Total
im-plan-strip = Chain
im-plan-steps = Steps
im-plan-note = One way it could run. Dashed cards are the other way up; you choose when you get there.
im-chain = Your chain
im-chain-step = card { $step } of { $steps }
im-chain-next = Chain { $step } of { $steps }, next { $card }
im-chain-used = already used this round

## mines

im-mine =
    { $n ->
        [0] Your mine: no card yet
        [1] Your mine: 1 card
       *[other] Your mine: { $n } cards on { $levels ->
            [1] 1 level
           *[other] { $levels } levels
        }
    }
im-mine-of =
    { $n ->
        [0] { $name }'s mine: no card yet
        [1] { $name }'s mine: 1 card
       *[other] { $name }'s mine: { $n } cards
    }
im-others = Other mines
im-others-open = open beside
im-open-mine = Open { $name }'s mine beside yours
im-titles = Titles
im-points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }

## panels

im-stat-vp = Victory points
im-stat-coin = Coins
im-stat-cart-full = Complete carts
im-stat-machine = Machines
im-stat-hand = Hand cards

## a closer look, the end

im-zoom-facts =
    { $cost ->
        [0] Level { $level }, free · { $factions }
       *[other] Level { $level }, costs { $cost } · { $factions }
    }
im-no-faction = no faction
im-result-rank = Rank
im-result-seat = Player
im-result-total = Total
im-result-vp = VP
im-result-carts = Carts
im-result-winner = { $names } wins
im-result-shared = { $names } share the victory
im-result-alone =
    { $n ->
        [1] 1 point: { $title }
       *[other] { $n } points: { $title }
    }
im-result-cards = Cards
im-result-boards = Progress
im-result-events = Events
im-result-coins = { $a } and { $b } both have { $n }: { $a } comes first with more coins, { $more } to { $less }.
im-result-machines = { $a } and { $b } have equal points and coins: { $a } comes first with more machines, { $more } to { $less }.
im-result-equal = { $a } and { $b } share the place: points, coins and machines are equal.
