"""Card sets made at random inside the bounds of their figures, and at the edges of these; and games with them.

python -m tests.support.conformance.fuzzed GAME FIRST LAST

Prints JSON: whether the core is compiled, and for each set of the range a fold over every state of some games, whose
answers are random, karl's, or greedy for whatever adds up. Every state is held to the laws and to the sums that the
figures allow, so that a bound that is too low is noticed as well as a cell that is too small.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.games import game
from meadhall.kernel.cards.schema import Amounts, Entries, Figure, Sort, Text, Whole, Word
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from tests.support.conformance.extremes import EXTREMES
from tests.support.conformance.fingerprints import noted, numbers
from tests.support.conformance.variations import OPTIONS

CHANGES: Final = 60  # tried on one set
LONGEST: Final = 30_000  # answers of a greedy game; some hundred are usual

Greed = Callable[[Any, int], int]


def greed_of_champions(state: Any, seat: int) -> int:
    """All that adds up, glory most."""
    goods = state.food[seat] + state.wood[seat] + state.coins[seat]
    return int(100 * state.glory[seat] + 20 * state.favor[seat] + 5 * goods + sum(state.held))


def greed_of_midgard(state: Any, seat: int) -> int:
    """Points and tokens, then Vikings in the provinces."""
    tokens = sum(state.tokens[seat * 3 : seat * 3 + 3])
    return int(100 * state.score[seat] + 20 * tokens + sum(state.warriors[seat * 20 : seat * 20 + 19]))


GREED: Final[Mapping[str, Greed]] = {"champions": greed_of_champions, "midgard": greed_of_midgard}


def some_figure(figure: Figure, pick: random.Random) -> Any:
    """What a field may hold: its least or its most as often as anything between."""
    match figure:
        case Whole(low, high):
            return pick.choice((low, high, high, pick.randint(low, high)))
        case Word(words):
            return pick.choice(words)
        case Text():
            return f"made up {pick.randrange(10**6)}"
        case Entries(entry, count, exactly):
            rising = pick.random() < 0.5
            found = [some_figure(entry, pick) for _ in range(count if exactly else pick.randint(1, count))]
            return sorted(found) if rising and isinstance(entry, Whole) else found
        case Amounts(words, most, _):
            named = pick.sample(words, pick.randint(1, len(words)))
            return {word: pick.choice((1, most, most, pick.randint(1, most))) for word in named}
    raise AssertionError(f"a figure of an unknown sort: {figure}")


def new_row(sort: Sort, pick: random.Random) -> dict[str, Any]:
    """A row with all that it needs, and some of what it may have."""
    names = [name for name in sort.figures if name in sort.required or pick.random() < 0.5]
    return {"name": f"made up {pick.randrange(10**9)}"} | {
        name: some_figure(sort.figures[name], pick) for name in names
    }


def changed(game: Game, own: Mapping[str, Any], pick: random.Random) -> dict[str, Any]:
    """The set with one more figure changed, row added or row dropped."""
    contents = game.card_set.contents
    found: dict[str, Any] = copy.deepcopy(dict(own))
    kind = pick.choice(list(contents.kinds))
    bounds, known = contents.kinds[kind], contents.shipped[contents.played][kind]
    given = found.setdefault(kind, {})
    sort_of_change = pick.random() if bounds.sort else 0.0
    if sort_of_change > 0.85:
        given[f"made-up-{pick.randrange(10**6)}"] = new_row(bounds.sort, pick)  # type: ignore[arg-type]
    elif sort_of_change > 0.75:
        dropped = found.setdefault("drop", {}).setdefault(kind, [])
        dropped += [slug for slug in pick.sample(list(known), 1) if slug not in given and slug not in dropped]
    else:
        slug = pick.choice([*known, *given])
        sort = bounds.sort_of(slug)
        assert sort is not None
        name = pick.choice(list(sort.figures))
        every = [slug] if pick.random() < 0.7 else [one for one in known if bounds.sort_of(one) is sort]
        for one in every:
            if one not in found.get("drop", {}).get(kind, ()):
                given.setdefault(one, {})[name] = some_figure(sort.figures[name], pick)
    return found


def fuzzed(game: Game, number: int) -> dict[str, Any]:
    """A card set that can be played, made from the shipped, the fullest or the emptiest one; mistakes are left out."""
    pick = random.Random(number)
    base: Mapping[str, Any] = ({}, *EXTREMES[game.slug])[number % 3]
    own: dict[str, Any] = {**copy.deepcopy(dict(base)), "name": f"made up {number}"}
    for _ in range(CHANGES):
        trial = changed(game, own, pick)
        if not game.card_set.check(trial, "made up"):
            own = trial
    return own


def fuzzed_rules(game: Game, number: int) -> Rules:
    """A table for a made-up set, its seats and options at random; as many seats as its decks allow."""
    pick = random.Random(-number - 1)
    cards = game.cards(fuzzed(game, number))
    options = pick.choice([*OPTIONS[game.slug], *({"edition": edition} for edition in game.editions)])
    seats = pick.choice(game.seats) if game.slug == "champions" else game.seats[0]
    return game.rules(seats, options, cards)


def held_to_its_sums(rules: Rules, state: Any) -> None:
    """No law is broken, and nobody has more than the figures allow."""
    rules.check_laws(state)
    assert rules.can_reach(state), (rules.setting, state.dump())


def greedy(rules: Rules, state: Any, seat: int, codes: tuple[int, ...], chance: Any) -> int:
    """The answer after which the seat has most, the last of several."""
    core = rules.core

    def after(code: int) -> int:
        trial, silent = state.copy(), core.Chance()
        silent.stream = chance.stream
        core.proceed(trial, seat, code, silent)
        return GREED[rules.game.slug](trial, seat)

    return max(reversed(codes), key=after)


def play(rules: Rules, number: int, manner: str) -> int:
    """One game in a manner of answering, folded over its states."""
    core = rules.core
    chance, out, own = core.Chance(number), core.Answers(), core.Chance(number + 1)
    state = rules.start(chance)
    onto, count = numbers(number, state), 0
    while (seat := core.next_seat(state)) >= 0:
        codes = rules.codes(state, seat)
        if manner == "greedy" and count < LONGEST and len(codes) > 1:
            code = greedy(rules, state, seat, codes, chance)
        elif manner == "karl":
            core.weigh(state, seat, out)
            weights = list(out.weights[: len(codes)])
            onto = noted(onto, weights)
            code = codes[weights.index(max(weights))]
        else:
            code = codes[own.any_of(len(codes))]
        core.proceed(state, seat, code, chance)
        rules.check_stuck(chance)
        onto = numbers(onto, state)
        count += 1
        if count % 20 == 0:
            held_to_its_sums(rules, state)
    held_to_its_sums(rules, state)
    return noted(onto, rules.result(state))


def fingerprint(game: Game, number: int) -> str:
    """Games with one made-up set."""
    rules = fuzzed_rules(game, number)
    onto = number
    for manner in ("random", "karl", "greedy"):
        onto = noted(onto, play(rules, number, manner))
    return f"{onto:016x}"


def main() -> None:
    """Fingerprint the games of a range of sets."""
    played, first, last = game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    compiled = played.rules(played.seats[0]).core.COMPILED
    print(json.dumps({"compiled": compiled, "games": [fingerprint(played, number) for number in range(first, last)]}))


if __name__ == "__main__":
    main()
