"""Exploration tiles (BI-34): revealed by units that enter, looked at in secret (BI-28), expeditions (BI-35)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.games.brazil_imperial.rules import build, codes, effects, production, strength
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, with_byte, without
from tabuleiro.games.brazil_imperial.rules.map import hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmStep, end_fight

ENOUGH: Final = 0


def turned_up(g: BrazilState, hex_: i64) -> i64:
    """The tile on a face-down hex; one that nobody has looked at is drawn now."""
    tile: i64 = g.explore[hex_]
    return g.draw(codes.EXPLORATION, codes.EXPLORATION_OUTCOME) if tile == codes.UNSEEN else tile


def peek(g: BrazilState, p: Realm, hex_: i64) -> None:
    """A secret look at one face-down tile (BI-28)."""
    tile = turned_up(g, hex_)
    g.explore = with_byte(g.explore, hex_, tile)
    if hex_ not in p.peeks:
        p.peeks = p.peeks + BYTE[hex_]
    if g.events is not None:
        g.tell("peeked", p.seat, {"at": hex_text(hex_)}, {"tile": g.box.find_ids[tile]}, information=True)


class Entered(RealmStep):
    """Units stand on hex `at` and nobody is in their way: a face-down tile is revealed, an expedition is attempted."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        tile: i64 = g.explore[at]
        if not tile:
            return
        if tile < codes.SHOWN:
            reveal(g, p, at)
        elif build.is_expedition(g, at):
            EXPEDITION_BEGINS.run(g, p, at)


def reveal(g: BrazilState, p: Realm, hex_: i64) -> None:
    box = g.box
    tile = turned_up(g, hex_)
    kind = box.find_kind[tile]
    if g.events is not None:
        told = {"at": hex_text(hex_), "tile": box.find_ids[tile]}
        g.tell("revealed", p.seat, told, information=True)
    stays: i64 = codes.SHOWN + tile
    if kind == codes.KEEP_AT_ONCE:
        stays = 0
        p.finds = p.finds + BYTE[tile]
    elif kind in (codes.MISSION, codes.GAIN_AT_ONCE):
        stays = 0
        g.piles[codes.EXPLORED] = g.piles[codes.EXPLORED] + BYTE[tile]
    g.explore = with_byte(g.explore, hex_, stays)
    if kind == codes.EXPEDITION:
        p.push(EXPEDITION_BEGINS, hex_)
    elif kind == codes.MISSION:
        p.push(effects.DRAW_MISSION, 1)
    elif kind == codes.GAIN_AT_ONCE:
        effects.receive(g, p, box.find_gain[tile], "exploration")
    elif kind == codes.BASIN:
        production.basin_revealed(g, hex_, tile)
    if p.powers & codes.ON_REVEAL:
        for painting in p.paintings:
            effects.receive(g, p, box.on_reveal[painting], "painting")


# ---------------------------------------------------------------- expeditions
class ExpeditionBegins(RealmStep):
    """One attempt with all own units on the hex, paintings, the arch's bonus and up to three cards (BI-35)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        end_fight(g)
        g.attacker = p.seat
        g.field = at
        p.party = p.units_at(at)
        if g.events is not None:
            tile = g.explore[at] & codes.TILE_MASK
            name, strong = g.box.find_ids[tile], g.box.find_strength[tile]
            g.tell("expedition", p.seat, {"at": hex_text(at), "tile": name, "strength": strong})
        p.push(ATTEMPT, at)
        EXPEDITION_CARDS.run(g, p, at)


class LayCards(RealmChoice):
    """One of up to three combat cards, or enough."""

    __slots__ = ()
    verb = "play"
    ids = "combat_ids"
    words = {ENOUGH: Parts("enough")}
    spot = "combat"

    def laid(self, g: BrazilState, p: Realm) -> bytes:
        return g.attack if p.seat == g.attacker else g.defence

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [*effects.different(p.combat_hand), ENOUGH]

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if p.combat_hand and len(self.laid(g, p)) < codes.MOST_PLAYED:
            g.ask(self, p, at, self.options(g, p, at))

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == ENOUGH:
            return
        p.combat_hand = without(p.combat_hand, option)
        if p.seat == g.attacker:
            g.attack = g.attack + BYTE[option]
        else:
            g.defence = g.defence + BYTE[option]
        if g.events is not None:
            g.tell("card_laid", p.seat, {"n": len(self.laid(g, p))}, {"card": g.box.combat_ids[option]})
        p.push(self, at)


class ExpeditionCards(LayCards):
    __slots__ = ()
    kind = "expedition"


class Attempt(RealmStep):
    """At least the printed strength succeeds; used cards are discarded either way, units stay (BI-35)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        box = g.box
        tile = g.explore[at] & codes.TILE_MASK
        g.open_cards = 1
        total = strength.attack_total(g, p) + strength.cards_total(g, True)
        need = box.find_strength[tile]
        cards = g.attack
        if g.events is not None:
            told: dict[str, type_of_value] = {
                "at": hex_text(at),
                "tile": box.find_ids[tile],
                "total": total,
                "need": need,
                "cards": tuple(box.combat_ids[card] for card in cards),
            }
            g.tell("expedition_over", p.seat, told, information=True)
        g.piles[codes.COMBAT_DISCARDS] = g.piles[codes.COMBAT_DISCARDS] + cards
        end_fight(g)
        p.party = 0
        if total >= need:
            g.explore = with_byte(g.explore, at, 0)
            p.finds = p.finds + BYTE[tile]
            effects.receive(g, p, box.find_gain[tile], "exploration")


ENTERED: Final = Entered("entered")
EXPEDITION_BEGINS: Final = ExpeditionBegins("expedition")
EXPEDITION_CARDS: Final = ExpeditionCards("expedition-cards")
ATTEMPT: Final = Attempt("attempt")
