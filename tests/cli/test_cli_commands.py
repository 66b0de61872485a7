"""The other commands: sim, replay, content, help; the drawing of mines; the three languages."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path

import pytest
from cli_person import Run

import tabuleiro
from tabuleiro.analysis import selfplay
from tabuleiro.bots import BOTS
from tabuleiro.cli import sim
from tabuleiro.cli.terminal import UNICODE, short
from tabuleiro.cli.texts import Texts
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record
from tabuleiro.games.imperial_miners.rules.mine import place_cell
from tabuleiro.games.imperial_miners.rules.view_data import CardData, data_of
from tabuleiro.games.imperial_miners.terminal.mine import Canvas, grid, numbers_by_place, starts_of
from tabuleiro.kit import shelf
from tabuleiro.lang import LANGUAGES


# ---------------------------------------------------------------- sim
@pytest.mark.parametrize("name", shelf.games())
def test_codec(run: Run, name: str) -> None:
    codec = tabuleiro.load(name).codec
    assert run("codec", name).stdout.startswith(f"{codec.stamp}: {codec.size} actions, {codec.length} bytes seen\n")
    told = json.loads(run("codec", name, "--json").stdout)
    assert sum(len(row["names"]) for row in told["rows"]) == codec.size
    assert sum(figure["count"] for figure in told["figures"]) == codec.length


def test_sim_json(run: Run) -> None:
    result = run("sim", "imperial-miners", "--seats", "random,random,random", "--games", 12, "--seed", 5, "--json")
    data = json.loads(result.stdout)
    assert data["games"] == 12
    assert data["seed"] == 5
    assert data["options"] == {"first_game": False}
    assert data["decisions_per_game"] > 100
    assert {"decisions_per_second", "seconds", "pack", "pack_hash", "rules", "swap"} <= data.keys()
    assert len(data["bots"]) == 3
    for bot in data["bots"]:
        assert bot["games"] == 12 == sum(bot["scores"].values())
        assert bot["min"] <= bot["mean"] <= bot["max"]
        assert bot["sd"] > 0
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(12)
    assert result.stderr == ""


def test_alone_only_a_challenge_is_won(run: Run) -> None:
    """Points alone beat nobody; a challenge is won or lost, and random play loses it."""
    for name, wins in (("imperial-miners", None), ("brazil-imperial", 0)):
        asked = ("sim", name, "--seats", "random", "--games", 3, "--seed", 5)
        [bot] = json.loads(run(*asked, "--json").stdout)["bots"]
        assert (bot["wins"], bot["win_rate"]) == (wins, wins)
        line = next(line for line in run(*asked).stdout.splitlines() if line.startswith("1 random"))
        assert line.endswith("-" if wins is None else "0 (0%)")


def test_sim_is_repeatable(run: Run) -> None:
    first, second = (
        json.loads(run("sim", "--games", 5, "--seed", 5, "--json", "--option", "first_game").stdout) for _ in range(2)
    )
    assert first["bots"] == second["bots"]
    assert first["options"] == {"first_game": True}


def test_fast_path_plays_as_random_bots_do(game: Game) -> None:
    for seed in range(3):
        fast, plain = game.new(seats=3, seed=seed), game.new(seats=3, seed=seed)
        assert selfplay.played_at_random(fast, seed) == selfplay.played(plain, ["random"] * 3, seed, [])
        assert fast.record == plain.record


def test_swap_follows_the_bot(game: Game) -> None:
    """With seats swapped, every bot of the list sits everywhere, and its line is its own."""
    outcome = sim.simulated(game, ("random", "random"), 4, 1, {}, swap=True)
    unswapped = sim.simulated(game, ("random", "random"), 4, 1, {}, swap=False)
    a, b = (line.scores for line in unswapped.lines)
    assert [line.scores for line in outcome.lines] == [[a[0], b[1], a[2], b[3]], [b[0], a[1], b[2], a[3]]]


def test_sim_table(run: Run) -> None:
    result = run("sim", "--games", 30, "--seed", 1, "--seats", "greedy,random", "--games", 2, "--swap", "--lang", "de")
    assert "1 greedy" in result.stdout
    assert "Entscheidungen je Partie" in result.stdout
    assert "█" in result.stdout
    assert result.exit_code == 0


def test_sim_with_levels(run: Run) -> None:
    """The seed and the seats say it all, levels included; one more level is another bot."""
    one, again, other = (
        json.loads(run("sim", "--seats", seats, "--games", 1, "--seed", 3, "--json").stdout)["bots"]
        for seats in ("search:1,random", "search:01,random", "search:3,random")
    )
    assert [bot["bot"] for bot in one] == ["search:1", "random"]
    assert one == again
    assert [bot["bot"] for bot in other] == ["search:3", "random"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots(run: Run, lang: str) -> None:
    """A line for each bot, and one for each level with its promise."""
    result = run("bots", "--lang", lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    for bot in BOTS:
        assert any(line.startswith(f"{bot} ") and len(line) > 20 for line in lines)
    for game in shelf.games():
        levels = shelf.manifest_of(game).levels
        assert game in result.stdout
        for level in levels:
            assert any(re.fullmatch(rf"search:{level.number} .* {level.seconds:g}", line) for line in lines)
    assert max(map(len, lines)) <= 80


# ---------------------------------------------------------------- replay and content
@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay(run: Run, saved: Path, lang: str) -> None:
    record = Record.loads(saved.read_text("utf-8"))
    result = run("replay", saved, "--lang", lang)
    numbers = re.findall(r"^ +(\d+) [AB] \(random\): ", result.stdout, re.MULTILINE)
    assert numbers == [str(n) for n in range(1, len(record.entries) + 1)]
    assert "◇" in result.stdout
    assert f"({record.result[0]} {record.result[1]})" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert record.entries[0].text not in run("replay", saved, "--quiet").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_content_list(run: Run, lang: str, game: Game) -> None:
    whole = run("content", "list", "--lang", lang).stdout
    cards = game.pack.cards  # type: ignore[attr-defined]
    assert all(f"({card.id})" in whole for card in cards)
    some = run("content", "list", "--lang", lang, "--level", 2, "--faction", "scots").stdout
    assert run("content", "list", "--lang", lang, "--only", "level=2", "--faction=scots").stdout == some
    assert "(distillery)" in some
    assert "(sun-ladder)" not in some


@pytest.mark.parametrize("name", shelf.games())
def test_every_game_is_simulated_checked_and_listed(run: Run, name: str) -> None:
    found = json.loads(run("sim", name, "--seats", "greedy,random", "--games", 1, "--seed", 1, "--json").stdout)
    assert found["game"] == name
    assert run("content", "check", "--game", name).stdout.startswith("OK: ")
    assert len(run("content", "list", "--game", name, "--lang", "pt-BR").stdout.splitlines()) > 50
    played = run("play", name, "--seats", "random,random", "--seed", 2, "--lang", "en")
    assert played.exit_code == 0
    assert re.search(r"wins\.|Shared victory", played.stdout)


def test_content_check(run: Run) -> None:
    from tabuleiro.games.imperial_miners.content.pack import HOUSE

    result = run("content", "check", HOUSE, "--game", "imperial-miners")
    assert result.exit_code == 0
    assert "36 of level 1, 43 of level 2, 43 of level 3, 14 of level 4), 18 events, 6 board sides" in result.stdout


def test_content_check_reads_notes(run: Run, tmp_path: Path) -> None:
    from tabuleiro.kit.book import book_of

    file = book_of("above-and-below").note_folder / "notes.toml"
    result = run("content", "check", file, "--game", "above-and-below")
    assert (result.exit_code, result.stdout) == (0, "OK: 15 notes\n")
    spoilt = tmp_path / "notes.toml"
    spoilt.write_text('[[note]]\nid = "a"\nrule = "AB-99"\nasks = "turn"\n', "utf-8")
    result = run("content", "check", spoilt, "--game", "above-and-below")
    assert result.exit_code == 2
    assert "notes.toml: note 'a': rule: there is no 'AB-99'" in result.stderr
    assert "de/notes.ftl: the message 'note-a' is missing" in result.stderr


def test_content_check_reads_lessons(run: Run, tmp_path: Path) -> None:
    from tabuleiro.kit.book import book_of

    house = book_of("imperial-miners").lesson_folder
    whole = run("content", "check", "imperial-miners").stdout
    assert "lessons" in whole
    assert "notes" in whole
    one = run("content", "check", house / "first-game.toml", "--game", "imperial-miners")
    assert (one.exit_code, one.stdout) == (0, "OK: 1 lessons\n")
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text('number = 1\nminutes = 2\nseed = 1\nseats = 2\n[[step]]\nid = "a"\nasks = "keeps"\n', "utf-8")
    result = run("content", "check", spoilt, "--game", "imperial-miners")
    assert result.exit_code == 2
    assert (
        "spoilt.toml: step 'a': never comes: the learner is never asked 'keeps'; did you mean 'keep'?" in result.stderr
    )
    assert "de/spoilt.ftl: the message 'spoilt-a' is missing" in result.stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("first-game.toml", 'point = ["event"]', 'point = ["evnt"]', "there is no 'evnt' on the page"),
        ("first-game.toml", 'teaches = ["pick"]', 'teaches = ["pick"]\nfree = ["mine *"]', "free"),
        ("first-game.toml", '"pick rope-walk"', '"pick harbour-rale"', "nothing that it allows is legal when it comes"),
        ("first-game.toml", 'asks = "surface"', 'asks = "surfaces"', "never comes: the learner is never asked"),
        ("de/first-game.ftl", "first-game-cost =", "first-game-coste =", "the message 'first-game-cost' is missing"),
    ],
)
def test_content_check_names_the_fault_of_a_lesson(
    run: Run, tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    from tabuleiro.kit.book import book_of

    folder = Path(shutil.copytree(book_of("imperial-miners").lesson_folder, tmp_path / "lessons"))
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    result = run("content", "check", folder / "first-game.toml", "--game", "imperial-miners")
    assert (result.exit_code, f"{file}: " in result.stderr, fault in result.stderr) == (2, True, True), result.stderr


def test_a_pack_on_the_house_set_is_checked_listed_and_played(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    own = '[[house]]\nid = "X1"\ncost = 4\nbeds = 1\nsource = "my box"\nname = { en = "Tree House" }\n'
    pack.write_text(f'[pack]\nname = "mine"\nbase = "house"\n[remove]\nhouse = ["H0"]\n{own}', "utf-8")
    checked = run("content", "check", pack, "--game", "above-and-below").stdout
    assert checked.startswith("OK: pack 'mine': 65 buildings (25 of kind house,")
    assert "Worth a look" not in checked
    assert "Tree House" in run("content", "list", pack, "--game", "above-and-below", "--lang", "de").stdout
    sim = ("sim", "above-and-below", "--seats", "random,random", "--games", 1, "--seed", 1, "--json", "--pack", pack)
    assert json.loads(run(*sim).stdout)["pack"] == "mine"
    pack.write_text(pack.read_text("utf-8").replace("H0", "HO"), "utf-8")
    result = run("content", "check", pack, "--game", "above-and-below")
    assert (result.exit_code, "mine.toml: remove: house: the base has no 'HO'" in result.stderr) == (2, True)


def test_a_games_name_stands_for_its_own_content(run: Run) -> None:
    assert run("content", "check", "brazil-imperial").stdout.startswith("OK: pack 'house': 8 building faces")


@pytest.mark.parametrize(
    "command",
    [(), ("play",), ("sim",), ("bots",), ("replay",), ("content",), ("content", "check"), ("content", "list")],
)
def test_help_is_complete(run: Run, command: tuple[str, ...]) -> None:
    """Every option has words after it."""
    result = run(*command, "--help")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    for number, line in enumerate(lines):
        if re.match(r"  -", line):
            assert re.search(r"\S {2,}\S", line) or lines[number + 1].startswith("       "), line


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"tabuleiro {tabuleiro.__version__} ({tabuleiro.build()})\n"


# ---------------------------------------------------------------- words and drawing
def test_three_languages_have_the_same_messages() -> None:
    assert len({Texts(lang).words.keys(lang) for lang in LANGUAGES}) == 1


def boxed(place: str, machines: int = 0, collapsed: bool = False, active: bool = False) -> CardData:
    return {"place": place, "card": "", "machines": machines, "collapsed": collapsed, "active": active}


def test_grid() -> None:
    """Each deeper row is half a card to the side; carts stand on the borders, numbers at their places."""
    first, second, deeper, free = (place_cell(place) for place in ("1.0", "1.2", "2.1", "1.4"))
    canvas = Canvas(UNICODE, starts_of([0, 2, 1], [4], 7, 6))
    canvas.box(first, boxed("1.0", machines=1, active=True), "Sun Ladder", "")
    canvas.box(second, boxed("1.2"), "Gate", "")
    canvas.box(deeper, boxed("2.1", collapsed=True), "Harbour Rail", "")
    canvas.slot(free, "12")
    canvas.mark(first, second, "◆", "")
    canvas.mark(first, deeper, "◇", "")
    canvas.mark(deeper, place_cell("3.2"), "◇", "")
    drawn = [line.removeprefix("  ") for line in canvas.text().plain.splitlines()]
    assert [line.rstrip() for line in drawn] == [
        "┌─────────────┬─────────────┐",
        "│Sun Ladder   │Gate         │ [12]",
        "│             ◆             │ 1.4",
        "│1.0 ●·       │1.2          │",
        "└──────┬──◇───┴──────┬──────┘",
        "       │Harbour Rail │",
        "       │             │",
        "       │2.1 ✖        │",
        "       └─────────◇───┘",
    ]


def test_names_are_cut_to_their_box() -> None:
    assert short("Sun Ladder", 11, 2, "…") == ["Sun Ladder"]
    assert short("Sun Ladder", 6, 2, "…") == ["Sun", "Ladder"]
    assert short("Bridge of Six Banners", 6, 2, "…") == ["Bridge", "of Si…"]
    assert short("Harbour", 5, 1, "…") == ["Harb…"]


def test_every_mine_fits(game: Game) -> None:
    """Random play makes the widest mines there are; with all numbers they stay within 80 columns."""
    dice = random.Random(1)
    for seed in range(4):
        state = game.new(seats=1, seed=seed)
        while not state.over:
            decision = state.decision(0)
            view = state.view(0)
            drawn = grid(game, data_of(view)["seats"][0], numbers_by_place(decision), "de", UNICODE, 80)  # type: ignore[arg-type]
            assert all(len(line) <= 80 for line in drawn.plain.splitlines())
            state.apply(dice.choice(decision.actions))


def test_content_by_the_name_of_its_game(run: Run) -> None:
    for name in ("above-and-below", "brazil-imperial"):
        assert run("content", "list", name).stdout == run("content", "list", "--game", name).stdout != ""
        assert run("content", "check", name).stdout.startswith("OK: pack 'house'")
    refused = run("content", "list", "above-and-below", "--level", 2)
    assert (refused.exit_code, "has no such filter" in refused.stderr) == (2, True)
    assert run("content", "list", "one", "two").exit_code == 2
