"""Messages: a key of the language files with arguments. `locale` makes a sentence of it in the reader's language.

A game's `Phrases` turn its questions, answers and cards into messages; what is the same for every game is here.
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
    """A key of the language files, and the arguments of its sentence."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


def message_of(prefix: str, what: Described) -> Message:
    """The message of an event or an action: the key from its kind, with its fields as arguments."""
    plain = what.plain()
    return Message(f"{prefix}-{plain.pop('type')}", plain)


class Phrases:
    """The messages of a game."""

    families: Mapping[str, str] = {}
    """For each argument that is a noun of the game, the family of nouns it belongs to."""
    declining: Mapping[str, Message] = {}
    """For each question that `Done` answers with a refusal, its label: "No", or "Nobody"."""

    def question(self, question: str, view: Any, seat: int) -> Message:
        """The question."""
        return Message(f"question-{question}")

    def label(self, action: Action, view: Any, question: str = "") -> Message:
        """The short label of an answer, to a question if it is given."""
        if action.kind == "done" and question in self.declining:
            return self.declining[question]
        return message_of("action", action)

    def story(self, events: Sequence[Event]) -> list[Message]:
        """What happened: one message for each event, or fewer where several belong together."""
        return [message_of("event", event) for event in events]

    def subjects(self) -> Sequence[tuple[str, str]]:
        """Everything that `look` can describe, by family and slug."""
        return ()

    def look(self, family: str, slug: str, view: Any, seat: int) -> Sequence[Message]:
        """The description of a thing."""
        return ()

    def rule(self, family: str, slug: str) -> str:
        """The id of the rule that a thing is about; empty if there is none."""
        return ""

    def ruled(self) -> Sequence[tuple[str, str]]:
        """Everything that may have a rule, by family and slug."""
        return self.subjects()

    def own_name(self, family: str, slug: str) -> str:
        """The name of a thing in the user's card file; empty if it has none there."""
        return ""
