"""What of Brazil: Imperial is chosen first, then sent: what turns up something, draws a card or spends unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.games.brazil_imperial.content.pack import ARCHES, ERAS
from tabuleiro.games.brazil_imperial.rules.codes import DEPLOY, FIRST_DEPLOY
from tabuleiro.games.brazil_imperial.rules.turn import QUESTIONS, WITH_TOKEN
from tabuleiro.games.brazil_imperial.words.labels import sets_off
from tabuleiro.games.brazil_imperial.words.names import ROMAN, entry_name, good_name, unit_name
from tabuleiro.kit.words import by_id

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.page.marks import Look, Option

ALWAYS: Final = frozenset(("paint", "found", "reveal", "deploy", "peek", "look", "draw"))  # by their verbs
SECRET: Final = frozenset(("keep", "crown"))  # for all of the play, and the other one is gone
LAST_ERA: Final = ERAS[-1]
ENTERING: Final = ("march", "move", "attack")
DRAWING_TRADES: Final = frozenset(("pair", "four", "cards"))  # they bring a gold card (BI-21)
CARDS: Final = frozenset(("gold-card", "combat-card"))
# Arches that ask nothing before they turn something up or spend all, where there are so many to choose from: no unit
# can be had (BI-13), or there is one painting or product alone.
AT_ONCE: Final = {"deploy": 0, "painting": 1, "manufacture": 1}
MADE_BY: Final = {"painting": "paint", "manufacture": "make"}  # what is then done by the arch
# What an option's thing is, by its verb.
GROUPS: Final = {
    "paint": "paintings",
    "make": "products",
    "build": "buildings",
    "found": "cities",
    "palace": "palaces",
    "keep": "missions",
    "crown": "monarchs",
}


def is_final(look: Look, option: Option) -> bool:
    """Whether it turns something up: a new painting or city on offer, the next era, a tile, a card."""
    own = look.own
    if own is None or option.verb in ALWAYS | SECRET:
        return own is not None
    match option.verb:
        case verb if verb in ENTERING:
            here = look.hexes[option.place]
            return (here["explore"] == "?" or sets_out(look, option.place)) and not here["units"]
        case "arch" if option.thing in AT_ONCE:
            return len(_offered(look, option.thing)) == AT_ONCE[option.thing]
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


def _offered(look: Look, arch: str) -> list[str]:
    """What there is to choose from when the token goes to an arch, by the names that its options have."""
    table, choice = look.table, QUESTIONS[ARCHES.index(arch)]
    options = choice.options(table, table.players[look.scene.seat], WITH_TOKEN)
    return [choice.thing(look.game, WITH_TOKEN, option) for option in options if option not in choice.words]


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
        case "arch" if option.thing in MADE_BY:
            [only] = _offered(look, option.thing)
            verb = MADE_BY[option.thing]
            named = entry_name(look.pack, GROUPS[verb], only, look.lang)
        case "reveal":
            mission = by_id(look.pack.missions)[option.thing]
            era = ROMAN[min(mission.era + 1, LAST_ERA)]
            return look.say(f"bi-do-reveal{sets_off(look.data, mission)}", what=look.name(mission), era=era)
        case _ if verb in GROUPS:
            named = entry_name(look.pack, GROUPS[verb], option.thing, look.lang)
        case "deploy":
            named = unit_name(look.pack, option.thing, look.lang)
    return look.say(f"bi-do-{verb}", what=named, n=_drawn(look))


def _drawn(look: Look) -> int:
    """How many combat cards the arch Deploy brings: one more if upgraded (BI-13), and a monarch's the first time."""
    p = look.table.players[look.scene.seat]
    first = 0 if p.once & FIRST_DEPLOY else look.table.box.after_first_deploy[p.monarch]
    return 1 + (p.upgraded >> DEPLOY & 1) + first
