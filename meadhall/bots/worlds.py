"""Imagined worlds for a program, so that it can search without knowing the rules.

During a question, a program may send three requests, each answered by one line; `docs/bots.md` describes them:
`imagine` draws worlds, `try` gives answers in a copy of one and lets karl play on, `look` shows one as a seat sees it.
Everything is made from the veiled state of the program's own seat; the true state is not available here. Worlds are
kept until the question is answered.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from meadhall.bots.bot import Outlook
from meadhall.bots.trials import NO_SLACK, NOBODY, TENTHS
from meadhall.bots.wire import plain_decision, quoted
from meadhall.kernel.errors import BadRequest, IllegalAction, Stuck

MOST_IMAGINED: Final = 64  # worlds drawn by one request
MOST_WORLDS: Final = 1024  # kept at a time
MOST_CODES: Final = 256  # answers given by one request
MOST_SEED: Final = 2**53 - 1  # exact in every language that reads JSON
MOST_ROUNDS: Final = 1000  # more than any game has
APART: Final = 2**8  # the distance between the worlds of two seeds, more than one request draws

REQUESTS: Final[Mapping[str, frozenset[str]]] = {
    "imagine": frozenset({"count", "seed"}),
    "try": frozenset({"world", "codes", "seed", "rounds", "until_asked", "keep"}),
    "look": frozenset({"world", "seat"}),
}


@dataclass(frozen=True, slots=True)
class World:
    """A full state that agrees with what the seat knows, or one that followed from it."""

    state: Any
    asked: int  # the seat that answers next
    stream: int  # the seed of its chance, so that all answers tried in one world have the same luck


class Worlds:
    """The worlds of one question, by number."""

    def __init__(self, outlook: Outlook, end: float) -> None:
        self.outlook = outlook
        self.end = end  # the deadline of the question
        self.worlds: list[World] = []
        self.chance = outlook.rules.core.Chance()
        self.out = outlook.rules.core.Answers()

    def reply(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The reply to a request; a bad request gets an error, which is not a fault."""
        try:
            kind = request["type"]
            if not isinstance(kind, str) or kind not in REQUESTS:
                raise BadRequest(f"There is no request {quoted(str(kind))!r}; there are {', '.join(REQUESTS)}.")
            unknown = sorted(set(request) - REQUESTS[kind] - {"type"})
            if unknown:
                raise BadRequest(f"The request {kind} has no field {quoted(unknown[0])!r}.")
            return {"imagine": self.imagine, "try": self.attempt, "look": self.look}[kind](request)
        except (BadRequest, Stuck) as error:
            self.chance = self.outlook.rules.core.Chance()  # a chance that is stuck stays stuck
            return {"type": "error", "code": error.code, "sentence": str(error)}

    def imagine(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Draw worlds, and forget all earlier ones."""
        count = number({"count": 1, **request}, "count", 1, MOST_IMAGINED)
        seed = number(request, "seed", 0, MOST_SEED)
        self.worlds = []
        for place in range(count):
            if time.monotonic() >= self.end:
                break  # the bot is too late anyway
            self.chance.reseed(seed * APART + place)
            state = self.outlook.imagine_likely(self.chance)
            self.worlds.append(World(state, self.outlook.seat, self.chance.stream))
        return {"type": "worlds", "worlds": list(range(len(self.worlds)))}

    def attempt(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Give answers in a copy of a world, let karl play on if asked to, and report the result."""
        world = self.world(request)
        seed = number(request, "seed", 0, MOST_SEED) if "seed" in request else None
        rounds = number(request, "rounds", 0, MOST_ROUNDS) if "rounds" in request else None
        is_kept, until_asked = flag(request, "keep"), flag(request, "until_asked")
        if is_kept and len(self.worlds) >= MOST_WORLDS:
            raise BadRequest(f"No more than {MOST_WORLDS:,} worlds are kept; imagine new ones, or try without keep.")
        rules, core, seat = self.outlook.rules, self.outlook.rules.core, self.outlook.seat
        state, asked = world.state.copy(), world.asked
        if seed is None:
            self.chance.stream = world.stream
        else:
            self.chance.reseed(seed)
        for code in codes_in(request):
            self.check_open(state, asked, code)
            core.proceed(state, asked, code, self.chance)
            rules.check_stuck(self.chance)
            asked = core.next_seat(state)
        if rounds is not None or until_asked:
            last = rules.box.rounds if rounds is None else min(state.round + rounds, rules.box.rounds)
            core.play_on(state, self.chance, self.out, seat if until_asked else NOBODY, last, NO_SLACK)
            rules.check_stuck(self.chance)
            asked = core.next_seat(state)
        told = World(state, asked, self.chance.stream)
        if is_kept:
            self.worlds.append(told)
        return {"type": "tried", "world": len(self.worlds) - 1 if is_kept else None, **self.told(told)}

    def look(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The view of a seat in a world."""
        world, rules = self.world(request), self.outlook.rules
        seat = number({"seat": self.outlook.seat, **request}, "seat", 0, rules.seats - 1)
        return {"type": "view", "view": rules.view(world.state, seat).plain(), **self.told(world)}

    def told(self, world: World) -> dict[str, Any]:
        """The scores of a world, and who is asked what there."""
        rules, core, state = self.outlook.rules, self.outlook.rules.core, world.state
        result = rules.result(state)
        decision = rules.decision(state, world.asked) if result is None else None
        seats = range(rules.seats)
        return {
            "round": state.round,
            "decision": plain_decision(rules, decision) if decision else None,
            "scores": [rules.score(state, seat) for seat in seats],
            "judged": [core.judge(state, seat) / TENTHS for seat in seats],
            "winners": None if result is None else list(result.winners),
        }

    def world(self, request: Mapping[str, Any]) -> World:
        """The world that a request names."""
        if not self.worlds:
            raise BadRequest("There are no worlds yet; imagine some first.")
        return self.worlds[number(request, "world", 0, len(self.worlds) - 1)]

    def check_open(self, state: Any, seat: int, code: int) -> None:
        """Refuse an answer that is not open in a world."""
        rules = self.outlook.rules
        if seat < 0:
            raise BadRequest("The game is over in this world; nobody is asked.")
        decision = rules.decision(state, seat)
        assert decision is not None
        reason = rules.reason(state, seat, code)
        if reason is not None:
            action = rules.catalogue.action(code)
            raise IllegalAction(f"Seat {seat} cannot answer {action} to {decision.question}: {reason}.", reason.key)


def number(request: Mapping[str, Any], name: str, least: int, most: int) -> int:
    """A whole number of a request."""
    found = request.get(name)
    if type(found) is not int or not least <= found <= most:
        raise BadRequest(f'The "{name}" of the request must be a whole number from {least} to {most}.')
    return found


def flag(request: Mapping[str, Any], name: str) -> bool:
    """A boolean of a request; False if it is not given."""
    found = request.get(name, False)
    if type(found) is not bool:
        raise BadRequest(f'The "{name}" of the request must be true or false.')
    return found


def codes_in(request: Mapping[str, Any]) -> list[int]:
    """The codes of a request; none if they are not given."""
    found = request.get("codes", [])
    if not isinstance(found, list) or len(found) > MOST_CODES or not all(type(code) is int for code in found):
        raise BadRequest(f'The "codes" of the request must be a list of at most {MOST_CODES} numbers of answers.')
    return found
