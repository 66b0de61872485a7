"""Beats: gains are credited to what gave them, rounds and turns are found, a reader is told no more than they see."""

from __future__ import annotations

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.table import Told
from tabuleiro.kit.beats import Gain, Telling, chapters, counter, summed
from tabuleiro.kit.teller import Teller

TELLINGS = {
    "use": Telling(spot="mine{of} {place}"),
    "card": Telling("quiet", own="plain", spot="hand {card}"),
    "coins": Telling("quiet", adds=True, gains=counter("coin")),
    "points": Telling("quiet", adds=True, gains=counter("points")),
    "my_turn": Telling(turn=True),
    "night": Telling("quiet", turn=True),
    "leaves": Telling(tale="begins"),
    "comes_back": Telling(own="big", tale="tells"),
}
SEATED = {kind: telling for kind, telling in TELLINGS.items() if not telling.turn}


def event(kind, seat, depth=0, secret=None, **data):
    return Event(kind, seat, data, secret or {}, False, depth)


def told(number, *events, seat=0):
    return Told(number, seat, "", events)


def test_an_effect_within_an_effect_keeps_its_own_gains():
    """A uses its first part, which uses B; what comes after B is A's again."""
    teller = Teller(SEATED, 0, by_round=True)
    beats = teller.tell(
        told(
            1,
            event("use", 0, depth=0, place="A"),
            event("use", 0, depth=1, place="B"),
            event("coins", 0, depth=1, n=2),
            event("coins", 0, depth=0, n=5),
        )
    )
    assert [(beat.spot, beat.gains) for beat in beats] == [
        ("mine A", (Gain(0, "coin", 5),)),
        ("mine B", (Gain(0, "coin", 2),)),
    ]


def test_what_comes_in_a_later_action_is_told_of_its_cause_again():
    teller = Teller(SEATED, 0, by_round=True)
    teller.tell(told(1, event("use", 0, depth=1, place="A")))
    later = teller.tell(told(2, event("card", 0, depth=2, card="x"), event("coins", 0, depth=1, n=3)))
    assert [(beat.event.kind, beat.more, beat.gains) for beat in later] == [
        ("card", False, ()),
        ("use", True, (Gain(0, "coin", 3),)),
    ]


def test_a_question_belongs_to_what_is_not_finished():
    """The space is done with when its card goes on to its next part, nothing having been told of that part yet."""
    teller = Teller(SEATED, 0, by_round=True)
    teller.tell(told(1, event("use", 0, depth=0, place="A"), event("use", 0, depth=2, place="B")))
    assert [cause.data["place"] for cause in teller.causes(0, 2)] == ["A", "B"]
    assert [cause.data["place"] for cause in teller.causes(0, 1)] == ["A"]


def test_a_new_round_owes_nothing_to_the_old_one():
    teller = Teller(SEATED, 0, by_round=True)
    beats = teller.tell(
        told(
            1,
            event("use", 0, place="A"),
            event("coins", 0, n=2),
            event("round", TABLE, round=2),
            event("coins", 0, n=1),
            event("coins", 1, n=1),
        )
    )
    assert [(beat.event.kind, beat.seat, beat.round, beat.gains) for beat in beats] == [
        ("use", 0, 0, (Gain(0, "coin", 2),)),
        ("round", TABLE, 2, ()),
        ("coins", 0, 2, (Gain(0, "coin", 1),)),
        ("coins", 1, 2, (Gain(1, "coin", 1),)),
    ]
    assert [beat.because is not None for beat in beats] == [False, False, True, True]


def test_points_that_nothing_else_tells_belong_to_what_the_seat_did():
    teller = Teller(SEATED, 0, by_round=True)
    beats = teller.tell(
        told(1, event("use", 0, place="A"), event("points", 0, n=2), event("scored", 0, n=5), event("scored", 1, n=-1))
    )
    assert [beat.gains for beat in beats] == [(Gain(0, "points", 5),), (Gain(1, "points", -1),)]


def test_weight_and_place_are_the_readers():
    def heard(eye):
        return Teller(SEATED, eye, by_round=True).tell(told(1, event("card", 0, secret={"card": "x"})))[0]

    assert (heard(0).weight, heard(0).spot) == ("plain", "hand x")
    assert (heard(1).weight, heard(1).spot) == ("quiet", "")
    assert Teller(SEATED, 1, by_round=True).tell(told(1, event("use", 0, place="A")))[0].spot == "mine0 A"


def owners(teller, *log):
    beats = [beat for one in log for beat in teller.tell(one)]
    return [(turn.owner, len(turn.beats)) for chapter in chapters(beats) for turn in chapter.turns]


def test_where_all_play_at_once_a_seat_has_one_turn_a_round():
    log = [told(i, event("use", seat, place="A"), seat=seat) for i, seat in enumerate((0, 1, 0, 1, 1), 1)]
    assert owners(Teller(SEATED, 0, by_round=True), *log) == [(0, 2), (1, 3)]


def test_a_turn_begins_with_its_event_and_has_what_others_do_in_it():
    log = [
        told(1, event("my_turn", 0), event("use", 0, place="A")),
        told(2, event("use", 1, place="B"), seat=1),
        told(3, event("use", 0, place="C"), event("my_turn", 1)),
        told(4, event("use", 1, place="D"), seat=1),
    ]
    assert owners(Teller(TELLINGS, 0, by_round=False), *log) == [(0, 3), (1, 1)]


def test_where_no_event_tells_it_a_turn_ends_when_another_seat_acts():
    log = [told(i, event("use", seat, place="A"), seat=seat) for i, seat in enumerate((0, 0, 1, 0), 1)]
    assert owners(Teller(SEATED, 0, by_round=False), *log) == [(0, 2), (1, 1), (0, 1)]


def sealed(number, seat, *events):
    return Told(number, seat, "bid", (event("ready", seat), *events), sealed=True)


def test_where_all_choose_in_secret_each_seat_has_what_is_about_it():
    """Whoever chose last, and whether or not rounds are told; turns go on as ever afterwards."""
    log = [
        told(1, event("use", 0, place="A")),
        sealed(2, 0),
        sealed(3, 1, event("use", 0, place="B"), event("use", 1, place="B"), event("night", TABLE)),
        sealed(4, 1),
        sealed(5, 0, event("use", 0, place="C"), event("use", 1, place="C")),
        told(6, event("use", 0, place="D")),
    ]
    assert owners(Teller(SEATED, 0, by_round=False), *log) == [
        (0, 1),
        (0, 2),
        (1, 2),
        (TABLE, 1),
        (1, 2),
        (0, 2),
        (0, 1),
    ]


def test_points_of_two_things_in_one_action_stay_with_each():
    """The last trick is played by itself: what the one before it brought is told in between."""
    first, last = event("use", 0, place="A"), event("use", 0, place="B")
    log = told(1, first, event("scored", 0, n=-7), last, event("points", 0, n=1), event("scored", 0, n=3))
    beats = Teller(SEATED, 0, by_round=True).tell(log)
    assert [beat.gains for beat in beats] == [(Gain(0, "points", -7),), (Gain(0, "points", 3),)]


def test_sums_are_by_seat_and_leave_out_what_came_to_nothing():
    teller = Teller(SEATED, 0, by_round=True)
    beats = teller.tell(told(1, event("use", 0, place="A"), event("coins", 0, n=2), event("use", 0, place="B")))
    beats += teller.tell(told(2, event("use", 0, place="C"), event("coins", 0, n=-2), event("points", 0, n=1)))
    assert summed(beats, 0) == [Gain(0, "points", 1)]
    assert summed(beats, 1) == []


def test_an_action_that_only_asks_more_is_told_all_the_same():
    """Also one that ends a turn: it belongs to the turn it ends. Of a secret one others learn no verb."""
    teller = Teller(TELLINGS, 1, by_round=False)
    teller.tell(told(1, event("my_turn", 0)))
    ending = teller.tell(Told(2, 0, "end turn", (event("my_turn", 1),)))
    assert [(beat.event.kind, beat.event.data, beat.owner) for beat in ending] == [("acted", {"verb": "end"}, 0)]
    sealed = teller.tell(Told(3, 0, "pick x", (), sealed=True))
    assert sealed[0].event.data == {"verb": ""}
    assert sealed[0].weight == "quiet"


def test_the_beat_that_ends_a_tale_has_all_of_it():
    """What led to it, over several actions, and what it brought; nothing of others, nothing from before."""
    teller = Teller(SEATED, 0, by_round=False)
    teller.tell(told(1, event("use", 0, place="A"), event("leaves", 0)))
    teller.tell(told(2, event("card", 0, card="x"), event("card", 1, card="y")))
    beats = teller.tell(told(3, event("comes_back", 0), event("coins", 0, n=2)))
    assert [step.kind for step in beats[0].steps] == ["leaves", "card", "comes_back", "coins"]
    assert beats[0].gains == (Gain(0, "coin", 2),)


def test_what_happens_between_turns_stands_where_it_happened_each_seats_by_itself():
    teller = Teller(TELLINGS, 0, by_round=False)
    beats = [
        *teller.tell(told(1, event("round", TABLE, round=1), event("my_turn", 0), event("use", 0, place="A"))),
        *teller.tell(told(2, event("night", TABLE), event("card", 1, card="x"), seat=1)),
    ]
    (chapter,) = chapters(beats)
    assert [beat.event.kind for beat in chapter.opening] == ["round"]
    assert [(turn.owner, [beat.event.kind for beat in turn.beats]) for turn in chapter.turns] == [
        (0, ["use"]),
        (TABLE, ["night"]),
        (1, ["card"]),
    ]
