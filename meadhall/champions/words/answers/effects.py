"""What an answer brings for certain: told from the rows of events that follow it, or from what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from meadhall.champions.core.numbers import board, codes, events, limits, steps
from meadhall.champions.words import actions, slugs
from meadhall.champions.words.answers.reason_args import capacity, kind_of, venue_of
from meadhall.champions.words.phrases import SAID_ONCE, ChampionsPhrases
from meadhall.kernel.actions import Action, Catalogue, place_in
from meadhall.kernel.declared.answers import several
from meadhall.kernel.foresight import Foretold, Row
from meadhall.kernel.messages import Message

Effect = Callable[[Any, int, int, Foretold], Message | None]

BY_NAME: Final = {  # events that tell of a thing and how many of it
    events.GOODS_PAID: ("paid", slugs.GOODS),
    events.GOODS_TAKEN: ("taken", slugs.GOODS),
    events.WARRIORS_TAKEN: ("taken", slugs.KINDS),
    events.WARRIORS_LOST: ("lost", slugs.KINDS),
}
BY_NUMBER: Final = {  # events that tell only how many
    events.FAVOR_TAKEN: ("taken", "favor"),
    events.GLORY_WON: ("taken", "glory"),
    events.FOOD_LOST: ("lost", "food"),
    events.WARRIORS_FORFEITED: ("forfeited", "warriors"),
}
GOODS: Final = {"paid": ("effect-pay", "price"), "taken": ("effect-take", "things"), "lost": ("effect-lose", "things")}
FIGHTING: Final = frozenset(
    {events.DAMAGE_DEALT, events.LOSSES_DUE, events.ENEMY_DEFEATED, events.KRAKEN_DEFEATED, events.FED}
)


class Effects:
    """The effects of answers, with the cards of one table."""

    def __init__(self, phrases: ChampionsPhrases, box: Any, catalogue: Catalogue) -> None:
        self.phrases = phrases
        self.box = box
        cards = phrases.cards
        self.enemies, self.journeys, self.runes = cards.enemies, cards.journeys, cards.runes
        self.foes: dict[tuple[str, int, int], tuple[Message, ...]] = {}
        self.printed: Final = {
            code: message
            for code, action in enumerate(catalogue.actions)
            if action is not None and (message := self.of_printed(action)) is not None
        }
        self.by_kind: Final[Mapping[str, Effect]] = {
            "place": self.of_space,
            "sail": self.of_shore,
            "take-rune": self.of_rune,
            "use": self.of_use,
            "send": self.of_send,
            "load": self.of_load,
            "blame": self.of_blame,
            "shed": self.of_shedding,
            "give": self.of_swap,
            "done": self.of_done,
            "take": self.of_one,
            "lose": self.of_one,
        }

    def of_printed(self, action: Action) -> Message | None:
        """What an answer always brings, as it is printed; None if that depends on how things stand."""
        rows = self.phrases.cards.rows
        match action:
            case actions.Place(space) if space in SAID_ONCE:
                return Message(f"effect-{SAID_ONCE[space]}")
            case actions.Place(space) if space in rows["longships"]:
                return self.phrases.ship_effect(space)
            case actions.Place(space) if space in rows["stalls"] and rows["stalls"][space]["times"] > 1:
                return self.phrases.stall_effect(space)
            case actions.ChooseLeader(leader):
                return self.phrases.gift(leader)
            case actions.Keep(destiny) | actions.Reveal(destiny):
                return self.phrases.destiny("effect", destiny)
            case actions.BuyShip(ship):
                return self.phrases.new_ship(ship)
            case actions.Demand():
                return Message("effect-demand")
        return None

    def of(self, known: Any, seat: int, code: int, kind: str, foretold: Foretold) -> Message | None:
        """The effect of an open answer."""
        if code in self.printed:
            return self.printed[code]
        if kind in self.by_kind:
            return self.by_kind[kind](known, seat, code, foretold)
        return several(self.told(seat, foretold))

    def of_one(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """Goods taken or lost: told only if it comes to more than the one that the answer names."""
        return several(self.told(seat, foretold, named=1))

    def of_rune(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """What a face-up rune can do."""
        return self.phrases.power(
            self.runes[known.rune_at.index(limits.ON_BOARD + place_in(code, codes.RUNE_SPACE, codes.RUNE_SPACE_END))]
        )

    def of_use(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """What a rune brings now, or what it can do."""
        return several(self.told(seat, foretold)) or self.phrases.power(
            self.runes[place_in(code, codes.USE, codes.USE_END)]
        )

    def of_send(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """How many of the kind are left at home (CA-6)."""
        kind, owner, sealed = kind_of(code), known.owner, known.sealed
        sent = sum(sealed[venue * board.KINDS + kind] for venue in range(board.VENUES) if owner[venue] == seat)
        return Message("effect-at-home", {"left": known.held[seat * board.KINDS + kind] - sent - 1})

    def of_load(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """How much room is left aboard (CA-3)."""
        shore = venue_of(code) - board.AT_SHORE
        base = (board.AT_SHORE + shore) * board.KINDS
        load = sum(known.sealed[base : base + board.KINDS]) + known.sealed_food[shore]
        return Message("effect-room", {"left": capacity(known, shore) - load - 1})

    def of_blame(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """How much blame another player then has (CF-5)."""
        other = place_in(code, codes.BLAME, codes.BLAME_END)
        return Message("effect-blame-of", {"seat": other, "count": known.blame[other] + 1})

    def of_shedding(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """How much blame one then has oneself (CF-5)."""
        return Message("effect-blame-left", {"count": known.blame[seat] - 1})

    def of_swap(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """How many goods are taken in return at the market (CL-4)."""
        count = sum(known.swapped) + (code != codes.DONE)
        return Message("effect-swap", {"count": count}) if count else None

    def of_done(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """What comes of wanting no more: goods in return, destiny cards, or blows."""
        asked = known.step[known.depth]
        if asked == steps.GIVE_GOODS:
            return self.of_swap(known, seat, code, foretold)
        if asked == steps.DRAW_DESTINY:
            left = known.destiny_left + known.under_count
            return Message("effect-draw", {"count": min(known.what[known.depth], left)})
        return several(self.told(seat, foretold))

    def of_space(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """What a worker brings on a space: a fight to come, or what is had at once."""
        venue = place_in(code, codes.PLACE, codes.PLACE_END) - board.FIGHT_TROLL
        if 0 <= venue < board.LAND_VENUES:
            return several(self.foe("effect-fight", known, venue))
        return several(self.told(seat, foretold)) or Message("effect-nothing")

    def of_shore(self, known: Any, seat: int, code: int, foretold: Foretold) -> Message | None:
        """Who waits on a shore, whom it forbids, how far it is, and the journey card if one has seen it."""
        shore = place_in(code, codes.SAIL, codes.SAIL_END)
        parts = self.foe("effect-shore", known, board.AT_SHORE + shore)
        if known.journey[shore] >= 0:
            parts = (*parts, Message("effect-journey", {"journey": self.journeys[known.journey[shore]]}))
        return several(parts)

    def foe(self, key: str, known: Any, venue: int) -> tuple[Message, ...]:
        """The enemy at a venue, the weapon that it forbids and its colour; worked out once for each sum of coins."""
        card, shore = known.enemy[venue], venue - board.AT_SHORE
        if card == board.NOTHING:
            return (Message("effect-nothing"),)
        coins = known.coins_on[shore] if shore >= 0 else 0
        place = key, card * board.VENUES + venue, coins
        if place not in self.foes:
            more = {"feeds": self.box.shore_feeds[shore]} if shore >= 0 else {}
            parts = [self.phrases.fight_effect(key, self.enemies[card], coins, **more)]
            if self.box.enemy_forbids[card] != board.NOTHING:
                parts.append(Message("effect-forbids", {"kind": slugs.KINDS[self.box.enemy_forbids[card]]}))
            colour = self.phrases.enemy(self.enemies[card])[0].get("colour", "none")
            if colour != "none":
                parts.append(Message("effect-colour", {"colour": colour}))
            self.foes[place] = tuple(parts)
        return self.foes[place]

    def told(self, seat: int, foretold: Foretold, named: int = 0) -> list[Message]:
        """The parts of an effect, from the events that follow; goods are left out if `named` says all of them."""
        rows = foretold.rows
        parts = [] if FIGHTING.isdisjoint(row[0] for row in rows) else self.of_fight(rows)
        parts += of_goods(rows, seat, named)
        if foretold.state is not None and any(row[0] == events.WARRIORS_TAKEN and row[2] == seat for row in rows):
            held = sum(foretold.state.held[seat * board.KINDS : (seat + 1) * board.KINDS])
            if held >= self.box.longhouse:  # how many one has, one sees; that no more will fit, one forgets
                parts.append(Message("effect-longhouse", {"held": held, "most": self.box.longhouse}))
        return [*parts, *self.to_come(foretold, seat)]

    def of_fight(self, rows: Sequence[Row]) -> list[Message]:
        """What becomes of an enemy and of a crew; losses that leave no choice are told by kind, with the goods."""
        parts, causes = [], {row[5] for row in rows if row[0] == events.WARRIORS_LOST}
        for row in rows:
            match row[0]:
                case events.DAMAGE_DEALT:
                    parts.append(Message("effect-strike", {"hits": row[3], "damage": row[4], "defence": row[5]}))
                case events.LOSSES_DUE if events.BY_FIGHT not in causes:
                    parts.append(Message("effect-losses", {"count": row[3]}))
                case events.ENEMY_DEFEATED:
                    parts.append(Message("effect-defeat", {"enemy": self.enemies[row[4]]}))
                case events.KRAKEN_DEFEATED:
                    parts.append(Message("effect-kraken"))
                case events.FED if row[5] and events.BY_HUNGER not in causes:
                    parts.append(Message("effect-starve", {"count": row[5]}))
        return parts

    def to_come(self, foretold: Foretold, seat: int) -> list[Message]:
        """What is then asked of the seat, where that is part of what an answer brings."""
        after = foretold.state
        if after is None or after.depth == 0 or after.whose[after.depth] != seat:
            return []
        if after.step[after.depth] == steps.RECRUIT_WARRIORS and not after.chain:
            return [Message("effect-recruit", {"count": after.more[after.depth]})]
        return [Message("effect-beg")] if after.step[after.depth] == steps.BEG else []


def of_goods(rows: Sequence[Row], seat: int, named: int) -> Iterator[Message]:
    """What a seat pays, takes and loses; `named` goods or losses go without saying."""
    counts: dict[str, dict[str, int]] = {}
    is_placed = False
    for row in rows:
        event = row[0]
        if event == events.MARKER_MOVED:
            yield Message("effect-first", {"seat": row[2]})
        elif row[2] != seat:
            continue
        elif event in BY_NAME:
            how, names = BY_NAME[event]
            add(counts, how, names[row[3]], row[4])
        elif event in BY_NUMBER:
            add(counts, *BY_NUMBER[event], row[3])
        elif event == events.FAVOR_PAID:
            add(counts, "paid", "favor", 1)
        elif event == events.EXTRA_WORKER:
            yield Message("effect-worker")
        elif event == events.WORKER_PLACED:
            is_placed = True
        elif event == events.BLAME_TAKEN and is_placed:  # else it is the end of the round that brings it
            yield Message("effect-blame", {"count": 1})
    for how, (key, name) in GOODS.items():
        if how in counts and (how == "paid" or sum(counts[how].values()) > named):
            yield Message(key, {name: counts[how]})
    if "forfeited" in counts:
        yield Message("effect-forfeit", {"count": counts["forfeited"]["warriors"]})


def add(counts: dict[str, dict[str, int]], how: str, thing: str, number: int) -> None:
    """Count some more of a thing."""
    things = counts.setdefault(how, {})
    things[thing] = things.get(thing, 0) + number
