"""The kinds of events of this game, each with the names of its data; tests hold every event told against it."""

from __future__ import annotations

from typing import Final

# Buildings, villagers, cave cards are ids; `what` is a ware, "coin" or "cave"; flags are 0 or 1; seat -1 is the table.
# (!) information: a die, a draw, something read out, an answer: undo stops there.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # set-up and rounds
    "setup": ("keys", "houses", "outposts", "row", "cave"),  # (!)
    "cider_set": (),  # one lies on its space now
    "turn_started": ("ready",),  # how many villagers are ready
    "round_ended": ("round",),
    "new_villagers": ("villagers",),  # (!) drawn to the right of the row
    "round": ("round", "first"),
    "over": ("scores",),
    # the turn
    "passed": (),
    "labored": ("villager", "n"),
    "cider_taken": ("vp", "by"),  # vp, here and below: points; by: what they are for, as `card 2` or `S0 -1`
    "harvested": ("villager", "building", "what", "vp", "by"),
    "built": ("building", "villager", "cost", "row"),  # villager "": a gift
    "acquired": ("building", "row", "vp", "by"),  # it is paid, and stands in the village
    "trained": ("villager", "by", "cost"),
    "joined": ("villager", "ready", "vp", "by"),  # to a village, however it came
    "cat_rolled": ("villager", "die", "acts"),  # (!)
    "offered_next": ("building", "row"),  # (!) a gap on offer is filled
    "stocked": ("building", "what", "n"),  # goods put on a card
    # free actions and goods
    "put_up": ("what", "back", "vp", "by"),  # `back`: what was there, or ""
    "taken_back": ("what", "vp", "by"),
    "exchanging": ("row",),  # it is paid for next
    "exchanged": ("row", "buildings", "gone"),  # (!)
    "placed": (
        "what",
        "space",
        "n",
        "income",
        "more",
    ),  # space from 1, goods of the kind there; the income now, and how much more
    "offered": ("seller", "what", "price"),
    "answered": ("answer", "price"),  # (!) accept, refuse, ask (seller); accept, drop (buyer)
    "sold": ("buyer", "what", "price", "vp", "by", "buyer_vp", "buyer_by"),  # seat: the seller
    # gains and losses
    "gained": ("what", "n", "why", "vp", "by"),  # why: encounter, exploring, building, income
    "lost": ("what", "n", "vp", "by"),
    "none_left": ("what", "n"),  # so many more should have come
    "paid": ("what", "n", "vp", "by"),  # to the supply
    "reputation": ("n", "now", "vp", "by"),  # n: how far the cube has moved
    "ranked": ("n", "how", "whom"),  # n: points of a place; how: overtook, ahead, level, behind; whom: seats
    "came": ("villager",),  # brought home from an encounter; it joins then
    "nobody_joined": ("kind",),  # "cheapest" or a kind of special villager
    # exploring
    "sent": ("villager",),
    "explored": ("cave", "die", "paragraph", "villagers"),  # (!)
    "cave_seen": ("cave",),  # (!) the next one on top
    "paragraph": ("paragraph", "options", "on"),  # (!) read out; letters of its options; on: the story goes on there
    "chose": ("paragraph", "option"),
    "staked": ("what",),  # a ware or a villager
    "rolled": ("villager", "die", "lanterns"),  # (!)
    "lanterns": ("n", "bonus"),  # in all, and of these from the bonus
    "rerolled": ("villager", "die", "lanterns", "left"),  # (!)
    "injured": ("villager", "why"),  # lantern, encounter
    # (!) number 0: without dice; story: its first page; ways: options of the next one
    "went_on": ("paragraph", "option", "number", "lanterns", "story", "ways"),
    "succeeded": ("paragraph", "option", "number", "lanterns", "story"),  # (!) and that was the end of it
    "failed": ("paragraph", "option", "lanterns", "story"),  # (!)
    "reward_chosen": ("choice",),
    "gambled": ("die", "n", "repeat"),  # (!) n: coins so far
    "home": ("won",),  # the party has come back
    "cave_kept": ("cave", "vp", "by"),
    "cave_returned": ("cave",),  # under the pile
    # the round's end
    "rested": ("villager", "with", "state", "vp", "by"),  # with: potion, cider, bed, own bed
    "income": ("n", "track", "cards", "buildings"),
}
