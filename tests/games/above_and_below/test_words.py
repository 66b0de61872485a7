"""Words in three languages: every building, villager, option, result, question, reason and line of the log."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator

from words_kit import (
    NAMES,
    calls,
    doubled,
    every_language,
    given,
    is_sentence,
    led_to,
    lines_of,
    looks_right,
    played_in_words,
    reasons_have_words,
)

import tabuleiro
from above_and_below.events import EVENTS
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.view import option_shown
from tabuleiro.games.above_and_below.words.effects import (
    building_words,
    option_words,
    result_words,
    skill_words,
    villager_words,
)
from tabuleiro.games.above_and_below.words.names import building_name, full_name, kind_name, tile_name
from tabuleiro.kit.shelf import words_of

GAME = tabuleiro.load("above-and-below")
WORDS = words_of(GAME)
KINDS = {
    *("turn", "worker", "send", "use", "take", "pay", "option", "stake", "reroll", "injure", "reward", "hurt", "gift"),
    *("gamble", "favour", "offer", "answer", "counter", "after", "rest", "store"),
}
DULL = ("pass", "sell", "exchange")


# ---------------------------------------------------------------- content
LONGEST_WORD = 12  # letters that a tile of the offer has room for


@every_language
def test_every_building_says_what_it_does(lang: str) -> None:
    for card in GAME.pack.buildings:
        lines = building_words(GAME, card.id, lang)
        assert all(is_sentence(line) for line in lines), lines
        assert building_name(GAME, card.id, lang) == card.names[lang].replace("\u00ad", "")
        words = re.split(r"[ \u00ad-]", tile_name(GAME, card.id, lang))
        assert max(map(len, words)) <= LONGEST_WORD, words
        assert kind_name(card.kind, lang)
        said = " ".join(lines)
        for n in (
            card.goods,
            card.beds,
            card.income,
            card.vp,
            card.vp_per,
            card.potions,
            card.reputation,
            card.rerolls,
        ):
            assert not n or str(n) in said, (card.id, said)


@every_language
def test_every_villager_says_what_he_or_she_can_do(lang: str) -> None:
    names = [full_name(GAME, one.id, lang) for one in GAME.pack.villagers]
    assert len(set(names)) == len(names)  # two cats are told apart
    for one in GAME.pack.villagers:
        lines = villager_words(GAME, one.id, lang)
        assert all(is_sentence(line) for line in lines), lines
        skills = skill_words(one, lang)
        assert looks_right(skills)
        assert all(f"{face}+: {n}" in skills or f"{face}: {n}" in skills for face, n in one.lanterns), skills


def asked(n: int, letter: str, lang: str) -> str:
    """What an option of the book asks for, as a view shows it."""
    return option_words(next(option_shown(deed) for deed in GAME.box.deeds[n] if deed.letter == letter), lang)


@every_language
def test_every_option_and_result_of_the_book_has_words(lang: str) -> None:
    for paragraph in GAME.pack.paragraphs:
        for option in paragraph.options:
            asks = asked(paragraph.n, option.letter, lang)
            assert looks_right(asks), asks
            assert all(str(threshold.explore) in asks for threshold in option.thresholds), asks
            for result in option.results:
                assert looks_right(result_words(GAME, result, lang)), result


def test_golden_options() -> None:
    assert asked(1, "B", "en") == "4 or 7 lanterns"
    assert asked(2, "B", "en") == "5 or 7 lanterns; +2 lanterns if you have a rope"
    assert asked(7, "B", "de") == "4 oder 6 Laternen; kostet 1 Münze"
    assert asked(67, "A", "en") == "2 lanterns and 1 coin or 5 lanterns"
    assert asked(139, "A", "pt-BR") == "não pede lanternas; custa 1 moeda"
    assert asked(167, "A", "de") == "5 Laternen; +2 Laternen für 1 Münze"
    assert asked(186, "A", "pt-BR") == ("2 ou 6 lanternas; +3 lanternas se alguém do povo-peixe mora na sua vila")


def test_golden_buildings() -> None:
    assert building_words(GAME, "S1", "en") == [
        "4 VP.",
        "2 VP for each potion or ore in your supply, on your track or up for sale.",
    ]
    assert building_words(GAME, "O5", "pt-BR") == ["2 peixes para colher.", "Traz 1 poção na hora."]
    assert building_words(GAME, "K1", "de") == [
        "1 Neuwurf in jeder Begegnung.",
        "Einkommen: 1 Münze pro Runde je Erz oder Amethyst auf deiner Leiste.",
    ]
    assert building_words(GAME, "S5", "de")[1] == (
        "2 SP je Haus (auch Schlüssel-, Stern- und Starthaus) in deinem Dorf."
    )


# ---------------------------------------------------------------- reasons
NUMBERS = {"have": 1, "need": 5, "cost": 9, "most": 7, "least": 3, "offer": 4, "seat": 0, "seats": 2}
TEXTS = {"ware": "fish", "building": "H4", "row": "houses", "state": "injured"}
SAMPLE: dict[str, int | str] = {**NUMBERS, **TEXTS}
WORKED_OUT = {"potion_does_not_help", "cider_does_not_help"}  # a code that is put together


def reasons() -> Iterator[tuple[str, list[str]]]:
    """Every code in the source with the names of its parameters."""
    for call in calls(GAME.name, "Reason"):
        code, names = call.args[0], given(call)
        if isinstance(code, ast.Constant):
            yield str(code.value), names
        elif not isinstance(code, ast.Name):
            yield from ((one, names) for one in sorted(WORKED_OUT))
    for code_ in ("already_for_sale", "none_in_supply"):
        yield code_, ["ware"]


@every_language
def test_every_reason_has_words(lang: str) -> None:
    reasons_have_words(GAME, lang, reasons(), SAMPLE)


# ---------------------------------------------------------------- the log
WHO = {"villager": "VR05"}
SAMPLES = [
    Event(
        "setup",
        TABLE,
        {"keys": ("K1",), "houses": ("H1",), "outposts": ("O1",), "row": ("VR01",), "cave": "C1"},
        {},
        True,
    ),
    Event("cider_set", TABLE, {}, {}, False),
    Event("round_ended", TABLE, {"round": 1}, {}, False),
    Event("round", TABLE, {"round": 2, "first": 1}, {}, False),
    Event("new_villagers", TABLE, {"villagers": ("VR01", "VR02")}, {}, True),
    Event("over", TABLE, {"scores": (40, 39, 12, 11)}, {}, False),
    Event("cave_seen", TABLE, {"cave": "C02"}, {}, True),
    Event("offered_next", TABLE, {"building": "H1", "row": "house"}, {}, True),
    *(Event(kind, 1, {}, {}, False) for kind in ("passed",)),
    Event("cider_taken", 1, {"vp": 1, "by": ("S0 1",)}, {}, False),
    Event("labored", 1, {**WHO, "n": 1}, {}, False),
    Event("harvested", 1, {**WHO, "building": "H4", "what": "fruit", "vp": 1, "by": ("goods 1",)}, {}, False),
    *(
        Event("built", 1, {"building": "H4", "villager": one, "cost": 3, "row": "houses"}, {}, False)
        for one in ("VR01", "")
    ),
    Event("acquired", 1, {"building": "H4", "row": "houses", "vp": 2, "by": ("building 1", "card 1")}, {}, False),
    Event("trained", 1, {**WHO, "by": "VR06", "cost": 3}, {}, False),
    Event("joined", 1, {**WHO, "ready": 1, "vp": 0, "by": ()}, {}, False),
    Event("came", 1, WHO, {}, False),
    *(Event("cat_rolled", 1, {"villager": "cave-cat", "die": 2, "acts": acts}, {}, True) for acts in (0, 1)),
    Event("stocked", 1, {"building": "H4", "what": "fruit", "n": 2}, {}, False),
    *(
        Event("put_up", 1, {"what": ware, "back": back, "vp": 0, "by": ()}, {}, False)
        for ware in WARES
        for back in ("", "fish")
    ),
    *(Event("taken_back", 1, {"what": ware, "vp": 0, "by": ()}, {}, False) for ware in WARES),
    *(Event("exchanging", 1, {"row": row}, {}, False) for row in ("houses", "outposts")),
    Event("exchanged", 1, {"row": "houses", "buildings": ("H1", "H2"), "gone": ("H3",)}, {}, True),
    *(
        Event("placed", 1, {"what": "ore", "space": 3, "n": 2 - more, "income": 6, "more": more}, {}, False)
        for more in (0, 1)
    ),
    Event("offered", 1, {"seller": 2, "what": "ore", "price": 4}, {}, False),
    *(Event("answered", 1, {"answer": one, "price": 4}, {}, True) for one in ("accept", "refuse", "ask", "drop")),
    Event(
        "sold",
        1,
        {"buyer": 0, "what": "ore", "price": 4, "vp": 0, "by": (), "buyer_vp": 1, "buyer_by": ("goods 1",)},
        {},
        False,
    ),
    Event("gained", 1, {"what": "coin", "n": 2, "why": "encounter", "vp": 0, "by": ()}, {}, False),
    Event("lost", 1, {"what": "cider", "n": 1, "vp": 0, "by": ()}, {}, False),
    Event("paid", 1, {"what": "cider", "n": 1, "vp": 0, "by": ()}, {}, False),
    *(Event("none_left", 1, {"what": what, "n": 1}, {}, False) for what in ("cave", "fish")),
    Event("reputation", 1, {"n": -2, "now": 3, "vp": -1, "by": ("reputation -1",)}, {}, False),
    *(
        Event("ranked", 1, {"n": 1, "how": how, "whom": whom}, {}, False)
        for how in ("overtook", "ahead", "level", "behind")
        for whom in ((0,), (0, 2))
    ),
    *(Event("nobody_joined", 1, {"kind": kind}, {}, False) for kind in ("cheapest", "cave-cat")),
    Event("sent", 1, WHO, {}, False),
    Event("explored", 1, {"cave": "C01", "die": 2, "paragraph": 46, "villagers": ("VR01", "VR02")}, {}, True),
    *(Event("paragraph", 1, {"paragraph": 46, "options": ("A", "B"), "on": on}, {}, True) for on in (0, 1)),
    Event("chose", 1, {"paragraph": 46, "option": "A"}, {}, False),
    *(Event("staked", 1, {"what": what}, {}, False) for what in ("fish", "VR05")),
    *(Event("rolled", 1, {**WHO, "die": 5, "lanterns": n}, {}, True) for n in (0, 1, 3)),
    *(Event("lanterns", 1, {"n": 4, "bonus": bonus}, {}, False) for bonus in (0, 2)),
    Event("rerolled", 1, {**WHO, "die": 5, "lanterns": 2, "left": 0}, {}, True),
    *(Event("injured", 1, {**WHO, "why": why}, {}, False) for why in ("lantern", "encounter")),
    *(
        Event(kind, 1, {"paragraph": 46, "option": "A", "number": 4, "lanterns": 5, "story": 46, **more}, {}, True)
        for kind, more in (("went_on", {"ways": 2}), ("succeeded", {}))
    ),
    Event("failed", 1, {"paragraph": 4, "option": "A", "lanterns": 1, "story": 4}, {}, True),
    Event("reward_chosen", 1, {"choice": 2}, {}, False),
    *(Event("gambled", 1, {"die": 3, "n": 2, "repeat": repeat}, {}, True) for repeat in (0, 1)),
    Event("home", 1, {"won": 1}, {}, False),
    Event("cave_kept", 1, {"cave": "C01", "vp": 0, "by": ()}, {}, False),
    Event("cave_returned", 1, {"cave": "C01"}, {}, False),
    *(
        Event("rested", 1, {**WHO, "with": way, "state": state, "vp": 0, "by": ()}, {}, False)
        for way, state in (
            *(("potion", "exhausted"), ("cider", "ready"), ("bed", "ready"), ("bed", "exhausted")),
            *(("own bed", "ready"), ("own bed", "exhausted")),
        )
    ),
    *(Event("income", 1, {"n": n, "track": n, "cards": 0, "buildings": ()}, {}, False) for n in (6, 0)),
    Event("income", 1, {"n": 5, "track": 4, "cards": 1, "buildings": ("H9",)}, {}, False),
]


def test_every_kind_of_event_is_among_the_samples() -> None:
    assert {event.kind for event in SAMPLES} == set(EVENTS) - {"turn_started"}
    assert all(set(event.data) == set(EVENTS[event.kind]) for event in SAMPLES)


@every_language
def test_every_event_has_a_line(lang: str) -> None:
    lines = lines_of(GAME, SAMPLES, lang)
    assert [line for line in lines if not is_sentence(line)] == []
    assert doubled(lines) == []


@every_language
def test_what_the_table_shows_anyway_is_no_line(lang: str) -> None:
    silent = [
        Event("joined", 0, {"villager": "VS-none-1", "ready": 1}, {}, False),
    ]
    assert [WORDS.log_line(GAME, event, NAMES, lang) for event in silent] == [""] * len(silent)


# ---------------------------------------------------------------- plays in words
EVERYTHING = ", ".join(f"{ware} = 2" for ware in WARES)
MEETING = """
seed = {seed}
round = 3
turn = 0
[[seat]]
coins = 5
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VR09 sent", "VS-none-1", "cave-cat"]
buildings = ["H2", "K3", "K2"]
caves = ["C25", "C24"]
supply = {{ {everything} }}
encounter.paragraph = {n}
[[seat]]
sale = "fish"
"""


# what random plays seldom come to
RARE = (
    ('[[seat]]\nbuildings = ["H2", "H14"]\n[[seat]]\n', ("harvest",)),
    ('[[seat]]\ncoins = 5\n[[seat]]\nsale = "fish"\n', ("buy from 1", "offer 3", "ask 4")),
    ('phase = "store"\n[[seat]]\nsupply = { fish = 1 }\n[[seat]]\n', ()),
)


def meetings() -> Iterator[tuple[State, random.Random]]:
    """Each option of the book whose result asks something, several times, right after it was named."""
    for paragraph in GAME.pack.paragraphs:
        for number, option in enumerate(paragraph.options):
            asking = any(r.choose or r.gamble or r.favour or r.building or r.injure for r in option.results)
            if not (asking or option.stake or (option.bonus and option.bonus.pay) or option.penalty):
                continue
            for seed in range(6):
                state = GAME.position(MEETING.format(n=paragraph.n, seed=seed, everything=EVERYTHING))
                state.apply(state.decision(0).actions[number])
                yield state, random.Random(seed)


def test_every_question_and_option_has_words() -> None:
    asked: Counter[str] = Counter()
    for seed in range(6):
        played_in_words(GAME, GAME.new(seats=2 + seed % 3, seed=seed), random.Random(seed), asked, 600, DULL)
    for text, moves in RARE:
        played_in_words(GAME, led_to(GAME, text, moves), random.Random(0), asked, 8, DULL)
    for state, rng in meetings():
        played_in_words(GAME, state, rng, asked, 6, DULL)
    assert set(asked) == KINDS, set(asked) ^ KINDS


def test_other_players_are_called_by_name_where_names_are_known() -> None:
    state = GAME.position('[[seat]]\ncoins = 5\n[[seat]]\nsale = "fish"\n')
    action = state.decision(0).parse("buy from 1")
    view = state.view(0)
    assert WORDS.label(view, action, "en") == "Buy the fish from seat B"
    assert WORDS.label(view, action, "de", NAMES) == "Den Fisch von Bruno kaufen"
    state.apply(action)
    assert WORDS.prompt(state.view(0), state.decision(0), "en", NAMES) == "What do you offer Bruno for the fish?"
    state.apply(state.decision(0).parse("offer 3"))
    assert WORDS.prompt(state.view(1), state.decision(1), "en", NAMES) == (
        "Ana offers you 3 coins for the fish. What do you say?"
    )


# ---------------------------------------------------------------- what others did
def test_who_acted_and_what_paid_is_named() -> None:
    def line(kind: str, **data: int | str | tuple[str, ...]) -> str:
        return WORDS.log_line(GAME, Event(kind, 1, data, {}, False), NAMES, "en")

    built = line("built", building="H9", villager="VS-hammer-2", cost=3, row="houses")
    assert built == "Bruno had Tomas build Mushroom Drying Loft."
    assert line("trained", villager="VR06", by="VS-quill-2", cost=2) == "Bruno had Emil train Jonas."
    income = line("income", n=5, track=4, cards=1, buildings=("H9",))
    assert income == "Bruno earned 4, and 1 from Mushroom Drying Loft."
    assert line("income", n=4, track=4, cards=0, buildings=()) == "Bruno collected the income."
