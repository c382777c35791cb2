"""The messages of Midgard: questions, answers and cards, with their figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
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
LEFT: Final = {"pick-viking", "muster-warriors", "choose-tokens"}
TOLD_ELSEWHERE: Final = {"waived", "card-hidden", "packs-dealt", "viking-picked"}


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
        """What happened; events of several areas are one message."""
        told: list[Message] = []
        for kind, run in groupby(events, key=lambda event: (event.kind, getattr(event, "seat", None))):
            together = list(run)
            match kind[0]:
                case "province-doomed":
                    doomed = tuple(event.plain()["area"] for event in together)
                    told.append(Message("event-provinces-doomed", {"areas": doomed}))
                case slug if slug in TOLD_ELSEWHERE:
                    continue
                case _:
                    told += [message_of("event", event) for event in together]
        return told

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
