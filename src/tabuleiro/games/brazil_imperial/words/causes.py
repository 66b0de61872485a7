"""Why something was other than printed: the monarch, a painting, a palace, a find, an upgraded arch, by name."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from tabuleiro.core.event import Event
from tabuleiro.drawing.tags import minus
from tabuleiro.games.brazil_imperial.content.pack import GOODS, Pack
from tabuleiro.games.brazil_imperial.words.names import WORDS, entry_name, find_name

GROUPS: Final = {"monarch": "monarchs", "painting": "paintings", "palace": "palaces", "tile": "exploration"}
AT_THE_END: Final = ("painting", "palace")  # their points are for what is there then
CARDS: Final = ("gold_card", "combat_card")
GIVEN: Final = (*CARDS, "received")  # what says itself who gave it


def causes(pack: Pack, event: Event, lang: str) -> list[str]:
    """All that an event's sentence is to name."""
    data = event.data
    found = [WORDS.text(lang, f"paid-by-{data['paid_by']}")] if "paid_by" in data else []
    if event.kind in GIVEN and data.get("why"):
        found += _giver(pack, event, lang)
    elif isinstance(data.get("by"), tuple):
        found += _more(pack, event, lang)
    return found


def _giver(pack: Pack, event: Event, lang: str) -> list[str]:
    """Of goods and cards that stand by themselves."""
    why, by = str(event.data["why"]), str(event.data.get("by", ""))
    if by:
        return [find_name(pack, by, lang) if why == "exploration" else entry_name(pack, GROUPS[why], by, lang)]
    return [WORDS.text(lang, f"card-by-{why}")] if event.kind in CARDS else []


def _more(pack: Pack, event: Event, lang: str) -> list[str]:
    """Goods (`painting guarani wood`) and points (`monarch manuel 1`) beyond what is printed; what is told itself
    needs no name."""
    goods: dict[tuple[str, str], list[str]] = {}
    points: dict[tuple[str, str], int] = {}
    for said in cast("tuple[str, ...]", event.data["by"]):
        kind, id_, *what = said.split()
        names = [one for one in what if one in GOODS]
        goods.setdefault((kind, id_), []).extend(names)
        points[kind, id_] = points.get((kind, id_), 0) + sum(int(one) for one in what[len(names) :])
    found: list[str] = []
    for (kind, id_), some in goods.items():
        name = "" if event.data.get(kind) == id_ else entry_name(pack, GROUPS[kind], id_, lang).partition(",")[0]
        n = points[kind, id_]
        worth = [WORDS.text(lang, "by-points", n=f"+{n}" if n > 0 else minus(n))] if n else []
        made = [f"+{WORDS.counted(Counter(some), lang)}"] if some else []
        if kind in AT_THE_END and worth:
            end = WORDS.text(lang, "by-end", things=worth[0])
            told = f"{name}, {end}" if name else end
            found.append(f"{WORDS.text(lang, 'by', name=name, things=made[0])}, {end}" if made else told)
        else:
            found.append(WORDS.text(lang, "by", name=name, things=WORDS.listed([*made, *worth], lang)))
    return found
