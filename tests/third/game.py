"""The game The Hoard, as it is registered: its cards, words, view and board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from types import MappingProxyType, SimpleNamespace
from typing import Any

from meadhall.kernel.actions import Action, Catalogue
from meadhall.kernel.cards import card_set
from meadhall.kernel.cards.contents import Contents
from meadhall.kernel.cards.schema import RowKind, Sort, Whole
from meadhall.kernel.declared.pictures import Section, Speaker
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.events import Audience, Event
from meadhall.kernel.game import Game
from meadhall.kernel.messages import Phrases
from meadhall.kernel.options import chosen
from meadhall.kernel.registry import register
from meadhall.kernel.rules import Reason, Rules, Words
from meadhall.kernel.setting import Setting
from tests.third import gate

HOME = "tests.third"
TREASURES = RowKind(Sort({"worth": Whole(0, 50)}, "H-1"), least=4, most=gate.CARDS)


class Done(Action):
    """Keep the gold of this turn."""


class Roll(Action):
    """Roll the die."""


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """A card is seen by its owner, or at the end by all."""

    seat: int
    treasure: str


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A die shows a number."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class GoldKept(Event):
    """A seat keeps gold; 0 if it was lost."""

    seat: int
    count: int


WORDS = Words(
    questions={gate.DARE: "dare"},
    phases={0: "daring", 1: "over"},
    offers=frozenset(),
    reasons={
        gate.NOT_ASKED: Reason("not-asked", obvious=True),
        gate.NOTHING_TO_KEEP: Reason("nothing-to-keep", "H-2"),
    },
    events={gate.SEEN: CardSeen, gate.ROLLED: DieRolled, gate.KEPT: GoldKept},
    labels={gate.DRAW: "card", gate.DIE: "die"},
    laws=("all laws hold", "every number stands for something", "no card is held twice"),
)


@dataclass(frozen=True, slots=True)
class CardSet(card_set.CardSet):
    """The treasures."""

    contents = Contents(
        "hoard", {"treasures": TREASURES}, lambda proof: proof.check_names("treasures"), ("open",), HOME
    )


@dataclass(frozen=True, slots=True)
class Options:
    """The Hoard has no options."""


@dataclass(frozen=True, slots=True)
class View:
    """What an audience may know; a card that it may not is None."""

    audience: Audience
    phase: str
    turn: int | None
    round: int
    pot: int
    gold: tuple[int, ...]
    cards: tuple[str | None, ...]

    def plain(self) -> dict[str, Any]:
        """The view as plain data."""
        return asdict(self)


class HoardPhrases(Phrases):
    """The words of The Hoard."""

    families = MappingProxyType({"treasure": "treasure", "seat": "seat"})


class HoardRules(Rules):
    """The rules of The Hoard with one setting."""

    def __init__(self, setting: Setting) -> None:
        if setting.seats not in GAME.seats:
            raise BadOptions(f"The Hoard is for 2 to {gate.SEATS} players, not {setting.seats}.")
        self.treasures = setting.cards.slugs("treasures")
        worth = card_set.column(setting.cards.rows["treasures"].values(), "worth", gate.CARDS)
        box = gate.Box()
        box.load({"seats": setting.seats, "revision": setting.revision, "cards": len(self.treasures), "worth": worth})
        super().__init__(setting, box, WORDS, Catalogue([Done(), Roll()]), {"treasure": self.treasures}, HoardPhrases())

    def score(self, state: Any, seat: int) -> int:
        """Gold, and at the end the card."""
        return gate.score(state, seat)

    def can_reach(self, state: Any) -> bool:
        """Every lawful state can be reached."""
        return True

    def view_of(self, veiled: Any, audience: Audience) -> View:
        """The typed view."""
        held = [veiled.card[seat] for seat in range(self.seats)]
        cards = tuple(None if card == gate.UNKNOWN else self.treasures[card] for card in held)
        turn = gate.next_seat(veiled)
        is_over = turn == gate.NOBODY
        phase = WORDS.phases[int(is_over)]
        return View(
            audience,
            phase,
            None if is_over else turn,
            veiled.round,
            veiled.pot,
            tuple(veiled.gold[: self.seats]),
            cards,
        )


def players(view: View, rules: Any, speech: Speaker) -> Section:
    """Gold and cards, one column a seat."""
    cards = [speech.noun("treasure", card) if card else speech.say("board-unknown") for card in view.cards]
    rows = ((speech.say("board-gold"), *map(str, view.gold)), (speech.say("board-card"), *cards))
    return Section(speech.say("board-players"), ("", *speech.names), rows)


def heading(view: View, rules: Any, speech: Speaker) -> str:
    """The round."""
    return speech.say("board-round", round=view.round, rounds=rules.box.rounds)


PICTURE = SimpleNamespace(
    VITAL=frozenset(),
    IS_MAP_FIRST=False,
    brief=lambda effect: effect,
    heading=heading,
    status=lambda view, rules, speech: [f"{heading(view, rules, speech)}. {', '.join(map(str, view.gold))}"],
    around=lambda view, rules, speech: [],
    sections=lambda view, rules, speech: [players(view, rules, speech)],
    players=players,
    scoring=lambda view, speech: players(view, None, speech),
)


class Hoard(Game):
    """Push your luck, for 2 to 4."""

    slug, home, revision, seats, editions = "hoard", HOME, 1, range(2, gate.SEATS + 1), ("en",)
    core, card_set, picture = gate, CardSet, PICTURE
    policy = (f"{HOME}.gate",)

    def options(self, chosen_by_name: Mapping[str, Any]) -> Options:
        """No options but the edition."""
        return chosen(chosen_by_name, {"en": Options()}, "en", {})

    def make_rules(self, setting: Setting) -> HoardRules:
        """New rules for a setting."""
        return HoardRules(setting)


GAME = register(Hoard())
