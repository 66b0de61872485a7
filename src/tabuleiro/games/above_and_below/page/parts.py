"""Parts of the table page of Above and Below: offers, who is for hire, reputation, villagers by area, goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.above_and_below.content.pack import WARES, Villager
from tabuleiro.games.above_and_below.page.marks import RESTING, Look, say
from tabuleiro.games.above_and_below.pictures.cards import offer_face, offer_svg
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import RowData, SeatData, VillagerData
from tabuleiro.games.above_and_below.words.effects import building_words, villager_words
from tabuleiro.games.above_and_below.words.names import (
    WORDS,
    building_name,
    buildings,
    full_name,
    one_of,
    tile_name,
    villagers,
)
from tabuleiro.games.above_and_below.words.phrases import pair_text, skills, wares_phrase
from tabuleiro.web.panels import cap, panel, picture_of, piece

ROWS: Final = ("houses", "outposts", "keys", "stars")
EXCHANGED: Final = ("houses", "outposts")  # rows with a deck
AREAS: Final = ("ready", "exhausted", "injured")
SPECIAL: Final = {"stars": "star-house"}


# ---------------------------------------------------------------- offers
def offers(look: Look) -> Markup:
    """Four rows of buildings; star houses that are far off are a button that opens."""
    folded = {row: cards for row in SPECIAL if (cards := _folded(look, row))}
    open_ = {row: [card for card in look.data["offers"][row] if card not in folded.get(row, ())] for row in ROWS}
    shown = [_row(look, row, cards) for row, cards in open_.items() if cards or row in EXCHANGED]
    if folded:
        shown.append(_special(look, folded))
    named = {"id": "offers", "data_roving": "offers", "aria_label": look.say("ab-offers")}
    return tag("section", *shown, class_="panel mkt", **named)


def _folded(look: Look, row: str) -> list[str]:
    """Star houses are far off for most of a play: each folds until it is in reach. Presents are chosen on the page of
    the story."""
    cards: list[str] = look.data["offers"][row]
    marks = {card: look.offer_mark(card) for card in cards} if look.kind != "gift" else {}
    near = [card for card, mark in marks.items() if mark is not None and mark.state != "no"]
    return [card for card in cards if card not in near]


def _row(look: Look, row: str, cards: Sequence[str]) -> Markup:
    left = NOTHING
    if row in EXCHANGED:
        left = cap(icon("deck"), str(look.data["decks"][row]), title=look.say("ab-deck-left"))
    head = tag("h2", look.say(f"ab-{row}"), left, _exchange(look, row), class_="h")
    tiles = [tag("li", _tile(look, card), id=f"offer-{card}", data_spot=f"offer {card}") for card in cards]
    if not tiles:
        tiles = [tag("li", look.say("ab-none-left"), class_="small muted")]
    return tag("div", head, tag("ul", *tiles), class_=f"row r-{row} c{len(cards)}", data_spot=f"offers {row}")


def _exchange(look: Look, row: str) -> Markup:
    """The free action that brings four new ones."""
    mark = look.marks.get(f"exchange {row}")
    if mark is None:
        return NOTHING
    price = tag("span", icon("refill"), "1", icon("coin"), aria_hidden="true", class_="fx")
    return mark.button(price, css="ex", title=mark.said)


def presents(look: Look) -> Markup:
    """Buildings that may be had as a present, to be chosen where the story is read."""
    cards = [mark.action.partition(" ")[2] for mark in look.beginning("gift") if mark.state != "no"]
    tiles = [tag("li", _tile(look, card)) for card in cards]
    return tag("ul", *tiles, class_="presents", data_roving="presents") if tiles else NOTHING


def _tile(look: Look, card: str) -> Markup:
    mark = look.offer_mark(card)
    picture = offer_svg(offer_face(look.game, card))
    css = f"mk{_new(look, f'offer {card}')}"
    said = offer_said(look.game, card, look.lang)
    name = tag("span", tile_name(look.game, card, look.lang), class_="mn", aria_hidden="true")
    return piece(mark, said, picture, name, mark.chip if mark else NOTHING, css=css, data_card=card)


def _new(look: Look, spot: str) -> str:
    return " new" if spot in look.scene.new else ""


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


def _special(look: Look, rows: Mapping[str, Sequence[str]]) -> Markup:
    """Key and star houses as buttons, each with a list to look at."""
    parts: list[Markup] = []
    for row, cards in rows.items():
        sign = SPECIAL[row]
        tiles = [tag("li", _tile(look, card)) for card in cards]
        inside = icon(sign), f"{look.say(f'ab-{row}')} {len(cards)}"
        parts.append(tag("button", *inside, type="button", class_="b", popovertarget=f"special-{row}"))
        head = tag("h3", look.say(f"ab-{row}"), class_="h")
        parts.append(tag("div", head, tag("ul", *tiles), class_="panel special", id=f"special-{row}", popover="auto"))
    return tag("div", tag("h2", look.say("ab-special"), class_="vh"), *parts, class_="ks", data_spot="special")


# ---------------------------------------------------------------- for hire
def hire(look: Look) -> Markup:
    head = tag("h2", look.say("ab-hire"), class_="h", title=look.say("ab-hire-deck", n=look.data["decks"]["villagers"]))
    row = look.data["row"]
    spaces = [tag("li", _hired(look, one), class_="sp", data_spot=f"row {one['villager']}") for one in row]
    return tag("div", head, tag("ul", *spaces, data_roving="hire"), class_="hire", id="hire", data_spot="hire")


def _hired(look: Look, space: RowData) -> Markup:
    villager, cost = space["villager"], space["cost"]
    coin = tag("span", icon("coin"), str(cost), class_="hc")
    if not villager:
        gap = {"role": "img", "aria_label": look.say("ab-hire-gap", cost=cost)}
        return tag("span", tag("span", class_="gap"), coin, class_="vh1", **gap)
    who = villagers(look.game)[villager]
    name = tag("b", look.name(villager), class_="hn", aria_hidden="true")
    about = tag("span", name, lantern_pairs(who.lanterns), class_="ha")
    inside = join([bust_svg(look.game, villager, 42), coin, skill_signs(who), about])
    said = look.say("ab-hire-said", cost=cost, who=villager_said(look.game, villager, look.lang))
    mark = look.marks.get(f"train {villager}")
    shown = face(inside, mark.chip) if mark else inside
    return piece(mark, said, shown, css=f"vh1{_new(look, f'row {villager}')}", data_card=villager)


def skill_signs(who: Villager) -> Markup:
    return tag("span", *map(icon, skills(who)), class_="sk")


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
        cubes = {seat: seat_mark(seat, look.letters[seat], look.scene.names[seat], "s20") for seat in here}
        marks = [tag("span", cube, id=f"rep-{n}", data_vt=f"rep-{n}") for n, cube in cubes.items()]
        text = str(value).replace("-", "−")
        css = classes("z" if value == 0 else "", f"n{len(here)}" if here else "")
        title = look.say("ab-rep-space", value=value, points=points)
        worth = f"{points:+d}".replace("-", "−") if points else ""
        low = tag("span", worth, icon("vp"), class_="worth-vp") if points else NOTHING
        spaces.append(tag("li", *marks, tag("span", text, class_="n"), low, class_=css, title=title))
    first, *others = tracks.places[len(look.data["seats"])]
    places = look.say("ab-rep-places", first=first, others=", ".join(str(n) for n in others), more=len(others))
    head = tag("h2", icon("reputation"), look.say("ab-reputation"), cap(places), class_="h")
    return tag("div", head, tag("ol", *spaces, class_="rep"), class_="rp", id="reputation", data_spot="reputation")


# ---------------------------------------------------------------- villagers
def areas(look: Look, own: SeatData) -> Markup:
    """Ready, exhausted and injured; who is under way is on the encounter's page."""
    if look.kind == "rest":
        return _night(look, own)
    found = {area: [one for one in own["villagers"] if _stands(look, one["state"]) == area] for area in AREAS}
    parts: list[Markup] = []
    for area, who in found.items():
        beds = f" · {look.say('ab-beds', n=own['beds'])}" if area == "exhausted" else ""
        if area == "exhausted" and look.data["round"] == 1 and _begin_tired(look):
            beds += f" · {look.say('ab-begin-tired', n=_begin_tired(look))}"
        count = cap(str(len(who)), beds)
        head = tag("h2", icon(area), look.say(f"ab-area-{area}"), count)
        listed = tag("ul", *(explorer_item(look, one["id"]) for one in who), data_roving=area)
        parts.append(tag("div", head, listed, class_=f"panel {area} has{min(len(who), 6)}", id=f"area-{area}"))
    many = "crowd" if len(own["villagers"]) > 6 else ""
    named = {"data_spot": "villagers", "aria_label": look.say("ab-villagers")}
    return tag("section", *parts, class_=classes("areas", many), **named)


def _stands(look: Look, state: str) -> str:
    """Who is named to go stays in their place until all are: nobody moves under the pointer."""
    return "ready" if state == "sent" and look.kind == "send" else state


def _begin_tired(look: Look) -> int:
    """How many of everybody's first villagers are exhausted at first, with so many seats (AB-4)."""
    return len(look.game.pack.tracks.exhausted[len(look.data["seats"])])


def _night(look: Look, own: SeatData) -> Markup:
    """Everybody in one list while beds are given: nobody moves under the pointer."""
    head = tag("h2", icon("exhausted"), look.say("ab-villagers"), cap(look.say("ab-beds", n=own["beds"])))
    listed = tag("ul", *(_sleeper(look, one) for one in own["villagers"]), data_roving="night")
    panel_ = tag("div", head, listed, class_="panel sleepers", id="area-night")
    return tag("section", panel_, class_="areas", aria_label=look.say("ab-villagers"))


def _sleeper(look: Look, one: VillagerData) -> Markup:
    """How somebody is, and what would help; the portrait stands for a bed."""
    villager, state = one["id"], one["state"]
    rests = {way: look.marks[f"{way} {villager}"] for way in RESTING if f"{way} {villager}" in look.marks}
    bed = rests.pop("bed", None)
    sleeps = bed is not None and bed.state != "no"
    signs = (icon(state), icon("right"), icon("bed")) if sleeps else (icon(state),)
    how = tag("span", tag("span", *signs), look.say(f"ab-is-{state}"), class_=f"how {state}")
    inside = join([villager_look(look, villager), how])
    base = {"data_card": villager, "data_vt": f"v-{villager}"}  # who came from elsewhere travels here
    if bed is not None and sleeps:
        shown = bed.button(face(inside), css="vl", title=bed.said, **base)
    else:
        said = villager_said(look.game, villager, look.lang)
        shown = piece(None, said, inside, css="vl", **base)
    return tag("li", shown, _rest_buttons(list(rests.values())), id=f"v-{villager}", data_spot=f"villager {villager}")


def explorer_item(look: Look, villager: str, where: str = "v") -> Markup:
    """Who may go; or who is to go, whom a click takes back: all others stay, and are named again."""
    sent = [one["villager"] for one in look.encounter["sent"]] if look.encounter and look.kind == "send" else []
    if villager not in sent:
        return villager_item(look, villager, where=where, travels=where == "v")
    others = "|".join(f"send {one}" for one in sent if one != villager)
    said = tag("span", look.say("ab-take-back", name=look.name(villager)), class_="vh")
    back = {"type": "button", "data_undo": str(len(sent)), "aria_pressed": "true"}
    if others:
        back["data_then"] = others
    inside = face(villager_look(look, villager), icon("check", cls="named"))
    shown = tag("button", said, inside, class_="vl sel", data_card=villager, **back)
    return tag("li", shown, id=f"{where}-{villager}", data_spot=f"villager {villager}")


def villager_item(look: Look, villager: str, extra: Markup = NOTHING, where: str = "v", travels: bool = True) -> Markup:
    """A villager as a button if it can be named, with small buttons for what can be done to it in a rest; `travels`: it
    is this one that is seen to move, as an injured explorer is on the page twice."""
    mark = look.villager_mark(villager)
    rests = [look.marks[f"{way} {villager}"] for way in RESTING if f"{way} {villager}" in look.marks]
    inside = join([villager_look(look, villager), extra])
    said = villager_said(look.game, villager, look.lang)
    base = {"data_card": villager} | ({"data_vt": f"v-{villager}"} if travels else {})
    css = f"vl{_new(look, f'villager {villager}')}"
    if mark is None:
        shown = piece(None, said, inside, css=css, **base)
    else:
        shown = mark.button(face(inside), css=css, title=said, **base)
    return tag("li", shown, _rest_buttons(rests), id=f"{where}-{villager}", data_spot=f"villager {villager}")


def villager_look(look: Look, villager: str) -> Markup:
    return join([bust_svg(look.game, villager), _badge(look, villager)])


def _badge(look: Look, villager: str) -> Markup:
    """Name, skills and lanterns."""
    who = villagers(look.game)[villager]
    return tag("span", tag("b", look.name(villager)), skill_signs(who), lantern_pairs(who.lanterns), class_="vb")


def villager_face(look: Look, villager: str, state: str) -> Markup:
    """Of another seat: who it is and how they are."""
    said = f"{villager_said(look.game, villager, look.lang)} {look.say(f'ab-is-{state}')}."
    sign = NOTHING if state == "ready" else icon({"sent": "ac-explore"}.get(state, state), cls="st")
    inside = (bust_svg(look.game, villager, 34), _badge(look, villager), sign)
    return tag("li", tag("div", *inside, class_="vl", **picture_of(said)))


def _rest_buttons(marks: Sequence[Mark]) -> Markup:
    """Potion, cider, bed: only those that would help."""
    helps = [mark for mark in marks if mark.state != "no"]
    shown = [mark.button(icon(mark.action.partition(" ")[0]), css="rb", title=mark.said) for mark in helps]
    return tag("span", *shown, class_="rbs") if shown else NOTHING


# ---------------------------------------------------------------- goods
def goods(look: Look, own: SeatData) -> Markup:
    head = (tag("span", look.say("ab-goods")), supply(look, own))
    return panel(head, tag("div", track(look, own), data_spot="track"), css="gds", id_="goods")


def track(look: Look, own: SeatData) -> Markup:
    """Eight spaces: points of each good, the good and how many, the income."""
    tracks = look.game.pack.tracks
    filled = own["track"]
    spaces: list[Markup] = []
    for i, points in enumerate(tracks.advancement):
        here = filled[i] if i < len(filled) else None
        income = tracks.income[i + 1]
        good = tag("span", icon(here["ware"]), tag("b", f"×{here['n']}")) if here else NOTHING
        things = WORDS.counted({here["ware"]: here["n"]}, look.lang) if here else ""
        n = here["n"] if here else 0
        said = look.say("ab-track-said", space=i + 1, points=points, income=income, things=things, n=n)
        css = "f cur" if i == len(filled) - 1 else "f" if here else "next" if i == len(filled) else None
        inside = (
            tag("span", str(points), icon("vp"), class_="gv"),
            tag("span", good, class_="gg"),
            tag("span", icon("income"), str(income), class_="gi"),
        )
        shown = tag("span", *inside, class_="space", aria_hidden="true")
        spaces.append(tag("li", shown, tag("span", said, class_="vh"), class_=css, title=said))
    return tag("ol", *spaces, class_="gt")


def supply(look: Look, own: SeatData) -> Markup:
    """Coins and wares, with what can be done with each; then the sale circle."""
    number = tag("b", str(own["coins"]), data_figure="coin")  # counted as it is told, as in the panel
    coins = tag("span", number, icon("coin", look.say("ab-coins")), class_="fx sup", id="own-coins")
    wares = [_ware(look, ware, own["supply"][ware]) for ware in WARES if own["supply"].get(ware)]
    named = {"data_roving": "supply", "data_panel": str(own["seat"])}
    return tag("span", coins, *wares, _sale(look, own), class_="keep", **named)


def _ware(look: Look, ware: str, n: int) -> Markup:
    shown = tag("span", str(n), icon(ware, look.ware(ware)), class_="fx", data_spot=f"supply {ware}")
    stake = look.marks.get(f"stake {ware}")
    if stake is not None and stake.state != "no":
        return stake.button(shown, css="sup rb")
    buttons: list[Markup] = []
    for verb, sign in (("place", "slip"), ("sell", "for-sale")):
        mark = look.marks.get(f"{verb} {ware}")
        if mark is not None and mark.state != "no":
            buttons.append(mark.button(icon(sign), css="rb", title=mark.said))
    return tag("span", shown, *buttons, class_="sup", id=f"supply-{ware}")


def _sale(look: Look, own: SeatData) -> Markup:
    ware = own["sale"]
    said = look.say("ab-sale-own", ware=one_of(ware, look.lang)) if ware else look.say("ab-sale-none")
    inside = icon(ware) if ware else icon("for-sale")
    mark = look.marks.get("take back")
    css = "circle" if ware else "circle empty"
    spot = f"sale {own['seat']}"
    if mark is None or mark.state == "no":
        return tag("span", inside, class_=css, data_spot=spot, **picture_of(said))
    return mark.button(inside, css=css, title=mark.said, data_spot=spot)


def sales(look: Look) -> Markup:
    """What the others have put up: each can be asked for once a turn."""
    parts: list[Markup] = []
    for player in look.others:
        seat, ware = player["seat"], player["sale"]
        if not ware:
            continue
        said = look.say("ab-sale-other", name=look.scene.names[seat], ware=one_of(ware, look.lang))
        words = tag("span", said, class_="w")  # where there is nothing to hover with
        signs = (seat_mark(seat, look.letters[seat], cls="s18"), icon(ware), icon("for-sale", cls="tagged"))
        inside = join([*signs, words])
        mark, named = look.marks.get(f"buy from {seat}"), {"id": f"sale-{seat}", "data_spot": f"sale {seat}"}
        if mark is None:
            parts.append(tag("span", inside, class_="sale", **named, **picture_of(said)))
        else:
            parts.append(mark.button(face(inside), css="sale", title=mark.said, **named))
    return tag("div", *parts, class_="sales", data_roving="sales") if parts else NOTHING


def supply_line(player: SeatData) -> Markup:
    """Another seat's coins and wares."""
    coins = phrases.bits(f"{player['coins']} coin")
    return join([phrases.html((part,)) for part in (coins, *wares_phrase(player["supply"]))])
