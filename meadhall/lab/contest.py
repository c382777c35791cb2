"""Contests: the same bots play many games, each on all seats in turn.

The games of a contest are numbered. Games that differ only in who sits where share a seed, so that every bot has the
same dice on every seat; a seating that is equal to an earlier one is played with another seed instead. The result of a
game depends on the contest and its number only, if the budgets of the bots are iterations and not seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final, NamedTuple

from meadhall.bots.bot import Advice, Outlook
from meadhall.bots.registry import Player, player
from meadhall.kernel.errors import BrokenRule
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting
from meadhall.lab.simulation import game_seed
from meadhall.lab.subjects import Counting, UseRow

OVER: Final = -1  # in place of a seat and a code, when the game is over


@dataclass(frozen=True, slots=True)
class Contest:
    """A setting, and a bot for each seat."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    name: str = ""  # to tell it from others

    @property
    def rotations(self) -> int:
        """After how many rotations the same bots sit on the same seats."""
        return next(turn for turn in range(1, len(self.bots) + 1) if turned(self.bots, turn) == self.bots)

    def place(self, number: int) -> tuple[int, int]:
        """The seed of a game, and by how many seats the bots are rotated; bots of one name take turns as well."""
        return game_seed(self.seed, number // self.rotations), number % len(self.bots)


class GameRow(NamedTuple):
    """The result of a game."""

    number: int
    seed: int
    rotation: int
    decisions: int
    winners: int
    best: int


class SeatRow(NamedTuple):
    """The result of a game for one seat; a shared win is a fraction; moves are questions with several answers."""

    number: int
    seat: int
    member: int  # index in the line-up
    bot: str
    score: int
    rank: int
    won: float
    decisions: int
    moves: int
    seconds: float
    stood_in: int  # answers that karl gave for a bot at fault
    fault: str  # its first fault, with the error code


class ForecastRow(NamedTuple):
    """The win chance that a bot stated for its answer to a question."""

    number: int
    seat: int
    asked: int  # questions with several answers that the seat had answered before
    round: int
    early: float  # the stage of the game, from 1 to 0
    share: float


@dataclass(slots=True)
class Block:
    """Rows of the games of a contest with numbers from `start` up to, not including, `stop`."""

    name: str
    start: int
    stop: int
    games: list[GameRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    uses: list[UseRow] = field(default_factory=list)
    forecasts: list[ForecastRow] = field(default_factory=list)


def turned(bots: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The bots rotated by so many seats."""
    return bots[-turn % len(bots) :] + bots[: -turn % len(bots)]


def bot_seed(seed: int, member: int) -> int:
    """The seed of a bot in a game. It differs from that of the dice, so that a bot cannot predict them."""
    return int.from_bytes(blake2b(f"{seed} {member}".encode(), digest_size=8).digest(), "big") >> 1


def play_block(contest: Contest, start: int, stop: int, counted: bool = False) -> Block:
    """Play the games of a range of numbers; with `counted`, count what was used in them."""
    rules = contest.setting.rules()
    counting = Counting(rules) if counted else None
    block = Block(contest.name, start, stop)
    for number in range(start, stop):
        play_game(contest, rules, number, block, counting)
    return block


def play_game(
    contest: Contest,
    rules: Rules,
    number: int,
    block: Block,
    counting: Counting | None,
    watch: Callable[[Any, int, int], None] | None = None,
) -> None:
    """Play one game of a contest, and add it to the block.

    `watch` is called with the state, the seat and the code before each answer, and with the final state and `OVER`.
    """
    core, seats = rules.core, rules.seats
    seed, shift = contest.place(number)
    members = [(seat - shift) % seats for seat in range(seats)]
    players = [player(contest.bots[member], bot_seed(seed, member)) for member in members]
    chance = core.Chance(seed)
    if counting:
        chance.listen()
    state = rules.start(chance)
    decisions, moves, seconds = [0] * seats, [0] * seats, [0.0] * seats
    with ExitStack() as leaving:
        for seat, one in enumerate(players):
            leaving.callback(one.close)
            one.sit_down(rules, seat)
        while (seat := core.next_seat(state)) >= 0:
            decision = rules.decision(state, seat)
            assert decision is not None
            decisions[seat] += 1
            code = decision.codes[0]
            if len(decision.codes) > 1:
                began = perf_counter()
                advice = advised(players[seat], Outlook.of(rules, state, decision))
                seconds[seat] += perf_counter() - began
                code = advice.code
                if advice.share is not None:
                    early = rules.earliness(state)
                    block.forecasts.append(ForecastRow(number, seat, moves[seat], state.round, early, advice.share))
                moves[seat] += 1
            if watch:
                watch(state, seat, code)
            core.proceed(state, seat, code, chance)
            rules.check_stuck(chance)
    rules.check_laws(state)
    if watch:
        watch(state, OVER, OVER)
    winners = rules.winners(state)
    standings = [(seat in winners, rules.score(state, seat)) for seat in range(seats)]
    block.seats += [
        SeatRow(
            number=number,
            seat=seat,
            member=members[seat],
            bot=players[seat].name,
            score=score,
            rank=1 + sum(other > (won, score) for other in standings),
            won=won / len(winners),
            decisions=decisions[seat],
            moves=moves[seat],
            seconds=seconds[seat],
            stood_in=players[seat].stood_in,
            fault=next((f"{fault} [{fault.code}]" for fault in players[seat].faults), ""),
        )
        for seat, (won, score) in enumerate(standings)
    ]
    best = max(score for _, score in standings)
    block.games.append(GameRow(number, seed, shift, sum(decisions), len(winners), best))
    if counting:
        block.uses += counting.rows(number, chance.rows)


def advised(who: Player, outlook: Outlook) -> Advice:
    """What a bot answers; it is checked to be open, because the core does not check."""
    advice, asked = who.advise(outlook), outlook.decision
    if advice.code not in asked.codes:
        raise BrokenRule(f"The bot {who.name} answered {advice.code} to {asked.question}, which is not open.")
    return advice
