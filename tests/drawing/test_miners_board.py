"""The table page of Imperial Miners: every option once, every refusal with its reason, nothing hidden, all escaped."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from scenes import KINDS, decisions, one_of_each_kind, scene_of, the_game

from tabuleiro.bots import make
from tabuleiro.bots.forecast import forecast
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.reason import Reason
from tabuleiro.core.scores import ranked
from tabuleiro.core.state import State
from tabuleiro.core.table import Table, Told
from tabuleiro.drawing.icons import names_in
from tabuleiro.games.imperial_miners.page.board import ICONS, points_of
from tabuleiro.games.imperial_miners.page.marks import CONFIRM, LATER, Look, places_for
from tabuleiro.games.imperial_miners.rules.scoring import TITLES
from tabuleiro.games.imperial_miners.rules.view_data import SeatData, data_of, points
from tabuleiro.lang import LANGUAGES
from tabuleiro.testing.play import steps_of
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Plan, PlanStep, Scene

GAME = the_game()
BOARD = board_of("imperial-miners")
FOUND = one_of_each_kind(GAME)
every_kind = pytest.mark.parametrize("kind", KINDS)
NASTY = """<img src=x onerror="alert('x')">&"""


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def acts(markup: str) -> Counter[str]:
    return Counter(el.get("data-act", "") for el in parsed(markup).iter() if el.get("data-act") is not None)


def all_scenes(seats: int, seed: int, every: int) -> Iterator[Scene]:
    for i, (state, seat) in enumerate(decisions(GAME, seats, seed)):
        if i % every == 0:
            yield scene_of(state, seat, LANGUAGES[i % 3])


# ---------------------------------------------------------------- what can be chosen
@every_kind
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_there_exactly_once(kind: str, lang: str) -> None:
    state, seat = FOUND[kind]
    scene = scene_of(state, seat, lang)
    assert scene.decision is not None
    loose = Counter(action for action, _ in BOARD.loose(scene))
    assert acts(BOARD.main(scene)) + loose == Counter(map(str, scene.decision.actions))
    assert all(label for _, label in BOARD.loose(scene))


def test_so_it_is_in_whole_plays() -> None:
    for seats in range(1, 6):
        for scene in all_scenes(seats, seats + 10, 3):
            assert scene.decision is not None
            loose = Counter(action for action, _ in BOARD.loose(scene))
            assert acts(BOARD.main(scene)) + loose == Counter(map(str, scene.decision.actions))


@every_kind
def test_options_are_buttons_with_a_sentence(kind: str) -> None:
    state, seat = FOUND[kind]
    for element in parsed(BOARD.main(scene_of(state, seat))).iter():
        if element.get("data-act") is None and element.get("data-why") is None:
            continue
        assert element.get("role") == "button"
        assert element.get("tabindex") == "-1"
        assert "aria-label" not in element.attrib  # it would hide what is to be seen inside
        named = element[0] if element[0].tag == "title" or element[0].get("class") == "vh" else element
        assert len("".join(named.itertext())) > 2
        assert ("data-confirm" in element.attrib) == (kind in CONFIRM and element.get("data-why") is None)


def test_of_the_opening_hand_every_card_waits_for_the_main_button() -> None:
    """The first is kept as the last one is: chosen, then confirmed."""
    state = GAME.new(seats=2, seed=1)
    for kept in range(4):
        assert "data-confirm" in BOARD.main(scene_of(state, 0)), kept
        state.apply(state.decision(0).actions[0])


def test_what_is_refused_says_why_in_place() -> None:
    """Each with the rule's number and a few words on the thing itself, whatever the reason is."""
    codes = set()
    for seed in range(30):
        for state, seat in decisions(GAME, 2, seed):
            scene = scene_of(state, seat)
            refused = [mark for mark in Look(scene).marks.values() if mark.state == "no"]
            if not refused or scene.refusals[0][1].code in codes:
                continue
            codes |= {reason.code for _, reason in scene.refusals}
            shown = {el.get("data-why"): el for el in parsed(BOARD.main(scene)).iter() if el.get("data-why")}
            for mark in refused:
                assert shown[mark.reason].get("aria-disabled") == "true"
                assert shown[mark.reason].get("data-rule") == mark.rule
                if state.decision(seat).kind != "cart":  # a border is too small for words
                    assert mark.note
                    assert mark.note in BOARD.main(scene)
    assert codes >= {"needs_coins", "no_place_for_level", "machines_full", "level4_not_drawn"}


def test_short_reasons_exist_in_every_language() -> None:
    scene = scene_of(*FOUND["draw"])
    for _, reason in scene.refusals:
        assert all(Look(replace(scene, lang=lang)).short(reason) for lang in LANGUAGES)


# ---------------------------------------------------------------- a card is chosen
def pick_scene() -> Scene:
    for state, seat in decisions(GAME, 3, 4):
        if state.decision(seat).kind in CONFIRM and len(state.view(seat).data["past_events"]) == 6:  # type: ignore[arg-type]
            return scene_of(state, seat)
    raise AssertionError


def test_the_chosen_card_is_pressed_and_its_places_are_outlined() -> None:
    scene = pick_scene()
    assert scene.decision is not None
    for action in scene.decision.actions:
        chosen = replace(scene, chosen=str(action))
        page = parsed(BOARD.main(chosen))
        pressed = [el for el in page.iter() if el.get("aria-pressed") == "true"]
        assert [el.get("data-act") for el in pressed] == [str(action)]
        hints = [el for el in page.iter() if el.get("class") == "slot hint"]
        assert hints
        assert not any(el.get("data-act") for hint in hints for el in hint.iter())
        assert BOARD.main_button(chosen)[0].startswith("Lock in ")


def test_places_for_a_card_are_those_of_the_rules() -> None:
    for seed in range(4):
        for state, seat in decisions(GAME, 2, seed):
            decision = state.decision(seat)
            if decision.kind != "place":
                continue
            data = state.view(seat).data
            own = data["seats"][seat]  # type: ignore[index]
            places = {action.place for action in decision.actions}
            found = set(places_for(GAME, own, own["playing"]))
            assert found <= places
            level_1 = next(iter(places)).startswith("1.")
            assert level_1 or found == places


def test_a_forecast_is_a_path_with_numbers() -> None:
    scene = pick_scene()
    assert scene.decision is not None
    action = scene.decision.actions[0]
    plan = BOARD.plan(GAME, forecast(scene.view, action.option), "en")
    drawn = BOARD.main(replace(scene, chosen=str(action), plan=plan))
    cards = len({step.place.partition(" ")[0] for step in plan.steps if step.place[:1].isdigit()})
    assert drawn.count('class="stepn"') == cards > 0
    assert drawn.count("mc path") == cards
    assert 'id="plan"' in drawn
    assert 'id="planstrip"' in drawn


def test_the_place_of_a_card_that_is_not_known_yet_may_lie_beyond_the_picture() -> None:
    scene = pick_scene()
    own = scene.view.data["seats"][scene.seat]["mine"]  # type: ignore[index]
    steps = [PlanStep("?", "1.-20", []), PlanStep("x", f"{own[0]['place']} effect 1", [])]
    drawn = BOARD.main(replace(scene, chosen="pick blind", plan=Plan(steps, [])))
    assert drawn.count('class="stepn"') == 1


def test_notes_stand_on_the_places() -> None:
    state, seat = FOUND["place"]
    scene = scene_of(state, seat)
    assert scene.decision is not None
    plan = Plan([PlanStep("x", "2.1", [(37, "vp")])], [(37, "vp")])
    noted = BOARD.main(replace(scene, notes={str(action): plan for action in scene.decision.actions}))
    assert "chain gives" in noted
    assert ">37<" in noted


# ---------------------------------------------------------------- the page as a whole
def test_pages_are_well_formed_and_keep_the_policy() -> None:
    for seats in (1, 2, 5):
        for scene in all_scenes(seats, seats, 20):
            drawn = BOARD.main(scene)
            page = parsed(drawn)
            ids = [el.get("id") for el in page.iter() if el.get("id")]
            assert len(ids) == len(set(ids))
            travelling = [el.get("data-vt") for el in page.iter() if el.get("data-vt")]
            assert len(travelling) == len(set(travelling))
            assert not [el for el in page.iter() if "style" in el.attrib or el.tag in ("script", "style")]
            assert not [key for el in page.iter() for key in el.attrib if key.startswith("on")]
            assert names_in(drawn) <= set(ICONS)
            assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= set(re.findall(r' id="([^"]+)"', BOARD.defs()))


def test_the_page_knows_all_icons_from_the_start() -> None:
    assert names_in(BOARD.defs()) == set(ICONS)
    for card in GAME.pack.cards:
        shown = BOARD.zoom(GAME, card.id, "en")
        assert shown is not None
        assert names_in(shown) <= set(ICONS)


def test_names_of_people_are_escaped() -> None:
    scene = replace(pick_scene(), names=(NASTY, "Bento", "Clara"))
    over = finished(3)
    drawn = BOARD.main(scene) + BOARD.result(replace(scene_of(over, 1), names=scene.names), over.scores)
    assert "<img" not in drawn
    parsed(drawn)


def test_what_a_seat_cannot_know_is_not_on_its_page() -> None:
    compared = 0
    dice = Dice(5)
    for i, (state, _) in enumerate(decisions(GAME, 3, 9)):
        if i % 13:
            continue
        for seat in range(-1, 3):
            real = scene_of(state, seat)
            world = state.view(seat).sample(dice)
            assert BOARD.main(scene_of(world, seat)) == BOARD.main(real)
            assert [BOARD.panel_stats(scene_of(world, seat), n) for n in range(3)] == [
                BOARD.panel_stats(real, n) for n in range(3)
            ]
            compared += 1
    assert compared > 20


def test_a_spectator_sees_all_mines_and_no_hand() -> None:
    state, _ = FOUND["use"]
    scene = scene_of(state, -1)
    drawn = BOARD.main(scene)
    assert drawn.count('class="mine"') == len(state.players)
    assert not acts(drawn)
    assert "hand-" not in drawn
    assert list(BOARD.loose(scene)) == []
    parsed(BOARD.beside(scene, 0))


def test_a_hand_shows_what_is_kept_locked_in_and_being_placed() -> None:
    state = GAME.new(seats=2, seed=3)
    first = state.decision(0).actions[0]
    state.apply(first)
    assert 'class="hc kept"' in BOARD.main(scene_of(state, 0))
    tagged = set()
    for now, _ in steps_of(state, 3):
        for seat in (0, 1):
            drawn = BOARD.main(scene_of(now, seat))
            tagged |= set(re.findall(r'class="hc (locked|playing)"', drawn))
    assert tagged == {"locked", "playing"}


def test_copies_of_a_card_lie_on_each_other() -> None:
    for seed in range(60):
        state = GAME.new(seats=5, seed=seed)
        for seat in range(5):
            hand: list[str] = state.view(seat).data["hand"]  # type: ignore[assignment]
            twice = [card for card in hand if hand.count(card) == 2]
            if twice:
                drawn = BOARD.main(scene_of(state, seat))
                assert drawn.count(f'data-card="{twice[0]}"') == 1
                assert "×2" in drawn
                return
    raise AssertionError("no hand has two copies")


# ---------------------------------------------------------------- around the board
def finished(seats: int) -> State:
    bot = make("random")
    state = GAME.new(seats=seats, seed=1)
    while not state.over:
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat)))
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_shows_ranks_parts_and_the_solo_title(lang: str) -> None:
    state = finished(4)
    scene = scene_of(state, 2, lang)
    table = parsed(BOARD.result(scene, state.scores))
    rows = [["".join(cell.itertext()).strip() for cell in row] for row in table.iter("tr")][1:]
    ordered = sorted(state.scores, key=lambda score: score.rank)
    for row, score in zip(rows, ordered, strict=True):
        assert row[0] == f"{score.rank}."
        assert row[1].endswith(scene.names[score.seat])
        assert row[2:] == [str(n) for n in (score.total, *score.breakdown.values())]
    alone = finished(1)
    solo = BOARD.result(scene_of(alone, 0, lang), alone.scores)
    assert f"{alone.scores[0].total} " in "".join(parsed(solo).itertext())
    titles = BOARD.main(scene_of(alone, 0, lang))
    assert all(f">{below}<" in titles for below, _ in TITLES)


@pytest.mark.parametrize("seed", range(4))
def test_the_end_says_where_the_points_came_from(seed: int) -> None:
    """Counted from the log: what each source gave makes the total."""
    table = Table(GAME.new(seats=3, seed=seed), ("A", "B", "C"))
    bot = make("greedy", seed)
    while not table.state.over:
        seat = table.state.to_act[0]
        table.act(bot.choose(table.state.view(seat), table.state.decision(seat)))
    scene = scene_of(table.state, 0)
    scores = table.state.scores
    rows = [
        ["".join(cell.itertext()) for cell in row] for row in parsed(BOARD.result(scene, scores, table.log)).iter("tr")
    ]
    assert rows[0][3:] == ["Cards", "Progress", "Events", "Carts"]
    for row in rows[1:]:
        assert sum(map(int, row[3:])) == int(row[2])
    carts = {scene.names[score.seat]: score.breakdown["carts"] for score in scores}
    assert all(int(row[6]) == carts[row[1].split()[-1]] for row in rows[1:])


def test_points_are_put_to_their_source() -> None:
    scene = scene_of(GAME.new(seats=2, seed=1), 0)
    side = next(side for side in GAME.pack.sides if any(part.verb == "vp" for part in side.spaces[1]))
    told = [
        Event("round", TABLE, {"round": 1, "event": "market-day"}, {}, False),
        Event("points", 1, {"n": 1}, {}, False),
        Event("use", 0, {"card": "distillery", "place": "2.1", "effect": 1}, {}, False),
        Event("move", 0, {"side": side.id, "space": 1, "n": 1}, {}, False),
        Event("points", 0, {"n": 4}, {}, False),
        Event("points", 0, {"n": 2}, {}, False),
        Event("surface", 0, {"effect": 1}, {}, False),
        Event("points", 0, {"n": 8}, {}, False),
    ]
    found = points_of(scene, [Told(0, 0, "", tuple(told), False)])
    assert found == [{"cards": 2, "boards": 4, "events": 8}, {"cards": 0, "boards": 0, "events": 1}]


def test_a_tie_is_explained_in_words() -> None:
    scene = scene_of(finished(3), 0)
    parts = {"vp": 20, "carts": 0}

    def said(*ties: tuple[int, int]) -> str:
        scores = ranked([(20, parts, tie) for tie in ties])
        return "".join(parsed(BOARD.result(scene, scores)).itertext())

    assert "Bento comes first with more coins, 5 to 3." in said((3, 1), (5, 0), (2, 0))
    assert "Ana comes first with more machines, 2 to 1." in said((3, 2), (3, 1), (2, 0))
    assert "share the place" in said((3, 2), (3, 2), (2, 0))


def test_nothing_looks_like_a_choice_before_there_is_one() -> None:
    assert "slot" not in BOARD.main(scene_of(GAME.new(seats=2, seed=3), 0))


def test_far_places_are_large_enough_for_a_thumb() -> None:
    """At 390 pixels a usual mine is drawn at four fifths of its size; a far place is then 40 pixels wide and high."""
    for state, seat in decisions(GAME, 2, 1):
        drawn = parsed(BOARD.main(scene_of(state, seat)))
        far = [el for el in drawn.iter("g") if "far" in el.get("class", "").split()]
        if far:
            boxes = [box for el in far for box in el.iter("rect")]
            assert all(int(box.get("width", 0)) >= 50 and int(box.get("height", 0)) >= 50 for box in boxes)
            return
    raise AssertionError("no play has a far place")


def test_few_others_are_drawn_card_by_card_and_many_small() -> None:
    for seats, pictures in ((2, 2), (3, 3), (4, 1)):
        assert BOARD.main(scene_of(finished(seats), 0)).count('class="mine"') == pictures
    page = parsed(BOARD.main(scene_of(finished(2), 0)))
    (opener,) = (el for el in page.iter("button") if el.get("data-mine"))
    assert not [el for el in opener.iter() if el.get("tabindex")]  # a button has no buttons inside


def test_each_other_mine_has_the_figures_of_its_seat_and_its_marker() -> None:
    """On a phone they are one block: whoever acts is to be seen whole."""
    scene = next(scene for scene in all_scenes(3, 5, 7) if any(seat["board"] for seat in others_of(scene)))
    blocks = parsed(BOARD.main(scene)).findall(".//*[@id='others']//li")
    for block, seat in zip(blocks, others_of(scene), strict=True):
        figures = block.find(f".//*[@data-panel='{seat['seat']}']")
        assert figures is not None
        shown = "".join(figures.itertext())
        assert str(points(seat)) in shown
        assert (f" {seat['space']}" in shown) == bool(seat["board"])


def others_of(scene: Scene) -> list[SeatData]:
    return [seat for seat in data_of(scene.view)["seats"] if seat["seat"] != scene.seat]


@pytest.mark.parametrize(("kind", "says"), [("discard", "needed later"), ("pick", "")])
def test_what_a_lesson_keeps_from_being_discarded_says_why(kind: str, says: str) -> None:
    state, seat = FOUND[kind]
    asked = state.decision(seat)
    left = Decision(asked.game, seat, asked.step, asked.at, asked.options[1:])
    refusals = [(asked.actions[0], Reason(LATER))]
    scene = replace(scene_of(state, seat), decision=left, refusals=refusals)
    shown = [text for el in parsed(BOARD.main(scene)).iter() if el.get("class") == "reason" for text in el.itertext()]
    assert shown == [says] if says else not shown


def test_the_own_line_of_a_phone_has_figures_and_the_event() -> None:
    scene = pick_scene()
    (line,) = (el for el in parsed(BOARD.main(scene)).iter("div") if el.get("id") == "ownline")
    (event,) = line.iter("label")
    assert event.get("for") == "tab-board"
    own = scene.view.data["seats"][scene.seat]  # type: ignore[index]
    assert "".join(line.itertext()).startswith(f"{own['vp'] + len(own['carts'])}{own['coins']}")


def test_where_and_panels_and_zoom() -> None:
    state = GAME.new(seats=2, seed=3)
    assert BOARD.where(scene_of(state, 0)) == "Opening hands"
    assert BOARD.where(scene_of(FOUND["use"][0], -1)).startswith("Round ")
    assert BOARD.where(scene_of(finished(2), 0)) == "Game over"
    stats = parsed(BOARD.panel_stats(scene_of(state, 0), 1))
    assert "".join(stats.itertext()) == "00008"  # points, coins, carts, machines, cards of the hand
    assert BOARD.zoom(GAME, "no-such-card", "en") is None
    told = parsed(BOARD.zoom(GAME, "dragon-vein", "en") or "")
    assert "Costs 1 coin less per Japanese card in your mine." in "".join(told.itertext())
    assert BOARD.title("en") == "Imperial Miners"
    assert BOARD.say("de", "tab-own") == "Mine"


def test_only_games_with_a_board_have_one() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        board_of("chess")


def test_every_language_has_the_same_messages() -> None:
    keys = {lang: {key for key in BOARD.texts.keys(lang) if key.startswith("im-")} for lang in LANGUAGES}
    assert keys["en"] == keys["de"] == keys["pt-BR"]
    assert len(keys["en"]) > 50
