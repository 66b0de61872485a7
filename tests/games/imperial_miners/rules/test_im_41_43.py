"""Rule tests, IM-41 to IM-43."""

from __future__ import annotations

import pytest
from helpers import act, card, event, options, player, position, seen, small_pack

from tabuleiro.games.imperial_miners.rules.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.words.names import title_words

# ---------------------------------------------------------------- IM-41: the score
END = small_pack(
    card("full", 1, "coin = 1", carts="FFFFFF"),
    card("under", 2, "coin = 1", carts="FFFFFF"),
    card("gate", 1, "coin = 1"),
    event("gift", "end", "vp = 1"),
)
EIGHT_CARTS = ["1.0 full", "1.2 full", "1.4 full", "1.6 full", "2.1 under", "2.3 under"]


def over(*seats):
    """Scores after the tenth round; a seat is (VP, coins, machines)."""
    rows = [f"[[seat]]\nvp = {vp}\ncoins = {c}\nmine = ['1.0 gate machines={m}']" for vp, c, m in seats]
    state = position("\n".join(["round = 10", "event = 'quiet-1'", "phase = 'end'", *rows]), END)
    assert state.over
    return state.scores


@pytest.mark.rule("IM-41")
def test_the_printed_example_is_39():
    state = position(
        f"round = 10\nphase = 'round'\nevent = 'quiet-1'\n[[seat]]\nvp = 31\ncoins = 7\nmine = {EIGHT_CARTS}", END
    )
    assert state.over
    assert state.scores[0].total == 39
    assert state.scores[0].breakdown == {"vp": 31, "carts": 8}


@pytest.mark.rule("IM-41")
def test_coins_machines_and_hand_are_worth_nothing():
    seat = (
        "[[seat]]\nvp = 4\ncoins = 50\nhand = ['full', 'under']\nmine = ['1.0 gate machines=3', '1.2 gate collapsed']"
    )
    assert position(f"round = 10\nphase = 'round'\nevent = 'quiet-1'\n{seat}", END).scores[0].total == 4


@pytest.mark.rule("IM-41")
def test_a_cart_completed_by_a_marker_scores_like_any_other():
    seat = "[[seat]]\nmine = ['1.0 full', '1.2 gate']"
    assert position(f"round = 10\nphase = 'round'\n{seat}", END).scores[0].total == 0
    assert position(f"round = 10\nphase = 'round'\n{seat}\ncarts = ['1.0 and 1.2']", END).scores[0].total == 1


@pytest.mark.rule("IM-41")
@pytest.mark.parametrize(("number", "done"), [(9, False), (10, True)])
def test_the_play_is_over_after_the_tenth_round(number, done):
    text = f"round = {number}\nevent = 'quiet-1'\nphase = 'end'\n[[seat]]\nhand = ['full', 'gate']\nmine = ['1.0 gate']"
    state = position(text, END)
    assert state.over is done
    assert options(state) == ([] if done else ["pick full", "pick gate"])
    assert seen(state)["rounds_left"] == 0


@pytest.mark.rule("IM-41")
def test_the_tenth_rounds_end_event_comes_before_scoring():
    state = position("round = 10\nevent = 'gift'\nphase = 'end'\n[[seat]]\nvp = 2", END)
    assert state.over
    assert state.scores[0].total == 3


# ---------------------------------------------------------------- IM-42: ties
@pytest.mark.rule("IM-42")
def test_the_most_points_win():
    assert [score.rank for score in over((5, 0, 0), (9, 0, 0), (7, 99, 3))] == [3, 1, 2]


@pytest.mark.rule("IM-42")
def test_a_tie_goes_to_the_most_coins_left():
    assert [score.rank for score in over((9, 2, 3), (9, 3, 0))] == [2, 1]


@pytest.mark.rule("IM-42")
def test_then_to_the_most_machines_in_the_mine():
    assert [score.rank for score in over((9, 3, 1), (9, 3, 2))] == [2, 1]
    assert SECOND_TIE_BREAK == "machines"


@pytest.mark.rule("IM-42")
def test_then_the_victory_is_shared():
    assert [score.rank for score in over((9, 3, 2), (4, 0, 0), (9, 3, 2))] == [1, 3, 1]


@pytest.mark.rule("IM-42")
def test_lower_places_are_ranked_the_same_way():
    ranks = [score.rank for score in over((5, 1, 0), (9, 0, 0), (5, 2, 0), (5, 1, 1), (5, 1, 0))]
    assert ranks == [4, 1, 2, 3, 4]


# ---------------------------------------------------------------- IM-43: solo
BOUNDARIES = [
    (0, "digger"),
    (34, "digger"),
    (35, "labourer"),
    (45, "labourer"),
    (46, "adept"),
    (55, "adept"),
    (56, "engineer"),
    (60, "engineer"),
    (61, "veteran"),
    (65, "veteran"),
    (66, "king"),
    (120, "king"),
]
TITLES = {
    "digger": ("Digger", "Buddler", "Escavador"),
    "labourer": ("Underground Laborer", "Minenarbeiter", "Operário do Subterrâneo"),
    "adept": ("Adept Miner", "Geschickter Bergmann", "Minerador Perito"),
    "engineer": ("Underground Engineer", "Tiefbau-Ingenieur", "Engenheiro do Subterrâneo"),
    "veteran": ("Veteran Miner", "Architekt", "Minerador Veterano"),
    "king": ("Underground King", "Bergkönig", "Rei do Subterrâneo"),
}


@pytest.mark.rule("IM-43")
@pytest.mark.parametrize(("points", "key"), BOUNDARIES)
def test_the_title_of_a_solo_score(points, key):
    assert title(points) == key


@pytest.mark.rule("IM-43")
@pytest.mark.parametrize("key", TITLES)
def test_titles_in_three_languages(key):
    assert tuple(title_words(key, lang) for lang in ("en", "de", "pt-BR")) == TITLES[key]


@pytest.mark.rule("IM-43")
def test_a_solo_score_is_points_and_carts_as_in_any_play():
    text = f"round = 10\nevent = 'quiet-1'\nphase = 'end'\n[[seat]]\nvp = 27\ncoins = 9\nmine = {EIGHT_CARTS}"
    (score,) = position(text, END).scores
    assert (score.total, title(score.total)) == (35, "labourer")


@pytest.mark.rule("IM-43")
def test_a_solo_round_follows_the_same_rules():
    # The same position alone and for two: the same questions, and the same outcome for the same answers.
    seat = "[[seat]]\ncoins = 4\nhand = ['under', 'full', 'gate']\nmine = ['1.0 full', '1.2 gate collapsed']\n"
    answers = ["pick under", "play under at 2.1", "use 1 at 2.1", "climb to 1.2", "surface 1"]
    alone, two = (position(f"round = 2\nevent = 'gift'\n{seat * n}", END) for n in (1, 2))
    asked = []
    for text in answers:
        assert options(alone) == options(two)
        asked.append(alone.decision(0).kind)
        act(alone, 0, text)
        act(two, 0, text)
        if text.startswith("pick"):
            act(two, 1, text)  # all picks are turned up together
        if text != answers[-1]:
            assert player(alone) == player(two)
    assert asked == ["pick", "place", "use", "climb", "surface"]
    assert (player(alone)["coins"], player(alone)["vp"]) == (4 - 2 + 1 + 2, 1)
