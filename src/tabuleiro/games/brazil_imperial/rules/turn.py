"""A seat's own turn (BI-8 to BI-10): the menus of the action phase and of the movement phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.action import Parts
from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.content.pack import ARCHES
from tabuleiro.games.brazil_imperial.rules.build import BUILDING
from tabuleiro.games.brazil_imperial.rules.codes import (
    ACTED,
    DEPLOY,
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
    TRADE,
)
from tabuleiro.games.brazil_imperial.rules.codes import ARCHES as ARCH_COUNT
from tabuleiro.games.brazil_imperial.rules.deploy import DEPLOYING, begin_deploy, unit_text
from tabuleiro.games.brazil_imperial.rules.effects import (
    LIMITS,
    ArchChoice,
    ask_hidden,
    different,
    discard_gold,
    draw_combat,
)
from tabuleiro.games.brazil_imperial.rules.ending import won_alone
from tabuleiro.games.brazil_imperial.rules.explore import EXPEDITION_BEGINS, peek
from tabuleiro.games.brazil_imperial.rules.manufacture import MAKING
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, hex_text
from tabuleiro.games.brazil_imperial.rules.missions import may_place_palace, reveal_mission, use_coroados, use_isabel
from tabuleiro.games.brazil_imperial.rules.movement import (
    ATTACK,
    MARCH,
    MOVES_END,
    attacks,
    attempts,
    free_moves,
    marches,
    move,
)
from tabuleiro.games.brazil_imperial.rules.objectives import met
from tabuleiro.games.brazil_imperial.rules.painting import PAINT
from tabuleiro.games.brazil_imperial.rules.renovate import RENOVATING
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice
from tabuleiro.games.brazil_imperial.rules.trade import HARBORING, TRADING, begin_trade

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.game import Game

# Options of both menus; moves lie below MOVES_END, see movement.py.
ARCH: Final = MOVES_END  # + arch
EXTRA: Final = MOVES_END + 16  # + gold card
REVEAL: Final = MOVES_END + 64  # + mission
ISABEL: Final = MOVES_END + 128
COROADOS: Final = MOVES_END + 128  # + era
PEEK: Final = MOVES_END + 256  # + hex, by the token of era I
LOOKING: Final = MOVES_END + 384  # + hex, by a painting
ATTEMPT: Final = MOVES_END + 512  # + hex
DRAW: Final = MOVES_END + 640
END_TURN: Final = MOVES_END + 641
OTHER_ARCHES: Final[list[list[int]]] = [  # for each place of the token, nowhere (NO_ARCH) last
    [arch for arch in range(ARCH_COUNT) if arch != token] for token in range(ARCH_COUNT + 1)
]
# By arch, what its action asks first.
QUESTIONS: Final[list[ArchChoice]] = [DEPLOYING, PAINT, BUILDING, RENOVATING, MAKING, HARBORING, TRADING]
# The same for those arches whose action cannot always be done.
CONDITIONS: Final[list[ArchChoice | None]] = [None, PAINT, BUILDING, RENOVATING, MAKING, None, TRADING]
AT_ANY_MOMENT: Final = PLACE_PALACE | PAST_TOKENS
WITH_TOKEN: Final = 0
PLAIN: Final = 1
SPOTS: Final = {"arch": "arch", "extra": "gold", "reveal": "mission"}  # where pages mark what may be chosen


def begin_turn(p: Realm) -> None:
    p.arch = NO_ARCH
    p.spent = 0
    p.stack = (MENU_ACTION, 0, (MENU_MOVE, 0, p.stack))


# ---------------------------------------------------------------- arches
def act(g: BrazilState, p: Realm, arch: i64, plain: i64) -> None:
    """An arch's action, with its upgrade or as the plain one of a gold card (BI-46)."""
    if arch == DEPLOY:
        begin_deploy(g, p, plain == PLAIN)
    elif arch == TRADE:
        begin_trade(g, p, plain == PLAIN)
    else:
        QUESTIONS[arch].run(g, p, plain)


def extras(g: BrazilState, p: Realm, found: list[int]) -> None:
    """Gold cards with an extra action that can be done when the card is gone (BI-46)."""
    cards: i64 = len(p.gold_hand) - 1
    for card in different(p.gold_hand):
        arch = g.box.extra_arch[card]
        if arch != NO_ARCH and QUESTIONS[arch].possible(g, p, PLAIN, cards):
            found.append(EXTRA + card)


def any_moment(g: BrazilState, p: Realm, found: list[int]) -> None:
    """What may be done between the steps of the own turn: missions of this or an earlier era whose objectives hold now,
    Dona Isabel, Coroados (BI-27, BI-45)."""
    box, era, held = g.box, g.era, p.held
    eras, shift, least = box.mission_era, box.mission_shift, box.mission_least
    for mission in p.missions:
        if eras[mission] <= era and held >> shift[mission] & MOST_HELD >= least[mission] and met(box.goals[mission], p):
            found.append(REVEAL + mission)
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

    def done(self, g: BrazilState, p: Realm, option: i64) -> None:
        """What a choice of either menu does, but for moves; the menu itself waits below."""
        if option < EXTRA:
            arch = option - ARCH
            p.token = arch
            p.arch = arch
            p.spent |= ACTED
            if g.events is not None:
                g.tell("arch", p.seat, {"arch": ARCHES[arch]})
            act(g, p, arch, WITH_TOKEN)
        elif option < REVEAL:
            box = g.box
            card = option - EXTRA
            discard_gold(g, p, card)
            if g.events is not None:
                g.tell("extra_action", p.seat, {"card": box.gold_ids[card], "arch": ARCHES[box.extra_arch[card]]})
            act(g, p, box.extra_arch[card], PLAIN)
        elif option < ISABEL:
            reveal_mission(g, p, option - REVEAL)
        elif option == ISABEL:
            use_isabel(g, p)
        else:
            use_coroados(g, p, option - COROADOS)

    def shown(self, g: BrazilState, p: Realm) -> list[int]:
        """Candidates of both menus."""
        found = [EXTRA + card for card in different(p.gold_hand)]
        found += [REVEAL + mission for mission in p.missions]
        if p.powers & PLACE_PALACE:
            found.append(ISABEL)
        if p.powers & PAST_TOKENS:
            found += [COROADOS + 1, COROADOS + 2]
        return found

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        from tabuleiro.games.brazil_imperial.rules.reasons import why_not_in_turn

        return why_not_in_turn(g, p, option)

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        box = game.box
        if option < MARCH:
            return Parts("move", unit_text(game, option >> 7), place=hex_text(option & HEX_MASK), link="to")
        if option < ATTACK:
            return Parts("march", unit_text(game, option - MARCH >> 7), place=hex_text(option & HEX_MASK), link="to")
        if option < MOVES_END:
            return Parts("attack", hex_text(option - ATTACK >> 7), place=hex_text(option & HEX_MASK), link="to")
        if option < EXTRA:
            return Parts("arch", ARCHES[option - ARCH])
        if option < REVEAL:
            return Parts("extra", box.gold_ids[option - EXTRA])
        if option < ISABEL:
            return Parts("reveal", box.mission_ids[option - REVEAL])
        if option < PEEK:
            return Parts("isabel") if option == ISABEL else Parts("coroados", amount=option - COROADOS)
        if option < LOOKING:
            return Parts("peek", place=hex_text(option - PEEK), link="")
        if option < ATTEMPT:
            return Parts("look", place=hex_text(option - LOOKING), link="")
        if option < DRAW:
            return Parts("attempt", place=hex_text(option - ATTEMPT), link="")
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

    kind = "action"
    verbs = "arch extra reveal isabel coroados"

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if not p.spent & ACTED and not g.over and (len(g.players) > 1 or not won_alone(g)):
            ask_hidden(g, self, p, at, self.options(g, p, at))

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

    kind = "move"
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
                free_moves(g, p, found)
                attacks(g, p, found)
                for hex_ in attempts(g, p):
                    found.append(ATTEMPT + hex_)
            if not spent & MARCHED:
                marches(g, p, found)
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
        if option < MOVES_END:
            p.spent |= MOVEMENT
            move(g, p, option)
            return
        if option < PEEK:
            self.done(g, p, option)
            return
        p.spent |= MOVEMENT
        if option == DRAW:
            p.spent |= TOKEN_USED
            p.push(LIMITS, 0)
            draw_combat(g, p, 1)
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
        from tabuleiro.games.brazil_imperial.rules.reasons import moves_shown

        arches = [ARCH + arch for arch in range(ARCH_COUNT)]
        return [*arches, *self.shown(g, p), *moves_shown(g, p), DRAW, END_TURN]


def face_down(g: BrazilState, first: i64) -> list[int]:
    """The hexes with face-down tiles, as options from `first` on."""
    explore = g.explore
    return [first + hex_ for hex_ in g.ground.explore if FACE_DOWN[explore[hex_]]]


MENU_ACTION: Final = ActionMenu("action")
MENU_MOVE: Final = MoveMenu("move")
