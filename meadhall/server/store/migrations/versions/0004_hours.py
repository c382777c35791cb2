"""When a server ran: clocks stand at all other times."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """When a server ran: clocks stand at all other times."""
    op.create_table(
        "hours",
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_hours")),
    )
