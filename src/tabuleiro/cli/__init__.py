"""The command line: play, sim, bots, arena, replay, content; `main` is the one door."""

from __future__ import annotations


def main() -> None:
    from tabuleiro.cli.app import app

    app(prog_name="tabuleiro")
