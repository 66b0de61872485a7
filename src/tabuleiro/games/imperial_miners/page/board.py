"""The table page of Imperial Miners: everything inside its main part, and what the frame asks of a board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, cast

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.phrases import Phrase
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.imperial_miners import MANIFEST
from tabuleiro.games.imperial_miners.content.pack import BOARDS, FACTIONS
from tabuleiro.games.imperial_miners.page import parts
from tabuleiro.games.imperial_miners.page.marks import CONFIRM, Data, Look, look_at, places_for, say, spot
from tabuleiro.games.imperial_miners.page.result import result, zoom_of
from tabuleiro.games.imperial_miners.page.words import (
    COUNTED,
    brief,
    digest,
    foretold,
    fresh,
    gathered,
    in_words,
    plan,
    sum_up,
    told,
)
from tabuleiro.games.imperial_miners.pictures.cards import PATTERNS
from tabuleiro.games.imperial_miners.pictures.ground import DEFS
from tabuleiro.games.imperial_miners.pictures.mine import Sight, is_place, mine_picture
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.words import sentences as words
from tabuleiro.kit.shelf import title_of

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.web.scene import Plan, Scene

__all__ = [
    "CONFIRM",
    "COUNTED",
    "brief",
    "digest",
    "foretold",
    "fresh",
    "gathered",
    "in_words",
    "plan",
    "result",
    "sum_up",
    "told",
]

SHORT: Final = MANIFEST.short
CSS_CLASS: Final = "g-im"
MAIN_CLASS: Final = "im"
OWN_ICON: Final = "surface"
MAIN_ICON: Final = "lock"
PROMISES: Final = True
QUIET: Final = frozenset({"ready"})  # the lights beside the names say that
# Every icon that may come up at this table: a page gets them at once, as later changes bring only new parts.
ICONS: Final = (
    *("coin", "vp", "card", "hand", "draw", "discard", "machine", "collapse", "cart-full", "cart-marker", "advance"),
    *("activate", "surface", "right", "down", "check", "lock", "trophy", "event", "f-any"),
    *BOARDS,
    *(f"f-{faction}" for faction in FACTIONS),
    *(f"level-{level}" for level in range(1, 5)),
    *(f"seat-{letter}" for letter in "abcde"),
)
NOTED: Final = 2  # gains of a forecast that fit on a place
FORETOLD: Final = ("place",)


def title(lang: str) -> str:
    return title_of(MANIFEST.name, lang)


def own_tab(lang: str) -> str:
    return say(lang, "im-tab-mine")


def story_tab(lang: str) -> str:
    return ""


def reading(scene: Scene) -> Markup | None:
    return None


def where(scene: Scene) -> str:
    round_, over = cast(int, scene.view.data["round"]), bool(scene.view.data["over"])
    if over:
        return say(scene.lang, "im-where-over")
    return say(scene.lang, "im-where", round=round_, rounds=ROUNDS) if round_ else say(scene.lang, "im-where-setup")


def done(scene: Scene, seat: int) -> bool:
    """Everybody acts at the same time, always."""
    return True


@lru_cache(maxsize=1)
def defs() -> Markup:
    """Patterns, and a mention of every icon, so that the page's sprite has them all."""
    uses = [tag("use", href=f"#i-{name}") for name in ICONS]
    return tag("svg", tag("defs", PATTERNS, DEFS, *uses), class_="sprite", aria_hidden="true")


# ---------------------------------------------------------------- the main part
def main(scene: Scene) -> Markup:
    look = look_at(scene)
    asks = {"event": "asks-event", "enter": "asks-board"}.get(look.kind, "")
    event = NOTHING if look.data["over"] else parts.event(look)
    left = tag("div", event, parts.progress(look), class_=classes("left", asks))
    middle = _own(look) if look.own is not None else _everyone(look)
    strip = parts.plan_strip(look, scene.plan) if scene.plan else NOTHING
    return join([_own_line(look), left, middle, _right(look), strip, parts.hand(look)])


def _own_line(look: Look) -> Markup:
    """On a phone, above the mine: what one has, and the event, which leads to the board."""
    if look.own is None or look.data["over"]:
        return NOTHING
    shown = [tag("span", panel_stats(look.scene, look.scene.seat), class_="stats")]
    if look.data["event"]:
        name = words.event_name(look.game, look.data["event"], look.lang)
        shown.append(tag("label", icon("event"), tag("span", name), for_="tab-board", class_="evname"))
    return tag("div", *shown, class_="ownline", id="ownline")


def _right(look: Look) -> Markup:
    shown: list[Markup] = [parts.plan(look, look.scene.plan)] if look.scene.plan else []
    if look.own is not None:
        shown.append(parts.others(look) if len(look.scene.names) > 1 else parts.titles(look))
    return tag("div", *shown, class_="right") if shown else NOTHING


def _own(look: Look) -> Markup:
    own = cast(Data, look.own)
    levels = len({entry["place"][0] for entry in own["mine"]})
    name = look.say("im-mine", n=len(own["mine"]), levels=levels)
    return tag("div", mine_picture(look.game, own, look.lang, _sight(look, own), name), class_="mid")


def _everyone(look: Look) -> Markup:
    """A spectator sees all mines alike."""
    mines = [
        tag("figure", _named(look, seat["seat"]), beside(look.scene, seat["seat"]), class_="minebox")
        for seat in look.data["seats"]
    ]
    return tag("div", *mines, class_=f"mid many n{len(mines)}")


def _named(look: Look, seat: int) -> Markup:
    return tag("figcaption", seat_mark(seat, look.letters[seat]), tag("b", look.scene.names[seat]))


def beside(scene: Scene, seat: int) -> Markup:
    """A seat's mine, large, to be shown beside the own one."""
    mine = cast(Data, scene.view.data)["seats"][seat]
    label = say(scene.lang, "im-mine-of", name=scene.names[seat], n=len(mine["mine"]))
    game = cast(ImperialMiners, scene.view.game)
    return mine_picture(game, mine, scene.lang, Sight(prefix=f"mine{seat}"), label)


def _sight(look: Look, own: Data) -> Sight:
    """What the own mine shows besides its cards: options, the chain as it could run, where a chosen card could go."""
    scene = look.scene
    path = [step.place for step in scene.plan.steps if step.place] if scene.plan else []
    card = scene.chosen.removeprefix("pick ") if scene.chosen.startswith("pick ") else ""
    slots: list[str] = []
    ghost = ("", "")
    if card in look.game.box.number:
        slots = places_for(look.game, own, card)
        start = path[0].partition(" ")[0] if path else ""
        if is_place(start) and all(entry["place"] != start for entry in own["mine"]):
            ghost = (card, start)
    notes = {notation.rpartition(" ")[2]: _noted(plan) for notation, plan in scene.notes.items() if " at " in notation}
    return Sight(look.marks, slots, path, ghost, notes, scene.new)


def _noted(plan: Plan) -> Phrase:
    return phrases.gains([gain for gain in plan.total if gain[0]][:NOTED])


# ---------------------------------------------------------------- around it
def panel_stats(scene: Scene, seat: int) -> Markup:
    """Points, coins, carts, machines and hand cards of a seat."""
    data = cast(Data, scene.view.data)["seats"][seat]
    machines = sum(entry["machines"] for entry in data["mine"])
    figures = (data["vp"], data["coins"], len(data["carts"]), machines, data["hand_size"])
    return _stats(figures, scene.lang)


@lru_cache(maxsize=8192)
def _stats(figures: tuple[int, ...], lang: str) -> Markup:
    kinds = ("vp", "coin", "cart-full", "machine", "hand")
    return join(
        [
            tag("span", icon(kind, say(lang, f"im-stat-{kind}")), str(n), title=say(lang, f"im-stat-{kind}"))
            for kind, n in zip(kinds, figures, strict=True)
        ]
    )


def loose(scene: Scene) -> Sequence[tuple[str, str]]:
    """Options without a spot in the picture: none of a card's effects, no more sales, a faction, the unseen card."""
    if scene.decision is None:
        return []
    return [
        (str(action), words.label(scene.view, action, scene.lang))
        for action in scene.decision.actions
        if not spot(action)
    ]


def main_button(scene: Scene) -> tuple[str, str]:
    """The words of the main button with a card chosen, and without."""
    card = scene.chosen.removeprefix("pick ")
    first = say(scene.lang, "lock-in-first")
    if not scene.chosen or card == "blind":
        return say(scene.lang, "lock-in-blind"), first
    name = words.card_name(cast(ImperialMiners, scene.view.game), card, scene.lang)
    return say(scene.lang, "lock-in", card=name), first


def foreseen(kind: str) -> Literal["all", "chosen", "none"]:
    return "all" if kind in FORETOLD else "chosen"


def zoom(game: Game, card: str, lang: str) -> Markup | None:
    """One card with all its words; None if there is no such card."""
    return zoom_of(cast(ImperialMiners, game), card, lang)
