"""Every revision of the rules can still be played: a record names its own."""

from __future__ import annotations

import pytest

from meadhall.games import games
from meadhall.kernel.errors import OtherRevision
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import record_of
from meadhall.kernel.setting import Setting

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


@every_game
def test_a_new_table_plays_the_newest_revision(game: Game) -> None:
    rules = game.rules(game.seats[0])
    assert rules.revision == game.revision == rules.box.revision


@every_game
def test_every_older_revision_can_be_played_and_its_record_names_it(game: Game) -> None:
    for revision in range(1, game.revision + 1):
        rules = game.rules(game.seats[0], revision=revision)
        assert rules.box.revision == revision
        record = record_of(Match(rules, game.core.Chance(1)))
        assert record.setting["revision"] == revision
        assert Setting.read(record.setting).rules().box.revision == revision


@every_game
@pytest.mark.parametrize("revision", [0, -1, 99, True, "1", 1.0])
def test_a_revision_that_the_rules_do_not_have_is_refused(game: Game, revision: object) -> None:
    with pytest.raises(OtherRevision, match=f"this version plays revisions 1 to {game.revision}"):
        game.rules(game.seats[0], revision=revision)  # type: ignore[arg-type]
