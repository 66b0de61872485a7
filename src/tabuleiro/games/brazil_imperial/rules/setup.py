"""The set-up (BI-4 to BI-7): map, decks, colours, missions and monarchs chosen in secret, capitals."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE, type_of_value
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span
from tabuleiro.core.step import Phase
from tabuleiro.games.brazil_imperial.content.pack import COLOURS, SCHOOLS
from tabuleiro.games.brazil_imperial.rules import axes, build, codes, effects, turn
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, with_byte, with_one
from tabuleiro.games.brazil_imperial.rules.map import hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmPhase, spread

STACKS: Final = 2
UNDER_TOP: Final = 3  # cities below the top of each stack (BI-5)
EACH_SCHOOL: Final = 2  # paintings of each colour in the gallery
GREEN: Final = 0
RANDOM: Final = "random"


class SetUp(RealmPhase):
    """The map, what lies beside it, and colours; then the secret choices."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        seats = len(g.players)
        options = g.origin.options if g.origin is not None else {}
        wanted = str(options.get("scenario", RANDOM))
        maps = g.box.for_seats[seats]
        if wanted == RANDOM:
            chosen = maps[g.chance(maps, codes.SCENARIO_OUTCOME)] if len(maps) > 1 else maps[0]
        else:
            chosen = g.box.scenario_ids.index(wanted)
        spread(g, g.box.ground(chosen))
        g.piles[codes.CITY_TOPS] = bytes([g.draw(codes.CITIES, codes.CITY_OUTCOME) for _ in range(STACKS)])
        g.piles[codes.CITIES_LEFT] = bytes([UNDER_TOP] * STACKS)
        for school in range(len(SCHOOLS)):
            some = bytes([g.draw(codes.PAINTINGS + school, codes.PAINTING_OUTCOME) for _ in range(EACH_SCHOOL)])
            g.piles[codes.GALLERY] = g.piles[codes.GALLERY] + some
        if g.events is not None:
            data: dict[str, type_of_value] = {
                "scenario": g.ground.scenario.id,
                "cities": tuple(g.box.face_ids[city] for city in g.piles[codes.CITY_TOPS]),
                "gallery": tuple(g.box.painting_ids[one] for one in g.piles[codes.GALLERY]),
            }
            g.tell("setup", TABLE, data, information=True)
        g.flow = ((SECRETS, 0),)
        if seats == 1:
            g.touch(0).colour = GREEN
        elif options.get("colours", RANDOM) == "chosen":
            g.flow = ((SECRETS, 0), *((COLOURING, seat) for seat in range(seats - 1, -1, -1)))
        else:
            for seat, colour in enumerate(drawn(g, bytes(range(len(COLOURS))), seats, codes.COLOUR_OUTCOME)):
                take_colour(g, g.touch(seat), colour, by_chance=True)


def drawn(g: BrazilState, bag: bytes, n: i64, outcome: i64) -> bytes:
    """So many of a bag, one after the other."""
    found = b""
    while len(found) < n:
        i = g.chance(bag, outcome)
        found = found + BYTE[bag[i]]
        bag = bag[:i] + bag[i + 1 :]
    return found


def take_colour(g: BrazilState, p: Realm, colour: i64, by_chance: bool) -> None:
    p.colour = colour
    if g.events is not None:
        g.tell("colour", p.seat, {"colour": COLOURS[colour]}, information=by_chance)


class Asking(RealmPhase):
    """Seat `at` is asked something: its colour, in the order of seats, or its capital."""

    __slots__ = ("choice",)

    def __init__(self, name: str, choice: RealmChoice) -> None:
        super().__init__(name)
        self.choice: RealmChoice = choice

    def run(self, g: BrazilState, at: i64) -> None:
        p = g.touch(at)
        self.choice.run(g, p, 0)
        g.run_seat(p)


class Colour(RealmChoice):
    __slots__ = ()
    kind = "colour"
    names = COLOURS
    refusal = "colour_taken board BI-6"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        taken = [g.players[seat].colour for seat in range(len(g.players))]
        return [colour for colour in range(len(COLOURS)) if colour not in taken]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        take_colour(g, p, option, by_chance=False)


# ---------------------------------------------------------------- secret choices
class Secrets(RealmPhase):
    """Two missions of each era for everybody; then all keep one of each and choose a monarch, in secret (BI-6)."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        box = g.box
        for p in g.everyone():
            for era in (1, 1, 2, 2, 3, 3):
                p.dealt = p.dealt + BYTE[g.draw(codes.MISSIONS + era, codes.MISSION_OUTCOME)]
            if g.events is not None:
                dealt = tuple(box.mission_ids[mission] for mission in p.dealt)
                g.tell("missions_dealt", p.seat, {"n": len(dealt)}, {"missions": dealt}, information=True)
        g.flow = ((UNVEILING, 0),)
        for p in g.everyone():
            p.push_all([CROWN, KEEP, KEEP, KEEP], 0)
            g.run_seat(p)


class Keep(RealmChoice):
    """One of the two missions of the next era."""

    __slots__ = ()
    kind = "mission"
    sealed = True
    verb = "keep"
    ids = "mission_ids"
    spot = "mission"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        n = 2 * len(p.kept)
        return sorted(p.dealt[n : n + 2])

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.kept = p.kept + BYTE[option]
        if g.events is not None:
            g.tell("kept", p.seat, {"era": len(p.kept)}, {"mission": g.box.mission_ids[option]})


class Crown(RealmChoice):
    """A monarch of the colour (BI-3)."""

    __slots__ = ()
    kind = "monarch"
    sealed = True
    verb = "crown"
    ids = "monarch_ids"
    spot = "crown"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return g.box.monarchs_of[p.colour]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.crown = option
        if g.events is not None:
            g.tell("crown_chosen", p.seat, {}, {"monarch": g.box.monarch_ids[option]})


class Unveiling(RealmPhase):
    """Monarchs are shown, the other missions go under their decks, capital tiles are revealed (BI-6, BI-7)."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        for p in g.everyone():
            for mission in p.dealt:
                if mission not in p.kept:
                    era = g.box.mission_era[mission]
                    g.piles[codes.RETURNED + era] = bytes(sorted(g.piles[codes.RETURNED + era] + BYTE[mission]))
                    p.returned = p.returned + BYTE[mission]
            p.missions = p.kept
            p.kept = b""
            p.dealt = b""
            p.monarch = p.crown
            p.crown = 0
            if g.events is not None:
                g.tell("crowned", p.seat, {"monarch": g.box.monarch_ids[p.monarch]}, information=True)
        if len(g.players) == 1:
            self.alone(g)
        else:
            self.sites(g)

    def sites(self, g: BrazilState) -> None:
        """One capital tile for each player, the first-player one among them; who picks first is chance (BI-7)."""
        seats = len(g.players)
        mark = g.box.capital_first
        others = g.piles[codes.CAPITAL_TILES].replace(BYTE[mark], b"")
        dealt = BYTE[mark] + drawn(g, others, seats - 1, codes.CAPITAL_OUTCOME)
        tiles = drawn(g, dealt, seats, codes.CAPITAL_OUTCOME)  # onto the sites in their order
        g.piles[codes.CAPITAL_TILES] = tiles
        first = g.chance(bytes(range(seats)), codes.SEAT_OUTCOME)
        if g.events is not None:
            names = tuple(hex_text(site) for site in g.ground.capitals)
            ids = tuple(g.box.capital_ids[tile] for tile in tiles)
            g.tell("capitals", TABLE, {"sites": names, "tiles": ids, "first": first}, information=True)
        g.flow = (
            (BEGIN, 0),
            *((PICKING, (first + i) % seats) for i in range(seats - 1, -1, -1)),
        )

    def alone(self, g: BrazilState) -> None:
        """The capitals stand, the Dutch are on guard; no capital tile, no resource (BI-52)."""
        p = g.touch(0)
        settle(g, p, g.ground.capitals[0])
        guard_dutch_capital(g)
        g.first = 0
        g.flow = ((BEGIN, 0),)


def guard_dutch_capital(g: BrazilState) -> None:
    """The Dutch capital and its guards; the Dutch have no player (BI-52)."""
    theirs = g.ground.capitals[codes.DUTCH]
    g.face = with_one(g.face, theirs, codes.CAPITAL + codes.DUTCH)
    g.builder = with_one(g.builder, theirs, codes.DUTCH)
    for hex_ in [theirs, *g.ground.next_to[theirs]]:
        g.near = with_byte(g.near, hex_, g.near[hex_] | BIT[codes.DUTCH])
    for unit, hex_ in g.ground.guards:
        g.dutch = with_byte(g.dutch, g.box.unit_number[unit][1], hex_)
        g.army = with_byte(g.army, hex_, codes.DUTCH + 1)


def settle(g: BrazilState, p: Realm, hex_: i64) -> None:
    """Palace I on a capital hex."""
    p.capital = hex_
    p.palaces = with_byte(p.palaces, 0, hex_)
    build.put(g, p, codes.CAPITAL + p.seat, hex_)


class Pick(RealmChoice):
    """The site, and with it the tile's resource and perhaps the first turn (BI-7)."""

    __slots__ = ()
    kind = "capital"
    spans: tuple[Span, ...] = (Span("capital", axes.HEX),)
    link = ""
    spot = "hex"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [hex_ for hex_ in g.ground.capitals if g.builder[hex_] == codes.NO_BUILDER]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        tile = g.piles[codes.CAPITAL_TILES][g.ground.capitals.index(option)]
        if tile == g.box.capital_first:
            g.first = p.seat
        if g.events is not None:
            first = int(g.first == p.seat)
            g.tell("capital", p.seat, {"at": hex_text(option), "tile": g.box.capital_ids[tile], "first": first})
        settle(g, p, option)
        effects.gain_goods(g, p, codes.ONE[g.box.capital_resource[tile]], "capital")

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return list(g.ground.capitals)

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        return Reason("capital_taken", {"at": hex_text(option), "seat": g.builder[option]}, "BI-7")


class Begin(RealmPhase):
    """The first turn."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        from tabuleiro.games.brazil_imperial.rules.game import TURNING

        g.round = 1
        if g.events is not None:
            g.tell("round", TABLE, {"round": g.round})
        start_turn(g, g.first, TURNING)


def start_turn(g: BrazilState, seat: i64, flow: tuple[tuple[Phase, int], ...]) -> None:
    g.turn = seat
    g.flow = flow
    p = g.touch(seat)
    if g.events is not None:
        g.tell("turn", seat, {"round": g.round})
    turn.begin_turn(p)
    g.run_seat(p)


SET_UP: Final = SetUp("set-up")
SECRETS: Final = Secrets("secrets")
UNVEILING: Final = Unveiling("unveiling")
BEGIN: Final = Begin("begin")
COLOUR: Final = Colour("colour")
KEEP: Final = Keep("keep")
CROWN: Final = Crown("crown")
PICK: Final = Pick("capital")
COLOURING: Final = Asking("colouring", COLOUR)
PICKING: Final = Asking("picking", PICK)
