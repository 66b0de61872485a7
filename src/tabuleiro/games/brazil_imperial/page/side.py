"""Beside the map of Brazil: Imperial: gallery, buildings, cities; what is open: a payment, a fight, a forecast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import SCHOOLS, Building, Entry, Painting
from tabuleiro.games.brazil_imperial.page.battle import battle, ended, foretold
from tabuleiro.games.brazil_imperial.page.choices import choices, listed
from tabuleiro.games.brazil_imperial.page.fight import Forecast
from tabuleiro.games.brazil_imperial.page.map import ways
from tabuleiro.games.brazil_imperial.page.marks import Data, Look, entry
from tabuleiro.games.brazil_imperial.pictures.paintings import painting_svg
from tabuleiro.games.brazil_imperial.words.effects import cost_words, entry_words
from tabuleiro.games.brazil_imperial.words.phrases import (
    cost_phrase,
    effects_phrase,
    icon_of,
    icons_phrase,
    production_phrase,
)

LAST_ERA: Final = 3
ALL_UNITS: Final = 5
ENEMY: Final = 1  # the Dutch, where one plays alone
PAID_WITH: Final = {"card": "gold-card", "monarch": "u-monarch", "discount": "close"}  # beside goods


def side(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    """What is open stands on top; the gallery gets smaller to make room for it."""
    found = (payment(look), battle(look), foretold(look, fights), choices(look))
    open_ = [part for part in found if part] or [part for part in (ended(look),) if part]
    css = classes("side", "busy" if open_ else "")
    parts = (*open_, ways(look, fights), gallery(look), buildings(look), cities(look), challenge(look))
    return tag("div", *parts, class_=css)


# ---------------------------------------------------------------- gallery
def gallery(look: Look) -> Markup:
    shown = [tag("li", _painting(look, entry(look.pack.paintings, name))) for name in look.data["gallery"] if name]
    left = look.data["painting_decks"]
    decks = join(
        [tag("span", tag("i", class_=f"sw {school}"), str(left.get(school, 0)), class_="dk") for school in SCHOOLS]
    )
    cap = tag("span", decks, class_="cap", title=look.say("bi-gallery-decks"))
    head = tag("h2", look.say("bi-gallery"), cap)
    return tag(
        "section", head, tag("ul", *shown, class_="gal", data_roving="gallery"), class_="panel g glr", id="gallery"
    )


def _painting(look: Look, painting: Painting) -> Markup:
    mark = look.one("paint", painting.id)
    name = look.name(painting)
    phrase = drawn.html(effects_phrase(painting.effects))
    points = tag("span", str(painting.vp), class_="vt") if painting.vp else NOTHING
    cost = drawn.html(icons_phrase(painting.cost)) if painting.cost else tag("span", look.say("bi-free"), class_="tiny")
    face = tag(
        "span",
        tag("span", painting_svg(painting.id), class_="fr"),
        points,
        tag("b", name, title=name),
        tag("span", phrase, tag("span", cost, class_="cst"), class_="row"),
        class_="face",
        aria_hidden="true",
    )
    css = classes("pt", painting.colour, "new" if f"painting {painting.id}" in look.scene.new else "")
    said = painting_said(look, painting)
    if mark is None:
        return tag("div", face, class_=css, data_card=painting.id, role="img", aria_label=said, tabindex="-1")
    note = tag("span", mark.note, class_="reason", aria_hidden="true") if mark.state == "no" and mark.note else NOTHING
    return tag(
        "button",
        mark.hidden,
        face,
        note,
        type="button",
        class_=classes(css or "", mark.css),
        data_card=painting.id,
        **mark.attributes,
    )


def painting_said(look: Look, painting: Painting) -> str:
    """The colour of its frame is a part of what it is."""
    return f"{card_said(look, painting)} {look.say(f'bi-school-{painting.colour}')}"


def cost_said(look: Look, icons: tuple[str, ...]) -> str:
    """`1 sugarcane or coffee and 2 gold`, or that it is free."""
    return cost_words(icons, look.lang) or look.say("bi-free")


def card_said(look: Look, entry_: Entry) -> str:
    """A name and all that it says."""
    return f"{look.name(entry_)}. {' '.join(entry_words(look.pack, entry_, look.lang))}"


# ---------------------------------------------------------------- buildings and cities
def buildings(look: Look) -> Markup:
    """Tile by tile with both faces; later eras are veiled."""
    tiles: dict[str, list[Building]] = {}
    for building in look.pack.buildings:
        tiles.setdefault(building.tile, []).append(building)
    shown = [
        tag("li", *_tile(look, tile, faces), class_=classes("bt", "late" if faces[0].era > look.data["era"] else ""))
        for tile, faces in tiles.items()
    ]
    head = tag("h2", look.say("bi-buildings"), tag("span", look.say("bi-either-face"), class_="cap"))
    return tag(
        "section", head, tag("ul", *shown, class_="bl", data_roving="buildings"), class_="panel g bld", id="buildings"
    )


def _tile(look: Look, tile: str, faces: list[Building]) -> list[Markup]:
    left = look.data["buildings_left"].get(tile, 0)
    cap = tag("span", icon(f"era-{faces[0].era}"), str(left), class_="cap", title=look.say("bi-left", n=left))
    return [cap, tag("span", *(_face(look, face) for face in faces), class_="two")]


def _face(look: Look, building: Building) -> Markup:
    mark = look.thing("build", building.id, look.name(building))
    name = look.name(building)
    cost = tag("span", drawn.html(icons_phrase(building.cost)), class_="oc")
    land = [icon(f"t-{terrain}", cls="land") for terrain in building.terrain[:1]]
    told = tag("span", drawn.html(production_phrase(building)), cost, class_="bn")
    inside = tag("span", icon(f"b-{building.id}"), *land, told, class_="face", aria_hidden="true")
    said = card_said(look, building)
    if mark is None:
        return tag(
            "span", inside, class_="bf", data_card=building.id, role="img", aria_label=said, tabindex="-1", title=name
        )
    return tag(
        "button",
        mark.hidden,
        inside,
        type="button",
        class_=classes("bf", mark.css),
        data_card=building.id,
        title=name,
        **mark.attributes,
    )


def cities(look: Look) -> Markup:
    stacks = look.data["city_stacks"]
    shown: list[Markup] = []
    for city, left in zip(look.data["cities"], stacks, strict=True):
        shown.append(
            tag("li", _city(look, city, left)) if city else tag("li", look.say("bi-cities-none"), class_="gone")
        )
    return tag(
        "section",
        tag("h2", look.say("bi-cities")),
        tag("ul", *shown, class_="ci", data_roving="cities"),
        class_="panel g cit",
        id="cities",
    )


def _city(look: Look, id_: str, left: int) -> Markup:
    city = entry(look.pack.cities, id_)
    mark = look.thing("found", id_, look.name(city))
    if mark is not None and mark.state == "no" and look.own:  # of all places the one where it could be (BI-16)
        crown = next((unit for unit in look.own["units"] if unit["kind"] == "monarch"), None)
        mark = look.marks.get(f"found {id_} at {crown['at']}", mark) if crown else mark
    name = look.name(city)
    told = tag("span", tag("b", name), drawn.html(cost_phrase(city.cost)), class_="cn")
    worth = tag("span", icon("laurel"), str(city.vp), class_="vpb")
    face = tag("span", icon("b-city", cls="l"), told, worth, class_="face", aria_hidden="true")
    said = f"{card_said(look, city)} {look.say('bi-city-left', n=left)}"
    if mark is None:
        return tag("div", face, class_="cx", data_card=id_, role="img", aria_label=said, tabindex="-1", title=said)
    return tag(
        "button",
        mark.hidden,
        face,
        type="button",
        class_=classes("cx", mark.css),
        data_card=id_,
        title=said,
        **mark.attributes,
    )


def challenge(look: Look) -> Markup:
    """Who plays alone sees what is to be met in one moment, and how many rounds are left (BI-52)."""
    if len(look.data["seats"]) > 1 or not look.data["round"] or not look.scenario:
        return NOTHING
    on_map = sum(unit["state"] == "map" for unit in look.data["seats"][0]["units"])
    seized = any(
        one["capital"] == ENEMY and any(unit["seat"] == 0 for unit in one["units"]) for one in look.hexes.values()
    )
    aims = (
        (look.data["era"] == LAST_ERA, look.say("bi-challenge-era")),
        (on_map == ALL_UNITS, look.say("bi-challenge-units", n=on_map, all=ALL_UNITS)),
        (seized, look.say("bi-challenge-capital")),
    )
    rows = [tag("li", icon("check", cls="ok") if met else tag("i", class_="todo"), said) for met, said in aims]
    cap = tag("span", look.say("bi-challenge-round", n=look.data["round"], last=look.scenario.rounds), class_="cap")
    head = tag("h2", look.say("bi-challenge"), cap)
    return tag("section", head, tag("ul", *rows, class_="aimed"), class_="panel g chal", id="challenge")


# ---------------------------------------------------------------- a payment
def payment(look: Look) -> Markup:
    """What was given so far, and the icons that are still due: goods are clicked where they lie."""
    open_: Data | None = look.data["payment"]
    if not open_:
        return NOTHING
    given = [_given(look, name) for name, n in open_["paid"].items() for _ in range(n)]
    credit = [_credit(look, name) for name, n in open_["credit"].items() for _ in range(n)]
    boxes = [_due(look, name, not i) for i, name in enumerate(open_["left"])]
    cap = tag("span", look.say("bi-pay-sum", paid=len(given), n=len(given) + len(boxes)), class_="cap")
    mine = open_["seat"] == look.scene.seat
    title = look.say("bi-pay") if mine else look.say("bi-pay-other", name=look.scene.names[open_["seat"]])
    head = tag("h2", icon("any-good"), tag("span", title), cap)
    said = tag("p", look.say("bi-pay-strict" if open_["trade"] else "bi-pay-how"), class_="small") if mine else NOTHING
    due = tag("ul", *given, *credit, *boxes, class_="due")
    return tag("section", head, due, said, listed(look), class_="panel g open pay", id="payment")


def _due(look: Look, name: str, now: bool) -> Markup:
    """An icon that is still due; they are paid one after the other."""
    label = cost_words((name,), look.lang)
    signs = [icon(icon_of(one)) for one in name.split("/")]
    current = {"class_": "now", "aria_current": "step"} if now else {}
    return tag("li", *signs, tag("span", label, class_="vh"), title=label, **current)


def _given(look: Look, name: str) -> Markup:
    """What has filled an icon, ticked."""
    what = look.say(f"bi-paid-{name}") if name in PAID_WITH else cost_words((name,), look.lang)
    label = look.say("bi-paid", what=what)
    signs = [icon(PAID_WITH.get(name) or icon_of(name)), icon("check", cls="ok")]
    return tag("li", *signs, tag("span", label, class_="vh"), class_="paid", title=label)


def _credit(look: Look, name: str) -> Markup:
    """What a monarch's exchange has brought and no icon has used yet."""
    label = look.say("bi-credit", what=cost_words((name,), look.lang))
    signs = [icon(icon_of(name)), icon("u-monarch", cls="ok")]
    return tag("li", *signs, tag("span", label, class_="vh"), class_="credit", title=label)
