"""A closer look at anything of Brazil: Imperial, with all its words."""

from __future__ import annotations

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.content.pack import TERRAINS, Entry, Pack
from tabuleiro.games.brazil_imperial.page.marks import say
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import full_name, note_words
from tabuleiro.kit.words import by_id
from tabuleiro.web.panels import close_up


# ---------------------------------------------------------------- one thing
def things(pack: Pack) -> dict[str, Entry]:
    """All that can be looked at closely, by the id that the page gives it."""
    cards: tuple[Entry, ...] = (
        *(*pack.arches, *pack.monarchs, *pack.exploration, *pack.missions, *pack.gold_cards, *pack.combat_cards),
        *(*pack.paintings, *pack.cities, *pack.buildings),
        *(unit for board in pack.boards for unit in board.units),
    )
    products = {f"product-{entry.id}": entry for entry in pack.products}
    palaces = {f"palace-{entry.id}": entry for entry in pack.palaces}
    return {**products, **palaces, **by_id(cards)}


def zoom_of(pack: Pack, card: str, lang: str) -> Markup | None:
    entry = things(pack).get(card)
    if entry is None:
        return _plain(card, lang)
    does = [tag("li", sentence) for sentence in entry_words(pack, entry, lang)]
    note = note_words(entry, lang)
    more = tag("p", note, class_="small muted") if note else NOTHING
    return close_up(whole_card(entry), full_name(entry, lang), tag("ol", *does, class_="does"), more)


def _plain(card: str, lang: str) -> Markup | None:
    """Terrain, a capital, a tile face down: what the board itself shows."""
    signs = {"capital": "b-capital", "exploration": "explore-tile", **{terrain: f"t-{terrain}" for terrain in TERRAINS}}
    if card not in signs:
        return None
    more = tag("p", say(lang, f"bi-zoom-{card}-more"))
    return close_up(icon(signs[card], cls="bigsign"), say(lang, f"bi-zoom-{card}"), more)
