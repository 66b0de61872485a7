"""Arenas and self-play on Ray: two local workers keep the journal of one process, byte for byte but for times."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from typer.testing import CliRunner

import tabuleiro
from tabuleiro.analysis import Arena, Settings, entrants_of
from tabuleiro.analysis.cluster import RayWorkers
from tabuleiro.analysis.pool import Desk
from tabuleiro.cli.app import app
from tabuleiro.kit.editions import edition_of

GAME = tabuleiro.load("above-and-below")
TIMES = re.compile(rb'"(seconds|slowest|cpu)":[0-9.e-]+')


@pytest.fixture(scope="module", autouse=True)
def apart() -> Iterator[Path]:
    """Where Ray notes what runs here, apart from other clusters of this machine; a short path, for sockets."""
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        yield Path(folder) / "ray"


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    import ray

    yield
    assert not ray.is_initialized()


def held(folder: Path, jobs: int, ray: str | None) -> list[bytes]:
    """The journal, and all records, of an arena."""
    settings = Settings.checked(GAME, entrants_of("random,greedy,search:1"), 4)
    arena = Arena(settings, folder, jobs=jobs, ray=ray, records=folder / "records")
    arena.run()
    arena.close()
    records = sorted((folder / "records").iterdir())
    return [TIMES.sub(b"", (folder / "journal.jsonl").read_bytes()), *(record.read_bytes() for record in records)]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "auto", "nonsense:"])
def test_where_no_cluster_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    result = CliRunner().invoke(app, ["sim", "--games", "1", "--ray", address])
    assert result.exit_code == 2
    assert f"--ray {address}: no Ray cluster answers" in result.stderr


@pytest.fixture(scope="module")
def cluster(apart: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster that somebody else has made. Made once, for that takes most of a test's time; and after
    it was tried what is said where there is none."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--disable-usage-stats"]
    command += ["--port=0", "--num-cpus=2", "--include-dashboard=false"]
    said = tmp_path_factory.mktemp("ray") / "said"
    with said.open("w") as log, subprocess.Popen(command, stdout=log, stderr=log) as head:
        until = time.monotonic() + 120
        while "Ray runtime started" not in said.read_text("utf-8"):
            assert head.poll() is None, said.read_text("utf-8")
            assert time.monotonic() < until, said.read_text("utf-8")
            time.sleep(0.1)
        yield (apart / "ray_current_cluster").read_text("utf-8").strip()
        head.terminate()


@pytest.mark.usefixtures("cluster")  # which nobody has asked for: a local one is made all the same
def test_the_journal_of_two_workers_is_that_of_one_process(tmp_path: Path) -> None:
    alone = held(tmp_path / "alone", 1, None)
    far = held(tmp_path / "far", 2, "local")
    assert len(alone) == 1 + 12
    assert far == alone
    assert held(tmp_path / "far", 2, "local") == far  # all were there


def test_self_play_on_ray_is_the_same(cluster: str) -> None:
    words = ["sim", "above-and-below", "--seats", "greedy,random", "--games", "5", "--seed", "2", "--json"]
    alone, far = (
        json.loads(CliRunner().invoke(app, [*words, *more]).stdout) for more in ([], ["--ray", cluster, "--jobs", "2"])
    )
    assert far["bots"] == alone["bots"]


def test_a_worker_with_other_code_refuses(cluster: str) -> None:
    settings = replace(Settings.checked(GAME, entrants_of("random,greedy"), 2), code="0123456789abcdef")
    workers = RayWorkers(partial(Arena.desk, settings, edition_of(GAME)), cluster, 1)
    try:
        with pytest.raises(tabuleiro.BadInput, match=r"^the worker on .* has other rules or bots"):
            workers.begin(0).result(timeout=60)
    finally:
        workers.end(at_once=True)


def test_a_worker_that_has_not_our_code_says_so(cluster: str) -> None:
    workers = RayWorkers(elsewhere, cluster, 1)
    try:
        with pytest.raises(tabuleiro.TabuleiroError, match=r"^a worker cannot play: .*test_cluster"):
            workers.begin(0).result(timeout=60)
    finally:
        workers.end(at_once=True)


def elsewhere() -> Desk:
    """Of this file, which no worker can import."""
    raise AssertionError


BROKEN = """
import os
from tabuleiro import Bot

class Leaving(Bot):
    def choose(self, view, decision, budget=None):
        os._exit(1)
"""


def test_a_bot_that_kills_its_worker_is_told_of(tmp_path: Path, cluster: str) -> None:
    (tmp_path / "leaving.py").write_text(BROKEN, "utf-8")
    bots = f"random,{tmp_path / 'leaving.py'}:Leaving"
    words = ["arena", "above-and-below", "--bots", bots, "--games", "2", "--out", str(tmp_path / "out")]
    result = CliRunner().invoke(app, [*words, "--ray", cluster, "--jobs", "1"])
    assert result.exit_code == 2
    assert "a worker process died" in result.stderr
    assert "Traceback" not in result.stderr
