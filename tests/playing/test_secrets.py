"""Two people at one keyboard: what only one of them may know never stands on the other's screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from meadhall.terminal.saves import read
from tests.support.playing.moments import NAMES, SLUGS
from tests.support.playing.secrets import HIDINGS, Hiding, known
from tests.support.playing.stranger import Stranger
from tests.support.playing.terminals import Tmux, needs_tmux

PEOPLE: Final = NAMES[:2]


@dataclass(frozen=True)
class Glimpse:
    """All that somebody could see or scroll back to at some moment, in one line, and what each seat knew then."""

    facing: str  # nobody while a name is being asked for
    text: str
    known: tuple[set[str], set[str]]


def glimpses(slug: str, home: Path) -> Iterator[Glimpse]:
    """A game of two people, prompt by prompt; they look at the board before every answer and after it."""
    hiding = HIDINGS[slug]
    (home / "cards.toml").write_text(hiding.cards, encoding="utf-8")
    words = ("--seats", ",".join(PEOPLE), "--seed", "4", "--cards", "cards.toml", "--save", "game.json", "--lang", "en")
    with Tmux(home, "play", slug, *words, columns=200, rows=40) as terminal:
        stranger = Stranger(terminal, PEOPLE, taste=hiding.taste)
        while stranger.now.ended is None:
            prompt = stranger.now.prompt
            if stranger.is_question or "undo" in prompt:
                stranger.type("look")
                if stranger.now.prompt != prompt:  # the question would drive the board from the screen
                    yield from glimpse(stranger, home, hiding)
                    stranger.type("")
            yield from glimpse(stranger, home, hiding)
            stranger.go_on()
        assert stranger.now.ended == 0


def glimpse(stranger: Stranger, home: Path, hiding: Hiding) -> Iterator[Glimpse]:
    """What stands on the screen, and what each of both may know, once there is a game."""
    if (home / "game.json").exists():
        asks_name = stranger.now.prompt.endswith(":")
        text = " ".join(stranger.now.text.split())
        match = read(home / "game.json").match
        each = known(match, 0, hiding), known(match, 1, hiding)
        yield Glimpse("" if asks_name else stranger.facing, text, each)


@dataclass(frozen=True)
class Played:
    """A game, and every glimpse of it."""

    slug: str
    glimpses: list[Glimpse]

    def secrets(self, number: int, seat: int) -> set[str]:
        """What a seat knew at some glimpse, and the other had not known until then."""
        others = (glimpse.known[1 - seat] for glimpse in self.glimpses[: number + 1])
        return self.glimpses[number].known[seat].difference(*others)

    def all_secrets(self, seat: int) -> set[str]:
        """All secrets that a seat ever had."""
        return {words for number in range(len(self.glimpses)) for words in self.secrets(number, seat)}


@pytest.fixture(scope="module", params=SLUGS)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """One game of each sort."""
    return Played(request.param, list(glimpses(request.param, tmp_path_factory.mktemp("secrets"))))


@needs_tmux
@pytest.mark.slow
def test_no_secret_ever_stands_on_the_other_screen(played: Played) -> None:
    for number, glimpse in enumerate(played.glimpses):
        for seat, name in enumerate(PEOPLE):
            if glimpse.facing != name:
                leaked = [words for words in played.secrets(number, seat) if words in glimpse.text]
                assert not leaked, f"{glimpse.facing or 'whoever comes'} can read {name}'s {leaked}: {glimpse.text}"


@needs_tmux
@pytest.mark.slow
def test_every_secret_stood_on_the_screen_of_its_owner(played: Played) -> None:
    """Else the test before could not fail. There were secrets of every sort among them."""
    for seat, name in enumerate(PEOPLE):
        seen = "\n".join(glimpse.text for glimpse in played.glimpses if glimpse.facing == name)
        assert {words for words in played.all_secrets(seat) if words not in seen} == set()
    for word in HIDINGS[played.slug].words:
        assert any(word in words for words in played.all_secrets(0) | played.all_secrets(1)), word


@needs_tmux
@pytest.mark.slow
def test_nothing_can_be_scrolled_back_to_while_a_name_is_asked_for(played: Played) -> None:
    asked = {glimpse.text for glimpse in played.glimpses if not glimpse.facing}
    assert asked == {f"{name}, type your name when nobody else is looking:" for name in PEOPLE}
