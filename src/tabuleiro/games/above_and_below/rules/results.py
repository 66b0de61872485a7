"""What encounters bring: rewards, penalties, and the special parts of them as steps (AB-14 to AB-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Numbers, Span
from tabuleiro.games.above_and_below.rules import codes, effects
from tabuleiro.games.above_and_below.rules.actions import VillagerChoice, named
from tabuleiro.games.above_and_below.rules.codes import BYTE, count
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillageState, VillageStep

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.encounters import Outcome

CHEAPEST: Final = 0  # of Newcomer; other numbers are kinds of special villagers
NO_GIFT: Final = 0
MOST_FAVOUR: Final = 9  # rewards to choose from; reputation to sell
STOP: Final = 0
ROLL: Final = 1


def give(g: VillageState, p: Village, outcome: Outcome) -> None:
    """All that a result says: what needs no choice at once, the rest is pending, in order."""
    if outcome.parts:
        stack = p.stack
        for step, at in outcome.parts:
            stack = (step, at, stack)
        p.stack = stack
    if outcome.coins:
        effects.gain_coins(g, p, outcome.coins, "encounter")
    wares = outcome.wares
    if wares:
        ware: i64 = 0
        while wares:
            if wares & codes.MOST:
                effects.gain_ware(g, p, ware, wares & codes.MOST, "encounter")
            wares >>= codes.WARE_BITS
            ware += 1
    if outcome.lose_coins:  # takes what there is (AB-16)
        n = outcome.lose_coins if outcome.lose_coins < p.coins else p.coins
        p.coins -= n
        if g.events is not None:
            g.tell("lost", p.seat, {"what": "coin", "n": n, "vp": 0, "by": ()})
    if outcome.reputation:
        effects.gain_reputation(g, p, outcome.reputation)


class Hurt(VillagerChoice):
    """One of the villagers still on the cave card is injured; nobody there: no effect (AB-16)."""

    __slots__ = ()
    kind = "hurt"
    refusal = "already_injured AB-16"
    idle = "nobody is there to be hurt"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return named(p, p.sent)

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        effects.injure(g, p, p.villagers.index(option), "encounter")

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return named(p, p.party)


class Newcomer(VillageStep):
    """A villager joins, exhausted whatever cards are owned. The cheapest is the leftmost of the row, free, and the row
    does not slide; a special one that is gone, or an empty row: the rest of the reward stands (AB-17, house ruling)."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        pile = codes.ROW if at == CHEAPEST else codes.SPECIAL
        for villager in g.piles[pile]:
            if villager and (at == CHEAPEST or g.box.special_kind[villager] == at):
                gap = b"\0" if at == CHEAPEST else b""
                g.piles[pile] = g.piles[pile].replace(BYTE[villager], gap)
                if g.events is not None:
                    g.tell("came", p.seat, {"villager": g.box.villager_ids[villager]})
                effects.joins(g, p, villager, ready=False)
                return
        if g.events is not None:
            g.tell("nobody_joined", p.seat, {"kind": g.box.special_kinds[at]})


class ExtraCave(VillageStep):
    """The top cave card goes to the row, without an encounter (AB-16)."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        cave = g.cave_top
        if cave:
            effects.keep_cave(g, p, cave)
            effects.next_cave(g)
        elif g.events is not None:
            g.tell("none_left", p.seat, {"what": "cave", "n": 1})


class Gift(VillageChoice):
    """A free building of the rows that costs up to `at`, as if bought for 0; an outpost needs an empty cave already in
    the row, which the one being explored is not yet (AB-16)."""

    __slots__ = ()
    kind = "gift"
    ids = "ids"
    words = {0: Parts("none")}
    spot = "offer"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [*(b for b in self.shown(g) if not self.why(g, p, at, b)), NO_GIFT]

    def shown(self, g: VillageState) -> bytes:
        return g.piles[codes.OFFER + codes.HOUSES] + g.piles[codes.OFFER + codes.OUTPOSTS] + g.piles[codes.KEYS]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        box = g.box
        if box.cost[option] > at:
            return Reason("gift_too_dear", {"cost": box.cost[option], "most": at}, "AB-16")
        if box.where[option] == codes.OFFER + codes.OUTPOSTS and not p.empty_caves():
            return Reason("no_empty_cave", {}, "AB-16")
        return None

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option != NO_GIFT:
            if g.events is not None:
                row = g.box.row_names[g.box.where[option]]
                g.tell("built", p.seat, {"building": g.box.ids[option], "villager": "", "cost": 0, "row": row})
            effects.acquire(g, p, option)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [*self.shown(g), NO_GIFT]


class Reward(VillageChoice):
    """One of several rewards; `at` is the result that holds them."""

    __slots__ = ()
    kind = "reward"
    verb = "choose"
    spans: tuple[Span, ...] = (Span("choose", Numbers("reward", 1, MOST_FAVOUR)),)

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return list(range(1, len(g.box.outcomes[at].choose) + 1))

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if g.events is not None:
            g.tell("reward_chosen", p.seat, {"choice": option})
        give(g, p, g.box.outcomes[at].choose[option - 1])


class CopyStaked(VillageStep):
    """Another one of the good, potion or cider that was staked."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        if p.staked != codes.NOTHING_STAKED and p.staked < codes.STAKED_VILLAGER:
            effects.gain_ware(g, p, p.staked, 1, "encounter")


class LoseStaked(VillageStep):
    """The staked ware goes, unless it was spent meanwhile (which the house set has no occasion for)."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        if p.staked != codes.NOTHING_STAKED and p.staked < codes.STAKED_VILLAGER and count(p.supply, p.staked):
            effects.lose_ware(g, p, p.staked)


class HurtStaked(VillageStep):
    """The staked villager is injured, unless that has happened already."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        slot = p.staked - codes.STAKED_VILLAGER
        if slot >= 0 and p.sent & BIT[slot]:
            effects.injure(g, p, slot, "encounter")


class Gamble(VillageChoice):
    """180 A: a coin for each new face, nothing at all on a face that came before; roll at least once, stop before any
    later roll (AB-16). `at` holds the faces seen as bits, and the dice allowed in bits 8 and up."""

    __slots__ = ()
    kind = "gamble"
    verbs = "roll stop"
    words = {ROLL: Parts("roll"), STOP: Parts("stop")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [ROLL, STOP]

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        seen = at & 255
        if not seen:
            self.chosen(g, p, at, ROLL)
        elif bits(seen) < at >> 8:
            g.ask(self, p, at, self.options(g, p, at))
        else:
            self.chosen(g, p, at, STOP)

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        seen = at & 255
        if option == STOP:
            effects.gain_coins(g, p, bits(seen), "encounter")
            return
        die = g.roll()
        again = seen & BIT[die]
        if g.events is not None:
            coins = 0 if again else bits(seen) + 1
            g.tell("gambled", p.seat, {"die": die, "n": coins, "repeat": int(again != 0)}, information=True)
        if not again:
            p.push(self, at | BIT[die])


class Favour(VillageChoice):
    """180 B: reputation for coins, one for one, at most `at`, even if the cube cannot move so far (AB-16, AB-37)."""

    __slots__ = ()
    kind = "favour"
    verb = "lose"
    spans: tuple[Span, ...] = (Span("lose", Numbers("reputation", 1, MOST_FAVOUR)),)

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return list(range(1, at + 1))

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        effects.gain_reputation(g, p, -option)
        effects.gain_coins(g, p, option, "encounter")


HURT: Final = Hurt("hurt")
NEWCOMER: Final = Newcomer("newcomer")
EXTRA_CAVE: Final = ExtraCave("extra-cave")
GIFT: Final = Gift("gift")
REWARD: Final = Reward("reward")
COPY_STAKED: Final = CopyStaked("copy-staked")
LOSE_STAKED: Final = LoseStaked("lose-staked")
HURT_STAKED: Final = HurtStaked("hurt-staked")
GAMBLE: Final = Gamble("gamble")
FAVOUR: Final = Favour("favour")
