"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), nullable=True),  # the name of an account, folded; guests have none
    Column("password", String(200), nullable=True),  # argon2
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("gone", Boolean, nullable=False, default=False),  # deleted: the name is a pseudonym now
    UniqueConstraint("login"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token, which only its owner has
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # browser or program
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index(None, "person"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("state", String(10), nullable=False),  # waiting, running, over
    Column("game", String(40), nullable=False),
    Column("setting", Text, nullable=False),  # as in a journal
    Column("house", Text, nullable=False),
    Column("spectators", String(10), nullable=False),  # none, link, all
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, nullable=True),  # when something happens by itself while nobody has it in memory
    Column("result", Text, nullable=True),
    Column("muted", Text, nullable=False, server_default="[]"),  # seats that may not speak; null for who looks on
    Index(None, "state", "due"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # person, bot, link, open
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("name", String(40), nullable=False),
    Column("secret", String(64), nullable=True),  # digest of a secret that gives the seat away, once
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "person"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("entry", Integer, nullable=False),  # from 1; two processes cannot both write the same
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "entry"),
)

card_sets: Final = Table(
    "card_sets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("body", Text, nullable=False),  # what the user's file says, as JSON
    Column("figures", Text, nullable=False),  # how many are exact, inferred and ours
    Column("created", Float, nullable=False),
    Index(None, "person"),
)

talk: Final = Table(
    "talk",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", String(400), nullable=False),
    Column("time", Float, nullable=False),
    Column("move", String(40), nullable=True),  # the id of the message; lines of the first schema have none
    PrimaryKeyConstraint("table", "number"),
    Index("ix_talk_move", "table", "person", "move", unique=True),  # the same message is not said twice
)

hours: Final = Table(
    "hours",
    metadata,
    Column("since", Float, primary_key=True),  # a server ran from here
    Column("until", Float, nullable=False),  # at least to here
)
