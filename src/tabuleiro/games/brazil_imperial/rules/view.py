"""What a seat sees of a play of Brazil: Imperial, by name; worlds in which what it cannot know is dealt anew."""

from __future__ import annotations

from tabuleiro.core.chance import Dice
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.player import BIT, SEATS
from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import Backs
from tabuleiro.core.view import View
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS, ERAS, GOODS, SCHOOLS, TERRAINS
from tabuleiro.games.brazil_imperial.rules import codes, strength
from tabuleiro.games.brazil_imperial.rules import view_data as data
from tabuleiro.games.brazil_imperial.rules.build import BUILDING
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, with_byte, without
from tabuleiro.games.brazil_imperial.rules.icons import credit_in, goods_in, icons_in
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import STRICT, paid_so_far
from tabuleiro.games.brazil_imperial.rules.position_seats import ONCE, STEPS, UNIT_STATES
from tabuleiro.games.brazil_imperial.rules.production import tile_vp
from tabuleiro.games.brazil_imperial.rules.scoring import breakdown
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm
from tabuleiro.kit.keys import named

SETTING_UP = ("colour", "mission", "monarch", "capital")
# What was done this turn, in the order of the bits (see codes.py).
DONE = ("acted", "moved", "marched", "token", "looked", "discounted", "movement")


@mypyc_attr(allow_interpreted_subclasses=True)
class BrazilView(View[BrazilState]):
    __slots__ = ()

    def world(self, rng: Dice) -> BrazilState:
        return dealt_anew(self.table, self.backs, self.seat, rng)

    # -- the table
    def listed(self) -> data.TableData:
        t = self.table
        box = t.box
        piles, backs = t.piles, self.backs["piles"]
        return {
            **self.of_table(t, t.round, self._phase()),
            "era": t.era,
            "first": t.first,
            "turn": t.turn,
            "last_round": bool(t.ending),
            "won": bool(t.won),
            "scenario": t.ground.scenario.id,
            "map": {"hexes": [self._hex(hex_) for hex_ in t.ground.hexes]},
            "dutch": self._dutch(),
            "cities": [box.face_ids[city] for city in piles[codes.CITY_TOPS]],
            "city_stacks": [
                n + bool(top) for n, top in zip(piles[codes.CITIES_LEFT], piles[codes.CITY_TOPS], strict=True)
            ],
            "gallery": [box.painting_ids[painting] for painting in piles[codes.GALLERY]],
            "painting_decks": {school: len(piles[codes.PAINTINGS + i]) for i, school in enumerate(SCHOOLS)},
            "buildings_left": {tile: piles[codes.TILES_LEFT][i] for i, tile in enumerate(box.tile_ids)},
            "decks": {
                "gold": backs[codes.GOLD_DECK],
                "combat": backs[codes.COMBAT_DECK],
                "missions": [backs[codes.MISSIONS + era] + backs[codes.RETURNED + era] for era in ERAS],
            },
            "discards": {
                "gold": [box.gold_ids[card] for card in piles[codes.GOLD_DISCARDS]],
                "combat": [box.combat_ids[card] for card in piles[codes.COMBAT_DISCARDS]],
                "exploration": [box.find_ids[tile] for tile in piles[codes.EXPLORED]],
            },
            "capital_tiles": self._capital_tiles(),
            "fight": self._fight(),
            "payment": self._payment(),
            "seats": [self._player(t.players[seat], score) for seat, score in enumerate(t.scores)],
        }

    def _phase(self) -> str:
        t = self.table
        kinds = {t.players[seat].asking.kind for seat in SEATS[t.waiting]}
        if kinds & set(SETTING_UP):
            return "setup"
        if "token" in kinds:
            return "era"
        if t.field != NOWHERE:
            return "fight" if t.defender != codes.NOBODY else "expedition"
        acted = t.turn != codes.NOBODY and t.players[t.turn].spent & codes.ACTED
        return "movement" if acted and kinds & {"move", "carry"} else "action"

    # -- the map
    def _hex(self, hex_: int) -> data.HexData:
        t = self.table
        ground = t.ground
        explore = t.explore[hex_]
        own = self.seat >= 0 and explore and explore < codes.SHOWN and hex_ in t.players[self.seat].peeks
        face = t.face[hex_]
        sides = [(p.seat, p.colour, p.at) for p in t.players] + [(codes.DUTCH, codes.DUTCH_BOARD, tuple(t.dutch))]
        return {
            "at": hex_text(hex_),
            "terrain": TERRAINS[ground.terrain[hex_]],
            "edge": bool(ground.edge[hex_]),
            "explore": ("?" if explore < codes.SHOWN else t.box.find_ids[explore & codes.TILE_MASK]) if explore else "",
            "peeked": t.box.find_ids[explore] if own else "",
            "site": hex_ in ground.capitals,
            "capital": t.builder[hex_] if face >= codes.CAPITAL else -1,
            "tile": self._tile(hex_) if 0 < face < codes.CAPITAL else None,
            "units": [
                {"id": t.box.unit_ids[board][unit], "seat": seat}
                for seat, board, places in sides
                for unit, at in enumerate(places)
                if at == hex_
            ],
        }

    def _tile(self, hex_: int) -> data.TileData:
        t = self.table
        face = t.face[hex_]
        p = t.players[t.builder[hex_]]
        holder = int(t.holder(hex_))
        palace = next((t.box.palace_ids[i] for i in range(1, codes.PALACES) if p.palaces[i] == hex_), "")
        return {
            "id": t.box.face_ids[face],
            "kind": "building" if face < codes.CITY else "city",
            "tile": t.box.tile_ids[t.box.tile_of[face]] if face < codes.CITY else "",
            "face": t.box.pack.buildings[face - 1].face if face < codes.CITY else "",
            "builder": p.seat,
            "holder": holder,
            "vp": int(tile_vp(t, hex_, holder)),
            "goods": goods_in(t.goods[hex_]),
            "palace": palace,
            "marked": hex_ in p.marked,
        }

    def _dutch(self) -> list[data.DutchData]:
        """Solo: the orange units."""
        t = self.table
        if len(t.players) > 1:
            return []
        return [placed(id_, at) for id_, at in zip(t.box.unit_ids[codes.DUTCH_BOARD], t.dutch, strict=True)]

    def _capital_tiles(self) -> list[data.CapitalTileData]:
        """Face up on their sites while capitals are chosen."""
        t = self.table
        tiles = t.piles[codes.CAPITAL_TILES]
        if t.round or not t.players[0].monarch or not 1 < len(t.players) == len(tiles):
            return []
        return [
            {"at": hex_text(site), "tile": t.box.capital_ids[tile], "resource": GOODS[t.box.capital_resource[tile]]}
            for site, tile in zip(t.ground.capitals, tiles, strict=True)
            if t.builder[site] == codes.NO_BUILDER
        ]

    # -- what is going on
    def _fight(self) -> data.FightData | None:
        t = self.table
        if t.field == NOWHERE or t.open_cards == codes.SETTLED:
            return None
        box = t.box
        p = t.players[t.attacker]
        expedition = t.defender == codes.NOBODY
        tile = t.explore[t.field] & codes.TILE_MASK
        shown = bool(t.open_cards)
        defence = box.find_strength[tile] if expedition else int(strength.defence_total(t))
        return {
            "expedition": box.find_ids[tile] if expedition else "",
            "at": hex_text(t.field),
            "from": hex_text(t.origin_hex) if t.origin_hex != NOWHERE else "",
            "attacker": t.attacker,
            "defender": t.defender,
            "units": list(strength.units_told(t, p.seat, p.party)),
            "defenders": list(strength.units_told(t, t.defender, strength.defenders(t))),
            "attack": int(strength.attack_total(t, p)),  # without cards
            "defence": defence,
            "shown": shown,
            "attack_cards": [box.combat_ids[card] for card in t.attack],
            "defence_cards": [box.combat_ids[card] for card in t.defence],
            "attack_laid": len(t.attack) + self.backs["attack"],
            "defence_laid": len(t.defence) + self.backs["defence"],
            "attack_total": int(strength.attack_total(t, p) + strength.cards_total(t, True)) if shown else None,
            "defence_total": defence + int(strength.cards_total(t, False)) if shown else None,
        }

    def _payment(self) -> data.PaymentData | None:
        t = self.table
        for seat in SEATS[t.waiting]:
            p = t.players[seat]
            if p.asking.kind in ("pay", "give") and p.due:
                paying = STEPS.texts(t, p.stack)
                return {
                    "seat": seat,
                    "for": paying[-1] if paying else "",
                    "trade": p.asking.kind == "pay" and p.asking_at == STRICT,
                    "left": icons_in(p.due),
                    "paid": paid_so_far(p.paid),
                    "credit": credit_in(p.wild),
                    "discount": p.off != 0,
                }
        return None

    # -- one seat
    def _player(self, p: Realm, score: Score) -> data.SeatData:
        t = self.table
        box = t.box
        eras = self.backs["missions"][p.seat]
        colour = p.colour
        return {
            **self.of_seat(t, p, score),
            "points": dict(breakdown(t, p)),  # alone too, where the score is only whether it is won
            "colour": COLOURS[colour] if colour >= 0 else "",
            "monarch": box.monarch_ids[p.monarch],
            "crown": box.monarch_ids[p.crown],  # chosen, but still secret: only the seat itself sees it
            "capital": hex_text(p.capital) if p.capital != NOWHERE else "",
            "supply": goods_in(p.supply),
            "wealth": goods_in(p.wealth),
            "gold_cards": [box.gold_ids[card] for card in p.gold_hand],
            "gold_count": self.backs["gold_hand"][p.seat],
            "combat_cards": [box.combat_ids[card] for card in p.combat_hand],
            "combat_count": self.backs["combat_hand"][p.seat],
            "missions": [box.mission_ids[mission] for mission in p.missions],
            "mission_counts": [eras.count(era) for era in ERAS],
            "dealt": [box.mission_ids[mission] for mission in p.dealt],
            "kept": [box.mission_ids[mission] for mission in p.kept],
            "kept_count": self.backs["kept"][p.seat],
            "returned": [box.mission_ids[mission] for mission in p.returned],
            "revealed": [box.mission_ids[mission] for mission in p.revealed],
            "goals": self._goals(p),
            "units": [
                {
                    **placed(box.unit_ids[colour][unit], p.at[unit]),
                    "kind": box.unit_kind[colour][unit],
                    "deployed": bool(p.deployed & BIT[unit]),
                }
                for unit in range(codes.UNITS if colour >= 0 else 0)
            ],
            "products": [
                {"id": id_, "slot": slot_of(p, i)} for i, id_ in enumerate(box.product_ids) if p.made & BIT[i]
            ],
            "palaces": [
                {"id": id_, "at": hex_text(at)}
                for id_, at in zip(box.palace_ids, p.palaces, strict=True)
                if at != NOWHERE
            ],
            "tokens": {
                "on": ARCHES[p.token] if p.token != codes.NO_ARCH else "",
                "under": {str(era): token_at(p.under[era - 1]) for era in (1, 2) if p.under[era - 1] != codes.NOT_LAID},
            },
            "arch": ARCHES[p.arch] if p.arch != codes.NO_ARCH else "",  # this turn's
            "done": named(p.spent, DONE),  # this turn
            "once": named(p.once, ONCE),  # in this game
            "upgrades": named(p.upgraded, ARCHES),
            "paintings": [box.painting_ids[painting] for painting in p.paintings],
            "exploration": [box.find_ids[tile] for tile in p.finds],
            "peeks": [hex_text(hex_) for hex_ in p.peeks],
            "tiles": [hex_text(hex_) for hex_ in p.tiles],
            "monarch_used": int(p.marks),
            "paused": len(p.paused) > 0,
        }

    def _goals(self, p: Realm) -> dict[str, list[list[int]]]:
        """For each mission in hand, how far each objective is: [have, need]."""
        box = self.table.box
        return {
            box.mission_ids[mission]: [[int(goal.amount(p)), goal.n] for goal in box.goals[mission]]
            for mission in p.missions + p.dealt
        }


def placed(unit: str, at: int) -> data.DutchData:
    return {"id": unit, "state": UNIT_STATES.get(at, "map"), "at": "" if at in UNIT_STATES else hex_text(at)}


def slot_of(p: Realm, product: int) -> str:
    """The arch, "monarch", or "" while it is still to be placed."""
    if p.on_monarch & BIT[product]:
        return "monarch"
    place = p.slots.find(product + 1)
    return ARCHES[place] if place >= 0 else ""


def token_at(under: int) -> str:
    return "coroados" if under == codes.ON_PAINTING else ARCHES[under]


# ---------------------------------------------------------------- imagined worlds
def dealt_anew(t: BrazilState, backs: Backs, seat: int, dice: Dice) -> BrazilState:
    """A whole position that looks the same to the seat: what it cannot know comes anew (BI-12, BI-28, BI-38)."""
    g = t.clone()
    g.rng = dice.generator()
    for hex_ in backs["explore"]:
        g.explore = with_byte(g.explore, hex_, drawn(g, codes.EXPLORATION, dice))
    for knowing in backs["piles"][codes.BURIED]:
        g.piles[codes.BURIED] = g.piles[codes.BURIED] + BYTE[drawn(g, codes.EXPLORATION, dice)] + BYTE[knowing]
    others = [other for other in range(len(g.players)) if other != seat and not g.over]  # then all hands are open
    deal_missions(g, backs, others, dice)
    for other in others:
        p = g.touch(other)
        p.gold_hand = some(g, codes.GOLD_DECK, backs["gold_hand"][other], dice)
        p.combat_hand = some(g, codes.COMBAT_DECK, backs["combat_hand"][other], dice)
        if backs["crown"][other]:
            monarchs = g.box.monarchs_of[p.colour]
            p.crown = monarchs[dice.below(len(monarchs))]
    g.attack = g.attack + some(g, codes.COMBAT_DECK, backs["attack"], dice)
    g.defence = g.defence + some(g, codes.COMBAT_DECK, backs["defence"], dice)
    for other in others:
        p = g.players[other]
        if g.waiting & p.bit:
            ask_anew(g, p)
    return g


def drawn(g: BrazilState, pile: i64, dice: Dice) -> i64:
    bag = g.piles[pile]
    i = dice.below(len(bag))
    g.piles[pile] = bag[:i] + bag[i + 1 :]
    return bag[i]


def some(g: BrazilState, pile: i64, n: int, dice: Dice) -> bytes:
    return bytes([drawn(g, pile, dice) for _ in range(n)])


def deal_missions(g: BrazilState, backs: Backs, others: list[int], dice: Dice) -> None:
    """Hands by era, what lies under the decks, and in the set-up what is still to choose from."""
    under: list[int] = backs["piles"][codes.RETURNED : codes.RETURNED + 4]  # by era
    for seat in range(len(g.players)):
        # What is known to be put there lies there, unless somebody has drawn from it.
        for mission in g.players[seat].returned if seat not in others else b"":
            era = g.box.mission_era[mission]
            if under[era] == len(g.players):
                g.piles[codes.MISSIONS + era] = without(g.piles[codes.MISSIONS + era], mission)
                g.piles[codes.RETURNED + era] = g.piles[codes.RETURNED + era] + BYTE[mission]
    for other in others:
        q = g.touch(other)
        for era in backs["missions"][other]:
            q.missions = q.missions + BYTE[drawn(g, codes.MISSIONS + era, dice)]
        if backs["dealt"][other]:
            for era in (1, 1, 2, 2, 3, 3):
                q.dealt = q.dealt + BYTE[drawn(g, codes.MISSIONS + era, dice)]
            for i in range(backs["kept"][other]):
                q.kept = q.kept + BYTE[q.dealt[2 * i + dice.below(2)]]
    for era in ERAS:
        there = g.piles[codes.RETURNED + era]
        cards = some(g, codes.MISSIONS + era, under[era] - len(there), dice)
        g.piles[codes.RETURNED + era] = bytes(sorted(there + cards))
        if under[era] == len(g.players):
            for other, card in zip(others, cards, strict=False):
                q = g.touch(other)
                q.returned = q.returned + BYTE[card]


def ask_anew(g: BrazilState, p: Realm) -> None:
    """What another seat is asked depends on its hand in this world; a build that only Jesuits allow needs the card."""
    p = g.touch(p.seat)
    p.options = p.asking.options(g, p, p.asking_at)
    if p.options:
        return
    assert p.asking is BUILDING, p.asking
    deck, card = g.piles[codes.GOLD_DECK], g.box.jesuits
    if card in deck:
        g.piles[codes.GOLD_DECK] = bytes(sorted(without(deck, card) + p.gold_hand[:1]))
    else:  # another hand has it
        for seat in range(len(g.players)):
            q = g.touch(seat)
            if seat != p.seat and card in q.gold_hand:
                q.gold_hand = without(q.gold_hand, card) + p.gold_hand[:1]
                break
    p.gold_hand = BYTE[card] + p.gold_hand[1:]
    p.options = p.asking.options(g, p, p.asking_at)
