"""What a seat may ask about without changing anything: why an answer is closed, and the odds of a fight."""

from __future__ import annotations

from meadhall.hall import wire
from meadhall.kernel.declared.fights import FightOdds
from meadhall.kernel.errors import BadOdds, NotOffered, NotYours
from meadhall.kernel.match import Match


def why(match: Match, seat: int, asked: wire.AskWhy) -> wire.Told:
    """Why an answer is not open; without a reason it is."""
    if match.decision(seat) is None:
        raise NotYours(f"Seat {seat} is not being asked anything now.")
    reason = match.rules.reason(match.state, seat, asked.code)
    return wire.Told(asked.id) if reason is None else wire.Told(asked.id, why=reason.message, rule=reason.rule)


def odds(match: Match, house: wire.House, seat: int, asked: wire.AskOdds) -> wire.Told:
    """The odds of a fight at a place, with some warriors or those sent there; without a place, of the roll at hand.

    Of a roll three ways are told: the best that can be done, to strike now, and to reroll the dice that are named.
    """
    fights = match.rules.fights
    if fights is None or not house.odds:
        raise NotOffered("This table tells no odds.")
    if asked.venue is None:
        roll = fights.roll(match.state, seat, asked.dice)
        if roll is None:
            raise BadOdds(f"Seat {seat} has no dice to decide about.")
        ways = {"best": roll.best, "strike": roll.strike, "reroll": roll.reroll}
        return wire.Told(asked.id, odds={way: spelt(found) for way, found in ways.items() if found is not None})
    for place, fight in fights.on_board(match.view(seat), seat, asked.warriors):
        if place[1] == asked.venue:
            return wire.Told(asked.id, odds={"best": spelt(fights.odds(fight))})
    raise BadOdds(f"There is no fight to be had at {asked.venue}.")


def spelt(found: FightOdds) -> wire.Odds:
    """The odds of a fight as they go down."""
    return wire.Odds(found.won, found.lost, found.victory_by_losses, found.defeat)
