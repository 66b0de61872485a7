"""The database: packs, tables, who sits at them, the journal of all that happened there, what people keep of it;
answers to puzzles, and ratings; what an analysis has found; bots from outside, and where they are invited.

Migrations lead to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

packs: Final = Table(
    "packs",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("content", Text, nullable=False),  # all its files, as records carry them
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pack", String(200), nullable=False),
    Column("pack_hash", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(24), nullable=False),  # as text: up to 64 bits and a sign fit no portable number
    Column("position", Text, nullable=False),  # what the play starts from, "" for the game's own set-up
    Column("setup", Text, nullable=False),  # outcomes of chance before the first action
    Column("commitment", String(64)),  # of the deal's key
    # Its key (hex), texts of the people's own, whether it is dealt; empty: by the seed.
    Column("deal", JSON, nullable=False),
    Column("name", String(80), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970, as all times here
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bots_next", Boolean, nullable=False),  # only bots are asked: after a restart they go on
    Column("summary", JSON, nullable=False),  # who is asked since when, the result: lists need no replay
    Column("founder", String(64), nullable=False, server_default=""),  # who opened it,
    Column("place", String(16), nullable=False, server_default=""),  # and a keyed code of the address it came from
    Index("tables_bots_next", "bots_next"),
    Index("tables_seed", "seed"),
    Index("tables_commitment", "commitment", unique=True),  # no two tables can have the same key
    Index("tables_founder", "founder", "over"),
    Index("tables_place", "place", "over"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(500), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often its links were made anew
    Column("active", Float, nullable=False, server_default="0"),  # when its person last did something at the table,
    Column("here_until", Float, nullable=False, server_default="0"),  # and for how long they count as being here
    Index("seats_owner", "owner"),
    Index("seats_bot", "bot"),
)

journal: Final = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # act, undo, sit, bot, back, links, coach
    Column("text", Text, nullable=False),  # an action's notation, who sat down, which bot
    Column("outcomes", Text, nullable=False),  # of chance, as in a record
    Column("client", String(200)),  # whose request it was: the same one again changes nothing
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "client", name="journal_client"),
    sqlite_with_rowid=False,  # a table's journal lies together on the disk
)

album: Final = Table(
    "album",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("thing", String(64), primary_key=True),  # as the game writes it: a page, what was done there, how it ended
    Column("at", Float, nullable=False),  # the first time
    sqlite_with_rowid=False,  # a person's album lies together on the disk
)

tries: Final = Table(
    "tries",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("action", Text, nullable=False),  # the first answer, in notation
    Column("score", Float, nullable=False),  # 1 right, 0 wrong
    Column("rating", Float, nullable=False),  # the person's, with this answer,
    Column("change", Float, nullable=False),  # and what the answer changed
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("who", String(64), primary_key=True),  # a person or a puzzle
    Column("game", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)

studies: Final = Table(
    "studies",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("review", JSON, nullable=False),  # of the finished play, as `tabuleiro analyse --json` prints it
    Column("at", Float, nullable=False),
)

bots: Final = Table(
    "bots",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),  # the person who answers for it
    Column("name", String(80), nullable=False),
    Column("folded", String(200), nullable=False, unique=True),  # the name, whatever its capitals
    Column("token", String(64), unique=True),  # the SHA-256 of it; none: it was revoked
    Column("made", Float, nullable=False),
    Index("bots_owner", "owner"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(32), ForeignKey("bots.id"), nullable=False),
    Column("declined", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("invitations_bot", "bot"),
)
