"""Positions of Midgard set up by hand: for bug reports, studies, tutorials and tests (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.errors import BadPosition
from meadhall.kernel.journal.acts import Outcomes
from meadhall.kernel.match import Match
from meadhall.kernel.position import check_count, outcomes_of, place_of, word
from meadhall.kernel.rules import Rules
from meadhall.midgard.cards.totals import MOST_REACHED
from meadhall.midgard.core.numbers import board, steps
from meadhall.midgard.game import MidgardRules
from meadhall.midgard.hands import Hands
from meadhall.midgard.words import slugs
from meadhall.midgard.words.pools import pools


def outcomes(match: Match, *words: str) -> Outcomes:
    """A script for the next answer from words: "doom:gimle", "bronze:new-warriors".

    Cards that are drawn one after another from one deck are named in this order.
    """
    return outcomes_of(match.rules, pools(match.rules, match.state), words)


class Position(Hands):
    """A position of Midgard in which a seat is asked to play a card; it starts with the first card of a round.

    Earlier rounds and the draft are played at random, from `seed` or from `opening`, a list of outcomes in words. With
    `drafted=False` the first card of the game is still to be kept, and cards cannot be set.
    """

    def __init__(
        self, rules: Rules, round: int = 1, seed: int = 1, opening: Sequence[str] = (), drafted: bool = True
    ) -> None:
        if not isinstance(rules, MidgardRules):
            raise TypeError(f"a position of Midgard needs its rules, not {type(rules).__name__}")
        check_count("The round", round, rules.box.rounds, 1)
        super().__init__(rules, seed, opening)
        self._wanted = {}
        if drafted:
            self._play_to(round)

    def _play_to(self, round: int) -> None:
        """Answer at random until the first card of a round is to be played; the first card of each pack is kept."""
        while self._match.decisions()[0].question != "play-card" or self.state.round < round:
            decision = self._match.decisions()[0]
            drafts = decision.question == "keep-card"
            pick = 0 if drafts else self._match.chance.any_of(len(decision.codes))
            self._match.answer(decision.seat, decision.codes[pick])

    @word
    def place(self, seat: int, chieftain: str = "boat", **warriors: int) -> None:
        """Set the area of a seat's chieftain, and its warriors by area; the others are in the reserve."""
        self.rules.check_seat(seat)
        areas, total = self.rules.cards.areas, self.rules.box.boat_warriors + self.rules.box.reserve_warriors
        cells = dict.fromkeys(range(seat * board.AREAS, (seat + 1) * board.AREAS), 0)
        for area, count in warriors.items():
            check_count(f"The warriors in {area[:40]}", count, total)
            cells[seat * board.AREAS + place_of("area", area, areas)] = count
        if sum(warriors.values()) > total:
            raise BadPosition(f"Seat {seat} has {total} warriors, not {sum(warriors.values())} (MS-3).")
        self._put("chieftain", {seat: place_of("area", chieftain, areas)})
        self._put("warriors", cells)
        self._put("reserve", {seat: total - sum(warriors.values())})

    @word
    def doom(self, *provinces: str) -> None:
        """Put doom markers into exactly these provinces."""
        doomed = [place_of("province", slug, self.rules.cards.provinces) for slug in provinces]
        self._set(doomed=[int(area in doomed) for area in range(board.MOST_PROVINCES)])

    @word
    def give(self, seat: int, score: int | None = None, **tokens: int) -> None:
        """Set the points of a seat, all from kingdoms, and its tokens by kingdom."""
        self.rules.check_seat(seat)
        if score is not None:
            check_count("The score of a seat", score, MOST_REACHED)
            self._put("score", {seat: score})
            self._put("points", {category * board.SEATS + seat: 0 for category in range(board.CATEGORIES)})
            self._put("points", {board.FROM_KINGDOMS * board.SEATS + seat: score})
        for kingdom, count in tokens.items():
            place = place_of("kingdom", kingdom, slugs.KINGDOMS)
            check_count(f"The tokens of {kingdom}", count, MOST_REACHED)
            self._put("tokens", {seat * board.KINGDOMS + place: count})

    @word
    def turn(self, seat: int, left: int | None = None) -> None:
        """Make it a seat's turn to play a card, the first of a lap.

        `left` is how many cards each seat still has to play in this round; earlier ones are played without effect.
        """
        self.rules.check_seat(seat)
        state, top = self.state, self.state.depth
        if state.step[top] != steps.PLAY_CARD or state.card != board.NOTHING:
            raise BadPosition("Nobody is to play a card of the round now, so it can be nobody's turn.")
        due = [state.plays_left[other] + (other == state.whose[top]) for other in range(self.rules.seats)]
        if len(set(due)) > 1:
            raise BadPosition("A lap is under way: the turn can be set only when all have as many cards left to play.")
        count = due[0] if left is None else left
        check_count("The cards left to play", count, due[0], 1)
        for other in range(self.rules.seats):
            for _ in range(due[0] - count):
                self._play_off(other)
        self._put("whose", {top: seat, top - 1: (seat + 1) % self.rules.seats})
        rest = [count - (other == seat) if other < self.rules.seats else 0 for other in range(board.SEATS)]
        self._set(plays_left=rest, starter=seat)

    def _objection(self) -> str:
        """Impossible positions that no law refuses."""
        markers, lying = self.rules.box.dooms, sum(self.state.doomed)
        if lying != markers and not self.state.over:
            return f"There are {markers} doom markers, and {lying} provinces are doomed (MD-1)."
        return ""
