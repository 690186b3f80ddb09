"""Looking for opponents, challenges, followed players, notifications by push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _account(name: str, *, key: bool = False) -> sa.Column[str]:
    return sa.Column(
        name, sa.String(length=22), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


def upgrade() -> None:
    op.add_column("accounts", sa.Column("mute", sa.String(length=43), nullable=True))
    op.add_column("notices", sa.Column("created", sa.BigInteger(), nullable=True))
    op.create_table(
        "follows",
        _account("account", key=True),
        _account("other", key=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=22), primary_key=True),
        _account("account"),
        sa.Column(
            "session", sa.LargeBinary(length=32), sa.ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("endpoint", name=op.f("uq_push_subscriptions_endpoint")),
    )
    op.create_table(
        "seeks",
        _account("account", key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("speed", sa.String(length=8), nullable=False),
        sa.Column("computer", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=True),
    )
    op.create_table(
        "challenges",
        sa.Column("table", sa.String(length=22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        _account("account"),
        _account("other"),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    for table, column in INDEXES:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


INDEXES = (
    ("push_subscriptions", "account"),
    ("push_subscriptions", "session"),
    ("challenges", "account"),
    ("challenges", "other"),
)


def downgrade() -> None:
    for table in ("challenges", "seeks", "push_subscriptions", "follows"):
        op.drop_table(table)
    op.drop_column("notices", "created")
    op.drop_column("accounts", "mute")
