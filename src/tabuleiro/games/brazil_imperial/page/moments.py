"""Moments of Brazil: Imperial: what big beats show besides their sentence: a tile turned over, a fight, a new era."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from markupsafe import Markup

from tabuleiro.core.event import Event
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, classes, tag
from tabuleiro.games.brazil_imperial.content.pack import ERAS, Entry, ExplorationTile, Pack
from tabuleiro.games.brazil_imperial.page.battle import figure
from tabuleiro.games.brazil_imperial.page.marks import entry, say
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import (
    ROMAN,
    WORDS,
    card_name,
    card_strength,
    face_name,
    full_name,
    note_words,
    unit_name,
)
from tabuleiro.games.brazil_imperial.words.teller import DRAWN
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.words import by_id
from tabuleiro.lang import capital
from tabuleiro.web.chronicle import Reader

MOST_TURNED = 6  # cards of both sides of a fight (BI-38)
# The thing that an event is about: its group in the pack, and where the event has its id.
THINGS: Final = {
    "painted": ("paintings", "painting"),
    **dict.fromkeys(("revealed", "peeked", "expedition_over"), ("exploration", "tile")),
    **dict.fromkeys(("mission", "mission_drawn"), ("missions", "mission")),
    "palace": ("palaces", "palace"),
    "built": ("cities", "face"),
    "gold_card": ("gold_cards", "card"),
    "combat_card": ("combat_cards", "card"),
}
OF_OTHERS: Final = ("painted", "revealed", "mission", "built")  # what a name alone does not say


def moment(reader: Reader, beat: Beat) -> Markup:
    """Of a big beat, and of what somebody else takes or finds; nothing for what it brings later: it was seen when it
    happened."""
    pack = _pack(reader)
    data = cast("dict[str, Any]", beat.event.data)
    thing, kind = _thing(pack, beat.event), beat.event.kind
    if thing is not None and beat.seat != reader.eye and not beat.more and kind in OF_OTHERS:
        return _card(reader, beat, thing, whole_card(thing), _does(reader, thing), _brought(reader, beat))
    if thing is not None and beat.seat == reader.eye and kind in DRAWN:
        return _card(reader, beat, thing, whole_card(thing), _does(reader, thing))
    if beat.weight != "big" or beat.more:
        return NOTHING
    match kind, thing:
        case "revealed" | "peeked", ExplorationTile():
            return _turned(reader, beat, thing)
        case "expedition_over", ExplorationTile():
            return _attempted(reader, beat, thing)
        case "fight_over", _:
            return _fought(reader, beat, pack, data)
        case "mission" | "palace" | "built", Entry():
            return _shown(reader, beat, thing)
        case "era", _:
            return _era(reader, pack, data["era"], data["by"])
    return NOTHING


def _pack(reader: Reader) -> Pack:
    return cast("BrazilImperial", reader.game).pack


def _thing(pack: Pack, event: Event) -> Entry | None:
    """A secret one is in the event only for who may know it; buildings that are no city are told well enough."""
    group, key = THINGS.get(event.kind, ("cities", ""))
    found: dict[str, Entry] = by_id(getattr(pack, group))
    return found.get(str(event.data.get(key)))


# ---------------------------------------------------------------- a thing
def _card(reader: Reader, beat: Beat, thing: Entry, picture: Markup, *below: Markup, title: str = "") -> Markup:
    told = tag("p", reader.marked(beat), class_="cap")
    head = tag("h2", title or full_name(thing, reader.lang))
    return tag("div", picture, tag("div", told, head, *below, class_="mo-said"), class_="mo")


def _does(reader: Reader, thing: Entry) -> Markup:
    return tag("ul", *(tag("li", said) for said in entry_words(_pack(reader), thing, reader.lang)), class_="does")


def _note(reader: Reader, thing: Entry) -> Markup:
    said = note_words(thing, reader.lang)
    return tag("p", said, class_="small muted") if said else NOTHING


def _brought(reader: Reader, beat: Beat) -> Markup:
    chips = reader.chips(beat.own, small=False)
    return tag("p", chips) if chips else NOTHING


def _shown(reader: Reader, beat: Beat, thing: Entry) -> Markup:
    """Something that was won for good: a mission, a palace, a city."""
    below = (_does(reader, thing), _note(reader, thing), _brought(reader, beat))
    return _card(reader, beat, thing, whole_card(thing), *below)


# ---------------------------------------------------------------- exploration
def _turned(reader: Reader, beat: Beat, tile: ExplorationTile) -> Markup:
    """A tile turns over: its back, then its face."""
    back = tag("span", icon("explore-tile"), class_="back", aria_hidden="true")
    picture = tag("span", back, tag("span", whole_card(tile), class_="front"), class_="turning")
    begins = beat.event.kind == "revealed" and beat.seat == reader.eye and tile.kind == "expedition"
    next_ = tag("p", say(reader.lang, "bi-attempt-next"), class_="next") if begins else NOTHING
    below = (_does(reader, tile), next_, _note(reader, tile), _brought(reader, beat))
    return _card(reader, beat, tile, picture, *below)


def _attempted(reader: Reader, beat: Beat, tile: ExplorationTile) -> Markup:
    """How an expedition went: strength and cards, then what it brought, or what failing costs."""
    data = cast("dict[str, Any]", beat.event.data)
    pack = _pack(reader)
    made_it = data["total"] >= data["need"]
    verdict = say(reader.lang, "bi-made-it" if made_it else "bi-not-this-time")
    own = tag("li", reader.mark(beat.seat), figure(data["total"]), _cards(reader, pack, data["cards"], True))
    there = tag("li", icon("explore-tile"), figure(data["need"]), tag("span", full_name(tile, reader.lang)))
    rows = tag("ul", own, there, class_="ff")
    spent = say(reader.lang, "bi-attempt-failed", n=len(data["cards"]))
    after = _does(reader, tile) if made_it else tag("p", spent, class_="small")
    return _card(reader, beat, tile, whole_card(tile), rows, after, _brought(reader, beat), title=verdict)


# ---------------------------------------------------------------- fights
def _fought(reader: Reader, beat: Beat, pack: Pack, data: dict[str, Any]) -> Markup:
    """As it came about: both sides with their strength, their cards one after the other, the totals; then who won, and
    what."""
    lang, foe = reader.lang, data["defender"]
    won = bool(data["won"])
    winner = beat.seat if won else foe
    own = reader.eye == winner
    units = WORDS.listed([unit_name(pack, unit, lang) for unit in data["units"]], lang)
    moved = WORDS.listed([unit_name(pack, unit, lang) for unit in data.get("with", ())], lang)
    first = _side(reader, pack, beat.seat, data, attacks=True, who=moved if won else units)
    second = _side(reader, pack, foe, data, attacks=False, who=units if won else "")
    rows = [tag("li", *side, class_="won" if i == (not won) else None) for i, side in enumerate((first, second))]
    title = say(lang, "bi-you-won" if own else "bi-you-lost", at=data["at"].upper())
    told = []
    if units:
        told.append(say(lang, "bi-beaten" if own else "bi-lost-units", units=units))
    if data["face"]:
        told.append(say(lang, "bi-taken" if own else "bi-lost-tile", what=face_name(pack, data["face"], lang)))
    if data["attack"] == data["defence"]:
        told.append(say(lang, "bi-tie"))
    head = tag("h2", icon("strength"), say(lang, "bi-fight-at", at=data["at"].upper()))
    css = classes("verdict", "ok" if own else "bad")
    verdict = tag("p", icon("check" if own else "close"), title, class_=css, data_verdict="")
    after = tag("ul", *(tag("li", one) for one in told), class_="does")
    cards = len(data["cards"]) + len(data["against"])
    inside = tag("div", head, tag("ul", *rows, class_="ff"), verdict, after, _brought(reader, beat))
    return tag("div", inside, class_=f"mo duel n{min(cards, MOST_TURNED)}")


def _side(reader: Reader, pack: Pack, seat: int, data: dict[str, Any], attacks: bool, who: str) -> list[Markup]:
    """Whose side it is, who fights on it and how strong without cards; the cards, which turn over; what that makes."""
    game_words, lang = words_of(reader.game), reader.lang
    name = game_words.text(lang, "you") if seat == reader.eye else game_words.player(seat, reader.names, lang)
    key, base, cards = ("attack", "base", "cards") if attacks else ("defence", "base_against", "against")
    before = 0 if attacks else len(data["cards"])
    strong = tag("small", say(lang, "bi-before-cards", n=data[base], who=who or "none")) if base in data else NOTHING
    turned = [
        tag("span", icon("combat-card"), card, class_=f"flip c{before + i}")
        for i, card in enumerate(_named_cards(reader, pack, data[cards], attacks))
    ]
    none = tag("small", WORDS.text(lang, "label-cards-none"))
    played = tag("span", *(turned or [none]), class_="played")
    return [reader.mark(seat), figure(data[key]), tag("span", tag("b", capital(name)), strong, class_="who"), played]


def _named_cards(reader: Reader, pack: Pack, cards: Sequence[str], attacks: bool) -> list[Markup]:
    figures = [(card, card_strength(entry(pack.combat_cards, card), attacks)) for card in cards]
    return [tag("span", f"{card_name(pack, card, reader.lang)} +{n}", class_="cc") for card, n in figures]


def _cards(reader: Reader, pack: Pack, cards: Sequence[str], attacks: bool) -> Markup:
    shown = _named_cards(reader, pack, cards, attacks)
    return tag("span", *shown, class_="played") if shown else NOTHING


# ---------------------------------------------------------------- a new era
def _era(reader: Reader, pack: Pack, era: int, by: int) -> Markup:
    """Who brought it about and what is new, hung up for everybody."""
    lang = reader.lang
    key = "bi-era-by-you" if by == reader.eye else "bi-era-by"
    cause = tag("p", reader.mark(by), say(lang, key, name=reader.names[by], era=ROMAN[era - 1]), class_="cap")
    names = [face_name(pack, one.id, lang) for one in pack.buildings if one.era == era]
    new = [
        ("house", say(lang, "bi-era-buildings", what=WORDS.listed(names, lang))),
        *([("b-city", say(lang, "bi-era-cities"))] if era == ERAS[-2] else []),
        ("mission", say(lang, "bi-era-missions" if era < ERAS[-1] else "bi-era-missions-last", era=ROMAN[era])),
        (f"era-{era - 1}", say(lang, f"bi-era-token-{era - 1}")),
    ]
    rows = [tag("li", icon(sign), tag("span", said)) for sign, said in new]
    title = WORDS.text(lang, "log-era", era=ROMAN[era], title=WORDS.text(lang, f"era-name-{era}")).rstrip(".")
    head = (icon(f"era-{era}", cls="bigsign"), tag("div", cause, tag("h2", title)))
    return tag("div", *head, tag("ul", *rows), class_="era-new")
