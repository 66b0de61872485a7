"""Options in words: what each is and what it costs and brings, as far as the view can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabuleiro.games.brazil_imperial.content.pack import RESOURCES
from tabuleiro.games.brazil_imperial.rules import build
from tabuleiro.games.brazil_imperial.words.effects import effects_words, entry_words, objectives_words
from tabuleiro.games.brazil_imperial.words.names import (
    PLAIN,
    ROMAN,
    WORDS,
    BrazilSaid,
    cost_words,
    entry,
    face_name,
    good_name,
    place_text,
)
from tabuleiro.kit.words import by_id
from tabuleiro.lang import capital

if TYPE_CHECKING:
    from tabuleiro.core.action import Action

SUPPLY: Final = "supply"


def _does(said: BrazilSaid, group: str, id_: str) -> str:
    return " ".join(entry_words(said.pack, entry(said.pack, group, id_), said.lang))


# ---------------------------------------------------------------- set-up
def _colour(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-colour", name=said.name("boards", what))


def _keep(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-keep", mission=said.name("missions", what), does=_does(said, "missions", what))


def _crown(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    does = " ".join(effects_words(entry(said.pack, "monarchs", what), said.lang))
    return said.text("label-crown", monarch=said.name("monarchs", what), does=does)


def _capital(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    """A site with its tile; one that is taken has none any more."""
    here = next((tile for tile in said.data["capital_tiles"] if tile["at"] == what), None)
    if here is None:
        return said.place(what)
    tile = next(one for one in said.pack.capitals if one.id == here["tile"])
    key = "label-capital-first" if tile.first else "label-capital"
    return said.text(key, place=place_text(what), things=WORDS.counted({tile.resource: 1}, said.lang))


# ---------------------------------------------------------------- the two menus
def _menu(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    """The options of the action phase and of the movement phase."""
    first, _, last = what.rpartition(" to ")
    match verb:
        case "arch":
            upgraded = what in said.own["upgrades"]
            return said.text(f"label-arch-{what}-upgraded" if upgraded else f"label-arch-{what}")
        case "extra":
            return _extra(said, what)
        case "reveal":
            return _reveal(said, what)
        case "isabel":
            return said.text("label-isabel", painting=said.name("paintings", verb))
        case "coroados":
            return said.text("label-coroados", painting=said.name("paintings", verb), era=ROMAN[int(what)])
        case "move" | "march":
            key = f"label-{verb}-fight" if said.is_fight(last) else f"label-{verb}"
            return said.text(key, unit=said.unit(first), place=said.place(last))
        case "attack":
            return said.text("label-attack", place=said.place(last), **{"from": place_text(first)})
        case "peek" | "look" | "attempt":
            return said.text(f"label-{verb}", place=place_text(what))
        case "draw":
            return said.text("label-draw-card")
    return said.text("label-stay" if verb == "stay" else "label-end-turn")


def _extra(said: BrazilSaid, card: str) -> str:
    name = said.name("gold_cards", card)
    for effect in said.effects("gold_cards", [card], "extra-action"):
        return said.text("label-extra", card=name, arch=said.name("arches", effect.arch))
    return said.text("label-extra-not", card=name)


def _reveal(said: BrazilSaid, mission: str) -> str:
    card = next(one for one in said.pack.missions if one.id == mission)
    does = objectives_words(card.objectives, said.lang)
    key = "label-reveal"
    if card.era == said.data["era"]:
        ends = len(said.data["seats"]) > 1 and not said.data["last_round"]
        key += "-era" if card.era < 3 else "-end" if ends else ""
    return said.text(key, mission=said.name("missions", mission), does=does, era=ROMAN[min(card.era + 1, 3)])


# ---------------------------------------------------------------- arches
def _deploy(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    if verb == "card":
        return said.text("label-card-only")
    unit, _, at = what.partition(" at ")
    state = next(one["state"] for one in said.own["units"] if one["id"] == unit)
    board = next(board for board in said.pack.boards if board.id == said.own["colour"])
    cost = () if state == "defeated" else next(one.cost for one in board.units if one.id == unit)
    return said.costs("label-deploy", cost, unit=said.unit(unit), place=said.place(at))


def _paint(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    painting = next(one for one in said.pack.paintings if one.id == what)
    lines = [*effects_words(painting, said.lang), *([said.text("worth", n=painting.vp)] if painting.vp else [])]
    cost = said.price(painting.cost, "painting", action.at)
    colour = said.text(f"colour-{painting.colour}")
    return said.costs("label-paint", cost, painting=said.name("paintings", what), colour=colour, does=" ".join(lines))


def _refill(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text(f"label-refill-{what}")


def _build(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    if verb == "enough":
        return said.text("label-build-enough")
    face, _, at = what.partition(" at ")
    extra = ["any"] if action.at == build.SECOND else []
    plain = PLAIN if action.at == build.PLAIN else 0
    place, name = said.place(at), face_name(said.pack, face, said.lang)
    if verb == "found":
        city = next(one for one in said.pack.cities if one.id == face)
        things = cost_words([*said.price(city.cost, "build", plain), *extra], said.lang)
        return said.text("label-found", city=name, place=place, things=things, n=city.vp)
    building = next(one for one in said.pack.buildings if one.id == face)
    things = cost_words([*said.price(building.cost, "build", plain), *extra], said.lang)
    return said.text("label-build", building=name, place=place, things=things, goods=_made_by(said, face, at))


def _made_by(said: BrazilSaid, face: str, at: str) -> str:
    """What a building will make on a hex: as printed or by the monarch, with paintings and river basins (BI-25)."""
    goods = list(next(one for one in said.pack.buildings if one.id == face).production)
    mine, here = said.own, said.hex(at)["tile"]
    for effect in said.effects("monarchs", [mine["monarch"]], "first-faces"):
        marked = here is not None and here["marked"]
        if effect.building == face and (marked or mine["monarch_used"] < effect.n):
            goods = list(effect.production)
    resources = sorted({good for good in goods if good in RESOURCES})
    for effect in said.effects("paintings", mine["paintings"], "production"):
        goods += [effect.good] * effect.n if effect.building == face else []
    scenario = next(one for one in said.pack.scenarios if one.id == said.data["scenario"])
    finds = [said.hex(near)["explore"] for near in scenario.next_to[at]]
    for effect in said.effects("exploration", [find for find in finds if find not in ("", "?")], "production-next-to"):
        goods += resources * effect.n
    return cost_words(goods, said.lang)


def _renovate(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    tile = said.hex(what)["tile"]
    if tile is None or tile["kind"] == "city":
        return said.text(f"label-{verb}-city", place=said.place(what))
    face = tile["id"]
    name = face_name(said.pack, face, said.lang)
    if verb == "renovate":
        return said.text("label-renovate", building=name, at=place_text(what), goods=_made_by(said, face, what))
    other = next(one.id for one in said.pack.buildings if one.tile == tile["tile"] and one.id != face)
    other_name = face_name(said.pack, other, said.lang)
    return said.text(
        "label-flip", building=name, at=place_text(what), other=other_name, goods=_made_by(said, other, what)
    )


def _make(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    product = next(one for one in said.pack.products if one.id == what)
    shape = said.text(f"shape-{product.shape}")
    free = action.step.name == "free-product"
    cost = () if free else product.cost
    return said.costs("label-make", cost, product=said.name("products", what), shape=shape, n=product.vp)


def _slot(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    if what == "monarch":
        return said.text("label-slot-monarch", monarch=said.name("monarchs", said.own["monarch"]))
    return said.text("label-slot", arch=said.name("arches", what))


def _trade(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-trade-enough" if verb == "enough" else f"label-trade-{what}")


# ---------------------------------------------------------------- goods and cards
def _good(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-good", good=said.good(what))


def _pay(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    thing, _, source = what.partition(" from ")
    if what == "discount":
        icon = said.data["payment"]["left"][0]
        return said.text("label-pay-discount", icon=good_name(icon, said.lang))
    if what.startswith("card "):
        return said.text("label-pay-card", card=said.name("gold_cards", what.removeprefix("card ")))
    if what.startswith("combat "):
        return said.text("label-pay-combat", rate=_rate(said, int(what.removeprefix("combat "))))
    if source == "monarch":
        return said.text("label-pay-monarch", good=said.good(thing))
    if source == SUPPLY:
        return said.text("label-pay-supply", good=said.good(thing))
    return said.text("label-pay-tile", good=said.good(thing), place=said.place(source))


def _rate(said: BrazilSaid, number: int) -> str:
    """A monarch's exchange, by its number from 1."""
    monarch = next(one for one in said.pack.monarchs if one.id == said.own["monarch"])
    rates = next(effect.rates for effect in monarch.effects if effect.rates)
    n, icons = rates[number - 1]
    return capital(said.text("monarch-rate", n=n, things=cost_words(icons, said.lang)))


def _combat_card(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    if verb == "enough":
        return said.text("label-cards-enough")
    return said.text("label-card", card=said.name("combat_cards", what), does=_does(said, "combat_cards", what))


def _discard(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    for group in ("gold_cards", "combat_cards"):
        if what in by_id(getattr(said.pack, group)):
            return said.text("label-card", card=said.name(group, what), does=_does(said, group, what))
    return _good(said, action, verb, what)


def _show(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    if verb == "none":
        return said.text("label-show-none")
    return said.text("label-card", card=said.name("gold_cards", what), does=_does(said, "gold_cards", what))


def _draw(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-draw-none") if verb == "none" else said.text("label-draw-mission", era=int(what))


# ---------------------------------------------------------------- palaces, tokens, units
def _palace(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    if verb == "none":
        return said.text("label-palace-none")
    palace, _, at = what.partition(" at ")
    does = " ".join(entry_words(said.pack, entry(said.pack, "palaces", palace), said.lang)[1:])
    return said.text("label-palace", palace=said.name("palaces", palace), place=said.place(at), does=does)


def _under(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    key = "label-under-upgraded" if what in said.own["upgrades"] else "label-under"
    return said.text(key, arch=said.name("arches", what))


def _carry(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-carry-enough") if verb == "enough" else said.text("label-carry", unit=said.unit(what))


def _cancel(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-cancel", card=said.name("combat_cards", what))


def _defeat(said: BrazilSaid, action: Action, verb: str, what: str) -> str:
    strength = next(unit.vp for board in said.pack.boards for unit in board.units if unit.id == what)
    return said.text("label-defeat", unit=said.unit(what), n=strength)


LABELS: Final[dict[str, Callable[[BrazilSaid, Action, str, str], str]]] = {
    "colour": _colour,
    "mission": _keep,
    "monarch": _crown,
    "capital": _capital,
    **dict.fromkeys(("action", "move"), _menu),
    "deploy": _deploy,
    "painting": _paint,
    "refill": _refill,
    "build": _build,
    "renovate": _renovate,
    "manufacture": _make,
    "slot": _slot,
    **dict.fromkeys(("harbor", "take"), _good),
    "trade": _trade,
    "pay": _pay,
    **dict.fromkeys(("give", "attack-cards", "defend-cards", "expedition"), _combat_card),
    "discard": _discard,
    "war": _show,
    "draw": _draw,
    "palace": _palace,
    "token": _under,
    "carry": _carry,
    "cancel": _cancel,
    "defeat": _defeat,
}
