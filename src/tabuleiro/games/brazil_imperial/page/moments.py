"""Moments of Brazil: Imperial: what big beats show besides their sentence: a tile turned over, a fight, a new era."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.content.pack import Entry, ExplorationTile
from tabuleiro.games.brazil_imperial.page.marks import entry, say
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import (
    ROMAN,
    WORDS,
    card_name,
    face_name,
    full_name,
    note_words,
    unit_name,
)
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import capital

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.content.pack import Pack
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
    from tabuleiro.kit.beats import Beat
    from tabuleiro.web.chronicle import Reader

LAST_ERA = 3


def moment(reader: Reader, beat: Beat) -> Markup:
    """Of a big beat; nothing for others."""
    if beat.weight != "big":
        return NOTHING
    pack = cast("BrazilImperial", reader.game).pack
    data = cast("dict[str, Any]", beat.event.data)
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
            return _era(reader, pack, data["era"])
    return NOTHING


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
    rows = tag(
        "ul",
        tag("li", reader.mark(beat.seat), _figure(data["total"]), _cards(reader, pack, data["cards"])),
        tag("li", icon("explore-tile"), _figure(data["need"]), tag("span", full_name(tile, reader.lang))),
        class_="ff",
    )
    after = _does(reader, pack, tile) if made_it else tag("p", say(reader.lang, "bi-attempt-failed"), class_="small")
    return _card(reader, beat, tile, whole_card(tile), rows, after, _brought(reader, beat), title=verdict)


# ---------------------------------------------------------------- fights
def _fought(reader: Reader, beat: Beat, pack: Pack, data: dict[str, Any]) -> Markup:
    """Both sides with their cards and totals, who won, and what."""
    lang, game_words = reader.lang, words_of(reader.game)

    def side(seat: int, total: int, cards: Sequence[str]) -> Markup:
        name = capital(game_words.player(seat, reader.names, lang))
        won = seat == winner
        css = "won" if won else None
        who = tag("b", name)
        return tag("li", reader.mark(seat), _figure(total), who, _cards(reader, pack, cards), class_=css)

    winner = beat.seat if data["won"] else data["defender"]
    rows = tag(
        "ul",
        side(beat.seat, data["attack"], data["cards"]),
        side(data["defender"], data["defence"], data["against"]),
        class_="ff",
    )
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


def _figure(n: int) -> Markup:
    return tag("b", str(n), class_="n")


def _cards(reader: Reader, pack: Pack, cards: Sequence[str]) -> Markup:
    shown = [
        tag("span", f"{card_name(pack, card, reader.lang)} +{entry(pack.combat_cards, card).cs}", class_="cc")
        for card in cards
    ]
    return tag("span", *shown, class_="played") if shown else NOTHING


# ---------------------------------------------------------------- a new era
def _era(reader: Reader, pack: Pack, era: int) -> Markup:
    """What is new, hung up for everybody."""
    lang = reader.lang
    names = [face_name(pack, one.id, lang) for one in pack.buildings if one.era == era]
    new = [
        ("house", say(lang, "bi-era-buildings", what=WORDS.listed(names, lang))),
        *([("b-city", say(lang, "bi-era-cities"))] if era == LAST_ERA - 1 else []),
        ("mission", say(lang, "bi-era-missions" if era < LAST_ERA else "bi-era-missions-last", era=ROMAN[era])),
        (f"era-{era - 1}", say(lang, f"bi-era-token-{era - 1}")),
    ]
    rows = [tag("li", icon(sign), tag("span", said)) for sign, said in new]
    title = WORDS.text(lang, "log-era", era=ROMAN[era], title=WORDS.text(lang, f"era-name-{era}")).rstrip(".")
    return tag("div", icon(f"era-{era}", cls="bigsign"), tag("h2", title), tag("ul", *rows), class_="era-new")
