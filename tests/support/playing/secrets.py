"""What each game has to hide: cards with which there is much of it, and what only one seat can know at some moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meadhall.champions.words.view import HIDDEN
from meadhall.champions.words.view import View as ChampionsView
from meadhall.kernel.match import Match
from meadhall.locale.speech import Speech
from meadhall.midgard.cards.card_set import open_set
from meadhall.midgard.words.view import View as MidgardView
from meadhall.terminal.retelling import speech_for


@dataclass(frozen=True)
class Hiding:
    """A game in which there is something to hide."""

    cards: str  # a card set of one's own
    liked: Sequence[str]  # how answers begin that bring most secrets
    cells: Callable[[Any, Speech], set[str]]  # what stands on the screen of one who may see this
    words: Sequence[str]  # there must be a secret with each of these

    def taste(self, answers: Sequence[str]) -> int | None:
        """The answer that brings most secrets, by its first words."""
        return next((i for like in self.liked for i, answer in enumerate(answers) if answer.startswith(like)), None)


def known(match: Match, seat: int, hiding: Hiding) -> set[str]:
    """Words that a seat knows, as far as another might not: what it was told alone, and what its board shows."""
    speech = speech_for(match, "en")
    return told_alone(match, seat, speech) | hiding.cells(match.rules.view(match.state, seat), speech)


def told_alone(match: Match, seat: int, speech: Speech) -> set[str]:
    """Sentences that this seat was told and no other seat."""
    alone = [told.event for told in match.log() if [s for s in range(match.rules.seats) if told.to(s)] == [seat]]
    return {speech.say(message) for message in match.rules.phrases.story(alone)} - shared(match, speech)


def shared(match: Match, speech: Speech) -> set[str]:
    """Sentences that a spectator was told."""
    return {speech.say(message) for message in match.rules.phrases.story([t.event for t in match.events(None)])}


CHAMPIONS_CARDS: Final = """
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


def champions_cells(view: ChampionsView, speech: Speech) -> set[str]:
    """Destinies by name, journeys looked at, sealed assignments."""
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


def midgard_cards() -> str:
    """Two rounds with cards each of which goes by a name that no other has; whoever draws some, draws bronze."""
    lines = ['name = "secrets"', f"drop.cards = {list(open_set().kinds)}", "board.game.rounds = 2"]
    return "\n".join([*lines, "board.plays.counts = [4, 5]", *single_cards()])


def single_cards() -> Iterator[str]:
    """Rows of cards, one copy each, up to the most kinds that there may be."""
    gold = ("draw", "draw", "draw", "muster", "token", "score")
    for number in range(18):
        yield f'[cards.bronze-{number}]\nname = "Bronze {number:02}"\nmetal = "bronze"\neffect = "reinforce"'
    for number in range(8):
        yield f'[cards.silver-{number}]\nname = "Silver {number:02}"\nmetal = "silver"\neffect = "horde"'
    for number, effect in enumerate(gold, 1):
        more = 'draws = "bronze"\namount = 2' if effect == "draw" else 'kingdom = "alfheim"'
        name = f"{'Draw' if effect == 'draw' else 'Gold'} {number:02}"
        yield f'[cards.gold-{number}]\nname = "{name}"\nmetal = "gold"\nnumber = {number}\neffect = "{effect}"\n{more}'


def midgard_cells(view: MidgardView, speech: Speech) -> set[str]:
    """All cards that one has seen: packs once held, the stock, the sealed pick, and what lies open."""
    kinds = [kind for sight in view.sights for kind in sight.cards]
    for seat in view.seats:
        kinds += [*(seat.stock or ()), *seat.played, *seat.gold, *([seat.keeping] if seat.keeping else [])]
    return {speech.noun("card", kind) for kind in [*kinds, *(view.pack or ())]}


HIDINGS: Final[Mapping[str, Hiding]] = {
    "champions": Hiding(
        CHAMPIONS_CARDS,
        ("Sage's Hut", "Troll", "Small Longship", "Left Draugr", "Look at", "First Shore: 1", "Troll: 1"),
        champions_cells,
        ("draws the destiny", "looks at the journey card", "assigns", "(seen)", "assigned"),
    ),
    "midgard": Hiding(midgard_cards(), ("Draw",), midgard_cells, ("keeps: ", "draws: ", "Silver ", "Draw ")),
}
