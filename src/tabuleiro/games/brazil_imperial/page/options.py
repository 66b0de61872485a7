"""The options of Brazil: Imperial in the form for a new table: maps, small, and how colours are given."""

from __future__ import annotations

from typing import cast

from tabuleiro.core.game import Game
from tabuleiro.games.brazil_imperial.pictures.thumbnail import scenario_thumbnail
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.words.effects import entry_words, full_name, note_words
from tabuleiro.kit.shelf import about
from tabuleiro.web.board import Shown


def shown(game: Game, option: str, value: str, lang: str) -> Shown:
    pack = cast(BrazilImperial, game).pack
    for scenario in pack.scenarios:
        if (option, value) == ("scenario", scenario.id):
            told = [note_words(scenario, lang), *entry_words(pack, scenario, lang)[1:]]  # for how many is known
            return Shown(full_name(scenario, lang), " ".join(told), scenario_thumbnail(scenario, ""))
    key = f"option-{option}-{value}"
    return Shown(about(game.name, lang)(key), about(game.name, lang)(f"{key}-more"))
