"""Draws docs/img/terminal.svg, the README's picture: a seat's screen in the middle of a play of bots."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

import tabuleiro
from tabuleiro.cli.drawing import Look, drawing_of, words_of
from tabuleiro.cli.terminal import UNICODE, numbered, seat_style
from tabuleiro.cli.texts import Texts

WIDTH = 96
SEED = 8
# Rich's own frame fetches a font from elsewhere; this one takes what the reader's machine has.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect width="100%" height="100%" rx="8" fill="#1c1814"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    names = ["A (you)", "B (greedy)", "C (random)"]
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=3, seed=SEED)
    bots = [tabuleiro.bot(name, seed=i) for i, name in enumerate(("greedy", "greedy", "random"))]
    while state.view(0).data["round"] != 6 or 0 not in state.to_act or state.decision(0).kind != "pick":
        seat = state.to_act[-1]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
    view, decision, texts = state.view(0), state.decision(0), Texts("en")
    look = Look(view, decision, names, texts, UNICODE, WIDTH)
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=WIDTH, file=nowhere, force_terminal=True, color_system="truecolor")
        console.print(*drawing_of(game).focus(look), "", sep="\n", highlight=False)
        prompt = words_of(game).prompt(view, decision, "en")
        console.print(Text(f"A (you): {prompt}", f"bold {seat_style(0)}"))
        console.print(numbered(drawing_of(game).options(look)))
        picture = console.export_svg(title="Tabuleiro", code_format=FRAME, unique_id="t")
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
