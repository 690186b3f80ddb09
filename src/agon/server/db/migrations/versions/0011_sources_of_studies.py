"""The programs from which games were imported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("studies", sa.Column("source", sa.String(length=40), nullable=True))


def downgrade() -> None:
    op.drop_column("studies", "source")
