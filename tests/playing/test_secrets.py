"""Two people at one keyboard: what only one of them may know never stands on the other's screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from meadhall.champions.view import HIDDEN, View
from meadhall.kernel.match import Match
from meadhall.locale.speech import Speech
from meadhall.terminal.retelling import speech_for
from meadhall.terminal.saves import read
from tests.playing.stranger import Stranger
from tests.playing.terminals import Tmux, needs_tmux

PEOPLE: Final = ("Astrid", "Björn")
CARDS: Final = """
name = "secrets"
[board.game]
rounds = 2
[board.workers]
counts = [4, 4, 4]
[board.start]
swordsman = 3
food = 3
coins = 3
"""
LIKED: Final = ("Sage's Hut", "Troll", "Small Longship", "Left Draugr", "Look at", "First Shore: 1", "Troll: 1")
"""What somebody with secrets would do: look at cards, draw others, and have warriors to assign."""


def secretive(answers: Sequence[str]) -> int | None:
    """The answer that brings most secrets, by its first words."""
    return next((i for like in LIKED for i, answer in enumerate(answers) if answer.startswith(like)), None)


@dataclass(frozen=True)
class Glimpse:
    """All that somebody could see or scroll back to at some moment, in one line, and what each seat alone knew then."""

    facing: str  # nobody while a name is being asked for
    text: str
    secrets: tuple[set[str], set[str]]


def glimpses(home: Path) -> Iterator[Glimpse]:
    """A game of two people, prompt by prompt."""
    (home / "cards.toml").write_text(CARDS, encoding="utf-8")
    words = ("--seats", ",".join(PEOPLE), "--seed", "4", "--cards", "cards.toml", "--save", "game.json", "--lang", "en")
    with Tmux(home, "play", "champions", *words, columns=200, rows=40) as terminal:
        stranger = Stranger(terminal, PEOPLE, taste=secretive)
        while stranger.now.ended is None:
            if stranger.is_question and stranger.answers[0] == "Done":
                stranger.type("look")  # in the middle of a chain the board is shown only when asked for
            if (home / "game.json").exists():
                asks_name = stranger.now.prompt.endswith(":")
                text = " ".join(stranger.now.text.split())
                match = read(home / "game.json").match
                yield Glimpse("" if asks_name else stranger.facing, text, (secrets(match, 0), secrets(match, 1)))
            stranger.go_on()
        assert stranger.now.ended == 0


def told_alone(match: Match, seat: int, speech: Speech) -> set[str]:
    """Sentences that this seat was told and no other seat."""
    alone = [told.event for told in match.log() if [s for s in range(match.rules.seats) if told.to(s)] == [seat]]
    return {speech.say(message) for message in match.rules.phrases.story(alone)} - shared(match, speech)


def shared(match: Match, speech: Speech) -> set[str]:
    """Sentences that a spectator was told."""
    return {speech.say(message) for message in match.rules.phrases.story([t.event for t in match.events(None)])}


def cells(view: View, speech: Speech) -> set[str]:
    """What stands on the board of one who may see this: destinies by name, journeys looked at, sealed assignments."""
    destinies = {speech.noun("destiny", card.destiny) for seat in view.seats for card in seat.destinies}
    seen = {
        speech.say("board-seen", journey=venue.journey)
        for venue in view.venues
        if venue.journey not in (None, HIDDEN) and not venue.journey_up
    }
    sealed = {
        speech.say("board-assigned", things=venue.sealed)
        for venue in view.venues
        if venue.sealed and any(venue.sealed.values())
    }
    return (destinies - {speech.noun("destiny", HIDDEN)}) | seen | sealed


def secrets(match: Match, seat: int) -> set[str]:
    """Words that could only be known to this one of two seats now."""
    speech, rules = speech_for(match, "en"), match.rules
    mine, others = (cells(rules.view(match.state, one), speech) for one in (seat, 1 - seat))
    return told_alone(match, seat, speech) | (mine - others)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> list[Glimpse]:
    """Every glimpse of one game."""
    return list(glimpses(tmp_path_factory.mktemp("secrets")))


@needs_tmux
@pytest.mark.slow
def test_no_secret_ever_stands_on_the_other_screen(game: list[Glimpse]) -> None:
    own = [set().union(*(glimpse.secrets[seat] for glimpse in game)) for seat in (0, 1)]
    for glimpse in game:
        for seat, name in enumerate(PEOPLE):
            if glimpse.facing != name:  # two may have assigned the same
                leaked = [words for words in glimpse.secrets[seat] - own[1 - seat] if words in glimpse.text]
                assert not leaked, f"{glimpse.facing or 'whoever comes'} can read {name}'s {leaked}: {glimpse.text}"


@needs_tmux
@pytest.mark.slow
def test_every_secret_stood_on_the_screen_of_its_owner(game: list[Glimpse]) -> None:
    """Else the test before could not fail. There were destinies, journeys and assignments among them."""
    known: list[set[str]] = [set().union(*(glimpse.secrets[seat] for glimpse in game)) for seat in (0, 1)]
    for seat, name in enumerate(PEOPLE):
        seen = "\n".join(glimpse.text for glimpse in game if glimpse.facing == name)
        assert {words for words in known[seat] if words not in seen} == set()
    for word in ("draws the destiny", "looks at the journey card", "assigns", "(seen)", "assigned"):
        assert any(word in words for words in known[0] | known[1]), word


@needs_tmux
@pytest.mark.slow
def test_nothing_can_be_scrolled_back_to_while_a_name_is_asked_for(game: list[Glimpse]) -> None:
    asked = {glimpse.text for glimpse in game if not glimpse.facing}
    assert asked == {f"{name}, type your name when nobody else is looking:" for name in PEOPLE}
