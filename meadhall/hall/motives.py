"""Why a bot did what it did, as far as the seat that asks may know.

A bot decides by what its own seat knows, and an explanation must not tell that. So it is made from the asker's side:
worlds are imagined that agree with what the asker knew before the act, the answer is recognised in them by what the
asker was told of it, and it is tried there beside the other answers. Where it cannot be recognised, as in a sealed
choice, nothing is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from meadhall.bots.bot import Budget, Estimate, Outlook
from meadhall.bots.chances import chances
from meadhall.kernel.errors import NotOffered
from meadhall.kernel.events import Event
from meadhall.kernel.rules import Decision, Rules
from meadhall.kernel.setting import Setting

WORLDS: Final = 40  # tried at most, where most of them do not agree with what was answered
ENOUGH: Final = 4  # worlds in which the answer was recognised
BESIDES: Final = 2  # other answers that are told
TRYING: Final = Budget(seconds=1.5, iterations=200)


@dataclass(frozen=True, slots=True)
class Witness:
    """What a seat knew before another seat acted, and the first thing that it was told of the act."""

    setting: Setting
    veiled: Mapping[str, Any]
    asker: int
    seat: int
    heard: Event
    seed: int | None


class Witnessed(Outlook):
    """The question of one seat as another seat knows of it."""

    def __init__(self, rules: Rules, veiled: Any, decision: Decision, asker: int) -> None:
        super().__init__(rules, veiled, decision)
        self.asker = asker

    def imagine_likely(self, chance: Any) -> Any:
        """A full state that agrees with what the asker knows, and in which all these answers are open."""
        for _ in range(WORLDS):
            world = self.rules.imagine_likely(self.veiled, self.asker, chance)
            if not any(self.rules.core.refuse(world, self.seat, code) for code in self.decision.codes):
                return world
        raise NotOffered("The asker cannot know what was open.")


def motive(witness: Witness) -> tuple[Estimate, ...]:
    """The answer that was given, then the best of the others, each with the chance to win the game with it."""
    rules, seed = witness.setting.rules(), witness.seed or 0
    veiled = rules.new_state()
    veiled.load(witness.veiled)
    decision = recognised(rules, veiled, witness, rules.core.Chance(seed))
    if decision is None:
        raise NotOffered("The asker cannot know what was answered.")
    outlook = Witnessed(rules, veiled, decision, witness.asker)
    done, *others = chances(outlook, decision.codes, TRYING, seed)
    others.sort(key=lambda one: (-(one.share or 0), one.code))
    return (done, *others[:BESIDES])


def recognised(rules: Rules, veiled: Any, witness: Witness, chance: Any) -> Decision | None:
    """The question with the answer that was given, and after it what else was open in all worlds that agree with it.

    None if the asker cannot tell which answer it was.
    """
    done, question, others, agreeing = -1, "", set[int](), 0
    for _ in range(WORLDS):
        world = rules.imagine_likely(veiled, witness.asker, chance)
        decision = rules.decision(world, witness.seat)
        fitting = [] if decision is None else _fitting(rules, world, decision, witness, chance)
        if decision is None or not fitting:
            continue
        if len(fitting) > 1 or done not in (-1, fitting[0]):
            return None
        others = set(decision.codes) if done < 0 else others & set(decision.codes)
        done, question, agreeing = fitting[0], decision.question, agreeing + 1
        if agreeing == ENOUGH:
            break
    return Decision(witness.seat, question, (done, *sorted(others - {done}))) if agreeing else None


def _fitting(rules: Rules, world: Any, decision: Decision, witness: Witness, chance: Any) -> list[int]:
    """The answers of which the asker would be told just this first; where dice fall otherwise, something like it."""
    same, alike = list[int](), list[int]()
    for code in decision.codes:
        trial = world.copy()
        chance.listen()
        rules.core.proceed(trial, decision.seat, code, chance)
        rules.check_stuck(chance)
        first = next((told.event for told in rules.events(chance.rows) if told.to(witness.asker)), None)
        if first == witness.heard:
            same.append(code)
        elif chance.outcomes and type(first) is type(witness.heard):
            alike.append(code)
    return same or alike
