"""A closer look at anything of Brazil: Imperial, with all its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.content.pack import TERRAINS, Building, Effect, Entry, Pack
from tabuleiro.games.brazil_imperial.page.marks import entry, say
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.words.effects import effect_words, entry_words
from tabuleiro.games.brazil_imperial.words.names import full_name, note_words
from tabuleiro.kit.words import by_id
from tabuleiro.web.panels import close_up

CROWNED: Final = "@"  # `trading-post@isabella`: as the first ones of this monarch are


# ---------------------------------------------------------------- a monarch's own buildings
def crown_of(pack: Pack, face: str, monarch: str) -> Effect | None:
    """What a monarch changes of its first buildings of a kind (BI-47)."""
    effects = entry(pack.monarchs, monarch).effects if monarch else ()
    return next((one for one in effects if one.do == "first-faces" and one.building == face), None)


def crowned(building: Building, crown: Effect) -> Building:
    return replace(building, vp=crown.vp, production=crown.production)


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
    card, _, monarch = card.partition(CROWNED)
    thing = things(pack).get(card)
    if thing is None or monarch not in ("", *by_id(pack.monarchs)):
        return _plain(card, lang)
    crown = crown_of(pack, card, monarch)
    told: list[str] = []
    if crown is not None and isinstance(thing, Building):
        thing = crowned(thing, crown)
        king = full_name(entry(pack.monarchs, monarch), lang)
        told.append(say(lang, "bi-zoom-crowned", name=king, does=effect_words("monarch", crown, lang)))
    does = [tag("li", sentence) for sentence in (*entry_words(pack, thing, lang), *told)]
    note = note_words(thing, lang)
    more = tag("p", note, class_="small muted") if note else NOTHING
    return close_up(whole_card(thing), full_name(thing, lang), tag("ol", *does, class_="does"), more)


def _plain(card: str, lang: str) -> Markup | None:
    """Terrain, a capital, a tile face down: what the board itself shows."""
    signs = {"capital": "b-capital", "exploration": "explore-tile", **{terrain: f"t-{terrain}" for terrain in TERRAINS}}
    if card not in signs:
        return None
    more = tag("p", say(lang, f"bi-zoom-{card}-more"))
    return close_up(icon(signs[card], cls="bigsign"), say(lang, f"bi-zoom-{card}"), more)
