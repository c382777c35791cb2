"""The recorded games: which there are, and how `tests/games/` is written anew.

A record is played again for ever; a new one is made only for a new game, option or way to end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from meadhall.games import game, games
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of, write_record
from meadhall.kernel.rules import Result
from meadhall.kernel.setting import Setting
from meadhall.lab.simulation import game_seed
from tests.support.conformance.variations import VARIATIONS

FOLDER = Path(__file__).resolve().parents[1] / "games"
SEED = 1


def is_shared(result: Result) -> bool:
    """Several win together."""
    return len(result.winners) > 1


def is_tie_broken(result: Result) -> bool:
    """Several have the most points, and one of them wins."""
    return len(result.winners) == 1 and result.scores.count(max(result.scores)) > 1


def is_clear(result: Result) -> bool:
    """One has the most points."""
    return result.scores.count(max(result.scores)) == 1


WAYS_TO_END: Sequence[Callable[[Result], bool]] = (is_clear, is_tie_broken, is_shared)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A recorded game: what it is called, what is played by which revision, and how it must end if that matters."""

    name: str
    setting: Setting
    ends: Callable[[Result], bool] | None = None

    def play(self) -> Match:
        """The first random game that ends as wanted."""
        for number in count():
            match = self.play_match(number)
            result = match.rules.result(match.state)
            assert result is not None
            if self.ends is None or self.ends(result):
                return match
        raise AssertionError

    def play_match(self, number: int) -> Match:
        """One random game; from revision 2 on, offers are taken up too, one time in four."""
        rules, revision = self.setting.rules(), self.setting.revision
        chance = rules.core.Chance(game_seed(SEED, number))
        match = Match(rules, chance)
        while (seat := rules.core.next_seat(match.state)) >= 0:
            offers = [decision.seat for decision in match.decisions() if decision.offer and revision > 1]
            if offers and chance.any_of(4) == 0:
                seat = offers[chance.any_of(len(offers))]
            codes = rules.codes(match.state, seat)
            match.answer(seat, codes[chance.any_of(len(codes))])
        return match


PLAYED: Mapping[str, Mapping[int, Sequence[str]]] = {
    "champions": {1: ("open", "open-2", "open-3"), 2: ("open-3", "open-4")},
    "midgard": {1: ("open",), 2: ("open",)},
}
"""With which card sets the games of each revision are recorded."""


def by_edition(played: Game) -> Iterator[Wanted]:
    """One game for each edition and number of players, with the card sets of each revision."""
    first = played.card_set.contents.sets[0]
    for revision, sets in PLAYED[played.slug].items():
        for cards in sets:
            before = "" if cards == first else f"{cards}-"
            for edition in played.editions:
                for seats in played.seats:
                    name = f"{before}{edition}-{seats}-players" + (f"-revision-{revision}" if revision > 1 else "")
                    yield Wanted(name, played.setting(seats, {"edition": edition}, cards, revision))


SPECIAL: Mapping[str, Sequence[Wanted]] = {
    "champions": (
        Wanted("suspicious-villagers", game("champions").setting(3, {"suspicious_villagers": True}, "open", 1)),
        Wanted("hall-of-records", game("champions").setting(2, {"hall_of_records": True}, "open", 1)),
        Wanted("leaders-at-random", game("champions").setting(4, {"draft_leaders": False}, "open", 1)),
        Wanted(
            "own-cards", game("champions").setting(3, cards={"base": "open", **VARIATIONS["champions"][5]}, revision=1)
        ),
        Wanted("tie-broken", game("champions").setting(2, cards="open", revision=1), is_tie_broken),
        Wanted("shared-victory", game("champions").setting(3, cards="open", revision=1), is_shared),
    ),
    "midgard": (
        Wanted("beginners", game("midgard").setting(3, {"beginners": True}, revision=1)),
        Wanted("own-cards", game("midgard").setting(4, cards=VARIATIONS["midgard"][3], revision=1)),
        Wanted("tie-broken", game("midgard").setting(2, revision=1), is_tie_broken),
        Wanted("shared-victory", game("midgard").setting(2, revision=1), is_shared),
    ),
}


def wanted() -> Iterator[tuple[Path, Wanted]]:
    """Every game that there must be a record of."""
    for played in games():
        for one in (*by_edition(played), *SPECIAL[played.slug]):
            yield FOLDER / f"{played.slug}-{one.name}.json", one


def records() -> dict[Path, str]:
    """All records as they would be written today."""
    return {path: write_record(record_of(one.play())) for path, one in wanted()}
