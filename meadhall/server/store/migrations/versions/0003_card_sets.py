"""Card sets that people upload."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Card sets that people upload."""
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_card_sets_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_card_sets")),
    )
    with op.batch_alter_table("card_sets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_card_sets_person"), ["person"], unique=False)
