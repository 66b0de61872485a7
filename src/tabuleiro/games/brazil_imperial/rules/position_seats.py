"""Reads what each seat has from a position: tiles, units, cards, products, a payment."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.state import BIT
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS, GOODS
from tabuleiro.games.brazil_imperial.rules.build import put
from tabuleiro.games.brazil_imperial.rules.codes import (
    CAPITAL,
    MOST,
    NO_ARCH,
    NOBODY,
    ON_PAINTING,
    ONE,
    RESERVE,
    UNITS,
    with_byte,
)
from tabuleiro.games.brazil_imperial.rules.icons import BY_PAINTING, ICON, ICON_NAMES, MOST_ICONS, WILD
from tabuleiro.games.brazil_imperial.rules.map import HEX_NUMBER, NOWHERE, WATER, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import MOST_PAID, ONE_PAID, PAID_BY
from tabuleiro.games.brazil_imperial.rules.position import (
    ERAS,
    ON_CARD,
    ON_MONARCH,
    ONCE,
    SPENT,
    UNIT_STATES,
)
from tabuleiro.games.brazil_imperial.rules.state import Realm, laid
from tabuleiro.kit.positions import PositionReader, Table, number_text

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

TABLE_KEYS: Final = (
    *("game", "scenario", "round", "era", "first", "turn", "phase", "flow", "rng", "seed", "ending", "won", "over"),
    *("gallery", "cities", "city_stacks", "capital_tiles", "explore", "explored", "buried", "discards", "under"),
    *("tiles_gone", "tiles_left", "decks", "dutch", "armies", "fight", "seat"),
)
SEAT_KEYS: Final = (
    *("colour", "monarch", "crown", "supply", "gold_cards", "combat_cards", "missions", "revealed", "returned"),
    *("dealt", "kept", "paintings", "finds", "tiles", "marked", "peeks", "marks", "units", "products", "palaces"),
    *("token", "arch", "under", "once", "spent", "party", "payment", "steps", "paused", "asked"),
)
PAYMENT_KEYS: Final = ("due", "paid", "credit", "exchanges", "off", "by_painting")
CAPITAL_NAME: Final = "capital"
STATES: Final = {name: at for at, name in UNIT_STATES.items()}


class SeatReader(PositionReader):
    """Reads things by their ids, and one seat after the other."""

    def __init__(self, game: BrazilImperial, text: str) -> None:
        super().__init__(game, text, TABLE_KEYS)
        self.game = game
        self.box = game.box
        self.exact = "flow" in self.table  # as it was written, not by hand: nothing is left out
        fitting = self.box.for_seats[len(self.seats)]
        usual = self.box.scenario_ids[fitting[0]] if fitting else ""
        number = self.among(self.text(self.table, "scenario", usual), self.box.scenario_ids, "scenario")
        if number not in fitting:
            raise self.fail(f"'{self.box.scenario_ids[number]}' is not a scenario for {len(self.seats)} (BI-51)")
        self.g = laid(game, len(self.seats), self.rng, self.origin, self.box.grounds[number])

    # -- things by their ids
    def pile(self, table: Table, key: str, names: list[str]) -> bytes:
        return bytes(self.one(text, names, key) for text in self.texts(table, key))

    def one(self, text: str, names: list[str], what: str) -> int:
        """The number of a card or tile; they count from 1, so the name of number 0 is no name."""
        return self.among(text, names[1:], what) + 1

    def hex(self, text: str) -> int:
        hex_ = HEX_NUMBER.get(text, NOWHERE)
        if hex_ not in self.g.ground.hexes:
            raise self.fail(f"there is no hex '{text}' on this map")
        return hex_

    def hexes(self, table: Table, key: str) -> bytes:
        return bytes(map(self.hex, self.texts(table, key)))

    def arch(self, table: Table, key: str) -> int:
        return self.among(self.text(table, key), ARCHES, "arch") if key in table else NO_ARCH

    def goods(self, table: Table, more: tuple[str, ...] = ()) -> int:
        self.known(table, (*GOODS, *more))
        return sum(ONE[good] * self.few(table, name) for good, name in enumerate(GOODS))

    def few(self, table: Table, key: str, most: int = MOST) -> int:
        n = self.count(table, key)
        if n > most:
            raise self.fail(f"'{key}' cannot be {n}")
        return n

    def set_of(self, table: Table, key: str, names: tuple[str, ...]) -> int:
        mask = 0
        for text in self.texts(table, key):
            mask |= BIT[self.among(text, names, key)]
        return mask

    def seat_number(self, table: Table, key: str, default: int) -> int:
        seat = cast(int, self.get(table, key, int, default))
        if not NOBODY <= seat < max(len(self.seats), 2):  # alone, the Dutch are seat 1
            raise self.fail(f"'{key}' cannot be {seat}")
        return seat

    # -- one seat
    def seat(self, p: Realm, row: Table) -> None:
        box = self.box
        self.crown(p, row)
        p.supply = self.goods(self.part(row, "supply"))
        p.gold_hand = self.pile(row, "gold_cards", box.gold_ids)
        p.combat_hand = self.pile(row, "combat_cards", box.combat_ids)
        for key in ("missions", "revealed", "returned", "dealt", "kept"):
            setattr(p, key, self.pile(row, key, box.mission_ids))
        if "missions" not in row and not self.exact:
            p.missions = bytes(next(m for m in self.unused(era)) for era in range(1, 1 + len(ERAS)))
        p.paintings = self.pile(row, "paintings", box.painting_ids)
        for painting in p.paintings:
            p.powers |= box.painting_powers[painting]
        p.finds = self.pile(row, "finds", box.find_ids)
        self.built(p, row)
        p.marked, p.peeks = self.hexes(row, "marked"), self.hexes(row, "peeks")
        p.marks = self.few(row, "marks")
        ids = box.unit_ids[p.colour] if p.colour != NOBODY else []
        p.at = tuple(self.stationed(row, "units", ids))
        for unit, at in enumerate(p.at):
            p.deployed |= BIT[unit] if at != RESERVE else 0
            p.on_map |= BIT[unit] if at not in UNIT_STATES else 0
        self.products(p, row)
        self.palaces(p, row)
        p.token, p.arch = self.arch(row, "token"), self.arch(row, "arch")
        under = self.part(row, "under")
        self.known(under, ERAS[: len(p.under)])
        for i, era in enumerate(ERAS[: len(p.under)]):
            if era in under:
                on_card = self.text(under, era) == ON_CARD
                p.under = with_byte(p.under, i, ON_PAINTING if on_card else self.arch(under, era))
        p.once, p.spent = self.set_of(row, "once", ONCE), self.set_of(row, "spent", SPENT)
        p.party = self.set_of(row, "party", tuple(ids))
        self.payment(p, self.part(row, "payment"))

    def unused(self, era: int) -> list[int]:
        """Missions of an era that no seat has been given yet."""
        named = {text for row in self.seats for key in ("missions", "revealed") for text in self.texts(row, key)}
        have = b"".join(p.missions for p in self.g.everyone())
        ids = self.box.mission_ids
        return [m for m, e in enumerate(self.box.mission_era) if e == era and m not in have and ids[m] not in named]

    def crown(self, p: Realm, row: Table) -> None:
        """Colour and monarch: by hand, the colours by seat and the first monarch of each."""
        box = self.box
        if "colour" in row or not self.exact:
            p.colour = self.among(self.text(row, "colour", COLOURS[p.seat]), COLOURS, "colour")
            if any(q.colour == p.colour for q in self.g.everyone() if q.seat < p.seat):
                raise self.fail(f"another seat has the colour '{COLOURS[p.colour]}'")
        for key in ("monarch", "crown"):
            if key in row:
                number = self.one(self.text(row, key), box.monarch_ids, "monarch")
                if p.colour == NOBODY or number not in box.monarchs_of[p.colour]:
                    raise self.fail(f"'{row[key]}' is not a monarch of this colour (BI-3)")
                setattr(p, key, number)
        if not self.exact and not p.monarch:
            p.monarch = box.monarchs_of[p.colour][0]

    def built(self, p: Realm, row: Table) -> None:
        """Tiles with their goods; by hand, without a named capital the seat's site of the map comes first."""
        lines = self.texts(row, "tiles")
        if not self.exact and not any(line.endswith(f" {CAPITAL_NAME}") for line in lines):
            lines = [f"{hex_text(self.g.ground.capitals[p.seat])} {CAPITAL_NAME}", *lines]
        for line in lines:
            place, *rest = line.split(" ")
            self.tile(p, line, self.hex(place), rest)

    def tile(self, p: Realm, line: str, hex_: int, rest: list[str]) -> None:
        g = self.g
        name, *goods = rest or [""]
        if g.face[hex_] or g.ground.terrain[hex_] == WATER:
            raise self.fail(f"'{line}': nothing can be built there, or something was (BI-17)")
        if name == CAPITAL_NAME:
            face = CAPITAL + p.seat
            p.capital = hex_
        else:
            face = self.box.face_number.get(name, 0)
            if not face:
                raise self.fail(f"there is no building or city '{name}'")
        put(g, p, face, hex_)
        for good, n in zip(goods[::2], goods[1::2], strict=False):
            if not number_text(n) or int(n) > MOST:
                raise self.fail(f"'{line}': goods are like 'wood 2'")
            g.goods[hex_] += ONE[self.among(good, GOODS, "good")] * int(n)
        if len(goods) % 2:
            raise self.fail(f"'{line}': goods are like 'wood 2'")

    def stationed(self, table: Table, key: str, ids: list[str]) -> bytes:
        """Units and where they are; those that are not named are in reserve."""
        at = bytes([RESERVE] * UNITS)
        for line in self.texts(table, key):
            unit, _, where = line.partition(" ")
            i = self.among(unit, ids, "unit of this colour")
            if at[i] != RESERVE:
                raise self.fail(f"'{unit}' is in two places")
            at = with_byte(at, i, STATES[where] if where in STATES else self.hex(where))
        return at

    def products(self, p: Realm, row: Table) -> None:
        for line in self.texts(row, "products"):
            id_, _, where = line.partition(" ")
            product = self.among(id_, self.box.product_ids, "product")
            if p.made & BIT[product]:
                raise self.fail(f"'{id_}' is made once only (BI-19)")
            p.made |= BIT[product]
            if where == ON_MONARCH:
                p.on_monarch |= BIT[product]
            elif where:
                arch = self.among(where, ARCHES, "arch")
                if p.slots[arch] or self.box.arch_shape[arch] < 0:
                    raise self.fail(f"'{line}': there is no free slot (BI-19)")
                p.slots = with_byte(p.slots, arch, product + 1)
                p.upgraded |= BIT[arch]

    def palaces(self, p: Realm, row: Table) -> None:
        """By hand, palace I stands on the capital whether it is named or not."""
        if not self.exact and p.capital != NOWHERE:
            p.palaces = with_byte(p.palaces, 0, p.capital)
        for line in self.texts(row, "palaces"):
            id_, _, place = line.partition(" ")
            number = self.among(id_, self.box.palace_ids, "palace")
            hex_ = self.hex(place)
            if hex_ in p.palaces and p.palaces[number] != hex_:
                raise self.fail(f"'{line}': there is a palace already (BI-31)")
            p.palaces = with_byte(p.palaces, number, hex_)

    def payment(self, p: Realm, row: Table) -> None:
        self.known(row, PAYMENT_KEYS)
        due = Counter(self.among(icon, ICON_NAMES, "icon") for icon in self.texts(row, "due"))
        if any(n > MOST_ICONS for n in due.values()):
            raise self.fail(f"'due' has at most {MOST_ICONS} icons of a kind")
        p.due = sum(ICON[kind] * n for kind, n in due.items())
        paid = self.part(row, "paid")
        self.known(paid, PAID_BY)
        p.paid = sum(ONE_PAID[kind] * self.few(paid, name, MOST_PAID) for kind, name in enumerate(PAID_BY))
        credit = self.part(row, "credit")
        p.wild = self.goods(credit, ("any",)) + WILD * self.few(credit, "any")
        p.exchanges = self.few(row, "exchanges")
        p.off = self.set_of(row, "off", ICON_NAMES) | (BY_PAINTING if self.flag(row, "by_painting") else 0)
