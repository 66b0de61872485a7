"""Options in words: what each is and what it costs and brings, as far as the view can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabuleiro.games.above_and_below.content.pack import GOODS
from tabuleiro.games.above_and_below.words.effects import building_words, option_words, reward_words, skill_words
from tabuleiro.games.above_and_below.words.names import WORDS, VillageSaid, buildings, kind_name, one_of, villagers
from tabuleiro.lang import capital

if TYPE_CHECKING:
    from tabuleiro.core.action import Action


# ---------------------------------------------------------------- the turn
def _turn(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    text, data, mine = said.text, said.data, said.own
    if verb == "explore":
        return text("label-explore", n=data["decks"]["caves"])
    if verb == "build":
        return _offered(said, "label-build", what)
    if verb == "train":
        cost = next(space["cost"] for space in data["row"] if space["villager"] == what)
        able = skill_words(villagers(said.game)[what], said.lang)
        return text("label-train", villager=said.villager(what), n=cost, skills=able)
    if verb == "harvest":
        things = WORDS.counted(_ripe(said), said.lang)
        return text("label-harvest", things=things) if things else text("label-harvest-none")
    if verb == "labor":
        return text("label-labor-cider" if data["cider"] else "label-labor")
    if verb == "buy":
        seller = int(what.removeprefix("from "))
        ware = data["seats"][seller]["sale"]
        if not ware:
            return text("label-buy-none", who=said.who(seller))
        return text("label-buy", who=said.who(seller), **_ware(said.the(ware)))
    if verb == "sell":
        thing = _ware(one_of(what, said.lang))
        if mine["sale"]:
            return text("label-sell-instead", back=said.the(mine["sale"]), **thing)
        return text("label-sell", **thing)
    if verb == "take":
        return (
            text("label-take-back", **_ware(said.the(mine["sale"]))) if mine["sale"] else text("label-take-back-none")
        )
    if verb == "exchange":
        return text(f"label-exchange-{what}")
    return _place(said, action, verb, what) if verb == "place" else text("label-pass")


def _ware(ware: str) -> dict[str, int | str]:
    """Within a sentence, and to start one with."""
    return {"ware": ware, "start": capital(ware)}


def _offered(said: VillageSaid, key: str, building: str) -> str:
    card = buildings(said.game)[building]
    return said.text(
        key,
        building=said.building(building),
        kind=kind_name(card.kind, said.lang),
        cost=card.cost,
        does=" ".join(building_words(said.game, building, said.lang)),
    )


def _ripe(said: VillageSaid) -> dict[str, int]:
    """The goods on own buildings, by kind."""
    found = dict.fromkeys(GOODS, 0)
    for building, n in said.goods.items():
        if n:
            found[buildings(said.game)[building].good] += n
    return found


def _place(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    """A good for the track, with what its space is worth."""
    if verb != "place":
        return said.text("label-end-turn" if action.kind == "after" else "label-enough-store")
    tracks = said.game.pack.tracks
    kinds = [space["ware"] for space in said.own["track"]]
    space = kinds.index(what) if what in kinds else len(kinds)
    return said.text(
        "label-place" if what in kinds else "label-place-new",
        **_ware(one_of(what, said.lang)),
        space=space + 1,
        vp=tracks.advancement[space],
        income=tracks.income[space + 1],
    )


# ---------------------------------------------------------------- people
def _named(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    """Somebody for a task, or nobody else."""
    if verb == "enough":
        return said.text("label-enough-use")
    if verb == "go":
        return said.text("label-go", n=len(said.encounter["sent"]))
    one = villagers(said.game)[what]
    if one.rolls_first:
        return said.text("label-cat", villager=said.villager(what))
    if verb == "send":
        return said.text("label-send", villager=said.villager(what), skills=skill_words(one, said.lang))
    skill = {"builder": one.hammer, "trainer": one.quill}.get(action.step.name, "")
    return said.text("label-worker-less" if skill == "plus" else "label-worker", villager=said.villager(what))


def _take(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    building = what.removeprefix("from ")
    good = buildings(said.game)[building].good
    things = WORDS.counted({good: 1}, said.lang) if said.goods[building] else capital(one_of(good, said.lang))
    return said.text("label-take", things=things, building=said.building(building))


def _rest(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    if verb == "enough":
        return said.text("label-enough-rest")
    if verb == "sleep":
        return said.text("label-sleep-all")
    key = f"label-{verb}"
    if verb == "bed":
        state = next(one["state"] for one in said.own["villagers"] if one["id"] == what)
        key += "-injured" if state == "injured" else "-exhausted"
    return said.text(key, villager=said.villager(what))


# ---------------------------------------------------------------- encounters
def _option(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    shown = said.encounter["options"][action.option]
    name = said.story(said.encounter["paragraph"], shown["letter"])
    return said.text("label-option", letter=shown["letter"], option=name, asks=option_words(shown, said.lang))


def _stake(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    known = what in villagers(said.game)
    return said.text("label-stake", what=said.villager(what) if known else capital(one_of(what, said.lang)))


def _reroll(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    if verb == "enough":
        return said.text("label-enough-reroll")
    one = next(one for one in said.encounter["sent"] if one["villager"] == what)
    return said.text("label-reroll", villager=said.villager(what), die=one["die"], n=one["lanterns"])


def _injure(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    if verb == "enough":
        return said.text("label-enough-injure", n=said.encounter["lanterns"])
    if verb == "pay":
        bonus = said.option["bonus"]
        assert bonus is not None
        return said.text("label-pay-bonus", price=said.text("n-coin", n=bonus["pay"]), n=bonus["lanterns"])
    return said.text("label-injure", villager=said.villager(what))


def _reward(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    return reward_words(said.encounter["choices"][action.option - 1], said.lang)


def _hurt(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-hurt", villager=said.villager(what))


def _gift(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-gift-none") if verb == "none" else _offered(said, "label-gift", what)


def _gamble(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-roll") if verb == "roll" else said.text("label-stop", n=faces_seen(action.at))


def faces_seen(at: int) -> int:
    """How many different faces a game of dice has shown: the coins on the table."""
    return (at & 255).bit_count()


def _favour(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    return said.text("label-lose", n=int(what))


# ---------------------------------------------------------------- money and trade
def _pay(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    return said.text(f"label-pay-{what}", n=action.at)


def _price(said: VillageSaid, action: Action, verb: str, what: str) -> str:
    if verb in ("offer", "ask"):
        return said.text(f"label-{verb}", n=int(what))
    if verb == "accept":
        if action.kind == "answer":
            return said.text("label-accept", n=said.trade["offer"])
        return said.text("label-counter-accept", n=said.trade["asked"])
    return said.text(f"label-{verb}")


LABELS: Final[dict[str, Callable[[VillageSaid, Action, str, str], str]]] = {
    "turn": _turn,
    **dict.fromkeys(("worker", "send", "use"), _named),
    **dict.fromkeys(("after", "store"), _place),
    "take": _take,
    "rest": _rest,
    "option": _option,
    "stake": _stake,
    "reroll": _reroll,
    "injure": _injure,
    "reward": _reward,
    "hurt": _hurt,
    "gift": _gift,
    "gamble": _gamble,
    "favour": _favour,
    "pay": _pay,
    **dict.fromkeys(("offer", "answer", "counter"), _price),
}
