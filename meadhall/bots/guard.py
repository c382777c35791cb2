"""The guard of foreign bots: whatever such a bot does, the table gets an open answer in time.

After a fault, karl answers for the bot, and the bot is restarted for its next question. After several faults, karl
plays on to the end. Programs and plug-ins are guarded in the same way, each in its own process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Lock

from meadhall.bots.bot import Advice, Budget, Outlook
from meadhall.bots.child import Child, Deadline
from meadhall.bots.faults import BotFault, Gone, NoStart, TooLate
from meadhall.bots.karl import Karl
from meadhall.bots.wire import ASKING, PROTOCOL, answer_in, hello, is_request, question, read, read_ready, written
from meadhall.bots.worlds import Worlds
from meadhall.kernel.rules import Rules


@dataclass(frozen=True, slots=True)
class Limits:
    """The time limits of the guard, and the number of faults."""

    start: float = 20.0  # seconds until a bot is ready
    grace: float = 1.0  # seconds in addition to a budget of seconds
    untimed: float = 20.0  # seconds for a question with a budget of iterations
    faults: int = 3  # after this many, karl plays on


class Guarded:
    """A bot in its own process."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int | None = None,
        environment: Mapping[str, str] | None = None,
        with_veil: bool = False,
        limits: Limits | None = None,
    ) -> None:
        self.faults: list[BotFault] = []
        self.stood_in = 0  # number of answers that karl has given
        self.limits = limits or Limits()
        self._command = tuple(command)
        self._environment = environment or {}
        self._with_veil = with_veil
        self._repeatable = seed is not None
        self._karl = Karl(seed)
        self._child: Child | None = None
        self._version = PROTOCOL  # of the protocol that the child speaks
        self._table: tuple[Rules, int] | None = None  # what the child was told in `hello`
        self._closed = False
        self._lock = Lock()

    @property
    def has_given_up(self) -> bool:
        """Whether karl plays on to the end."""
        return len(self.faults) >= self.limits.faults

    def sit_down(self, rules: Rules, seat: int) -> None:
        """Start the process and send `hello`, before its first question."""
        with self._lock:
            if not (self._closed or self.has_given_up):
                try:
                    self._seated(rules, seat)
                except BotFault as fault:
                    self._note(fault)

    def advise(self, outlook: Outlook, budget: Budget) -> Advice:
        """What the bot answers, or karl after a fault."""
        with self._lock:
            if not (self._closed or self.has_given_up):
                try:
                    return self._ask(outlook, budget)
                except BotFault as fault:
                    self._note(fault)
            self.stood_in += 1
        return self._karl.advise(outlook, budget)

    def close(self) -> None:
        """End the process; a pending question is answered by karl."""
        self._closed = True
        child = self._child
        if child is not None:
            child.kill()
        with self._lock:
            self._end()

    def _ask(self, outlook: Outlook, budget: Budget) -> Advice:
        child = self._seated(outlook.rules, outlook.seat)
        seconds = self.limits.untimed if budget.seconds is None else budget.seconds + self.limits.grace
        asked, deadline = question(outlook, budget, seconds, self._with_veil), Deadline.after(seconds)
        said, worlds = read(child.ask(written(asked), deadline)), Worlds(outlook, deadline.end)
        while self._version == ASKING and is_request(said):  # all requests share one deadline
            said = read(child.ask(written(worlds.reply(said)), deadline))
        return answer_in(said, outlook)

    def _seated(self, rules: Rules, seat: int) -> Child:
        """The process, after `hello` for this table and seat."""
        table = (rules, seat)
        if self._child is None:
            self._child = Child(self._command, self._environment)
            self._table = None
            if self._closed:
                raise Gone("The bot was let go before it could begin.")
        if self._table != table:
            greeting = written(hello(*table, self._repeatable))
            try:
                self._version = read_ready(self._child.ask(greeting, Deadline.after(self.limits.start)))
            except TooLate as late:
                raise NoStart(f"The bot was not ready within {self.limits.start:g} seconds.", late.words) from None
            self._table = table
        return self._child

    def _note(self, fault: BotFault) -> None:
        self._end()
        if not self._closed:
            self.faults.append(fault)

    def _end(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None
