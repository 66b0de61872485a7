"""Words in three languages: every thing of the pack, question, option, reason and line of the log."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator

from words_kit import (
    NAMES,
    calls,
    doubled,
    every_language,
    is_sentence,
    led_to,
    lines_of,
    nodes,
    parameters,
    played_in_words,
    reasons_have_words,
)

import tabuleiro
from brazil_imperial.events import EVENTS, SECRETS
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.scores import CHALLENGE
from tabuleiro.games.brazil_imperial.content.pack import Entry, Painting
from tabuleiro.games.brazil_imperial.rules.scoring import SOURCES
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.labels import LABELS
from tabuleiro.games.brazil_imperial.words.names import WORDS, unit_name
from tabuleiro.games.brazil_imperial.words.teller import BROUGHT_BY
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES

GAME = tabuleiro.load("brazil-imperial")
SAID = words_of(GAME)
PACK = GAME.pack
DULL = ("end turn", "enough")


# ---------------------------------------------------------------- content
def entries() -> list[Entry]:
    groups = (PACK.buildings, PACK.cities, PACK.products, PACK.arches, PACK.monarchs, PACK.palaces, PACK.paintings)
    more = (PACK.missions, PACK.gold_cards, PACK.combat_cards, PACK.exploration, PACK.scenarios)
    units = [unit for board in PACK.boards for unit in board.units]
    return [*(entry for group in (*groups, *more) for entry in group), *units]


@every_language
def test_everything_of_the_pack_says_what_it_does(lang: str) -> None:
    for entry in entries():
        lines = entry_words(PACK, entry, lang)
        assert all(is_sentence(line) for line in lines), (entry.id, lines)
        said = " ".join(lines)
        assert not isinstance(entry, Painting) or not entry.vp or str(entry.vp) in said
        for effect in getattr(entry, "effects", ()):
            for n in (effect.n, effect.vp, effect.most, effect.attack, effect.defend, effect.cs, *effect.sets):
                assert n < 2 or str(n) in said, (entry.id, said)
    for capital in PACK.capitals:
        assert all(is_sentence(line) for line in entry_words(PACK, capital, lang))


@every_language
def test_the_movement_phase_names_what_is_possible(lang: str) -> None:
    """Nothing that is not on the menu; with nothing on it, that the turn is to be ended."""

    def asked(seat: str, table: str = "") -> str:
        state = GAME.position(f"phase = 'move'\nexplore = []\n{table}[[seat]]\n{seat}\n[[seat]]\n")
        return SAID.prompt(state.view(0), state.decision(0), lang)

    def may(verb: str) -> str:
        return WORDS.text(lang, f"may-{verb}", n=1, to=WORDS.text(lang, "may-march-own-built"))

    assert asked("token = 'harbor'\narch = 'harbor'") == WORDS.text(lang, "prompt-move-none")
    harbour = asked("token = 'harbor'\narch = 'harbor'\nunits = ['g1 d3']")
    assert may("move") in harbour
    assert may("march") not in harbour
    build = asked("token = 'build'\narch = 'build'\ntiles = ['b3 farm']\nunits = ['g1 c3']")
    assert may("move") in build
    assert may("march") in build


@every_language
def test_what_is_counted_is_called_as_on_its_tile(lang: str) -> None:
    for building in PACK.buildings:
        assert WORDS.text(lang, f"n-{building.id}", n=1).lower() == f"1 {building.names[lang].lower()}"
        assert WORDS.text(lang, f"a-{building.id}").lower().endswith(building.names[lang].lower())
    for arch in PACK.arches:
        assert WORDS.text(lang, f"label-arch-{arch.id}").startswith(f"{arch.names[lang]}:")
        assert WORDS.text(lang, f"gold-extra-{arch.id}").lower().endswith(f": {arch.names[lang].lower()}.")


def said_of(group: str, id_: str, lang: str) -> list[str]:
    return entry_words(PACK, next(one for one in getattr(PACK, group) if one.id == id_), lang)


def test_golden_words() -> None:
    assert said_of("paintings", "guarani", "en")[1] == (
        "Your sawmills make 1 brazilwood more, now and with every build and renovation."
    )
    assert said_of("palaces", "vi", "de")[0] == "Kommt auf ein Gebäude der Epoche I oder II oder eine Stadt."
    assert said_of("missions", "i-1", "pt-BR")[0] == "Tudo ao mesmo tempo: 1 unidade no mapa, 1 feitoria e 1 fazenda."
    assert said_of("monarchs", "nassau", "pt-BR") == ["Os seus 3 primeiros canaviais valem 3 PV cada e dão 3 canas."]
    assert said_of("exploration", "mandioca-1", "de") == [
        "Deckst du es auf, erhältst du 1 Rohstoff deiner Wahl; dann ist es weg."
    ]
    assert said_of("combat_cards", "count-of-eu", "en") == [
        "Strength 1.",
        "Strength 2 instead if a unit of yours stands next to the fight.",
    ]


def test_units_of_one_name_are_told_apart() -> None:
    for lang in LANGUAGES:
        for board in PACK.boards:
            names = [unit_name(PACK, unit.id, lang) for unit in board.units]
            assert len(set(names)) == len(names)
    assert unit_name(PACK, "g2", "de") == "Bogenschütze 2"


@every_language
def test_every_source_of_points_has_a_name(lang: str) -> None:
    names = [SAID.score_part(source, lang) for source in (*SOURCES, CHALLENGE)]
    assert len(set(names)) == len(names)


# ---------------------------------------------------------------- reasons
NUMBERS = {
    "have": 1,
    "need": 2,
    "most": 3,
    "met": 1,
    "of": 3,
    "seat": 0,
    "seats": 2,
    "era": 2,
    "version": 5,
    "given": 4,
}
TEXTS = {
    "arch": "build",
    "card": "war",
    "mission": "i-1",
    "painting": "isabel",
    "palace": "ii",
    "product": "dye",
    "face": "farm",
    "city": "recife",
    "unit": "g1",
    "good": "cane",
    "icon": "cane/coffee",
    "what": "gold",
    "board": "red",
    "colour": "red",
    "terrain": "forest",
    "at": "c3",
    "cost": "gold any any",
    "trade": "pair",
    "move": "mine",
}
SAMPLE: dict[str, int | str] = {**NUMBERS, **TEXTS}


def codes() -> Iterator[str]:
    """Every code in the source, those of `code = "a" if ... else "b"` as well."""
    for call in calls(GAME.name, "Reason"):
        if isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value)
    for node in nodes(GAME.name):
        if isinstance(node, ast.Assign) and [getattr(one, "id", "") for one in node.targets] == ["code"]:
            for one in ast.walk(node.value):
                if isinstance(one, ast.Constant) and isinstance(one.value, str) and "_" in one.value:
                    yield one.value


@every_language
def test_every_reason_has_words(lang: str) -> None:
    """Given the parameters that its message uses; `id` is added by the words themselves."""
    used = parameters(GAME.name, "en")
    reasons_have_words(GAME, lang, ((code, sorted(used[f"reason-{code}"] - {"id"})) for code in codes()), SAMPLE)


# ---------------------------------------------------------------- the log
def told(kind: str, seat: int = 1, **data: int | str | tuple[str, ...]) -> Event:
    return Event(kind, seat, data, {}, False)


AT = {"at": "c3"}
SAMPLES = [
    told("setup", TABLE, scenario="cisplatine", cities=("recife", "belem"), gallery=("guarani", "isabel")),
    *(told("colour", colour=colour) for colour in ("green", "red")),
    *(told("missions_dealt", n=n) for n in (1, 6)),
    told("missions_dealt", n=2, missions=("i-1", "i-2")),
    *(told("kept", era=2, **more) for more in ({}, {"mission": "ii-1"})),
    *(told("crown_chosen", **more) for more in ({}, {"monarch": "victoria"})),
    *(told("crowned", monarch=monarch.id) for monarch in PACK.monarchs),
    Event("capitals", TABLE, {"sites": ("a3",), "tiles": ("capital-cotton",), "first": 1}, {}, True),
    *(told("capital", **AT, tile="capital-cane", first=first) for first in (0, 1)),
    told("round", TABLE, round=3),
    told("turn_ended"),
    Event("scored", 1, {"n": 2, "by": ("painting camarao 2",)}, {}, False),
    told("last_round", round=20),
    told("hand_shown", gold=("war",), missions=("iii-1",)),
    Event("game_over", TABLE, {"scores": (40, 39, 12, 11), "won": 0}, {}, True),
    told("arch", arch="harbor"),
    told("extra_action", card="stonemasons", arch="build"),
    *(told("deployed", unit="g1", **AT, new=new) for new in (0, 1)),
    told("painted", painting="guarani"),
    told("hung", TABLE, painting="guarani"),
    *(
        told("built", face=face, **AT, covered=covered, founded=int(face == "recife"), lost=())
        for face in ("church", "recife")
        for covered in (0, 1)
    ),
    told("city_offered", TABLE, city="belem"),
    *(told("renovated", **AT, face="farm", flipped=flipped) for flipped in (0, 1)),
    *(told("produced", **AT, goods=("wood", "gold"), by=by) for by in ((), ("monarch manuel gold",))),
    told("made", product="dye"),
    *(told("slotted", product="dye", slot=slot) for slot in ("build", "monarch")),
    *(told("traded", trade=trade) for trade in ("resource", "pair", "four", "cards")),
    told("gained", goods=("gold", "gold"), why="trade", by=""),
    *(
        told("paid", what=what, icon="any", why="cost", **{"from": source})
        for what, source in (("cane", "supply"), ("gold", "d4"), ("war", "hand"), ("", "monarch"), ("", "discount"))
    ),
    told("card_given", card="militia"),
    told("dropped", what="cane", deck=""),
    told("dropped", what="war", deck="gold-card"),
    told("dropped", what="militia", deck="combat-card"),
    *(told("gold_card", hand=1, why="trade", by="", **more) for more in ({}, {"card": "war"})),
    *(told("combat_card", hand=1, why="monarch", by="napoleon", **more) for more in ({}, {"card": "militia"})),
    *(
        told("combat_card", hand=1, why=why, by="")
        for why in ("deploy", "upgrade", "painting", "palace", "fight", "token")
    ),
    told("gold_card_used", card="jesuits"),
    told("no_mission"),
    *(told("mission_drawn", era=3, **more) for more in ({}, {"mission": "iii-1"})),
    *(told("reshuffled", TABLE, deck=deck) for deck in ("gold", "combat")),
    told("mission", mission="i-1", era=1),
    told("palace", palace="iii", **AT),
    told("no_palace"),
    *(told("era", TABLE, era=era, by=1) for era in (2, 3)),
    told("token_laid", era=1, arch="build"),
    *(told("power", painting=power) for power in ("isabel", "coroados 1", "coroados 2")),
    *(
        Event("moved", 1, {"units": units, "to": "c4", "march": 0, "near": (0,), "from": "c3"}, {}, False)
        for units in (("g1",), ("g1", "g4"))
    ),
    told("control", **AT, before=0, goods=("cane",), face="farm"),
    *(told("peeked", **AT, **more) for more in ({}, {"tile": "jaguar"})),
    *(told("revealed", **AT, tile=tile) for tile in ("jaguar", "quilombo-1")),
    told("kept_find", tile="culture-1"),
    told("find_gone", tile="river-basin-1"),
    told("find_unseen", at="b4"),
    told("expedition", **AT, tile="langsdorff", strength=6),
    *(told("expedition_over", **AT, tile="langsdorff", total=n, need=6, cards=()) for n in (6, 5)),
    told("fight", **AT, defender=0, attack=3, defence=2, **{"from": "d3"}),
    *(told("card_laid", n=n) for n in (1, 2, 3)),
    told("card_laid", n=1, card="militia"),
    told("cards_shown", attack=("militia",), defence=()),
    told("cards_shown", attack=(), defence=()),
    told("cancelled", card="militia"),
    *(
        told("fight_over", **AT, won=won, attack=3, defence=2, defender=0, cards=(), against=(), units=("g1",), face="")
        for won in (0, 1)
    ),
    *(told("defeated", units=("g1",), home=home) for home in (0, 1)),
]
# What the teller makes of goods that stand by themselves.
BY_THEMSELVES = [
    told("fetched", goods=("gold", "gold"), why="harbor"),
    *(told("received", goods=("gold", "gold"), why=why) for why in BROUGHT_BY),
]


def test_every_kind_of_event_is_among_the_samples() -> None:
    assert {event.kind for event in SAMPLES} == set(EVENTS) - {"turn"}
    for event in SAMPLES:
        secret = set(SECRETS.get(event.kind, ()))
        assert set(event.data) - secret == set(EVENTS[event.kind]), event


@every_language
def test_every_event_has_a_line(lang: str) -> None:
    lines = lines_of(GAME, (*SAMPLES, *BY_THEMSELVES), lang)
    assert [line for line in lines if not is_sentence(line)] == []
    assert doubled(lines) == []


@every_language
def test_what_the_table_shows_anyway_is_no_line(lang: str) -> None:
    silent = [told("turn", round=2), told("hand_shown", gold=(), missions=())]
    assert [SAID.log_line(GAME, event, NAMES, lang) for event in silent] == [""] * len(silent)


@every_language
def test_alone_the_challenge_is_won_or_lost_and_the_dutch_are_named(lang: str) -> None:
    ends = [Event("game_over", TABLE, {"scores": (won,), "won": won}, {}, True) for won in (0, 1)]
    lines = [SAID.log_line(GAME, end, NAMES[:1], lang) for end in ends]
    lines += [SAID.log_line(GAME, told("defeated", units=("o1",), home=0), NAMES[:1], lang)]
    assert all(is_sentence(line, ".!") for line in lines)
    assert len(set(lines)) == len(lines)
    dutch = {"en": "The Dutch lost ", "pt-BR": "Perdas dos holandeses: ", "de": "Verluste der Niederländer: "}
    assert lines[-1].startswith(dutch[lang])


# ---------------------------------------------------------------- plays in words
# what random plays seldom come to
CARDS_TIED = """
scenario = "cisplatine"
fight = {{ attacker = 0, defender = 1, at = "g3" }}
[[seat]]
combat_cards = [{attack}]
units = ["g1 g3", "g4 g3"]
token = "painting"
arch = "painting"
spent = ["acted", "moved", "movement"]
party = ["g1", "g4"]
steps = ["move", "settle", "cards-shown", "defend"]
asked = "attack-cards"
[[seat]]
combat_cards = [{defence}]
tiles = ["g3 farm coffee 2"]
units = ["o2 g3"]
"""
RARE = (
    (
        CARDS_TIED.format(attack='"ambush"', defence='"militia", "osorio"'),
        ("play ambush", "play militia", "play osorio"),
    ),
    (CARDS_TIED.format(attack='"siege-guns"', defence='"sepe-tiaraju"'), ("play siege-guns", "play sepe-tiaraju")),
    (
        '[[seat]]\npaintings = ["guaicuru"]\nunits = ["g1 c3"]\n[[seat]]\n',
        ("arch harbor", "harbor cane", "move g1 to d2"),
    ),
    (
        '[[seat]]\nsupply = { cane = 3, coffee = 2 }\npaintings = ["maua"]\n[[seat]]\n',
        ("arch build", "build sawmill at a2"),
    ),
    (
        'decks.paintings-pink = []\ngallery = ["guarani", "maua", "quitandeiras"]\n[[seat]]\n[[seat]]\n',
        ("arch painting",),
    ),
)


def test_every_question_and_option_has_words() -> None:
    asked: Counter[str] = Counter()
    for seed in range(8):
        state = GAME.new(seats=1 + seed % 4, seed=seed, colours="chosen" if seed == 1 else "random")
        played_in_words(GAME, state, random.Random(seed), asked, 700, DULL)
    for text, moves in RARE:
        played_in_words(GAME, led_to(GAME, text, moves), random.Random(0), asked, 4, DULL)
    assert set(asked) == set(LABELS), set(asked) ^ set(LABELS)


def test_other_players_are_called_by_name_where_names_are_known() -> None:
    state = GAME.position('phase = "move"\n[[seat]]\nunits = ["g1 f3"]\n[[seat]]\ntiles = ["g3 farm"]\n')
    action = state.decision(0).parse("move g1 to g3")
    view = state.view(0)
    assert SAID.label(view, action, "en") == "Archer 1 to G3 (Farm, seat B): a fight"
    assert SAID.label(view, action, "de", NAMES) == "Bogenschütze 1 nach G3 (Fazenda, Bruno): ein Kampf"


def test_a_label_counts_in_what_helps_the_building() -> None:
    """Upgrade, painting, monarch and river basin, as the engine does it."""
    text = """
era = 2
explore = ["b3 river-basin-1 open", "d3 ?"]
[[seat]]
colour = "red"
monarch = "manuel"
supply = { cotton = 2 }
paintings = ["guarani"]
products = ["coffee build"]
[[seat]]
"""
    state = GAME.position(text)
    state.apply(state.decision(0).parse("arch build"))
    action = state.decision(0).parse("build sawmill at b2")
    assert SAID.label(state.view(0), action, "en") == (
        "Sawmill on B2 (forest): costs 1 resource of any kind, makes 4 brazilwood and 1 gold"
    )
    told = state.listen()
    state.apply(action)
    produced = [event.data["goods"] for event in told if event.kind == "produced"]
    assert produced == [("wood", "wood", "wood", "wood", "gold")]


def test_a_label_says_where_the_last_round_begins() -> None:
    """With the first mission of era III, not with another, and not alone (BI-29, BI-52)."""
    mine = "tiles = ['b3 church', 'a4 church', 'b2 church', 'c3 recife', 'a2 belem', 'c4 farm']\n"
    mine += "units = ['g1 a3', 'g2 a3', 'g3 a3', 'g4 a3']\nmissions = ['iii-3', 'iii-5']\n"
    alone = "tiles = ['b2 church', 'c2 church', 'a2 belem', 'c1 recife']\nmissions = ['iii-3']\n"
    alone += "units = ['g1 b1', 'g2 b1', 'g3 b1', 'g4 b1']\n"
    said = {}
    for ending in (False, True):
        state = GAME.position(f"era = 3\nending = {'true' if ending else 'false'}\n[[seat]]\n{mine}[[seat]]\n")
        said[ending] = SAID.label(state.view(0), state.decision(0).parse("reveal iii-3"), "en")
    state = GAME.position(f"era = 3\nexplore = []\n[[seat]]\n{alone}")
    assert "this round is the last" in said[False]
    assert "this round is the last" not in said[True]
    assert "this round is the last" not in SAID.label(state.view(0), state.decision(0).parse("reveal iii-3"), "en")


@every_language
def test_what_an_exchange_brings_is_named_in_no_sentence(lang: str) -> None:
    """It would be in the notation's English."""
    text = "[[seat]]\ncolour = 'blue'\nmonarch = 'napoleon'\nsupply = { gold = 1, science = 1 }\n"
    text += "combat_cards = ['militia']\n[[seat]]\n"
    state = GAME.position(text)
    state.apply(state.decision(0).parse("arch deploy"))
    state.apply(state.decision(0).parse("deploy b5 at a3"))
    reason = state.why_not(0, "pay combat 1")
    assert reason is not None
    assert reason.code == "exchange_cannot_stand_in"
    assert "any" not in SAID.reason_words(GAME, reason, lang).lower().split()
