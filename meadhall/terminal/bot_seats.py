"""The bots at a table: who they are, what they answer, and what those that are not ours have done wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from meadhall.bots.bot import Advice, Outlook
from meadhall.bots.registry import Player, is_program, player
from meadhall.kernel.match import Match
from meadhall.kernel.messages import Message
from meadhall.locale.speech import Speech
from meadhall.terminal.reading import plain_words
from meadhall.terminal.saves import PERSON
from meadhall.terminal.thinking import Ahead, Thought

STAND_IN = "karl"

Waiting = Callable[[Thought[Any], str], Any]
"""Waits for what comes of a thought of somebody by that name."""


class Company:
    """The bots of one match, each on its seat; they think with rules of their own, in the background."""

    def __init__(self, match: Match, players: Sequence[str], seed: int | None) -> None:
        self.match = match
        self.players: dict[int, Player] = {
            seat: player(name, None if seed is None else seed + seat)
            for seat, name in enumerate(players)
            if name != PERSON
        }
        self.rules = match.rules
        self._ahead: Ahead | None = None
        self._told = dict.fromkeys(self.players, 0)

    def close(self) -> None:
        """Let all of them go; a thought under way is left behind."""
        if self._ahead is not None:
            self._ahead.stop()
        for one in self.players.values():
            one.close()

    def think_ahead(self) -> None:
        """Let those who are asked at the same time as a person think while that person does."""
        if self._ahead is None or self._ahead.is_spent():
            thinking = {seat: one for seat, one in self.players.items() if is_asked(self.match, seat)}
            self._ahead = Ahead(self.match, self.rules, thinking) if thinking else None

    def advice(self, seat: int, waited: Waiting) -> Advice:
        """What the bot on a seat answers, thought of ahead or now."""
        decision, name = self.match.decision(seat), self.match.names[seat]
        assert decision is not None
        if self._ahead is not None:
            waited(self._ahead.thought, name)
            advice = self._ahead.advice(decision)
            if advice is not None:
                return advice
            self._ahead = None
        outlook = Outlook.of(self.rules, self.match.state, decision)
        found: Advice = waited(Thought(lambda: self.players[seat].advise(outlook)), name)
        return found

    def faults(self, seat: int) -> Iterator[Message]:
        """What the bot on a seat has done wrong, each fault once."""
        one, name = self.players[seat], self.match.names[seat]
        for fault in one.faults[self._told[seat] :]:
            self._told[seat] += 1
            yield Message(f"fault-{fault.code.replace('/', '-')}", {"name": name, "code": fault.code})
            if fault.words:
                yield Message("fault-words", {"words": fault.words})
            if one.has_given_up and self._told[seat] == len(one.faults):
                yield Message("fault-last", {"name": name})


def is_asked(match: Match, seat: int) -> bool:
    """Whether the game waits for the seat, be it among others."""
    decision = match.decision(seat)
    return decision is not None and not decision.offer


def trusted(players: Sequence[str], speech: Speech, typed: Callable[[str], str]) -> tuple[str, ...]:
    """Players as a file names them: a program is run only after a plain yes, else karl takes its seat."""
    yes = (["yes"], plain_words(speech.say("yes")))
    return tuple(
        STAND_IN if is_program(name) and plain_words(typed(speech.say("trust", program=name))) not in yes else name
        for name in players
    )
