"""tabuleiro codec: the table of a game's actions and the figures of its observations."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from tabuleiro.core.codec import Codec
from tabuleiro.core.game import Game


def tables(codec: Codec) -> dict[str, Any]:
    """All of it: every action and every byte by name."""
    return {
        "game": codec.game.name,
        "pack": codec.game.pack_hash,
        "version": codec.version,
        "stamp": codec.stamp,
        "size": codec.size,
        "length": codec.length,
        "rows": [asdict(row) for row in codec.rows],
        "figures": [asdict(figure) for figure in codec.figures],
    }


def show(game: Game, as_json: bool) -> None:
    codec = game.codec
    if as_json:
        print(json.dumps(tables(codec), ensure_ascii=False))
        return
    print(f"{codec.stamp}: {codec.size} actions, {codec.length} bytes seen")
    for row in codec.rows:
        said = " ".join(part for part in (row.kind, row.verb, *row.what) if part)
        print(f"{row.first:6} {row.size:5}  {said}")
    for figure in codec.figures:
        print(f"{figure.first:6} {figure.count:5}  {figure.name}: {figure.meaning}, at most {figure.most}")
