"""Imperial Miners in figures: rows about cards, effects, factions, sides, events, seats, mines and points."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from tabuleiro.analysis.balance_report import Row, rounded
from tabuleiro.analysis.figures import Figures, One, mean, mean_row, spread, with_interval
from tabuleiro.analysis.stats import Mean, Share, Weighted, share_difference
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.study.watch import DUG_OUT, SOURCES, MinedGame, MinedSeat

DEAD: Final = 0.02  # picked in fewer of the seat-games that offered it
AUTOMATIC: Final = 0.90  # in more
MUST: Final = 0.10  # a side whose users win so much more often than others, or that so many use
USED_BY_ALL: Final = 0.90
MANY: Final = 5  # cards of a faction: so many and more are one class
MANY_LEVEL4: Final = 3
FEW: Final = 50  # activations that say little about an effect
LOW_SCORE: Final = 35
UNKNOWN: Final = Mean(math.nan, None)
LIMITS: Final = {"machines": 9, "collapses": 5, "markers": 8}  # typical mines have at most about so many
SeatGame = One[MinedGame, MinedSeat]


class MineFigures(Figures[MinedGame, MinedSeat]):
    game: ImperialMiners

    def rows(self) -> dict[str, list[Row]]:
        return {
            "cards": self.cards(),
            "effects": self.effects(),
            "factions": self.leading(),
            "faction_cards": self.by_number(),
            "sides": self.sides(),
            "events": self.events(),
            "seats": self.by_seat(times=False),
            "level4": self.level4(),
            "ends": self.ends(),
            "points": self.points(),
            "moved": self.moved(),
            "surface": self.surface(),
            "score": [self.score()],
        }

    # -- cards
    def cards(self) -> list[Row]:
        return [rounded(self._card(number)) for number in range(1, len(self.game.pack.cards) + 1)]

    def _card(self, number: int) -> Row:
        card = self.game.pack.cards[number - 1]
        dealt = [one for one in self.all if number in one.notes.dealt]
        playable = [one for one in self.all if number in one.notes.pickable]
        picked = sum(number in one.notes.picked for one in playable)
        offered = sum(number in one.notes.pickable or number in one.notes.dealt for one in self.all)
        rounds = [r + 1 for one in self.all for r, played in enumerate(one.notes.played) if played == number]
        choice = [one for one in self.all if number in one.notes.choices]
        chosen = Share(sum(number in one.notes.chosen for one in choice), len(choice))
        return {
            "card": card.id,
            "level": card.level,
            "cost": card.cost,
            "factions": " ".join(card.factions),
            "copies": card.copies,
            "offered": offered,
            "dealt": len(dealt),
            "kept": mean([number in one.notes.kept for one in dealt]),
            "playable": len(playable),
            "picked": picked,
            **with_interval("share", Share(picked, offered)),
            "of_playable": picked / len(playable) if playable else None,
            "choice": len(choice),
            **with_interval("chosen", chosen),
            "in_mine": sum(number in one.notes.mine for one in self.all),
            "round": mean(rounds),
            **self.standing(number in one.notes.mine for one in self.all),
            "flag": flag(Share(picked, offered)),
        }

    def effects(self) -> list[Row]:
        counts: Counter[tuple[int, int]] = Counter()
        for one in self.all:
            for key, used in one.notes.used.items():
                for kind, n in enumerate(used):
                    counts[int(key), kind] += n
        rows: list[Row] = []
        for number, card in enumerate(self.game.pack.cards, 1):
            none, first, second, dug = (counts[number, kind] for kind in range(DUG_OUT + 1))
            uses = [first, second][: len(card.effects)]
            active = none + first + second
            rows.append(
                {
                    "card": card.id,
                    "level": card.level,
                    "activations": active,
                    "first": first,
                    "second": second if len(card.effects) > 1 else None,
                    "none": none,
                    "first_share": round(first / active, 4) if active else None,
                    "second_share": round(second / active, 4) if active and len(card.effects) > 1 else None,
                    "none_share": round(none / active, 4) if active else None,
                    "dug_out": dug,
                    "flag": _effect_flag(uses, active),
                }
            )
        return rows

    # -- factions
    @cached_property
    def factions_of(self) -> list[tuple[int, ...]]:
        """For each seat-game, how many cards of each faction are in the mine; a card with two counts for both."""
        units: list[tuple[str, ...]] = [(), *(card.factions for card in self.game.pack.cards)]
        found = []
        for one in self.all:
            count = Counter(faction for card in one.notes.played for faction in units[card])
            found.append(tuple(count[faction] for faction in FACTIONS))
        return found

    def leading(self) -> list[Row]:
        rows: list[Row] = []
        for number, faction in enumerate(FACTIONS):
            parts = [_lead(counts, number) for counts in self.factions_of]
            won = Weighted.of([(one.won, part) for one, part in zip(self.all, parts, strict=True)])
            row: Row = {
                "faction": faction,
                "cards": sum(c.copies for c in self.game.pack.cards if faction in c.factions),
            }
            row["led"] = won.weight
            row |= self.wins([]) if self.seats == 1 else with_interval("wins", won)
            rows.append(rounded(row | self.gain(parts)))
        return rows

    def by_number(self) -> list[Row]:
        rows: list[Row] = []
        for number, faction in enumerate(FACTIONS):
            for n in range(MANY + 1):
                row: Row = {"faction": faction, "cards": f"{n}+" if n == MANY else str(n)}
                there = [min(MANY, counts[number]) == n for counts in self.factions_of]
                rows.append(rounded(row | self.standing(there)))
        return rows

    # -- the table
    def sides(self) -> list[Row]:
        rows: list[Row] = []
        for number, side in enumerate(self.game.pack.sides):
            up = [one for one in self.all if number in one.game.sides]
            users = [one for one in up if number in one.notes.sides]
            others = [one for one in up if number not in one.notes.sides]
            first = [one for one in up if one.notes.sides[:1] == [number]]
            gain = Mean.of([one.notes.score for one in users]).less(Mean.of([one.notes.score for one in others]))
            row: Row = {
                "side": side.id,
                "up": len(up),
                "users": len(users),
                **with_interval("used", Share(len(users), len(up))),
                **with_interval("first", Share(len(first), len(up))),
                **self.wins(users),
                **self.wins(others, "others_win"),
                **self._gap(users, others),
                **self.wins(first, "first_win"),
                **mean_row("gain", gain if users and others else UNKNOWN),
            }
            rows.append(rounded(row | {"flag": side_flag(row)}))
        return rows

    def _gap(self, users: Sequence[SeatGame], others: Sequence[SeatGame]) -> Row:
        if self.seats == 1 or not users or not others:
            return {"gap": None, "gap_low": None, "gap_high": None}
        shares = [Share(sum(one.won for one in some), len(some)) for some in (users, others)]
        gap, low, high = share_difference(shares[0], shares[1])
        return {"gap": gap, "gap_low": low, "gap_high": high}

    def events(self) -> list[Row]:
        """By games, not by seats: what all at a table have in common is one observation."""
        means = [sum(seat.score for seat in game.seats) / len(game.seats) for game in self.games]
        rows: list[Row] = []
        for number, event in enumerate(self.game.pack.events):
            there = [float(number in game.events) for game in self.games]
            chosen = Counter(one.notes.resolved.get(str(number), 0) for one in self.all)
            two = len(event.effects) > 1
            score = Mean.of(means, there)
            row: Row = {"event": event.id, "kind": event.kind, "games": int(sum(there))}
            row["score"] = score.value if any(there) else None
            both = any(there) and not all(there)
            row |= mean_row("gain", score.less(Mean.of(means, [1 - w for w in there])) if both else UNKNOWN)
            rows.append(rounded(row | {"first": chosen[1] if two else None, "second": chosen[2] if two else None}))
        return rows

    def level4(self) -> list[Row]:
        rows: list[Row] = []
        for n in range(MANY_LEVEL4 + 1):
            there = [min(MANY_LEVEL4, played) == n for played in self.played4]
            row: Row = {"cards": f"{n}+" if n == MANY_LEVEL4 else str(n), "part": sum(there) / len(there)}
            rows.append(rounded(row | self.standing(there)))
        return rows

    @cached_property
    def played4(self) -> list[int]:
        """How many level-4 cards each mine has."""
        deep = {number for number, card in enumerate(self.game.pack.cards, 1) if card.level == 4}
        return [sum(card in deep for card in one.notes.played) for one in self.all]

    def ends(self) -> list[Row]:
        """What lies in a mine at the end, and how many mines have more than is typical."""
        figures = {
            "machines": [one.notes.machines for one in self.all],
            "collapses": [one.notes.collapses for one in self.all],
            "markers": [one.notes.markers for one in self.all],
            "coins": [one.notes.coins for one in self.all],
            "carts": [sum(one.notes.points[-1]) for one in self.all],
            "level-4 cards taken": [one.notes.taken4 for one in self.all],
            "level-4 cards played": self.played4,
            "boards entered": [len(one.notes.sides) for one in self.all],
            "blind cards": [len(one.notes.blind) for one in self.all],
        }
        rows: list[Row] = []
        for what, values in figures.items():
            limit = LIMITS.get(what)
            over = Share(0, 0) if limit is None else Share(sum(value > limit for value in values), len(values))
            row: Row = {"what": what, **spread(values), "most": max(values), "limit": limit}
            rows.append(rounded(row | with_interval("over", over)))
        return rows

    # -- points
    def points(self) -> list[Row]:
        """Means of a seat-game, by source and round; the last row is the whole game."""
        n = len(self.all)
        rows: list[Row] = []
        for round_ in range(ROUNDS):
            means = [sum(one.notes.points[s][round_] for one in self.all) / n for s in range(len(SOURCES))]
            rows.append({"round": str(round_ + 1), **dict(zip(SOURCES, means, strict=True)), "all": sum(means)})
        whole: Row = {key: sum(float(row[key] or 0) for row in rows) for key in (*SOURCES, "all")}
        return [rounded(row) for row in [*rows, {"round": "all", **whole}]]

    def moved(self) -> list[Row]:
        """Points of boards by what moved the marker there."""
        totals = [sum(one.notes.moved[i] for one in self.all) for i in range(len(SOURCES))]
        rows = zip(SOURCES, totals, strict=True)
        return [{"source": name, "points": round(n / len(self.all), 4)} for name, n in rows if n]

    def surface(self) -> list[Row]:
        counts = [sum(one.notes.surface[i] for one in self.all) for i in range(len(self.game.pack.surface))]
        every = max(1, sum(counts))
        return [
            {"effect": i, "price": effect.pay, "times": n, "part": round(n / every, 4)}
            for i, (effect, n) in enumerate(zip(self.game.pack.surface, counts, strict=True), 1)
        ]

    def score(self) -> Row:
        under = Share(sum(score < LOW_SCORE for score in self.scores), len(self.scores))
        return super().score() | rounded(with_interval("low", under))


# ---------------------------------------------------------------- flags
def flag(share: Share) -> str:
    """Dead or automatic, with a question mark where the interval reaches the limit; near: only the interval does."""
    low, high = share.interval
    if not share.games:
        return "never offered"
    if share.rate < DEAD:
        return "dead" if high < DEAD else "dead?"
    if share.rate > AUTOMATIC:
        return "automatic" if low > AUTOMATIC else "automatic?"
    return "near dead" if low < DEAD else "near automatic" if high > AUTOMATIC else ""


def side_flag(row: Row) -> str:
    said = []
    for name, limit, words in (("gap", MUST, "users win more"), ("used", USED_BY_ALL, "used by nearly all")):
        value, low = row[name], row[f"{name}_low"]
        if isinstance(value, float) and isinstance(low, float) and value > limit:
            said.append(words if low > limit else f"{words}?")
    return ", ".join(said)


def _effect_flag(uses: Sequence[int], active: int) -> str:
    if not active:
        return "never activated"
    never = " and ".join(str(i) for i, n in enumerate(uses, 1) if not n)
    return f"{never} never used" + ("?" if active < FEW else "") if never else ""


def _lead(counts: tuple[int, ...], faction: int) -> float:
    """1 for the faction with the most cards; several share it."""
    most = max(counts)
    return 1 / counts.count(most) if most and counts[faction] == most else 0.0
