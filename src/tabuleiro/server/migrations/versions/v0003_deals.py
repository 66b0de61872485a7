"""Deals: where a table's chance comes from, if not from its seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Column by column: SQLite would make the whole table anew for a constraint, and others refer to it."""
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("tables", sa.Column("deal", sa.JSON, nullable=False, server_default="{}"))
    op.create_index("tables_commitment", "tables", ["commitment"], unique=True)
