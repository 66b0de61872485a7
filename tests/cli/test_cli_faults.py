"""Bad input: a message that says what and where, exit code 2; trouble with saving: the play goes on."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from cli_person import Run

from tabuleiro.core.record import Origin, Record
from tabuleiro.games.imperial_miners.content.pack import HOUSE

Refused = Callable[..., str]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("play chess", "no game 'chess'"),
        ("sim chess", "no game 'chess'"),
        ("play --seats you,bob", "'bob' is not a player at seat 2"),
        ("play --seats you,,random", "no name at seat 2"),
        ("play --seats you,random,random,random,random,random", "1 to 5 seats, not 6"),
        ("sim --seats random,bob", "'bob' is not a player at seat 2"),
        ("sim --seats you,random", "only bots"),
        *(
            (f"{command} --seats random,{bot}", f"'{bot}' at seat 2: {says}")
            for command in ("play", "sim")
            for bot, says in (
                ("search:9", "the search bot has levels 1 to 6, not 9"),
                ("search:0", "the search bot has levels 1 to 6, not 0"),
                ("search:x", "'x' is not a level"),
                ("search:", "'' is not a level"),
                ("search:1..5", "'1..5' is not a level"),
                ("greedy:2", "the bot 'greedy' has no levels"),
            )
        ),
        ("play --seats you:2", "'you:2' is not a player at seat 1 (players: you, random"),
        ("sim --seats bob:2", "'bob:2' is not a player at seat 1 (players: random"),
        ("bots --lang xx", "--lang xx"),
        ("play --option zzz", "no option 'zzz'"),
        ("play --option first_game=maybe", "'first_game'"),
        ("sim --option zzz", "no option 'zzz'"),
        ("play --lang xx", "--lang xx"),
        ("content list --lang xx", "--lang xx"),
        ("play --seed abc", "--seed"),
        ("sim --games 0", "--games 0"),
        ("sim --games x", "--games"),
        ("play --load /nowhere/at/all", "/nowhere/at/all: cannot be read"),
        ("play --load /", "/: cannot be read"),
        ("replay /nowhere/at/all", "/nowhere/at/all: cannot be read"),
        ("replay /", "/: cannot be read"),
        (f"replay {'x' * 300}", "cannot be read"),
        ("play --pack /nowhere/at/all", "/nowhere/at/all: cannot be read"),
        (f"play --pack {'x' * 300}", "File name too long"),
        ("content check /nowhere/at/all", "/nowhere/at/all: cannot be read"),
        ("content check / --game chess", "no game 'chess'"),
        ("content list --level 9", "--level 9"),
        ("content list --faction orcs", "--faction orcs"),
        ("nonsense", "No such command"),
        ("replay", "Missing argument"),
    ],
)
def test_refused(refused: Refused, line: str, says: str) -> None:
    assert says in refused(*line.split())


@pytest.fixture
def record(saved: Path) -> Record:
    return Record.loads(saved.read_text("utf-8"))


def origin(record: Record, **changes: object) -> Record:
    return replace(record, origin=replace(record.origin, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_bad_records(refused: Refused, saved: Path, record: Record, command: tuple[str, ...], tmp_path: Path) -> None:
    text = saved.read_text("utf-8")
    entry = record.entries[0]
    cases = [
        ("", "not a record"),
        ("hello\n", "not a record"),
        (text[: len(text) // 2], "cut off"),
        (text.replace("A keep", "B keep", 1), "edited or damaged"),
        (replace(record, rules=99).dumps(), "rules version 99"),
        (replace(record, pack_hash="other").dumps(), "nobody here has the content pack 'house' (other)"),
        (replace(record, pack_hash="other", pack_content="xyz").dumps(), "cannot be read"),
        (replace(record, game="chess").dumps(), "no game 'chess'"),
        (replace(record, result=(1, 2)).dumps(), "the record says [1, 2]"),
        (replace(record, setup=()).dumps(), "an outcome of chance is missing"),
        (replace(record, setup=("nonsense", *record.setup[1:])).dumps(), "nonsense"),
        (replace(record, entries=(replace(entry, text="keep cathedral"), *record.entries[1:])).dumps(), "line"),
        (replace(record, entries=(replace(entry, seat=7), *record.entries[1:])).dumps(), "line"),
        (replace(record, entries=record.entries * 2).dumps(), "line"),
        (origin(record, seats=9).dumps(), "1 to 5 seats"),
        (origin(record, options={"zzz": True}).dumps(), "no option 'zzz'"),
        (origin(record, options={"first_game": 3}).dumps(), "first_game"),
        (origin(record, position="nonsense").dumps(), "bad.txt"),
    ]
    bad = tmp_path / "bad.txt"
    for content, says in cases:
        bad.write_text(content, "utf-8")
        said = refused(*command, bad)
        assert says in said
        assert str(bad) in said
    bad.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refused(*command, bad)


def test_who_sits_where_is_not_known(refused: Refused, run: Run, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "bare.txt"
    for names, says in (((), "give --seats"), (("you",), "give --seats"), (("you", "Ana"), "'Ana' is not a player")):
        path.write_text(replace(record, names=names).dumps(), "utf-8")
        assert says in refused("play", "--load", path)
        assert run("replay", path, "--quiet").exit_code == 0
        assert run("play", "--load", path, "--seats", "you,random").exit_code == 0
    assert "has 2 seats, not 3" in refused("play", "--load", path, "--seats", "you,you,you")
    assert "--load" in refused("play", "--load", path, "--seed", 3)


def test_replay_to(refused: Refused, run: Run, saved: Path) -> None:
    assert "actions" in refused("replay", saved, "--to", 100_000)
    assert "actions" in refused("replay", saved, "--to", -1)
    shown = run("replay", saved, "--to", 1).stdout
    assert "Shown: 1 action of" in shown
    assert run("replay", saved, "--to", 0, "--lang", "de").exit_code == 0


def test_a_record_carries_its_own_pack(refused: Refused, run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    texts = [
        path.read_text("utf-8").replace('name = "house"', 'name = "mine"') for path in sorted(HOUSE.glob("*.toml"))
    ]
    pack.write_text("\n".join(texts), "utf-8")
    assert run("content", "check", pack).stdout.startswith("OK: pack 'mine': ")
    path = tmp_path / "play.txt"
    run("play", "--seats", "random", "--pack", pack, "--save", path)
    assert run("replay", path, "--pack", pack, "--quiet").exit_code == 0
    assert "another content pack" in refused("replay", path, "--pack", HOUSE)
    pack.unlink()
    assert run("replay", path, "--quiet").exit_code == 0


def test_pack_faults(refused: Refused, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("x = [", "utf-8")
    assert "pack.toml: not TOML" in refused("content", "check", pack)
    pack.write_text('[pack]\nname = "p"\n[[card]]\nid = "a"\nlevel = 9\n', "utf-8")
    faults = refused("content", "check", pack).splitlines()
    assert len(faults) > 3
    assert all(fault.startswith("pack.toml") for fault in faults)
    assert any("level" in fault for fault in faults)
    assert refused("play", "--pack", pack).splitlines() == faults
    (tmp_path / "empty").mkdir()
    assert "no .toml file" in refused("content", "list", tmp_path / "empty")


# ---------------------------------------------------------------- saving
def test_unwritable_places(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    typed = f"save {tmp_path}/no/such/place\nsave {folder}\nsave a\0b\nsave\n1\nquit\n"
    result = run("play", "--seats", "you,random", "--seed", 1, typed=typed)
    said = " ".join(result.stdout.split())
    assert f"Not saved: {tmp_path}/no/such/place" in said.replace("- ", "-")
    assert said.count("Not saved") == 3
    assert "Say where" in said
    assert "Choose card 2" in said
    assert result.exit_code == 0
    assert not list(folder.iterdir())


def test_full_disk_keeps_the_old_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "play.txt"
    run("play", "--seats", "you,random", "--seed", 1, "--save", path, typed="1\n")
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    result = run("play", "--load", path, "--save", path, typed="1\n1\nsave\n1\n")
    assert result.exit_code == 0
    assert "No space left on device" in result.stdout
    assert "Round 1" in result.stdout  # the play went on
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(run: Run, tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    link.symlink_to(real)
    run("play", "--seats", "you,random", "--seed", 1, "--save", link, typed="1\n")
    assert link.is_symlink()
    assert isinstance(Record.loads(real.read_text("utf-8")).origin, Origin)
