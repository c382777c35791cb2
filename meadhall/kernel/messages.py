"""Messages: what is to be said, as a key and its arguments; the sentence is made elsewhere, in the reader's language.

A game's `Phrases` turn its questions, answers and cards into messages; what holds for every game is said here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from meadhall.kernel.actions import Action
from meadhall.kernel.events import Event
from meadhall.kernel.values import Described


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the language files, and what its sentence is about."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


def message_of(prefix: str, what: Described) -> Message:
    """The message of an event or an action: its kind, with its fields as arguments."""
    plain = what.plain()
    return Message(f"{prefix}-{plain.pop('type')}", plain)


class Phrases:
    """How a game speaks of itself."""

    families: Mapping[str, str] = {}
    """For each argument that is a noun of the game, the family of nouns it belongs to."""

    def question(self, question: str, view: Any, seat: int) -> Message:
        """What is asked."""
        return Message(f"question-{question}")

    def label(self, action: Action, view: Any) -> Message:
        """An answer, in a few words."""
        return message_of("action", action)

    def story(self, events: Sequence[Event]) -> list[Message]:
        """What happened, as it is told: one message for each event, or fewer where many belong together."""
        return [message_of("event", event) for event in events]

    def subjects(self) -> Sequence[tuple[str, str]]:
        """Everything that can be looked at, by family and slug."""
        return ()

    def look(self, family: str, slug: str, view: Any, seat: int) -> Sequence[Message]:
        """What there is to say about a thing."""
        return ()

    def own_name(self, family: str, slug: str) -> str:
        """What a user's own cards call a thing; empty if they give it no name."""
        return ""
