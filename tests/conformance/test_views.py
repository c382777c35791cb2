"""A view suffices: it says what is under way, and the board can be drawn from it and from what is printed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, get_type_hints

from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from meadhall.kernel.messages import Message
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Described
from tests.support.conformance.rebuilt import rebuilt
from tests.support.conformance.tables import EVERY_GAME, fewer, random_match, settings


class Bare:
    """Says every key with its arguments, in no language."""

    def __init__(self, seats: int) -> None:
        self.names: Sequence[str] = [f"seat {seat}" for seat in range(seats)]

    def say(self, message: Message | str, **args: Any) -> str:
        """A message, or a key with arguments."""
        return repr(message) if isinstance(message, Message) else f"{message} {args}"

    def noun(self, family: str, slug: str, form: str = "") -> str:
        """The key of a noun."""
        return f"{family}-{slug} {form}"

    def counted(self, family: str, counts: Mapping[str, int]) -> str:
        """Counts, by the key of each noun."""
        return f"{family} {dict(counts)}" if any(counts.values()) else ""

    def apart(self, parts: Sequence[str]) -> str:
        """Parts of a line."""
        return "; ".join(parts)


def views(game: Game, games: int, one_in: int) -> Iterator[tuple[Rules, list[Any], bool]]:
    """The views of all audiences, the spectator first: in one of so many states of some games, and at their end."""
    for seed, rules in zip(range(fewer(games)), settings(game), strict=False):
        audiences: tuple[Audience, ...] = (None, *range(rules.seats))
        match = None
        for step, (match, _, _) in enumerate(random_match(rules, seed)):
            if step % one_in == 0:
                yield rules, [rules.view(match.state, audience) for audience in audiences], False
        assert match is not None
        yield rules, [rules.view(match.state, audience) for audience in audiences], True


@EVERY_GAME
def test_a_view_says_what_is_under_way_and_whose_turn_it_is(game: Game) -> None:
    for rules, (open_view, *others), is_over in views(game, 8, 1):
        assert open_view.phase in rules.words.phases.values()
        assert (open_view.phase == "over") == is_over
        assert open_view.turn is None if is_over else open_view.turn in (None, *range(rules.seats))
        assert {(view.phase, view.turn) for view in others} == {(open_view.phase, open_view.turn)}


@EVERY_GAME
def test_the_board_can_be_drawn_from_what_crosses_the_wire_alone(game: Game) -> None:
    for rules, seen, is_over in views(game, 8, 23):
        picture, speech = game.picture, Bare(rules.seats)
        for view in seen:
            read = rebuilt(type(view), json.loads(json.dumps(view.plain())))
            assert read == view
            assert picture.heading(read, rules, speech) == picture.heading(view, rules, speech)
            assert picture.sections(read, rules, speech) == picture.sections(view, rules, speech)
            if is_over:
                assert picture.scoring(read, speech) == picture.scoring(view, speech)


@EVERY_GAME
def test_the_name_of_a_field_means_one_thing_in_all_actions_and_events(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    actions = [action for action in rules.catalogue.actions if action is not None]
    kinds: set[type[Described]] = {*map(type, actions), *rules.words.events.values()}
    found: dict[str, set[Any]] = {}
    for kind in kinds:
        for name, hint in get_type_hints(kind).items():
            if name in {field.name for field in fields(kind)}:
                found.setdefault(name, set()).add(hint)
    assert {name: hints for name, hints in found.items() if len(hints) > 1} == {}
    assert {name for name, hints in found.items() if hints == {str}} == found.keys() & rules.lexicon.keys()
    for action in actions:
        for name, word in action.plain().items():
            assert name == "type" or not isinstance(word, str) or word in rules.lexicon[name]
