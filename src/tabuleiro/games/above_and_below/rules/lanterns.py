"""Lantern dice of an encounter: rolls, bonuses, rerolls, and villagers injured for light (AB-11 to AB-13, AB-16)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.player import bits
from tabuleiro.core.reason import Reason
from tabuleiro.games.above_and_below.rules import encounters
from tabuleiro.games.above_and_below.rules.actions import VillagerChoice, named
from tabuleiro.games.above_and_below.rules.codes import BYTE, REROLLS, count, slots
from tabuleiro.games.above_and_below.rules.effects import ENOUGH, injure, money, pay
from tabuleiro.games.above_and_below.rules.encounters import Deed
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

PAY_BONUS: Final = 255  # of Injure


def declared_deed(g: VillageState, p: Village) -> Deed:
    return g.box.deeds[p.paragraph][p.option]


def roll_lanterns(g: VillageState, p: Village, deed: Deed) -> None:
    """One die for each of the party; bonuses count everybody who was sent (AB-11, AB-16)."""
    lanterns = g.box.lanterns
    villagers = p.villagers
    dice = bytearray(len(villagers))
    light: i64 = 0
    for slot in slots(p.sent):
        die = g.roll()
        dice[slot] = die
        n = lanterns[villagers[slot]][die]
        light += n
        if g.events is not None:
            who = g.box.villager_ids[villagers[slot]]
            g.tell("rolled", p.seat, {"villager": who, "die": die, "lanterns": n}, information=True)
    p.dice = bytes(dice)
    p.bonus = bonus_of(g, p, deed) if deed.bonus else 0
    p.light = light + p.bonus
    p.rerolls = p.power(REROLLS)
    if g.events is not None:
        g.tell("lanterns", p.seat, {"n": p.light, "bonus": p.bonus})
    REROLL.run(g, p, 0)


def bonus_of(g: VillageState, p: Village, deed: Deed) -> i64:
    """Lanterns from the option's bonus, but for one that is paid later."""
    n = deed.bonus_lanterns
    kind = deed.bonus
    if kind == encounters.PER_HAMMER:
        return n * bits(p.party & p.hammers)
    if kind == encounters.PER_QUILL:
        return n * bits(p.party & p.quills)
    if kind == encounters.PER_WARE:
        return n * count(p.owned_wares(), deed.bonus_wares)
    if kind == encounters.HAVING:
        return n if p.owned_wares() & deed.bonus_wares else 0
    if kind == encounters.FISHMAN:  # any own villager, sent or not
        fishman = g.box.fishman
        for villager in p.villagers:
            if fishman[villager]:
                return n
    return 0


def next_number(deed: Deed, light: i64, coins: i64) -> i64:
    """The lowest payable number that is not reached; 0: none. An unpayable number cannot be reached (AB-16)."""
    for i, number in enumerate(deed.numbers):
        if number > light and deed.pays[i] <= coins:
            return number
    return 0


class Reroll(VillagerChoice):
    """Each symbol rolls one lantern die again, before injuries; the new one stands (AB-12). Not asked where no higher
    number is left to reach: it could only do harm."""

    __slots__ = ()
    kind = "reroll"
    words = {ENOUGH: Parts("enough")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [*named(p, p.party), ENOUGH]

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        if p.rerolls and next_number(declared_deed(g, p), p.light, money(p)):
            g.ask(self, p, at, self.options(g, p, at))
        else:
            INJURE.run(g, p, at)

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == ENOUGH:
            INJURE.run(g, p, at)
            return
        slot = p.villagers.index(option)
        before = g.box.lanterns[option][p.dice[slot]]
        die = g.roll()
        now = g.box.lanterns[option][die]
        p.dice = p.dice[:slot] + BYTE[die] + p.dice[slot + 1 :]
        p.light += now - before
        p.rerolls -= 1
        if g.events is not None:
            who = g.box.villager_ids[option]
            told: dict[str, type_of_value] = {"villager": who, "die": die, "lanterns": now, "left": p.rerolls}
            g.tell("rerolled", p.seat, told, information=True)
            g.tell("lanterns", p.seat, {"n": p.light, "bonus": p.bonus})
        p.push(self, at)


class Injure(VillagerChoice):
    """Villagers injured for a lantern each, one by one, while that can still reach a higher payable number (AB-13);
    here also a bonus is bought (167 A)."""

    __slots__ = ()
    kind = "injure"
    words = {PAY_BONUS: Parts("pay"), ENOUGH: Parts("enough")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        found = named(p, p.sent)
        if self.can_pay(p, declared_deed(g, p)):
            found.append(PAY_BONUS)
        found.append(ENOUGH)
        return found

    def can_pay(self, p: Village, deed: Deed) -> bool:
        """Once, with coins, not returned (AB-16); `bonus` tells whether it was paid."""
        return deed.bonus == encounters.PAYING and not p.bonus and money(p) >= deed.bonus_price

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        deed = declared_deed(g, p)
        number = next_number(deed, p.light, money(p))
        if number:
            more = bits(p.sent)
            if self.can_pay(p, deed):
                more += deed.bonus_lanterns
            if p.light + more >= number:
                g.ask(self, p, at, self.options(g, p, at))

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == ENOUGH:
            return
        deed = declared_deed(g, p)
        p.push(self, at)
        if option == PAY_BONUS:
            p.bonus = deed.bonus_lanterns
            p.light += deed.bonus_lanterns
            pay(g, p, deed.bonus_price)
        else:
            p.light += 1
            injure(g, p, p.villagers.index(option), "lantern")
        if g.events is not None:
            g.tell("lanterns", p.seat, {"n": p.light, "bonus": p.bonus})

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        paying = [PAY_BONUS] if declared_deed(g, p).bonus == encounters.PAYING else []
        return [*named(p, p.party), *paying, ENOUGH]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        if option != PAY_BONUS:
            return Reason("already_injured", {}, "AB-13")
        if p.bonus:
            return Reason("bonus_already_paid", {}, "AB-16")
        return Reason("needs_coins", {"have": money(p), "need": declared_deed(g, p).bonus_price}, "AB-16")


REROLL: Final = Reroll("reroll")
INJURE: Final = Injure("injure")
