"""What steps of this game share: their base classes, gains and draws, the limits of BI-12, asking another seat."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE, type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Numbers, Span
from tabuleiro.core.step import Choice, Step
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.box import NO_GAIN, Gain
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, UNITS_OF, goods_told, without
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmPhase, RealmStep

NO_MISSION: Final = 4
# Where resources of choice come from.
TAKEN_FROM: Final = ("exploration", "painting", "monarch", "palace", "war", "trade")


class ArchChoice(RealmChoice):
    """What an arch's action asks first; `at` 0: with the token and its upgrade, 1: by a gold card, without (BI-46)."""

    __slots__ = ()

    def begin(self, g: BrazilState, p: Realm, at: i64) -> None:
        """The whole action, where more belongs to it than the question."""
        self.run(g, p, at)

    def possible(self, g: BrazilState, p: Realm, at: i64, cards: i64) -> bool:
        """Whether the action can be done with so many gold cards (BI-9)."""
        return True


# ---------------------------------------------------------------- asking another seat
class Resume(RealmPhase):
    """The others have been asked: seat `at` goes on."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        p = g.touch(at)
        p.stack = p.paused
        p.paused = ()
        g.run_seat(p)


def pause(g: BrazilState, p: Realm) -> None:
    """The seat waits: what it still has to do comes after everything that is put on the flow now."""
    p.paused = p.stack
    p.stack = ()
    g.flow = (*g.flow, (RESUME, p.seat))


def hand_over(g: BrazilState, p: Realm, seat: i64, step: Step, at: i64) -> None:
    """Another seat does a step while this one waits."""
    pause(g, p)
    q = g.touch(seat)
    q.push(step, at)
    g.run_seat(q)


def ask_hidden(g: BrazilState, step: Choice, p: Realm, at: i64, options: list[int]) -> None:
    """Asks even if only one answer is left: the options come from a hidden hand, and not to ask would tell of it."""
    if not options:
        step.nothing(g, p, at)
        return
    p.options = options
    p.asking = step
    p.asking_at = at
    g.waiting |= p.bit


def giver(g: BrazilState, p: Realm, why: str) -> str:
    """The monarch by its id, where its power gives something."""
    return g.box.monarch_ids[p.monarch] if why == "monarch" else ""


# ---------------------------------------------------------------- cards
def draw_gold(g: BrazilState, p: Realm, n: i64, why: str) -> None:
    for _ in range(n):
        card = top(g, codes.GOLD_DECK, codes.GOLD_OUTCOME)
        if not card:
            return
        p.gold_hand = p.gold_hand + BYTE[card]
        if g.events is not None:
            told: dict[str, type_of_value] = {"hand": len(p.gold_hand), "why": why, "by": giver(g, p, why)}
            g.tell("gold_card", p.seat, told, {"card": g.box.gold_ids[card]}, information=True)


def draw_combat(g: BrazilState, p: Realm, n: i64, why: str) -> None:
    for _ in range(n):
        card = top(g, codes.COMBAT_DECK, codes.COMBAT_OUTCOME)
        if not card:
            return
        p.combat_hand = p.combat_hand + BYTE[card]
        if g.events is not None:
            told: dict[str, type_of_value] = {"hand": len(p.combat_hand), "why": why, "by": giver(g, p, why)}
            g.tell("combat_card", p.seat, told, {"card": g.box.combat_ids[card]}, information=True)


def top(g: BrazilState, deck: i64, outcome: i64) -> i64:
    """A card of a deck; used up, it is refilled from its discards (BI-43, house ruling; BI-46)."""
    if not g.piles[deck] and g.piles[deck + 1]:
        g.piles[deck] = bytes(sorted(g.piles[deck + 1]))
        g.piles[deck + 1] = b""
        if g.events is not None:
            g.tell("reshuffled", TABLE, {"deck": "gold" if deck == codes.GOLD_DECK else "combat"})
    return g.draw(deck, outcome)


def discard_gold(g: BrazilState, p: Realm, card: i64) -> None:
    p.gold_hand = without(p.gold_hand, card)
    g.piles[codes.GOLD_DISCARDS] = g.piles[codes.GOLD_DISCARDS] + BYTE[card]


def discard_combat(g: BrazilState, p: Realm, card: i64) -> None:
    p.combat_hand = without(p.combat_hand, card)
    g.piles[codes.COMBAT_DISCARDS] = g.piles[codes.COMBAT_DISCARDS] + BYTE[card]


def draw_mission(g: BrazilState, p: Realm, era: i64) -> None:
    """What was put under the deck comes up when the deck is empty, in no known order (house ruling)."""
    deck = codes.MISSIONS + era if g.piles[codes.MISSIONS + era] else codes.RETURNED + era
    mission = g.draw(deck, codes.MISSION_OUTCOME)
    p.missions = p.missions + BYTE[mission]
    if g.events is not None:
        g.tell("mission_drawn", p.seat, {"era": era}, {"mission": g.box.mission_ids[mission]}, information=True)


# ---------------------------------------------------------------- gains
def gain_goods(g: BrazilState, p: Realm, goods: i64, why: str) -> None:
    """To the supply; goods never run out (BI-1)."""
    p.supply += goods
    p.wealth += goods
    if g.events is not None:
        g.tell("gained", p.seat, {"goods": goods_told(goods), "why": why, "by": giver(g, p, why)})


def receive(g: BrazilState, p: Realm, gain: Gain, why: str) -> None:
    """A whole gain; what has to be chosen is asked next, then the limits are checked (BI-12).

    Called last: what the caller pushes afterwards would come before the choices."""
    if gain is NO_GAIN:
        return
    p.push(LIMITS, 0)
    if gain.goods:
        gain_goods(g, p, gain.goods, why)
    if gain.gold_cards:
        draw_gold(g, p, gain.gold_cards, why)
    if gain.combat_cards:
        draw_combat(g, p, gain.combat_cards, why)
    if gain.free_product:
        p.push(g.box.steps["free-product"], 0)
    for i in range(gain.anys, 0, -1):
        p.push(TAKE, TAKEN_FROM.index(why) * 64 + i * 8 + gain.anys)


def seized(g: BrazilState, p: Realm) -> list[int]:
    """The tiles of others that the seat holds."""
    found = sorted({p.at[unit] for unit in UNITS_OF[p.on_map]})
    return [hex_ for hex_ in found if 0 < g.face[hex_] < codes.CAPITAL and g.builder[hex_] != p.seat]


class Take(RealmChoice):
    """A resource of choice from the stock; `at` says what it comes from, and the how manieth of how many it is."""

    __slots__ = ()
    kind = "take"
    names = GOODS
    spot = "stock"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return RESOURCES

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        gain_goods(g, p, codes.ONE[option], TAKEN_FROM[at >> 6])


class Limits(RealmStep):
    """At most 5 goods in the supply, 3 gold cards, 3 combat cards; all was taken before the excess goes (BI-12)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        excess: RealmChoice = DISCARD_GOOD
        if p.supply % codes.DIGITS <= codes.MOST_GOODS:
            if len(p.gold_hand) > codes.MOST_GOLD_CARDS:
                excess = DISCARD_GOLD_CARD
            elif len(p.combat_hand) > codes.MOST_COMBAT_CARDS:
                excess = DISCARD_COMBAT_CARD
            else:
                return
        p.push(self, 0)
        excess.run(g, p, 0)


class DiscardGood(RealmChoice):
    __slots__ = ()
    kind = "discard"
    verb = "drop"
    names = GOODS
    spot = "supply"
    refusal = "none_in_supply good BI-12"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        supply = p.supply
        return [good for good in range(codes.GOOD_KINDS) if supply >> good * codes.GOOD_BITS & codes.MOST]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.supply -= codes.ONE[option]
        p.wealth -= codes.ONE[option]
        if g.events is not None:
            g.tell("dropped", p.seat, {"what": GOODS[option], "deck": ""})


def different(cards: bytes) -> list[int]:
    """Each card of a hand once."""
    return sorted(set(cards))


class OneOfHand(RealmChoice):
    """A combat card of the hand, or another hidden one."""

    __slots__ = ()
    ids = "combat_ids"
    spot = "combat"

    def hand(self, p: Realm) -> bytes:
        return p.combat_hand

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return different(self.hand(p))

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        ask_hidden(g, self, p, at, self.options(g, p, at))


class DiscardGoldCard(OneOfHand):
    __slots__ = ()
    kind = "discard"
    verb = "drop"
    ids = "gold_ids"
    spot = "gold"

    def hand(self, p: Realm) -> bytes:
        return p.gold_hand

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        discard_gold(g, p, option)
        if g.events is not None:
            g.tell("dropped", p.seat, {"what": g.box.gold_ids[option], "deck": "gold-card"})


class DiscardCombatCard(OneOfHand):
    __slots__ = ()
    kind = "discard"
    verb = "drop"

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        discard_combat(g, p, option)
        if g.events is not None:
            g.tell("dropped", p.seat, {"what": g.box.combat_ids[option], "deck": "combat-card"})


class DrawMission(RealmChoice):
    """A mission of an era of choice into the hand; `at` 1: it may be declined (BI-34)."""

    __slots__ = ()
    kind = "draw"
    spans: tuple[Span, ...] = (Span("draw", Numbers("era", 1, codes.LAST_ERA)),)
    words = {NO_MISSION: Parts("none")}
    idle = "all missions are in hands or done"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found = [era for era in (1, 2, 3) if g.piles[codes.MISSIONS + era] or g.piles[codes.RETURNED + era]]
        if at and found:
            found.append(NO_MISSION)
        return found

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option != NO_MISSION:
            draw_mission(g, p, option)
        elif g.events is not None:
            g.tell("no_mission", p.seat, {})

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [1, 2, 3, NO_MISSION] if at else [1, 2, 3]

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        return Reason("no_mission_left", {"era": option}, "BI-34")

    def place(self, game: Game, at: i64, option: i64) -> str:
        return "" if option == NO_MISSION else f"missions {option}"


RESOURCES: Final[list[int]] = list(range(codes.RESOURCE_KINDS))
RESUME: Final = Resume("resume")
TAKE: Final = Take("take")
LIMITS: Final = Limits("limits")
DISCARD_GOOD: Final = DiscardGood("discard-good")
DISCARD_GOLD_CARD: Final = DiscardGoldCard("discard-gold-card")
DISCARD_COMBAT_CARD: Final = DiscardCombatCard("discard-combat-card")
DRAW_MISSION: Final = DrawMission("draw-mission")
