"""Reads packs strictly: every fault is collected and named by file, entry and field."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, cast

from tabuleiro.core.errors import PackError
from tabuleiro.games.imperial_miners.content import pack as c
from tabuleiro.kit.packs import PackReader, Table, parsed

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# Words that notation, records and step names use for themselves.
RESERVED: Final = ("blind", "none", "no", "surface", *c.FACTIONS, *c.BOARDS)


class Reader(PackReader):
    """One reading of one pack."""

    def id(self, table: Table) -> str:
        text = self.text(table, "id")
        if text and (not ID.fullmatch(text) or text in RESERVED):
            self.fault("id", f"'{text}' should be small letters and digits joined by '-', and none of our own words")
        return text

    # -- the vocabulary
    def part(self, table: Table, field: str, place: str) -> c.Part:
        verbs = [verb for verb in c.VERBS if verb in table]
        if len(verbs) != 1:
            said = f"has the verbs {', '.join(verbs)}" if verbs else "has no verb"
            self.fault(field, f"{said}; exactly one of {', '.join(c.VERBS)} is needed")
            return c.Part("coin", 0)
        verb = verbs[0]
        extra = {"sell": ("for",), "feature": ("n",)}.get(verb, (c.WITH[verb][0],) if verb in c.WITH else ())
        self.known(table, (verb, "per", "every", "max", "if", *extra), field)
        if verb == "feature":
            if place == "card":
                self.fault(field, "features are for events only (IM-13)")
            if {"per", "every", "max", "if"} & table.keys():
                self.fault(field, "a feature has no modifiers")
            feature = self.text(table, verb, c.FEATURES)
            return c.Part(verb, self.number(table, "n", 1, 1 if feature == "surface_twice" else 9), feature)
        n = c.ALL if verb == "clear" and table[verb] == "all" else self.number(table, verb, 1, 20)
        where = ""
        if verb in c.WITH:
            name, values = c.WITH[verb]
            where = self.text(table, name, values, "anywhere" if verb == "cart" else None)
        if verb == "collapse" and (n != 1 or "per" in table):
            self.fault(field, "a collapse is placed one by one: the number must be 1, without 'per'")
        if n == c.ALL and "per" in table:
            self.fault(field, "'all' needs no 'per'")
        if verb == "collapse" and where == "all" and place != "card":
            self.fault(field, "all but which one? Only a mine card can collapse all others")
        per = self.text(table, "per", c.COUNTS) if "per" in table else ""
        for modifier in ("every", "max"):
            if modifier in table and not per:
                self.fault(field, f"'{modifier}' needs 'per'")
        condition, count, least = self.condition(table.get("if"), field)
        here = (per in c.COUNTS_HERE) or condition in c.CONDITIONS_HERE or count in c.COUNTS_HERE
        if place != "card" and (here or where in c.NOT_ON_BOARDS):
            self.fault(field, "speaks of the card it stands on, but this is not a mine card")
        if "cleared" in (per, count) and place == "space":
            self.fault(field, "'cleared' counts what an effect has discarded; a space has no effect of its own")
        if place == "card" and verb == "level4":
            self.fault(field, "level-4 cards come only from progress spaces and events (IM-28)")
        return c.Part(
            verb,
            n,
            where,
            per,
            self.number(table, "every", 1, 10, 1),
            self.number(table, "max", 1, 99) if "max" in table else 0,
            condition,
            count,
            least,
            self.number(table, "for", 1, 9) if verb == "sell" else 0,
        )

    def condition(self, value: object, field: str) -> tuple[str, str, int]:
        if value is None:
            return "", "", 0
        if isinstance(value, dict):
            table = cast(Table, value)
            self.known(table, ("count", "min"), field)
            return "count", self.text(table, "count", c.COUNTS), self.number(table, "min", 1, 20)
        if value not in c.CONDITIONS:
            self.fault(field, f"the condition {value!r} is not one of {', '.join(c.CONDITIONS)}")
            return "", "", 0
        return str(value), "", 0

    def parts(self, table: Table, field: str, place: str) -> tuple[c.Part, ...]:
        rows = self.tables(table, "do")
        return tuple(self.part(row, f"{field}.do[{i}]", place) for i, row in enumerate(rows))

    def effects(self, table: Table, most: int, place: str) -> tuple[c.Effect, ...]:
        rows = self.tables(table, "effects")
        if not 1 <= len(rows) <= most:
            self.fault("effects", f"there should be 1 to {most}, not {len(rows)}")
        return tuple(self.effect(row, f"effects[{i}]", place) for i, row in enumerate(rows))

    def effect(self, row: Table, field: str, place: str) -> c.Effect:
        self.known(row, ("pay", "less_per", "do", "value"), field)
        pay = self.number(row, "pay", 1, 20) if "pay" in row else 0
        if "less_per" in row:
            self.text(row, "less_per", ("scots",))
            if not pay:
                self.fault(field, "'less_per' needs 'pay'")
            if place != "card":
                self.fault(field, "only mine cards print a price that Scots make lower (IM-35)")
        parts = self.parts(row, field, place)
        if not parts:
            self.fault(field, "does nothing")
        return c.Effect(pay, "less_per" in row, parts)

    # -- entries
    def card(self, table: Table) -> c.Card:
        fields = (
            "id",
            "level",
            "cost",
            "cost_less",
            "factions",
            "carts",
            "copies",
            "names",
            "effects",
            "value",
            "source",
        )
        self.known(table, fields)
        level = self.number(table, "level", 1, 4)
        low, high = {2: (2, 2), 3: (0, 13)}.get(level, (0, 0))
        cost = self.number(table, "cost", low, high, 0 if level in (1, 4) else None)  # IM-7
        factions = table.get("factions", [])
        if not isinstance(factions, list) or len(factions) > 2 or len(set(map(str, factions))) != len(factions):
            self.fault("factions", "should be a list of at most two different ones")
            factions = []
        for faction in factions:
            if faction not in c.FACTIONS:
                self.fault("factions", f"'{faction}' is not one of {', '.join(c.FACTIONS)}")
        carts = self.text(table, "carts")
        if len(carts) != 6 or set(carts) - set("Fe"):
            self.fault("carts", f"should be six letters F or e, not '{carts}'")
            carts = "eeeeee"
        value = table.get("value", 0.0)
        if type(value) not in (int, float) or not 0 <= cast(float, value) < 100:
            self.fault("value", "should be a number from 0 to 100")
            value = 0.0
        return c.Card(
            self.id(table),
            level,
            cost,
            tuple(faction for faction in factions if faction in c.FACTIONS),
            carts,
            self.number(table, "copies", 1, 60, 1),
            self.effects(table, 2, "card"),
            self.reduction(table),
            self.names(table),
            float(cast(float, value)),
            self.text(table, "source"),
        )

    def reduction(self, table: Table) -> c.Reduction | None:
        row = table.get("cost_less")
        if row is None:
            return None
        if not isinstance(row, dict):
            self.fault("cost_less", "should be a table with n, per and every")
            return None
        self.known(row, ("n", "per", "every"), "cost_less")
        counts = tuple(count for count in c.COUNTS if count not in (*c.COUNTS_HERE, "cleared"))
        per = self.text(row, "per", counts)
        return c.Reduction(self.number(row, "n", 1, 9), per, self.number(row, "every", 1, 10, 1))

    def event(self, table: Table) -> c.EventCard:
        self.known(table, ("id", "kind", "names", "effects", "source"))
        kind = self.text(table, "kind", c.KINDS)
        effects = self.effects(table, 2, "event")
        if effects and all(effect.pay for effect in effects):
            self.fault("effects", "an event must be resolved (IM-12), so one effect must have no price")
        for effect in effects:
            if kind == "feature" and (effect.pay or any(p.verb != "feature" for p in effect.parts)):
                self.fault("effects", "a feature event has features only")
            if kind != "feature" and any(p.verb == "feature" for p in effect.parts):
                self.fault("effects", "only a feature event has features")
        if kind == "feature" and len(effects) != 1:
            self.fault("effects", "a feature event has one effect")
        return c.EventCard(self.id(table), kind, effects, self.names(table), self.text(table, "source"))

    def side(self, table: Table) -> c.Side:
        self.known(table, ("id", "board", "side", "names", "spaces", "source"))
        rows = self.tables(table, "spaces")
        for i, row in enumerate(rows):
            self.known(row, ("do",), f"spaces[{i}]")
        spaces = tuple(self.parts(row, f"spaces[{i}]", "space") for i, row in enumerate(rows))
        if len(spaces) < 2 or spaces[0] or not spaces[-1]:
            self.fault("spaces", "the first space is the empty start, and the last one, the top, gives something")
        if any(part.verb == "feature" for space in spaces for part in space):
            self.fault("spaces", "features are for events only")
        return c.Side(
            self.id(table),
            self.text(table, "board", c.BOARDS),
            self.text(table, "side", ("A", "B")),
            spaces,
            self.names(table),
            self.text(table, "source"),
        )

    def surface(self, value: object) -> tuple[c.Effect, ...]:
        if not isinstance(value, dict):
            self.fault("", "should be a table with effects")
            return ()
        self.known(value, ("effects",))
        effects = self.effects(value, 4, "surface")
        if effects and all(effect.pay for effect in effects):
            self.fault("effects", "the surface is never declined (IM-22), so one effect must have no price")
        if any(part.verb == "feature" for effect in effects for part in effect.parts):
            self.fault("effects", "features are for events only (IM-13)")
        return effects

    # -- the whole
    def pack(self, texts: list[tuple[str, str]]) -> c.Pack:
        cards: list[c.Card] = []
        events: list[c.EventCard] = []
        sides: list[c.Side] = []
        surface: tuple[c.Effect, ...] = ()
        head: Table = {}
        for file, text in texts:
            top = parsed(file, text)
            self.where = file
            self.known(top, ("pack", "card", "event", "board", "surface"))
            cards += [self.card(table) for table in self.entries(file, top, "card")]
            events += [self.event(table) for table in self.entries(file, top, "event")]
            sides += [self.side(table) for table in self.entries(file, top, "board")]
            if isinstance(top.get("pack"), dict):
                head = cast(Table, top["pack"])
            if "surface" in top:
                self.where = f"{file}: surface"
                surface = self.surface(top["surface"])
        self.where = " + ".join(file for file, _ in texts) if len(texts) < 3 else "the pack"
        self.known(head, ("name", "complete", "surface"), "pack")
        name = self.text(head, "name")
        complete = head.get("complete", True)
        if type(complete) is not bool:
            self.fault("complete", f"should be true or false, not {complete!r}")
        if not surface:
            self.fault("surface", "the surface board's effects are missing")
        self.whole(cards, events, sides, complete is True)
        self.endless(sides)
        if self.faults:
            raise PackError(self.faults)
        by_level = sorted(cards, key=lambda card: card.level)
        in_order = sorted(sides, key=lambda side: (c.BOARDS.index(side.board), side.side))
        return c.Pack(
            name, complete is True, tuple(by_level), tuple(events), tuple(in_order), surface, c.hash_of(texts)
        )

    def endless(self, sides: list[c.Side]) -> None:
        """Tops that advance the marker to the next top, and so on round and round, would never end a turn."""
        leads = {side.id: [other.id for other in sides if self.to_the_top(side, other)] for side in sides}
        for start in leads:
            seen: set[str] = set()
            todo = [*leads[start]]
            while todo:
                side = todo.pop()
                if side not in seen:
                    seen.add(side)
                    todo += leads[side]
            if start in seen:
                self.fault("board", f"from the top of '{start}' advances could go on for ever")

    def to_the_top(self, side: c.Side, other: c.Side) -> bool:
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

    def whole(self, cards: list[c.Card], events: list[c.EventCard], sides: list[c.Side], complete: bool) -> None:
        ids = [*(card.id for card in cards), *(event.id for event in events), *(side.id for side in sides)]
        for doubled, times in Counter(ids).items():
            if times > 1:
                self.fault("", f"the id '{doubled}' is used {times} times")
        for board in c.BOARDS:
            if sorted(side.side for side in sides if side.board == board) != ["A", "B"]:
                self.fault("board", f"{board} needs one side A and one side B (IM-2)")
        if len({card.id for card in cards if card.level == 4}) > 1:
            self.fault("card", "all level-4 cards are identical (IM-1): one entry with copies")
        if len(cards) > 200 or len(events) > 100:
            self.fault("", "a pack has room for 200 different cards and 100 events")
        rounds = 10
        if len(events) < rounds:
            self.fault("event", f"ten rounds need at least {rounds} events, not {len(events)} (IM-3)")
        if not complete:
            return
        for level, size in c.DECK_SIZES.items():
            have = sum(card.copies for card in cards if card.level == level)
            if have != size:
                self.fault("card", f"level {level} has {have} cards, not {size} (IM-1)")
        if len(events) != c.EVENT_CARDS:
            self.fault("event", f"there are {len(events)}, not {c.EVENT_CARDS} (IM-3)")
