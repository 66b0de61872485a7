"""How a fight ends (BI-40 to BI-43): who is defeated, what cards still do, War, who holds the hex."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.spans import Span
from tabuleiro.games.brazil_imperial.rules import axes, codes, effects, explore, strength
from tabuleiro.games.brazil_imperial.rules.box import NO_GAIN
from tabuleiro.games.brazil_imperial.rules.codes import UNITS_OF, total, with_byte, with_unit
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmStep, end_fight

ATTACKER: Final = 1  # `at` of steps that either side may have
DEFENDER: Final = 0
NO_CARD: Final = 0


class Settle(RealmStep):
    """The higher total wins, a tie goes to the defender; all the loser's units in the fight are defeated (BI-38,
    BI-40)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        attack = strength.attack_total(g, p) + strength.cards_total(g, True)
        defence = strength.defence_total(g) + strength.cards_total(g, False)
        won = attack > defence
        if g.events is not None:
            told: dict[str, type_of_value] = {
                "won": int(won),
                "attack": attack,
                "defence": defence,
                "at": hex_text(g.field),
                "defender": g.defender,
                "cards": tuple(g.box.combat_ids[card] for card in g.attack),
                "against": tuple(g.box.combat_ids[card] for card in g.defence),
                "units": beaten(g, p, won),
                "face": taken(g, p) if won else "",
            }
            g.tell("fight_over", p.seat, told)
        p.push(FIGHT_ENDS, int(won))
        attacking, defending = g.attack, g.defence
        g.piles[codes.COMBAT_DISCARDS] = g.piles[codes.COMBAT_DISCARDS] + attacking + defending
        g.attack = b""
        g.defence = b""
        g.open_cards = codes.SETTLED
        if won:
            self.toll(g, p, defending, DEFENDER)
            self.rewards(g, p, p.seat, attacking)
            rout(g, p)
        else:
            self.toll(g, p, attacking, ATTACKER)
            self.rewards(g, p, g.defender, defending)
            repel(g, p)

    def toll(self, g: BrazilState, p: Realm, cards: bytes, side: i64) -> None:
        """Cards of the loser that defeat a unit of the winner (BI-40, BI-43); the Dutch take the strongest."""
        for card in cards:
            for _ in range(g.box.lost_defeats[card]):
                p.push(TOLL, side)

    def rewards(self, g: BrazilState, p: Realm, winner: i64, cards: bytes) -> None:
        """Cards of the winner that draw, then War if it wants (BI-43, BI-46); asked before the toll is taken."""
        if winner < len(g.players):
            p.push(SPOILS, winner * 16 + total(g.box.won_draws, cards))


def beaten(g: BrazilState, p: Realm, won: bool) -> tuple[str, ...]:
    """The loser's units in the fight, by their ids."""
    if not won:
        return strength.units_told(g, p.seat, p.party)
    return strength.units_told(g, g.defender, strength.defenders(g))


def taken(g: BrazilState, p: Realm) -> str:
    """The tile that who has won by entering holds from now on; "": none."""
    face = g.face[g.field]
    return g.box.face_ids[face] if 0 < face < codes.CAPITAL and g.origin_hex == NOWHERE else ""


def rout(g: BrazilState, p: Realm) -> None:
    """The defenders are beaten; who has entered holds the hex, an attack from afar takes no control (BI-41, BI-42)."""
    units = strength.defenders(g)
    lose(g, g.defender, units)
    if g.origin_hex == NOWHERE:
        g.station(g.field, p.seat + 1)
    elif units:
        g.station(g.field, 0)


def repel(g: BrazilState, p: Realm) -> None:
    """The attackers are beaten; after an attack from afar that is every unit on the attacking hex."""
    lose(g, p.seat, p.party)
    p.party = 0
    if g.origin_hex != NOWHERE:
        g.left_by(p, g.origin_hex)


def lose(g: BrazilState, seat: i64, units: i64) -> None:
    """Units of one side go to the supply; with Zumbi defenders go to the capital instead."""
    home = False
    if seat >= len(g.players):
        for unit in UNITS_OF[units]:
            g.dutch = with_byte(g.dutch, unit, codes.DEFEATED)
    else:
        p = g.touch(seat)
        home = seat == g.defender and p.powers & codes.RETURN_HOME != 0
        for unit in UNITS_OF[units]:
            if home:
                p.at = with_unit(p.at, unit, p.capital)
            else:  # to the supply, where it takes no room (BI-12)
                p.at = with_unit(p.at, unit, codes.DEFEATED)
                p.on_map &= ~BIT[unit]
        if home and units:
            g.station(p.capital, seat + 1)
    if g.events is not None and units:
        g.tell("defeated", seat, {"units": strength.units_told(g, seat, units), "home": int(home)})


class Toll(RealmStep):
    """The loser of side `at` takes a unit of the winner, if the winner has more than one in the fight (BI-40)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if bits(winners(g, at)) < 2:
            return
        loser = g.attacker if at == ATTACKER else g.defender
        if loser >= len(g.players):
            DEFEAT.chosen(g, p, at, strongest(g, at))
        elif loser == p.seat:
            DEFEAT.run(g, p, at)
        else:
            effects.hand_over(g, p, loser, DEFEAT, at)


def winners(g: BrazilState, side: i64) -> i64:
    """The units of the side that beat side `side`, as a mask."""
    return strength.defenders(g) if side == ATTACKER else g.players[g.attacker].party


class Defeat(RealmChoice):
    """Which of the winner's units is defeated too; the card's player chooses (BI-40, house ruling)."""

    __slots__ = ()
    kind = "defeat"
    ids = "unit_names"
    spans: tuple[Span, ...] = (Span("defeat", axes.UNIT),)
    spot = "unit"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        first = winner_board(g, at) * codes.UNITS
        return [first + unit for unit in UNITS_OF[winners(g, at)]]

    def default(self, g: BrazilState, p: Realm, at: i64) -> i64:
        """A loser who is away takes the strongest, as the Dutch do, so that the winner's turn goes on."""
        return strongest(g, at) if p.seat != g.turn else -1

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        unit: i64 = option % codes.UNITS
        winner = g.defender if at == ATTACKER else g.attacker
        lose(g, winner, BIT[unit])
        if winner == g.attacker:
            g.touch(winner).party &= ~BIT[unit]


def strongest(g: BrazilState, side: i64) -> int:
    """The winner's strongest unit in the fight, as an option; of equal ones the first."""
    board = winner_board(g, side)
    return max(
        DEFEAT.options(g, g.players[g.attacker], side), key=lambda one: (g.box.unit_vp[board][one % codes.UNITS], -one)
    )


def winner_board(g: BrazilState, side: i64) -> i64:
    return strength.board_of(g, g.defender if side == ATTACKER else g.attacker)


class Spoils(RealmStep):
    """The winner (`at` // 16) draws so many cards (`at` % 16), and may show War if it has gold cards (BI-43, BI-46)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        winner: i64 = at >> 4
        n: i64 = at & 15
        q = g.touch(winner)
        if not n and not q.gold_hand:
            return
        if winner == p.seat:
            p.push(effects.LIMITS, 0)
            if p.gold_hand:
                p.push(WAR, 0)
            effects.draw_combat(g, p, n, "fight")
        else:
            q.push(effects.LIMITS, 0)
            effects.draw_combat(g, q, n, "fight")
            effects.hand_over(g, p, winner, WAR, 0)


class War(RealmChoice):
    """Right after a won fight the card may be shown for its bonus; whoever has gold cards is asked, so that being
    asked tells nothing (BI-46)."""

    __slots__ = ()
    kind = "war"
    verb = "show"
    ids = "gold_ids"
    words = {NO_CARD: Parts("none")}
    spot = "gold"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [*(card for card in effects.different(p.gold_hand) if g.box.war_gain[card] is not NO_GAIN), NO_CARD]

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if p.gold_hand:
            effects.ask_hidden(g, self, p, at, self.options(g, p, at))

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == NO_CARD:
            return
        effects.discard_gold(g, p, option)
        if g.events is not None:
            g.tell("gold_card_used", p.seat, {"card": g.box.gold_ids[option]})
        p.push(self, at)  # there may be a second one
        effects.receive(g, p, g.box.war_gain[option], "war")

    def default(self, g: BrazilState, p: Realm, at: i64) -> i64:
        """A defender who is away shows nothing, so that the attacker's turn goes on."""
        return NO_CARD if p.seat != g.turn else -1


class FightEnds(RealmStep):
    """Who has won by entering looks around, too (BI-35); `at` 1: the attacker has won."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        hex_ = g.field
        entered = at and g.origin_hex == NOWHERE
        end_fight(g)
        p.party = 0
        if entered:
            explore.ENTERED.run(g, p, hex_)


SETTLE: Final = Settle("settle")
TOLL: Final = Toll("toll")
DEFEAT: Final = Defeat("defeat")
SPOILS: Final = Spoils("spoils")
WAR: Final = War("war")
FIGHT_ENDS: Final = FightEnds("fight-ends")
