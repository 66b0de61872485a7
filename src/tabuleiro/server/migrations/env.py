"""How Alembic runs the steps: over the connection that the store has opened, in its transaction."""

from __future__ import annotations

from alembic import context

from tabuleiro.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # in SQLite too: all steps are taken, or none
    render_as_batch=True,  # SQLite changes a column only by making the table anew
)
with context.begin_transaction():
    context.run_migrations()
