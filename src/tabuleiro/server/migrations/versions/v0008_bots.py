"""Bots from outside, and the seats that they are invited to; commands of the host have room in a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False, unique=True),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("bots_owner", "bots", ["owner"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bot", sa.String(32), sa.ForeignKey("bots.id"), nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitations_bot", "invitations", ["bot"])
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", type_=sa.String(500), existing_type=sa.String(64), existing_nullable=False)
    op.create_index("seats_bot", "seats", ["bot"])
