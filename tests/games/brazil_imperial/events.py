"""The kinds of events of this game, each with the names of its data and of its secret part; tests hold every event told
against it."""

from __future__ import annotations

from typing import Final

# Hexes are names ("c3"); tiles, cards, units, palaces, arches are ids; flags are 0 or 1; seat -1 is the table.
# (!) information: a draw, a reveal, something another seat has chosen: undo stops there.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # set-up
    "setup": ("scenario", "cities", "gallery"),  # (!)
    "colour": ("colour",),  # (!) if drawn
    "missions_dealt": ("n",),  # (!) secret: missions
    "kept": ("era",),  # secret: mission
    "crown_chosen": (),  # secret: monarch
    "crowned": ("monarch",),  # (!)
    "capitals": ("sites", "tiles", "first"),  # (!) first: the seat that picks first
    "capital": ("at", "tile", "first"),  # first 1: it has the first turn
    "scored": ("n", "by"),  # by: what gave points beside the printed ones; secret: n, if its seat knows of more
    # rounds and turns
    "round": ("round",),
    "turn": ("round",),  # seat: whose turn begins
    "turn_ended": (),
    "last_round": ("round",),  # an era III mission has ended the game: the round is finished
    "hand_shown": ("gold", "missions"),  # (!) at the end
    "game_over": ("scores", "won"),  # (!) won 1: the solo challenge
    # actions
    "arch": ("arch",),  # the token goes there
    "extra_action": ("card", "arch"),  # by a gold card, which is discarded
    "deployed": ("unit", "at", "new"),  # new 0: it was defeated before
    "painted": ("painting",),
    "hung": ("painting",),  # (!) in the gallery
    "built": ("face", "at", "covered", "founded", "lost"),  # founded 1: a city; lost: goods of what is built over
    "city_offered": ("city",),  # (!)
    "renovated": ("at", "face", "flipped"),
    "produced": ("at", "goods", "by"),  # onto the tile; seat: who holds it; by: what gave more than printed
    "made": ("product",),
    "slotted": ("product", "slot"),  # an arch or "monarch"
    "traded": ("trade",),  # resource, pair, four, cards
    # goods and cards
    "gained": ("goods", "why", "by"),  # harbor, trade, capital, monarch (by: which), painting, palace, exploration, war
    "paid": ("what", "from", "icon", "why"),  # from: supply, a hex, hand, monarch, discount, upgrade; why: cost, trade
    "card_given": ("card",),  # a combat card, in payment or trade
    "dropped": ("what", "deck"),  # over the limit; deck: gold-card, combat-card, "" for a good
    "gold_card": ("hand", "why", "by"),  # (!) drawn; secret: card; hand: how many there are now
    "combat_card": ("hand", "why", "by"),  # (!) drawn; secret: card; why: deploy, upgrade, token, fight, as for goods
    "gold_card_used": ("card",),  # jesuits, war
    "mission_drawn": ("era",),  # (!) secret: mission
    "no_mission": (),  # none was wanted
    "reshuffled": ("deck",),  # gold, combat
    # missions and eras
    "mission": ("mission", "era"),  # (!) revealed
    "palace": ("palace", "at"),
    "no_palace": (),  # none was wanted or none fits
    "era": ("era", "by"),
    "token_laid": ("era", "arch"),  # (!) another seat's
    "power": ("painting",),  # "isabel", "coroados 1", "coroados 2"
    # movement
    "moved": ("units", "from", "to", "march", "near"),  # near: other seats with a tile next to it
    "control": ("at", "before", "goods", "face"),  # seat: who holds the tile now, with the goods on it
    "peeked": ("at",),  # (!) secret: tile
    "revealed": ("at", "tile"),  # (!)
    "kept_find": ("tile",),  # for who built there
    "find_gone": ("tile",),  # built over
    "find_unseen": ("at",),  # the same, face down
    "expedition": ("at", "tile", "strength"),  # an attempt begins
    "expedition_over": ("at", "tile", "total", "need", "cards"),  # (!)
    # fights; seat: the attacker, but for defeated (whose units) and cancelled (whose card cancels)
    "fight": ("at", "defender", "from", "attack", "defence"),  # strengths without cards; from "": the units entered
    "card_laid": ("n",),  # so many lie there now; secret: card
    "cards_shown": ("attack", "defence"),  # (!)
    "cancelled": ("card",),
    # won 1: by the attacker; its cards and those against it; the loser's units; the tile that is taken or ""
    "fight_over": ("won", "attack", "defence", "at", "defender", "cards", "against", "units", "face"),
    "defeated": ("units", "home"),  # home 1: back to the capital
}
SECRETS: Final[dict[str, tuple[str, ...]]] = {
    "missions_dealt": ("missions",),
    "kept": ("mission",),
    "crown_chosen": ("monarch",),
    "gold_card": ("card",),
    "combat_card": ("card",),
    "mission_drawn": ("mission",),
    "peeked": ("tile",),
    "card_laid": ("card",),
}
