"""Rows: a table and its journal as values, and how they lie in the columns of the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, select

from tabuleiro.core.deal import Deal
from tabuleiro.core.record import Origin, Record
from tabuleiro.server.chairs import Chair
from tabuleiro.server.schema import seats, tables


@dataclass(frozen=True)
class JournalEntry:
    """One entry of a table's journal; of several that were sent as one request, the last has the client's id."""

    version: int
    seat: int
    kind: str
    text: str
    outcomes: tuple[str, ...]
    client: str | None
    at: float


@dataclass(frozen=True)
class Summary:
    """What lists of tables show without replaying them, and since which version each seat is asked."""

    over: bool
    bots_next: bool  # only bots are asked: they go on by themselves
    to_act: tuple[int, ...]
    asked: tuple[int, ...]
    asked_at: tuple[float, ...]
    scores: tuple[int, ...]  # points by seat, once the play is over


@dataclass(frozen=True)
class Stored:
    """A table as the database has it, without its journal."""

    id: str
    record: Record  # what it started from and the deal with its key, without the journal's actions
    dealt: bool  # or it still waits for people
    name: str
    settings: Mapping[str, Any]
    created: float
    changed: float
    version: int
    summary: Summary
    chairs: tuple[Chair, ...]
    founder: str = ""  # who opened it,
    place: str = ""  # and a code for where


def summary_columns(summary: Summary) -> dict[str, Any]:
    """A summary in its columns: two are asked for by the database, the rest is only kept there."""
    rest = asdict(summary)
    return {"over": rest.pop("over"), "bots_next": rest.pop("bots_next"), "summary": rest}


def deal_columns(record: Record, dealt: bool) -> dict[str, Any]:
    """A deal in its columns."""
    deal, setup = record.deal, " ".join(record.setup)
    if deal is None:
        return {"commitment": None, "deal": {}, "setup": setup}
    kept = {"key": deal.key.hex(), "texts": deal.texts, "dealt": dealt}
    return {"commitment": deal.commitment, "deal": kept, "setup": setup}


def chairs_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[Chair, ...]]:
    found: dict[str, list[Chair]] = {table_id: [] for table_id in table_ids}
    query = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(Chair(row.kind, row.name, row.bot, row.owner, row.epoch))
    return {table_id: tuple(chairs) for table_id, chairs in found.items()}


def table_columns(table: Stored) -> dict[str, Any]:
    """A table in its columns."""
    record, origin = table.record, table.record.origin
    return {
        **{key: value for key, value in vars(table).items() if key in tables.c},
        **{key: getattr(record, key) for key in ("game", "rules", "pack", "pack_hash")},
        "options": dict(origin.options),
        "seed": str(origin.seed),
        "position": origin.position,
        **deal_columns(record, table.dealt),
        **summary_columns(table.summary),
    }


def stored_of(row: RowMapping, chairs: tuple[Chair, ...]) -> Stored:
    rest = {key: tuple(value) for key, value in row["summary"].items()}
    summary = Summary(row["over"], row["bots_next"], **rest)
    kept, deal = row["deal"], None
    if kept:
        texts = tuple((seat, text) for seat, text in kept["texts"])
        deal = Deal(row["commitment"], texts, bytes.fromhex(kept["key"]))
    origin = Origin(len(chairs), int(row["seed"]), row["options"], row["position"])
    pack = row["pack"], row["pack_hash"]
    record = Record(row["game"], row["rules"], *pack, origin, tuple(row["setup"].split()), (), deal=deal)
    given = {key: row[key] for key in ("id", "name", "settings", "created", "changed", "version", "founder", "place")}
    return Stored(**given, record=record, dealt=kept.get("dealt", True), summary=summary, chairs=chairs)


def entry_of(row: RowMapping) -> JournalEntry:
    given = {key: value for key, value in row.items() if key != "table_id"}
    return JournalEntry(**{**given, "outcomes": tuple(row["outcomes"].split())})
