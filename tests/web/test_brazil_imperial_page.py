"""The table page of Brazil: Imperial: every option within two clicks, reasons, fights foretold, payment, the end."""

from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from brazil_scenes import GAME, KINDS, decisions, one_of_each_kind, scene_of, the_end

from tabuleiro.core.action import Parts
from tabuleiro.drawing.icons import names_in
from tabuleiro.games.brazil_imperial.book import DRAWN
from tabuleiro.games.brazil_imperial.page.board import ICONS
from tabuleiro.games.brazil_imperial.page.marks import WORDS, Look, option_of
from tabuleiro.games.brazil_imperial.page.zoom import things as everything
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.kit.book import book_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.live import LiveTable
from tabuleiro.server.workers import Hint, Idea
from tabuleiro.web.advice import advice_of
from tabuleiro.web.board import board_of
from tabuleiro.web.frame import ICONS as FRAME_ICONS
from tabuleiro.web.frame import has_part
from tabuleiro.web.scene import Scene

BOARD = board_of(GAME.name)
every_kind = pytest.mark.parametrize("kind", KINDS)
NASTY = """<img src=x onerror="alert('x')">&"""
Data = dict[str, Any]


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def marked(markup: str, name: str) -> set[str]:
    return {el.get(name, "") for el in parsed(markup).iter() if el.get(name) is not None}


def within_two_clicks(scene: Scene) -> set[str]:
    """All that can be sent from the page as it is, or after one part of an option was chosen."""
    page = BOARD.main(scene)
    found = marked(page, "data-act") | {action for action, _ in BOARD.loose(scene)}
    for part in marked(page, "data-part"):
        assert scene.decision is not None
        assert any(has_part(str(action), part) for action in scene.decision.actions), part
        found |= marked(BOARD.main(replace(scene, part=part)), "data-act")
    return found


# ---------------------------------------------------------------- what can be chosen
@every_kind
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_takes_at_most_two_clicks(kind: str, lang: str) -> None:
    state, seat = one_of_each_kind()[kind]
    scene = scene_of(state, seat, lang)
    assert scene.decision is not None
    assert within_two_clicks(scene) == set(map(str, scene.decision.actions))
    assert all(label for _, label in BOARD.loose(scene))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_so_it_is_all_through_a_play(seats: int) -> None:
    for i, (state, seat) in enumerate(decisions(seats, seats + 30)):
        if i % 23 == 0:
            scene = scene_of(state, seat)
            assert scene.decision is not None
            assert within_two_clicks(scene) == set(map(str, scene.decision.actions))


@every_kind
def test_options_are_buttons_with_a_sentence(kind: str) -> None:
    state, seat = one_of_each_kind()[kind]
    for element in parsed(BOARD.main(scene_of(state, seat))).iter():
        if not {"data-act", "data-part", "data-why"} & set(element.attrib):
            continue
        assert element.get("role") == "button"
        assert element.get("tabindex") == "-1"
        assert "aria-label" not in element.attrib
        first = element[0] if len(element) else element
        named = first if first.tag == "title" or first.get("class") == "vh" else element
        assert len("".join(named.itertext())) > 2


def test_an_option_has_a_start_and_an_end_by_its_parts() -> None:
    building = option_of(Parts("build", "sawmill", "d4"))
    assert building[:4] == ("build sawmill at d4", "build", "sawmill", "d4")
    assert (building.start, building.end) == ("build sawmill", "at d4")
    moving = option_of(Parts("move", "g1", "g1", link="to"))
    assert moving[:4] == ("move g1 to g1", "move", "g1", "g1")
    assert (moving.start, moving.end) == ("move g1", "to g1")
    assert option_of(Parts("pay", "gold", "supply", link="from")).start == "pay gold"
    renovating = option_of(Parts("renovate", place="d4", link=""))
    assert (renovating.text, renovating.start, renovating.end) == ("renovate d4", "renovate", "d4")
    assert option_of(Parts("end turn")).place == ""


def test_a_thing_first_or_its_place_first_come_to_the_same() -> None:
    """Two clicks, in either order."""
    for state, seat in decisions(3, 4):
        scene = scene_of(state, seat)
        if scene.decision is None or scene.decision.kind != "build" or len(scene.decision.actions) < 6:
            continue
        wanted = option_of(scene.decision.actions[0].parts)
        first = BOARD.main(replace(scene, part=wanted.start))
        places = {option.place for option in Look(scene).options if option.start == wanted.start}
        if len(places) < 2:
            continue
        assert wanted.text in marked(first, "data-act")
        lit = {el.get("id") for el in parsed(first).iter("g") if "can" in (el.get("class") or "").split()}
        assert {f"hex-{place}" for place in places} == {name for name in lit if name and name.startswith("hex-")}
        assert wanted.text in marked(BOARD.main(replace(scene, part=wanted.end)), "data-act")
        return
    raise AssertionError("nobody had a choice of buildings")


def test_what_is_refused_says_why() -> None:
    state, seat = one_of_each_kind()["action"]
    page = parsed(BOARD.main(scene_of(state, seat)))
    found = [el for el in page.iter() if el.get("data-why")]
    for element in found:
        assert element.get("aria-disabled") == "true"
        assert element.get("data-rule", "BI-").startswith("BI-")
    refusals = state.refusals(seat)
    assert bool(found) == any(str(action).startswith(("arch", "paint")) for action, _ in refusals)


# ---------------------------------------------------------------- payment, missions
def test_what_is_due_is_shown_icon_by_icon() -> None:
    state, seat = one_of_each_kind()["pay"]
    due = cast(Data, state.view(seat).data)["payment"]
    page = parsed(BOARD.main(scene_of(state, seat)))
    panel = next(el for el in page.iter("ul") if el.get("class") == "due")
    open_ = [el for el in panel if el.get("class") != "paid"]
    assert len(open_) == len(due["left"])
    for eyes in (-1, *(other for other in range(len(state.players)) if other != seat)):
        assert 'class="due"' in BOARD.main(scene_of(state, eyes))


def test_a_payment_adds_up_to_what_it_costs() -> None:
    """BI-11: what was given is ticked, what is left is not; discount and exchange have signs of their own."""
    due = (
        'steps = ["move", "pay"]\npayment.due = ["any", "any"]\npayment.paid = { coffee = 1, card = 1, discount = 1 }\n'
    )
    more = "payment.credit = { gold = 1 }\nsupply = { cane = 2 }\ngold_cards = ['war', 'jesuits']\n"
    state = GAME.position(f"[[seat]]\n{due}{more}[[seat]]\n")
    for lang, words in (("en", "3 of 5 paid"), ("pt-BR", "3 de 5 pagos"), ("de", "3 von 5 bezahlt")):
        page = BOARD.main(scene_of(state, 0, lang))
        panel = next(el for el in parsed(page).iter("ul") if el.get("class") == "due")
        assert Counter(el.get("class") for el in panel) == {"paid": 3, "credit": 1, "now": 1, None: 1}
        assert words in page


def test_a_product_that_is_taken_free_of_charge_shows_no_price() -> None:
    state = GAME.position('[[seat]]\nsteps = ["move", "free-product"]\n[[seat]]\n')
    offered = [el for el in parsed(BOARD.main(scene_of(state, 0))).iter("button") if el.get("data-act") == "make dye"]
    assert len(offered) == 2  # in the kit, and among the options
    assert "#i-brazilwood" not in [use.get("href") for el in offered for use in el.iter("use")]


def test_the_challenge_for_one_shows_what_is_left_to_do() -> None:
    """BI-52."""
    state = GAME.position("era = 3\nround = 7\n[[seat]]\nunits = ['g1 c3', 'g2 c3']\n")
    page = BOARD.main(scene_of(state, 0))
    assert "round 7 of 20" in page
    assert "2 of 5 units" in page
    rows = next(el for el in parsed(page).iter("ul") if el.get("class") == "aimed")
    assert len([el for el in rows.iter() if el.get("class") == "todo"]) == len(rows) - 1
    assert 'id="challenge"' not in BOARD.main(scene_of(GAME.position("[[seat]]\n[[seat]]\n"), 0))


def test_who_plays_alone_is_told_what_it_is_about_before_anything_is_chosen() -> None:
    page = BOARD.main(scene_of(GAME.new(seats=1, seed=6), 0))
    told = next(el for el in parsed(page).iter() if el.get("id") == "challenge")
    assert "seize the Dutch capital" in "".join(told.itertext())


def test_how_far_a_mission_is_stands_beside_its_own_objective() -> None:
    for mission in GAME.pack.missions:
        state = GAME.position(f"[[seat]]\nmissions = ['{mission.id}']\n[[seat]]\n")
        goals = cast(Data, state.view(0).data)["seats"][0]["goals"][mission.id]
        assert [need for _, need in goals] == [objective.n for objective in mission.objectives]


def test_own_missions_show_how_far_they_are_and_others_are_counted() -> None:
    """BI-12: mission hands are secret, their sizes public."""
    state, seat = one_of_each_kind()["build"]
    own = cast(Data, state.view(seat).data)["seats"][seat]
    page = BOARD.main(scene_of(state, seat))
    for mission in own["missions"]:
        assert f'id="mission-{mission}"' in page
        for has, need in own["goals"][mission]:
            assert has >= need or f"{has}/{need}" in page
    for other in range(len(state.players)):
        if other != seat:
            seen = BOARD.main(scene_of(state, other))
            assert not any(f'id="mission-{mission}"' in seen for mission in own["missions"])


def test_the_icon_that_is_paid_now_is_marked() -> None:
    state, seat = one_of_each_kind()["pay"]
    panel = next(el for el in parsed(BOARD.main(scene_of(state, seat))).iter("ul") if el.get("class") == "due")
    assert [el.get("class") for el in panel if el.get("aria-current")] == ["now"]


def test_goods_that_do_not_fit_what_is_due_say_why() -> None:
    """BI-11: gold is due first, and nothing but science stands in for it."""
    lies = "supply = { cane = 1, coffee = 1, gold = 2, science = 1 }\ntiles = ['b3 farm']\n"
    state = GAME.position(f"era = 3\nexplore = []\n[[seat]]\n{lies}[[seat]]\n")
    for text in ("arch build", "build church at b2"):
        state.apply(state.decision(0).parse(text))
    page = parsed(BOARD.main(scene_of(state, 0)))
    slots = next(el for el in page.iter("ul") if el.get("class") == "slots5")
    told = [(el.get("title"), el.get("class"), el.get("data-why")) for el in slots.iter("button")]
    assert told[0] == ("Sugarcane", "no", "Sugarcane does not stand for gold.")
    assert [css for _, css, _ in told] == ["no", "no", "can", "can", "can"]


def test_while_one_moves_each_arch_says_that_the_action_is_taken() -> None:
    """They were grey without a word."""
    state = GAME.position("[[seat]]\n[[seat]]\n")
    while state.decision(state.to_act[0]).kind != "move" or not state.refusals(state.to_act[0]):
        state.apply(state.decision(state.to_act[0]).actions[0])
    page = parsed(BOARD.main(scene_of(state, state.to_act[0])))
    arches = [button for button in page.iter("button") if "arc" in button.get("class", "").split()]
    assert len(arches) == 7
    for arch in arches:
        assert "action" in (arch.get("data-why") or "")
        assert "action taken" in "".join(arch.itertext())


def test_a_mission_that_cannot_be_revealed_says_why() -> None:
    """BI-26."""
    state = GAME.position("round = 3\n[[seat]]\nmissions = ['i-1']\n[[seat]]\n")
    page = parsed(BOARD.main(scene_of(state, 0)))
    mission = next(el for el in page.iter("button") if el.get("data-card") == "i-1")
    assert "objective" in (mission.get("data-why") or "")


def test_a_city_says_what_is_missing_where_the_monarch_stands() -> None:
    """BI-16: not of some other hex."""
    text = "era = 2\ncities = ['ouro-preto', 'belem']\nexplore = []\n"
    state = GAME.position(
        f"{text}[[seat]]\nsupply = {{ wood = 1, cotton = 1 }}\nunits = ['g3 d5', 'g1 c3']\n[[seat]]\n"
    )
    state.apply(state.decision(0).parse("arch build"))
    page = parsed(BOARD.main(scene_of(state, 0)))
    city = next(el for el in page.iter("button") if el.get("data-card") == "ouro-preto")
    assert city.get("data-why") == "You cannot pay 2 gold."


def test_the_last_round_stands_in_the_corner() -> None:
    """BI-48."""
    text = "era = 3\nround = 19\n{}[[seat]]\n[[seat]]\n"
    assert BOARD.where(scene_of(GAME.position(text.format("ending = true\n")), 0)) == "Round 19, the last · Era III"
    assert "last" not in BOARD.where(scene_of(GAME.position(text.format("")), 0))


def test_a_hint_promises_no_points() -> None:
    """Its bots weigh who wins: what an option is worth tells only by how much it is less good than the best."""
    state, seat = one_of_each_kind()["action"]
    actions = [str(action) for action in state.decision(seat).actions][:3]
    worth = dict(zip(actions, (-2.1, -2.3, -5.0), strict=True))
    ideas = tuple(Idea(text, text, (n,) * len(state.players)) for text, n in worth.items())
    table = cast(LiveTable, SimpleNamespace(game=GAME, table=SimpleNamespace(state=state)))
    advice = advice_of(table, seat, Hint(actions[0], actions[0], ideas, (), 8), "en")
    assert "point" not in advice.says
    assert [figure for _, figure in advice.thoughts] == ["best", "about as good", "3 points less"]


# ---------------------------------------------------------------- the page as a whole
@every_kind
def test_a_page_is_well_made(kind: str) -> None:
    """No styles of its own, no id twice, no icon that the page has not got, nothing that is not escaped."""
    state, seat = one_of_each_kind()[kind]
    for eyes in {seat, (seat + 1) % len(state.players), -1}:
        scene = replace(scene_of(state, eyes), names=(NASTY,) * len(state.players), letters=("A", "B", "C", "D"))
        markup = BOARD.main(scene)
        ids = Counter(el.get("id") for el in parsed(markup).iter() if el.get("id"))
        assert not [name for name, n in ids.items() if n > 1]
        assert " style=" not in markup
        assert "<img" not in markup
        assert names_in(markup) <= {*ICONS, *FRAME_ICONS}


def test_a_spectator_chooses_nothing_and_sees_every_board() -> None:
    state, _ = one_of_each_kind()["move"]
    page = BOARD.main(scene_of(state, -1))
    assert not marked(page, "data-act")
    assert not marked(page, "data-part")
    assert page.count('class="panel ev"') == len(state.players)


def test_a_closer_look_at_all_that_can_be_pointed_at() -> None:
    cards: set[str] = set()
    for seats in (1, 2, 4):
        for i, (state, seat) in enumerate(decisions(seats, seats + 50)):
            if i % 40 == 0:
                cards |= marked(BOARD.main(scene_of(state, seat)), "data-card")
    assert len(cards) > 60
    for lang in LANGUAGES:
        for card in cards:
            found = BOARD.zoom(GAME, card, lang)
            assert found is not None, card
            assert "".join(parsed(found).find(".//h2").itertext())  # type: ignore[union-attr]
    assert BOARD.zoom(GAME, "nothing", "en") is None


def test_the_page_in_words_tells_of_every_hex_and_offer() -> None:
    state, seat = one_of_each_kind()["action"]
    data = cast(Data, state.view(seat).data)
    for lang in LANGUAGES:
        lines = [line for _, lines in BOARD.in_words(scene_of(state, seat, lang)) for line in lines]
        text = "\n".join(lines)
        for one in data["map"]["hexes"]:
            assert re.search(rf"^{one['at'].upper()}, ", text, re.MULTILINE)
        for painting in GAME.pack.paintings:
            assert painting.id not in data["gallery"] or painting.names[lang] in text
        own = data["seats"][seat]
        cards = [*own["gold_cards"], *own["combat_cards"], *own["paintings"], own["monarch"]]
        things = [*GAME.pack.products, *GAME.pack.palaces]
        things += [entry for id_, entry in everything(GAME.pack).items() if id_ in cards]
        assert len(things) > len(GAME.pack.products) + len(GAME.pack.palaces)
        for entry in things:  # what it costs and does, not its name alone
            assert " ".join(entry_words(GAME.pack, entry, lang)) in text


def test_another_board_can_be_looked_at() -> None:
    state, seat = one_of_each_kind()["move"]
    scene = scene_of(state, seat)
    for other in range(len(state.players)):
        assert not marked(BOARD.beside(scene, other), "data-act")
        assert bool('data-mine="' in BOARD.panel_stats(scene, other)) == (other != seat)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_result_has_every_source_of_points(seats: int) -> None:
    state = the_end(seats, 4)
    for lang in LANGUAGES:
        result = parsed(BOARD.result(scene_of(state, 0, lang), state.scores))
        rows = [["".join(cell.itertext()) for cell in row] for row in result.iter("tr")][1:]
        assert len(rows) == seats
        points = cast(Data, state.view(0).data)["seats"][0]["points"]
        assert len(rows[0]) == 3 + len(points) - (seats == 1)  # nobody has a rank alone
        own = next(row for row in rows if "A" in row[-len(points) - 2])
        assert own[-len(points) - 1 :] == [str(sum(points.values())), *map(str, points.values())]
        BOARD.main(scene_of(state, 0, lang))


@pytest.mark.parametrize(("won", "said"), [("true", "Guararapes is yours"), ("false", "The Dutch held out")])
def test_the_end_alone_is_won_or_lost_and_points_are_only_told(won: str, said: str) -> None:
    """BI-52."""
    state = GAME.position(f"era = 3\nround = 20\nover = true\nwon = {won}\n[[seat]]\nunits = ['g1 c3', 'g2 c3']\n")
    text = "".join(parsed(BOARD.result(scene_of(state, 0), state.scores)).itertext())
    assert said in text
    assert "points are only told" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_of_the_rules_are_drawn_and_cannot_be_clicked(lang: str) -> None:
    shown: Counter[str] = Counter()
    for rule in book_of(GAME.name).rulebook(lang).rules:
        for example in rule.examples:
            page = book_of(GAME.name).drawn(example, lang)
            parsed(page)
            assert not marked(page, "data-act") | marked(page, "data-part")
            shown[example.show] += 1
    assert set(shown) == set(DRAWN)
    assert book_of(GAME.name).readings(lang)


def test_page_words_exist_in_every_language() -> None:
    wanted = {key for key in WORDS.keys("en") if key.startswith("bi-")}
    for lang in LANGUAGES:
        assert wanted == {key for key in WORDS.keys(lang) if key.startswith("bi-")}


@pytest.mark.parametrize(("units", "grabs"), [("'g1 g4'", ["unit-g1"]), ("'g1 g4', 'g2 g4'", [])])
def test_all_of_a_hex_is_the_button_of_a_unit_that_stands_there_alone(units: str, grabs: list[str]) -> None:
    """A click beside the small disc means the unit, too; not where it could mean another."""
    state = GAME.position(f'phase = "move"\n[[seat]]\narch = "build"\nunits = [{units}]\n[[seat]]\n')
    page = parsed(BOARD.main(scene_of(state, 0)))
    buttons = [el for el in page.iter() if (el.get("class") or "").startswith("un can")]
    assert [el.get("id") for el in buttons if any(one.get("class") == "grab" for one in el.iter())] == grabs
    assert buttons


def test_the_tokens_of_others_are_seen_on_the_own_arches() -> None:
    state = GAME.position('[[seat]]\n[[seat]]\ntoken = "harbor"\n[[seat]]\ntoken = "harbor"\n')
    page = parsed(BOARD.main(scene_of(state, 0)))
    [arch] = [el for el in page.iter() if el.get("id") == "arch-harbor"]
    spots = [el.get("data-spot") for el in arch.iter() if el.get("data-spot")]
    assert spots == ["arch harbor", "arch1 harbor", "arch2 harbor"]
