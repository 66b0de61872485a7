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
im-revealed-none = No card could be played: the next level 1 card is turned up, for free.
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
im-tag-best = best
im-tag-chosen = chosen
im-tag-kept = kept
im-tag-locked = locked in
im-tag-playing = to place
im-tag-spared = needed later

## forecast

im-plan = How it could go on
im-plan-from = How it could go on from { $card }
im-plan-cards =
    { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
im-plan-total = Total
im-plan-strip = Chain
im-plan-steps = Steps
im-plan-note = One way it could run. Dashed: another way to climb.
im-chain = Your chain
im-chain-of = { $name }'s chain
im-chains = Whose chain
im-chain-step = card { $step } of { $steps }
im-chain-next = Chain { $step } of { $steps }, next { $card }
im-chain-used = already used this round
im-chain-counted = nothing for { $thing }
im-chain-unmet = condition not met
im-chain-dig_out = only clears its collapse
im-chain-none = no effect used
im-chain-idle-cart = no half cart left to complete
im-chain-idle-machine = no room for the machine
im-chain-idle-clear = no collapse left to clear
im-chain-idle-collapse = no card above for the collapse
im-chain-idle-activate = no card left to activate
im-chain-unpaid = no effect could be paid
im-chain-discount = next card { $n } cheaper

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
im-wasted-hand =
    { $n ->
        [1] Your hand is nearly full: of the three cards you draw, one goes straight to the discard pile.
       *[other] Your hand is nearly full: of the three cards you draw, { $n } go straight to the discard pile.
    }
im-wasted-advance =
    { $n ->
        [1] Your marker is nearly at the top: of these spaces one is left over there and is lost.
       *[other] Your marker is nearly at the top: of these spaces { $n } are left over there and are lost.
    }
im-held-event = Event done.
