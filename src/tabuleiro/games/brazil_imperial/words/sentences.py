"""Sentences of a play of Brazil: Imperial: questions, reasons, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tabuleiro.core.decision import Decision
from tabuleiro.core.event import TABLE, Event
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.rules import build
from tabuleiro.games.brazil_imperial.rules.codes import MOST_COMBAT_CARDS, MOST_GOLD_CARDS, MOST_GOODS, MOST_PLAYED
from tabuleiro.games.brazil_imperial.rules.effects import TAKEN_FROM
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.words.causes import causes
from tabuleiro.games.brazil_imperial.words.effects import find_waits, palace_places
from tabuleiro.games.brazil_imperial.words.labels import LABELS
from tabuleiro.games.brazil_imperial.words.names import (
    ROMAN,
    WORDS,
    BrazilSaid,
    best_of,
    card_name,
    cost_words,
    entry_name,
    face_name,
    find_name,
    good_name,
    laid,
    place_text,
    unit_name,
)
from tabuleiro.games.brazil_imperial.words.teller import BrazilTeller
from tabuleiro.games.brazil_imperial.words.telling import TELLINGS
from tabuleiro.kit.teller import Teller
from tabuleiro.kit.words import GameWords, Line, Params
from tabuleiro.lang import capital

Naming = Callable[["BrazilImperial", Any, str], str]  # a thing by its id or number, in a language
MAY: Final = (  # what the movement phase may offer, by its verb
    *("move", "march", "attack", "attempt", "peek", "look", "draw", "reveal", "extra", "isabel", "coroados"),
)
LIMITS: Final = {"good": MOST_GOODS, "gold-card": MOST_GOLD_CARDS, "combat-card": MOST_COMBAT_CARDS}
COUNTED: Final = {"laurel": "vp", "brazilwood": "wood"}  # counters by their icons -> as they are counted
MORE: Final = "_more"  # it goes on with what it has begun to bring
ALIKE: Final = {"found": "build", "flip": "renovate", "march": "move"}  # verbs that begin the same thing
# What more is known to who did it.
SEEN: Final = {
    "missions_dealt": "missions",
    "kept": "mission",
    "crown_chosen": "monarch",
    "gold_card": "card",
    "combat_card": "card",
    "mission_drawn": "mission",
    "peeked": "tile",
    "card_laid": "card",
}


def _of(group: str) -> Naming:
    return lambda game, id_, lang: entry_name(game.pack, group, id_, lang)


# what parameters of events and reasons are, by their names
NAMED: Final[dict[str, Naming]] = {
    "arch": _of("arches"),
    "painting": _of("paintings"),
    "product": _of("products"),
    "palace": _of("palaces"),
    "mission": _of("missions"),
    "monarch": _of("monarchs"),
    "scenario": _of("scenarios"),
    "card": lambda game, id_, lang: card_name(game.pack, id_, lang),
    "city": lambda game, id_, lang: face_name(game.pack, id_, lang),
    "face": lambda game, id_, lang: face_name(game.pack, id_, lang),
    "unit": lambda game, id_, lang: unit_name(game.pack, id_, lang),
    "colour": lambda game, id_, lang: WORDS.text(lang, f"colour-{id_}"),
    "good": lambda game, id_, lang: good_name(id_, lang),
    "icon": lambda game, id_, lang: good_name(id_, lang),
    "at": lambda game, at, lang: place_text(at),
    "to": lambda game, at, lang: place_text(at),
    "era": lambda game, era, lang: ROMAN[era],
}

REASONED: Final[dict[str, Naming]] = {
    **NAMED,
    "board": _of("boards"),
    "cost": lambda game, icons, lang: cost_words(icons.split(), lang),
    "what": lambda game, id_, lang: _thing(game, id_, lang),
    "terrain": lambda game, terrain, lang: WORDS.text(lang, f"terrain-{terrain}"),
}


def _thing(game: BrazilImperial, id_: str, lang: str) -> str:
    """A good or a gold card; what is neither is in no sentence."""
    if id_ in GOODS:
        return good_name(id_, lang)
    return card_name(game.pack, id_, lang) if any(card.id == id_ for card in game.pack.gold_cards) else id_


class BrazilWords(GameWords):
    said_type = BrazilSaid
    labels = LABELS
    tellings = TELLINGS
    points = "laurel"

    def asked(self, said: BrazilSaid, decision: Decision) -> tuple[str, Params]:
        lang = said.lang
        kind, step, payment, fight = decision.kind, decision.step.name, said.data["payment"], said.data["fight"]
        key = f"prompt-{kind}"
        params: Params = {}
        if kind == "mission":
            params = {"era": ROMAN[len(said.own["kept"]) + 1]}
        elif kind == "move":
            verbs = {action.parts.verb for action in decision.actions}
            things = [_may(said, verb) for verb in MAY if verb in verbs]
            key += "-step" if step == "second-step" else "" if things else "-none"
            params = {"things": WORDS.listed(things, lang)}
        elif kind == "build":
            key += "-second" if decision.at == build.SECOND else ""
        elif kind == "manufacture":
            key += "-free" if step == "free-product" else ""
        elif kind == "slot":
            params = {"product": said.name("products", said.pack.products[decision.at].id)}
        elif kind == "take":
            source, number, of = decision.at >> 6, decision.at >> 3 & 7, decision.at & 7
            key += "-several" if of > 1 else ""
            params = {"source": said.text(f"take-from-{TAKEN_FROM[source]}"), "number": number, "of": of}
        elif kind == "give":
            key += "-several" if decision.at > 1 else ""
            params = {"n": decision.at}
        elif kind == "trade":
            key += "-more" if decision.at else ""
        elif kind == "pay" and payment:
            key += "-trade" if payment["trade"] else ""
            params = {"things": cost_words(payment["left"], lang)}
        elif kind == "token":
            params = {"era": decision.at}
        elif kind == "discard":
            what = step.removeprefix("discard-")
            key += f"-{what}"
            params = {"most": LIMITS[what]}
        elif fight and kind == "expedition":
            key += "-more" if fight["attack_cards"] else ""
            have = fight["attack"] + laid(said.pack, fight["attack_cards"], True)
            tile = find_name(said.pack, fight["expedition"], lang)
            more = best_of(said.pack, said.own["combat_cards"], MOST_PLAYED - len(fight["attack_cards"]))
            params = {"tile": tile, "need": fight["defence"], "have": have, "most": have + more if more else 0}
        elif fight and kind in ("attack-cards", "defend-cards"):
            own = fight["attack_cards"] if kind == "attack-cards" else fight["defence_cards"]
            key += "-more" if own else ""
            params = {
                "attack": fight["attack"] + laid(said.pack, fight["attack_cards"], True),
                "defence": fight["defence"] + laid(said.pack, fight["defence_cards"], False),
            }
            params |= {"place": said.spot(fight["at"]), "who": capital(said.who(fight["attacker"]))}
        return key, params

    def named(self, game: BrazilImperial, params: Params, lang: str) -> Params:
        known = {key: said(game, params[key], lang) for key, said in REASONED.items() if params.get(key, "") != ""}
        if palace := next((one for one in game.pack.palaces if one.id == params.get("palace")), None):
            known["places"] = palace_places(game.pack, palace, lang)
        return {**params, "id": params.get("arch", ""), **known}

    # -- what happened
    def teller(self, eye: int) -> Teller:
        return BrazilTeller(eye, self.points)

    def gain(self, what: str, n: int, lang: str) -> str:
        return super().gain(COUNTED.get(what, what), n, lang)

    def player(self, seat: int, names: Sequence[str], lang: str) -> str:
        """In the solo game the other one is the Dutch."""
        return names[seat] if seat < len(names) else WORDS.text(lang, "the-dutch")

    def log_line(self, game: BrazilImperial, event: Event, names: Sequence[str], lang: str, eye: int = TABLE) -> str:
        said = capital(super().log_line(game, event, names, lang, eye))
        why = "" if event.kind.endswith(MORE) else "; ".join(causes(game.pack, event, lang))
        return WORDS.text(lang, "because", text=said.removesuffix("."), why=why) if said and why else said

    def event_params(self, line: Line[BrazilImperial]) -> Params:
        game, data, names, lang = line.game, line.data, line.names, line.lang
        params = super().event_params(line)
        params["dutch"] = int(line.seat >= len(names))  # they are many: a language that bends words says so
        if line.kind != "power":  # a power's painting has a number with it
            plain = {key for key, value in data.items() if isinstance(value, int | str) and value != ""}
            params |= {key: said(game, data[key], lang) for key, said in NAMED.items() if key in plain}
        if "defender" in data:
            foe = data["defender"]
            params["defender"] = WORDS.text(lang, "against-you") if foe == line.eye else self.player(foe, names, lang)
        if "units" in data:
            params["units"] = WORDS.listed([unit_name(game.pack, unit, lang) for unit in data["units"]], lang)
        if "tile" in data and line.kind != "capital":
            params["tile"] = find_name(game.pack, data["tile"], lang)
        return params

    def told(self, line: Line[BrazilImperial]) -> str | None:
        game, kind, data, params, lang = line.game, line.kind, line.data, line.params, line.lang
        names, pack = line.names, game.pack
        match kind:
            case "turn":
                return None  # the table shows it anyway
            case "acted":
                verb = ALIKE.get(data["verb"], data["verb"])
                return f"-{verb}" if WORDS.has("en", f"log-acted-{verb}") else ""
            case "colour":
                params["board"] = entry_name(pack, "boards", data["colour"], lang)
            case "missions_dealt" if line.seat == TABLE:
                return "-all"
            case "missions_dealt" if "missions" in data:
                params["missions"] = ", ".join(entry_name(pack, "missions", one, lang) for one in data["missions"])
            case "capitals":
                goods = {tile.id: good_name(tile.resource, lang) for tile in pack.capitals}
                sites = zip(data["sites"], data["tiles"], strict=True)
                said = [WORDS.text(lang, "log-site", at=place_text(at), good=goods[tile]) for at, tile in sites]
                params |= {"sites": ", ".join(said), "first": names[data["first"]]}
            case "capital":
                return "-first" if data["first"] else ""
            case "hand_shown":
                cards = [card_name(pack, card, lang) for card in data["gold"]]
                cards += [entry_name(pack, "missions", mission, lang) for mission in data["missions"]]
                params["cards"] = ", ".join(cards)
                return "" if cards else None
            case "game_over" if len(names) == 1:
                return "-won" if data["won"] else "-lost"
            case "era":
                params["title"] = WORDS.text(lang, f"era-name-{data['era']}")
            case "reshuffled":
                return f"-{data['deck']}"
            case "power":
                painting, _, era = data["painting"].partition(" ")
                params |= {"painting": entry_name(pack, "paintings", painting, lang), "era": ROMAN[int(era or 0)]}
                return f"-{painting}"
            case "built":
                params["building"] = params["face"] if data["founded"] else WORDS.text(lang, f"a-{data['face']}")
                return ("-city" if data["founded"] else "") + ("-covering" if data["covered"] else "")
            case "renovated":
                params["building"] = WORDS.text(lang, f"a-{data['face']}")
                return "-flipped" if data["flipped"] else ""
            case "slotted" if data["slot"] == "monarch":
                return "-monarch"
            case "slotted":
                params["arch"] = entry_name(pack, "arches", data["slot"], lang)
            case "traded":
                return f"-{data['trade']}"
            case "revealed" | "peeked" if "tile" in data:
                if waits := find_waits(pack, data["tile"], lang):
                    params["tile"] = WORDS.text(lang, "find-waits", tile=params["tile"], what=waits)
            case "received":
                return f"-{data['why']}"
            case "paid":
                return _paid(game, data, params, lang)
            case "dropped" if data["what"] not in GOODS:
                params["card"] = card_name(pack, data["what"], lang)
                return "-card"
            case "deployed":
                return "" if data["new"] else "-again"
            case "moved":
                params |= {"n": len(data["units"]), "from": place_text(data["from"])}
                return "-near" if line.eye in data["near"] else ""
            case "control":
                return "-yours" if data["before"] == line.eye else ""
            case "expedition" | "fight" if data.get("from"):
                params["from"] = place_text(data["from"])
                return "-from"
            case "expedition_over":
                return "" if data["total"] >= data["need"] else "-failed"
            case "cards_shown":
                none = WORDS.text(lang, "log-no-cards")
                params |= {side: _cards(game, data[side], lang) or none for side in ("attack", "defence")}
                return "" if data["attack"] or data["defence"] else "-none"
            case "cancelled":
                return "-you" if line.seat == line.eye else ""
            case "fight_over":
                return "" if data["won"] else "-lost"
            case "defeated":
                return "-home" if data["home"] else ""
        return "-seen" if SEEN.get(kind) in data else ""


def _may(said: BrazilSaid, verb: str) -> str:
    """What the movement phase offers; of moves how far, or where to."""
    if verb == "move":
        farther = said.effects("paintings", said.own["paintings"], "free-move-steps")
        return said.text("may-move", n=max((effect.n for effect in farther), default=1))
    if verb == "march":
        arch = next(one for one in said.pack.arches if one.id == said.own["arch"])
        return said.text("may-march", to=said.text(f"may-march-{arch.move}"))
    return said.text(f"may-{verb}")


def _paid(game: BrazilImperial, data: dict[str, Any], params: Params, lang: str) -> str:
    """From where it was given."""
    source = data["from"]
    if source == "hand":
        params["card"] = card_name(game.pack, data["what"], lang)
    if source in ("monarch", "discount", "upgrade", "hand"):
        return f"-{source}"
    params["at"] = place_text(source)
    return "" if source == "supply" else "-tile"


def _cards(game: BrazilImperial, cards: Iterable[str], lang: str) -> str:
    return WORDS.listed([card_name(game.pack, card, lang) for card in cards], lang)
