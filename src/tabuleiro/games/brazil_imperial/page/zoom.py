"""A closer look at anything of Brazil: Imperial, with all its words; the end of a play: ranks, points by category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.content.pack import Entry, Pack
from tabuleiro.games.brazil_imperial.page.marks import say
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.words.effects import entry_words, full_name, note_words

if TYPE_CHECKING:
    pass

PLAIN: Final = ("field", "forest", "mine", "water")


# ---------------------------------------------------------------- one thing
def things(pack: Pack) -> dict[str, Entry]:
    """All that can be looked at closely, by the id that the page gives it."""
    found: dict[str, Entry] = {f"product-{entry.id}": entry for entry in pack.products}
    for entries in (
        pack.arches,
        pack.monarchs,
        pack.exploration,
        pack.missions,
        pack.gold_cards,
        pack.combat_cards,
        pack.paintings,
        pack.cities,
        pack.buildings,
    ):
        found |= {entry.id: entry for entry in entries}
    found |= {f"palace-{entry.id}": entry for entry in pack.palaces}
    found |= {unit.id: unit for board in pack.boards for unit in board.units}
    return found


def zoom_of(pack: Pack, card: str, lang: str) -> Markup | None:
    entry = things(pack).get(card)
    if entry is None:
        return _plain(card, lang)
    does = [tag("li", sentence) for sentence in entry_words(pack, entry, lang)]
    note = note_words(entry, lang)
    told = tag(
        "div",
        tag("h2", full_name(entry, lang)),
        tag("ol", *does, class_="does"),
        tag("p", note, class_="small muted") if note else NOTHING,
        class_="told",
    )
    return tag("article", whole_card(pack, entry), told, class_="zoom")


def _plain(card: str, lang: str) -> Markup | None:
    """Terrain, a capital, a tile face down: what the board itself shows."""
    signs = {"capital": "b-capital", "exploration": "explore-tile", **{terrain: f"t-{terrain}" for terrain in PLAIN}}
    if card not in signs:
        return None
    told = tag(
        "div", tag("h2", say(lang, f"bi-zoom-{card}")), tag("p", say(lang, f"bi-zoom-{card}-more")), class_="told"
    )
    return tag("article", icon(signs[card], cls="bigsign"), told, class_="zoom")
