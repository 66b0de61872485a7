"""Names of cards, events, boards and factions; a view in one language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.content.pack import Card, EventCard, Side
from tabuleiro.games.imperial_miners.rules.cards import DRAW
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.turn import card_cost
from tabuleiro.games.imperial_miners.rules.view import MineView
from tabuleiro.games.imperial_miners.rules.view_data import CardData, SeatData, TableData
from tabuleiro.kit.words import Said, messages_in, spaced

WORDS: Final = messages_in(Path(__file__).parent)


def card_name(game: ImperialMiners, card_id: str, lang: str) -> str:
    number = game.box.number.get(card_id, 0)
    return own_name("card", card_id, game.pack.cards[number - 1].names if number else {}, lang)


def event_name(game: ImperialMiners, event_id: str, lang: str) -> str:
    return own_name("event", event_id, event_of(game, event_id).names, lang)


def side_name(game: ImperialMiners, side_id: str, lang: str) -> str:
    return own_name("side", side_id, side_of(game, side_id).names, lang)


def board_name(board: str, lang: str) -> str:
    return WORDS.text(lang, f"board-{board}")


def board_side(game: ImperialMiners, side_id: str, lang: str) -> str:
    """A board with the name of the side that is used."""
    board = board_name(side_of(game, side_id).board, lang)
    return WORDS.text(lang, "board-side", board=board, side=side_name(game, side_id, lang))


def faction_name(faction: str, lang: str) -> str:
    return WORDS.text(lang, f"faction-{faction}")


def title_words(key: str, lang: str) -> str:
    """The title of a solo score (IM-43)."""
    return WORDS.text(lang, f"title-{key}")


def own_name(kind: str, id_: str, names: Mapping[str, str], lang: str) -> str:
    """A pack's own name wins; one that has none, and that we do not know, is called by its id."""
    key = f"{kind}-{id_}"
    return names.get(lang) or (WORDS.text(lang, key) if WORDS.has(lang, key) else spaced(id_).title())


# ---------------------------------------------------------------- things by their ids
def card_of(game: ImperialMiners, card_id: str) -> Card:
    return game.pack.cards[game.box.number[card_id] - 1]


def event_of(game: ImperialMiners, event_id: str) -> EventCard:
    return game.pack.events[game.box.event_ids.index(event_id)]


def side_of(game: ImperialMiners, side_id: str) -> Side:
    return game.pack.sides[game.box.side_ids.index(side_id)]


def cost_now(view: View, seat: int, card_id: str) -> int:
    """What the card costs this seat now (IM-7)."""
    table = cast(MineView, view).table
    return int(card_cost(table, table.players[seat], table.box.number[card_id]))


class MineSaid(Said[ImperialMiners, TableData, SeatData]):
    """A view in one language, and what questions and labels look up in it."""

    @property
    def draws(self) -> int:
        """How many cards are to be drawn, one by one, the next one included."""
        stack = cast(MineView, self.view).table.players[self.seat].stack
        n = 1
        while stack and stack[0] is DRAW:
            n, stack = n + 1, stack[2]
        return n

    def at(self, place: str) -> CardData:
        """A card of the own mine."""
        return next(card for card in self.own["mine"] if card["place"] == place)

    def card(self, card_id: str) -> str:
        return card_name(self.game, card_id, self.lang)
