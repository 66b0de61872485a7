"""What a new player of Brazil: Imperial stumbled over on the table page: names, reasons, prices, choices for good."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from brazil_scenes import GAME, decisions, one_of_each_kind, scene_of

from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.page.fight import enemy_at
from tabuleiro.games.brazil_imperial.page.marks import MOVES, WORDS, Look, in_bar, option_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Scene

BOARD = board_of(GAME.name)
RICH = """
scenario = "cisplatine"
era = 2
[[seat]]
supply = { cane = 1, coffee = 1, gold = 2, science = 1 }
tiles = ["b3 farm coffee 2", "b2 sawmill wood 1"]
units = ["g3 b3"]
[[seat]]
tiles = ["g3 farm"]
"""


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def after(*actions: str, text: str = RICH) -> Scene:
    state = GAME.position(text)
    for action in actions:
        state.apply(state.decision(0).parse(action))
    return scene_of(state, 0)


def by_id(scene: Scene, id_: str) -> ElementTree.Element:
    return next(el for el in parsed(BOARD.main(scene)).iter() if el.get("id") == id_)


def said_in(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


@pytest.mark.parametrize(
    ("arch", "names"),
    [
        ("deploy", [unit.names["en"] for board in GAME.pack.boards if board.id == "green" for unit in board.units[3:]]),
        ("manufacture", [product.names["en"] for product in GAME.pack.products]),
    ],
)
def test_units_and_products_are_listed_at_once_with_their_names(arch: str, names: list[str]) -> None:
    said = said_in(by_id(after(f"arch {arch}"), "choices"))
    assert all(name in said for name in names), said


def test_every_hex_has_its_reason_while_one_builds() -> None:
    scene = after("arch build")
    hexes = [el for el in parsed(BOARD.main(scene)).iter("g") if (el.get("id") or "").startswith("hex-")]
    assert all(el.get("data-act") or el.get("data-part") or el.get("data-why") for el in hexes)
    why = {el.get("id"): el.get("data-why") for el in hexes}
    assert why["hex-f4"] == "F4 is not next to your empire."
    chosen = by_id(replace(scene, part="build foundry"), "hex-a2")  # a foundry stands on a mine
    assert "terrain" in str(chosen.get("data-why"))


def test_what_looks_for_a_place_is_named() -> None:
    scene = after("arch build")
    assert "Sawmill" in BOARD.foretold(replace(scene, part="build sawmill"))


def test_goods_on_tiles_count_in_what_can_be_spent() -> None:
    scene = after()
    assert dict(BOARD.figures(scene, 0))["coffee"] == 3
    assert "On your tiles" in said_in(by_id(scene, "supply"))


@pytest.mark.parametrize(
    ("actions", "chosen", "label"),
    [
        (("arch painting",), "paint ", "Take "),
        (("arch build",), "found ", "Found "),
        (("arch deploy",), "deploy ", "Deploy "),
    ],
)
def test_what_cannot_be_taken_back_waits_for_the_main_button(actions: list[str], chosen: str, label: str) -> None:
    scene = after(*actions)
    assert scene.decision is not None
    option = next(str(action) for action in scene.decision.actions if str(action).startswith(chosen))
    assert scene.decision.kind in BOARD.confirm
    assert BOARD.main_button(replace(scene, chosen=option))[0].startswith(label)
    part = option.partition(" at ")[0]
    pages = parsed(BOARD.main(scene)), parsed(BOARD.main(replace(scene, part=part)))
    marked = [el for page in pages for el in page.iter() if el.get("data-act") == option]
    assert marked
    assert all("data-confirm" in el.attrib for el in marked)


def test_what_is_open_lies_over_the_gallery_so_that_nothing_moves() -> None:
    side = next(el for el in parsed(BOARD.main(after("arch deploy"))).iter("div") if el.get("class") == "side")
    assert side[0].get("class") == "over"


ASKED_FIRST = ("action", "move", "deploy", "harbor", "trade", "draw", "painting", "build", "palace")


def test_what_turns_something_up_at_once_is_chosen_first() -> None:
    """However it is called: what draws or shows something cannot be undone. Buttons in the bar say so themselves."""
    found: set[str] = set()
    for state, seat in (pair for seed in (1, 2) for pair in decisions(2 + seed, seed)):
        decision = state.decision(seat)
        if decision.kind not in ASKED_FIRST:
            continue
        look = Look(scene_of(state, seat))
        for action in decision.actions:
            option = option_of(action.parts)
            if in_bar(option) or option.verb == "extra":
                continue
            after_it = state.clone()
            after_it.events = []
            after_it.apply(after_it.decision(seat).parse(str(action)))
            if any(event.information for event in after_it.events):
                fight = option.verb in MOVES and enemy_at(look, option.place) >= 0
                assert look.confirms(action) or fight, str(action)
                assert BOARD.main_button(replace(look.scene, chosen=str(action)))[0], str(action)
                found.add(option.verb)
    assert found >= {"deploy", "paint", "move", "arch"}


def test_an_arch_that_would_make_the_one_product_at_once_is_chosen_first() -> None:
    """It spends goods, and nothing is asked before."""
    text = 'scenario = "cisplatine"\n[[seat]]\nsupply = { cane = 2 }\n[[seat]]\n'
    scene = after(text=text)
    assert Look(scene).confirms(next(a for a in scene.decision.actions if str(a) == "arch manufacture"))
    assert BOARD.main_button(replace(scene, chosen="arch manufacture"))[0] == "Manufacture Sugar"
    two = after(text=text.replace("{ cane = 2 }", "{ cane = 2, wood = 2 }"))
    assert not Look(two).confirms(next(a for a in two.decision.actions if str(a) == "arch manufacture"))


@pytest.mark.parametrize(("once", "n"), [("", 2), ('once = ["first-deploy"]\n', 1)])
def test_deploy_without_a_unit_says_how_many_cards_it_draws(once: str, n: int) -> None:
    seat = f'[[seat]]\ncolour = "blue"\nmonarch = "napoleon"\n{once}'
    scene = after(text=f'scenario = "cisplatine"\n{seat}[[seat]]\ncolour = "orange"\n')
    label = BOARD.main_button(replace(scene, chosen="arch deploy"))[0]
    assert label == ("Deploy: just draw a card" if n == 1 else "Deploy: just draw 2 cards")


def test_the_only_move_can_be_chosen_by_its_hex() -> None:
    """As a coach leaves it: the hex that is framed is clicked before the unit."""
    scene = after("arch harbor", "harbor cane", text=RICH.replace("gold = 2, science = 1", "gold = 1"))
    assert scene.decision is not None
    one = [action for action in scene.decision.actions if action.parts.verb in MOVES][:1]
    assert marks_of(narrowed_to(scene, one), one[0].parts.place).get("data-act") == str(one[0])
    assert marks_of(scene, one[0].parts.place).get("data-act") is None


def test_what_the_coach_says_names_the_unit_of_an_additional_move() -> None:
    text = 'scenario = "cisplatine"\ngallery = ["anchieta"]\n[[seat]]\nunits = ["g1 a4"]\n[[seat]]\n'
    scene = after("arch painting", text=text)
    assert scene.decision is not None
    marches = [action for action in scene.decision.actions if action.parts.verb == "march"]
    assert [BOARD.brief(scene.view, action, "en") for action in marches] == ["Archer 1 to B4"]


def narrowed_to(scene: Scene, actions: list[Action]) -> Scene:
    asked = scene.decision
    assert asked is not None
    return replace(
        scene, decision=Decision(asked.game, asked.seat, asked.step, asked.at, [one.option for one in actions])
    )


def marks_of(scene: Scene, at: str) -> dict[str, str]:
    return by_id(scene, f"hex-{at}").attrib


@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_under_the_arches_are_short(lang: str) -> None:
    """An arch is 84 pixels wide: longer lines were cut. What a move is called stands on a line of its own."""
    upgrades = [WORDS.text(lang, f"bi-upgrade-{arch.id}") for arch in GAME.pack.arches if arch.slot]
    moves = [WORDS.text(lang, f"bi-move-{arch.move or 'none'}") for arch in GAME.pack.arches]
    assert all(": " in text for text in moves)
    assert [text for text in (*upgrades, *(": ".join(moves).split(": "))) if len(text) > 17] == []


MET = """
scenario = "cisplatine"
[[seat]]
missions = ["i-5", "ii-2", "iii-4"]
paintings = ["anchieta"]
tiles = ["b3 farm coffee 2"]
units = ["g1 b4"]
supply = { cane = 1 }
[[seat]]
"""


def test_a_mission_that_is_met_stands_in_the_bar() -> None:
    """On a phone it lies below the fold."""
    scene = after("arch harbor", "harbor cane", text=MET)
    assert [label for _, label in BOARD.loose(scene)] == ["Reveal Patrons of Art: era II begins", "End the turn"]
    assert BOARD.asks_again(scene, "reveal i-5")
    chosen = replace(scene, chosen="reveal i-5")
    assert BOARD.main_button(chosen)[0] == "Yes, reveal it now"  # not what was pressed to get here once more
    assert [label for _, label in BOARD.loose(chosen)] == ["End the turn"]  # not twice the same


TRADER = """
scenario = "cisplatine"
[[seat]]
combat_cards = ["barroso", "line-infantry"]
supply = { cane = 2 }
[[seat]]
"""


def test_combat_cards_that_all_have_to_go_are_given_at_once() -> None:
    scene = after("arch trade", text=TRADER)
    assert BOARD.rest(scene, "trade cards") == ["give barroso", "give line-infantry"]
    assert not BOARD.rest(scene, "trade resource")
    three = after("arch trade", text=TRADER.replace('"barroso"', '"barroso", "militia"'))
    assert not BOARD.rest(three, "trade cards")
    asked = after("arch trade", "trade cards", text=TRADER)
    assert BOARD.rest(asked, "give barroso") == ["give line-infantry"]


def test_a_palace_that_would_fit_says_what_keeps_it_away() -> None:
    """A farm was there, but the lesson kept it for later; the page said that there was no place."""
    state, seat = one_of_each_kind()["palace"]
    scene = scene_of(state, seat)
    look = Look(scene)
    known = {option.thing for option in look.options}
    thing = next(o.thing for o in look.refused if o.verb == "palace" and o.thing not in known)
    refused = [(action, reason) for action, reason in scene.refusals if action.parts.thing == thing]
    later = [(action, Reason("lesson_later")) for action, _ in refused[-1:]]
    mark = Look(replace(scene, refusals=[*refused[:-1], *later])).thing("palace", thing, "Palace")
    assert mark is not None
    assert "no place" not in mark.reason
    assert mark.later


def test_buildings_have_names_and_their_places_say_what_they_bring() -> None:
    """A phone shows them; on a desk there is no room."""
    scene = after("arch build")
    said = said_in(by_id(scene, "buildings"))
    assert all(building.names["en"] in said for building in GAME.pack.buildings)
    part = next(el.get("data-part") for el in by_id(scene, "buildings").iter("button") if el.get("data-part"))
    ways = by_id(replace(scene, part=part or ""), "ways")
    places = list(ways.iter("li"))
    assert places
    assert all(any(el.get("class") == "i" for el in place.iter("svg")) for place in places)
    assert all(any(ground in said_in(place) for ground in ("field", "forest", "mine", "tile")) for place in places)


ALL_DUE = """
scenario = "cisplatine"
[[seat]]
supply = { cane = 1, wood = 1 }
[[seat]]
"""


def test_goods_that_are_exactly_what_is_due_are_paid_without_a_question() -> None:
    """A trading post costs two resources of any kind."""

    def posts(text: str) -> list[tuple[Scene, str]]:
        scene = after("arch build", text=text)
        found = [str(action) for action in scene.decision.actions] if scene.decision else []
        return [(scene, option) for option in found if option.startswith("build trading-post")]

    scene, post = posts(ALL_DUE)[0]
    paid = BOARD.rest(scene, post)
    assert len(paid) == 1  # the second icon leaves one good alone: the rules take it
    assert paid[0].startswith("pay ")
    for more in ("wood = 2", "wood = 1, coffee = 1"):
        scene, post = posts(ALL_DUE.replace("wood = 1", more))[0]
        assert not BOARD.rest(scene, post)
    scene, post = posts(ALL_DUE.replace("supply", 'gold_cards = ["stonemasons"]\nsupply'))[0]
    assert not BOARD.rest(scene, post)


def test_missions_are_chosen_then_kept_and_what_was_kept_is_said() -> None:
    scene = scene_of(GAME.new(2, seed=3), 0)
    assert scene.decision is not None
    option = str(scene.decision.actions[0])
    assert "data-confirm" in BOARD.main(scene)
    assert BOARD.main_button(replace(scene, chosen=option))[0].startswith("Keep ")
    state = GAME.new(2, seed=3)
    state.apply(state.decision(0).parse(option))
    again = str(BOARD.main(scene_of(state, 0)))
    assert "Kept so far: " in again


def test_trades_keep_their_places() -> None:
    """What cannot be traded any more stays where it was."""

    def offered(scene: Scene) -> list[str]:
        marked = [el.get("data-act") or el.get("data-why") or "" for el in by_id(scene, "choices").iter("button")]
        return [text if text.startswith("trade ") else "no" for text in marked]

    assert offered(after("arch trade", text=TRADER)) == ["trade resource", "no", "no", "trade cards"]
    assert offered(after("arch trade", "trade cards", "give barroso", "give line-infantry", text=TRADER)) == [
        *("trade resource", "no", "no", "no")
    ]


def test_a_painting_that_is_chosen_says_what_it_does() -> None:
    scene = after("arch painting")
    option = next(str(action) for action in scene.decision.actions if str(action).startswith("paint "))
    assert len(BOARD.foretold(replace(scene, chosen=option))) > 20


def test_a_tile_that_would_be_lost_unseen_is_named_before_building() -> None:
    scene = after("arch build", text=RICH.replace("era = 2\n", 'era = 2\nexplore = ["a4 ?", "c3 ?"]\n'))
    found = [BOARD.foretold(replace(scene, part=part)) for part in ("build cane-field", "build farm", "build sawmill")]
    assert any("would be lost" in said for said in found), found


def test_a_card_drawn_by_a_past_token_is_in_the_bar_and_not_on_the_main_button() -> None:
    """BI-28."""
    scene = scene_of(
        GAME.position('era = 3\nphase = "move"\n[[seat]]\narch = "harbor"\nunder.ii = "harbor"\n[[seat]]\n'), 0
    )
    assert "draw" in dict(BOARD.loose(scene))
    assert BOARD.main_button(replace(scene, chosen="draw")) == ("", "")
