"""Moments of Brazil: Imperial: what big beats show besides their sentence: a tile turned over, a fight, a new era."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from markupsafe import Markup

from tabuleiro.core.event import Event
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.content.pack import Entry, ExplorationTile, Pack
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
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import capital
from tabuleiro.web.chronicle import Reader

LAST_ERA = 3


def moment(reader: Reader, beat: Beat) -> Markup:
    """Of a big beat, and of what somebody else takes or finds; nothing for what it brings later: it was seen when it
    happened."""
    pack = cast("BrazilImperial", reader.game).pack
    data = cast("dict[str, Any]", beat.event.data)
    if beat.seat != reader.eye and not beat.more and (thing := _of_others(pack, beat.event)) is not None:
        return _card(reader, beat, thing, whole_card(thing), _does(reader, pack, thing), _brought(reader, beat))
    if beat.weight != "big" or beat.more:
        return NOTHING
    match beat.event.kind:
        case "revealed" | "peeked" if "tile" in data:
            return _turned(reader, beat, entry(pack.exploration, data["tile"]))
        case "expedition_over":
            return _attempted(reader, beat, entry(pack.exploration, data["tile"]))
        case "fight_over":
            return _fought(reader, beat, pack, data)
        case "mission":
            return _shown(reader, beat, pack, entry(pack.missions, data["mission"]))
        case "palace":
            return _shown(reader, beat, pack, entry(pack.palaces, data["palace"]))
        case "built" if data["founded"]:
            return _shown(reader, beat, pack, entry(pack.cities, data["face"]))
        case "era":
            return _era(reader, pack, data["era"], data["by"])
    return NOTHING


def _of_others(pack: Pack, event: Event) -> Entry | None:
    """What a name alone does not say: a painting, a tile turned over, a mission, a city."""
    data = cast("dict[str, Any]", event.data)
    match event.kind:
        case "painted":
            return entry(pack.paintings, data["painting"])
        case "revealed":
            return entry(pack.exploration, data["tile"])
        case "mission":
            return entry(pack.missions, data["mission"])
        case "built" if data["founded"]:
            return entry(pack.cities, data["face"])
    return None


# ---------------------------------------------------------------- a thing
def _card(reader: Reader, beat: Beat, thing: Entry, picture: Markup, *below: Markup, title: str = "") -> Markup:
    told = tag("p", reader.marked(beat), class_="cap")
    head = tag("h2", title or full_name(thing, reader.lang))
    return tag("div", picture, tag("div", told, head, *below, class_="mo-said"), class_="mo")


def _does(reader: Reader, pack: Pack, thing: Entry) -> Markup:
    return tag("ul", *(tag("li", said) for said in entry_words(pack, thing, reader.lang)), class_="does")


def _note(reader: Reader, thing: Entry) -> Markup:
    said = note_words(thing, reader.lang)
    return tag("p", said, class_="small muted") if said else NOTHING


def _brought(reader: Reader, beat: Beat) -> Markup:
    chips = reader.chips(beat.own, small=False)
    return tag("p", chips) if chips else NOTHING


def _shown(reader: Reader, beat: Beat, pack: Pack, thing: Entry) -> Markup:
    """Something that was won for good: a mission, a palace, a city."""
    return _card(
        reader, beat, thing, whole_card(thing), _does(reader, pack, thing), _note(reader, thing), _brought(reader, beat)
    )


# ---------------------------------------------------------------- exploration
def _turned(reader: Reader, beat: Beat, tile: ExplorationTile) -> Markup:
    """A tile turns over: its back, then its face."""
    pack = cast("BrazilImperial", reader.game).pack
    back = tag("span", icon("explore-tile"), class_="back", aria_hidden="true")
    picture = tag("span", back, tag("span", whole_card(tile), class_="front"), class_="turning")
    below = (_does(reader, pack, tile), _note(reader, tile), _brought(reader, beat))
    return _card(reader, beat, tile, picture, *below)


def _attempted(reader: Reader, beat: Beat, tile: ExplorationTile) -> Markup:
    """How an expedition went: strength and cards, then what it brought, or what failing costs."""
    data = cast("dict[str, Any]", beat.event.data)
    pack = cast("BrazilImperial", reader.game).pack
    made_it = data["total"] >= data["need"]
    verdict = say(reader.lang, "bi-made-it" if made_it else "bi-not-this-time")
    own = tag("li", reader.mark(beat.seat), figure(data["total"]), _cards(reader, pack, data["cards"], True))
    there = tag("li", icon("explore-tile"), figure(data["need"]), tag("span", full_name(tile, reader.lang)))
    rows = tag("ul", own, there, class_="ff")
    after = _does(reader, pack, tile) if made_it else tag("p", say(reader.lang, "bi-attempt-failed"), class_="small")
    return _card(reader, beat, tile, whole_card(tile), rows, after, _brought(reader, beat), title=verdict)


# ---------------------------------------------------------------- fights
def _fought(reader: Reader, beat: Beat, pack: Pack, data: dict[str, Any]) -> Markup:
    """Both sides with their cards and totals, who won, and what."""
    lang, game_words = reader.lang, words_of(reader.game)

    def side(seat: int, total: int, cards: Sequence[str]) -> Markup:
        name = game_words.text(lang, "you") if seat == reader.eye else game_words.player(seat, reader.names, lang)
        played = _cards(reader, pack, cards, seat == beat.seat)
        css = "won" if seat == winner else None
        return tag("li", reader.mark(seat), figure(total), tag("b", capital(name)), played, class_=css)

    foe = data["defender"]
    winner = beat.seat if data["won"] else foe
    attack, defence = side(beat.seat, data["attack"], data["cards"]), side(foe, data["defence"], data["against"])
    rows = tag("ul", attack, defence, class_="ff")
    own = reader.eye == winner
    title = say(lang, "bi-you-won" if own else "bi-you-lost", at=data["at"].upper())
    told = []
    if data["units"]:
        units = WORDS.listed([unit_name(pack, unit, lang) for unit in data["units"]], lang)
        told.append(say(lang, "bi-beaten" if own else "bi-lost-units", units=units))
    if data["face"]:
        told.append(say(lang, "bi-taken" if own else "bi-lost-tile", what=face_name(pack, data["face"], lang)))
    if data["attack"] == data["defence"]:
        told.append(say(lang, "bi-tie"))
    after = tag("ul", *(tag("li", one) for one in told), class_="does")
    return tag("div", tag("div", tag("h2", icon("strength"), title), rows, after, _brought(reader, beat)), class_="mo")


def _cards(reader: Reader, pack: Pack, cards: Sequence[str], attacks: bool) -> Markup:
    figures = [(card, card_strength(entry(pack.combat_cards, card), attacks)) for card in cards]
    shown = [tag("span", f"{card_name(pack, card, reader.lang)} +{n}", class_="cc") for card, n in figures]
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
        *([("b-city", say(lang, "bi-era-cities"))] if era == LAST_ERA - 1 else []),
        ("mission", say(lang, "bi-era-missions" if era < LAST_ERA else "bi-era-missions-last", era=ROMAN[era])),
        (f"era-{era - 1}", say(lang, f"bi-era-token-{era - 1}")),
    ]
    rows = [tag("li", icon(sign), tag("span", said)) for sign, said in new]
    title = WORDS.text(lang, "log-era", era=ROMAN[era], title=WORDS.text(lang, f"era-name-{era}")).rstrip(".")
    head = (icon(f"era-{era}", cls="bigsign"), tag("div", cause, tag("h2", title)))
    return tag("div", *head, tag("ul", *rows), class_="era-new")
