"""Deals: where a table's chance comes from, if not from its seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("commitment", sa.String(64)))
        tables.add_column(sa.Column("deal", sa.JSON, nullable=False, server_default="{}"))
        tables.create_unique_constraint("tables_commitment", ["commitment"])
