"""Alembic's door to the schema: `agon.server.upgrade` runs it, over a connection it hands in."""

from alembic import context

from agon.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
