"""What bots are asked to think about: work for a thread, a process pool or nothing at all.

Work holds the setting, what the seat may know and the name of a bot; the true state never leaves the table. Whoever
runs a table hands in an executor. `Inline` is one that thinks at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from meadhall.bots.bot import Budget, Estimate, Outlook
from meadhall.bots.chances import explained
from meadhall.bots.registry import Player, player
from meadhall.kernel.chains import MOST_LINKS
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting

P = ParamSpec("P")
T = TypeVar("T")

FALLBACK: Final = "karl"  # answers for a bot that failed, without searching
HINTING: Final = Budget(seconds=2.0, iterations=300)  # for a bot that does not say what its answers are worth


@dataclass(frozen=True, slots=True)
class Work:
    """A question to a bot."""

    setting: Setting
    veiled: Any
    seat: int
    bot: str
    seed: int | None

    def outlook(self) -> Outlook:
        """The question as the bot sees it."""
        rules = self.setting.rules()
        decision = rules.decision(self.veiled, self.seat)
        assert decision is not None, "work is given only to a seat that is asked"
        return Outlook(rules, self.veiled, decision)

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process the state goes as plain data."""
        return _sent, (self.setting, self.veiled.dump(), self.seat, self.bot, self.seed)


def _sent(setting: Setting, dumped: Mapping[str, Any], seat: int, bot: str, seed: int | None) -> Work:
    """Work as it comes in at another process."""
    veiled = setting.rules().new_state()
    veiled.load(dumped)
    return Work(setting, veiled, seat, bot, seed)


Thinking = Callable[[Work], tuple[int, ...]]
"""How work is done; a host that keeps its bots between questions hands in its own way."""


def think(work: Work) -> tuple[int, ...]:
    """The answer of a bot: of a question with several parts the whole choice, so that it is one act."""
    bot = player(work.bot, work.seed)
    try:
        return whole_answer(work.outlook(), bot, work.seed)
    finally:
        bot.close()


def whole_answer(outlook: Outlook, bot: Player, seed: int | None = None) -> tuple[int, ...]:
    """All answers of a bot to one question.

    The later parts are asked for in an imagined world. Nothing is shown between the parts of a choice, so the seat
    knows the same there as it will at the table.
    """
    rules, seat = outlook.rules, outlook.seat
    codes = [bot.advise(outlook).code]
    if outlook.decision.question not in rules.words.chains.questions:
        return tuple(codes)
    chance = rules.core.Chance(seed or 0)
    world = rules.imagine(outlook.veiled, seat, chance)
    for _ in range(MOST_LINKS):
        chance.listen()
        rules.core.proceed(world, seat, codes[-1], chance)
        decision = rules.decision(world, seat)
        if chance.outcomes or decision is None or not rules.is_midway(world, seat):
            break
        codes.append(bot.advise(Outlook.of(rules, world, decision)).code)
    return tuple(codes)


def hint(work: Work) -> tuple[Estimate, ...]:
    """The best answers that a bot sees, each with its chance to win the game."""
    bot, outlook = player(work.bot, work.seed), work.outlook()
    try:
        return explained(outlook, bot.advise(outlook), HINTING, work.seed or 0)
    finally:
        bot.close()


def work_for(rules: Rules, state: Any, seat: int, bot: str, seed: int | None) -> Work:
    """What a bot on a seat is asked now."""
    return Work(rules.setting, rules.veil(state, seat), seat, bot, seed)


class Inline(Executor):
    """An executor that does the work at once, in the thread that asks for it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The finished work."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
