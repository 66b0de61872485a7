"""Moments of Imperial Miners: what big beats show besides their sentence: cards that are turned over, a new event."""

from __future__ import annotations

from typing import cast

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.imperial_miners.page.marks import Data, say
from tabuleiro.games.imperial_miners.pictures.cards import hand_card, hand_svg
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.words.effects import effect_words
from tabuleiro.games.imperial_miners.words.names import card_name, event_name, event_of
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase
from tabuleiro.kit.beats import Beat
from tabuleiro.web.chronicle import Reader


def moment(reader: Reader, beat: Beat) -> Markup:
    match beat.event.kind:
        case "revealed":
            return _revealed(reader, cast(Data, beat.event.data))
        case "round":
            return _event(reader, str(beat.event.data["event"]), cast(int, beat.event.data["round"]))
    return NOTHING


def _revealed(reader: Reader, data: Data) -> Markup:
    """Everybody's card, side by side, in the order of the seats, with what it costs them; who could play none turns one
    up next (IM-15), and that is said in its place."""
    game = cast(ImperialMiners, reader.game)
    shown: list[Markup] = []
    for seat, (card, cost) in enumerate(zip(data["cards"], data["costs"], strict=True)):
        if card:
            face = hand_card(game, card, reader.lang, cost)
            picture = hand_svg(face, label=card_name(game, card, reader.lang))
        else:
            picture = tag("p", icon("level-1"), say(reader.lang, "im-revealed-none"), class_="none")
        whose = tag("figcaption", reader.mark(seat), tag("b", reader.name(seat)))
        shown.append(tag("figure", whose, picture))
    return tag("div", *shown, class_="turned")


def _event(reader: Reader, event_id: str, round_: int) -> Markup:
    """A new round hangs its event up: when it counts, and what it does."""
    game, lang = cast(ImperialMiners, reader.game), reader.lang
    event = event_of(game, event_id)
    rows = [
        tag("p", phrases.html(effect_phrase(effect, lang)), tag("span", effect_words(effect, lang), class_="small"))
        for effect in event.effects
    ]
    if len(rows) > 1:
        rows.insert(1, tag("span", say(lang, "im-or"), class_="or"))
    when = tag("span", say(lang, f"im-event-{event.kind}", round=round_, rounds=ROUNDS), class_="cap")
    name = tag("h2", event_name(game, event_id, lang))
    return tag("div", when, name, tag("div", *rows, class_="evs"), class_="ev hung")
