"""Options in words: what each is and what it costs and brings, as far as the view can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.games.brazil_imperial.content.pack import ERAS, RESOURCES, Building, City, Mission
from tabuleiro.games.brazil_imperial.rules import build
from tabuleiro.games.brazil_imperial.rules.view_data import TableData
from tabuleiro.games.brazil_imperial.words.effects import effects_words, entry_words, objectives_words
from tabuleiro.games.brazil_imperial.words.names import (
    PLAIN,
    ROMAN,
    WORDS,
    BrazilSaid,
    cost_words,
    entry,
    face_name,
    full_name,
    good_name,
    place_text,
)
from tabuleiro.kit.words import by_id, name_of
from tabuleiro.lang import capital

Label = Callable[[BrazilSaid, Action], str]


def _or(nothing: str, label: Label) -> Label:
    """An option with a thing, or the one that goes without."""
    return lambda said, action: label(said, action) if action.parts.thing else said.text(nothing)


def _card(group: str) -> Label:
    """A card of a group with all that it does."""

    def label(said: BrazilSaid, action: Action) -> str:
        card = entry(said.pack, group, action.parts.thing)
        return said.text(
            "label-card", card=full_name(card, said.lang), does=" ".join(entry_words(said.pack, card, said.lang))
        )

    return label


# ---------------------------------------------------------------- set-up
def _capital(said: BrazilSaid, action: Action) -> str:
    """A site with its tile; one that is taken has none any more."""
    at = action.parts.place
    here = next((tile for tile in said.data["capital_tiles"] if tile["at"] == at), None)
    if here is None:
        return said.place(at)
    tile = next(one for one in said.pack.capitals if one.id == here["tile"])
    key = "label-capital-first" if tile.first else "label-capital"
    return said.text(key, place=place_text(at), things=WORDS.counted({tile.resource: 1}, said.lang))


# ---------------------------------------------------------------- the two menus
def _menu(said: BrazilSaid, action: Action) -> str:
    """The options of the action phase and of the movement phase."""
    verb, thing, place, amount, _ = action.parts
    match verb:
        case "arch":
            upgraded = thing in said.own["upgrades"]
            return said.text(f"label-arch-{thing}-upgraded" if upgraded else f"label-arch-{thing}")
        case "extra":
            return _extra(said, thing)
        case "reveal":
            return _reveal(said, thing)
        case "isabel":
            return said.text("label-isabel", painting=said.name("paintings", verb))
        case "coroados":
            return said.text("label-coroados", painting=said.name("paintings", verb), era=ROMAN[amount or 0])
        case "move" | "march":
            key = f"label-{verb}-fight" if said.is_fight(place) else f"label-{verb}"
            return said.text(key, unit=said.unit(thing), place=said.place(place))
        case "attack":
            return said.text("label-attack", place=said.place(place), **{"from": place_text(thing)})
        case "peek" | "look" | "attempt":
            return said.text(f"label-{verb}", place=place_text(place))
        case "draw":
            return said.text("label-draw-card")
    return said.text("label-stay" if verb == "stay" else "label-end-turn")


def _extra(said: BrazilSaid, card: str) -> str:
    name = said.name("gold_cards", card)
    for effect in said.effects("gold_cards", [card], "extra-action"):
        return said.text("label-extra", card=name, arch=said.name("arches", effect.arch))
    return said.text("label-extra-not", card=name)


def _reveal(said: BrazilSaid, mission: str) -> str:
    card = by_id(said.pack.missions)[mission]
    does = objectives_words(card.objectives, said.lang)
    known = {"mission": said.name("missions", mission), "era": ROMAN[min(card.era + 1, ERAS[-1])]}
    return said.text(f"label-reveal{sets_off(said.data, card)}", does=does, **known)


def sets_off(data: TableData, mission: Mission) -> str:
    """The first mission of an era to be revealed begins the next one; of the last era, the last round."""
    if mission.era != data["era"]:
        return ""
    if mission.era < ERAS[-1]:
        return "-era"
    return "-end" if len(data["seats"]) > 1 and not data["last_round"] else ""


# ---------------------------------------------------------------- arches
def _deploy(said: BrazilSaid, action: Action) -> str:
    unit, at = action.parts.thing, action.parts.place
    state = next(one["state"] for one in said.own["units"] if one["id"] == unit)
    board = next(board for board in said.pack.boards if board.id == said.own["colour"])
    cost = () if state == "defeated" else by_id(board.units)[unit].cost
    return said.costs("label-deploy", cost, unit=said.unit(unit), place=said.place(at))


def _paint(said: BrazilSaid, action: Action) -> str:
    painting = by_id(said.pack.paintings)[action.parts.thing]
    lines = [*effects_words(painting, said.lang), *([said.text("worth", n=painting.vp)] if painting.vp else [])]
    cost = said.price(painting.cost, "painting", action.at)
    colour = said.text(f"colour-{painting.colour}")
    name = said.name("paintings", painting.id)
    return said.costs("label-paint", cost, painting=name, colour=colour, does=" ".join(lines))


def _build(said: BrazilSaid, action: Action) -> str:
    verb, face, at, *_ = action.parts
    extra = ["any"] if action.at == build.SECOND else []
    plain = PLAIN if action.at == build.PLAIN else 0
    tile: City | Building = by_id(said.pack.cities)[face] if verb == "found" else by_id(said.pack.buildings)[face]
    things = cost_words([*said.price(tile.cost, "build", plain), *extra], said.lang)
    known = {"place": said.place(at), "things": things}
    if isinstance(tile, City):
        return said.text("label-found", city=name_of(tile, said.lang), n=tile.vp, **known)
    return said.text("label-build", building=name_of(tile, said.lang), goods=_made(said, face, at), **known)


def _made(said: BrazilSaid, face: str, at: str) -> str:
    return cost_words(made_by(said, face, at), said.lang)


def made_by(said: BrazilSaid, face: str, at: str) -> list[str]:
    """What a building will make on a hex: as printed or by the monarch, with paintings and river basins (BI-25)."""
    goods = list(by_id(said.pack.buildings)[face].production)
    own, here = said.own, said.hex(at)["tile"]
    for effect in said.effects("monarchs", [own["monarch"]], "first-faces"):
        marked = here is not None and here["marked"]
        if effect.building == face and (marked or own["monarch_used"] < effect.n):
            goods = list(effect.production)
    resources = sorted({good for good in goods if good in RESOURCES})
    for effect in said.effects("paintings", own["paintings"], "production"):
        goods += [effect.good] * effect.n if effect.building == face else []
    scenario = by_id(said.pack.scenarios)[said.data["scenario"]]
    finds = [said.hex(near)["explore"] for near in scenario.next_to[at]]
    for effect in said.effects("exploration", [find for find in finds if find not in ("", "?")], "production-next-to"):
        goods += resources * effect.n
    return goods


def _renovate(said: BrazilSaid, action: Action) -> str:
    verb, at = action.parts.verb, action.parts.place
    tile = said.hex(at)["tile"]
    if tile is None or tile["kind"] == "city":
        return said.text(f"label-{verb}-city", place=said.place(at))
    face = tile["id"]
    names = {"building": face_name(said.pack, face, said.lang), "at": place_text(at)}
    if verb == "renovate":
        return said.text("label-renovate", **names, goods=_made(said, face, at))
    other = next(one.id for one in said.pack.buildings if one.tile == tile["tile"] and one.id != face)
    names["other"] = face_name(said.pack, other, said.lang)
    return said.text("label-flip", **names, goods=_made(said, other, at))


def _make(said: BrazilSaid, action: Action) -> str:
    product = by_id(said.pack.products)[action.parts.thing]
    shape = said.text(f"shape-{product.shape}")
    cost = () if action.step.name == "free-product" else product.cost
    return said.costs("label-make", cost, product=said.name("products", product.id), shape=shape, n=product.vp)


def _slot(said: BrazilSaid, action: Action) -> str:
    if action.parts.thing == "monarch":
        return said.text("label-slot-monarch", monarch=said.name("monarchs", said.own["monarch"]))
    return said.text("label-slot", arch=said.name("arches", action.parts.thing))


# ---------------------------------------------------------------- goods and cards
def _good(said: BrazilSaid, action: Action) -> str:
    return said.good(action.parts.thing)


def _pay(said: BrazilSaid, action: Action) -> str:
    verb, thing, source, amount, _ = action.parts
    payment = said.data["payment"]
    if thing == "discount" and payment:
        return said.text("label-pay-discount", icon=good_name(payment["left"][0], said.lang))
    if verb == "pay card":
        return said.text("label-pay-card", card=said.name("gold_cards", thing))
    if verb == "pay combat":
        return _rate(said, amount or 0)
    if source in ("monarch", "supply"):
        return said.text(f"label-pay-{source}", good=said.good(thing))
    return said.text("label-pay-tile", good=said.good(thing), place=said.place(source))


def _rate(said: BrazilSaid, number: int) -> str:
    """A monarch's exchange, by its number from 1."""
    monarch = by_id(said.pack.monarchs)[said.own["monarch"]]
    rates = next(effect.rates for effect in monarch.effects if effect.rates)
    n, icons = rates[number - 1]
    return capital(said.text("monarch-rate", n=n, things=cost_words(icons, said.lang)))


def _played(said: BrazilSaid, action: Action) -> str:
    """A card for the fight, or none, or no more."""
    if action.parts.thing:
        return _card("combat_cards")(said, action)
    fight = said.data["fight"]
    own = () if not fight else fight["attack_cards"] if fight["attacker"] == said.seat else fight["defence_cards"]
    return said.text("label-cards-enough" if own else "label-cards-none")


def _discard(said: BrazilSaid, action: Action) -> str:
    for group in ("gold_cards", "combat_cards"):
        if action.parts.thing in by_id(getattr(said.pack, group)):
            return _card(group)(said, action)
    return _good(said, action)


def _draw(said: BrazilSaid, action: Action) -> str:
    era = action.parts.amount
    return said.text("label-draw-none") if era is None else said.text("label-draw-mission", era=era)


# ---------------------------------------------------------------- palaces, tokens, units
def _palace(said: BrazilSaid, action: Action) -> str:
    palace, at = action.parts.thing, action.parts.place
    does = " ".join(entry_words(said.pack, entry(said.pack, "palaces", palace), said.lang)[1:])
    return said.text("label-palace", palace=said.name("palaces", palace), place=said.place(at), does=does)


def _under(said: BrazilSaid, action: Action) -> str:
    arch = action.parts.thing
    key = "label-under-upgraded" if arch in said.own["upgrades"] else "label-under"
    return said.text(key, arch=said.name("arches", arch))


def _defeat(said: BrazilSaid, action: Action) -> str:
    unit = action.parts.thing
    strength = next(one.vp for board in said.pack.boards for one in board.units if one.id == unit)
    return said.text("label-defeat", unit=said.unit(unit), n=strength)


LABELS: Final[dict[str, Label]] = {
    "colour": lambda said, action: said.name("boards", action.parts.thing),
    "mission": _card("missions"),
    "monarch": _card("monarchs"),
    "capital": _capital,
    **dict.fromkeys(("action", "move"), _menu),
    "deploy": _or("label-card-only", _deploy),
    "painting": _paint,
    "refill": lambda said, action: said.text(f"label-refill-{action.parts.thing}"),
    "build": _or("label-build-enough", _build),
    "renovate": _renovate,
    "manufacture": _make,
    "slot": _slot,
    **dict.fromkeys(("harbor", "take"), _good),
    "trade": lambda said, action: said.text(f"label-trade-{action.parts.thing or 'enough'}"),
    "pay": _pay,
    "give": _card("combat_cards"),
    **dict.fromkeys(("attack-cards", "defend-cards", "expedition"), _played),
    "discard": _discard,
    "war": _or("label-show-none", _card("gold_cards")),
    "draw": _draw,
    "palace": _or("label-palace-none", _palace),
    "token": _under,
    "carry": _or("label-carry-enough", lambda said, action: said.unit(action.parts.thing)),
    "cancel": lambda said, action: said.name("combat_cards", action.parts.thing),
    "defeat": _defeat,
}
