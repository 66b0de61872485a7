"""The table page of Brazil: Imperial: everything inside its main part, and what the frame asks of a board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, cast

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial import MANIFEST
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.page import mine
from tabuleiro.games.brazil_imperial.page.fight import fights
from tabuleiro.games.brazil_imperial.page.map import the_map
from tabuleiro.games.brazil_imperial.page.marks import CONFIRM, Look, in_bar, look_at, read, say
from tabuleiro.games.brazil_imperial.page.result import result, zoom_of
from tabuleiro.games.brazil_imperial.page.side import side
from tabuleiro.games.brazil_imperial.page.words import (
    COUNTED,
    QUIET,
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
from tabuleiro.games.brazil_imperial.pictures.map import terrain_defs
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.games.brazil_imperial.words.phrases import icon_of
from tabuleiro.kit.shelf import title_of
from tabuleiro.web.scene import Scene

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

__all__ = [
    "CONFIRM",
    "COUNTED",
    "QUIET",
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
CSS_CLASS: Final = "g-bi"
MAIN_CLASS: Final = "bi"
OWN_ICON: Final = "t-forest"
MAIN_ICON: Final = "strength"
PROMISES: Final = False  # its bots weigh who wins, and leads
# Every icon that may come up at this table: a page gets them at once, as later changes bring only new parts.
ICONS: Final = (
    *("coin", "vp", "house", "right", "check", "close", "eye", "eye-off", "users", "trophy", "board", "up", "deck"),
    *(icon_of(good) for good in GOODS),
    *("any-good", "gold-card", "combat-card", "strength", "laurel", "mission", "explore-tile", "u-ship"),
    *(f"product-{shape}" for shape in ("square", "pentagon", "octagon")),
    *(f"era-{era}" for era in (1, 2, 3)),
    *(f"t-{terrain}" for terrain in ("field", "forest", "mine", "water")),
    *(f"u-{kind}" for kind in ("archer", "monarch", "dragoon", "cannon", "grenadier", "infantry")),
    *(f"b-{kind}" for kind in ("sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation", "church")),
    *("b-academy", "b-city", "b-capital", "b-palace"),
    *(f"a-{arch}" for arch in ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")),
    *(f"seat-{letter}" for letter in SEATS),
)


def title(lang: str) -> str:
    return title_of(MANIFEST.name, lang)


def own_tab(lang: str) -> str:
    return say(lang, "bi-tab-map")


def story_tab(lang: str) -> str:
    return ""


def where(scene: Scene) -> str:
    data = data_of(scene.view)
    if data["over"]:
        return say(scene.lang, "bi-where-over")
    if not data["round"]:
        return say(scene.lang, "bi-where-setup")
    if data["last_round"]:
        return say(scene.lang, "bi-where-last", round=data["round"])
    return say(scene.lang, "bi-where", era=data["era"], round=data["round"])


def done(scene: Scene, seat: int) -> bool:
    """Turns follow one another; what is chosen at the same time is chosen in secret, and the frame tells that."""
    return False


@lru_cache(maxsize=1)
def defs() -> Markup:
    """Terrain, and a mention of every icon, so that the page's sprite has them all."""
    uses = [tag("use", href=f"#i-{name}") for name in ICONS]
    return tag("svg", tag("defs", terrain_defs(), *uses), class_="sprite", aria_hidden="true")


# ---------------------------------------------------------------- the main part
def main(scene: Scene) -> Markup:
    look = look_at(scene)
    coming = fights(look)
    own = look.own
    low = mine.board(look, own) if own is not None else everyone(look)
    others = _others(look) if own is not None else NOTHING
    return join([the_map(look, coming), side(look, coming), low, others])


def _others(look: Look) -> Markup:
    """For a phone's tab: the others' boards."""
    rows: list[Markup] = []
    for player in look.data["seats"]:
        seat = player["seat"]
        if seat != look.scene.seat:
            who = tag("h3", seat_mark(seat, look.letters[seat]), look.scene.names[seat], class_="h")
            rows.append(tag("li", who, mine.realm(look, player)))
    return (
        tag("section", tag("h2", look.say("bi-others")), tag("ul", *rows), class_="panel oth", id="others")
        if rows
        else NOTHING
    )


def everyone(look: Look) -> Markup:
    """A spectator sees all boards alike."""
    shown = [
        tag(
            "figure",
            tag(
                "figcaption",
                seat_mark(player["seat"], look.letters[player["seat"]]),
                tag("b", look.scene.names[player["seat"]]),
            ),
            mine.arches(look, player, still=True),
            class_="panel ev",
        )
        for player in look.data["seats"]
    ]
    return tag("div", *shown, class_=f"mine2 everyone n{len(shown)}")


# ---------------------------------------------------------------- around it
def beside(scene: Scene, seat: int) -> Markup:
    """Another seat's board, to be shown beside the own one."""
    look = look_at(scene)
    return tag("div", mine.realm(look, look.data["seats"][seat]), class_="bi besides")


def panel_stats(scene: Scene, seat: int) -> Markup:
    """Points as if scored now, goods, hands, units on the map; the way to the whole board."""
    player = data_of(scene.view)["seats"][seat]
    held = player["supply"]
    figures = [("laurel", sum(player["points"].values()))]
    figures += [(icon_of(good), held[good]) for good in GOODS if held.get(good)]
    figures += [("gold-card", player["gold_count"]), ("combat-card", player["combat_count"])]
    opens = _opener(scene, seat) if seat != scene.seat else NOTHING
    return join([_stats(tuple(figures), scene.lang), opens])


def _opener(scene: Scene, seat: int) -> Markup:
    label = say(scene.lang, "bi-open-board", name=scene.names[seat])
    return tag("button", icon("board"), type="button", class_="opener", data_mine=seat, title=label, aria_label=label)


@lru_cache(maxsize=8192)
def _stats(figures: tuple[tuple[str, int], ...], lang: str) -> Markup:
    shown: list[Markup] = []
    for kind, n in figures:
        name = say(lang, f"bi-stat-{kind}")
        shown.append(tag("span", icon(kind, name), str(n), title=name))
    return join(shown)


def loose(scene: Scene) -> Sequence[tuple[str, str]]:
    """Options without a spot on the board: end the turn, enough, none."""
    if scene.decision is None:
        return []
    marks = look_at(scene).marks
    return [(text, mark.label) for text, mark in marks.items() if mark.state != "no" and in_bar(read(text))]


def main_button(scene: Scene) -> tuple[str, str]:
    """`Attack F5`; nothing before that: most moves are sent at once."""
    if not scene.chosen:
        return "", ""
    return say(scene.lang, "bi-attack", at=read(scene.chosen).place.upper()), ""


def foreseen(kind: str) -> Literal["all", "chosen", "none"]:
    return "none"


def reading(scene: Scene) -> Markup | None:
    return None


def zoom(game: Game, card: str, lang: str) -> Markup | None:
    """One card or tile with all its words; None if there is no such thing."""
    return zoom_of(cast("BrazilImperial", game).pack, card, lang)
