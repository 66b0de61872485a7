"""The leak test: nothing that a seat gets changes when what it cannot know is dealt anew, wherever one looks in it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final, cast

from tabuleiro.core.chance import Dice, Script
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import RecordError
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.fields import Declared
from tabuleiro.core.game import Game
from tabuleiro.core.history import moves_of
from tabuleiro.core.record import LETTERS
from tabuleiro.core.state import State
from tabuleiro.core.table import Told, scored
from tabuleiro.core.view import View
from tabuleiro.kit.plain import PlainGame, unseen
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import FALLBACK
from tabuleiro.testing.play import steps_of, stubbornly
from tabuleiro.testing.reach import Reach, belongings_of_play

OVER: Final = "over"  # by then all scores are everybody's


def nothing_leaks(game: Game, seats: int, seed: int, reveals: tuple[str, ...] = ()) -> int:
    """Returns how many actions were compared in both worlds; `reveals` are the kinds of events that show to all what
    was hidden until then, so that worlds may part there, as they may where the play is over and scores come out."""
    if isinstance(game, PlainGame):
        _imagines_all(game)
    dice = Dice(seed)
    compared = 0
    state = game.new(seats=seats, seed=seed)
    for now, _ in steps_of(state, seed, stubbornly(seed)):
        viewer = dice.below(seats + 1) - 1
        world = _same_to(now, viewer, dice)
        assert world.to_act == now.to_act, "who is asked depends on what is hidden"
        if viewer in now.to_act:
            asked = Reach(now.decision(viewer), game)
            _nothing_of(now, asked)
            _same(asked, world.decision(viewer), game)
        if viewer != TABLE:
            here, there = _private_part(now, viewer), _private_part(world, viewer)
            assert here == there, f"seat {viewer} is refused by what it cannot know: {here} here, {there} there"
        compared += _same_events(now, world, viewer, dice, reveals)
    for viewer in range(-1, seats):
        _same_to(state, viewer, dice)
    return compared


def _same_to(now: State, viewer: int, dice: Dice) -> State:
    """Another world that the viewer could be in, which looks the same; the view leads to nothing but itself."""
    now.listen()
    now.script = Script([], strict=False)  # a play that is heard and scripted has more to give away
    view = now.view(viewer)
    reach = Reach(view, now.game)
    _nothing_of(now, reach)
    for table in reach.things.values():
        if isinstance(table, State):
            _has_no_past(table, viewer)
    world = view.sample(dice)
    _same(reach, world.view(viewer), now.game)
    if isinstance(now.game, PlainGame):
        here, there = now.game.inventory(now), now.game.inventory(world)
        wrong = [f"{here.get(key, 0)} '{key}', not {there.get(key, 0)}" for key in here | there if here != there]
        assert here == there, f"a world that seat {viewer} imagines should have {', '.join(wrong)}"
    return world


def _imagines_all(game: PlainGame) -> None:
    """Hidden figures that nobody imagines would be what they were at the start in all worlds that bots search."""
    if type(game).imagined is not PlainGame.imagined:
        return
    for holder in (game.player_type, game.state_type):
        for name in sorted(unseen(cast(Declared, holder), False, False) - game.sealed_fields):
            said = f"'{name}' is hidden and lies in no bag: a method `imagined` should say what it may be"
            assert isinstance(cast(Declared, holder).OWN[name].start, bytes | tuple), said


def _same(mine: Reach, other: View | Decision, game: Game) -> None:
    """Everything that can be reached from both is the same; views' bytes too, which are made when first asked for."""
    a, b = mine.values, Reach(other, game).values
    paths = [path for path in a | b if a.get(path) != b.get(path)] if a != b else []
    assert not paths, "".join(f"\n{path}: {a.get(path)!r} here, {b.get(path)!r} there" for path in paths)
    if isinstance(other, View):
        assert mine.start == other, "the sampled world looks different"


def _nothing_of(now: State, reach: Reach) -> None:
    for one in belongings_of_play(now):
        assert id(one) not in reach.things, f"the play's own {type(one).__name__} can be reached: {one!r}"
    assert now.rng not in reach.values.values(), "the generator can be read"


def _has_no_past(table: State, viewer: int) -> None:
    """Nothing tells how the table of a view came about, what comes next, or what others are asked to choose from."""
    past: list[object] = [table.origin, table.history, table.script, table.events]
    assert past == [None] * len(past), past
    assert not table.recording
    assert not table.rng
    for p in table.players:
        assert p.seat == viewer or not p.options, f"what seat {p.seat} can choose from"


def _private_part(state: State, seat: int) -> list[str]:
    """What is refused to the seat, and why: reasons must not speak of hidden things either."""
    return [f"{action} {reason}" for action, reason in state.refusals(seat)] if seat in state.to_act else []


def _same_events(real: State, world: State, viewer: int, dice: Dice, reveals: tuple[str, ...]) -> int:
    """One seat acts in both worlds; the viewer sees the same unless chance or a reveal made a real difference."""
    seats = real.to_act
    seat = seats[dice.below(len(seats))]
    a, b = real.clone(), world.clone()
    secret = real.decision(seat).sealed and seat != viewer
    mine, theirs = real.decision(seat).options, world.decision(seat).options
    common = [option for option in mine if option in theirs]
    if secret:  # a sealed choice looks the same whatever it is
        first, second = mine[dice.below(len(mine))], theirs[dice.below(len(theirs))]
    elif common:
        first = second = common[dice.below(len(common))]
    else:
        return 0
    told = _seen(a, seat, first, viewer, None)
    if a.flow is not real.flow:
        return 0  # the table has gone on: sealed choices are open now, new things were drawn
    if any(event.information for event in told):
        outcomes = moves_of(a.history)[1][-1].outcomes
        try:
            again = _seen(b, seat, second, viewer, outcomes)
        except RecordError:
            return 0  # these outcomes cannot come up in the other world
        if not _parted(told, again, (*reveals, OVER), viewer):
            _same_beats(a, told, b, again, viewer)
        return 1
    again = _seen(b, seat, second, viewer, None)
    if _parted(told, again, (OVER,), viewer):
        return 1
    _same_beats(a, told, b, again, viewer)
    _same(Reach(a.view(viewer), a.game), b.view(viewer), a.game)
    return 1


def _parted(told: list[Event], again: list[Event], reveals: tuple[str, ...], viewer: int) -> bool:
    """Whether something differs; what differs first must be what the same reveal showed."""
    for a, b in zip_longest(told, again):
        if a == b:
            continue
        who = f"seat {viewer}" if viewer >= 0 else "a spectator"
        said = f"{who} is told what it cannot know: {a!r} here, {b!r} in another world that looks the same to it"
        assert a is not None and b is not None and (a.kind, a.seat) == (b.kind, b.seat), said  # noqa: PT018
        assert a.kind in reveals, f"{said}. If '{a.kind}' shows something to all: reveals=('{a.kind}',)"
        return True
    return False


def _same_beats(a: State, told: list[Event], b: State, again: list[Event], viewer: int) -> None:
    for here, there in zip(_beats(a, told, viewer), _beats(b, again, viewer), strict=True):
        assert here == there, f"seat {viewer} reads {here} here, {there} in another world that looks the same to it"


def _beats(state: State, told: list[Event], viewer: int) -> list[object]:
    """What the viewer is told of it: sentences, gains, places, weights."""
    words, names = words_of(state.game), LETTERS[: len(state.players)]
    beats = words.teller(viewer).tell(Told(1, TABLE, "", tuple(told)))
    return [
        (words.caption(state.game, beat, viewer, names, FALLBACK), beat.gains, beat.spot, beat.start, beat.weight)
        for beat in beats
    ]


def _seen(state: State, seat: int, option: int, viewer: int, outcomes: list[int] | None) -> list[Event]:
    standings = state.standings()
    told = state.listen()
    if outcomes is not None:
        state.script = Script(outcomes, strict=True)
    state.play(seat, option)
    events = (*told, *scored(standings, state, told))
    return [event.seen_by(viewer) for event in events if not event.hidden_from(viewer)]
