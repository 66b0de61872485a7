"""A seat's own turn (BI-8 to BI-10): the menus of the action phase and of the movement phase."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.spans import Axis, Span
from tabuleiro.games.brazil_imperial.content.pack import ARCHES
from tabuleiro.games.brazil_imperial.rules import axes, codes, effects, movement
from tabuleiro.games.brazil_imperial.rules.build import BUILDING
from tabuleiro.games.brazil_imperial.rules.codes import (
    ACTED,
    FACE_DOWN,
    LOOK,
    MARCHED,
    MOST_HELD,
    MOVED,
    MOVEMENT,
    NO_ARCH,
    ON_PAINTING,
    PAST_TOKENS,
    PEEKED,
    PLACE_PALACE,
    TOKEN_USED,
)
from tabuleiro.games.brazil_imperial.rules.codes import ARCHES as ARCH_COUNT
from tabuleiro.games.brazil_imperial.rules.deploy import DEPLOYING, sites
from tabuleiro.games.brazil_imperial.rules.explore import EXPEDITION_BEGINS, peek
from tabuleiro.games.brazil_imperial.rules.manufacture import MAKING
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, hex_text
from tabuleiro.games.brazil_imperial.rules.missions import may_place_palace, reveal_mission, use_coroados, use_isabel
from tabuleiro.games.brazil_imperial.rules.objectives import met
from tabuleiro.games.brazil_imperial.rules.painting import PAINT
from tabuleiro.games.brazil_imperial.rules.renovate import RENOVATING
from tabuleiro.games.brazil_imperial.rules.scoring import won_alone
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice
from tabuleiro.games.brazil_imperial.rules.trade import HARBORING, TRADING

# Options of both menus; moves lie below MOVES_END, see movement.py.
ARCH: Final = movement.MOVES_END  # + arch
EXTRA: Final = movement.MOVES_END + 16  # + gold card
REVEAL: Final = movement.MOVES_END + 64  # + mission
ISABEL: Final = movement.MOVES_END + 128
COROADOS: Final = movement.MOVES_END + 128  # + era
PEEK: Final = movement.MOVES_END + 256  # + hex, by the token of era I
LOOKING: Final = movement.MOVES_END + 384  # + hex, by a painting
ATTEMPT: Final = movement.MOVES_END + 512  # + hex
DRAW: Final = movement.MOVES_END + 640
END_TURN: Final = movement.MOVES_END + 641
OTHER_ARCHES: Final[list[list[int]]] = [  # for each place of the token, nowhere (NO_ARCH) last
    [arch for arch in range(ARCH_COUNT) if arch != token] for token in range(ARCH_COUNT + 1)
]
IN_BOTH: Final = (
    Span("arch", Axis("arch", ARCHES), first=ARCH),
    Span("extra", axes.GOLD_CARD, first=EXTRA),
    Span("reveal", axes.MISSION, first=REVEAL),
    Span("", Axis("", ("isabel", "coroados 1", "coroados 2")), first=ISABEL),
)
# By arch, what its action asks first.
QUESTIONS: Final[list[effects.ArchChoice]] = [DEPLOYING, PAINT, BUILDING, RENOVATING, MAKING, HARBORING, TRADING]
# The same for those arches whose action cannot always be done.
CONDITIONS: Final[list[effects.ArchChoice | None]] = [None, PAINT, BUILDING, RENOVATING, MAKING, None, TRADING]
AT_ANY_MOMENT: Final = PLACE_PALACE | PAST_TOKENS
WITH_TOKEN: Final = 0
PLAIN: Final = 1
SPOTS: Final = {"arch": "arch", "extra": "gold", "reveal": "mission"}  # where pages mark what may be chosen


def begin_turn(p: Realm) -> None:
    p.arch = NO_ARCH
    p.spent = 0
    p.stack = (MENU_ACTION, 0, (MENU_MOVE, 0, p.stack))


# ---------------------------------------------------------------- options of both
def extras(g: BrazilState, p: Realm, found: list[int]) -> None:
    """Gold cards with an extra action that can be done when the card is gone (BI-46)."""
    cards: i64 = len(p.gold_hand) - 1
    for card in effects.different(p.gold_hand):
        arch = g.box.extra_arch[card]
        if arch != NO_ARCH and QUESTIONS[arch].possible(g, p, PLAIN, cards):
            found.append(EXTRA + card)


def any_moment(g: BrazilState, p: Realm, found: list[int]) -> None:
    """What may be done between the steps of the own turn: missions of this or an earlier era whose objectives hold now,
    Dona Isabel, Coroados (BI-27, BI-45)."""
    box, era = g.box, g.era
    for one in p.missions:
        if box.mission_era[one] > era:
            continue
        if p.held >> box.mission_shift[one] & MOST_HELD >= box.mission_least[one] and met(box.goals[one], p):
            found.append(REVEAL + one)
    if p.powers & AT_ANY_MOMENT:
        if p.powers & PLACE_PALACE and may_place_palace(g, p):
            found.append(ISABEL)
        if p.powers & PAST_TOKENS:  # also from under an arch
            if p.under[0] < ON_PAINTING:
                found.append(COROADOS + 1)
            if p.under[1] < ON_PAINTING:
                found.append(COROADOS + 2)


class Menu(RealmChoice):
    """What both menus share."""

    __slots__ = ()

    def done(self, g: BrazilState, p: Realm, option: i64) -> None:
        """What a choice of either menu does, but for moves; the menu itself waits below."""
        if option < EXTRA:
            arch = option - ARCH
            p.token = arch
            p.arch = arch
            p.spent |= ACTED
            if g.events is not None:
                g.tell("arch", p.seat, {"arch": ARCHES[arch]})
            QUESTIONS[arch].begin(g, p, WITH_TOKEN)
        elif option < REVEAL:
            box = g.box
            card = option - EXTRA
            effects.discard_gold(g, p, card)
            if g.events is not None:
                g.tell("extra_action", p.seat, {"card": box.gold_ids[card], "arch": ARCHES[box.extra_arch[card]]})
            QUESTIONS[box.extra_arch[card]].begin(g, p, PLAIN)
        elif option < ISABEL:
            reveal_mission(g, p, option - REVEAL)
        elif option == ISABEL:
            use_isabel(g, p)
        else:
            use_coroados(g, p, option - COROADOS)

    def shown(self, g: BrazilState, p: Realm) -> list[int]:
        """Candidates of both menus."""
        found = [EXTRA + card for card in effects.different(p.gold_hand)]
        found += [REVEAL + mission for mission in p.missions]
        if p.powers & PLACE_PALACE:
            found.append(ISABEL)
        if p.powers & PAST_TOKENS:
            found += [COROADOS + 1, COROADOS + 2]
        return found

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        box = game.box
        if option < movement.ATTACK:
            verb, unit = "move" if option < movement.MARCH else "march", box.unit_names[(option & 4095) >> 7]
            return Parts(verb, unit, hex_text(option & HEX_MASK), link="to")
        if option < movement.MOVES_END:
            return Parts("attack", hex_text(option - movement.ATTACK >> 7), hex_text(option & HEX_MASK), link="to")
        if option < EXTRA:
            return Parts("arch", ARCHES[option - ARCH])
        if option < REVEAL:
            return Parts("extra", box.gold_ids[option - EXTRA])
        if option < ISABEL:
            return Parts("reveal", box.mission_ids[option - REVEAL])
        if option < PEEK:
            return Parts("isabel") if option == ISABEL else Parts("coroados", amount=option - COROADOS)
        if option < DRAW:
            verb = "peek" if option < LOOKING else "look" if option < ATTEMPT else "attempt"
            return Parts(verb, place=hex_text(option & HEX_MASK), link="")
        return Parts("draw") if option == DRAW else Parts("end turn")

    def place(self, game: Game, at: i64, option: i64) -> str:
        found = self.parts(game, at, option)
        if found.verb in ("isabel", "coroados"):
            return f"painting {found.verb}"
        if found.place:
            return f"hex {found.place}"
        return f"{SPOTS[found.verb]} {found.thing}" if found.thing else ""


class ActionMenu(Menu):
    """The token goes on another arch; extra actions and what may be done at any moment come before it or after."""

    __slots__ = ()
    kind = "action"
    spans: tuple[Span, ...] = IN_BOTH
    verbs = "arch extra reveal isabel coroados"

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if not p.spent & ACTED and not g.over and (len(g.players) > 1 or not won_alone(g)):
            effects.ask_hidden(g, self, p, at, self.options(g, p, at))

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        cards = len(p.gold_hand)
        found: list[int] = []
        for arch in OTHER_ARCHES[p.token]:
            condition = CONDITIONS[arch]
            if condition is None or condition.possible(g, p, WITH_TOKEN, cards):
                found.append(ARCH + arch)
        if cards:
            extras(g, p, found)
        any_moment(g, p, found)
        return found

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.stack = (self, at, p.stack)
        self.done(g, p, option)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [*(ARCH + arch for arch in range(ARCH_COUNT)), *self.shown(g, p)]


class MoveMenu(Menu):
    """After the action: extra actions until the first thing of the movement phase is done; moves, past tokens, what
    may be done at any moment, and the turn's end."""

    __slots__ = ()
    kind = "move"
    spans: tuple[Span, ...] = (
        Span("move", axes.OWN_UNIT, axes.HEX),
        Span("march", axes.OWN_UNIT, axes.HEX, first=movement.MARCH),
        Span("attack", axes.STEP, first=movement.ATTACK),
        *IN_BOTH,
        Span("peek", axes.HEX, first=PEEK),
        Span("look", axes.HEX, first=LOOKING),
        Span("attempt", axes.HEX, first=ATTEMPT),
        Span("", Axis("", ("draw", "end turn")), first=DRAW),
    )
    verbs = "arch extra reveal isabel coroados move march attack peek look attempt draw end"

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if not g.over and (len(g.players) > 1 or not won_alone(g)):
            # As `ask_hidden`, without the call in the most frequent question: the turn's end is always an option.
            p.options = self.options(g, p, at)
            p.asking = self
            p.asking_at = at
            g.waiting |= p.bit

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found: list[int] = []
        spent = p.spent
        if p.gold_hand and not spent & MOVEMENT:
            extras(g, p, found)
        any_moment(g, p, found)
        if p.on_map:
            if not spent & MOVED:
                movement.free_moves(g, p, found)
                movement.attacks(g, p, found)
                for hex_ in movement.attempts(g, p):
                    found.append(ATTEMPT + hex_)
            if not spent & MARCHED:
                movement.marches(g, p, found)
        if not spent & TOKEN_USED:
            if p.under[0] == p.arch:  # NO_ARCH is no byte
                found += face_down(g, PEEK)
            elif p.under[1] == p.arch:
                found.append(DRAW)
        if p.powers & LOOK and not spent & PEEKED:
            found += face_down(g, LOOKING)
        found.append(END_TURN)
        return found

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == END_TURN:
            if g.events is not None:
                g.tell("turn_ended", p.seat, {})
            return
        p.stack = (self, at, p.stack)
        if option < movement.MOVES_END:
            p.spent |= MOVEMENT
            movement.move(g, p, option)
            return
        if option < PEEK:
            self.done(g, p, option)
            return
        p.spent |= MOVEMENT
        if option == DRAW:
            p.spent |= TOKEN_USED
            p.push(effects.LIMITS, 0)
            effects.draw_combat(g, p, 1, "token")
        elif option >= ATTEMPT:
            p.spent |= MOVED
            p.push(EXPEDITION_BEGINS, option - ATTEMPT)
        elif option >= LOOKING:
            p.spent |= PEEKED
            peek(g, p, option - LOOKING)
        else:
            p.spent |= TOKEN_USED
            peek(g, p, option - PEEK)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        arches = [ARCH + arch for arch in range(ARCH_COUNT)]
        return [*arches, *self.shown(g, p), *moves_shown(g, p), DRAW, END_TURN]


def moves_shown(g: BrazilState, p: Realm) -> list[int]:
    """Every own unit to every hex next to it, by either move; attacks from afar; secret looks."""
    found: list[int] = []
    first = p.colour * codes.UNITS
    to_cities = p.arch != NO_ARCH and g.box.arch_move[p.arch] == codes.TO_OWN_CITY
    for unit in codes.UNITS_OF[p.on_map]:
        here = p.at[unit]
        base = (first + unit) * 128
        around = g.ground.next_to[here]
        found += [base + hex_ for hex_ in around]
        leads = [hex_ for hex_ in sites(g, p) if hex_ != here] if to_cities else around
        found += [movement.MARCH + base + hex_ for hex_ in leads]
    for here in sorted({p.at[unit] for unit in codes.UNITS_OF[p.on_map]}):
        found += [movement.ATTACK + here * 128 + hex_ for hex_ in g.ground.next_to[here]]
    if p.under[0] != codes.NOT_LAID:
        found += face_down(g, PEEK)
    if p.powers & LOOK:
        found += face_down(g, LOOKING)
    return found + [ATTEMPT + hex_ for hex_ in movement.attempts(g, p)]


def face_down(g: BrazilState, first: i64) -> list[int]:
    """The hexes with face-down tiles, as options from `first` on."""
    explore = g.explore
    return [first + hex_ for hex_ in g.ground.explore if FACE_DOWN[explore[hex_]]]


MENU_ACTION: Final = ActionMenu("action")
MENU_MOVE: Final = MoveMenu("move")
