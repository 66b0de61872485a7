"""A second, short version of Imperial Miners for tests only: the numbered rules as generators, recounted from scratch.

`answer = yield question` asks a seat; chance is not drawn here but read from a record and checked to be possible.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from typing import Any

from tabuleiro.games.imperial_miners.content.pack import ALL, BOARDS, FACTIONS, Card, Effect, Pack, Part

Cell = tuple[int, int]  # level, x
Options = dict[str, Any]  # by notation
Question = Callable[[], Options]
Rule = Generator[Question, str, Any]

NOWHERE: Cell = (0, 0)  # where the effects of events, spaces and the surface stand
ROUNDS, HAND_LIMIT, MACHINE_LIMIT, KEPT = 10, 8, 3, 4
EDGE, FAR = 18, 10  # level 1: how far out, and how far from the next card (IM-16, house ruling)
DEALT, DEALT_FIRST_GAME = (1, 1, 2, 2, 2, 3, 3, 3), (1, 1, 2, 2, 3, 3)
# Where the six half carts of a card point, and which half of the neighbour they meet (IM-10).
LEFT, RIGHT, UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT = range(6)
STEP = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
MEETS = (RIGHT, LEFT, LOWER_RIGHT, LOWER_LEFT, UPPER_RIGHT, UPPER_LEFT)


def text(cell: Cell) -> str:
    return f"{cell[0]}.{cell[1]}"


class Miner:
    """One seat."""

    def __init__(self) -> None:
        self.coins = self.vp = self.discount = self.space = 0
        self.hand: list[Card] = []
        self.kept: list[Card] = []
        self.pick: Card | None = None
        self.mine: dict[Cell, Card] = {}
        self.machines: Counter[Cell] = Counter()
        self.collapsed: set[Cell] = set()
        self.markers: set[tuple[Cell, Cell]] = set()
        self.activated: set[Cell] = set()
        self.board: str | None = None
        self.advanced = False
        self.waiting: list[int] | None = None  # advances due while the marker is on a top space

    # ---- the mine
    def around(self, cell: Cell, directions: Iterable[int] = range(6)) -> list[Cell]:
        """The cards that touch a cell (IM-17)."""
        near = [(cell[0] + STEP[d][0], cell[1] + STEP[d][1]) for d in directions]
        return [other for other in near if other in self.mine]

    def above(self, cell: Cell) -> list[Cell]:
        return self.around(cell, (UPPER_LEFT, UPPER_RIGHT))

    def level(self, level: int) -> list[Cell]:
        return [cell for cell in self.mine if cell[0] == level]

    def places(self, level: int) -> list[Cell]:
        """Where a card of this level may go (IM-16)."""
        if not self.mine:
            return [(1, 0)] if level == 1 else []
        if level == 1:
            row = [(1, x) for x in range(-EDGE, EDGE + 1, 2)]
            found = [cell for cell in row if any(abs(cell[1] - x) <= FAR for _, x in self.level(1))]
        else:
            found = [(level, x + side) for _, x in self.level(level - 1) for side in (-1, 1)]
        return [cell for cell in found if cell not in self.mine]

    def borders(self) -> dict[tuple[Cell, Cell], int]:
        """Every border between two cards, with how many of its two half carts are full."""
        found = {}
        for (level, x), card in self.mine.items():
            for d in (RIGHT, LOWER_LEFT, LOWER_RIGHT):
                other = (level + STEP[d][0], x + STEP[d][1])
                if other in self.mine:
                    halves = card.carts[d] + self.mine[other].carts[MEETS[d]]
                    found[(level, x), other] = halves.count("F")
        return found

    def carts(self) -> set[tuple[Cell, Cell]]:
        """Borders with a complete cart: two full halves, or a marker (IM-10, IM-27)."""
        return {border for border, full in self.borders().items() if full == 2 or border in self.markers}

    # ---- counts and conditions (IM-33)
    def count(self, what: str, cell: Cell = NOWHERE, cleared: int = 0) -> int:
        if what in FACTIONS:
            return sum(what in card.factions for card in self.mine.values())
        counts: dict[str, Callable[[], int]] = {
            "machine_here": lambda: self.machines[cell],
            "cart_here": lambda: sum(cell in border for border in self.carts()),
            "neighbour": lambda: len(self.around(cell)),
            "below": lambda: len(self.around(cell, (LOWER_LEFT, LOWER_RIGHT))),
            "row": lambda: len(self.level(cell[0])),
            "machine": lambda: sum(self.machines.values()),
            "collapse": lambda: len(self.collapsed),
            "cart": lambda: len(self.carts()),
            "different": lambda: len({faction for card in self.mine.values() for faction in card.factions}),
            "level2": lambda: len(self.level(2)),
            "level3": lambda: len(self.level(3)),
            "space": lambda: self.space,
            "coins": lambda: self.coins,
            "cleared": lambda: cleared,
        }
        return counts[what]()

    def holds(self, part: Part, cell: Cell, cleared: int) -> bool:
        row = sorted(self.level(cell[0]))
        conditions: dict[str, Callable[[], bool]] = {
            "": lambda: True,
            "count": lambda: self.count(part.condition_count, cell, cleared) >= part.condition_min,
            "advanced": lambda: self.advanced,
            "two_above": lambda: len(self.above(cell)) == 2,
            "between": lambda: len(self.around(cell, (LEFT, RIGHT))) == 2,
            "edge": lambda: cell in (row[0], row[-1]),
        }
        return conditions[part.condition]()

    def amount(self, part: Part, cell: Cell, cleared: int) -> int:
        """A part's number: per count, every k of it, at most a cap, and 0 without its condition."""
        if not self.holds(part, cell, cleared):
            return 0
        n = part.n * (self.count(part.per, cell, cleared) // part.every) if part.per else part.n
        return min(n, part.most) if part.most else n

    def price(self, effect: Effect) -> int:
        """IM-35: where it is printed, every Scottish card takes 1 off."""
        return max(0, effect.pay - (self.count("scots") if effect.less_per_scot else 0))


class Table:
    """A play: `asked` holds what each seat is asked; `answer` takes one seat's answer with what chance brought."""

    def __init__(self, pack: Pack, seats: int, setup: Iterable[str], first_game: bool = False) -> None:
        self.pack = pack
        self.cards = {card.id: card for card in pack.cards}
        self.decks: dict[int, list[Card]] = {level: [] for level in (1, 2, 3, 4)}
        self.piles: dict[int, list[Card]] = {level: [] for level in (1, 2, 3, 4)}
        for card in pack.cards:
            self.decks[card.level] += [card] * card.copies
        self.miners = [Miner() for _ in range(seats)]
        self.sides: dict[str, tuple[tuple[Part, ...], ...]] = {}
        self.features: dict[str, int] = {}
        self.first_game = first_game
        self.outcomes = deque(setup)
        self.questions: dict[int, Question] = {}
        self.seats: dict[int, Rule] = {}
        self.seen: Counter[str] = Counter()  # what came up, for the coverage of the tests
        self.over = False
        self.rules = self.play()
        self.run(None)

    @property
    def asked(self) -> dict[int, list[str]]:
        return {seat: list(question()) for seat, question in self.questions.items()}

    def answer(self, seat: int, answer: str, outcomes: Iterable[str]) -> None:
        assert answer in self.questions[seat](), f"{answer} is not an option"
        self.outcomes.extend(outcomes)
        self.run((seat, answer))

    def run(self, answer: tuple[int, str] | None) -> None:
        try:
            self.rules.send(answer)
        except StopIteration:
            self.over = True
        assert not self.outcomes, f"nothing asked for {self.outcomes}"

    def scores(self) -> list[tuple[int, int, int]]:
        """IM-41, IM-42: points, then coins, then machines."""
        return [(p.vp + p.count("cart"), p.coins, p.count("machine")) for p in self.miners]

    # ---- chance and cards
    def chance(self, possible: Iterable[str]) -> str:
        outcome = self.outcomes.popleft()
        assert outcome in possible, f"{outcome} is not possible"
        return outcome

    def has_cards(self, level: int) -> bool:
        return bool(self.decks[level] or self.piles[level])

    def restock(self, level: int) -> None:
        """IM-1: an empty deck takes its discard pile."""
        if not self.decks[level]:
            self.decks[level], self.piles[level] = self.piles[level], []

    def turn_up(self, level: int) -> Card:
        card = self.cards[self.chance([card.id for card in self.decks[level]])]
        self.decks[level].remove(card)
        return card

    def take(self, level: int) -> Card | None:
        self.restock(level)
        return self.turn_up(level) if self.decks[level] else None

    def discard(self, p: Miner, card: Card) -> None:
        p.hand.remove(card)
        self.piles[card.level].append(card)

    # ---- the play
    def play(self) -> Generator[None, tuple[int, str], None]:
        for board in BOARDS:
            side = self.chance([side.id for side in self.pack.sides if side.board == board])
            self.sides[board] = next(s.spaces for s in self.pack.sides if s.id == side)
        for p in self.miners:
            for level in DEALT_FIRST_GAME if self.first_game else DEALT:
                p.hand.append(self.turn_up(level))
        if not self.first_game:
            yield from self.together(self.keep)
            for p in self.miners:
                for card in p.kept:
                    p.hand.remove(card)
                for card in p.hand:
                    self.piles[card.level].append(card)
                p.hand, p.kept = p.kept, []
        to_come = {event.id: event for event in self.pack.events}
        for _ in range(ROUNDS):
            yield from self.round(to_come.pop(self.chance(list(to_come))))

    def together(self, rule: Callable[[Miner], Rule]) -> Generator[None, tuple[int, str], None]:
        """Every seat resolves on its own; the table waits until all are done (IM-14)."""
        for seat, p in enumerate(self.miners):
            self.seats[seat] = rule(p)
            self.go_on(seat, None)
        while self.questions:
            seat, answer = yield
            self.go_on(seat, answer)

    def go_on(self, seat: int, answer: str | None) -> None:
        try:
            self.questions[seat] = self.seats[seat].send(answer)  # type: ignore[arg-type]
        except StopIteration:
            self.questions.pop(seat, None)

    def ask(self, options: Options | Question, hidden: bool = False) -> Rule:
        """What is forced is not asked, unless others would learn from that. Options from the shared decks are a
        question that is put anew whenever another seat has acted (IM-14)."""
        question = options if callable(options) else lambda: options
        if not question():
            return None
        if len(question()) == 1 and not (hidden and len(self.miners) > 1):
            return next(iter(question().values()))
        answer = yield question
        return question()[answer]

    def keep(self, p: Miner) -> Rule:
        """IM-5."""
        left = list(p.hand)
        for _ in range(KEPT):
            p.kept.append((yield from self.ask({f"keep {card.id}": card for card in left}, hidden=True)))
            left.remove(p.kept[-1])

    def round(self, event: Any) -> Generator[None, tuple[int, str], None]:
        """IM-11 to IM-15."""
        self.seen[event.id] += 1
        self.features = {part.where: part.n for e in event.effects for part in e.parts if part.verb == "feature"}
        for p in self.miners:
            p.activated, p.advanced = set(), False
        if event.kind == "immediate":
            yield from self.together(lambda p: self.one_of(p, "event", event.effects))
        yield from self.together(self.choose_card)
        for p in self.miners:
            if p.pick:
                p.hand.remove(p.pick)
            else:
                p.pick = self.take(1)
        yield from self.together(self.mine_phase)
        if event.kind == "end":
            yield from self.together(lambda p: self.one_of(p, "event", event.effects))

    def one_of(self, p: Miner, what: str, effects: tuple[Effect, ...]) -> Rule:
        """Events and the surface: exactly one effect that can be paid (IM-12, IM-21)."""
        effect = yield from self.ask({f"{what} {i}": e for i, e in enumerate(effects, 1) if p.price(e) <= p.coins})
        yield from self.resolve(p, effect, NOWHERE)

    def cost(self, p: Miner, card: Card) -> int:
        """IM-7: all reductions add up before the floor of 0."""
        less = self.features.get("cost_less", 0) + (p.discount if card.cost else 0)
        if card.reduction:
            less += card.reduction.n * (p.count(card.reduction.per) // card.reduction.every)
        return max(0, card.cost - less)

    def choose_card(self, p: Miner) -> Rule:
        playable = [card for card in p.hand if self.cost(p, card) <= p.coins and p.places(card.level)]
        options: dict[str, Card | None] = {f"pick {card.id}": card for card in playable}
        p.pick = yield from self.ask(options or {"pick blind": None}, hidden=True)

    def mine_phase(self, p: Miner) -> Rule:
        card, p.pick = p.pick, None
        if card:
            p.coins -= self.cost(p, card)
            if card.cost:
                p.discount = 0
            cell = yield from self.ask({f"play {card.id} at {text(cell)}": cell for cell in p.places(card.level)})
            before = p.carts()
            p.mine[cell] = card
            self.pay_carts(p, before)
            yield from self.activate(p, cell)
            while cell[0] > 1:  # the chain reaction (IM-20)
                cell = yield from self.ask({f"climb to {text(above)}": above for above in p.above(cell)})
                yield from self.activate(p, cell)
        else:
            self.seen["no level-1 card left"] += 1
        for _ in range(2 if "surface_twice" in self.features else 1):
            yield from self.one_of(p, "surface", self.pack.surface)

    def pay_carts(self, p: Miner, before: set[tuple[Cell, Cell]]) -> None:
        p.coins += self.features.get("cart_pays", 0) * len(p.carts() - before)

    def activate(self, p: Miner, cell: Cell) -> Rule:
        """IM-19, IM-22, IM-23, IM-26."""
        if cell in p.activated:
            self.seen["passed an activated card"] += 1
            return
        p.activated.add(cell)
        if cell in p.collapsed:
            p.collapsed.remove(cell)
            self.seen["collapse instead of an effect"] += 1
            return
        card = p.mine[cell]
        options: dict[str, Any] = {f"use none at {text(cell)}": None}
        for i, effect in enumerate(card.effects, 1):
            if p.price(effect) <= p.coins:
                options[f"use {i} at {text(cell)}"] = (i, effect)
        chosen = yield from self.ask(options)
        if chosen:
            self.seen[f"{card.id} {chosen[0]}"] += 1
            yield from self.resolve(p, chosen[1], cell)

    def resolve(self, p: Miner, effect: Effect, cell: Cell) -> Rule:
        p.coins -= p.price(effect)
        yield from self.do_parts(p, effect.parts, cell)

    # ---- effects
    def do_parts(self, p: Miner, parts: tuple[Part, ...], cell: Cell) -> Rule:
        """The parts in order, then the hand limit (IM-29, IM-34)."""
        cleared = 0
        for part in parts:
            cleared += yield from self.do(p, part, p.amount(part, cell, cleared), cell)
        if any(part.verb in ("draw", "find", "level4") for part in parts):
            while len(p.hand) > HAND_LIMIT:
                self.seen["hand limit"] += 1
                self.discard(p, (yield from self.ask({f"discard {card.id}": card for card in p.hand}, hidden=True)))

    def do(self, p: Miner, part: Part, n: int, cell: Cell) -> Rule:
        """One part; returns how many collapses it discarded."""
        self.seen[f"{part.verb} {part.where}"] += n > 0
        match part.verb:
            case "coin":
                p.coins += n
            case "vp":
                p.vp += n
            case "discount":
                p.discount += n
            case "advance":
                yield from self.advance(p, n)
            case "sell":
                yield from self.sell(p, n, part.price)
            case "clear":
                return (yield from self.clear(p, n, part.n == ALL))
            case verb:
                rule = {"draw": self.draw, "level4": self.level4, "find": self.find, "machine": self.machine}
                rule |= {"collapse": self.collapse, "cart": self.cart, "activate": self.special}
                for _ in range(n):
                    yield from rule[verb](p, part.where, cell)
        return 0

    def draw(self, p: Miner, where: str, cell: Cell) -> Rule:
        """IM-28: the deck of each card is chosen after the one before was seen."""
        level = yield from self.ask(lambda: {f"draw from {lv}": lv for lv in (1, 2, 3) if self.has_cards(lv)})
        p.hand += [self.take(level)] if level else []

    def level4(self, p: Miner, where: str, cell: Cell) -> Rule:
        p.hand += filter(None, [self.take(4)])
        yield from ()

    def find(self, p: Miner, where: str, cell: Cell) -> Rule:
        """IM-30: a deck that lacks the faction is reshuffled and another one is tried."""
        factions = FACTIONS if where == "any" else (where,)
        faction = yield from self.ask({f"find {name}": name for name in factions})
        untried = [1, 2, 3]
        while level := (yield from self.ask(lambda: {f"search {lv}": lv for lv in untried if self.has_cards(lv)})):
            untried.remove(level)
            self.restock(level)
            others: list[Card] = []
            while self.decks[level]:
                card = self.turn_up(level)
                if faction in card.factions:
                    p.hand.append(card)
                    self.decks[level] += others
                    return
                others.append(card)
            self.decks[level] = others
            self.seen["search in vain"] += 1

    def machine(self, p: Miner, where: str, cell: Cell) -> Rule:
        """IM-25."""
        on = {"self": {cell}, "other": set(p.mine) - {cell}, "any": set(p.mine)}[where]
        target = yield from self.ask({f"machine on {text(c)}": c for c in on if p.machines[c] < MACHINE_LIMIT})
        if target:
            p.machines[target] += 1

    def collapse(self, p: Miner, where: str, cell: Cell) -> Rule:
        """IM-26: at most one on a card."""
        if where == "self":
            p.collapsed.add(cell)
        elif where == "all":
            p.collapsed |= set(p.mine) - {cell}
        else:
            free = [above for above in p.above(cell) if above not in p.collapsed]
            target = yield from self.ask({f"collapse on {text(c)}": c for c in free})
            p.collapsed |= {target} - {None}

    def clear(self, p: Miner, n: int, everything: bool) -> Rule:
        n = min(n, len(p.collapsed))
        if everything and n:
            p.collapsed = set()
        else:
            for _ in range(n):
                p.collapsed.remove((yield from self.ask({f"clear {text(c)}": c for c in p.collapsed})))
        return n

    def cart(self, p: Miner, where: str, cell: Cell) -> Rule:
        """IM-27."""
        before = p.carts()
        free = [b for b, full in p.borders().items() if full and b not in before and (where != "here" or cell in b)]
        border = yield from self.ask({f"cart between {text(a)} and {text(b)}": (a, b) for a, b in free})
        if border:
            p.markers.add(border)
            self.pay_carts(p, before)

    def special(self, p: Miner, where: str, cell: Cell) -> Rule:
        """IM-24: no chain, and only a card not activated yet this round."""
        near = {"any": list(p.mine), "neighbour": p.around(cell)}
        cards = near[where] if where in near else p.level(int(where.removeprefix("level")))
        target = yield from self.ask({f"activate {text(c)}": c for c in cards if c not in p.activated})
        if target:
            yield from self.activate(p, target)

    def sell(self, p: Miner, n: int, price: int) -> Rule:
        for _ in range(n):
            options: dict[str, Card | None] = {f"sell {card.id}": card for card in p.hand}
            card = yield from self.ask({**options, "sell no more": None})
            if not card:
                return
            self.discard(p, card)
            p.coins += price

    def advance(self, p: Miner, n: int) -> Rule:
        """IM-31, IM-32."""
        if n == 0:
            return
        if p.waiting is not None:
            p.waiting.append(n)
            return
        if p.board is None:
            p.board = yield from self.ask({f"enter {board}": board for board in BOARDS})
        if not p.advanced:
            n += self.features.get("advance_plus", 0)
        p.advanced = True
        spaces = self.sides[p.board]
        top = len(spaces) - 1
        p.space = min(p.space + n, top)
        if p.space < top:
            yield from self.do_parts(p, spaces[p.space], NOWHERE)
            return
        self.seen[f"top of {p.board}"] += 1
        p.waiting = []
        yield from self.do_parts(p, spaces[top], NOWHERE)
        p.board = yield from self.ask({f"enter {board}": board for board in BOARDS if board != p.board})
        p.space = 0
        waiting, p.waiting = p.waiting, None
        for due in waiting:
            yield from self.advance(p, due)
