"""The bots at a table that are not ours: kept running between questions, and what they have done wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from meadhall.bots.registry import BOTS, Called, Player, is_program, player
from meadhall.hall.thinking import Work, think, whole_answer
from meadhall.kernel.messages import Message
from meadhall.locale.speech import Speech
from meadhall.terminal.reading import plain_words

STAND_IN: Final = "karl"


class Company:
    """The foreign bots of one table, each on its seat."""

    def __init__(self) -> None:
        self._players: dict[int, Player] = {}
        self._told: dict[int, int] = {}

    def think(self, work: Work) -> tuple[int, ...]:
        """What a bot answers. A foreign one keeps its process from question to question."""
        if Called.read(work.bot).slug in BOTS:
            return think(work)
        if work.seat not in self._players:
            self._players[work.seat] = player(work.bot, work.seed)
        return whole_answer(work.outlook(), self._players[work.seat], work.seed)

    def faults(self, seat: int, name: str) -> Iterator[Message]:
        """What the bot on a seat has done wrong, each fault once."""
        one = self._players.get(seat)
        if one is None:
            return
        for fault in one.faults[self._told.get(seat, 0) :]:
            self._told[seat] = self._told.get(seat, 0) + 1
            yield Message(f"fault-{fault.code.replace('/', '-')}", {"name": name, "code": fault.code})
            if fault.words:
                yield Message("fault-words", {"words": fault.words})
            if one.has_given_up and self._told[seat] == len(one.faults):
                yield Message("fault-last", {"name": name})

    def close(self) -> None:
        """Let all of them go; a thought under way is left behind."""
        for one in self._players.values():
            one.close()


def trusted(players: Sequence[str], speech: Speech, typed: Callable[[str], str]) -> tuple[str, ...]:
    """Players as a file names them: a program is run only after a plain yes, else karl takes its seat."""
    yes = (["yes"], plain_words(speech.say("yes")))
    return tuple(
        STAND_IN if is_program(name) and plain_words(typed(speech.say("trust", program=name))) not in yes else name
        for name in players
    )
