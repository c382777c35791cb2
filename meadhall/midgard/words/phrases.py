"""The messages of Midgard: questions, answers and cards, with their figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final

from meadhall.kernel.actions import Action
from meadhall.kernel.events import Event
from meadhall.kernel.messages import Message, Phrases, message_of
from meadhall.midgard.cards.card_set import CardSet
from meadhall.midgard.words import actions, slugs
from meadhall.midgard.words.view import View

FAMILIES: Final = {
    "area": "area",
    "origin": "area",
    "goal": "area",
    "areas": "area",
    "card": "card",
    "kingdom": "kingdom",
    "metal": "metal",
    "viking": "viking",
    "category": "category",
    "phase": "phase",
    "things": "thing",
    "other": "seat",
}
HEAVEN_RULES: Final = {"asgard": "MV-4", "vanaheim": "MV-4", "valhalla": "MR-1"}
LEFT: Final = {"pick-viking", "muster-warriors", "choose-tokens"}
TOLD_ELSEWHERE: Final = {"waived", "card-hidden", "packs-dealt", "viking-picked"}
SCORED: Final = {"kingdom-scored", "asgard-held"}
SCORING: Final = {*SCORED, "tokens-taken"}
RAGNAROK: Final = {"ragnarok-scored", "valhalla-scored"}


class MidgardPhrases(Phrases):
    """The messages of Midgard with a card set."""

    families = FAMILIES

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def own_name(self, family: str, slug: str) -> str:
        """The name of a card or a province in the user's file."""
        kinds = {"card": "cards", "area": "provinces"}
        return self.cards.own_name(kinds[family], slug) if family in kinds else ""

    def question(self, question: str, view: View, seat: int) -> Message:
        """The question, and how many are still to be chosen."""
        if question in LEFT:
            return Message(f"question-{question}", {"left": view.left, "card": view.card or ""})
        if question == "keep-card":
            return Message("question-keep-card", {"pick": view.pick})
        return Message(f"question-{question}")

    def label(self, action: Action, view: View, question: str = "") -> Message:
        """An answer, in a few words."""
        if isinstance(action, actions.TakeToken):
            return self.token_label(action.kingdom, view.left) or super().label(action, view, question)
        return super().label(action, view, question)

    def token_label(self, kingdom: str, left: int) -> Message | None:
        """The last colour in order takes all tokens that are left (MV-4); None if that is one."""
        if kingdom == slugs.KINGDOMS[-1] and left > 1:
            return Message("action-take-tokens", {"kingdom": kingdom, "count": left})
        return None

    def card_effect(self, card: str) -> Message:
        """What a card does."""
        row = self.cards.rows["cards"][card]
        effect, kingdom = row["effect"], row.get("kingdom", "none")
        moves = self.cards.rows["board"]["moves"]
        figures = {"amount": moves.get(effect, row.get("amount", 1)), "metal": row.get("draws", "bronze")}
        if effect == "muster" and kingdom == "heavens":
            return Message("does-muster-heavens", figures)
        return Message(f"does-{effect}", {**figures, "kingdom": kingdom} if kingdom in slugs.KINGDOMS else figures)

    def card_marks(self, card: str, count: int) -> dict[str, str | int]:
        """A card, its metal, its number (0 if it has none), and how many of it there are."""
        row = self.cards.rows["cards"][card]
        return {"card": card, "metal": row["metal"], "number": row.get("number", 0), "count": count}

    def area_effect(self, area: str, view: View) -> Message | None:
        """Free villages and doom of a province; a heaven holds any number."""
        for province in view.provinces:
            if province.province == area:
                return self.province_effect(province.kingdom, province.free, province.villages, province.doomed)
        return self.heaven_effect(area)

    def province_effect(self, kingdom: str, free: int, villages: int, doomed: bool) -> Message:
        """Free villages and doom of a province."""
        key = "effect-doomed" if doomed else "effect-province"
        return Message(key, {"kingdom": kingdom, "free": free, "villages": villages})

    def heaven_effect(self, area: str) -> Message | None:
        """What a heaven is good for; None if the area is none."""
        if area not in slugs.HEAVENS:
            return None
        board = self.cards.rows["board"]
        heavens, ragnarok = board["heavens"], board["ragnarok"]
        points = {"asgard": heavens["asgard_points"], "valhalla": ragnarok["valhalla_points"]}
        return Message(f"effect-{area}", {"points": points.get(area, 0), "count": heavens["vanaheim_tokens"]})

    def story(self, events: Sequence[Event]) -> list[Message]:
        """What happened; events of several areas are one message, and what ends a round has headings."""
        told: list[Message] = []
        headings = {place: heading for place, heading in self.headings(events) if place is not None}
        marks = sorted({0, *headings, len(events)})
        for begin, end in pairwise(marks):
            told += [headings[begin]] if begin in headings else []
            told += self.told(events[begin:end])
        return told

    def told(self, events: Sequence[Event]) -> list[Message]:
        """Events in a row, those of several areas as one message."""
        found: list[Message] = []
        for kind, run in groupby(events, key=lambda event: (event.kind, getattr(event, "seat", None))):
            together = list(run)
            match kind[0]:
                case "province-doomed":
                    doomed = tuple(event.plain()["area"] for event in together)
                    found.append(Message("event-provinces-doomed", {"areas": doomed}))
                case slug if slug in TOLD_ELSEWHERE:
                    continue
                case _:
                    found += [message_of("event", event) for event in together]
        return found

    def headings(self, events: Sequence[Event]) -> tuple[tuple[int | None, Message], ...]:
        """Where the scoring of a round begins, and Ragnarok, if they are among the events."""
        kinds = [event.kind for event in events]
        return (
            (self.scoring_begins(events, kinds), Message("story-scoring")),
            (ragnarok_begins(kinds), Message("story-ragnarok")),
        )

    def scoring_begins(self, events: Sequence[Event], kinds: Sequence[str]) -> int | None:
        """Where the kingdoms and heavens are scored, after what a card played last has scored or taken by itself."""
        last = max((place for place, kind in enumerate(kinds) if kind == "card-played"), default=None)
        place = 0 if last is None else last + 1
        if last is not None:
            row = self.cards.rows["cards"][events[last].plain()["card"]]
            seen = set()
            while row["effect"] in ("score", "token") and place < len(events) and kinds[place] in SCORING:
                plain = events[place].plain()
                if plain.get("kingdom") != row["kingdom"] or (kinds[place], plain["seat"]) in seen:
                    break
                seen.add((kinds[place], plain["seat"]))
                place += 1
        first = next((at for at in range(place, len(kinds)) if kinds[at] in SCORED), None)
        while first is not None and first > place and kinds[first - 1] in SCORING:
            first -= 1
        return first

    def rule(self, family: str, slug: str) -> str:
        """The rule of a card or an area."""
        rows = self.cards.rows["cards" if family == "card" else "provinces"]
        return str(rows[slug]["rule"]) if slug in rows else HEAVEN_RULES.get(slug, "")

    def subjects(self) -> Sequence[tuple[str, str]]:
        """All cards and areas."""
        areas = [("area", area) for area in self.cards.areas if area and area != "boat"]
        return [*(("card", card) for card in self.cards.kinds), *areas]

    def look(self, family: str, slug: str, view: View, seat: int) -> Sequence[Message]:
        """The effect of a card, or the state of an area."""
        if family == "card":
            row = self.cards.rows["cards"][slug]
            copies = Message("look-copies", {"count": row["copies"], "metal": row["metal"]})
            number = (Message("look-number", {"number": row["number"]}),) if row.get("number") else ()
            return (self.card_effect(slug), copies, *number)
        found = self.area_effect(slug, view)
        return (found,) if found else ()


def ragnarok_begins(kinds: Sequence[str]) -> int | None:
    """Where doomed provinces and Valhalla are scored (MR)."""
    first = next((place for place, kind in enumerate(kinds) if kind in RAGNAROK), None)
    while first and kinds[first - 1] == "vikings-fell":
        first -= 1
    return first
