"""Options of Brazil: Imperial without a place on the board, as a list in which each shows what it is about."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.tags import NOTHING, classes, tag
from tabuleiro.games.brazil_imperial.content.pack import ERAS, GOODS, Mission
from tabuleiro.games.brazil_imperial.page.marks import Look, Option, entry
from tabuleiro.games.brazil_imperial.rules.trade import TRADE_NAMES
from tabuleiro.games.brazil_imperial.words.effects import effects_words, entry_words, objectives_words
from tabuleiro.games.brazil_imperial.words.names import WORDS
from tabuleiro.games.brazil_imperial.words.phrases import (
    cost_phrase,
    effects_phrase,
    icon_of,
    icons_phrase,
    kind_of,
    objective_bits,
    palace_phrase,
    worth_of,
)
from tabuleiro.kit.words import by_id
from tabuleiro.web.panels import panel

KEEPING: Final = ("mission", "monarch")  # what is asked while missions are kept
BIG: Final = ("keep", "crown", "colour")  # cards to choose among: large
DRAWN: Final = (*BIG, "build", "found")  # told by what they show; the sentence is for who listens
REFUSED: Final = frozenset(("trade",))  # kinds of which the others are worth a look
THINGS: Final = {"deploy": "units", "manufacture": "products", "palace": "palaces"}  # kinds that ask for such things
ANY_GOOD: Final = frozenset((*GOODS, "any"))


def choices(look: Look) -> Markup:
    """With a heading of its own; while something is paid its panel has the list."""
    if look.kind in THINGS and not look.scene.part and not look.data["payment"]:
        return panel((look.say(f"bi-kit-{THINGS[look.kind]}"),), _things(look), css="g open choose", id_="choices")
    found = look.listed()
    if not found or look.data["payment"]:
        return NOTHING
    at = found[0].place.upper() if look.scene.part and look.first is None else ""
    only = len(found) == 1 == len(look.options)
    title = look.say("bi-choose-at", at=at) if at else look.say("bi-choose-only" if only else "bi-choose")
    head = (tag("span", title), clear(look) if at else NOTHING)
    return panel(head, kept(look), listed(look), css="g open choose", id_="choices")


def kept(look: Look) -> Markup:
    """What was chosen of the same before: on a phone it is to be seen nowhere else now."""
    if look.kind not in KEEPING or not look.own or not look.own["kept"]:
        return NOTHING
    names = [look.name(entry(look.pack.missions, name)) for name in look.own["kept"]]
    return tag("p", icon("check", cls="ok"), look.say("bi-kept", names=WORDS.listed(names, look.lang)), class_="kept")


def _things(look: Look) -> Markup:
    """What can be had, with name, price and worth; what cannot, with its reason."""
    rows: list[Markup] = []
    for verb, thing in dict.fromkeys((option.verb, option.thing) for option in (*look.options, *look.refused)):
        found = _thing(look, verb, thing)
        if found is not None:
            shown, mark, card = found
            why = tag("small", mark.note or mark.reason, class_="why") if mark.state == "no" else NOTHING
            rows.append(tag("li", mark.button(face(shown), why, css="b opt-b", data_card=card)))
    return tag("ul", *rows, class_="opts", data_roving="choices")


def _thing(look: Look, verb: str, thing: str) -> tuple[Markup, Mark, str] | None:
    """A unit, product or palace; None for an option without one."""
    pack = look.pack
    match verb:
        case "deploy":
            unit = look.units[thing]
            mark = look.thing("deploy", thing, look.name(unit))
            own = look.own["units"] if look.own else ()
            back = any(one["id"] == thing and one["state"] == "defeated" for one in own)
            price = drawn.html(cost_phrase(() if back else unit.cost))
            shown, card = _row(icon_of(kind_of(unit)), look.name(unit), price, points(unit.vp)), thing
        case "make":
            product = entry(pack.products, thing)
            mark = look.one("make", thing)
            price = drawn.html(cost_phrase(look.price(product)))
            shown = _row(f"product-{product.shape}", look.name(product), price, points(product.vp))
            card = f"product-{thing}"
        case "palace":
            palace = entry(pack.palaces, thing)
            mark = look.thing("palace", thing, look.name(palace))
            shown, card = _row("b-palace", look.name(palace), drawn.html(palace_phrase(palace))), f"palace-{thing}"
        case _:
            return None
    return (shown, mark, card) if mark else None


def _row(sign: str, name: str, *more: Markup) -> Markup:
    """A thing with its price, and perhaps its worth."""
    return tag("span", icon(sign), tag("b", name), *more, class_="bo")


def clear(look: Look) -> Markup:
    """Takes back what is selected."""
    said = look.say("bi-clear")
    return tag("button", icon("close"), type="button", class_="b plain", data_clear="", aria_label=said, title=said)


def listed(look: Look) -> Markup:
    """The options, then of the same kind what cannot be chosen, with its reason."""
    found = look.listed()
    if not found:
        return NOTHING
    big = all(option.verb in BIG for option in found)
    verbs = {option.verb for option in found} & REFUSED
    shown = [*found, *(option for option in look.refused if option.verb in verbs)]
    if verbs:  # each keeps its place from one trade to the next
        shown.sort(key=lambda option: TRADE_NAMES.index(option.thing))
    items = [tag("li", _item(look, option)) for option in shown]
    return tag("ul", *items, class_=classes("opts", "big" if big else ""), data_roving="choices")


def _item(look: Look, option: Option) -> Markup:
    mark = look.marks[option.text]
    sign = _face(look, option)
    why = tag("small", mark.note or mark.reason, class_="why") if mark.state == "no" else NOTHING
    text = tag("span", mark.label, why, class_="lb")
    card = _card(look, option)
    if option.verb in DRAWN:
        return mark.button(face(sign or text), css="b opt-b", data_card=card)
    css = classes("b", "opt-b", mark.css)
    return tag("button", sign, text, type="button", class_=css, data_card=card, **mark.attributes)


def _card(look: Look, option: Option) -> str | None:
    """What a closer look shows."""
    pack = look.pack
    cards = (*pack.missions, *pack.monarchs, *pack.gold_cards, *pack.combat_cards, *pack.paintings)
    return option.thing if option.thing in by_id(cards) else None


def _face(look: Look, option: Option) -> Markup:
    """A mission with its objectives, a monarch with the power, a board with its units; goods as icons."""
    pack, thing = look.pack, option.thing
    match option.verb:
        case "keep" if thing in by_id(pack.missions):
            return _mission(look, entry(pack.missions, thing))
        case "crown":
            monarch = entry(pack.monarchs, thing)
            head = tag("b", icon("u-monarch"), look.name(monarch))
            said = " ".join(effects_words(monarch, look.lang))
            return tag("span", head, drawn.html(effects_phrase(monarch.effects)), tag("small", said), class_="mc")
        case "colour":
            board = entry(pack.boards, thing)
            units = [icon(icon_of(kind_of(unit))) for unit in board.units]
            return tag("span", tag("b", look.name(board)), tag("span", *units, class_="fx"), class_="mc")
        case "found":
            city = entry(pack.cities, thing)
            return _row("b-city", look.name(city), drawn.html(icons_phrase(city.cost)))
        case "build":
            building = entry(pack.buildings, thing)
            return _row(f"b-{building.id}", look.name(building), drawn.html(icons_phrase(building.cost)))
        case "pay combat":
            return icon("combat-card")
    goods = [icon(icon_of(word)) for word in thing.split() if word in ANY_GOOD]
    return tag("span", *goods, class_="fx") if goods else NOTHING


def _mission(look: Look, mission: Mission) -> Markup:
    """Era, name, objectives as phrases, points; then in words, for who does not know the icons yet, what it asks for,
    and what the points are where they are a sum."""
    aims = [drawn.html((objective_bits(objective),)) for objective in mission.objectives]
    head = tag("b", icon(f"era-{mission.era}"), look.name(mission), points(worth_of(mission)))
    said = [f"{objectives_words(mission.objectives, look.lang)}."]
    if mission.era == ERAS[-1]:
        said += entry_words(look.pack, mission, look.lang)[1:]
    return tag("span", head, tag("span", *aims, class_="aims"), tag("small", " ".join(said)), class_="mc")


def points(worth: int | str) -> Markup:
    return tag("span", icon("laurel"), str(worth), class_="vpb")
