"""Options in words: what each is and what it costs and brings, as far as the view can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.games.above_and_below.rules.view_data import standing
from tabuleiro.games.above_and_below.words.effects import building_words, option_words, reward_words, skill_words
from tabuleiro.games.above_and_below.words.names import (
    WORDS,
    VillageSaid,
    buildings,
    kind_name,
    one_of,
    ripe,
    villagers,
)
from tabuleiro.kit.words import Params
from tabuleiro.lang import capital


# ---------------------------------------------------------------- the turn
def _turn(said: VillageSaid, action: Action) -> str:
    parts, text, own = action.parts, said.text, said.own
    match parts.verb:
        case "explore":
            return text("label-explore", n=said.data["decks"]["caves"])
        case "build":
            return _offered(said, "label-build", parts.thing)
        case "train":
            cost = next(space["cost"] for space in said.data["row"] if space["villager"] == parts.thing)
            able = skill_words(villagers(said.game)[parts.thing], said.lang)
            return text("label-train", villager=said.villager(parts.thing), n=cost, skills=able)
        case "harvest":
            things = WORDS.counted(ripe(said.game, own), said.lang)
            return text("label-harvest", things=things) if things else text("label-harvest-none")
        case "labor":
            return text("label-labor-cider" if said.data["cider"] else "label-labor")
        case "buy":
            ware = said.data["seats"][int(parts.place)]["sale"]
            thing = _ware(said.the(ware)) if ware else {}
            return text("label-buy" if ware else "label-buy-none", who=said.who(int(parts.place)), **thing)
        case "sell":
            thing = _ware(one_of(parts.thing, said.lang))
            back: Params = {"back": said.the(own["sale"])} if own["sale"] else {}
            return text("label-sell-instead" if back else "label-sell", **back, **thing)
        case "take back":
            thing = _ware(said.the(own["sale"])) if own["sale"] else {}
            return text("label-take-back" if thing else "label-take-back-none", **thing)
        case "exchange":
            return text(f"label-exchange-{parts.thing}")
        case "place":
            return _place(said, action)
    return text("label-pass")


def _ware(ware: str) -> Params:
    """Within a sentence, and to start one with."""
    return {"ware": ware, "start": capital(ware)}


def _offered(said: VillageSaid, key: str, building: str) -> str:
    card = buildings(said.game)[building]
    kind, does = kind_name(card.kind, said.lang), " ".join(building_words(said.game, building, said.lang))
    return said.text(key, building=said.building(building), kind=kind, cost=card.cost, does=does)


def _place(said: VillageSaid, action: Action) -> str:
    """A good for the track, with what its space is worth."""
    verb, ware, *_ = action.parts
    if verb != "place":
        return said.text("label-end-turn" if action.kind == "after" else "label-enough-store")
    tracks = said.game.pack.tracks
    kinds = [space["ware"] for space in said.own["track"]]
    space = kinds.index(ware) if ware in kinds else len(kinds)
    worth: Params = {"space": space + 1, "vp": tracks.advancement[space], "income": tracks.income[space + 1]}
    return said.text("label-place" if ware in kinds else "label-place-new", **_ware(one_of(ware, said.lang)), **worth)


# ---------------------------------------------------------------- people
def _named(said: VillageSaid, action: Action) -> str:
    """Somebody for a task, or nobody else."""
    verb, who, *_ = action.parts
    if verb == "enough":
        return said.text("label-enough-use")
    if verb == "go":
        return said.text("label-go", n=len(said.encounter["sent"]))
    one = villagers(said.game)[who]
    if one.rolls_first:
        return said.text("label-cat", villager=said.villager(who))
    if verb == "send":
        return said.text("label-send", villager=said.villager(who), skills=skill_words(one, said.lang))
    skill = {"builder": one.hammer, "trainer": one.quill}.get(action.step.name, "")
    return said.text("label-worker-less" if skill == "plus" else "label-worker", villager=said.villager(who))


def _take(said: VillageSaid, action: Action) -> str:
    building = action.parts.place
    good = buildings(said.game)[building].good
    things = WORDS.counted({good: 1}, said.lang) if standing(said.own)[building] else capital(one_of(good, said.lang))
    return said.text("label-take", things=things, building=said.building(building))


def _rest(said: VillageSaid, action: Action) -> str:
    verb, who, *_ = action.parts
    if verb in ("enough", "sleep"):
        return said.text("label-enough-rest" if verb == "enough" else "label-sleep-all")
    key = f"label-{verb}"
    if verb == "bed":
        injured = any(one["id"] == who and one["state"] == "injured" for one in said.own["villagers"])
        key += "-injured" if injured else "-exhausted"
    return said.text(key, villager=said.villager(who))


# ---------------------------------------------------------------- encounters
def _option(said: VillageSaid, action: Action) -> str:
    shown = said.encounter["options"][action.option]
    name = said.story(said.encounter["paragraph"], shown["letter"])
    return said.text("label-option", letter=shown["letter"], option=name, asks=option_words(shown, said.lang))


def _stake(said: VillageSaid, action: Action) -> str:
    what = action.parts.thing
    known = what in villagers(said.game)
    return said.text("label-stake", what=said.villager(what) if known else capital(one_of(what, said.lang)))


def _reroll(said: VillageSaid, action: Action) -> str:
    if action.parts.verb == "enough":
        return said.text("label-enough-reroll")
    one = next(one for one in said.encounter["sent"] if one["villager"] == action.parts.thing)
    return said.text("label-reroll", villager=said.villager(one["villager"]), die=one["die"], n=one["lanterns"])


def _injure(said: VillageSaid, action: Action) -> str:
    verb, who, *_ = action.parts
    if verb == "enough":
        return said.text("label-enough-injure", n=said.encounter["lanterns"])
    bonus = said.option["bonus"]
    if verb == "pay" and bonus:
        return said.text("label-pay-bonus", price=said.text("n-coin", n=bonus["pay"]), n=bonus["lanterns"])
    return said.text("label-injure", villager=said.villager(who))


def _gift(said: VillageSaid, action: Action) -> str:
    building = action.parts.thing
    return _offered(said, "label-gift", building) if building else said.text("label-gift-none")


def _gamble(said: VillageSaid, action: Action) -> str:
    rolls = action.parts.verb == "roll"
    return said.text("label-roll") if rolls else said.text("label-stop", n=faces_seen(action.at))


def faces_seen(at: int) -> int:
    """How many different faces a game of dice has shown: the coins on the table."""
    return (at & 255).bit_count()


# ---------------------------------------------------------------- trade
def _price(said: VillageSaid, action: Action) -> str:
    verb, amount = action.parts.verb, action.parts.amount
    if amount is not None:
        return said.text(f"label-{verb}", n=amount)
    if verb != "accept":
        return said.text(f"label-{verb}")
    if action.kind == "answer":
        return said.text("label-accept", n=said.trade["offer"])
    return said.text("label-counter-accept", n=said.trade["asked"])


LABELS: Final[dict[str, Callable[[VillageSaid, Action], str]]] = {
    "turn": _turn,
    **dict.fromkeys(("worker", "send", "use"), _named),
    **dict.fromkeys(("after", "store"), _place),
    "take": _take,
    "rest": _rest,
    "option": _option,
    "stake": _stake,
    "reroll": _reroll,
    "injure": _injure,
    "reward": lambda said, action: reward_words(said.encounter["choices"][action.option - 1], said.lang),
    "hurt": lambda said, action: said.text("label-hurt", villager=said.villager(action.parts.thing)),
    "gift": _gift,
    "gamble": _gamble,
    "favour": lambda said, action: said.text("label-lose", n=action.option),
    "pay": lambda said, action: said.text(f"label-pay-{action.parts.thing}", n=action.at),
    **dict.fromkeys(("offer", "answer", "counter"), _price),
}
