"""The table page of Above and Below: every option, reasons, the book's page with its odds, the end, reading aloud."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from web_site import Site

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from village_scenes import GAME, KINDS, decisions, one_of_each_kind, scene_of

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.state import State
from tabuleiro.core.table import Table, Told
from tabuleiro.drawing.icons import names_in
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page.board import ICONS
from tabuleiro.games.above_and_below.page.ended import ENDS, is_over
from tabuleiro.games.above_and_below.page.marks import is_final
from tabuleiro.games.above_and_below.page.story import story
from tabuleiro.games.above_and_below.rules.odds import percent, reaches
from tabuleiro.games.above_and_below.words.names import building_name, villagers
from tabuleiro.games.above_and_below.words.sentences import VillageWords
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.testing.play import randomly, stubbornly
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.frame import ICONS as FRAME_ICONS
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import WORDS

BOARD = board_of("above-and-below")
VERDICTS = cast(VillageWords, words_of(GAME))
every_kind = pytest.mark.parametrize("kind", KINDS)
NASTY = """<img src=x onerror="alert('x')">&"""


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def acts(markup: str) -> Counter[str]:
    return Counter(el.get("data-act", "") for el in parsed(markup).iter() if el.get("data-act") is not None)


def shown(scene: Scene) -> Counter[str]:
    return acts(BOARD.main(scene)) + Counter(action for action, _ in BOARD.loose(scene))


def scenes(seats: int, seed: int, every: int) -> Iterator[Scene]:
    for i, (state, seat) in enumerate(decisions(seats, seed)):
        if i % every == 0:
            yield scene_of(state, seat, LANGUAGES[i // every % 3])


# ---------------------------------------------------------------- what can be chosen
def test_every_option_is_there() -> None:
    """Once each; a building in the village twice, as the picture is drawn for wide and for narrow screens; a present on
    the story's page and among the offers; who may go on the expedition's page and in the village."""
    for seats in (2, 3, 4):
        for scene in scenes(seats, seats + 20, 3):
            assert scene.decision is not None
            found = shown(scene)
            assert set(found) == set(map(str, scene.decision.actions))
            twice = {action for action, n in found.items() if n > 1}
            assert all(action.startswith(("take from ", "gift ", "send ")) for action in twice)


@every_kind
@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_it_is_for_every_kind_of_decision(kind: str, lang: str) -> None:
    state, seat = one_of_each_kind()[kind]
    scene = scene_of(state, seat, lang)
    assert scene.decision is not None
    assert set(shown(scene)) == set(map(str, scene.decision.actions))
    assert all(label for _, label in BOARD.loose(scene))


@every_kind
def test_options_are_buttons_with_a_sentence(kind: str) -> None:
    state, seat = one_of_each_kind()[kind]
    scene = scene_of(state, seat)
    for element in parsed(BOARD.main(scene)).iter():
        if element.get("data-act") is None and element.get("data-why") is None:
            continue
        assert element.get("role") == "button"
        assert element.get("tabindex") == "-1"
        assert "aria-label" not in element.attrib
        first = element[0] if len(element) else element
        named = first if first.tag == "title" or first.get("class") == "vh" else element
        assert len("".join(named.itertext())) > 2
        asks = element.get("data-why") is None and is_final(scene, element.get("data-act", ""))
        assert ("data-confirm" in element.attrib) == asks


READY = "[[seat]]\ncoins = 9\nvillagers = [{}]\n[[seat]]\n"
SELLS = '[[seat]]\ncoins = 9\nvillagers = ["VS-hammer-1", "VS-quill-1"]\n[[seat]]\nsale = "fish"\n'
PARTY = ("VS-hammer-1", "VS-quill-1", "VS-none-1")


@pytest.mark.parametrize(
    ("text", "moves", "final"),
    [
        (READY.format('"VS-hammer-1", "VS-quill-1"'), (), {"explore", "pass", "build", "train"}),
        (READY.format('"VS-hammer-1", "VS-quill-1", "VS-none-1"'), (), {"pass", "build", "train"}),
        (READY.format('"VS-hammer-1", "VS-none-1 exhausted"'), (), {"pass", "build", "labor"}),
        (SELLS, ("buy from 1",), {"offer"}),
        (READY.format('"VS-hammer-1", "VS-quill-1", "VS-none-1"'), ("explore", "send VS-hammer-1"), set()),
        (
            READY.format('"VS-hammer-1", "VS-quill-1", "VS-none-1"'),
            ("explore", "send VS-hammer-1", "send VS-quill-1"),
            {"send"},  # nobody else is left: they would set off at once
        ),
    ],
)
def test_what_cannot_be_taken_back_is_asked_again(text: str, moves: tuple[str, ...], final: set[str]) -> None:
    """Two who are ready go on one click, as nobody is asked who goes, and one works so; building and passing end the
    turn, and an offer is answered."""
    state = GAME.position(text)
    for move in moves:
        state.apply(state.decision(0).parse(move))
    scene = scene_of(state, 0)
    assert scene.decision is not None
    asked = {str(action).partition(" ")[0] for action in scene.decision.actions if is_final(scene, str(action))}
    assert asked == final
    marks = [el for el in parsed(BOARD.main(scene)).iter() if "data-confirm" in el.attrib]
    assert {el.get("data-act", "").partition(" ")[0] for el in marks} == final


@pytest.mark.parametrize("chosen", ["", "build H1"])
def test_what_is_built_stays_in_sight_until_it_is_done(chosen: str) -> None:
    """A phone shows the cards below the actions from the first of the two clicks on."""
    scene = scene_of(GAME.position(READY.format('"VS-hammer-1", "VS-quill-1"')), 0)
    assert scene.decision is not None
    one = next(str(action) for action in scene.decision.actions if str(action).startswith("build "))
    page = BOARD.main(replace(scene, chosen=one) if chosen else replace(scene, part="build"))
    assert "pick-build" in page
    (button,) = (el for el in parsed(page).iter() if el.get("id") == "act-build")
    assert "sel" in button.get("class", "").split()


def test_labor_says_who_will_do_it() -> None:
    scene = scene_of(GAME.position(READY.format('"VS-hammer-1", "VS-none-1 exhausted"')), 0, chosen="labor")
    assert BOARD.main_button(scene)[0].replace("\u2068", "").replace("\u2069", "") == "Have Berta labor"


def test_the_own_coins_are_counted_wherever_they_stand() -> None:
    """The page tells what they were, beside the panel too."""
    page = parsed(BOARD.main(scene_of(GAME.position(READY.format('"VS-hammer-1"')), 0)))
    (own,) = (el for el in page.iter() if el.get("id") == "own-coins")
    (panel,) = (el for el in page.iter() if el.get("data-panel") == "0")
    assert own in list(panel)
    assert [(el.get("data-figure"), el.text) for el in own if el.get("data-figure")] == [("coin", "9")]


def test_the_actions_keep_their_place_while_something_else_is_asked() -> None:
    state = GAME.position(READY.format('"VS-hammer-1", "VR01"'))
    state.apply(next(one for one in state.decision(0).actions if str(one).startswith("build ")))
    page = parsed(BOARD.main(scene_of(state, 0)))
    (row,) = (el for el in page.iter() if "rests" in el.get("class", "").split())
    assert len(row) == 6
    assert row.get("aria-hidden") == "true"


def test_a_party_sets_off_with_the_main_button() -> None:
    state = GAME.position(READY.format('"VS-hammer-1", "VS-quill-1", "VS-none-1"'))
    for move in ("explore", "send VS-hammer-1", "send VS-quill-1"):
        state.apply(state.decision(0).parse(move))
    scene = scene_of(state, 0)
    assert BOARD.proposal(scene) == "go"
    assert "2" in BOARD.main_button(scene)[0]
    assert "3" in BOARD.main_button(replace(scene, chosen="send VS-none-1"))[0]


def test_who_is_named_can_be_taken_back_by_a_click() -> None:
    """And nobody who goes looks forbidden."""
    state = GAME.position(READY.format('"VS-hammer-1", "VS-quill-1", "VS-none-1"'))
    for move in ("explore", "send VS-hammer-1", "send VS-quill-1"):
        state.apply(state.decision(0).parse(move))
    page = parsed(BOARD.main(scene_of(state, 0)))
    party = {el.get("data-card"): el for el in page.iter() if el.get("data-undo")}
    assert set(party) == set(PARTY[:2])
    assert party[PARTY[0]].get("data-undo") == "2"
    assert party[PARTY[0]].get("data-then") == f"send {PARTY[1]}"
    assert all("no" not in el.get("class", "").split() for el in party.values())
    assert not [el for el in page.iter() if "far" in el.get("class", "").split() and el.tag == "div"]


def test_nobody_moves_while_beds_are_given() -> None:
    state, seat = one_of_each_kind()["rest"]
    before = sleepers(state, seat)
    given = 0
    while seat in state.to_act and state.decision(seat).kind == "rest":
        assert sleepers(state, seat) == before
        beds = [action for action in state.decision(seat).actions if str(action).startswith("bed ")]
        if not beds:
            break
        state = state.clone()
        state.apply(beds[0])
        given += 1
    assert given


def sleepers(state: State, seat: int) -> list[str]:
    page = parsed(BOARD.main(scene_of(state, seat)))
    night = next(el for el in page.iter() if el.get("data-roving") == "night")
    return [el.get("id", "") for el in night]


def test_a_game_of_dice_shows_die_and_risk() -> None:
    state, seat = one_of_each_kind()["gamble"]
    text = "".join(parsed(BOARD.main(scene_of(state, seat))).itertext())
    assert re.search(r"loses everything in \d+ of 100", text)
    prompt = words_of(GAME).prompt(state.view(seat), state.decision(seat), "en")
    assert not re.search(r"are 1 coin", prompt)


def test_odds_say_what_injuries_would_add() -> None:
    """AB-13: each adds a lantern."""
    state, seat, encounter = open_page()
    party = [villagers(GAME)[one["villager"]] for one in encounter["sent"]]
    rerolls = state.view(seat).data["seats"][seat]["rerolls"]  # type: ignore[index]
    page = parsed(BOARD.main(scene_of(state, seat)))
    shown_ = ["".join(el.itertext()) for el in page.iter() if el.get("class") == "if-hurt"]
    numbers = [n["explore"] for option in encounter["options"] if not option["bonus"] for n in option["numbers"]]
    wanted = [f"+1 {percent(reaches(party, n - 1, rerolls))}%" for n in numbers if reaches(party, n, rerolls) < 0.99]
    assert wanted
    assert all(any(text in line for line in shown_) for text in wanted), (wanted, shown_)


def test_what_is_refused_says_why() -> None:
    state, seat = one_of_each_kind()["turn"]
    scene = scene_of(state, seat)
    page = parsed(BOARD.main(scene))
    whys = {el.get("data-why") for el in page.iter() if el.get("data-why")}
    assert whys
    for element in page.iter():
        if element.get("data-why"):
            assert element.get("aria-disabled") == "true"
            assert element.get("data-rule", "AB-").startswith("AB-")


@every_kind
def test_a_page_is_well_made(kind: str) -> None:
    """No styles of its own, no id twice, no icon that the page has not got, nothing that is not escaped."""
    state, seat = one_of_each_kind()[kind]
    for eyes in (seat, (seat + 1) % len(state.players), -1):
        scene = replace(scene_of(state, eyes), names=(NASTY,) * len(state.players), letters=("A", "B", "C", "D"))
        markup = BOARD.main(scene)
        ids = Counter(el.get("id") for el in parsed(markup).iter() if el.get("id"))
        assert not [name for name, n in ids.items() if n > 1]
        assert " style=" not in markup
        assert "<img" not in markup
        assert names_in(markup) <= {*ICONS, *FRAME_ICONS}


def test_a_spectator_chooses_nothing_and_sees_every_village() -> None:
    state, _ = one_of_each_kind()["turn"]
    page = BOARD.main(scene_of(state, -1))
    assert not acts(page)
    assert page.count('class="vbox"') == len(state.players)


# ---------------------------------------------------------------- the book
def open_page() -> tuple[State, int, dict[str, Any]]:
    state, seat = one_of_each_kind()["option"]
    encounter = state.view(seat).data["encounter"]
    assert isinstance(encounter, dict)
    return state, seat, encounter


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_page_is_read_to_everybody(lang: str) -> None:
    state, seat, encounter = open_page()
    told = book(lang)
    for eyes in (*range(len(state.players)), -1):
        page = "".join(parsed(BOARD.main(scene_of(state, eyes, lang))).itertext())
        assert told.title(encounter["paragraph"]) in page
        for option in encounter["options"]:
            assert told.option(encounter["paragraph"], option["letter"]) in page
    assert seat in range(len(state.players))


def test_an_option_shows_its_odds() -> None:
    """AB-10: numbers are public, and so is how likely they are."""
    state, seat, encounter = open_page()
    party = [villagers(GAME)[one["villager"]] for one in encounter["sent"]]
    rerolls = state.view(seat).data["seats"][seat]["rerolls"]  # type: ignore[index]
    page = parsed(BOARD.main(scene_of(state, seat)))
    for option in encounter["options"]:
        if option["bonus"]:
            continue
        found = next(el for el in page.iter() if el.get("id") == f"op-{option['letter']}")
        text = "".join(found.itertext())
        for number in option["numbers"]:
            assert f"{percent(reaches(party, number['explore'], rerolls))}%" in text


@pytest.mark.parametrize(
    ("paragraph", "letter", "more", "bonus"),
    [
        (123, "A", "supply.rope = 2\nsale = 'rope'", 3),
        (123, "A", "", 0),
        (190, "A", "supply.fruit = 3", 1),
        (9, "B", "", 1),
    ],
)
def test_odds_count_the_bonus_as_the_rules_do(paragraph: int, letter: str, more: str, bonus: int) -> None:
    """AB-16"""
    text = "villagers = ['VS-hammer-1 sent', 'VS-none-1 sent']\n"
    state = GAME.position(f"[[seat]]\n{text}{more}\nencounter.paragraph = {paragraph}\n[[seat]]\n")
    page = parsed(BOARD.main(scene_of(state, 0)))
    found = "".join(next(el for el in page.iter() if el.get("id") == f"op-{letter}").itertext())
    option = next(one for one in state.view(0).data["encounter"]["options"] if one["letter"] == letter)  # type: ignore[index]
    party = [villagers(GAME)[one] for one in ("VS-hammer-1", "VS-none-1")]
    for number in option["numbers"]:
        assert f"{percent(reaches(party, number['explore'], 0, bonus))}%" in found
    assert (f": +{bonus}" in found) == (bonus > 0 and paragraph != 9)  # of hammers and quills, who has them


def test_a_picked_option_waits_for_the_main_button() -> None:
    state, seat, _ = open_page()
    scene = scene_of(state, seat)
    assert scene.decision is not None
    assert BOARD.main_button(scene)[1] == "Pick an option"
    picked = replace(scene, chosen=str(scene.decision.actions[0]))
    pressed = [el for el in parsed(BOARD.main(picked)).iter() if el.get("aria-pressed") == "true"]
    assert [el.get("data-act") for el in pressed] == [picked.chosen]
    assert re.fullmatch(r"(Roll for|Do) [ABC]", BOARD.main_button(picked)[0])


def test_who_speaks_has_a_line_of_their_own() -> None:
    told = story("— Trinta e oito, se ninguém cantar.\nBarto é do povo-peixe.\n— Entrem.")
    assert told.count("<p ") == 3


def test_a_text_that_begins_with_speech_has_no_large_letter() -> None:
    assert 'class="story initial"' in story("Nine snails walk by.")
    assert 'class="story initial"' in story("*Nine* snails walk by.")
    for start in ("— Limpem os pés", "“Wipe your feet", "»Füße abtreten"):
        assert 'class="story"' in story(start)


def test_a_present_is_chosen_on_the_page_of_its_story() -> None:
    state, seat = one_of_each_kind()["gift"]
    page = parsed(BOARD.main(scene_of(state, seat)))
    row = next(el for el in page.iter() if el.get("class") == "presents")
    wanted = {str(action) for action in state.decision(seat).actions} - {"none"}
    assert {el.get("data-act") for el in row.iter() if el.get("data-act")} == wanted


def test_who_is_named_sees_how_far_the_party_gets() -> None:
    for state, seat in decisions(3, 5):
        if state.decision(seat).kind == "send" and any(str(a) == "go" for a in state.decision(seat).actions):
            page = BOARD.main(scene_of(state, seat))
            assert 'class="reach"' in page
            assert "%</b>" in page
            return
    raise AssertionError("nobody went exploring")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reading_aloud_shows_the_open_page_and_nothing_else(lang: str) -> None:
    """AB-10: what is read out, not what it may bring."""
    state, seat, encounter = open_page()
    page = BOARD.reading(scene_of(state, -1, lang))
    assert page is not None
    told = book(lang)
    n = encounter["paragraph"]
    assert told.title(n) in page.unescape()
    assert not any(
        told.failure(n, option["letter"]) in page.unescape()
        for option in encounter["options"]
        if told.failure(n, option["letter"])
    )
    closed, _ = one_of_each_kind()["turn"]
    assert BOARD.reading(scene_of(closed, -1, lang)) is None
    assert seat >= 0


def test_a_page_to_read_from_over_http(site: Site) -> None:
    """Anybody at the table opens it; what is not open cannot be browsed."""
    ana = site.browser("Ana")
    table = ana.open_table("you", "here", game="above-and-below")
    closed = ana.get(f"/t/{table}", params={"mode": "read"})
    assert closed.status_code == 200
    assert "No page of the book is open" in closed.text
    frame = ana.frame(table, 0)
    for action in ("explore", "send VS-hammer-1", "send VS-quill-1", "go"):
        answer = ana.post(table, "act", version=frame["version"], actions=[action])
        assert answer.status_code == 200, answer.text
        frame = answer.json()
    page = ana.get(f"/t/{table}", params={"mode": "read"}).text
    title = re.search(r"<h2[^>]*>([^<]+)</h2>", frame["parts"]["board"].partition('id="encounter"')[2])
    assert title is not None
    assert f">{title[1]}</h1>" in page
    assert "data-act" not in page


# ---------------------------------------------------------------- how it ends
def endings() -> Iterator[tuple[Scene, Beat]]:
    """Scenes right after an exploration, with the beat that ends it."""
    for seed in range(8):
        table = Table(GAME.new(seats=2, seed=seed), ("Ana", "Bento"))
        choose = stubbornly(seed) if seed % 2 else randomly(seed)
        tellers = [words_of(GAME).teller(seat) for seat in (0, 1)]
        for _ in range(600):
            if table.state.over:
                break
            seat = table.state.to_act[0]
            told = table.act(choose(table.state, seat))
            beats = [teller.tell(told) for teller in tellers][seat]
            scene = replace(scene_of(table.state, seat), beats=beats)
            if not scene.decision or scene.decision.kind != "turn":
                yield from ((scene, beat) for beat in beats if beat.event.kind in ENDS and is_over(beat))


def test_the_end_of_a_story_is_told_with_dice_and_gains() -> None:
    """On the card of whose it was, and on the page that stays: option, dice, every page it went on to, the ending."""
    found: Counter[str] = Counter()
    paragraphs = {one.n: one for one in GAME.pack.paragraphs}
    for scene, beat in endings():
        reader = Reader(GAME, scene.seat, ("Ana", "Bento"), ("A", "B"), "en")
        how = beat.event.kind
        shown = BOARD.main(scene)
        assert f"closed {'won' if how == 'succeeded' else 'lost'}" in shown
        rolled = {str(event.data["villager"]) for event in beat.steps if event.kind == "rolled"}
        read = [int(str(event.data["paragraph"])) for event in beat.steps if event.kind == "paragraph"]
        ends = [event for event in beat.steps if event.kind in ENDS]
        stamped = [end for end in ends if end.data.get("number", 1)][-1:] or ends[-1:]  # where the dice fell last
        for page in (parsed(shown), parsed(BOARD.card(reader, beat))):
            rows = [el for el in page.iter() if el.get("class") == "threw"]
            assert sum(map(len, rows)) == len(rolled)
            text = "".join(page.itertext())
            assert VERDICTS.verdict(GAME, stamped[0], reader.names, "en", reader.eye) in text
            for n in (
                n for n in read[1:] if len(paragraphs[n].options) == 1
            ):  # which nobody was asked on, so far unread
                assert book("en").text(n).replace("*", "").split("\n\n")[0].strip() in text
            for event in beat.steps:
                if event.kind == "chose":
                    assert book("en").option(int(str(event.data["paragraph"])), str(event.data["option"])) in text
            if how == "failed" and beat.event.data["option"]:
                failure = book("en").failure(read[-1], str(beat.event.data["option"]))
                assert failure.replace("*", "").strip()[:40] in text
        other = replace(reader, eye=1 - scene.seat)
        text = "".join(parsed(BOARD.card(other, beat)).itertext())
        assert VERDICTS.verdict(GAME, stamped[0], reader.names, "en", other.eye) in text
        assert not any(
            book("en").text(n).replace("*", "").splitlines()[0] in text for n in read
        )  # how it ended, in short
        found[how] += 1
        if min(found["succeeded"], found["failed"]) >= 3:
            return
    assert min(found["succeeded"], found["failed"]) >= 1


def test_what_came_of_a_story_is_seen_first_with_all_that_it_brought() -> None:
    """A card opens where the dice lie: with the verdict and everything that it brought, points too; before the pages
    that followed without dice."""
    longer = pointed = 0
    for scene, beat in endings():
        reader = Reader(GAME, scene.seat, ("Ana", "Bento"), ("A", "B"), "en")
        for eye in (0, 1):
            page = parsed(BOARD.card(replace(reader, eye=eye), beat))
            (here,) = [el for el in page.iter() if el.get("data-here") is not None]
            inside = [str(el.get("class", "")).split(" ")[0] for el in here]
            assert inside.count("verdict") == inside.count("got") == 1
            assert ("threw" in inside) == any(step.kind == "rolled" for step in beat.steps)
            text = "".join(here.itertext())
            told = [step for step in beat.steps if step.kind in ("gained", "lost", "reputation", "cave_kept", "ranked")]
            points = sum(int(str(step.data["n" if step.kind == "ranked" else "vp"])) for step in told)
            more = any(step.kind in ("acquired", "joined") for step in beat.steps)
            shown = sum(int(n.replace("−", "-")) for n in re.findall(r"([+−]\d+) VP", text))
            assert more or shown == points, text  # each number beside what it is for
            pointed += points != 0
        longer += sum(step.kind == "paragraph" for step in beat.steps) > 1
        if longer > 2 and pointed > 2:
            return
    raise AssertionError("too few stories to look at")


def test_a_story_that_goes_on_or_asks_has_no_card_yet() -> None:
    """Its reward is still to be chosen: the page is open, and shows the dice itself."""
    went_on: set[bool] = set()
    for seed in range(40):
        table = Table(GAME.new(seats=2, seed=seed), ("Ana", "Bento"))
        choose = randomly(seed)
        teller = words_of(GAME).teller(0)
        while not table.state.over:
            seat = table.state.to_act[0]
            for beat in teller.tell(table.act(choose(table.state, seat))):
                if beat.event.kind in ENDS and beat.seat == 0 and table.state.view(0).data["encounter"]:
                    assert not is_over(beat)
                    went_on.add(beat.event.kind == "went_on")
    assert went_on


# ---------------------------------------------------------------- trade and the log
@pytest.mark.parametrize(
    ("lang", "buyer", "seller"),
    [
        ("en", "Buy a fish from Ana", "Sell a fish to Bento"),
        ("pt-BR", "Comprar um peixe de Ana", "Vender um peixe a Bento"),
        ("de", "Einen Fisch von Ana kaufen", "Einen Fisch an Bento verkaufen"),
    ],
)
def test_a_trade_is_titled_as_it_is_for_who_looks(lang: str, buyer: str, seller: str) -> None:
    state = GAME.position('turn = 1\n[[seat]]\nsale = "fish"\n[[seat]]\ncoins = 9\n')
    state.apply(state.decision(1).parse("buy from 0"))
    for seat, title in ((1, buyer), (0, seller)):
        heads = [el.text for el in parsed(BOARD.main(scene_of(state, seat, lang))).iter("h2")]
        assert title in heads


def test_the_log_tells_an_exploration_as_one_turn() -> None:
    """Who goes and the page; the option, the dice, the lanterns, and all that it brought beside the verdict."""
    names = ("Ana", "Bento")
    party = ("VS-hammer-1", "VS-none-1")

    def happened(kind: str, data: dict[str, Any], seat: int = 0) -> Event:
        return Event(kind, seat, data, {}, False)

    going = (
        happened("turn_started", {"ready": 2}),
        happened("explored", {"cave": "C01", "die": 4, "paragraph": 12, "villagers": party}),
        happened("cave_seen", {"cave": "C02"}, TABLE),
        happened("paragraph", {"paragraph": 12, "options": "AB", "on": 0}),
    )
    deciding = (
        happened("chose", {"paragraph": 12, "option": "A"}),
        *(happened("rolled", {"villager": one, "die": 4, "lanterns": 2}) for one in party),
        happened("lanterns", {"n": 4, "bonus": 0}),
        happened("succeeded", {"paragraph": 12, "option": "A", "number": 3, "lanterns": 4, "story": 12}),
        happened("gained", {"what": "coin", "n": 2, "why": "encounter"}),
        happened("reputation", {"n": -1, "now": -1, "vp": -2}),
        happened("home", {"won": 1}),
        happened("cave_kept", {"cave": "C01"}),
    )
    teller = words_of(GAME).teller(1)
    beats = [beat for i, events in enumerate((going, deciding)) for beat in teller.tell(Told(i, 0, "x", events))]
    reader = Reader(GAME, 1, names, ("A", "B"), "en")
    assert [reader.said(beat) for beat in beats] == [
        "Ana went down with Berta and Nina: story die 4.",
        "The next cave card is C02.",
        f"Ana came upon “{book('en').title(12)}”.",
        f"Ana chose: {book('en').option(12, 'A')}.",
        "Ana rolled 4 with Berta: 2 lanterns.",
        "Ana rolled 4 with Nina: 2 lanterns.",
        "Ana had 4 lanterns in all.",
        f"Ana made it: “{book('en').title(12)}”. +2 coins, −1 reputation, −2 VP, +1 cave card. 4 lanterns, 3 needed.",
    ]
    assert {beat.owner for beat in beats} == {0}


# ---------------------------------------------------------------- around the board
def test_the_page_in_words_names_everything_on_offer() -> None:
    state, seat = one_of_each_kind()["turn"]
    for lang in LANGUAGES:
        lines = [line for _, lines in BOARD.in_words(scene_of(state, seat, lang)) for line in lines]
        text = "\n".join(lines)
        for row in state.view(seat).data["offers"].values():  # type: ignore[attr-defined]
            for card in row:
                assert building_name(GAME, card, lang) in text


def test_a_closer_look_at_every_card() -> None:
    for lang in LANGUAGES:
        for card in (*GAME.pack.buildings, *GAME.pack.villagers):
            found = BOARD.zoom(GAME, card.id, lang)
            assert found is not None
            name = card.names[lang].replace("\u00ad", "")  # a soft hyphen is for narrow tiles
            assert name in parsed(found).find(".//h2").text  # type: ignore[operator, union-attr]
    assert BOARD.zoom(GAME, "nothing", "en") is None


def test_another_village_can_be_looked_at() -> None:
    state, seat = one_of_each_kind()["turn"]
    scene = scene_of(state, seat)
    assert 'data-mine="' in BOARD.main(scene)
    for other in range(len(state.players)):
        assert not acts(BOARD.beside(scene, other))


def test_the_result_has_every_source_of_points() -> None:
    state = next(state for state, _ in _last(2, 4))
    scene = scene_of(state, 0)
    result = parsed(BOARD.result(scene, state.scores))
    rows = [[cell.text or "" for cell in row] for row in result.iter("tr")][1:]
    assert len(rows) == 2
    assert len(rows[0]) == 3 + len(state.scores[0].breakdown)


def _last(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    state = None
    for now, _ in decisions(seats, seed):
        state = now
    assert state is not None
    yield state, 0


def test_page_words_exist_in_every_language() -> None:
    wanted = {key for key in WORDS.keys("en") if key.startswith(("ab-", "reading-"))}
    for lang in LANGUAGES:
        assert wanted == {key for key in WORDS.keys(lang) if key.startswith(("ab-", "reading-"))}
