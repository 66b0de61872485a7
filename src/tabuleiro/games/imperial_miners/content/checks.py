"""Reads packs of Imperial Miners strictly: what declarations cannot say, of effects, entries and the whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from tabuleiro.games.imperial_miners.content import pack as c
from tabuleiro.kit.entries import rows_of
from tabuleiro.kit.packs import Folder, Table, hashed
from tabuleiro.kit.reader import PackReader, guess, reached

MOST_EFFECTS: Final = {"surface": 4}
ROUNDS: Final = 10


class Reader(PackReader):
    """One reading of one pack."""

    kinds: ClassVar = {"card": c.Card, "event": c.EventCard, "board": c.Side}
    single: ClassVar = {"surface": c.Surface}
    reserved = ("blind", "none", "no", "surface", *c.FACTIONS, *c.BOARDS)
    base: Folder = c.HOUSE

    # -- the vocabulary
    def part(self, table: Table) -> c.Part:
        verbs = [verb for verb in c.VERBS if verb in table]
        if len(verbs) != 1:
            said = f"has the verbs {', '.join(verbs)}" if verbs else "has no verb"
            near = "" if verbs else next((guess(word, c.VERBS) for word in table if guess(word, c.VERBS)), "")
            quoted = f", but {', '.join(repr(word) for word in table)}" if table and not verbs else ""
            self.fault("", f"{said}{quoted}; exactly one of {', '.join(c.VERBS)} is needed{near}")
            return c.Part("coin", 0)
        verb = verbs[0]
        own = c.VERBS[verb]
        rows = rows_of(c.Part)
        modifiers = (*(row.key for row in rows.values()), *c.Part.ALSO)
        self.known(table, (verb, *modifiers, *((own.field,) if own.field else ())))
        if verb == "feature":
            if set(modifiers) & table.keys():
                self.fault("", "a feature has no modifiers")
            feature = self.text(table, verb, c.FEATURES)
            return c.Part(verb, self.number(table, "n", 1, 1 if feature == "surface_twice" else 9), feature)
        n = c.ALL if verb == "clear" and table[verb] == "all" else self.number(table, verb, 1, 20)
        where = own.usual if own.field not in table else ""
        if own.among and not where:
            where = self.text(table, own.field, own.among)
        condition, count, least = self.condition(table)
        part = c.Part(
            verb,
            n,
            where,
            **{name: self.value(row, table) for name, row in rows.items()},
            condition=condition,
            condition_count=count,
            condition_min=least,
            price=self.number(table, "for", 1, 9) if verb == "sell" else 0,
        )
        for modifier in ("every", "max"):
            if modifier in table and not part.per:
                self.fault("", f"'{modifier}' needs 'per'")
        self.fits(part)
        return part

    def fits(self, part: c.Part) -> None:
        """What has no meaning at all, or none where this part stands."""
        verb, per, on_card = part.verb, part.per, self.kind == "card"
        if verb == "collapse" and (part.n != 1 or per):
            self.fault("", "a collapse is placed one by one: the number must be 1, without 'per'")
        if part.n == c.ALL and per:
            self.fault("", "'all' needs no 'per'")
        if verb == "collapse" and part.where == "all" and not on_card:
            self.fault("", "all but which one? Only a mine card can collapse all others")
        here = per in c.COUNTS_HERE or part.condition in c.CONDITIONS_HERE or part.condition_count in c.COUNTS_HERE
        if not on_card and (here or part.where in c.NOT_ON_BOARDS):
            self.fault("", "speaks of the card it stands on, but this is not a mine card")
        if "cleared" in (per, part.condition_count) and self.kind == "board":
            self.fault("", "'cleared' counts what an effect has discarded; a space has no effect of its own")
        if on_card and verb == "level4":
            self.fault("", "level-4 cards come only from progress spaces and events (IM-28)")

    def condition(self, table: Table) -> tuple[str, str, int]:
        value = table.get("if")
        if value is None:
            return "", "", 0
        if isinstance(value, dict):
            self.known(value, ("count", "min"))
            return "count", self.text(value, "count", c.COUNTS), self.number(value, "min", 1, 20)
        if str(value) not in c.CONDITIONS:
            said = f"the condition {value!r} is not one of {', '.join(c.CONDITIONS)}"
            self.fault("", f"{said}{guess(value, c.CONDITIONS)}")
            return "", "", 0
        return str(value), "", 0

    def effects(self, table: Table, field: str) -> tuple[c.Effect, ...]:
        rows, most = self.tables(table, field), MOST_EFFECTS.get(self.kind, 2)
        if not 1 <= len(rows) <= most:
            self.fault(field, f"there should be 1 to {most}, not {len(rows)}")
        found = self.each(table, field, self.effect) if rows else []
        if self.kind != "event" and any(part.verb == "feature" for effect in found for part in effect.parts):
            self.fault(field, "features are for events only (IM-13)")
        if self.kind != "card" and found and all(effect.pay for effect in found):
            event = self.kind == "event"
            why = "an event must be resolved (IM-12)" if event else "the surface is never declined (IM-22)"
            self.fault(field, f"{why}, so one effect must have no price")
        return tuple(found)

    def effect(self, row: Table) -> c.Effect:
        effect = self.read(c.Effect, row, less_per_scot="less_per" in row)
        if effect.less_per_scot:
            self.text(row, "less_per", ("scots",))
            if not effect.pay:
                self.fault("", "'less_per' needs 'pay'")
            if self.kind != "card":
                self.fault("", "only mine cards print a price that Scots make lower (IM-35)")
        if not effect.parts:
            self.fault("", "does nothing" if "do" in row else "do: is missing")
        return effect

    # -- entries
    def carts(self, table: Table, field: str) -> str:
        carts = self.text(table, field)
        if len(carts) != 6 or set(carts) - set("Fe"):
            self.fault(field, f"should be six letters F or e, not '{carts}'")
            return "eeeeee"
        return carts

    def worth(self, table: Table, field: str) -> float:
        value = table[field]
        if type(value) not in (int, float) or not 0 <= cast(float, value) < 100:
            self.fault(field, "should be a number from 0 to 100")
            return 0.0
        return float(cast(float, value))

    def card(self, table: Table) -> c.Card:
        card = self.read(c.Card, table)
        low, high = {2: (2, 2), 3: (0, 13)}.get(card.level, (0, 0))  # IM-7
        if high and "cost" not in table:
            self.fault("cost", "is missing")
        elif not low <= card.cost <= high and 0 <= card.cost <= 13:
            self.fault("cost", f"should be from {low} to {high}, not {card.cost}")
        return card

    def event(self, table: Table) -> c.EventCard:
        event = self.read(c.EventCard, table)
        changes = event.kind == "feature"
        for effect in event.effects:
            features = [part.verb == "feature" for part in effect.parts]
            if changes and (effect.pay or not all(features)):
                self.fault("effects", "a feature event has features only")
            if not changes and any(features):
                self.fault("effects", "only a feature event has features")
        if changes and len(event.effects) != 1:
            self.fault("effects", "a feature event has one effect")
        return event

    def space(self, row: Table) -> tuple[c.Part, ...]:
        self.known(row, ("do",))
        return cast("tuple[c.Part, ...]", rows_of(c.Effect)["parts"].value.read(self, row, "do"))

    def side(self, table: Table) -> c.Side:
        side = self.read(c.Side, table)
        if len(side.spaces) < 2 or side.spaces[0] or not side.spaces[-1]:
            self.fault("spaces", "the first space is the empty start, and the last one, the top, gives something")
        if any(part.verb == "feature" for space in side.spaces for part in space):
            self.fault("spaces", "features are for events only")
        return side

    # -- the whole
    def made(self) -> c.Pack:
        said = [{"pack": {"name": self.head.name}, **self.figures()}] if self.head.base else self.tops
        return c.Pack(
            name=self.head.name,
            complete=self.head.complete,
            cards=tuple(sorted(map(self.card, self.every("card")), key=lambda card: card.level)),
            events=tuple(map(self.event, self.every("event"))),
            sides=tuple(
                sorted(map(self.side, self.every("board")), key=lambda side: (c.BOARDS.index(side.board), side.side))
            ),
            surface=tuple(one for table in self.every("surface") for one in self.read(c.Surface, table).effects),
            hash=hashed(said, ensure_ascii=False),
        )

    def checked(self, pack: c.Pack) -> None:
        if not pack.surface:
            self.fault("surface", "the surface board's effects are missing")
        super().checked(pack)
        self.counted(pack.cards, pack.events, pack.sides)
        self.endless(pack.sides)

    def endless(self, sides: Sequence[c.Side]) -> None:
        """Tops that advance the marker to the next top, and so on round and round, would never end a turn."""
        leads = {side.id: [other.id for other in sides if to_the_top(side, other)] for side in sides}
        for start in leads:
            if start in reached(start, leads.__getitem__):
                self.fault("board", f"from the top of '{start}' advances could go on for ever")

    def counted(self, cards: Sequence[c.Card], events: Sequence[c.EventCard], sides: Sequence[c.Side]) -> None:
        for board in c.BOARDS:
            if [side.side for side in sides if side.board == board] != ["A", "B"]:
                self.fault("board", f"{board} needs one side A and one side B (IM-2)")
        if len({card.id for card in cards if card.level == 4}) > 1:
            self.fault("card", "all level-4 cards are identical (IM-1): one entry with copies")
        if len(cards) > 200 or len(events) > 100:
            self.fault("", "a pack has room for 200 different cards and 100 events")
        if len(events) < ROUNDS:
            self.fault("event", f"ten rounds need at least {ROUNDS} events, not {len(events)} (IM-3)")
        if not self.head.complete:
            return
        for level, size in c.DECK_SIZES.items():
            have = sum(card.copies for card in cards if card.level == level)
            if have != size:
                self.fault("card", f"level {level} has {have} cards, not {size} (IM-1)")
        if len(events) != c.EVENT_CARDS:
            self.fault("event", f"there are {len(events)}, not {c.EVENT_CARDS} (IM-3)")


def to_the_top(side: c.Side, other: c.Side) -> bool:
    """Whether what a side's top gives may carry the marker over another board's whole length."""
    if side.board == other.board or not side.spaces or not other.spaces:
        return False
    space = 0
    parts = side.spaces[-1]
    while space < len(other.spaces) - 1:
        steps = sum((part.most or 20) if part.per else part.n for part in parts if part.verb == "advance")
        if not steps:
            return False
        space += steps
        parts = other.spaces[min(space, len(other.spaces) - 1)]
    return True
