"""The vocabulary of effects: what each does, on which entries, when, with which fields; and the reader of effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.kit.entries import rows_of
from tabuleiro.kit.packs import Folder, Table
from tabuleiro.kit.reader import PackReader, guess

WHEN: Final = {
    "take": "once, on getting it",
    "always": "lasting",
    "turn": "once in each own turn",
    "once": "once a game, at any moment of the own turn",
    "any": "at any moment of the own turn",
    "movement": "once in each own movement phase",
    "action": "with the token on `arch`",
    "action-phase": "in the own action phase (BI-46)",
    "payment": "while paying (BI-11)",
    "fight": "in every fight it fits, expeditions too (BI-35, BI-38)",
    "fight-won": "right after a fight that was won (BI-46)",
    "won": "card played in a fight that was won",
    "lost": "card played in a fight that was lost",
    "reveal": "tile: revealed by an own unit; combat card: the cards are revealed",
    "built-on": "the first build on the hex",
    "success": "an expedition succeeded (BI-35)",
    "end": "scoring (BI-49)",
}
SCORED: Final = ("foundry", "plantation", "product", "unit-deployed")  # by palaces (BI-32)
# What a play does in one way only: another figure would promise what nothing carries out.
ONLY: Final[Mapping[tuple[str, str], object]] = {
    ("free-move-steps", "n"): 2,
    ("peek", "n"): 1,
    ("build-discount", "n"): 1,
    ("build-discount", "off"): c.OFF,
    ("gain-before", "arch"): "trade",
    ("second-build", "arch"): "build",
    ("church-any-era", "arch"): "build",
    ("gain", "discard"): True,
    ("draw-mission", "discard"): True,
    ("draw-mission", "optional"): True,
}
# What each kind of exploration tile does, and when (BI-34, BI-35).
EXPLORED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "species": (("keep", "reveal"), ("vp-set", "end")),
    "minas-gerais": (("gain", "built-on"),),
    "river-basin": (("production-next-to", "always"),),
    "quilombo": (("draw-mission", "reveal"),),
    "culture": (("keep", "built-on"),),
    "mandioca": (("gain", "reveal"),),
    "expedition": (("gain", "success"), ("keep", "success")),
}
MORE_THAN_ONE: Final = ("place-past-token", "first-deploy-gain")  # what an entry may do in two ways


class Form(NamedTuple):
    """What an effect does, on which entries it may be and when, which fields it needs and may have."""

    says: str
    on: Mapping[str, tuple[str, ...]]
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


def said(value: object) -> str:
    """A field's value as a pack writes it."""
    if isinstance(value, tuple):
        return f"[{', '.join(said(one) for one in value)}]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def painting(*when: str) -> dict[str, tuple[str, ...]]:
    return {"painting": when}


def monarch(*when: str) -> dict[str, tuple[str, ...]]:
    return {"monarch": when}


EFFECTS: Final[Mapping[str, Form]] = {
    # goods and cards
    "gain": Form(
        "gain all of these",
        {**painting("take", "reveal"), "gold": ("fight-won",), "exploration": ("reveal", "built-on", "success")},
        ("gain",),
        ("discard",),
    ),
    "gain-before": Form("gain before the trades, so that trade can always be chosen", painting("action"), ("gain",)),
    "draw-combat": Form("draw combat cards", {**painting("take"), "combat": ("won",)}, ("n",)),
    "draw-mission": Form(
        "draw a mission", {**painting("take"), "exploration": ("reveal",)}, (), ("optional", "discard")
    ),
    "extra-action": Form("one more action", {"gold": ("action-phase",)}, ("arch",)),
    # buildings
    "production": Form("each such building brings more", painting("always"), ("building", "good", "n")),
    "production-next-to": Form("tiles next to it bring more", {"exploration": ("always",)}, ("n",)),
    "second-build": Form("build twice, for more icons", painting("action"), ("extra",)),
    "build-discount": Form("an icon less to pay for a building", painting("turn"), ("n", "off")),
    "ignore-terrain": Form("build on any land", painting("always")),
    "cover-own-any-era": Form("build over own buildings of any era", painting("always")),
    "found-with-any-unit": Form("any unit founds cities", painting("always")),
    "church-any-era": Form("build a church in any era", {"gold": ("action",)}),
    "products-any-slot": Form("products fit any slot", painting("always")),
    "place-palace": Form("place a palace", painting("once")),
    "place-past-token": Form("place an era token of before", painting("any"), ("era",), ("vp", "gain")),
    # moves and fights
    "peek": Form("look at an exploration tile", painting("movement"), ("n",)),
    "free-move-steps": Form("steps of the free move", painting("always"), ("n",)),
    "leave-water-by-any-move": Form("leave water by any move", painting("always")),
    "tile-strength": Form("own tiles next to unbuilt forest are stronger", painting("fight"), ("n",)),
    "strength": Form("strength in fights", painting("fight"), ("attack", "defend")),
    "strength-on-own-tile": Form("strength on own tiles", painting("fight"), ("n",)),
    "defeated-defenders-return-to-capital": Form("they are not lost", painting("fight")),
    "cs-instead": Form("another combat strength if something holds", {"combat": ("reveal",)}, ("condition", "cs")),
    "cancel-highest-enemy-card": Form("the enemy's highest card does not count", {"combat": ("reveal",)}),
    "defeat-enemy-unit": Form("enemy units are defeated too", {"combat": ("lost",)}, ("n",)),
    # points
    "keep": Form("the tile is kept", {"exploration": ("reveal", "built-on", "success")}, (), ("vp",)),
    "vp-set": Form("points by how many of them were kept", {"exploration": ("end",)}, ("sets",)),
    "vp-per": Form("points for each of something", painting("end"), ("per", "vp"), ("most",)),
    "vp-if": Form("points if objectives are met", {"gold": ("end",)}, ("need", "vp")),
    # monarchs (BI-47)
    "combat-cards-pay": Form("combat cards count as icons", monarch("payment"), ("rates",), ("most",)),
    "first-faces": Form(
        "the first such buildings are others", monarch("always"), ("building", "n", "vp", "production")
    ),
    "first-on-forest": Form("the first tiles on forest bring more", monarch("always"), ("gains",)),
    "first-deploy-gain": Form("the first unit of a kind brings more", monarch("always"), ("kinds", "gain")),
    "first-painting-gain": Form("the first painting of a colour brings more", monarch("always"), ("gains",)),
    "first-missions-gain": Form("the first missions bring more", monarch("always"), ("n", "gain", "vp")),
    "products-on-monarch": Form("so many products on the monarch bring more", monarch("always"), ("n", "gain", "vp")),
    "draw-combat-after-first-deploy": Form("combat cards after the first unit", monarch("once"), ("n",)),
}


class EffectReader(PackReader):
    """Effects, objectives and what names buildings."""

    def __init__(self, base: Folder | None = None) -> None:
        super().__init__(base)
        self.faces: dict[str, int] = {}  # building -> era; read before all else

    def face(self, table: Table, field: str) -> str:
        return self.text(table, field, tuple(self.faces) or ("?",))

    def faces_named(self, table: Table, field: str) -> tuple[str, ...]:
        return self.words(table, field, tuple(self.faces), repeats=True, empty=False)

    def effects(self, table: Table, field: str) -> tuple[c.Effect, ...]:
        found, seen = [], set[tuple[str, str]]()
        for i, row in enumerate(self.tables(table, field)):
            with self.within(f"effect {i + 1}"):
                effect = self.effect(row)
                if effect and effect.do not in MORE_THAN_ONE and (effect.do, effect.when) in seen:
                    self.fault("do", f"'{effect.do}' is there twice")
            if effect:
                found.append(effect)
                seen.add((effect.do, effect.when))
        return tuple(found)

    def explored(self, tile: c.ExplorationTile) -> None:
        """The effects of an exploration tile follow from its kind."""
        for i, effect in enumerate(tile.effects):
            if (effect.do, effect.when) not in EXPLORED[tile.kind]:
                told = " or ".join(f"'{do}' at '{when}'" for do, when in EXPLORED[tile.kind])
                why = f"a tile of kind '{tile.kind}' has {told}, not '{effect.do}' at '{effect.when}'"
                self.fault(f"effect {i + 1}", why)

    def one_known(self, table: Table, field: str, what: str, among: Mapping[str, object]) -> str:
        word = table.get(field)
        if str(word) in among:
            return str(word)
        known = f"unknown {what} '{word}' (known: {', '.join(among)}){guess(word, among)}"
        self.fault(field, "is missing" if word is None else known)
        return ""

    def effect(self, table: Table) -> c.Effect | None:
        do = self.one_known(table, "do", "effect", EFFECTS)
        when = self.one_known(table, "when", "time", WHEN)
        if not do or not when:
            return None
        form = EFFECTS[do]
        if self.kind not in form.on:
            self.fault("do", f"'{do}' is not an effect of this kind of entry, only of {', '.join(form.on)}")
        elif when not in form.on[self.kind]:
            self.fault("when", f"'{do}' happens at {' or '.join(form.on[self.kind])} here, not at '{when}'")
        needs = (*form.needs, "arch") if when == "action" else form.needs
        self.known(table, ("when", "do", *needs, *form.may))
        rows = rows_of(c.Effect)
        here = {
            name: rows[name].value.read(self, table, name)
            for name in (*needs, *form.may)
            if name in needs or name in table
        }
        for name, value in here.items():
            only = ONLY.get((do, name), value)
            if value != only:
                self.fault(name, f"'{do}' is played with {said(only)} only")
        return c.Effect(when, do, **here)

    def gains(self, table: Table, field: str) -> tuple[str, ...]:
        """One by one; the first paintings' by their colours."""
        if table["do"] != "first-painting-gain":
            return self.words(table, field, c.GIVEN, repeats=True, empty=False)
        gains = self.table(table, field)
        with self.within(field):
            self.known(gains, c.SCHOOLS)
            return tuple(self.text(gains, school, c.GIVEN) for school in c.SCHOOLS)

    def rate(self, row: Table) -> tuple[int, tuple[str, ...]]:
        self.known(row, ("cards", "as"))
        return self.number(row, "cards", 1, 3), self.words(row, "as", (*c.GOODS, c.ANY), repeats=True, empty=False)

    def objective(self, table: Table) -> c.Objective:
        rows = rows_of(c.Objective)
        have = self.text(table, "have", c.HAVE)
        filters = {"building": ("kinds", "era"), "product": ("shape",), "good": ("good",)}.get(have, ())
        self.known(table, ("have", "n", *filters))
        given = {name: self.value(rows[name], table) for name in ("n", *filters)}
        if have == "good" and "good" not in table:
            self.fault("good", "is missing")
        if have != "building":
            return c.Objective(have, **given)
        if "kinds" in table and "era" in table:
            self.fault("era", "an objective names kinds of buildings or their era, not both")
        if "kinds" in table:
            return c.Objective(have, given["n"], given["kinds"])
        era = given["era"]
        kinds = tuple(face for face, of in self.faces.items() if era in (0, of))
        return c.Objective(have, given["n"], kinds, era, every=not era)
