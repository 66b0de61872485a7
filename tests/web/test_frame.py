"""Frames: names, letters, the log's sums, plans, what is new; text mode and its hints."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html import unescape

import pytest
from web_site import Site

import tabuleiro
from tabuleiro.core.event import Event
from tabuleiro.core.state import State
from tabuleiro.core.table import Table
from tabuleiro.kit.beats import Beat, Gain, Round, Turn, chapters, joined
from tabuleiro.kit.editions import edition_of
from tabuleiro.kit.shelf import words_of
from tabuleiro.server.chairs import Chair
from tabuleiro.testing.play import randomly, steps_of
from tabuleiro.web import chronicle
from tabuleiro.web.advice import lacking
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes, names_of
from tabuleiro.web.forecasts import foreseen
from tabuleiro.web.frame import listed_panels, scene_of
from tabuleiro.web.gallery import to_foresee, with_plans

GAME = tabuleiro.load("imperial-miners")
CHAIRS = (Chair("person", "Ana"), Chair("person", "Bia"))
POSITION = """
round = 3
[[seat]]
coins = 9
hand = ["distillery"]
mine = ["1.0 sun-ladder", "1.2 winch-house", "2.1 cubit-hall"]
[[seat]]
coins = 2
hand = ["reed-barge"]
"""

CARTS = """
round = 2
phase = "pick"
event = "lamp-fair"
[[seat]]
coins = 7
hand = ["harbour-rail", "jade-garden"]
mine = ["1.0 rope-walk"]
[[seat]]
hand = ["toll-bothy", "sun-ladder"]
"""


def test_everybody_has_a_name_of_their_own():
    chairs = [Chair("person", "Ana"), Chair("bot", "", "search:2"), Chair("person", "Ana"), Chair("open", "")]
    assert names_of(chairs, "en") == ("Ana", "Bento", "Ana (C)", "Free seat D")
    assert names_of(chairs, "de")[3] == "Freier Platz D"
    assert names_of([Chair("person", ""), Chair("open", "")], "en")[0] == "Guest A"


def test_a_bot_never_has_the_name_of_a_person():
    chairs = [Chair("person", "Bento"), Chair("bot", "", "search:2"), Chair("bot", "", "search:5")]
    assert names_of(chairs, "en") == ("Bento", "Beatriz", "Caetano")


def reader(names: tuple[str, ...] = ("Ana", "Bia"), lang: str = "en") -> chronicle.Reader:
    return chronicle.Reader(GAME, 0, names, tuple("AB"[: len(names)]), lang)


def told_together(row: chronicle.LogRow) -> list[Beat]:
    return chronicle.together((beat for beat in row.beats if reader().caption(beat)), words_of(GAME).tellings)


def test_several_of_the_same_are_one_sentence_that_says_how_many():
    drawn = [Event("draw", 1, {"level": level}, {}, True) for level in (2, 3, 2, 2)]
    beats = [Beat(1, i, 1, 1, 1, 1, "quiet", event, (Gain(1, "hand", 1),)) for i, event in enumerate(drawn)]
    html = unescape(str(reader().row(chronicle.LogRow(beats[0], tuple(beats[1:])))))
    assert "drew 3 level 2 cards." in html
    assert "drew a level 3 card." in html
    assert ">+3<" in html
    used = [replace(beat, event=Event("discard", 1, {"card": "bog-gate"}, {}, False)) for beat in beats[:2]]
    assert len(chronicle.together(used, words_of(GAME).tellings)) == 2  # no words for several of these


def test_a_long_turn_of_ones_own_leaves_nothing_out_in_the_log():
    """Card, price, chain and Surface: as much as a rival's turn tells."""
    turns: list[Turn] = []
    for seed in range(8):
        table, choose = Table(GAME.new(seats=2, seed=seed), ("A", "B")), randomly(seed)
        while not table.state.over:
            seat = table.state.to_act[0]
            table.act(choose(table.state, seat))
        told = chapters(chronicle.Chronicle(GAME, 0).of(table.log))
        turns += [turn for chapter in told for turn in chapter.turns if turn.owner == 0]
    long = [turn for turn in turns if len(chronicle.rows_of(turn.told)) > chronicle.LINES]
    assert len(long) > 4
    for turn in long:
        (row,) = chronicle.folded(chronicle.rows_of(turn.told), 0)
        wanted = Counter(joined(gain for beat in turn.beats for gain in beat.gains))
        assert Counter(joined(gain for beat in row.beats for gain in beat.gains)) == wanted
        html = unescape(str(chronicle.log_items(reader(), "t", [Round(1, (), (turn,))])).partition("</summary>")[0])
        assert all(
            reader().caption(beat).split(" ", 1)[1] in re.sub("<[^>]*>", "", html) for beat in told_together(row)
        )


def test_every_step_of_a_row_stands_with_what_it_brought():
    table = Table(GAME.new(seats=2, seed=3), ("A", "B"))
    while not table.state.over:
        seat = table.state.to_act[0]
        table.act(table.state.decision(seat).actions[-1])
    rows = chronicle.rows_of(chronicle.Chronicle(GAME, 0).of(table.log))
    stepped = [row for row in rows if len(row.steps) > 1]
    assert stepped
    for row in stepped:
        beats = (row.head, *row.steps)
        assert Counter(row.whole.gains) == Counter(joined(gain for beat in beats for gain in beat.gains))
        html = reader().row(row)
        for beat in told_together(row):
            assert str(reader().brought(beat)) in html
        assert html.count("<b>Bia</b>") <= 1


def test_rubble_and_what_a_card_was_used_for_stand_in_the_rivals_row():
    """They bring nothing that is counted; whoever reads must know all the same why a card did nothing later."""
    said: set[str] = set()
    for seed in range(8):
        table, choose = Table(GAME.new(seats=2, seed=seed), ("A", "B")), randomly(seed)
        while not table.state.over:
            seat = table.state.to_act[0]
            table.act(choose(table.state, seat))
        for row in chronicle.rows_of(chronicle.Chronicle(GAME, 0).of(table.log)):
            html = re.sub("<[^>]*>", "", str(reader().row(row)))
            said |= {beat.event.kind for beat in (row.head, *row.steps) if beat.brings and beat.seat == 1}
            assert all(reader().caption(beat).split(" ", 1)[1] in unescape(html) for beat in told_together(row))
    assert {"collapse", "dig_out", "discount", "use"} <= said


def test_the_steps_of_a_plan_add_up_to_its_total():
    """The coins that the event pays for the carts of the placed card are its own."""
    state = tabuleiro.load("imperial-miners").position(CARTS)
    board = board_of(GAME.name)
    scene = scene_of(state, Eyes(0, "en"), CHAIRS, "pick harbour-rail")
    plan = with_plans(scene, board, foreseen(edition_of(GAME), state.position, 0, to_foresee(scene, board))).plan
    assert plan is not None
    counted = Counter[str]()
    for step in plan.steps:
        counted.update({what: n for n, what in step.gains})
    assert dict(counted) == {what: n for n, what in plan.total}
    assert "cheaper" in "".join(step.note for step in plan.steps)


def test_who_could_play_no_card_is_shown_when_all_are_turned_over():
    told = Event("revealed", -1, {"cards": ("rope-walk", ""), "costs": (0, 0)}, {}, True)
    beat = Beat(1, 0, 1, 1, -1, -1, "big", told)
    card = str(board_of(GAME.name).card(reader(), beat))
    assert card.count("<figure>") == 2
    assert "No card could be played" in card


def test_the_log_has_the_newest_round_and_turn_first():
    table = Table(GAME.new(seats=1, seed=3), ("A",))
    while not table.state.over:
        table.act(table.state.decision(0).actions[-1])
    found = chapters(chronicle.Chronicle(GAME, 0).of(table.log))
    assert [chapter.round for chapter in found] == list(range(11))
    html = chronicle.log_items(reader(("Ana",)), "table", found)
    numbers = [int(number) for number in re.findall(r"replay\?at=\d+&amp;to=(\d+)", html)]
    turns = [chapter.turns[-1].beats[-1].number for chapter in found[-chronicle.SHOWN :]]
    assert list(dict.fromkeys(number for number in numbers if number in turns)) == turns[::-1]
    assert html.index("Round 10") < html.index("Round 9")
    assert "Round 1." not in html
    assert 'href="/t/table/log?seat=0"' in html  # where the beginning is
    whole = chronicle.log_items(reader(("Ana",)), "table", found, whole=True)
    assert all(f"Round {n}" in whole for n in range(1, 11))
    assert "/log" not in whole + chronicle.log_items(reader(("Ana",)), "table", found[: chronicle.SHOWN])


def test_a_turn_unfolds_into_its_beats_and_sums_them_up():
    table = Table(GAME.new(seats=2, seed=5), ("A", "B"))
    play_on(table)
    beats = chronicle.Chronicle(GAME, 0).of(table.log)
    turn = chapters(beats)[-1].turns[0]
    html = chronicle.log_items(reader(), "table", chapters(beats))
    assert all(reader().caption(beat) for beat in turn.beats)
    assert str(reader().marked(chronicle.headline(turn))) in html
    assert html.count("<summary>") >= 2 * chronicle.SHOWN


def test_a_chosen_card_gets_a_plan_and_places_get_notes():
    state = GAME.position(POSITION)
    board = board_of(GAME.name)
    scene = scene_of(state, Eyes(0, "en", (0,)), CHAIRS, "pick distillery")
    scene = with_plans(scene, board, foreseen(edition_of(GAME), state.position, 0, to_foresee(scene, board)))
    assert scene.plan is not None
    assert scene.plan.steps[0].title == "Distillery"
    assert scene.plan.steps[-1].title == "Surface"
    assert scene.chosen == "pick distillery"
    unknown = scene_of(state, Eyes(0, "en", (0,)), CHAIRS, "pick cathedral")
    assert unknown.chosen == ""


def play_on(table: Table) -> None:
    while not table.state.over:
        seat = table.state.to_act[0]
        table.act(table.state.decision(seat).actions[0])


@pytest.mark.parametrize("lang", ["en", "pt-BR", "de"])
def test_a_line_of_the_log_is_a_sentence_that_says_things_once(lang: str):
    table = Table(GAME.new(seats=2, seed=5), ("A", "B"))
    play_on(table)
    for beat in chronicle.Chronicle(GAME, 0).of(table.log):
        line = reader(lang=lang).caption(beat)
        assert line.endswith((".", "!", "”", "“", "»")), line
        assert not line.endswith(".."), line
        assert " ," not in line, line
        assert not re.search(r"[+−]\d+ (?:VP|PV|SP)", line), line


def test_a_beat_has_its_place_as_far_as_the_seat_may_know():
    table = Table(GAME.new(seats=2, seed=5), ("A", "B"))
    play_on(table)
    events = [event for told in table.log for event in told.events]
    placed = {f"mine {event.data['place']}" for event in events if event.kind == "play" and event.seat == 0}
    others = {f"mine1 {event.data['place']}" for event in events if event.kind == "play" and event.seat == 1}
    drawn = {f"hand {event.secret['card']}" for event in events if event.kind == "draw" and event.seat == 0}
    hidden = {f"hand {event.secret['card']}" for event in events if event.kind == "draw" and event.seat == 1} - drawn
    found = {beat.spot for beat in chronicle.Chronicle(GAME, 0).of(table.log)}
    assert placed | others | drawn <= found
    assert hidden
    shown = {f"hand {event.data.get('found')}" for event in events}
    assert not any(key in found for key in hidden if key not in shown)


def lights(state: State) -> list[str]:
    chairs = [Chair("person", "Ana") for _ in state.players]
    eyes = Eyes(0, "en", (0,))
    found = listed_panels(state, chairs, scene_of(state, eyes, chairs), eyes, board_of(state.game.name))
    return [panel.light for panel in found]


def lights_of_others(game: str, seed: int, *kinds: str) -> set[str]:
    """What a play of three shows of those who are not asked, whenever a seat is asked one of these kinds."""
    start = tabuleiro.load(game).new(seats=3, seed=seed)
    found: set[str] = set()
    for state, _ in steps_of(start, seed, randomly(seed)):
        if {state.decision(seat).kind for seat in state.to_act} & set(kinds):
            found |= {light for seat, light in enumerate(lights(state)) if seat not in state.to_act}
    return found


def test_who_waits_for_a_turn_is_not_called_done():
    assert lights_of_others("brazil-imperial", 3, "capital", "action", "move", "pay") == {""}


def test_who_has_chosen_before_the_others_is_done():
    assert lights_of_others("brazil-imperial", 3, "mission", "monarch") == {"locked"}
    assert lights_of_others("imperial-miners", 3, "pick") == {"locked"}
    assert lights_of_others("imperial-miners", 3, "place", "use", "surface", "activate") == {"done"}
    assert lights_of_others("above-and-below", 3, "rest", "store") == {"done"}


def test_who_has_passed_is_done_with_the_round():
    start = tabuleiro.load("above-and-below").new(seats=3, seed=3)
    said: set[tuple[bool, str]] = set()
    for state, _ in steps_of(start, 3, randomly(3)):
        if {state.decision(seat).kind for seat in state.to_act} == {"turn"}:
            players = state.view(-1).data["seats"]
            assert isinstance(players, list)
            waiting = [seat for seat in range(3) if seat not in state.to_act]
            said |= {(players[seat]["passed"], lights(state)[seat]) for seat in waiting}
    assert said == {(True, "done"), (False, "")}


def test_options_have_short_names():
    state = GAME.position(POSITION)
    view, decision = state.view(0), state.decision(0)
    assert [board_of(GAME.name).brief(view, action, "en") for action in decision.actions] == ["Distillery"]


def test_text_mode_names_boards_and_counts_in_words(site: Site):
    dora = site.browser("Dora", "de")
    page = dora.get(f"/t/{dora.open_table('you')}", params={"mode": "text"}).text
    for board in ("Alchemie", "Technologie", "Diplomatie"):
        assert re.search(rf"<h2>{board} \(.+?\)</h2>", page)
    one = board_of(GAME.name).in_words(
        scene_of(GAME.position(POSITION.replace("coins = 9", "coins = 1")), Eyes(0, "de", (0,)), CHAIRS)
    )
    assert any(line.startswith("0 SP, 1 Münze, ") for _, lines in one for line in lines)


def test_text_mode_links_rules_and_gives_hints_without_script(site: Site):
    ana = site.browser("Ana")
    table = ana.open_table("you", seed="6")
    for _ in range(4):
        ana.act(table)
    page = ana.get(f"/t/{table}", params={"mode": "text"}).text
    assert re.search(r'<a href="/rules/imperial-miners#im-\d+">Rule IM-\d+</a>', page)
    assert not re.search(r"\(IM-\d+\)", page)
    fields = {name: re.search(rf'name="{name}" value="([^"]*)"', page) for name in ("seat", "version", "client")}
    answer = ana.form(f"/t/{table}/hint", **{name: found[1] for name, found in fields.items() if found})
    assert answer.status_code == 200
    assert "Best now: " in answer.text
    assert 'name="actions"' in answer.text  # the page goes on from here


def test_a_hint_is_one_short_sentence_with_the_rest_folded(site: Site):
    ana = site.browser("Ana")
    table = ana.open_table("you", seed="6")
    answer = ana.post(table, "hint", version=ana.frame(table, 0)["version"])
    said, _, folded = answer.json()["html"].partition("<details>")
    sentence = re.search(r"<p><b>(.+?)</b></p>", said)
    assert sentence
    assert len(sentence[1]) < 80
    assert "By the end of this turn:" in said or "it brings nothing" in said
    assert re.search("Next best: |About as good: ", said)
    assert "imagined deals" in folded


def test_what_the_second_best_lacks():
    best = [Gain(0, "coin", 3), Gain(0, "vp", 2), Gain(0, "card", -1)]
    second = [Gain(0, "coin", 1), Gain(0, "vp", 2), Gain(0, "card", -2), Gain(0, "cart-full", 1), Gain(0, "gold", -2)]
    assert lacking(best, second) == [Gain(0, "coin", 2), Gain(0, "card", 1), Gain(0, "gold", 2)]
    assert lacking(second, second) == []


def test_a_covered_screen_has_one_large_way_on(site: Site):
    ana = site.browser("Ana")
    table = ana.open_table("you", "here")
    board = ana.frame(table)["parts"]["board"]
    (cover,) = re.findall(r'<a class="cover s[a-e]" id="cover" href="([^"]+)"', board)
    assert cover == f"/t/{table}?seat=0"
    assert "I am Ana" in board
    assert "cover" not in ana.frame(table, 0)["parts"]["board"]


# ---------------------------------------------------------------- before the first choice, and points by source
def test_how_a_table_was_set_up_is_no_news(site: Site):
    """Nothing was chosen, nobody has done anything: there is nothing to tell since then."""
    ana = site.browser("Ana")
    page = ana.get(f"/t/{ana.open_table('you', 'here', game='above-and-below')}?seat=0").text
    assert "Since your last choice" not in page
    assert 'id="since"' not in page


@pytest.mark.parametrize("game", ["above-and-below", "imperial-miners", "brazil-imperial"])
def test_the_points_of_a_panel_tell_where_they_come_from(game: str):
    state = tabuleiro.load(game).new(seats=2, seed=1)
    board = board_of(game)
    for _ in steps_of(state, 1, randomly(1)):
        pass
    scene = scene_of(state, Eyes(0, "en"), CHAIRS)
    for score in state.scores:
        told = re.search('data-tells="([^"]+)"', board.panel_stats(scene, score.seat))
        assert told is not None
        assert sum(map(int, re.findall(r"\d+", told[1]))) == score.total
