"""Analyses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("depth", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("account", sa.String(length=22), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_analyses_account_accounts"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "depth", name=op.f("pk_analyses")),
    )
    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_analyses_account"), ["account"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_analyses_account"))
    op.drop_table("analyses")
