"""What a seat sees of a village game (AB-10), by name.

All is open but the order of the decks, which are bags, and what the book says about options that are not resolved."""

from __future__ import annotations

from typing import cast

from tabuleiro.core.chance import Dice
from tabuleiro.core.compiler import mypyc_attr
from tabuleiro.core.player import BIT, SEATS
from tabuleiro.core.scores import Score
from tabuleiro.core.view import View
from tabuleiro.games.above_and_below.content.pack import WARES, Bonus
from tabuleiro.games.above_and_below.rules import codes, encounters
from tabuleiro.games.above_and_below.rules import view_data as data
from tabuleiro.games.above_and_below.rules.effects import income_of
from tabuleiro.games.above_and_below.rules.encounters import Deed, Outcome
from tabuleiro.games.above_and_below.rules.inventory import staked, wares_in
from tabuleiro.games.above_and_below.rules.results import REWARD
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

PHASES_OF = {"answer": "trade", "counter": "trade", "offer": "trade", "rest": "rest", "store": "store"}


@mypyc_attr(allow_interpreted_subclasses=True)
class VillageView(View[VillageState]):
    __slots__ = ()

    # -- worlds
    def world(self, rng: Dice) -> VillageState:
        """Decks are bags already; what the book hides is drawn by chance when it is met (AB-10)."""
        g = self.table.clone()
        g.rng = rng.generator()
        g.guess = 1
        for seat in SEATS[g.waiting]:
            if seat != self.seat:
                p = g.touch(seat)
                p.options = p.asking.options(g, p, p.asking_at)
        return g

    # -- the table
    def listed(self) -> data.TableData:
        t = self.table
        box = t.box
        piles = t.piles
        scores = t.scores
        return {
            **self.of_table(t, t.round, self._phase()),
            "rounds": box.rounds,
            "first": t.first,
            "turn": t.turn,
            "offers": {row: [box.ids[b] for b in piles[pile]] for pile, row in box.row_names.items()},
            "decks": {
                "houses": t.left(codes.HOUSES),
                "outposts": t.left(codes.OUTPOSTS),
                "villagers": t.left(codes.VILLAGERS),
                "caves": t.left(codes.CAVES) + (1 if t.cave_top else 0),
            },
            "under": {  # what was put under a deck comes up last, in this order
                "houses": [box.ids[b] for b in piles[codes.UNDER + codes.HOUSES]],
                "outposts": [box.ids[b] for b in piles[codes.UNDER + codes.OUTPOSTS]],
                "caves": [box.cave_ids[c] for c in piles[codes.UNDER + codes.CAVES]],
            },
            "cave_top": box.cave_ids[t.cave_top],
            "cave_numbers": list(box.cave_paragraphs[t.cave_top]),
            "row": [
                {"villager": box.villager_ids[v], "cost": cost}
                for v, cost in zip(piles[codes.ROW], box.row_costs, strict=True)
            ],
            "special": [box.villager_ids[v] for v in piles[codes.SPECIAL]],
            "cider": bool(t.cider),
            "supply": wares_in(t.bank, all_of_them=True),
            "encounter": self._encounter(),
            "trade": self._trade(),
            "seats": [self._player(t.players[seat], scores[seat]) for seat in range(len(t.players))],
        }

    def _phase(self) -> str:
        t = self.table
        kinds = {t.players[seat].asking.kind for seat in SEATS[t.waiting]}
        for kind, phase in PHASES_OF.items():
            if kind in kinds:
                return phase
        return "explore" if self._explorer() is not None else "turn"

    def _explorer(self) -> Village | None:
        """Whose encounter is open: from naming the party to coming home."""
        t = self.table
        if t.turn == codes.NOBODY:
            return None
        p = t.players[t.turn]
        return p if p.cave or p.sent or (t.waiting & p.bit and p.asking.kind == "send") else None

    def _trade(self) -> data.TradeData | None:
        t = self.table
        buyer, seller, ware, offer, asked = t.deal
        if buyer == codes.NOBODY:
            if t.turn == codes.NOBODY or t.players[t.turn].asking.kind != "offer" or not t.waiting & BIT[t.turn]:
                return None
            buyer, seller = t.turn, int(t.players[t.turn].asking_at)
            ware = t.players[seller].sale
        stage = next((t.players[seat].asking.kind for seat in SEATS[t.waiting]), "")
        return {"buyer": buyer, "seller": seller, "ware": WARES[ware], "offer": offer, "asked": asked, "stage": stage}

    # -- one seat
    def _player(self, p: Village, score: Score) -> data.SeatData:
        t = self.table
        box = t.box
        standing = list(zip(p.buildings, p.goods, strict=True))
        outposts = [(b, n) for b, n in standing if box.kinds[b] == "outpost"]
        houses = [(b, n) for b, n in standing if box.kinds[b] != "outpost"]
        bare = [(0, 0)] * (len(p.caves) - len(outposts))
        return {
            **self.of_seat(t, p, score),
            "coins": p.coins,
            "reputation": p.reputation,
            "passed": bool(p.passed),
            "acted": bool(p.acted),
            "villagers": [
                {"id": box.villager_ids[v], "slot": slot, "state": p.state_of(slot)}
                for slot, v in enumerate(p.villagers)
            ],
            "houses": [{"card": box.ids[b], "goods": n} for b, n in houses],
            "caves": [
                {"cave": box.cave_ids[cave], "outpost": box.ids[b], "goods": n}
                for cave, (b, n) in zip(p.caves, outposts + bare, strict=True)
            ],
            "supply": wares_in(p.supply),
            "sale": WARES[p.sale] if p.sale != codes.NO_WARE else "",
            "track": [{"ware": WARES[ware], "n": int(codes.count(p.track, ware))} for ware in p.kinds],
            "beds": p.power(codes.BEDS),
            "slept": [box.villager_ids[v] for slot, v in enumerate(p.villagers) if p.slept & BIT[slot]],
            "income": sum(income_of(t, p)),
            "rerolls": p.power(codes.REROLLS),
            "exchanged": bool(p.exchanged),
            "negotiated": list(SEATS[p.negotiated]),
        }

    # -- the open encounter
    def _encounter(self) -> data.EncounterData | None:
        p = self._explorer()
        if p is None:
            return None
        t = self.table
        box = t.box
        deeds = box.deeds[p.paragraph]
        asked = p.asking if t.waiting & p.bit else None
        party = p.party or p.sent
        return {
            "seat": p.seat,
            "cave": box.cave_ids[p.cave],
            "die": p.face,
            "paragraph": p.paragraph,
            "options": [option_shown(deed) for deed in deeds],
            "option": deeds[p.option].letter if p.option != codes.NO_OPTION else "",
            "sent": [self._sent(p, slot) for slot in range(len(p.villagers)) if party & BIT[slot]],
            "rerolls": p.rerolls,
            "bonus": p.bonus,
            "lanterns": p.light,
            "staked": staked(t, p),
            "stage": asked.kind if asked is not None else "",
            "path": list(p.path),
            "choices": [reward_shown(one) for one in box.outcomes[p.asking_at].choose] if asked is REWARD else [],
        }

    def _sent(self, p: Village, slot: int) -> data.SentData:
        box = self.table.box
        villager = p.villagers[slot]
        die = p.dice[slot] if slot < len(p.dice) else 0
        return {
            "villager": box.villager_ids[villager],
            "slot": slot,
            "die": die,
            "lanterns": box.lanterns[villager][die],
            "injured": bool(p.injured & BIT[slot]),
        }


def option_shown(deed: Deed) -> data.OptionData:
    """What is read out of an option: numbers, payments, stake, bonus; never what it brings (AB-10)."""
    return {
        "letter": deed.letter,
        "numbers": [{"explore": n, "pay": pay} for n, pay in zip(deed.numbers, deed.pays, strict=True)],
        "auto": not deed.numbers,
        "bonus": bonus_shown(deed.said),
        "stake": encounters.STAKES[deed.stake],
        "pay": deed.pay,
    }


def bonus_shown(bonus: Bonus | None) -> data.BonusData | None:
    if bonus is None:
        return None
    have = [ware for ware in WARES if ware in bonus.have]
    found = {"lanterns": bonus.lanterns, "per": bonus.per, "have": have, "pay": bonus.pay, "villager": bonus.villager}
    return cast(data.BonusData, {name: value for name, value in found.items() if value})


def reward_shown(outcome: Outcome) -> dict[str, int]:
    """One of the rewards to choose from, which are read out then."""
    found = {"coin": outcome.coins} if outcome.coins else {}
    found |= wares_in(outcome.wares)
    return found | ({"reputation": outcome.reputation} if outcome.reputation else {})
