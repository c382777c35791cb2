"""The fights of a table of Champions and their odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from meadhall.champions.odds import MOST_FAVOR, POWERS, fight_odds, roll_odds
from meadhall.champions.words import slugs
from meadhall.champions.words.view import VenueView, View
from meadhall.kernel.declared.fights import Fight, FightOdds, Noun, RollOdds

if TYPE_CHECKING:
    from meadhall.champions.game import ChampionsRules


class ChampionsFights:
    """Trolls, draugr, monsters and the kraken, with the cards of one table."""

    kinds: Sequence[str] = slugs.KINDS

    def __init__(self, rules: ChampionsRules) -> None:
        self.rules = rules
        journeys = rules.cards.rows["journeys"]
        krakens = [("journey", slug) for slug in journeys if journeys[slug]["effect"] == "kraken"]
        self.enemies: Sequence[Noun] = (*(("enemy", slug) for slug in rules.cards.enemies), *krakens)
        self.runes: Sequence[str] = rules.cards.runes
        self.leaders: Sequence[str] = rules.cards.leaders

    def odds(self, fight: Fight) -> FightOdds:
        """The odds of a fight."""
        means = (fight.favor, fight.runes, fight.leader, fight.damage)
        return fight_odds(self.rules, fight.enemy[1], fight.warriors, *means)

    def fight(self, enemy: Noun, view: View, seat: int, warriors: Mapping[str, int] | None) -> Fight:
        """The fight of a seat with its favor, leader and runes; by default with all warriors at home that may fight."""
        mine, tables = view.seats[seat], self.rules.cards.rows
        if warriors is None:
            away = [venue for venue in view.venues if venue.owner == seat]
            forbids = [table[enemy[1]].get("forbids") for table in tables.values() if enemy[1] in table]
            warriors = {
                kind: 0 if kind in forbids else mine.warriors[kind] - sum(venue.sent[kind] for venue in away)
                for kind in slugs.KINDS
            }
        runes = [one.rune for one in mine.runes if not one.used and tables["runes"][one.rune]["power"] in POWERS]
        return Fight(enemy, warriors, min(mine.favor, MOST_FAVOR), runes, mine.leader)

    def on_board(self, view: View, seat: int, warriors: Mapping[str, int] | None) -> list[tuple[Noun, Fight]]:
        """The fights on the board, in its order."""
        return [
            (("place", venue.venue), self._at(venue, view, seat, warriors))
            for venue in view.venues
            if venue.enemy and venue.in_use
        ]

    def _at(self, venue: VenueView, view: View, seat: int, warriors: Mapping[str, int] | None) -> Fight:
        """The fight at a venue; by default with the warriors that the seat has sent there."""
        for there in (venue.sent, venue.sealed or {}):
            if warriors is None and venue.owner == seat and any(there.get(kind) for kind in slugs.KINDS):
                warriors = {kind: there[kind] for kind in slugs.KINDS}
        return self.fight(("enemy", str(venue.enemy)), view, seat, warriors)

    def roll(self, state: Any, seat: int, picked: Mapping[str, int] | None = None) -> RollOdds | None:
        """The odds of the dice that a seat is asked about: used best, left to lie, or those picked rerolled."""
        return roll_odds(self.rules, state, seat, picked)
