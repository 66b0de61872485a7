"""Beside the map of Brazil: Imperial: gallery, buildings, cities; what is open: a payment, a fight, a forecast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.tags import NOTHING, classes, tag
from tabuleiro.games.brazil_imperial.content.pack import ERAS, SCHOOLS, Building, City, Entry, Painting
from tabuleiro.games.brazil_imperial.page.battle import battle, ended, foretold
from tabuleiro.games.brazil_imperial.page.choices import choices, listed, points
from tabuleiro.games.brazil_imperial.page.fight import Forecast
from tabuleiro.games.brazil_imperial.page.map import ways
from tabuleiro.games.brazil_imperial.page.marks import Look, entry
from tabuleiro.games.brazil_imperial.page.zoom import CROWNED, crown_of, crowned
from tabuleiro.games.brazil_imperial.pictures.paintings import painting_svg
from tabuleiro.games.brazil_imperial.rules.codes import UNITS
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import WORDS, cost_words
from tabuleiro.games.brazil_imperial.words.phrases import cost_phrase, effects_phrase, icon_of, icons_phrase
from tabuleiro.kit.shelf import about
from tabuleiro.web.panels import cap, panel

ENEMY: Final = 1  # the Dutch, where one plays alone
PAID_WITH: Final = {"card": "gold-card", "monarch": "u-monarch", "discount": "close"}  # beside goods


def side(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    """What is open lies over the gallery, so that nothing moves; before the game the gallery makes room for it."""
    open_ = payment(look) + battle(look) + foretold(look, fights) + choices(look) or ended(look)
    over = open_ + ways(look, fights)
    if over:
        over = tag("div", over, class_="over")
    parts = (over, gallery(look), buildings(look), cities(look), challenge(look))
    return tag("div", *parts, class_=classes("side", "busy" if open_ and not look.data["round"] else ""))


def _offer(
    mark: Mark | None, shown: Markup, said: str, css: str, card: str, element: str = "div", title: str | None = None
) -> Markup:
    """Something that everybody may take: a button if it can be chosen, else a picture."""
    if mark is not None:
        return mark.button(shown, css=css, data_card=card, title=title)
    named = {"role": "img", "aria_label": said, "tabindex": "-1"}
    return tag(element, shown, class_=css, data_card=card, **named, title=title)


# ---------------------------------------------------------------- gallery
def gallery(look: Look) -> Markup:
    paintings = [entry(look.pack.paintings, name) for name in look.data["gallery"] if name]
    shown = [tag("li", _painting(look, one), data_spot=f"painting {one.id}") for one in paintings]
    left = look.data["painting_decks"]
    decks = [tag("span", tag("i", class_=f"sw {school}"), str(left.get(school, 0)), class_="dk") for school in SCHOOLS]
    head = (look.say("bi-gallery"), cap(*decks, title=look.say("bi-gallery-decks")))
    hung = tag("ul", *shown, class_="gal", data_roving="gallery", data_spot="gallery")
    return panel(head, hung, css="g glr", id_="gallery")


def _painting(look: Look, painting: Painting) -> Markup:
    mark = look.one("paint", painting.id)
    name = look.name(painting)
    cost = drawn.html(icons_phrase(painting.cost)) if painting.cost else tag("span", look.say("bi-free"), class_="tiny")
    row = tag("span", drawn.html(effects_phrase(painting.effects)), tag("span", cost, class_="cst"), class_="row")
    shown = face(
        tag("span", painting_svg(painting.id), class_="fr"),
        tag("span", str(painting.vp), class_="vt") if painting.vp else NOTHING,
        tag("b", name, title=name),
        row,
    )
    css = f"pt {painting.colour}" + (" new" if f"painting {painting.id}" in look.scene.new else "")
    return _offer(mark, shown + (mark.chip if mark else NOTHING), painting_said(look, painting), css, painting.id)


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
    shown: list[Markup] = []
    for tile, faces in tiles.items():
        era, left = faces[0].era, look.data["buildings_left"].get(tile, 0)
        there = cap(icon(f"era-{era}"), str(left), title=look.say("bi-left", n=left))
        both = tag("span", *(_face(look, building) for building in faces), class_="two")
        shown.append(tag("li", there, both, class_=classes("bt", "late" if era > look.data["era"] else "")))
    head = (look.say("bi-buildings"), cap(look.say("bi-either-face")))
    return panel(head, tag("ul", *shown, class_="bl", data_roving="buildings"), css="g bld", id_="buildings")


def _face(look: Look, building: Building) -> Markup:
    """With what the viewer's monarch makes of it, while that lasts."""
    name, card = look.name(building), building.id
    mark = look.thing("build", building.id, name)
    own = look.own
    crown = crown_of(look.pack, building.id, own["monarch"]) if own else None
    if own and crown is not None and own["monarch_used"] < crown.n:
        building, card = crowned(building, crown), f"{building.id}{CROWNED}{own['monarch']}"
    cost = tag("span", drawn.html(icons_phrase(building.cost)), class_="oc")
    land = [icon(f"t-{terrain}", cls="land") for terrain in building.terrain]
    ground = WORDS.listed([look.say(f"bi-terrain-{terrain}") for terrain in building.terrain], look.lang, "or")
    named = tag("b", name, tag("small", ground), class_="bnm")  # a phone has room for it
    told = tag("span", named, drawn.html(cost_phrase(building.production)), cost, class_="bn")
    shown = face(icon(f"b-{building.id}"), *land, told)
    return _offer(mark, shown, card_said(look, building), "bf", card, "span", name)


def cities(look: Look) -> Markup:
    shown: list[Markup] = []
    for name, left in zip(look.data["cities"], look.data["city_stacks"], strict=True):
        if name:
            shown.append(tag("li", _city(look, entry(look.pack.cities, name), left), data_spot=f"city {name}"))
        else:
            shown.append(tag("li", look.say("bi-cities-none"), class_="gone"))
    rows = tag("ul", *shown, class_="ci", data_roving="cities")
    return panel((look.say("bi-cities"),), rows, css="g cit", id_="cities")


def _city(look: Look, city: City, left: int) -> Markup:
    name = look.name(city)
    mark = look.thing("found", city.id, name)
    if mark is not None and mark.state == "no" and look.own:  # of all places the one where it could be (BI-16)
        crown = next((unit for unit in look.own["units"] if unit["kind"] == "monarch"), None)
        mark = look.marks.get(f"found {city.id} at {crown['at']}", mark) if crown else mark
    told = tag("span", tag("b", name), drawn.html(cost_phrase(city.cost)), class_="cn")
    said = f"{card_said(look, city)} {look.say('bi-city-left', n=left)}"
    return _offer(mark, face(icon("b-city", cls="l"), told, points(city.vp)), said, "cx", city.id, title=said)


def challenge(look: Look) -> Markup:
    """Who plays alone is told of it, then sees what is to be met in one moment and how many rounds are left (BI-52)."""
    data = look.data
    if len(data["seats"]) > 1 or not look.scenario:
        return NOTHING
    if not data["round"]:
        return tag("p", about(look.game.name, look.lang)("alone"), class_="panel g chal small", id="challenge")
    on_map = sum(unit["state"] == "map" for unit in data["seats"][0]["units"])
    capitals = [one for one in look.hexes.values() if one["capital"] == ENEMY]
    seized = any(unit["seat"] == 0 for one in capitals for unit in one["units"])
    aims = (
        (data["era"] == ERAS[-1], look.say("bi-challenge-era")),
        (on_map == UNITS, look.say("bi-challenge-units", n=on_map, all=UNITS)),
        (seized, look.say("bi-challenge-capital")),
    )
    rows = [tag("li", icon("check", cls="ok") if met else tag("i", class_="todo"), said) for met, said in aims]
    rounds = cap(look.say("bi-challenge-round", n=data["round"], last=look.scenario.rounds))
    head = (look.say("bi-challenge"), rounds)
    return panel(head, tag("ul", *rows, class_="aimed"), css="g chal", id_="challenge")


# ---------------------------------------------------------------- a payment
def payment(look: Look) -> Markup:
    """What was given so far, and the icons that are still due: goods are clicked where they lie."""
    due = look.data["payment"]
    if not due:
        return NOTHING
    given = [_given(look, name) for name, n in due["paid"].items() for _ in range(n)]
    credit = [_credit(look, name) for name, n in due["credit"].items() for _ in range(n)]
    boxes = [_due(look, name, not i) for i, name in enumerate(due["left"])]
    mine = due["seat"] == look.scene.seat
    title = look.say("bi-pay") if mine else look.say("bi-pay-other", name=look.scene.names[due["seat"]])
    paid = cap(look.say("bi-pay-sum", paid=len(given), n=len(given) + len(boxes)))
    said = tag("p", look.say("bi-pay-strict" if due["trade"] else "bi-pay-how"), class_="small") if mine else NOTHING
    row = tag("ul", *given, *credit, *boxes, class_="due")
    head = (icon("any-good"), tag("span", title), paid)
    return panel(head, row, said, listed(look), css="g open pay", id_="payment")


def _due(look: Look, name: str, now: bool) -> Markup:
    """An icon that is still due; they are paid one after the other."""
    label = cost_words((name,), look.lang)
    signs = [icon(icon_of(one)) for one in name.split("/")]
    current = {"class_": "now", "aria_current": "step"} if now else {}
    return tag("li", *signs, tag("span", label, class_="vh"), title=label, **current)


def _given(look: Look, name: str) -> Markup:
    """What has filled an icon, ticked."""
    what = look.say(f"bi-paid-{name}") if name in PAID_WITH else cost_words((name,), look.lang)
    return _filled(PAID_WITH.get(name) or icon_of(name), "check", look.say("bi-paid", what=what), "paid")


def _credit(look: Look, name: str) -> Markup:
    """What a monarch's exchange has brought and no icon has used yet."""
    label = look.say("bi-credit", what=cost_words((name,), look.lang))
    return _filled(icon_of(name), "u-monarch", label, "credit")


def _filled(sign: str, by: str, label: str, css: str) -> Markup:
    return tag("li", icon(sign), icon(by, cls="ok"), tag("span", label, class_="vh"), class_=css, title=label)
