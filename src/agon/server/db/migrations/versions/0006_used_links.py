"""Links that were used or withdrawn still count towards the limit on e-mails."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("mail_links", schema=None) as batch_op:
        batch_op.add_column(sa.Column("used", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("mail_links", schema=None) as batch_op:
        batch_op.drop_column("used")
