"""What Midgard says about the answers to its questions.

The map is open to all. So an answer that carries out a card is tried on a copy of what the seat knows; on the copy
everybody has another card to play, so that it stops before the scoring and never comes to what is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from meadhall.kernel.actions import Action, place_in
from meadhall.kernel.declared.answers import Open, Remarks, several
from meadhall.kernel.foresight import Foretold, foretell
from meadhall.kernel.messages import Message
from meadhall.midgard import gate
from meadhall.midgard.core.numbers import board, codes, events, reasons, steps
from meadhall.midgard.words import actions, slugs

if TYPE_CHECKING:
    from meadhall.midgard.game import MidgardRules

ELSEWHERE: Final = (
    reasons.OTHER_KINGDOM,
    reasons.ATTACK_ELSEWHERE,
    reasons.RUIN_ELSEWHERE,
    reasons.MUSTER_ELSEWHERE,
)


def area_of(code: int) -> int | None:
    """The area that an answer names as a goal; None if it names none."""
    if codes.MOVE_TO <= code < codes.MOVE_TO_END:
        return code - codes.MOVE_TO
    if codes.CHOOSE_AREA <= code < codes.CHOOSE_AREA_END:
        return code - codes.CHOOSE_AREA
    return board.VALHALLA if code == codes.CHOOSE_VALHALLA else None


def is_last_play(known: Any) -> bool:
    """Whether the round is over once the card that is being carried out is done with (MA-2)."""
    for depth in range(known.depth, 0, -1):
        if known.step[depth] == steps.NEXT_CARD:
            return bool(known.plays_left[known.whose[depth]] == 0)
    return True


class MidgardRemarks(Remarks):
    """The remarks at one table."""

    def __init__(self, rules: MidgardRules) -> None:
        self.rules = rules
        self.phrases = rules.phrases
        self.areas = rules.cards.areas
        self.box = rules.box

    def reason_args(self, known: Any, seat: int, code: int, refusal: int) -> Mapping[str, Any]:
        """The kingdom that the card names, or the area that the answer names."""
        if refusal in ELSEWHERE:
            kingdom = self.box.card_kingdom[known.card]
            return {"kingdom": slugs.KINGDOMS[kingdom]} if 0 <= kingdom < board.KINGDOMS else {}
        area = known.what[known.depth] if codes.STRIKE <= code < codes.STRIKE_END else area_of(code)
        if area is None:
            return {}
        if refusal == reasons.NO_VILLAGE:
            return {"area": self.areas[area], "villages": self.box.villages[area]}
        return {"area": self.areas[area]}

    def open(self, known: Any, seat: int, codes: Sequence[int]) -> tuple[Open, ...]:
        """By the question: a card is kept or played, carried out, or tokens are taken."""
        asked = gate.question(known, seat)
        if asked == steps.KEEP_CARD:
            others = (known.keeping[other] for other in range(self.box.seats) if other != seat)
            is_last = all(kept != board.NOTHING for kept in others)
            return tuple(Open(code, is_last, self.of_card(code, self.marked(known, seat, code))) for code in codes)
        if asked == steps.CHOOSE_TOKENS:
            return tuple(self.of_token(known, seat, code) for code in codes)
        world, is_last = known.copy(), is_last_play(known)
        world.plays_left = [1] * board.SEATS
        return tuple(self.of_move(known, world, seat, asked, code, is_last) for code in codes)

    def of_card(self, code: int, marks: Mapping[str, Any], does: Message | None = None) -> Message:
        """What a card is and does."""
        action = self.rules.catalogue.action(code)
        assert isinstance(action, actions.Keep | actions.Play)
        return Message("stock-card", {**marks, "does": does or self.phrases.card_effect(action.card)})

    def marked(self, known: Any, seat: int, code: int) -> Mapping[str, Any]:
        """The metal and number of a card, and how many of it are in the pack or the stock."""
        if codes.KEEP <= code < codes.KEEP_END:
            card, held = code - codes.KEEP, (known.round - 1) * board.MOST_PICKS + known.picks_made[known.round - 1]
            sight = known.sight[held * board.MOST_PICKS : (held + 1) * board.MOST_PICKS]
            count = sight.count(card)
        else:
            card = place_in(code, codes.PLAY, codes.PLAY_END)
            count = known.stock[seat * board.MOST_KINDS + card]
        return self.phrases.card_marks(self.rules.cards.kinds[card], count)

    def of_token(self, known: Any, seat: int, code: int) -> Open:
        """A token; the last one ends the scoring (MV-4)."""
        kingdom, left = place_in(code, codes.TAKE_TOKEN, codes.TAKE_TOKEN_END), known.more[known.depth]
        slug, last = slugs.KINGDOMS[kingdom], board.KINGDOMS - 1
        count = left if kingdom == last else 1
        have = Message("effect-token", {"count": known.tokens[seat * board.KINGDOMS + kingdom] + count})
        return Open(code, count == left, have, self.phrases.token_label(slug, left))

    def of_move(self, known: Any, world: Any, seat: int, asked: int, code: int, is_last: bool) -> Open:
        """An answer in the action phase; to play a card shows it (MA-2)."""
        action = self.rules.catalogue.action(code)
        if isinstance(action, actions.Play):
            marks, does = self.marked(known, seat, code), self.of_play(known, world, seat, code)
            return Open(code, reveals=True, effect=self.of_card(code, marks, does))
        foretold = foretell(self.rules.core, world, seat, code, ())
        reveals = is_last and self.ends_round(foretold.state)
        return Open(code, reveals, self.effect(known, seat, asked, code, action, foretold))

    def ends_round(self, after: Any) -> bool:
        """Whether the round is over if a last card leaves the map so, without tokens to be chosen first (MV-4)."""
        if after.step[after.depth] != steps.PLAY_CARD:
            return False
        return self.box.vanaheim_tokens == 0 or gate.controller(after, board.VANAHEIM) == board.NOBODY

    def of_play(self, known: Any, world: Any, seat: int, code: int) -> Message | None:
        """What a card does now, if that is more than what stands on it: how much it scores, or that it lapses."""
        card = place_in(code, codes.PLAY, codes.PLAY_END)
        if self.box.card_effect[card] == board.DRAW:
            return None
        rows = foretell(self.rules.core, world, seat, code, ()).rows
        if self.box.card_effect[card] == board.SCORE:
            points = sum(row[5] for row in rows if row[0] == events.KINGDOM_SCORED and row[2] == seat)
            count = sum(row[4] for row in rows if row[0] == events.TOKENS_TAKEN and row[2] == seat)
            kingdom = slugs.KINGDOMS[self.box.card_kingdom[card]]
            return Message("effect-score", {"kingdom": kingdom, "points": points, "count": count})
        return Message("effect-lapse") if any(row[0] == events.CARD_LAPSED for row in rows) else None

    def effect(
        self, known: Any, seat: int, asked: int, code: int, action: Action, foretold: Foretold
    ) -> Message | None:
        """What an answer that carries out a card brings."""
        match action:
            case actions.PickChieftain():
                return Message("effect-chieftain", {"area": self.areas[known.chieftain[seat]]})
            case actions.PickWarrior():
                here = known.warriors[seat * board.AREAS + place_in(code, codes.PICK_FROM, codes.PICK_FROM_END)]
                return Message("effect-warriors", {"count": here})
        fallen = self.of_fallen(seat, asked, foretold)
        area = known.what[known.depth] if isinstance(action, actions.Strike) else area_of(code)
        if area is None:
            return several(fallen)
        there = [] if isinstance(action, actions.Strike) else self.of_area(known, area)
        if asked == steps.CHOOSE_RUIN:
            return several([*there, *fallen])
        return several([*there, *fallen, *self.of_horde(foretold, asked), *self.control(foretold, seat, area, asked)])

    def of_area(self, known: Any, area: int) -> list[Message]:
        """How things stand in an area."""
        warriors, chieftain = known.warriors, known.chieftain
        forces = tuple(
            Message("effect-force", {"seat": seat, "count": count, "chieftain": int(chieftain[seat] == area)})
            for seat in range(self.box.seats)
            if (count := warriors[seat * board.AREAS + area]) or chieftain[seat] == area
        )
        there = [Message("effect-there", {"forces": forces})] if forces else []
        if area >= board.MOST_PROVINCES:
            heaven = self.phrases.heaven_effect(self.areas[area])
            return [*([heaven] if heaven else []), *there]
        here = sum(warriors[other * board.AREAS + area] + (chieftain[other] == area) for other in range(self.box.seats))
        villages, kingdom = self.box.villages[area], slugs.KINGDOMS[self.box.kingdom[area]]
        return [self.phrases.province_effect(kingdom, villages - here, villages, bool(known.doomed[area])), *there]

    def of_fallen(self, seat: int, asked: int, foretold: Foretold) -> list[Message]:
        """Who goes to Valhalla."""
        struck = [row for row in foretold.rows if row[0] == events.WARRIOR_SLAIN]
        parts = [Message("effect-slay", {"seat": row[3]}) for row in struck]
        if asked == steps.CHOOSE_RUIN:
            fell = [(row[2] == seat, row[4]) for row in foretold.rows if row[0] == events.VIKINGS_FELL]
            mine = sum(count for own, count in fell if own)
            parts.append(Message("effect-ruin", {"mine": mine, "others": sum(count for _, count in fell) - mine}))
        return parts

    def of_horde(self, foretold: Foretold, asked: int) -> list[Message]:
        """How many Vikings a horde may have."""
        if asked != steps.CHOOSE_HORDE:
            return []
        after = foretold.state
        if after.step[after.depth] != steps.PICK_VIKING:
            return [Message("effect-lapse")]
        return [Message("effect-horde", {"count": after.more[after.depth]})]

    def control(self, foretold: Foretold, seat: int, area: int, asked: int) -> list[Message]:
        """Who then controls the area, if a Viking comes there by the answer itself (MV-1)."""
        after = foretold.state
        if area == board.VALHALLA or asked == steps.CHOOSE_HORDE:
            return []
        if after.step[after.depth] == steps.CHOOSE_VICTIM:
            return []
        who = gate.controller(after, area)
        if who == board.NOBODY:
            return [Message("effect-control-nobody")]
        return [Message("effect-control-you")] if who == seat else [Message("effect-control", {"seat": who})]
