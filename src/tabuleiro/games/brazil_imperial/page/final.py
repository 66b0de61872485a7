"""What of Brazil: Imperial is chosen first, then sent: what turns up something, draws a card or spends unasked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from tabuleiro.games.brazil_imperial.content.pack import ERAS, GOODS, Entry, Mission, Painting, Product
from tabuleiro.games.brazil_imperial.rules.codes import ONE
from tabuleiro.games.brazil_imperial.rules.icons import due_of, payable
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData, UnitData
from tabuleiro.games.brazil_imperial.words.names import ROMAN, good_name, unit_name
from tabuleiro.kit.words import by_id

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.page.marks import Look, Option

ALWAYS: Final = frozenset(("paint", "found", "reveal", "deploy", "peek", "look", "draw"))  # by their verbs
SECRET: Final = frozenset(("keep", "crown"))  # for all of the play, and the other one is gone
LAST_ERA: Final = ERAS[-1]
ENTERING: Final = ("march", "move", "attack")
DRAWING_TRADES: Final = frozenset(("pair", "four", "cards"))  # they bring a gold card (BI-21)
CARDS: Final = frozenset(("gold-card", "combat-card"))


def is_final(look: Look, option: Option) -> bool:
    """Whether it turns something up: a new painting or city on offer, the next era, a tile, a card."""
    own = look.own
    if own is None or option.verb in ALWAYS | SECRET:
        return own is not None
    match option.verb:
        case verb if verb in ENTERING:
            here = look.hexes[option.place]
            return (here["explore"] == "?" or sets_out(look, option.place)) and not here["units"]
        case "arch":
            return _acts_at_once(look, own, option.thing)
        case "harbor":  # by the token, not by a gold card (BI-46)
            by_token = look.scene.decision is not None and look.scene.decision.at == 0
            return by_token and "harbor" in own["upgrades"]
        case "trade":
            return option.thing in DRAWING_TRADES
        case "palace":
            return not CARDS.isdisjoint(by_id(look.pack.palaces)[option.thing].gain)
    return False


def sets_out(look: Look, at: str) -> bool:
    """Whether who enters begins an expedition (BI-35)."""
    tile = by_id(look.pack.exploration).get(look.hexes[at]["explore"])
    return tile is not None and tile.kind == "expedition"


def _acts_at_once(look: Look, own: SeatData, arch: str) -> bool:
    """Whether an arch asks nothing before it turns something up or spends all: no unit can be had (BI-13), or there is
    one painting or product alone."""
    if arch == "painting":
        return len(_paintings(look, own)) == 1
    if arch == "manufacture":
        return len(_products(look, own)) == 1
    return arch == "deploy" and not any(_comes(look, own, unit) for unit in own["units"])


def _comes(look: Look, own: SeatData, unit: UnitData) -> bool:
    if unit["state"] != "reserve":
        return unit["state"] == "defeated"
    return _affords(look, own, look.units[unit["id"]].cost)


def _paintings(look: Look, own: SeatData) -> list[Painting]:
    """Those of the gallery that can be paid; the upgrade makes gold any good, and takes the rest off (BI-22)."""
    known = by_id(look.pack.paintings)
    on_offer = [known[name] for name in look.data["gallery"] if name]
    plain = "painting" not in own["upgrades"]
    costs = [one.cost if plain else tuple("any" for icon in one.cost if icon == "gold") for one in on_offer]
    return [one for one, cost in zip(on_offer, costs, strict=True) if _affords(look, own, cost)]


def _products(look: Look, own: SeatData) -> list[Product]:
    """Those that are not made yet and can be paid; the upgrade takes one resource off (BI-22)."""
    made = {one["id"] for one in own["products"]}
    helped = "manufacture" in own["upgrades"]

    def ways(cost: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
        yield cost
        if helped:
            yield from (cost[:i] + cost[i + 1 :] for i, icon in enumerate(cost) if icon not in ("gold", "science"))

    left = [one for one in look.pack.products if one.id not in made]
    return [one for one in left if any(_affords(look, own, cost) for cost in ways(one.cost))]


def _affords(look: Look, own: SeatData, cost: tuple[str, ...]) -> bool:
    """A monarch who pays with combat cards may always find a way: then something is asked."""
    effects = by_id(look.pack.monarchs)[own["monarch"]].effects if own["monarch"] else ()
    if own["combat_count"] and any(effect.do == "combat-cards-pay" for effect in effects):
        return True
    goods = sum(ONE[GOODS.index(good)] * n for good, n in own["wealth"].items())
    return payable(goods, own["gold_count"], 0, due_of(cost))


def button(look: Look, option: Option) -> str:
    """`Take Guarani`, `Deploy Archer 1`."""
    verb, named = option.verb, ""
    match verb:
        case "peek" | "look":
            named = option.place.upper()
        case "draw":
            named = ROMAN[int(option.text.rpartition(" ")[2])]
        case "harbor":
            named = good_name(option.thing, look.lang)
        case "arch" if option.thing == "painting":
            verb, named = "paint", look.name(_paintings(look, cast("SeatData", look.own))[0])
        case "arch" if option.thing == "manufacture":
            verb, named = "make", look.name(_products(look, cast("SeatData", look.own))[0])
        case "reveal":
            mission = by_id(look.pack.missions)[option.thing]
            era = ROMAN[min(mission.era + 1, LAST_ERA)]
            return look.say(f"bi-do-reveal{_sets_off(look, mission)}", what=look.name(mission), era=era)
        case "paint" | "found" | "palace" | "keep" | "crown":
            pack = look.pack
            group: Iterable[Entry] = (
                *(*pack.paintings, *pack.cities, *pack.missions),
                *(*pack.palaces, *pack.monarchs),
            )
            named = look.name(by_id(group)[option.thing])
        case "deploy":
            named = unit_name(look.pack, option.thing, look.lang)
    return look.say(f"bi-do-{verb}", what=named, n=_drawn(look, cast("SeatData", look.own)))


def _sets_off(look: Look, mission: Mission) -> str:
    """The first mission of an era to be revealed begins the next one; of the last era, the last round."""
    if mission.era != look.data["era"]:
        return ""
    if mission.era < LAST_ERA:
        return "-era"
    return "-end" if look.others and not look.data["last_round"] else ""


def _drawn(look: Look, own: SeatData) -> int:
    """How many combat cards the arch Deploy brings: one more if upgraded (BI-13), and a monarch's the first time."""
    effects = by_id(look.pack.monarchs)[own["monarch"]].effects if own["monarch"] else ()
    first = sum(effect.n for effect in effects if effect.do == "draw-combat-after-first-deploy")
    return 1 + ("deploy" in own["upgrades"]) + (0 if "first-deploy" in own["once"] else first)
