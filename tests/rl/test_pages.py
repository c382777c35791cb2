"""The observation as it is written down: the table of fields, the strict constants and the pages agree."""

from __future__ import annotations

import hashlib
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from meadhall.champions.core.observing import places as champions_places
from meadhall.games import game, games
from meadhall.kernel.errors import Malformed
from meadhall.kernel.game import Game
from meadhall.midgard.core.observing import places as midgard_places
from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer
from meadhall.rl.setting import observed_in, setting_of
from tests.support import rl_pages
from tests.tools.golden import changes

PLACES = {"champions": champions_places, "midgard": midgard_places}
VERSIONS = {("champions", 1): "72042d8ac23f34fe", ("midgard", 1): "3405314f47fb69a7"}
"""The digest of the fields of each version; a new version is a new line."""
EVERY_GAME = pytest.mark.parametrize("one", [game for game in games() if game.slug in PLACES], ids=lambda one: one.slug)


@EVERY_GAME
def test_the_page_is_as_the_table_of_fields_and_the_catalogue_are(one: Game) -> None:
    found = changes(rl_pages.path(one), rl_pages.text(one))
    assert not found, "\n".join(["rewrite with `python3 dev.py golden` if this is meant:", *found[:60]])


@EVERY_GAME
def test_other_fields_are_a_new_version(one: Game) -> None:
    """A trained player depends on every number, and knows them by the version."""
    seen = observed_in(one.rules(one.seats[-1]))
    fields = [(field.name, field.start, field.shape, field.scale) for field in seen.fields]
    assert hashlib.sha256(repr(fields).encode()).hexdigest()[:16] == VERSIONS[one.slug, seen.version]


@EVERY_GAME
def test_every_field_begins_where_the_core_writes_it(one: Game) -> None:
    places: ModuleType = PLACES[one.slug]
    observed = observed_in(one.rules(2))
    starts = {name.removeprefix("SEE_").lower(): at for name, at in vars(places).items() if name.startswith("SEE_")}
    assert {field.name: field.start for field in observed.fields} == starts
    assert observed.length == places.OBSERVED


@EVERY_GAME
def test_names_and_numbers_of_actions_stand_for_each_other(one: Game) -> None:
    for seats in one.seats:
        actions = Actions(one.rules(seats))
        assert [actions.code(name) for name in actions.names] == list(range(actions.count))
        assert len(set(actions.names)) == actions.count
    for bad in (-1, actions.count):
        with pytest.raises(Malformed, match="numbers run from 0"):
            actions.name(bad)
    with pytest.raises(Malformed, match="no action with the name 'fly'"):
        actions.code("fly")


def test_an_action_is_named_by_its_kind_and_its_fields() -> None:
    actions = Actions(game("champions").rules(4))
    assert actions.name(actions.code("place hafter")) == "place hafter"
    assert actions.code("done") == 0


@EVERY_GAME
def test_the_structured_observation_has_the_cells_of_the_flat_one(one: Game) -> None:
    rules = one.rules(3)
    observer = Observer(rules)
    flat = observer.flat(rules.start(rules.core.Chance(1)), 1)
    parts = observer.structured(flat)
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), flat)
    assert {name: part.shape for name, part in parts.items()} == {one.name: one.shape for one in observer.fields}
    assert parts["present"].tolist()[:4] == [1, 1, 1, 0]
    stacked = observer.structured(np.stack([flat, flat]))
    assert all(stacked[name].shape == (2, *part.shape) for name, part in parts.items())
    assert observer.normalised(flat).dtype == np.float32
    with pytest.raises(ValueError, match="cells"):
        observer.structured(flat[1:])
    misshapen: list[Any] = [np.zeros(observer.length, np.int32), np.zeros(observer.length + 1, np.int16)]
    for bad in misshapen:
        with pytest.raises(ValueError, match="contiguous cells of int16"):
            observer.flat(rules.start(rules.core.Chance(1)), 1, bad)


def test_the_id_names_everything_that_changes_a_trajectory() -> None:
    plain = setting_of("champions", 4)
    others = [
        setting_of("champions", 3),
        setting_of("champions", 4, edition="en-2015"),
        setting_of("champions", 4, rewards="win"),
        setting_of("champions", 4, dense=0.1),
        setting_of("champions", 4, revision=1),
        setting_of("midgard", 4),
    ]
    assert plain.id == setting_of("champions", 4).id
    assert len({plain.id, *(one.id for one in others)}) == 1 + len(others)


def test_rewards_are_shared_by_those_who_tie() -> None:
    """The scores are laid on a finished game of Midgard: tokens break ties for the victory alone."""
    rules = game("midgard").rules(4)
    state = rules.new_state()
    state.score = [10, 30, 30, 20, 0]
    expected = {
        "rank": [-1.0, 2 / 3, 2 / 3, -1 / 3],
        "win": [0.0, 0.5, 0.5, 0.0],
        "difference": [(10 - 80 / 3) / 50, (30 - 20) / 50, (30 - 20) / 50, (20 - 70 / 3) / 50],
    }
    for kind, rewards in expected.items():
        found = setting_of("midgard", 4, rewards=kind).rewards.final(rules, state)
        assert np.allclose(found, rewards)
    state.tokens = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    ranked = setting_of("midgard", 4).rewards.final(rules, state)
    assert np.allclose(ranked, [-1.0, 1 / 3, 1.0, -1 / 3])
