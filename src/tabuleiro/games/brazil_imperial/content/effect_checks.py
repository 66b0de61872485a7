"""Reads effects and objectives strictly: what each may do, on which cards, when, and with which fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.kit.packs import PackReader, Table

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
COUNTED: Final = (
    *("forest-next-to-empire", "product-on-slot", "revealed-mission", "other-painting", "city-built-and-held"),
    "church",
)
SCORED: Final = ("foundry", "plantation", "product", "unit-deployed")  # by palaces (BI-32)
CONDITIONS: Final = (
    *("own-unit-next-to-fight", "attacking", "defending", "defending-own-tile", "fewer-units-than-enemy"),
    "fight-on-edge-or-water",
)
OFF: Final = ("resource", "gold")
GIVEN: Final = (*c.GOODS, c.ANY, *c.CARDS)
# What a play does in one way only: another figure would promise what nothing carries out.
ONLY: Final[Mapping[tuple[str, str], object]] = {
    ("free-move-steps", "n"): 2,
    ("peek", "n"): 1,
    ("build-discount", "n"): 1,
    ("build-discount", "off"): OFF,
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


@dataclass(frozen=True)
class Form:
    """What an effect looks like: on which entries it may be and when, which fields it needs and may have."""

    on: Mapping[str, tuple[str, ...]]
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = field(default=())


def said(value: object) -> str:
    """A field's value as a pack writes it."""
    if isinstance(value, tuple):
        return f"[{', '.join(said(one) for one in value)}]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def painting(*when: str) -> dict[str, tuple[str, ...]]:
    return {"painting": when}


EFFECTS: Final[Mapping[str, Form]] = {
    # goods and cards
    "gain": Form(
        {**painting("take", "reveal"), "gold": ("fight-won",), "exploration": ("reveal", "built-on", "success")},
        ("gain",),
        ("discard",),
    ),
    "gain-before": Form(painting("action"), ("gain",)),  # before the trades, so that trade can always be chosen
    "draw-combat": Form({**painting("take"), "combat": ("won",)}, ("n",)),
    "draw-mission": Form({**painting("take"), "exploration": ("reveal",)}, (), ("optional", "discard")),
    "extra-action": Form({"gold": ("action-phase",)}, ("arch",)),
    # buildings
    "production": Form(painting("always"), ("building", "good", "n")),
    "production-next-to": Form({"exploration": ("always",)}, ("n",)),
    "second-build": Form(painting("action"), ("extra",)),
    "build-discount": Form(painting("turn"), ("n", "off")),
    "ignore-terrain": Form(painting("always")),
    "cover-own-any-era": Form(painting("always")),
    "found-with-any-unit": Form(painting("always")),
    "church-any-era": Form({"gold": ("action",)}),
    "products-any-slot": Form(painting("always")),
    "place-palace": Form(painting("once")),
    "place-past-token": Form(painting("any"), ("era",), ("vp", "gain")),
    # moves and fights
    "peek": Form(painting("movement"), ("n",)),
    "free-move-steps": Form(painting("always"), ("n",)),
    "leave-water-by-any-move": Form(painting("always")),
    "tile-strength": Form(painting("fight"), ("n",)),  # own tiles next to unbuilt forest
    "strength": Form(painting("fight"), ("attack", "defend")),
    "strength-on-own-tile": Form(painting("fight"), ("n",)),
    "defeated-defenders-return-to-capital": Form(painting("fight")),
    "cs-instead": Form({"combat": ("reveal",)}, ("condition", "cs")),
    "cancel-highest-enemy-card": Form({"combat": ("reveal",)}),
    "defeat-enemy-unit": Form({"combat": ("lost",)}, ("n",)),
    # points
    "keep": Form({"exploration": ("reveal", "built-on", "success")}, (), ("vp",)),
    "vp-set": Form({"exploration": ("end",)}, ("sets",)),
    "vp-per": Form(painting("end"), ("per", "vp"), ("most",)),
    "vp-if": Form({"gold": ("end",)}, ("need", "vp")),
    # monarchs (BI-47)
    "combat-cards-pay": Form({"monarch": ("payment",)}, ("rates",), ("most",)),
    "first-faces": Form({"monarch": ("always",)}, ("building", "n", "vp", "production")),
    "first-on-forest": Form({"monarch": ("always",)}, ("gains",)),
    "first-deploy-gain": Form({"monarch": ("always",)}, ("kinds", "gain")),
    "first-painting-gain": Form({"monarch": ("always",)}, ("gains",)),
    "first-missions-gain": Form({"monarch": ("always",)}, ("n", "gain", "vp")),
    "products-on-monarch": Form({"monarch": ("always",)}, ("n", "gain", "vp")),
    "draw-combat-after-first-deploy": Form({"monarch": ("once",)}, ("n",)),
}


class EffectReader(PackReader):
    """Effects, objectives and lists of icons."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: dict[str, int] = {}  # building -> era; read before all else

    def list_of(self, table: Table, key: str, among: tuple[str, ...], empty: bool = True) -> tuple[str, ...]:
        """A list of words, the same word as often as one likes."""
        value = table.get(key, [] if empty else None)
        if not isinstance(value, list):
            self.fault(key, "is missing" if value is None else f"should be a list, not {value!r}")
            return ()
        if not value and not empty:
            self.fault(key, "should not be empty")
        for word in value:
            if word not in among:
                self.fault(key, f"'{word}' is not one of {', '.join(among)}")
        return tuple(word for word in value if word in among)

    def cost(self, table: Table) -> tuple[str, ...]:
        if "cost" not in table:
            self.fault("cost", "is missing")
        return self.list_of(table, "cost", c.ICONS)

    def face(self, table: Table, key: str) -> str:
        return self.text(table, key, tuple(self.faces) or ("?",))

    def effects(self, table: Table, on: str) -> tuple[c.Effect, ...]:
        found, seen = [], set[tuple[str, str]]()
        for i, row in enumerate(self.tables(table, "effects", [])):
            with self.within(f"effect {i + 1}"):
                effect = self.effect(row, on)
                if effect and effect.do not in MORE_THAN_ONE and (effect.do, effect.when) in seen:
                    self.fault("do", f"'{effect.do}' is there twice")
            if effect:
                found.append(effect)
                seen.add((effect.do, effect.when))
        return tuple(found)

    def explored(self, table: Table, kind: str) -> tuple[c.Effect, ...]:
        """The effects of an exploration tile, which follow from its kind."""
        found = self.effects(table, "exploration")
        for i, effect in enumerate(found):
            if kind in EXPLORED and (effect.do, effect.when) not in EXPLORED[kind]:
                told = " or ".join(f"'{do}' at '{when}'" for do, when in EXPLORED[kind])
                self.fault(
                    f"effect {i + 1}", f"a tile of kind '{kind}' has {told}, not '{effect.do}' at '{effect.when}'"
                )
        return found

    def effect(self, table: Table, on: str) -> c.Effect | None:
        do, when = table.get("do"), table.get("when")
        if do not in EFFECTS:
            self.fault("do", "is missing" if do is None else f"unknown effect '{do}' (known: {', '.join(EFFECTS)})")
            return None
        if when not in WHEN:
            self.fault("when", "is missing" if when is None else f"unknown time '{when}' (known: {', '.join(WHEN)})")
            return None
        form = EFFECTS[str(do)]
        if on not in form.on:
            self.fault("do", f"'{do}' is not an effect of this kind of entry, only of {', '.join(form.on)}")
        elif when not in form.on[on]:
            self.fault("when", f"'{do}' happens at {' or '.join(form.on[on])} here, not at '{when}'")
        needs = (*form.needs, "arch") if when == "action" else form.needs
        self.known(table, ("when", "do", *needs, *form.may))
        here = {name: self.value(table, name, str(do)) for name in needs}
        here |= {name: self.value(table, name, str(do)) for name in form.may if name in table}
        for name, value in here.items():
            only = ONLY.get((str(do), name), value)
            if value != only:
                self.fault(name, f"'{do}' is played with {said(only)} only")
        return c.Effect(str(when), str(do), **here)  # type: ignore[arg-type]

    def value(self, table: Table, name: str, do: str) -> object:
        """One field of an effect."""
        match name:
            case "n" | "vp" | "most" | "attack" | "defend" | "cs":
                return self.number(table, name, 1, 9)
            case "era":
                return self.number(table, name, 1, 2)
            case "optional" | "discard":
                return self.flag(table, name)
            case "arch":
                return self.text(table, name, c.ARCHES)
            case "building":
                return self.face(table, name)
            case "good":
                return self.text(table, name, c.GOODS)
            case "per":
                return self.text(table, name, COUNTED)
            case "condition":
                return self.text(table, name, CONDITIONS)
            case "sets":
                return self.numbers(table, name, 1, 9)
            case "kinds":
                return self.list_of(table, name, c.UNIT_KINDS, empty=False)
            case "production":
                return self.list_of(table, name, c.GOODS, empty=False)
            case "extra":
                return self.list_of(table, name, c.ICONS, empty=False)
            case "off":
                return self.list_of(table, name, OFF, empty=False)
            case "gain":
                return self.list_of(table, name, GIVEN, empty=False)
            case "gains":
                return (
                    self.by_school(table)
                    if do == "first-painting-gain"
                    else self.list_of(table, name, GIVEN, empty=False)
                )
            case "need":
                return self.objectives(table, "need")
            case _:
                return self.rates(table)

    def by_school(self, table: Table) -> tuple[str, ...]:
        gains = self.table(table, "gains")
        with self.within("gains"):
            self.known(gains, c.SCHOOLS)
            return tuple(self.text(gains, school, GIVEN) for school in c.SCHOOLS)

    def rates(self, table: Table) -> tuple[tuple[int, tuple[str, ...]], ...]:
        found = []
        for row in self.tables(table, "rates"):
            with self.within("rates"):
                self.known(row, ("cards", "as"))
                icons = (*c.GOODS, c.ANY)
                found.append((self.number(row, "cards", 1, 3), self.list_of(row, "as", icons, empty=False)))
        return tuple(found)

    def objectives(self, table: Table, key: str) -> tuple[c.Objective, ...]:
        found = []
        for i, row in enumerate(self.tables(table, key)):
            with self.within(f"objective {i + 1}"):
                found.append(self.objective(row))
        return tuple(found)

    def objective(self, table: Table) -> c.Objective:
        have = self.text(table, "have", c.HAVE)
        filters = {"building": ("kinds", "era"), "product": ("shape",), "good": ("good",)}.get(have, ())
        self.known(table, ("have", "n", *filters))
        n = self.number(table, "n", 1, 12)
        if have != "building":
            shape = self.text(table, "shape", c.SHAPES) if have == "product" and "shape" in table else ""
            return c.Objective(have, n, shape=shape, good=self.text(table, "good", c.GOODS) if have == "good" else "")
        if "kinds" in table and "era" in table:
            self.fault("era", "an objective names kinds of buildings or their era, not both")
        if "kinds" in table:
            return c.Objective(have, n, self.list_of(table, "kinds", tuple(self.faces), empty=False))
        era = self.number(table, "era", 1, 3, 0) if "era" in table else 0
        kinds = tuple(face for face, of in self.faces.items() if era in (0, of))
        return c.Objective(have, n, kinds, era, every=not era)
