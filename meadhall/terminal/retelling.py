"""A record told as a story: from one seat's knowledge, from a spectator's, or all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.hall.replaying import without_shadows
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match
from meadhall.locale.speech import Speech
from meadhall.terminal.screen import Screen

EVERYTHING = -1  # in place of a seat: what anybody was told


def speech_for(match: Match, language: str) -> Speech:
    """The words of a match's game, with the names of its players."""
    rules = match.rules
    return Speech(
        language, ["meadhall", rules.game.messages], rules.phrases.families, match.names, rules.phrases.own_name
    )


def story(match: Match, audience: Audience, speech: Speech) -> Iterator[str]:
    """What an audience was told in a match, sentence by sentence; with `EVERYTHING`, what anybody was."""
    told = list(without_shadows(match.log())) if audience == EVERYTHING else match.events(audience)
    for message in match.rules.phrases.story([one.event for one in told]):
        yield speech.say(message)


def answers_before(match: Match, seat: int, told: int) -> int | None:
    """How many answers had been given when the seat had last been told no more than so many events; None for all.

    Before the first answer a seat has been told of the setup, however little was asked for.
    """
    number = match.number(seat) - sum(one.to(seat) for step in match.played for one in step.told)
    for count, step in enumerate(match.played):
        number += sum(one.to(seat) for one in step.told)
        if number > told:
            return count
    return None


def outcome(match: Match, audience: int = EVERYTHING) -> dict[str, Any]:
    """What a match came to, for machines; for a seat, by its own running number."""
    result = match.rules.result(match.state)
    whole = audience == EVERYTHING
    return {
        "game": match.rules.game.slug,
        "revision": match.rules.revision,
        "players": match.rules.seats,
        **({"decisions": len(match.played)} if whole else {"seat": audience, "told": match.number(audience)}),
        "finished": result is not None,
        "scores": result and list(result.scores),
        "winners": result and list(result.winners),
    }


def show_ending(match: Match, screen: Screen, speech: Speech, audience: int = EVERYTHING) -> None:
    """The final scoring by category and seat, and who has won; or that the game is not over."""
    rules = match.rules
    result = rules.result(match.state)
    if result is None and audience == EVERYTHING:
        screen.line(speech.say("not-over", count=len(match.played)))
    elif result is None:
        screen.line(speech.say("not-over-for", name=match.names[audience], count=match.number(audience)))
    if result is None:
        return
    screen.board(speech.say("over"), [rules.game.picture.scoring(rules.view(match.state, None), speech)])
    winners = speech.listed([match.names[seat] for seat in result.winners])
    best = result.scores[result.winners[0]]
    screen.line(speech.say("winner", names=winners, count=len(result.winners), score=best), "bold")
