"""Alembic environment, run by `agon.server.db.upgrade` with its connection."""

from alembic import context

from agon.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
