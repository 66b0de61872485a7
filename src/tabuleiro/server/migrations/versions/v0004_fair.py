"""Whose a table is and from where it was opened, when people were last at it, and links that can be made anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("founder", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("place", sa.String(16), nullable=False, server_default=""))
    op.create_index("tables_founder", "tables", ["founder", "over"])
    op.create_index("tables_place", "tables", ["place", "over"])
    op.add_column("seats", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("active", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("here_until", sa.Float, nullable=False, server_default="0"))
    # Nobody has written down who opened the tables so far: the first person at them will do.
    op.execute(
        "update tables set founder = coalesce((select owner from seats where seats.table_id = tables.id "
        "and seats.owner <> '' order by seats.seat limit 1), '')"
    )
