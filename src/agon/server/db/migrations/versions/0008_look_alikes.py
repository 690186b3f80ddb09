"""Names that look alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from agon.server.look_alikes import look_key

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TABLES = ("accounts", "clubs")


def upgrade() -> None:
    for name in TABLES:  # not in batch mode: SQLite would copy the table and delete what refers to its rows
        op.add_column(name, sa.Column("name_look", sa.String(length=128), nullable=True))
    _fill("accounts", "kind IN ('person', 'program')")
    _fill("clubs", "1 = 1")
    for name in TABLES:
        op.create_index(op.f(f"ix_{name}_name_look"), name, ["name_look"], unique=True)


def _fill(name: str, which: str) -> None:
    """Set the key of each name; of those that look alike already, the oldest has it."""
    table = sa.table(name, sa.column("id"), sa.column("name"), sa.column("name_look"), sa.column("created"))
    rows = op.get_bind().execute(sa.select(table.c.id, table.c.name).where(sa.text(which)).order_by(table.c.created))
    taken: set[str] = set()
    for row in rows.all():
        look = look_key(row.name)
        if look not in taken:
            taken.add(look)
            op.execute(sa.update(table).where(table.c.id == row.id).values(name_look=look))


def downgrade() -> None:
    for name in TABLES:
        op.drop_index(op.f(f"ix_{name}_name_look"), name)
        op.drop_column(name, "name_look")
