"""How a play ends (BI-48), points by source and ties (BI-49, BI-50); the solo challenge is won or lost (BI-52)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.scores import CHALLENGE, Score, ranked
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import UNITS_OF, count, total
from tabuleiro.games.brazil_imperial.rules.map import FOREST, NOWHERE
from tabuleiro.games.brazil_imperial.rules.objectives import met
from tabuleiro.games.brazil_imperial.rules.production import tile_vp
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm
from tabuleiro.games.brazil_imperial.rules.strength import units_strength

LAST_ROUND: Final = 60  # nothing else forces an end (BI-48, house ruling)
SOURCES: Final = (
    *("units", "products", "paintings", "missions", "gold_cards", "exploration", "buildings", "cities", "palaces"),
    *("monarch", "abilities"),
)


class Tally:
    """What a seat has on the map, counted at one look."""

    __slots__ = ("buildings", "cities", "faces", "lost", "seized")

    def __init__(self, g: BrazilState, p: Realm) -> None:
        self.faces: list[int] = [0] * codes.CAPITAL  # tiles that it has built and still holds, by face
        self.buildings: i64 = 0  # points of all that it holds
        self.cities: i64 = 0
        self.seized: i64 = 0  # those of them that others have built
        self.lost: i64 = 0  # points of its own tiles that others hold
        army, mine = g.army, p.seat + 1
        for hex_ in p.tiles:
            face: i64 = g.face[hex_]
            if face >= codes.CAPITAL:
                continue
            vp: i64 = tile_vp(g, hex_, p.seat)
            if army[hex_] and army[hex_] != mine:
                self.lost += vp
            else:
                self.faces[face] += 1
                self.hold(face, vp)
        at = p.at
        for unit in UNITS_OF[p.on_map]:
            here: i64 = at[unit]
            face = g.face[here]
            if 0 < face < codes.CAPITAL and g.builder[here] != p.seat and army[here] == mine and at.index(here) == unit:
                vp = g.box.vp[face]
                self.seized += vp
                self.hold(face, vp)

    def hold(self, face: i64, vp: i64) -> None:
        if face < codes.CITY:
            self.buildings += vp
        else:
            self.cities += vp


def held_tiles(g: BrazilState, p: Realm) -> list[int]:
    """The hexes of all buildings and cities that a seat holds, seized ones too."""
    return [hex_ for hex_ in g.ground.hexes if 0 < g.face[hex_] < codes.CAPITAL and g.holder(hex_) == p.seat]


def counted(g: BrazilState, p: Realm, tally: Tally, what: str) -> i64:
    """How many there are of what a palace or a painting counts, by its name in packs; of faces those built and held."""
    face = g.box.face_number.get(what, 0)
    if face:
        return tally.faces[face]
    if what == "product":
        return bits(p.made)
    if what == "unit-deployed":
        return bits(p.deployed)
    if what == "forest-next-to-empire":
        return forests(g, p)
    if what == "product-on-slot":
        return bits(p.made & ~p.on_monarch)
    if what == "revealed-mission":
        return len(p.revealed)
    if what == "other-painting":
        return len(p.paintings) - 1
    assert what == "city-built-and-held", what
    return sum(tally.faces[codes.CITY :])


def forests(g: BrazilState, p: Realm) -> i64:
    """Unbuilt forests next to what the seat has built and holds."""
    seen: list[int] = []
    terrain, face, army = g.ground.terrain, g.face, g.army
    for hex_ in p.tiles:
        if not army[hex_] or army[hex_] == p.seat + 1:
            for near in g.ground.next_to[hex_]:
                if terrain[near] == FOREST and not face[near] and near not in seen:
                    seen.append(near)
    return len(seen)


def mission_points(g: BrazilState, p: Realm, hidden: bool) -> i64:
    """Revealed ones whole; era III cards in hand for each objective that holds (BI-30)."""
    box = g.box
    found = total(box.mission_whole, p.revealed)
    if not hidden:
        for mission in p.missions:
            if box.mission_era[mission] == codes.LAST_ERA:
                for goal in box.goals[mission]:
                    if goal.amount(p) >= goal.n:
                        found += box.mission_points[mission]
    return found


def gold_points(g: BrazilState, p: Realm) -> i64:
    box = g.box
    found: i64 = 0
    for card in p.gold_hand:
        if box.gold_vp[card] and met(box.gold_goals[card], p):
            found += box.gold_vp[card]
    return found


def exploration_points(g: BrazilState, p: Realm) -> i64:
    """Tiles kept; unknown species by sets, a fourth starts a new one (BI-34)."""
    box = g.box
    found: i64 = 0
    species: i64 = 0
    for tile in p.finds:
        if box.find_kind[tile] == codes.KEEP_AT_ONCE:
            species += 1
        else:
            found += box.find_vp[tile]
    most = len(box.sets)
    rest = species % most
    found += species // most * box.sets[most - 1]
    return found + box.sets[rest - 1] if rest else found


def palace_points(g: BrazilState, p: Realm, tally: Tally, palace: i64) -> i64:
    """Printed, and for each foundry, plantation, product or unit (BI-32)."""
    per = g.box.palace_per[palace]
    return g.box.palace_vp[palace] + (g.box.palace_each[palace] * counted(g, p, tally, per) if per else 0)


def ability_points(g: BrazilState, p: Realm, tally: Tally) -> i64:
    """VP that paintings give for other things, and the tokens on Coroados."""
    box = g.box
    found: i64 = 0
    for era in range(1, codes.LAST_ERA):
        if p.under[era - 1] == codes.ON_PAINTING:
            found += box.past_token_vp[era]
    for painting in p.paintings:
        found += painting_points(g, p, tally, painting)
    return found


def painting_points(g: BrazilState, p: Realm, tally: Tally, painting: i64) -> i64:
    effect = g.box.painting_points[painting]
    if not effect.per:
        return 0
    vp: i64 = effect.vp * counted(g, p, tally, effect.per)
    return min(vp, effect.most) if effect.most else vp


def monarch_points(g: BrazilState, p: Realm) -> i64:
    """For products on the monarch's board, and the first missions."""
    return g.box.monarch_slot_vp[p.monarch] * bits(p.on_monarch) + g.box.mission_vp[p.monarch] * p.marks


def by_source(g: BrazilState, p: Realm, tally: Tally, hidden: bool = False) -> list[int]:
    """Points in the order of SOURCES; hidden: without what is in the seat's hand."""
    if p.colour < 0:
        return [0] * len(SOURCES)
    box = g.box
    products: i64 = 0
    for product in range(box.products):
        if p.made & BIT[product]:
            products += box.product_vp[product]
    palaces: i64 = 0
    for palace in range(1, codes.PALACES):
        if p.palaces[palace] != NOWHERE:
            palaces += palace_points(g, p, tally, palace)
    return [
        *(units_strength(g, p.colour, p.deployed), products, total(box.painting_vp, p.paintings)),
        *(mission_points(g, p, hidden), 0 if hidden else gold_points(g, p)),
        *(exploration_points(g, p), tally.buildings, tally.cities, palaces),
        monarch_points(g, p),
        ability_points(g, p, tally),
    ]


def breakdown(g: BrazilState, p: Realm) -> Mapping[str, int]:
    return dict(zip(SOURCES, by_source(g, p, Tally(g, p)), strict=True))


def standings(g: BrazilState) -> list[tuple[int, int]]:
    """What everybody knows of each seat's points, and what it knows itself; at the end nothing is hidden."""
    tallies = [(p, Tally(g, p)) for p in g.players]
    return [(sum(by_source(g, p, tally, not g.over)), sum(by_source(g, p, tally))) for p, tally in tallies]


def scores(g: BrazilState) -> list[Score]:
    """At the end, or as if the game ended now."""
    realms = g.players
    parts = [breakdown(g, p) for p in realms]
    if len(realms) == 1:  # won or lost; the points are only told
        return ranked([(int(g.won), {CHALLENGE: int(g.won)}, (sum(parts[0].values()),))])
    science = [sum(int(count(g.goods[hex_], codes.SCIENCE)) for hex_ in held_tiles(g, p)) for p in realms]
    return ranked(  # science on tiles breaks a tie (BI-50)
        [(sum(part.values()), part, (n,)) for part, n in zip(parts, science, strict=True)]
    )


def extras(g: BrazilState, p: Realm) -> dict[str, int]:
    """Points beside the printed ones, by what gives them: `painting camarao`, `palace iv`, `monarch manuel`."""
    if p.colour < 0:
        return {}
    box = g.box
    tally = Tally(g, p)
    found: dict[str, int] = {}
    for painting in p.paintings:
        found[f"painting {box.painting_ids[painting]}"] = painting_points(g, p, tally, painting)
    for palace in range(1, codes.PALACES):
        if p.palaces[palace] != NOWHERE:
            found[f"palace {box.palace_ids[palace]}"] = palace_points(g, p, tally, palace) - box.palace_vp[palace]
    firsts: i64 = 0
    for hex_ in p.marked:
        if g.holder(hex_) == p.seat:
            firsts += tile_vp(g, hex_, p.seat) - box.vp[g.face[hex_]]
    found[f"monarch {box.monarch_ids[p.monarch]}"] = firsts + monarch_points(g, p)
    return found


class Points:
    """All points at one moment: who tells an action says where what it has changed comes from."""

    def __init__(self, g: BrazilState) -> None:
        self.standings: list[tuple[int, int]] = standings(g)
        self.extras: list[dict[str, int]] = [extras(g, p) for p in g.players]


def tell_points(g: BrazilState, before: Points) -> None:
    """Where not all of it is printed."""
    now = Points(g)
    for p in g.players:
        was, has = before.extras[p.seat], now.extras[p.seat]
        changed = [(name, has.get(name, 0) - was.get(name, 0)) for name in {**was, **has}]
        by = tuple(f"{name} {n}" for name, n in changed if n)
        if by:
            shown = now.standings[p.seat][0] - before.standings[p.seat][0]
            own = now.standings[p.seat][1] - before.standings[p.seat][1]
            g.tell("scored", p.seat, {"n": shown, "by": by}, {"n": own} if own != shown else {})


# ---------------------------------------------------------------- the end
def last_round(g: BrazilState) -> int:
    return g.ground.scenario.rounds or LAST_ROUND


def dutch_capital_seized(g: BrazilState) -> bool:
    return g.army[g.ground.capitals[codes.DUTCH]] == 1


def challenge_met(g: BrazilState) -> bool:
    """Era III reached, all five units on the map, the Dutch capital seized: all at once (BI-52)."""
    return g.era == codes.LAST_ERA and g.players[0].on_map == codes.EVERY_UNIT and dutch_capital_seized(g)


def won_alone(g: BrazilState) -> bool:
    """Asked between all steps of a solo turn: the challenge may be over."""
    if len(g.players) > 1 or not challenge_met(g):
        return False
    g.won = 1
    finish(g)
    return True


def finish(g: BrazilState) -> None:
    """Hands are shown, points are counted (BI-46, BI-49)."""
    g.over = True
    g.flow = ()
    if g.events is None:
        return
    box = g.box
    for p in g.players:
        shown = {
            "gold": tuple(box.gold_ids[card] for card in p.gold_hand),
            "missions": tuple(box.mission_ids[mission] for mission in p.missions),
        }
        g.tell("hand_shown", p.seat, shown, information=True)
    g.tell("game_over", TABLE, {"scores": tuple(score.total for score in g.scores), "won": g.won}, information=True)
