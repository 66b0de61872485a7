"""Missions and eras (BI-26 to BI-31): revealing, palaces, the era's change with everybody's tokens."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, ERAS
from tabuleiro.games.brazil_imperial.rules import axes, codes
from tabuleiro.games.brazil_imperial.rules.codes import ARCHES as ARCH_COUNT
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, with_byte, without
from tabuleiro.games.brazil_imperial.rules.effects import pause, receive, seized
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmPhase, RealmStep

NO_PALACE: Final = 1024  # other options: palace * 128 + hex


# ---------------------------------------------------------------- missions
def reveal_mission(g: BrazilState, p: Realm, mission: i64) -> None:
    """Its points, a palace, and the first of the current era moves the game on (BI-26, BI-27)."""
    box = g.box
    p.missions = without(p.missions, mission)
    p.revealed = p.revealed + BYTE[mission]
    era = box.mission_era[mission]
    if g.events is not None:
        g.tell("mission", p.seat, {"mission": box.mission_ids[mission], "era": era}, information=True)
    if era == g.era and not (era == codes.LAST_ERA and (g.ending or len(g.players) == 1)):
        p.push(ERA_CHANGE, 0)
    p.push(PALACE, 0)
    if p.marks < box.mission_firsts[p.monarch]:  # Obá II (BI-47)
        p.marks += 1
        receive(g, p, box.mission_gain[p.monarch], "monarch")


# ---------------------------------------------------------------- palaces
def palace_options(g: BrazilState, p: Realm) -> list[int]:
    """Palaces II to VI that are not placed, each on tiles that fit: built and held, without a palace (BI-31)."""
    found: list[int] = []
    face, army = g.face, g.army
    mine = p.seat + 1
    for palace in range(1, codes.PALACES):
        if p.palaces[palace] != NOWHERE:
            continue
        fits: i64 = g.box.palace_faces[palace]
        found += [
            palace * 128 + hex_
            for hex_ in p.tiles
            if fits >> face[hex_] & 1 and (not army[hex_] or army[hex_] == mine) and hex_ not in p.palaces
        ]
    return found


class PlacePalace(RealmChoice):
    """One palace, or none; without a fitting tile the reward is lost (BI-31); `at` 1: it is Dona Isabel's, who is only
    asked for one that fits."""

    __slots__ = ()
    kind = "palace"
    spans: tuple[Span, ...] = (Span("palace", axes.PALACE, axes.HEX),)
    words = {NO_PALACE: Parts("none")}
    spot = "hex"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found = palace_options(g, p)
        if found and not at:
            found.append(NO_PALACE)
        return found

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == NO_PALACE:
            if g.events is not None:
                g.tell("no_palace", p.seat, {})
            return
        palace: i64 = option >> 7
        hex_: i64 = option & HEX_MASK
        p.palaces = with_byte(p.palaces, palace, hex_)
        if g.events is not None:
            g.tell("palace", p.seat, {"palace": g.box.palace_ids[palace], "at": hex_text(hex_)})
        receive(g, p, g.box.palace_gain[palace], "palace")

    def nothing(self, g: BrazilState, p: Realm, at: i64) -> None:
        if g.events is not None:
            g.tell("no_palace", p.seat, {})

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        """Every palace of the player on every tile that it has built or seized."""
        hexes = [*(hex_ for hex_ in p.tiles if hex_ != p.capital), *seized(g, p)]
        return [
            *(palace * 128 + hex_ for palace in range(1, codes.PALACES) for hex_ in hexes),
            *([] if at else [NO_PALACE]),
        ]

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        palace: i64 = option >> 7
        hex_: i64 = option & HEX_MASK
        place = {"at": hex_text(hex_)}
        if p.palaces[palace] != NOWHERE:
            return Reason("palace_placed", {"palace": g.box.palace_ids[palace], **place}, "BI-31")
        if g.builder[hex_] != p.seat:
            return Reason("enemy_tile", place, "BI-31")
        if g.army[hex_] and g.army[hex_] != p.seat + 1:
            return Reason("seized_from_you", place, "BI-31")
        if hex_ in p.palaces:
            return Reason("palace_there", place, "BI-31")
        return Reason("palace_does_not_fit", {"palace": g.box.palace_ids[palace], **place}, "BI-31")

    def thing(self, game: Game, at: i64, option: i64) -> str:
        return str(game.box.palace_ids[option >> 7])


# ---------------------------------------------------------------- the era's change
class EraChange(RealmStep):
    """The next era begins for everybody, or the last round (BI-26, BI-48)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if g.era == codes.LAST_ERA:
            g.ending = 1
            if g.events is not None:
                g.tell("last_round", p.seat, {"round": g.round})
            return
        past = g.era
        g.era += 1
        if g.events is not None:
            g.tell("era", TABLE, {"era": g.era, "by": p.seat})
        pause(g, p)
        seats = len(g.players)
        flow = g.flow
        for i in range(seats - 1, -1, -1):  # clockwise from the revealer (house ruling)
            flow = (*flow, (LAYING, (p.seat + i) % seats * 4 + past))
        g.flow = flow


class Laying(RealmPhase):
    """Seat `at` // 4 lays the token of era `at` % 4, in or out of turn."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        q = g.touch(at >> 2)
        q.token = codes.NO_ARCH
        LAY_TOKEN.run(g, q, at & 3)
        g.run_seat(q)


class LayToken(RealmChoice):
    """Under which arch the past era's token goes, one with none under it yet (BI-27); `at` is its era."""

    __slots__ = ()
    kind = "token"
    verb = "under"
    names = ARCHES
    spot = "arch"
    refusal = "token_there_already arch BI-27"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [arch for arch in range(ARCH_COUNT) if arch not in p.under]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.under = with_byte(p.under, at - 1, option)
        if p.seat == g.turn and p.spent & codes.ACTED and p.arch == option:
            p.spent |= codes.TOKEN_USED  # laid after the action it gives nothing this turn (BI-27, house ruling)
        if g.events is not None:
            g.tell("token_laid", p.seat, {"era": at, "arch": ARCHES[option]}, information=p.seat != g.turn)


# ---------------------------------------------------------------- paintings that act at any moment of the own turn
def may_place_palace(g: BrazilState, p: Realm) -> bool:
    """Dona Isabel, once (BI-45)."""
    return p.powers & codes.PLACE_PALACE != 0 and not p.once & codes.PALACE_PLACED and bool(palace_options(g, p))


def use_isabel(g: BrazilState, p: Realm) -> None:
    p.once |= codes.PALACE_PLACED
    if g.events is not None:
        g.tell("power", p.seat, {"painting": "isabel"})
    p.push(PALACE, 1)


def use_coroados(g: BrazilState, p: Realm, era: i64) -> None:
    """For good: the arch that it lay under loses its bonus."""
    p.under = with_byte(p.under, era - 1, codes.ON_PAINTING)
    if g.events is not None:
        g.tell("power", p.seat, {"painting": f"coroados {era}"})
    receive(g, p, g.box.past_token_gain[era], "painting")


assert codes.NOT_LAID > codes.ON_PAINTING
assert len(ERAS) == codes.LAST_ERA
PALACE: Final = PlacePalace("palace")
ERA_CHANGE: Final = EraChange("era-change")
LAY_TOKEN: Final = LayToken("lay-token")
LAYING: Final = Laying("laying")
