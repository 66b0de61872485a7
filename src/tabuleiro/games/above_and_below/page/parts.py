"""Parts of the table page of Above and Below: offers, who is for hire, reputation, villagers by area, goods."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn_phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.page.marks import RESTING, Look, say
from tabuleiro.games.above_and_below.pictures.cards import offer_face, offer_svg
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.view_data import RowData, SeatData
from tabuleiro.games.above_and_below.words.effects import building_words, villager_words
from tabuleiro.games.above_and_below.words.names import WORDS, building_name, buildings, full_name, one_of, villagers
from tabuleiro.games.above_and_below.words.phrases import pair_text, skills, wares_phrase

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

ROWS: Final = ("houses", "outposts", "keys", "stars")
EXCHANGED: Final = ("houses", "outposts")  # rows with a deck
AREAS: Final = ("ready", "exhausted", "injured")
SPECIAL: Final = {"keys": "key-house", "stars": "star-house"}


# ---------------------------------------------------------------- offers
def offers(look: Look, narrow: bool) -> Markup:
    """Four rows of buildings; beside an encounter the special ones are two buttons that open."""
    folded = [row for row in SPECIAL if look.data["offers"][row] and _folds(look, row, narrow)]
    shown = [_row(look, row) for row in ROWS if row not in folded and (row in EXCHANGED or look.data["offers"][row])]
    if folded:
        shown.append(_special(look, folded))
    return tag(
        "section", *shown, class_="panel mkt", id="offers", data_roving="offers", aria_label=look.say("ab-offers")
    )


def _folds(look: Look, row: str, narrow: bool) -> bool:
    """Star houses are far off for most of a play: they fold until one is in reach; key houses only beside a story.
    Presents are chosen on the story's own page."""
    marks = [look.offer_mark(card) for card in look.data["offers"][row]]
    in_reach = any(mark is not None and mark.state != "no" for mark in marks)
    return (not in_reach or look.kind == "gift") and (narrow or row == "stars")


def _row(look: Look, row: str) -> Markup:
    cards: list[str] = look.data["offers"][row]
    left = NOTHING
    if row in EXCHANGED:
        left = tag("span", icon("deck"), str(look.data["decks"][row]), class_="cap", title=look.say("ab-deck-left"))
    head = tag("h2", look.say(f"ab-{row}"), left, _exchange(look, row), class_="h")
    tiles = [tag("li", _tile(look, card), id=f"offer-{card}") for card in cards]
    if not tiles:
        tiles = [tag("li", look.say("ab-none-left"), class_="small muted")]
    return tag("div", head, tag("ul", *tiles), class_=f"row r-{row} c{len(cards)}")


def _exchange(look: Look, row: str) -> Markup:
    """The free action that brings four new ones."""
    mark = look.marks.get(f"exchange {row}")
    if mark is None:
        return NOTHING
    inside = (mark.hidden, tag("span", icon("refill"), "1", icon("coin"), aria_hidden="true", class_="fx"))
    return tag("button", *inside, type="button", class_=f"ex {mark.css}", title=mark.said, **mark.attributes)


def presents(look: Look) -> Markup:
    """Buildings that may be had as a present, to be chosen where the story is read."""
    cards = [mark.action.partition(" ")[2] for mark in look.beginning("gift") if mark.state != "no"]
    tiles = [tag("li", _tile(look, card)) for card in cards]
    return tag("ul", *tiles, class_="presents", data_roving="presents") if tiles else NOTHING


def _tile(look: Look, card: str) -> Markup:
    mark = look.offer_mark(card)
    picture = offer_svg(offer_face(look.game, card))
    said = offer_said(look.game, card, look.lang)
    new = "new" if f"offer {card}" in look.scene.new else ""
    if mark is None:
        name = {"role": "img", "aria_label": said, "tabindex": "-1", "title": said}
        return tag("div", picture, class_=classes("mk", new), data_card=card, **name)
    css = classes("mk", mark.css, new)
    return tag(
        "button", mark.hidden, picture, _chip(mark), type="button", class_=css, data_card=card, **mark.attributes
    )


def _chip(mark: Mark) -> Markup:
    """The reason on the thing itself, where it is about this one alone; what bars them all the action says once."""
    return tag("span", mark.note, class_="reason", aria_hidden="true") if mark.state == "no" and mark.note else NOTHING


@lru_cache(maxsize=2048)
def offer_said(game: AboveAndBelow, card: str, lang: str) -> str:
    """`Sunday Market, costs 7: ...`"""
    cost = buildings(game)[card].cost
    does = " ".join(building_words(game, card, lang))
    return say(lang, "ab-offer-said", name=building_name(game, card, lang), cost=cost, does=does)


@lru_cache(maxsize=2048)
def villager_said(game: AboveAndBelow, villager: str, lang: str) -> str:
    """`Berta the Carpenter. Can build. Lanterns: ...`"""
    does = " ".join(villager_words(game, villager, lang))
    return say(lang, "ab-villager-said", name=full_name(game, villager, lang), does=does)


def _special(look: Look, rows: Sequence[str]) -> Markup:
    """Key and star houses as buttons, each with a list to look at."""
    parts: list[Markup] = []
    for row in rows:
        sign = SPECIAL[row]
        cards: list[str] = look.data["offers"][row]
        tiles = [tag("li", _tile(look, card)) for card in cards]
        said = look.say(f"ab-{row}-count", n=len(cards))
        named = {"title": said, "aria_label": said}
        inside = (icon(sign), str(len(cards)))
        parts.append(tag("button", *inside, type="button", class_="b", popovertarget=f"special-{row}", **named))
        head = tag("h3", look.say(f"ab-{row}"), class_="h")
        parts.append(tag("div", head, tag("ul", *tiles), class_="panel special", id=f"special-{row}", popover="auto"))
    return tag("div", tag("h2", look.say("ab-special"), class_="h"), *parts, class_="ks")


# ---------------------------------------------------------------- for hire
def hire(look: Look) -> Markup:
    head = tag("h2", look.say("ab-hire"), class_="h", title=look.say("ab-hire-deck", n=look.data["decks"]["villagers"]))
    spaces = [tag("li", _hired(look, space), class_="sp") for space in look.data["row"]]
    return tag("div", head, tag("ul", *spaces, data_roving="hire"), class_="hire", id="hire")


def _hired(look: Look, space: RowData) -> Markup:
    villager, cost = space["villager"], space["cost"]
    coin = tag("span", icon("coin"), str(cost), class_="hc")
    if not villager:
        return tag(
            "span",
            tag("span", class_="gap"),
            coin,
            class_="vh1",
            role="img",
            aria_label=look.say("ab-hire-gap", cost=cost),
        )
    who = villagers(look.game)[villager]
    marks = [tag("span", *map(icon, skills(who)), class_="sk")]
    inside = join([bust_svg(look.game, villager, 42), coin, *marks, lantern_pairs(who.lanterns)])
    said = look.say("ab-hire-said", cost=cost, who=villager_said(look.game, villager, look.lang))
    mark = look.marks.get(f"train {villager}")
    new = "new" if f"row {villager}" in look.scene.new else ""
    if mark is None:
        name = {"role": "img", "aria_label": said, "tabindex": "-1", "title": said}
        return tag("div", inside, class_=classes("vh1", new), data_card=villager, **name)
    face = tag("span", inside, _chip(mark), class_="face", aria_hidden="true")
    css = classes("vh1", mark.css, new)
    return tag("button", mark.hidden, face, type="button", class_=css, data_card=villager, **mark.attributes)


@lru_cache(maxsize=256)
def lantern_pairs(pairs: tuple[tuple[int, int], ...]) -> Markup:
    """`4+` with that many lanterns, pair by pair."""
    shown = [tag("span", tag("b", pair_text(face)), *([icon("lantern")] * n), class_="lp") for face, n in pairs]
    return tag("span", *shown, class_="pr", aria_hidden="true")


# ---------------------------------------------------------------- reputation
def reputation(look: Look) -> Markup:
    """From the surface to the deep; markers of several seats share a space."""
    tracks = look.game.pack.tracks
    spaces: list[Markup] = []
    for i, points in enumerate(tracks.reputation):
        value = tracks.lowest + i
        here = [player["seat"] for player in look.data["seats"] if player["reputation"] == value]
        marks = [
            tag(
                "span",
                seat_mark(seat, look.letters[seat], look.scene.names[seat], "s20"),
                id=f"rep-{seat}",
                data_vt=f"rep-{seat}",
            )
            for seat in here
        ]
        text = str(value).replace("-", "−")
        css = classes("z" if value == 0 else "", f"n{len(here)}" if here else "")
        title = look.say("ab-rep-space", value=value, points=points)
        spaces.append(tag("li", *marks, tag("span", text, class_="n"), class_=css, title=title))
    head = tag(
        "h2",
        icon("reputation"),
        look.say("ab-reputation"),
        tag("span", look.say("ab-rep-way"), class_="cap"),
        class_="h",
    )
    return tag("div", head, tag("ol", *spaces, class_="rep"), class_="rp", id="reputation")


# ---------------------------------------------------------------- villagers
def areas(look: Look, own: SeatData) -> Markup:
    """Ready, exhausted and injured; who is under way is on the encounter's page."""
    found = {area: [one for one in own["villagers"] if one["state"] == area] for area in AREAS}
    parts: list[Markup] = []
    for area, who in found.items():
        cap = look.say("ab-beds", n=own["beds"]) if area == "exhausted" else ""
        count = tag("span", str(len(who)), f" · {cap}" if cap else "", class_="cap")
        head = tag("h2", icon(area), look.say(f"ab-area-{area}"), count)
        listed = tag("ul", *(villager_item(look, one["id"]) for one in who), data_roving=area)
        parts.append(tag("div", head, listed, class_=f"panel {area} w{min(len(who), 6)}", id=f"area-{area}"))
    many = "crowd" if len(own["villagers"]) > 6 else ""
    return tag("section", *parts, class_=classes("areas", many), aria_label=look.say("ab-villagers"))


def villager_item(look: Look, villager: str, extra: Markup = NOTHING, where: str = "v", travels: bool = True) -> Markup:
    """A villager as a button if it can be named, with small buttons for what can be done to it in a rest; `travels`: it
    is this one that is seen to move, as an injured explorer is on the page twice."""
    who = villagers(look.game)[villager]
    mark = look.villager_mark(villager)
    rests = [look.marks[f"{way} {villager}"] for way in RESTING if f"{way} {villager}" in look.marks]
    name = tag("b", look.name(villager))
    told = tag(
        "span", name, tag("span", *map(icon, skills(who)), class_="sk"), lantern_pairs(who.lanterns), class_="vb"
    )
    face = join([bust_svg(look.game, villager), told, extra])
    said = villager_said(look.game, villager, look.lang)
    css = classes("vl", mark.css if mark else "", "new" if f"villager {villager}" in look.scene.new else "")
    base = {"data_card": villager, "data_vt": f"v-{villager}" if travels else None}
    if mark is None:
        piece = tag("div", face, class_=css, role="img", aria_label=said, tabindex="-1", title=said, **base)
    else:
        inside = tag("span", face, class_="face", aria_hidden="true")
        piece = tag("button", mark.hidden, inside, type="button", class_=css, title=said, **base, **mark.attributes)
    return tag("li", piece, _rest_buttons(rests), id=f"{where}-{villager}")


def villager_face(look: Look, villager: str, state: str) -> Markup:
    """Of another seat: who it is and how they are."""
    who = villagers(look.game)[villager]
    said = f"{villager_said(look.game, villager, look.lang)} {look.say(f'ab-area-{state}')}."
    sign = NOTHING if state == "ready" else icon({"sent": "ac-explore"}.get(state, state), cls="st")
    told = tag(
        "span",
        tag("b", look.name(villager)),
        tag("span", *map(icon, skills(who)), class_="sk"),
        lantern_pairs(who.lanterns),
        class_="vb",
    )
    face = tag(
        "div", bust_svg(look.game, villager, 34), told, sign, class_="vl", role="img", aria_label=said, title=said
    )
    return tag("li", face)


def _rest_buttons(marks: Sequence[Mark]) -> Markup:
    """Potion, cider, bed: only those that would help."""
    shown = [
        tag(
            "button",
            mark.hidden,
            icon(mark.action.partition(" ")[0]),
            type="button",
            class_=f"rb {mark.css}",
            title=mark.said,
            **mark.attributes,
        )
        for mark in marks
        if mark.state != "no"
    ]
    return tag("span", *shown, class_="rbs") if shown else NOTHING


# ---------------------------------------------------------------- goods
def goods(look: Look, own: SeatData) -> Markup:
    head = tag("h2", tag("span", look.say("ab-goods")), supply(look, own))
    return tag("section", head, track(look, own), class_="panel gds", id="goods")


def track(look: Look, own: SeatData) -> Markup:
    """Eight spaces: points of each good, the good and how many, the income."""
    tracks = look.game.pack.tracks
    filled = own["track"]
    spaces: list[Markup] = []
    for i, points in enumerate(tracks.advancement):
        here = filled[i] if i < len(filled) else None
        income = tracks.income[i + 1]
        good = tag("span", icon(here["ware"]), tag("b", f"×{here['n']}")) if here else NOTHING
        said = look.say(
            "ab-track-said",
            space=i + 1,
            points=points,
            income=income,
            things=WORDS.counted({here["ware"]: here["n"]}, look.lang) if here else "",
            n=here["n"] if here else 0,
        )
        css = classes(
            "f" if here else "", "cur" if here and i == len(filled) - 1 else "", "next" if i == len(filled) else ""
        )
        inside = tag(
            "span",
            tag("span", str(points), icon("vp"), class_="gv"),
            tag("span", good, class_="gg"),
            tag("span", icon("income"), str(income), class_="gi"),
            class_="space",
            aria_hidden="true",
        )
        spaces.append(tag("li", inside, tag("span", said, class_="vh"), class_=css, title=said))
    return tag("ol", *spaces, class_="gt")


def supply(look: Look, own: SeatData) -> Markup:
    """Coins and wares, with what can be done with each; then the sale circle."""
    coins = tag("span", str(own["coins"]), icon("coin", look.say("ab-coins")), class_="fx sup", id="own-coins")
    wares = [_ware(look, ware, own["supply"][ware]) for ware in WARES if own["supply"].get(ware)]
    return tag("span", coins, *wares, _sale(look, own), class_="keep", data_roving="supply")


def _ware(look: Look, ware: str, n: int) -> Markup:
    shown = tag("span", str(n), icon(ware, look.ware(ware)), class_="fx")
    stake = look.marks.get(f"stake {ware}")
    if stake is not None and stake.state != "no":
        return tag("button", stake.hidden, shown, type="button", class_=f"sup rb {stake.css}", **stake.attributes)
    buttons: list[Markup] = []
    for verb, sign in (("place", "slip"), ("sell", "for-sale")):
        mark = look.marks.get(f"{verb} {ware}")
        if mark is not None and mark.state != "no":
            buttons.append(
                tag(
                    "button",
                    mark.hidden,
                    icon(sign),
                    type="button",
                    class_=f"rb {mark.css}",
                    title=mark.said,
                    **mark.attributes,
                )
            )
    return tag("span", shown, *buttons, class_="sup", id=f"supply-{ware}")


def _sale(look: Look, own: SeatData) -> Markup:
    ware = own["sale"]
    said = look.say("ab-sale-own", ware=one_of(ware, look.lang)) if ware else look.say("ab-sale-none")
    inside = icon(ware) if ware else icon("for-sale")
    mark = look.marks.get("take back")
    css = classes("circle", "" if ware else "empty")
    if mark is None or mark.state == "no":
        return tag("span", inside, class_=css, role="img", aria_label=said, title=said)
    return tag(
        "button", mark.hidden, inside, type="button", class_=f"{css} {mark.css}", title=mark.said, **mark.attributes
    )


def sales(look: Look) -> Markup:
    """What the others have put up: each can be asked for once a turn."""
    parts: list[Markup] = []
    for player in look.data["seats"]:
        seat, ware = player["seat"], player["sale"]
        if not ware or seat == look.scene.seat:
            continue
        said = look.say("ab-sale-other", name=look.scene.names[seat], ware=one_of(ware, look.lang))
        inside = join([seat_mark(seat, look.letters[seat], cls="s18"), icon(ware), icon("for-sale", cls="tagged")])
        mark = look.marks.get(f"buy from {seat}")
        if mark is None:
            parts.append(tag("span", inside, class_="sale", role="img", aria_label=said, title=said, id=f"sale-{seat}"))
            continue
        face = tag("span", inside, class_="face", aria_hidden="true")
        parts.append(
            tag(
                "button",
                mark.hidden,
                face,
                type="button",
                class_=f"sale {mark.css}",
                title=mark.said,
                id=f"sale-{seat}",
                **mark.attributes,
            )
        )
    return tag("div", *parts, class_="sales", data_roving="sales") if parts else NOTHING


def supply_line(player: SeatData) -> Markup:
    """Another seat's coins and wares."""
    phrase = (
        (drawn_phrases.Bit("number", str(player["coins"])), drawn_phrases.Bit("icon", "coin")),
        *wares_phrase(player["supply"]),
    )
    return join([drawn_phrases.html((part,)) for part in phrase])
