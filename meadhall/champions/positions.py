"""Positions of Champions set up by hand: for bug reports, studies, tutorials and tests (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.champions.core.numbers import board, steps
from meadhall.champions.core.numbers.limits import MOST_GLORY, MOST_STORED
from meadhall.champions.game import ChampionsRules
from meadhall.champions.laid_cards import LaidCards
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import ChooseLeader
from meadhall.champions.words.pools import pools
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.journal.acts import Outcomes
from meadhall.kernel.match import Match
from meadhall.kernel.position import check_count, outcomes_of, place_of, word
from meadhall.kernel.rules import Rules

STORES: Final[Mapping[str, int]] = {
    **dict.fromkeys((*slugs.GOODS, "favor", "blame"), MOST_STORED),
    "glory": MOST_GLORY,
}
"""What a seat has besides warriors, and the most that a card set may allow."""


def outcomes(match: Match, *words: str) -> Outcomes:
    """A script for the next answer from words: "swordsman:hit", "troll:bridge-troll", "journey:lost".

    Cards that are drawn one after another from one deck are named in this order. A card that returns to its deck
    meanwhile can only be named by its number ("troll:0"), counted from 0 in the order of the card set.
    """
    return outcomes_of(match.rules, pools(match.rules, match.state), words)


class Position(LaidCards):
    """A position of Champions in which a seat is asked to place a worker; it starts as the setup leaves it.

    `leaders` are those of the seats; by default the first of the card set, or those that chance chose. With `()` they
    are still to be chosen, and nothing can be set. The seat `first` has the first-player marker and is asked to place.
    What is not set comes from `seed`, or from `opening`, a list of outcomes in words.
    """

    def __init__(
        self,
        rules: Rules,
        leaders: Sequence[str] | None = None,
        round: int = 1,
        first: int = 0,
        seed: int = 1,
        opening: Sequence[str] = (),
    ) -> None:
        if not isinstance(rules, ChampionsRules):
            raise TypeError(f"a position of Champions needs its rules, not {type(rules).__name__}")
        super().__init__(rules, seed, opening)
        if leaders is None:
            chosen = enumerate(self.state.leader[: rules.seats])
            leaders = [self.rules.cards.leaders[seat if led == board.NOBODY else led] for seat, led in chosen]
        if leaders:
            self._choose_leaders(leaders, first)
            self.round(round)

    def _choose_leaders(self, leaders: Sequence[str], first: int) -> None:
        """Let the seats choose these leaders; then the cards are dealt."""
        numbers = [place_of("leader", slug, self.rules.cards.leaders) for slug in leaders]
        if len(set(numbers)) != self.rules.seats or len(numbers) != self.rules.seats:
            raise BadPosition(f"{self.rules.seats} seats need {self.rules.seats} different leaders (CS-5).")
        self.rules.check_seat(first)
        self._set(first=first)
        while (decision := self._match.decisions()[0]).question == "choose-leader":
            self._match.answer(decision.seat, ChooseLeader(leaders[decision.seat]))
        self._set(leader=[*numbers, *[board.NOBODY] * board.SEATS][: board.SEATS])  # if chance chose others
        self.turn(first)

    @word
    def round(self, number: int) -> None:
        """Set the round; the board stays as it is."""
        check_count("The round", number, self.rules.box.rounds, 1)
        self._set(round=number)

    @word
    def first(self, seat: int) -> None:
        """Give a seat the first-player marker."""
        self.rules.check_seat(seat)
        self._set(first=seat)

    @word
    def turn(self, seat: int) -> None:
        """Make it a seat's turn to place a worker."""
        self.rules.check_seat(seat)
        top = self.state.depth
        if self.state.step[top] != steps.PLACE_WORKER:
            raise BadPosition("Nobody is to place a worker now, so it can be nobody's turn.")
        if not self.state.workers[seat]:
            raise BadPosition(f"Seat {seat} has no worker left to place.")
        self._put("whose", {top: seat})

    @word
    def give(self, seat: int, **things: int) -> None:
        """Set the food, wood, coins, favor, blame or glory of a seat, and its warriors by kind."""
        self.rules.check_seat(seat)
        held = {kind: self.state.held[seat * board.KINDS + place] for place, kind in enumerate(slugs.KINDS)}
        for thing, count in things.items():
            place_of("thing", thing, (*STORES, *slugs.KINDS))
            check_count(f"The {thing} of a seat", count, STORES.get(thing, self.rules.box.longhouse))
        warriors = {kind: things.get(kind, count) for kind, count in held.items()}
        if sum(warriors.values()) > self.rules.box.longhouse:
            raise BadPosition(
                f"Seat {seat} cannot have {sum(warriors.values())} warriors: "
                f"its longhouse holds {self.rules.box.longhouse} (CP-5)."
            )
        for place, kind in enumerate(slugs.KINDS):
            self._take_dice(f"Seat {seat} cannot have", place, warriors[kind], held[kind])
            self._put("held", {seat * board.KINDS + place: warriors[kind]})
        for thing in STORES.keys() & things.keys():
            self._put(thing, {seat: things[thing]})

    def _take_dice(self, whom: str, kind: int, count: int, before: int) -> None:
        """Take dice of a kind from the supply, or put them back."""
        left = self.state.supply[kind] + before - count
        if left < 0:
            raise BadPosition(f"{whom} {count} {slugs.KINDS[kind]} dice: {left + count} are left of them (CS-8).")
        self._put("supply", {kind: left})

    @word
    def stock(self, **things: int) -> None:
        """Set the warriors at the three smiths, and the food at the smokehouse."""
        for thing, count in things.items():
            place = place_of("thing", thing, (*slugs.KINDS, "food"))
            check_count(f"The {thing} on the board", count, MOST_STORED)
            if thing == "food":
                self._set(lying_food=count)
            else:
                self._take_dice("On the board there cannot lie", place, count, self.state.lying[place])
                self._put("lying", {place: count})

    @word
    def coins_on(self, shore: str, count: int) -> None:
        """Set the coins on the monster at a shore."""
        place = place_of("shore", shore, slugs.SHORES)
        check_count("The coins on a monster", count, self.rules.box.rounds)
        if self.state.enemy[board.AT_SHORE + place] == board.NOTHING and count:
            raise BadPosition(f"There is no monster at {shore} that coins could lie on.")
        self._put("coins_on", {place: count})

    @word
    def ship(self, seat: int, slug: str | None) -> None:
        """Give a seat a private longship, or none; the one it had returns beside the board."""
        self.rules.check_seat(seat)
        old = self.state.ship[seat]
        new = board.NOTHING if slug is None else place_of("private longship", slug, self.rules.cards.ships)
        if new != board.NOTHING:
            if self.rules.seats < self.rules.box.ship_players[new]:
                raise BadPosition(f"The {slug} is not in a game of {self.rules.seats} (CS-3).")
            if new in self.state.ship and new != old:
                raise BadPosition(f"The {slug} belongs to seat {self.state.ship.index(new)} already.")
        if old != board.NOTHING:
            self._put("ship_out", {old: 1})
        if new != board.NOTHING:
            self._put("ship_out", {new: 0})
        self._put("ship", {seat: new})

    @word
    def extra_worker(self, seat: int) -> None:
        """Give a seat the worker of the huts, in hand."""
        self.rules.check_seat(seat)
        if not self.state.has_extra[seat]:
            self._put("has_extra", {seat: 1})
            self._add("workers", seat, 1)
            self._set(huts_taken=self.state.huts_taken + 1)

    @word
    def placed(self, seat: int, *spaces: str) -> None:
        """Put workers of a seat on these spaces, without carrying out their actions."""
        for slug in spaces:
            space = self._take_space(seat, slug)
            if space == board.BEGGING:
                self._add("begging", seat, 1)
            elif space == board.HUNTING:
                if self.state.hunting[seat]:
                    raise BadPosition(f"Seat {seat} has a worker on the hunting grounds already (CL-11).")
                self._put("hunting", {seat: 1})
            elif slug in (*slugs.PUBLIC_SHIPS, *self.rules.cards.ships):
                raise BadPosition(f"The {slug} needs a shore: say `sailing(seat, ship, shore)`.")
            else:
                self._put("worker_on", {space: seat})
                if slug in slugs.VENUES:
                    self._own_venue(seat, slug)
            self._add("workers", seat, -1)
        self._pass_turn()

    @word
    def sailing(self, seat: int, ship: str, shore: str) -> None:
        """Put a worker of a seat on a longship at a shore, without paying for the ship."""
        place = place_of("shore", shore, slugs.SHORES)
        ships = (*slugs.PUBLIC_SHIPS, *self.rules.cards.ships)
        number, space = place_of("longship", ship, ships), self._take_space(seat, ship)
        self._check_shore(place)
        if number >= len(slugs.PUBLIC_SHIPS) and self.state.ship[seat] != number - len(slugs.PUBLIC_SHIPS):
            raise BadPosition(f"The {ship} is not the private longship of seat {seat}.")
        if self.state.harbour[place] != board.NOTHING:
            raise BadPosition(f"At {shore} lies a ship already.")
        self._put("worker_on", {space: seat})
        self._put("harbour", {place: space})
        self._put("owner", {board.AT_SHORE + place: seat})
        self._add("workers", seat, -1)
        self._pass_turn()

    @word
    def last_worker(self, seat: int) -> None:
        """Leave one worker in the round, that of a seat; all others are begging, without an effect."""
        self.turn(seat)
        left = list(self.state.workers)
        left[seat] -= 1
        self._set(
            workers=[int(other == seat) for other in range(board.SEATS)],
            begging=[there + more for there, more in zip(self.state.begging, left, strict=True)],
        )

    def _take_space(self, seat: int, slug: str) -> int:
        """The number of a space on which a seat can have a worker."""
        self.rules.check_seat(seat)
        space = place_of("space", slug, self.rules.cards.spaces)
        stall = space - board.STALL
        if stall >= 0 and not self.state.stall_open[stall]:
            raise BadPosition(f"The stall {slug} is not in play (CS-2).")
        if self.state.worker_on[space] != board.NOBODY:
            raise BadPosition(f"On {slug} there is a worker already (CP-2).")
        if not self.state.workers[seat]:
            raise BadPosition(f"Seat {seat} has no worker left to place.")
        return space

    def _own_venue(self, seat: int, venue: str) -> None:
        place = slugs.VENUES.index(venue)
        if self.state.enemy[place] == board.NOTHING:
            raise BadPosition(f"There is no enemy at {venue} to fight.")
        self._put("owner", {place: seat})

    def _pass_turn(self) -> None:
        """If the seat whose turn it is has no worker left, pass the turn on."""
        top, seats = self.state.depth, self.rules.seats
        if self.state.step[top] == steps.PLACE_WORKER:
            turn = self.state.whose[top]
            order = [(turn + after) % seats for after in range(seats)]
            self._put("whose", {top: next((seat for seat in order if self.state.workers[seat]), turn)})

    def _objection(self) -> str:
        """Impossible positions that a law would refuse with a less clear sentence."""
        state, ended = self.state, max(self.state.round - 1, 0)
        if state.step[state.depth] == steps.PLACE_WORKER and not any(state.workers):
            return "All workers are placed: at least one must be left, whose placing ends the phase."
        cards = state.round + (state.worker_on[board.SAGE] != board.NOBODY)
        if state.step[1] == steps.PLACE_WORKER and max(state.destiny_count) > cards:
            return f"Nobody can hold more than {cards} destiny cards by now: a visit to the sage brings one (CL-7)."
        if max(state.coins_on) > ended:
            return f"On a monster there cannot lie more than {ended} coins by now: every round brings one (CU-3)."
        if state.lying_food > state.round:
            return f"At the smokehouse there cannot lie more than {state.round} food by now (CR-7)."
        return ""
