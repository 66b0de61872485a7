"""Imperial Miners in figures: rows about cards, effects, factions, sides, events, mines and points."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from tabuleiro.analysis.balance_report import Row
from tabuleiro.analysis.figures import Figures, mean, mean_row, rows, share_row, spread, with_interval
from tabuleiro.analysis.stats import Mean, Share, Weighted, share_difference
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.study.watch import CARTS, DUG_OUT, SOURCES, MinedGame, MinedSeat

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


class MineFigures(Figures[MinedGame, MinedSeat]):
    game: ImperialMiners

    # -- cards
    @rows
    def cards(self) -> Iterator[Row]:
        tallies: dict[str, Counter[int]] = defaultdict(Counter)  # seat-games
        for one in self.all:
            for what, cards in one.cards.items():
                tallies[what].update(cards)
        for number, card in enumerate(self.game.pack.cards, 1):
            n = {what: tally[number] for what, tally in tallies.items()}
            there = [number in one.played for one in self.all]
            share = Share(n["picked"], n["offered"])
            yield {
                "card": card.id,
                "level": card.level,
                "cost": card.cost,
                "factions": " ".join(card.factions),
                "copies": card.copies,
                "offered": n["offered"],
                "dealt": n["dealt"],
                "kept": n["kept"] / n["dealt"] if n["dealt"] else None,
                "playable": n["playable"],
                "picked": n["picked"],
                **with_interval("share", share),
                "of_playable": n["picked"] / n["playable"] if n["playable"] else None,
                "choice": n["choice"],
                **with_interval("chosen", Share(n["chosen"], n["choice"])),
                "in_mine": sum(there),
                "round": mean([i for one in self.all for i, played in enumerate(one.played, 1) if played == number]),
                **self.standing(there),
                "flag": flag(share),
            }

    @rows
    def effects(self) -> Iterator[Row]:
        for number, card in enumerate(self.game.pack.cards, 1):
            counts = [one.used[str(number)] for one in self.all if str(number) in one.used]
            none, first, second, dug = (sum(kind) for kind in zip([0] * (DUG_OUT + 1), *counts, strict=True))
            active = none + first + second
            uses = {"first": first, "second": second if len(card.effects) > 1 else None, "none": none}
            parts = {f"{use}_share": n / active if active and n is not None else None for use, n in uses.items()}
            yield {
                "card": card.id,
                "level": card.level,
                "activations": active,
                **uses,
                **parts,
                "dug_out": dug,
                "flag": _effect_flag([first, second][: len(card.effects)], active),
            }

    # -- factions
    @cached_property
    def factions_of(self) -> list[tuple[int, ...]]:
        """For each seat-game, how many cards of each faction are in the mine; a card with two counts for both."""
        units: list[tuple[str, ...]] = [(), *(card.factions for card in self.game.pack.cards)]
        counts = [Counter(faction for card in one.played for faction in units[card]) for one in self.all]
        return [tuple(count[faction] for faction in FACTIONS) for count in counts]

    @rows
    def leading(self) -> Iterator[Row]:
        for number, faction in enumerate(FACTIONS):
            parts = [_lead(counts, number) for counts in self.factions_of]
            won = Weighted.of([(one.won, part) for one, part in zip(self.all, parts, strict=True)])
            yield {
                "faction": faction,
                "cards": sum(card.copies for card in self.game.pack.cards if faction in card.factions),
                "led": won.games,
                **(self.wins([]) if self.seats == 1 else with_interval("wins", won)),
                **self.gain(parts),
            }

    @rows
    def by_number(self) -> Iterator[Row]:
        for number, faction in enumerate(FACTIONS):
            for cards, there in classes([counts[number] for counts in self.factions_of], MANY):
                yield {"faction": faction, "cards": cards, **self.standing(there)}

    # -- the table
    @rows
    def sides(self) -> Iterator[Row]:
        for number, side in enumerate(self.game.pack.sides):
            up = [one for one in self.all if number in one.table.sides]
            users = [one for one in up if number in one.sides]
            others = [one for one in up if number not in one.sides]
            first = [one for one in up if one.sides[:1] == [number]]
            both = bool(users and others)
            gain = Mean.of([one.score for one in users]).less(Mean.of([one.score for one in others]))
            row: Row = {
                "side": side.id,
                "up": len(up),
                "users": len(users),
                **with_interval("used", Share(len(users), len(up))),
                **with_interval("first", Share(len(first), len(up))),
                **self.wins(users),
                **self.wins(others, "others_win"),
                **(_gap(users, others) if both and self.seats > 1 else dict.fromkeys(("gap", "gap_low", "gap_high"))),
                **self.wins(first, "first_win"),
                **mean_row("gain", gain if both else UNKNOWN),
            }
            yield {**row, "flag": side_flag(row)}

    @rows
    def events(self) -> Iterator[Row]:
        """By games, not by seats: what all at a table have in common is one observation."""
        for number, event in enumerate(self.game.pack.events):
            there = [float(number in game.events) for game in self.games]
            chosen = Counter(one.resolved.get(str(number), 0) for one in self.all)
            two = len(event.effects) > 1
            score, others = Mean.of(self.means, there), Mean.of(self.means, [1 - w for w in there])
            yield {
                "event": event.id,
                "kind": event.kind,
                "games": int(sum(there)),
                "score": score.value if any(there) else None,
                **mean_row("gain", score.less(others) if any(there) and not all(there) else UNKNOWN),
                "first": chosen[1] if two else None,
                "second": chosen[2] if two else None,
            }

    @rows
    def surface(self) -> Iterator[Row]:
        counts = [sum(times) for times in zip(*(one.surface for one in self.all), strict=True)]
        for i, (effect, n) in enumerate(zip(self.game.pack.surface, counts, strict=True), 1):
            yield {"effect": i, "price": effect.pay, "times": n, "part": n / max(1, sum(counts))}

    # -- mines
    @cached_property
    def played4(self) -> list[int]:
        """How many level-4 cards each mine has."""
        deep = {number for number, card in enumerate(self.game.pack.cards, 1) if card.level == 4}
        return [sum(card in deep for card in one.played) for one in self.all]

    @rows
    def level4(self) -> Iterator[Row]:
        for cards, there in classes(self.played4, MANY_LEVEL4):
            yield {"cards": cards, "part": mean(there), **self.standing(there)}

    @rows
    def at_end(self) -> Iterator[Row]:
        """What lies in a mine at the end, and how many mines have more than is typical."""
        figures = {
            "machines": [one.machines for one in self.all],
            "collapses": [one.collapses for one in self.all],
            "markers": [one.markers for one in self.all],
            "coins": [one.coins for one in self.all],
            "carts": [sum(one.points[CARTS]) for one in self.all],
            "level-4 cards taken": [one.taken4 for one in self.all],
            "level-4 cards played": self.played4,
            "boards entered": [len(one.sides) for one in self.all],
            "blind cards": [len(one.blind) for one in self.all],
        }
        for what, values in figures.items():
            limit = LIMITS.get(what)
            over = share_row("over", [] if limit is None else [value > limit for value in values])
            yield {"what": what, **spread(values), "most": max(values), "limit": limit, **over}

    # -- points
    @rows
    def points(self) -> Iterator[Row]:
        """Means of a seat-game, by source and round; the last row is the whole game."""
        by_round = []
        for i in range(ROUNDS):
            means = {name: sum(one.points[s][i] for one in self.all) / len(self.all) for s, name in enumerate(SOURCES)}
            by_round.append({**means, "all": sum(means.values())})
        by_round.append({key: sum(row[key] for row in by_round) for key in by_round[0]})
        for name, row in zip((*map(str, range(1, ROUNDS + 1)), "all"), by_round, strict=True):
            yield {"round": name, **row}

    @rows
    def moved(self) -> Iterator[Row]:
        """Points of boards by what moved the marker there."""
        for source, *points in zip(SOURCES, *(one.moved for one in self.all), strict=True):
            if any(points):
                yield {"source": source, "points": mean(points)}

    @rows
    def score(self) -> Iterator[Row]:
        yield {**super().score[0], **share_row("low", [score < LOW_SCORE for score in self.scores])}


def classes(counts: Sequence[int], many: int) -> Iterator[tuple[str, list[bool]]]:
    """By number, so many and more as one class: its name, and for each count whether it is in it."""
    for n in range(many + 1):
        yield f"{n}+" if n == many else str(n), [min(many, count) == n for count in counts]


def _gap(users: Sequence[MinedSeat], others: Sequence[MinedSeat]) -> Row:
    one, other = (Share(sum(seat.won for seat in some), len(some)) for some in (users, others))
    return dict(zip(("gap", "gap_low", "gap_high"), share_difference(one, other), strict=True))


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
    limits = (("gap", MUST, "users win more"), ("used", USED_BY_ALL, "used by nearly all"))
    return ", ".join(
        words if row[f"{name}_low"] > limit else f"{words}?"
        for name, limit, words in limits
        if row[name] is not None and row[name] > limit
    )


def _effect_flag(uses: Sequence[int], active: int) -> str:
    if not active:
        return "never activated"
    never = " and ".join(str(i) for i, n in enumerate(uses, 1) if not n)
    return f"{never} never used" + ("?" if active < FEW else "") if never else ""


def _lead(counts: tuple[int, ...], faction: int) -> float:
    """1 for the faction with the most cards; several share it."""
    most = max(counts)
    return 1 / counts.count(most) if most and counts[faction] == most else 0.0
