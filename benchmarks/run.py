"""How fast the engine is: both builds and other engines in one run, in short slices by turns; `make bench` runs it.

Each build and each peer is a process of its own; a round asks every one of them for a slice of all its figures, each
beside its own reading of the calibration loop (see calibration.py). The report has the medians over the rounds.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from calibration import REFERENCE, Figure
from report import PEERS, Result, ratio_label, ratios, rendered, summary

HERE = Path(__file__).parent
ROOT = HERE.parent


class Worker:
    """One process that measures: it says what it is, then gives a slice whenever it is asked."""

    def __init__(self, name: str, command: list[str], path: Path | None = None, missing: str = "") -> None:
        self.name = name
        self.head: dict[str, Any] = {}
        self.slices: dict[str, list[Figure]] = {}
        self.missing = missing
        self.process: subprocess.Popen[str] | None = None
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - read when the process has ended
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            env["PYTHONPATH"] = str(path)
        if missing:
            return
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=env
            )
        except OSError as error:
            self.missing = f"{command[0]}: {error.strerror}"

    def start(self) -> None:
        """Waits until it is ready."""
        self.head = self._answer()
        self.missing = self.missing or self.head.get("missing", "")

    def slice(self) -> None:
        if self.missing or self.process is None or self.process.stdin is None:
            return
        with contextlib.suppress(OSError):  # it may have ended: the answer says why
            print(file=self.process.stdin, flush=True)
        for name, figure in self._answer().items():
            self.slices.setdefault(name, []).append(figure)

    def _answer(self) -> dict[str, Any]:
        if self.process is None or self.process.stdout is None:
            return {}
        line = self.process.stdout.readline()
        try:
            answer: dict[str, Any] = json.loads(line)
            return answer
        except ValueError:
            if line:
                self.process.kill()
            self.process.wait()
            self.errors.seek(0)
            last = (self.errors.read().strip().splitlines() or [f"ended with status {self.process.returncode}"])[-1]
            self.missing = last[:200]
            return {}

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
        self.errors.close()

    def entry(self) -> dict[str, Any]:
        """What the result keeps of it; half a measurement is none."""
        if self.missing:
            return {"missing": self.missing}
        return {
            **self.head,
            "figures": {name: summary(name, slices) for name, slices in self.slices.items()},
        }


def builds(given: argparse.Namespace) -> list[Worker]:
    measure = [sys.executable, str(HERE / "ours.py"), "--game", given.game, "--seats", *map(str, given.seats)]
    workers = [Worker("plain", measure, ROOT / "src")]
    if (given.compiled / "tabuleiro").is_dir():
        workers.append(Worker("compiled", measure, given.compiled))
    else:
        workers.append(Worker("compiled", [], missing="there is no compiled build: make wheel"))
    return workers


def peers(given: argparse.Namespace) -> list[Worker]:
    if given.no_peers:
        return []
    if not given.peers.exists():
        return [Worker(name, [], missing="not installed: see .venv/peers.log") for name in PEERS]
    return [Worker(name, [str(given.peers), str(HERE / "peers.py"), name]) for name in PEERS]


def progress(words: str) -> None:
    """A line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{words:78}", end="" if words else "\r", file=sys.stderr, flush=True)


def measured(given: argparse.Namespace) -> Result:
    own: list[Worker] = []
    others: list[Worker] = []
    began = time.monotonic()
    try:
        own = builds(given)
        others = peers(given)
        for worker in own + others:
            progress(f"starting {worker.name} ...")
            worker.start()
            built = worker.head.get("build", worker.name)
            if built != worker.name:
                worker.missing = f"the {built} build was loaded instead"
        for number in range(given.rounds):
            for worker in own + others:
                left = (time.monotonic() - began) / number * (given.rounds - number) if number else 0.0
                until = f", about {left:.0f} s left" if number else ""
                progress(f"round {number + 1} of {given.rounds}: {worker.name}{until}")
                worker.slice()
        progress("")
        return {
            "game": given.game,
            "rounds": given.rounds,
            "seats": given.seats,
            "calibration": REFERENCE,
            "python": sys.version.split()[0],
            "builds": {worker.name: worker.entry() for worker in own},
            "peers": {worker.name: worker.entry() for worker in others},
        }
    finally:
        for worker in own + others:
            worker.stop()


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--game", default="imperial-miners", help="the game with every figure (default %(default)s)")
    add("--seats", type=int, nargs="+", default=[1, 2, 4], help="numbers of seats (default 1 2 4; targets are for 2)")
    add("--rounds", type=at_least_one, default=25, help="how many slices the medians are of (default %(default)s)")
    add("--json", type=Path, metavar="FILE", help="write every figure and ratio there, too")
    add("--picture", type=Path, metavar="FILE", help="draw the ratios there, as SVG")
    add("--no-peers", action="store_true", help="leave the other engines out")
    add("--compiled", type=Path, default=ROOT / ".venv/compiled", help="the compiled build (default .venv/compiled)")
    add("--peers", type=Path, default=ROOT / ".venv/peers/bin/python", help="the Python that has the peers")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    for file in (given.json, given.picture):
        if file is not None and not file.absolute().parent.is_dir():
            print(f"there is no folder for {file}", file=sys.stderr)
            return 2
    try:
        result = measured(given)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    print(rendered(result))
    if given.json:
        found = [{"what": ratio_label(ratio), "peer": ratio.peer, "times": ratio.times} for ratio in ratios(result)]
        given.json.write_text(json.dumps({**result, "ratios": found}, indent=1) + "\n", encoding="utf-8")
    if given.picture:
        from picture import picture

        given.picture.write_text(picture(result), encoding="utf-8")
    return 0 if any("figures" in entry for entry in result["builds"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
