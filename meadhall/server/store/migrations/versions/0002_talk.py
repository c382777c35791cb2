"""What is said has the id of its message, and a host may mute seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What is said has the id of its message, and a host may mute seats."""
    op.add_column("talk", sa.Column("move", sa.String(length=40), nullable=True))
    op.create_index("ix_talk_move", "talk", ["table", "person", "move"], unique=True)
    op.add_column("tables", sa.Column("muted", sa.Text(), server_default="[]", nullable=False))
