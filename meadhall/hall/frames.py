"""Frames: what an audience is told and has to draw."""

from __future__ import annotations

from typing import Final

from meadhall.hall import wire
from meadhall.hall.asking import ask
from meadhall.kernel.errors import BadMessage
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match

MOST_ACTS: Final = 200


def frame(match: Match, audience: Audience, since: int = 0, undo: int | None = None) -> wire.Frame:
    """The frame of an audience: the acts after its running number `since`, and how things stand.

    `undo` is how many of its own acts a seat may take back, where the table allows fewer than the match.
    Of more than 200 acts only the last 200 are told; `since` of the frame then says from where.
    """
    number = match.number(audience)
    if type(since) is not int or not 0 <= since <= number:
        raise BadMessage(f"The running number {str(since)[:20]} is none of this audience.")
    told = match.told(audience, since)
    if len(told) > MOST_ACTS:
        since, told = told[-MOST_ACTS - 1][0], told[-MOST_ACTS:]
    story = match.rules.phrases.story
    acts = []
    for n, act, heard in told:
        events = tuple(one.event for one in heard)
        acts.append(wire.Act(n, act.by, events, tuple(story(events))))
    return wire.Frame(
        number,
        since,
        tuple(acts),
        match.view(audience),
        match.waiting(),
        None if audience is None else ask(match, audience),
        undo if undo is not None else 0 if audience is None else match.undos(audience),
        match.scores,
        match.rules.result(match.state),
    )
