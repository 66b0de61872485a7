"""Brazil: Imperial in words for the page: the log, what the others did, the table without a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.games.brazil_imperial.content.pack import GOODS, Entry
from tabuleiro.games.brazil_imperial.page.hand import mission_said
from tabuleiro.games.brazil_imperial.page.map import goods_said, hex_said
from tabuleiro.games.brazil_imperial.page.marks import Look, entry, say
from tabuleiro.games.brazil_imperial.page.mine import unit_said
from tabuleiro.games.brazil_imperial.page.side import card_said, painting_said
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData
from tabuleiro.games.brazil_imperial.words.names import WORDS, card_name
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.board import happened
from tabuleiro.web.scene import Scene

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

# What the picture shows anyway, or what the line before has said.
QUIET: Final = frozenset(("hung", "city_offered", "turn", "turn_ended", "reshuffled", "find_gone", "slotted"))
BOUGHT: Final = frozenset(("built", "deployed", "made", "painted", "renovated", "traded"))
PAYING: Final = ("pay ", "give ")  # how the notation of an action begins that goes on with a payment
# What others should know of who was away.
NEWS: Final = frozenset(
    (
        *("built", "deployed", "painted", "made", "mission", "era", "palace", "revealed", "expedition_over"),
        *("fight_over", "defeated", "last_round"),
    )
)


# ---------------------------------------------------------------- the log
def gathered(log: Sequence[Told]) -> list[Told]:
    """The log with each payment, however many actions it took, put into the event of what was bought: `paid` are its
    goods and gold cards, `given` its combat cards. A payment that is still open is not in it yet."""
    made: list[Told] = []
    waiting: dict[int, tuple[list[str], list[str]]] = {}  # by seat: goods and gold cards, combat cards
    # The page shows the newest actions only: a payment that began before them has no sum, rather than a wrong one.
    torn = log[0].seat if log and log[0].text.startswith(PAYING) else TABLE
    for action in log:
        events: list[Event] = []
        for event in action.events:
            data = cast("dict[str, Any]", event.data)
            if event.kind in ("paid", "card_given"):
                goods, cards = waiting.setdefault(event.seat, ([], []))
                if event.kind == "card_given":
                    cards.append(data["card"])
                elif data["what"]:  # a discount gives nothing, and what a monarch's exchange gave are its cards
                    goods.append(data["what"] if data["what"] in GOODS else "gold-card")
                continue
            if event.kind in BOUGHT and event.seat in waiting:
                goods, cards = waiting.pop(event.seat)
                if event.seat != torn:
                    more = {"paid": tuple(goods), "given": tuple(cards)}
                    event = Event(event.kind, event.seat, {**data, **more}, event.secret, event.information)
                torn = TABLE
            events.append(event)
        made.append(action if action.events == tuple(events) else replace(action, events=tuple(events)))
    return made


def told(game: Game, event: Event, names: Sequence[str], lang: str, more: bool) -> str:
    """An event in a line; each names who it is about. What was bought says what it took (`gathered`)."""
    text = words_of(game).log_line(game, event, names, lang)
    data = cast("dict[str, Any]", event.data)
    goods = Counter[str](data.get("paid", ()))
    given = [card_name(cast("BrazilImperial", game).pack, card, lang) for card in data.get("given", ())]
    if not goods and not given:
        return text
    cards = WORDS.listed(given, lang)
    if event.kind == "traded":
        key = "log-traded-these-cards" if given else "log-traded-these"
        return WORDS.text(lang, key, name=names[event.seat], things=WORDS.counted(goods, lang), cards=cards)
    parts = [f"−{WORDS.counted({what: n}, lang)}" for what, n in goods.items()]
    if given:
        parts.append(f"−{WORDS.counted({'combat-card': len(given)}, lang)}: {cards}")
    return f"{text.rstrip('.')} ({', '.join(parts)})."  # most of these sentences have a colon already


def fresh(log: Sequence[Told], seat: int) -> frozenset[str]:
    """Hexes and paintings that changed since."""
    found: set[str] = set()
    for event in happened(log):
        data = cast("dict[str, Any]", event.data)
        found |= {f"hex {data[key]}" for key in ("at", "to") if isinstance(data.get(key), str)}
        if isinstance(data.get("painting"), str):
            found.add(f"painting {data['painting']}")
    return frozenset(found)


# ---------------------------------------------------------------- options
def foretold(scene: Scene) -> str:
    """`Dragoon chosen: F5 would start a fight.`"""
    look = Look(scene)
    if look.unit:
        unit = look.name(look.units[look.unit])
        if scene.chosen and look.first is not None:
            return look.say("bi-status-fight", unit=unit, at=look.first.place.upper())
        return look.say("bi-status-unit", unit=unit, n=len({option.place for option in look.following}))
    if look.first is not None:
        return look.say("bi-status-thing", n=len(look.following))
    return look.say("bi-status-place", n=len(look.following)) if look.following else ""


# ---------------------------------------------------------------- without a picture
def in_words(scene: Scene) -> list[tuple[str, list[str]]]:
    """The table as headings and lines: the map hex by hex, what is on offer, every seat."""
    look = Look(scene)
    data, lang = look.data, scene.lang
    told_hexes = [hex_said(look, one) for one in data["map"]["hexes"]]
    gallery = [painting_said(look, entry(look.pack.paintings, name)) for name in data["gallery"] if name]
    left = data["buildings_left"]
    buildings = [
        f"{card_said(look, one)} {look.say('bi-left', n=left.get(one.tile, 0))}" for one in look.pack.buildings
    ]
    cities = [card_said(look, entry(look.pack.cities, name)) for name in data["cities"] if name]
    found = [
        (say(lang, "bi-words-map"), told_hexes),
        (say(lang, "bi-gallery"), gallery),
        (say(lang, "bi-buildings"), buildings),
        (say(lang, "bi-cities"), cities or [say(lang, "bi-cities-none")]),
        (say(lang, "bi-words-pieces"), [card_said(look, one) for one in (*look.pack.products, *look.pack.palaces)]),
    ]
    seats = sorted(range(len(scene.names)), key=lambda seat: seat != scene.seat)
    return [*found, *((scene.names[seat], _seat(look, data["seats"][seat])) for seat in seats)]


def _seat(look: Look, player: SeatData) -> list[str]:
    pack = look.pack

    def names(entries: Iterable[Entry], ids: Iterable[str]) -> list[str]:
        return [look.name(entry(entries, id_)) for id_ in ids]

    goods = goods_said(look, player["supply"]) or look.say("bi-words-nothing")
    hands = {"gold": player["gold_count"], "combat": player["combat_count"]}
    lines = [look.say("bi-words-seat", points=sum(player["points"].values()), goods=goods, **hands)]
    if player["monarch"]:
        lines.append(look.say("bi-words-monarch", name=card_said(look, entry(pack.monarchs, player["monarch"]))))
    if player["tokens"]["on"]:
        lines.append(look.say("bi-words-token", arch=look.name(entry(pack.arches, player["tokens"]["on"]))))
    if player["upgrades"]:
        lines.append(look.say("bi-words-upgrades", arches=", ".join(names(pack.arches, player["upgrades"]))))
    lines += [unit_said(look, unit) for unit in player["units"]]
    things = [
        *names(pack.products, (one["id"] for one in player["products"])),
        *names(pack.exploration, player["exploration"]),
        *names(pack.palaces, (one["id"] for one in player["palaces"])),
        *names(pack.missions, player["revealed"]),
    ]
    if things:
        lines.append(look.say("bi-words-has", things=", ".join(things)))
    lines += [painting_said(look, entry(pack.paintings, name)) for name in player["paintings"]]
    gold = [card_said(look, entry(pack.gold_cards, card)) for card in player["gold_cards"]]
    combat = [card_said(look, entry(pack.combat_cards, card)) for card in player["combat_cards"]]
    lines += [look.say("bi-words-gold-cards", cards=" ".join(gold))] if gold else []
    lines += [look.say("bi-words-combat-cards", cards=" ".join(combat))] if combat else []
    return lines + [mission_said(look, player, entry(pack.missions, name)) for name in player["missions"]]
