"""Plans belong to an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("plans", schema=None) as batch_op:
        batch_op.add_column(sa.Column("account", sa.String(length=22), nullable=True))
    _assign_accounts()
    with op.batch_alter_table("plans", schema=None) as batch_op:
        batch_op.alter_column("account", existing_type=sa.String(length=22), nullable=False)
        batch_op.create_foreign_key(
            batch_op.f("fk_plans_account_accounts"), "accounts", ["account"], ["id"], ondelete="CASCADE"
        )


def _assign_accounts() -> None:
    """Give each plan to the player of its chair; delete plans that another player may have written."""
    plans = sa.table("plans", sa.column("table"), sa.column("chair"), sa.column("account"))
    chairs = sa.table("chairs", sa.column("table"), sa.column("chair"), sa.column("account"), sa.column("left"))
    tables = sa.table("tables", sa.column("id"), sa.column("state"))
    player = sa.select(chairs.c.account).where(
        chairs.c.table == plans.c.table, chairs.c.chair == plans.c.chair, chairs.c.left.is_(None)
    )
    op.execute(sa.update(plans).values(account=player.scalar_subquery()))
    is_open = sa.select(tables.c.id).where(tables.c.state == "open")
    op.execute(sa.delete(plans).where(plans.c.account.is_(None) | plans.c.table.in_(is_open)))


def downgrade() -> None:
    with op.batch_alter_table("plans", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("fk_plans_account_accounts"), type_="foreignkey")
        batch_op.drop_column("account")
