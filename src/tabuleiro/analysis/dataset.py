"""Data sets: records become one table with a row for each decision, a Parquet file that is written as it grows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tabuleiro.analysis.records import SUFFIX
from tabuleiro.core.codec import Codec
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, walk
from tabuleiro.core.scores import shares
from tabuleiro.kit import saves
from tabuleiro.kit.editions import Edition, edition_of, game_for
from tabuleiro.kit.extras import needed

FORMAT: Final = 1
ROWS: Final = 4096  # of a row group: what is held at a time
KEY: Final = b"tabuleiro"  # in the metadata of the schema: what the numbers mean

# What stands in a row, but for the lists of an observation; in this order.
PLAIN: Final = {
    "play": "string",  # the file of the record, with its folder where two have the same name
    "number": "int32",  # of the decision in its play, from 1
    "seats": "int8",
    "seat": "int8",
    "bot": "string",  # who sat there, as the record has it; null: it does not say
    "round": "int16",
    "kind": "string",  # of the decision
    "choice": "int32",  # its index; null: the table of actions does not go so far
    "action": "string",  # in notation
    "points": "int32",  # of this seat at the end
    "rank": "int8",
    "won": "float32",  # this seat's part of the win; null: alone, without a challenge
}


def files_of(places: Sequence[Path]) -> list[Path]:
    """The records that are meant: files, and all in folders, each once."""
    found: dict[Path, None] = {}
    for place in places:
        inside = sorted(place.rglob(f"*{SUFFIX}")) if place.is_dir() else [place]
        if not inside:
            raise BadInput(f"{place}: there is no record in this folder (files that end with {SUFFIX})")
        found.update(dict.fromkeys(inside))
    return list(found)


class Dataset:
    """Records of one game with the same content and rules, all of plays that are over; made once they are looked at."""

    def __init__(self, files: Sequence[Path], pack: Path | None = None) -> None:
        self.arrow = needed("pyarrow", "data", "a data set")
        self.parquet = needed("pyarrow.parquet", "data", "a data set")
        if not files:
            raise BadInput("a data set needs at least one record")
        self.files = files
        self.by_name = len({file.name for file in files}) == len(files)
        first = saves.read(files[0])
        for file in files:
            _check(file, saves.read(file), edition_of(first), files[0])
        self.game: Game = game_for(first, pack)
        self.codec: Codec = self.game.codec

    @property
    def schema(self) -> Any:
        """Its columns; the metadata say what the numbers mean."""
        arrow = self.arrow
        columns = [(name, getattr(arrow, kind)()) for name, kind in PLAIN.items()]
        columns += [
            ("legal", arrow.list_(arrow.int32())),  # the mask, as the indices that it has
            ("observation", arrow.list_(arrow.uint8(), self.codec.length)),
        ]
        return arrow.schema(columns, metadata={KEY: json.dumps(described(self.game), ensure_ascii=False)})

    def write(self, place: Path, tick: Callable[[], None] = lambda: None) -> int:
        """Writes the file, whole or not at all, and tells each play that is in it; returns how many rows there are."""
        if place.is_dir():
            raise BadInput(f"{place}: this is a folder; say which file is to be written")
        written = 0
        with saves.whole(place) as out, self.parquet.ParquetWriter(out, self.schema, compression="zstd") as writer:
            batch: list[dict[str, Any]] = []
            for file in self.files:
                for row in self.rows(file):
                    batch.append(row)
                    if len(batch) == ROWS:
                        writer.write_batch(self.batch(batch))
                        batch.clear()
                    written += 1
                tick()
            if batch:
                writer.write_batch(self.batch(batch))
        return written

    def rows(self, file: Path) -> Iterator[dict[str, Any]]:
        """The decisions of a record."""
        record, codec = saves.read(file), self.codec
        plays: list[dict[str, Any]] = []
        try:
            for moment in walk(self.game, record):
                state, decision, action = moment.state, moment.decision, moment.action
                indices = {codec.index_of(decision.step, option) for option in decision.options}
                index = codec.index_of(action.step, action.option)
                plays.append(
                    {
                        "play": file.name if self.by_name else str(file),
                        "number": moment.number,
                        "seats": len(state.players),
                        "seat": action.seat,
                        "bot": record.names[action.seat] if action.seat < len(record.names) else None,
                        "round": getattr(state, "round", 0),
                        "kind": decision.kind,
                        "choice": None if index < 0 else index,
                        "action": str(action),
                        "legal": sorted(indices - {-1}),
                        "observation": codec.observe(state, action.seat),
                    }
                )
        except TabuleiroError as error:
            raise BadInput(f"{file}: {error}") from None
        scores = moment.after.scores
        parts = shares(scores)
        for row in plays:
            score = scores[row["seat"]]
            yield {**row, "points": score.points, "rank": score.rank, "won": parts[row["seat"]]}

    def batch(self, rows: list[dict[str, Any]]) -> Any:
        arrow, schema = self.arrow, self.schema
        columns = [arrow.array([row[name] for row in rows], schema.field(name).type) for name in (*PLAIN, "legal")]
        figures = arrow.py_buffer(b"".join(row["observation"] for row in rows))
        length = self.codec.length
        flat = arrow.Array.from_buffers(arrow.uint8(), length * len(rows), [None, figures])
        columns.append(arrow.FixedSizeListArray.from_arrays(flat, length))
        return arrow.RecordBatch.from_arrays(columns, schema=schema)


def _check(file: Path, record: Record, wanted: Edition, first: Path) -> None:
    """Whether a record may stand beside the first one: by another game, content or rules the same numbers mean other
    things."""
    found = edition_of(record)
    for what in ("game", "rules", "pack_hash"):
        if getattr(found, what) != getattr(wanted, what):
            name = {"game": "game", "rules": "rules version", "pack_hash": "content pack"}[what]
            raise BadInput(
                f"{file}: its {name} is {getattr(found, what)}, that of {first} is {getattr(wanted, what)}:"
                " a data set has one"
            )
    if not record.result or not record.entries:
        raise BadInput(f"{file}: this play is not over, so its decisions have no outcome")


def described(game: Game) -> dict[str, Any]:
    """What the numbers of a data set mean: the game and its codec, the figures of an observation, the actions."""
    codec = game.codec
    return {
        "dataset": FORMAT,
        "codec": codec.stamp,
        "game": game.name,
        "rules": game.rules_version,
        "pack": game.pack_name,
        "pack_hash": game.pack_hash,
        "figures": [vars(figure) for figure in codec.figures],
        "actions": [vars(row) for row in codec.rows],
        "size": codec.size,
    }
