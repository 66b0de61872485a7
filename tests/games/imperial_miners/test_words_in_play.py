"""Words during a play: reasons, the log, questions and options, true to what the rules do."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator

from words_helpers import game, is_sentence
from words_kit import (
    NAMES,
    asked_in_words,
    calls,
    doubled,
    every_language,
    given,
    led_to,
    lines_of,
    looks_right,
    reasons_have_words,
)

from tabuleiro.core.decision import Decision
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.reason import Reason
from tabuleiro.games.imperial_miners.content.pack import COUNTS, FACTIONS
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE, level_of, place_text
from tabuleiro.games.imperial_miners.rules.state import MineState
from tabuleiro.games.imperial_miners.rules.tokens import CLEAR
from tabuleiro.games.imperial_miners.rules.turn import card_cost
from tabuleiro.games.imperial_miners.words.names import card_name
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES

WORDS = words_of(game)
KINDS = {
    *("keep", "pick", "place", "use", "climb", "surface", "event", "draw", "find", "search", "discard", "sell"),
    *("machine", "collapse", "clear", "cart", "activate", "enter"),
}


def first_texts(call: ast.Call) -> list[str]:
    """The code or kind that a call names, or both of an if; fails where it is worked out: no test could see it."""
    first = call.args[0]
    values = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    texts = [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]
    assert len(texts) == len(values), ast.unparse(call)
    return texts


# ---------------------------------------------------------------- reasons
SAMPLE: dict[str, int | str] = {
    "have": 3,
    "need": 5,
    "level": 2,
    "most": 3,
    "seat": 0,
    "seats": 2,
    "card": "sun-ladder",
    "place": "2.1",
}


@every_language
def test_every_reason_has_words(lang: str) -> None:
    reasons = ((code, given(call)) for call in calls(game.name, "Reason") for code in first_texts(call))
    reasons_have_words(game, lang, reasons, SAMPLE)


def test_golden_reasons() -> None:
    reason = Reason("needs_coins", {"have": 3, "need": 5}, "IM-15")
    assert WORDS.reason_words(game, reason, "en") == "You have 3 coins; it costs 5. (IM-15)"
    assert WORDS.reason_words(game, reason, "pt-BR") == "Você tem 3 moedas; isso custa 5. (IM-15)"
    assert WORDS.reason_words(game, reason, "de") == "Du hast 3 Münzen; es kostet 5. (IM-15)"
    reason = Reason("not_in_hand", {"card": "sun-ladder"})
    assert WORDS.reason_words(game, reason, "de") == "„Sonnenleiter“ ist nicht auf deiner Hand."


# ---------------------------------------------------------------- the log
AT = {"card": "sun-ladder", "place": "1.0"}
EVENTS = [
    Event("setup", TABLE, {"sides": ("alchemy-a", "technology-b", "diplomacy-a")}, {}, True),
    Event("deal", 1, {"n": 2}, {"cards": ("sun-ladder", "bog-gate")}, True),
    Event("keep", 1, {}, {"card": "sun-ladder"}, False),
    Event("opened", 1, {"cards": ("sun-ladder", "bog-gate")}, {}, True),
    *(Event("round", TABLE, {"round": n, "event": "loose-change"}, {}, True) for n in (2, 10)),
    Event("event", 1, {"event": "loose-change"}, {}, False),
    *(Event("event", 1, {"event": "cart-count", "have": n}, {}, False) for n in (1, 4)),
    Event("begin", 1, {"event": "open-road"}, {}, False),
    Event("resolved", 1, {"event": "open-road"}, {}, False),
    Event("revealed", TABLE, {"cards": ("sun-ladder", "bog-gate"), "costs": (0, 2)}, {}, False),
    Event("over", TABLE, {"scores": (40, 39, 12, 11)}, {}, False),
    *(Event("ready", 1, {"kind": kind}, {}, False) for kind in ("keep", "pick")),
    *(
        Event("reveal", 1, {"card": "sun-ladder", "saved": saved, "event": event}, {}, True)
        for saved, event in ((0, ""), (2, ""), (2, "cheap-timber"))
    ),
    *(Event("blind", 1, {"card": card}, {}, True) for card in ("sun-ladder", "")),
    *(Event(kind, 1, {"n": 3}, {}, False) for kind in ("pay", "coins", "points")),
    *(Event("discount", 1, {"n": n}, {}, False) for n in (1, 3)),
    Event("play", 1, {**AT, "carts": 1}, {}, False),
    *(Event(kind, 1, AT, {}, False) for kind in ("climb", "pass", "dig_out", "activate", "machine", "collapse")),
    Event("clear", 1, {"card": "bog-gate", "place": "1.0"}, {}, False),
    *(
        Event("use", 1, {**AT, "effect": n, "saved": saved, "free": free}, {}, False)
        for n, saved, free in ((0, 0, 0), (0, 0, 1), (1, 0, 1), (2, 0, 1), (1, 2, 1))
    ),
    *(Event("idle", 1, {"of": kind}, {}, False) for kind in ("machine", "cart", "clear", "collapse", "activate")),
    *(Event("surface", 1, {"effect": 1, "asks": 0, "event": event}, {}, False) for event in ("", "double-shift")),
    Event("resolve", 1, {"event": "rail-grant", "effect": 2}, {}, False),
    Event("draw", 1, {"level": 1}, {"card": "sun-ladder"}, True),
    *(Event("find", 1, {"faction": faction}, {}, False) for faction in FACTIONS),
    *(Event("not_found", 1, {"faction": faction}, {}, False) for faction in FACTIONS),
    *(
        Event("search", 1, {"level": 1, "faction": "scots", "turned": ("sun-ladder",) * n, "found": found}, {}, True)
        for n, found in ((1, "bog-gate"), (2, ""))
    ),
    Event("deck_empty", 1, {"level": 4}, {}, False),
    Event("level4", 1, {"card": "heartstone"}, {}, True),
    Event("discard", 1, {"card": "sun-ladder"}, {}, False),
    *(Event("stop", 1, {"n": n}, {}, False) for n in (0, 1)),
    Event("sell", 1, {"card": "sun-ladder", "n": 2}, {}, False),
    Event("cart", 1, {"between": "1.0 and 2.1"}, {}, False),
    *(
        Event("unmet", 1, {"place": place, "card": card}, {}, False)
        for place, card in (("1.0", "sun-ladder"), ("", ""))
    ),
    *(Event("counted", 1, {**AT, "per": per, "have": 0}, {}, False) for per in ("cart", "scots")),
    *(Event("cart_paid", 1, {"n": n, "carts": n, "event": "lamp-fair"}, {}, False) for n in (1, 2)),
    Event("enter", 1, {"board": "alchemy", "side": "alchemy-a"}, {}, False),
    *(
        Event("move", 1, {"side": "alchemy-a", "space": space, "n": 2, "event": event, "lost": lost}, {}, False)
        for space, event, lost in ((1, "", 0), (9, "", 0), (9, "", 1), (9, "", 2), (3, "fair-wind", 0))
    ),
]


def test_every_kind_of_event_is_among_the_samples() -> None:
    assert {kind for call in calls(game.name, "tell") for kind in first_texts(call)} == {event.kind for event in EVENTS}


@every_language
def test_every_event_has_a_line(lang: str) -> None:
    lines = lines_of(game, EVENTS, lang)
    assert [line for line in lines if not is_sentence(line)] == []
    assert doubled(lines) == [WORDS.log_line(game, Event("ready", 1, {"kind": "pick"}, {}, False), NAMES, lang)]


@every_language
def test_whatever_an_effect_counts_can_be_told(lang: str) -> None:
    told = [Event("counted", 1, {**AT, "per": per, "have": n}, {}, False) for per in COUNTS for n in (0, 1)]
    assert [line for line in lines_of(game, told, lang) if not is_sentence(line)] == []


@every_language
def test_nothing_gained_or_paid_is_no_line(lang: str) -> None:
    for kind in ("pay", "coins", "points", "discount"):
        assert WORDS.log_line(game, Event(kind, 0, {"n": 0}, {}, False), NAMES, lang) == ""


def test_a_secret_card_is_named_to_its_owner_only() -> None:
    event = Event("draw", 0, {"level": 1}, {"card": "sun-ladder"}, True)
    assert WORDS.log_line(game, event.seen_by(1), NAMES, "en") == "Ana drew a level 1 card."
    assert WORDS.log_line(game, event.seen_by(0), NAMES, "en") == "Ana drew Sun Ladder."


# ---------------------------------------------------------------- a play in words
def plays(seeds: range) -> Iterator[tuple[MineState, int]]:
    """Positions of random plays, each with a seat that is asked."""
    for seed in seeds:
        rng = random.Random(seed)
        state = game.new(seats=2, seed=seed)
        assert isinstance(state, MineState)
        while not state.over:
            seat = rng.choice(state.to_act)
            yield state, seat
            state.apply(rng.choice(state.decision(seat).actions))


def test_every_question_and_option_has_words() -> None:
    asked: Counter[str] = Counter()
    for state, seat in plays(range(40)):
        decision = state.decision(seat)
        asked[decision.step.name] += 1
        if asked[decision.step.name] > 12:
            continue
        view = state.view(seat)
        for lang in LANGUAGES:
            assert is_sentence(WORDS.prompt(view, decision, lang))
            labels = [WORDS.label(view, action, lang) for action in decision.actions]
            assert all(looks_right(text) for text in labels), labels
            for _, reason in state.refusals(seat):
                assert looks_right(WORDS.reason_words(game, reason, lang))
    kinds = {step.kind for name, step in game.steps.items() if name in asked and hasattr(step, "kind")}
    assert kinds | {"clear"} == KINDS, kinds ^ KINDS  # random play seldom has two collapses to choose from: see below


def test_the_choice_of_a_collapse_has_words() -> None:
    state, seat = next((state, seat) for state, seat in plays(range(1)) if len(state.players[seat].cards) == 2)
    p = state.players[seat]
    p.collapsed = 0b11
    decision = Decision(game, seat, CLEAR, NOWHERE, CLEAR.options(state, p, NOWHERE))
    view = state.view(seat)
    assert [WORDS.prompt(view, decision, lang) for lang in LANGUAGES] == [
        "Choose the collapse you discard.",
        "Escolha o desmoronamento que você descarta.",
        "Wähle den Einsturz, den du abwirfst.",
    ]
    name = card_name(game, game.box.ids[p.cards[1]], "en")
    assert WORDS.label(view, decision.actions[1], "en") == f"{name} (level {level_of(p.cells[1])})"


def test_labels_say_what_the_rules_do() -> None:
    """The cost on a pick's label and the carts on a place's label are worked out again from the view."""
    checked: Counter[str] = Counter()
    for state, seat in plays(range(20)):
        decision = state.decision(seat)
        if decision.kind not in ("pick", "place"):
            continue
        view = state.view(seat)
        p = state.players[seat]
        for action in decision.actions:
            text = WORDS.label(view, action, "en")
            if decision.kind == "place":
                after = state.clone()
                told = after.listen()
                after.apply(action)
                carts = next(event.data["carts"] for event in told if event.kind == "play")
                assert ("completes" in text) == bool(carts), text
                assert (f"completes {carts} cart" in text) == bool(carts), text
                assert place_text(action.option) not in text  # people do not read coordinates
            elif action.option:
                cost, printed = card_cost(state, p, action.option), game.box.cost[action.option]
                said = f"costs {cost} instead of {printed}" if cost != printed else f"costs {cost})"
                assert (said if printed else "free") in text
                checked["less"] += cost != printed
            checked[decision.kind] += 1
    assert min(checked.values()) > 20, checked


def test_borders_of_two_copies_of_a_card_can_be_told_apart() -> None:
    mine = ["1.0 sun-ladder", "2.-1 silk-stair", "3.-2 cathedral", "4.-3 heartstone", "4.-1 heartstone"]
    state = led_to(game, f"[[seat]]\ncoins = 9\nhand = ['cart-yard', 'via-prima']\nmine = {mine}\n", ["pick cart-yard"])
    while state.decision(0).kind != "cart":
        state.apply(state.decision(0).actions[0])
    places = [action.place for action in state.decision(0).actions]
    assert {"3.-2 and 4.-3", "3.-2 and 4.-1"} <= set(places)
    asked_in_words(game, state, 0)
