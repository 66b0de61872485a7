"""Options of Brazil: Imperial without a place on the board, as a list in which each shows what it is about."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS, Mission
from tabuleiro.games.brazil_imperial.page.marks import Look, Option, entry, read
from tabuleiro.games.brazil_imperial.words.phrases import by_id, effects_phrase, icon_of, icons_phrase, objective_bits

BIG: Final = ("keep", "crown", "colour")  # cards to choose among: large
DRAWN: Final = (*BIG, "build", "found")  # told by what they show; the sentence is for who listens
REFUSED: Final = frozenset(("trade",))  # kinds of which the others are worth a look
ANY_GOOD: Final = frozenset((*GOODS, "any"))


def choices(look: Look) -> Markup:
    """With a heading of its own; while something is paid its panel has the list."""
    found = look.listed()
    if not found or look.data["payment"]:
        return NOTHING
    at = found[0].place.upper() if look.scene.part and look.first is None else ""
    title = look.say("bi-choose-at", at=at) if at else look.say("bi-choose")
    clear = (
        tag("button", icon("close"), look.say("bi-clear"), type="button", class_="b plain", data_clear="")
        if at
        else NOTHING
    )
    head = tag("h2", tag("span", title), clear)
    return tag("section", head, listed(look), class_="panel g open choose", id="choices")


def listed(look: Look) -> Markup:
    """The options, then of the same kind what cannot be chosen, with its reason."""
    found = look.listed()
    if not found:
        return NOTHING
    big = all(option.verb in BIG for option in found)
    items = [tag("li", _item(look, option)) for option in found]
    verbs = {option.verb for option in found} & REFUSED
    refused = [read(text) for text, mark in look.marks.items() if mark.state == "no"]
    items += [tag("li", _item(look, option)) for option in refused if option.verb in verbs]
    return tag("ul", *items, class_=classes("opts", "big" if big else ""), data_roving="choices")


def _item(look: Look, option: Option) -> Markup:
    mark = look.marks[option.text]
    face = _face(look, option)
    card = _card(look, option)
    why = tag("small", mark.reason, class_="why") if mark.state == "no" else NOTHING
    text = tag("span", mark.label, why, class_="lb")
    inside = (
        tag("span", face or text, class_="face", aria_hidden="true") if option.verb in DRAWN else join([face, text])
    )
    named = mark.hidden if option.verb in DRAWN else NOTHING
    return tag(
        "button",
        named,
        inside,
        type="button",
        class_=classes("b", "opt-b", mark.css),
        data_card=card or None,
        **mark.attributes,
    )


def _card(look: Look, option: Option) -> str:
    """What a closer look shows."""
    for entries in (
        look.pack.missions,
        look.pack.monarchs,
        look.pack.gold_cards,
        look.pack.combat_cards,
        look.pack.paintings,
    ):
        if option.thing in by_id(entries):
            return option.thing
    return ""


def _face(look: Look, option: Option) -> Markup:
    """A mission with its objectives, a monarch with the power, a board with its units; goods as icons."""
    if option.verb == "keep" and option.thing in by_id(look.pack.missions):
        return mission_face(look, entry(look.pack.missions, option.thing))
    if option.verb == "crown":
        monarch = entry(look.pack.monarchs, option.thing)
        return tag(
            "span",
            tag("b", icon("u-monarch"), look.name(monarch)),
            drawn.html(effects_phrase(monarch.effects)),
            class_="mc",
        )
    if option.verb == "colour":
        board = entry(look.pack.boards, option.thing)
        units = [icon(icon_of(unit.kind)) for unit in board.units]
        return tag("span", tag("b", look.name(board)), tag("span", *units, class_="fx"), class_="mc")
    if option.verb in ("build", "found"):
        return _built(look, option)
    goods = [word for word in option.thing.split() if word in ANY_GOOD]
    if option.verb == "pay" and "combat" in option.thing:
        return icon("combat-card")
    return tag("span", *(icon(icon_of(good)) for good in goods), class_="fx") if goods else NOTHING


def _built(look: Look, option: Option) -> Markup:
    """A building or city with its cost, in a list of what fits on one hex."""
    if option.verb == "found":
        city = entry(look.pack.cities, option.thing)
        sign, name, cost = "b-city", look.name(city), city.cost
    else:
        building = entry(look.pack.buildings, option.thing)
        sign, name, cost = f"b-{building.id}", look.name(building), building.cost
    return tag("span", icon(sign), tag("b", name), drawn.html(icons_phrase(cost)), class_="bo")


def mission_face(look: Look, mission: Mission) -> Markup:
    """Era, name, objectives as phrases, points."""
    aims = [drawn.html((objective_bits(objective),)) for objective in mission.objectives]
    worth = tag("span", icon("laurel"), worth_of(mission), class_="vpb")
    return tag(
        "span",
        tag("b", icon(f"era-{mission.era}"), look.name(mission), worth),
        tag("span", *aims, class_="aims"),
        class_="mc",
    )


def worth_of(mission: Mission) -> str:
    """Era III scores each objective."""
    return f"{len(mission.objectives)}×{mission.vp}" if mission.era == 3 else str(mission.vp)
