"""The messages of Champions: questions, answers and cards, with their figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, Final

from meadhall.champions.cards.card_set import ENEMY_REWARDS, CardSet
from meadhall.champions.cards.options import Options
from meadhall.champions.words import actions, slugs
from meadhall.champions.words.events import EnemyDiscarded
from meadhall.champions.words.view import View
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Event
from meadhall.kernel.messages import Message, Phrases, message_of

FAMILIES: Final = {
    "space": "place",
    "venue": "place",
    "shore": "place",
    "ship": "place",
    "stall": "place",
    "item": "thing",
    "good": "thing",
    "warrior": "thing",
    "leader": "leader",
    "rune": "rune",
    "destiny": "destiny",
    "journey": "journey",
    "merchant": "merchant",
    "enemy": "enemy",
    "colour": "colour",
    "face": "face",
    "deck": "deck",
    "category": "category",
    "phase": "phase",
    "counts": "counts",
    "things": "thing",
    "price": "thing",
    "faces": "face",
}
ROW_KINDS: Final = {  # of each family of nouns
    "leader": ("leaders",),
    "rune": ("runes",),
    "destiny": ("destinies",),
    "journey": ("journeys",),
    "merchant": ("merchant-ships",),
    "enemy": tuple(ENEMY_REWARDS),
    "place": ("longships", "stalls"),
    "thing": ("dice",),
}
SPACE_RULES: Final = {
    "blacksmith": "CL-1",
    "hafter": "CL-1",
    "swordsmith": "CL-1",
    "smokehouse": "CL-2",
    "jarls-longhouse": "CL-3",
    "market": "CL-4",
    "merchant-ship": "CL-5",
    "runesmith": "CL-6",
    "sages-hut": "CL-7",
    "shipwright": "CL-8",
    "stave-church": "CL-9",
    "worker-huts": "CL-10",
    "hunting-grounds": "CL-11",
    "troll": "CL-12",
    "draugr-left": "CL-12",
    "draugr-right": "CL-12",
    "begging": "CL-14",
    **dict.fromkeys(slugs.SHORES, "CC-4"),
}
GOOD_RULES: Final = {"food": "CC-4", "wood": "CL-8", "coins": "CE-6", "favor": "CE-5", "blame": "CE-7"}
SMITHS: Final = {"swordsmith": "swordsman", "hafter": "spearman", "blacksmith": "axeman"}
SAID_ONCE: Final = {
    "market": "market",
    "runesmith": "runesmith",
    "sages-hut": "sage",
    "shipwright": "shipwright",
    "stave-church": "church",
    "hunting-grounds": "hunt",
}
NO: Final = Message("action-no")
DECLINING: Final = {
    "draw-destiny": NO,
    "afterwards": NO,
    "reroll": NO,
    "meet-journey": NO,
    "take-reward": NO,
    "shed-blame": NO,
    "give-blame": Message("action-nobody"),
}
LEFT: Final = {"take-goods", "recruit-warriors", "lose-in-fight", "lose-at-sea", "starve"}


class ChampionsPhrases(Phrases):
    """The messages of Champions with a card set and options."""

    families = FAMILIES
    declining = DECLINING

    def __init__(self, cards: CardSet, options: Options) -> None:
        self.cards = cards
        self.options = options

    def row(self, family: str, slug: str) -> Mapping[str, Any] | None:
        """The row of a thing in the card set, if it has one."""
        for kind in ROW_KINDS.get(family, ()):
            if slug in self.cards.rows[kind]:
                return self.cards.rows[kind][slug]
        return None

    def rule(self, family: str, slug: str) -> str:
        """The rule of a card, a space, a shore, a die or a resource."""
        row = self.row(family, slug)
        if row is not None:
            return str(row["rule"])
        return {"place": SPACE_RULES, "thing": GOOD_RULES}.get(family, {}).get(slug, "")

    def ruled(self) -> Sequence[tuple[str, str]]:
        """Besides what can be looked at, shores and resources."""
        shores = [("place", slug) for slug in slugs.SHORES]
        return [*self.subjects(), *shores, *(("thing", slug) for slug in GOOD_RULES)]

    def own_name(self, family: str, slug: str) -> str:
        """The name of a card in the user's file; dice keep the words of the language, which have plurals."""
        kinds = ROW_KINDS.get(family, ()) if family != "thing" else ()
        return next(filter(None, (self.cards.own_name(kind, slug) for kind in kinds)), "")

    def question(self, question: str, view: View, seat: int) -> Message:
        """The question, and how many are still to be chosen."""
        if question in LEFT:
            return Message(f"question-{question}", {"left": view.left})
        if question == "choose-gifts":
            return Message(f"question-{question}", {"left": view.seats[seat].gifts_left})
        return Message(f"question-{question}")

    def label(self, action: Action, view: View, question: str = "") -> Message:
        """The label of an answer; a rune on a space has the name of the rune."""
        if isinstance(action, actions.TakeRune):
            rune = view.rune_spaces[action.rune_space - 1]
            return (
                Message("action-take-rune", {"rune": rune})
                if rune
                else Message("action-take-rune-from", {"rune_space": action.rune_space})
            )
        return super().label(action, view, question)

    def gift(self, leader: str) -> Message:
        """What a leader can do."""
        return Message(f"gift-{self.cards.rows['leaders'][leader]['gift']}")

    def power(self, rune: str) -> Message:
        """What a rune can do."""
        return Message(f"power-{self.cards.rows['runes'][rune]['power']}")

    def new_ship(self, ship: str) -> Message:
        """What a private longship costs and is good for."""
        row = self.cards.rows["longships"][ship]
        return Message("effect-buy-ship", {"price": self.of(row, "wood", "coins"), **self.of(row, "capacity", "glory")})

    def place_effect(self, space: str, view: View, seat: int) -> Message:
        """What a worker on a space would do."""
        if space in SAID_ONCE:
            return Message(f"effect-{SAID_ONCE[space]}")
        if space in SMITHS:
            return self.takes({SMITHS[space]: view.lying[SMITHS[space]]})
        if space == "smokehouse":
            return self.takes({"food": view.lying["food"]})
        if space == "jarls-longhouse":
            left = (seat + 1) % len(view.seats)
            return Message("effect-jarl-pass", {"seat": left}) if view.first == seat else Message("effect-jarl")
        if space == "merchant-ship":
            return self.merchant_effect(view, seat)
        if space == "worker-huts" and view.next_hut_price is not None:
            return Message("effect-huts", {"price": {"coins": view.next_hut_price}})
        if space == "begging":
            return Message("effect-beg-good" if self.options.beggar_chooses else "effect-beg-food")
        if space in self.cards.rows["stalls"]:
            return self.stall_effect(space)
        if space in self.cards.rows["longships"]:
            return self.ship_effect(space)
        enemy = view.venues[slugs.VENUES.index(space)].enemy if space in slugs.VENUES else None
        return self.fight_effect("effect-fight", enemy, 0) if enemy else Message("effect-nothing")

    def takes(self, things: Mapping[str, int]) -> Message:
        """Things there are taken."""
        return Message("effect-take", {"things": things}) if any(things.values()) else Message("effect-nothing")

    def merchant_effect(self, view: View, seat: int) -> Message:
        """The goods of the merchant ship, for a coin; the seaworthy pay none (CL-5, CV-3)."""
        if view.merchant is None:
            return Message("effect-nothing")
        goods = self.cards.rows["merchant-ships"][view.merchant]["take"]
        leader = view.seats[seat].leader
        if leader and self.cards.rows["leaders"][leader]["gift"] == "seaworthy":
            return self.takes(goods)
        return Message("effect-pay-take", {"price": {"coins": 1}, "things": goods})

    def stall_effect(self, stall: str) -> Message:
        """The price and the goods of a stall."""
        row = self.cards.rows["stalls"][stall]
        if not row["pay"]:
            return self.takes(row["take"])
        key = "effect-pay-take" if row["times"] == 1 else "effect-pay-take-times"
        return Message(key, {"price": row["pay"], "things": row["take"]})

    def ship_effect(self, ship: str) -> Message:
        """The capacity and the price of a ship."""
        row = self.cards.rows["longships"][ship]
        if ship in slugs.PUBLIC_SHIPS and row["coins"]:
            return Message("effect-sail-paid", {"price": {"coins": row["coins"]}, "capacity": row["capacity"]})
        return Message("effect-sail-free", {"capacity": row["capacity"]})

    def fight_effect(self, key: str, enemy: str, coins: int, **more: int) -> Message:
        """An enemy, with the coins that lie on it."""
        row, reward = self.enemy(enemy)
        if coins:
            reward["coins"] = reward.get("coins", 0) + coins
        return Message(key, {"enemy": enemy, "things": reward, **self.of(row, "attack", "defence", "glory"), **more})

    def enemy(self, slug: str) -> tuple[Mapping[str, Any], dict[str, int]]:
        """An enemy's figures, and its reward (CF-3)."""
        for table, pays in ENEMY_REWARDS.items():
            if slug in self.cards.rows[table]:
                row = self.cards.rows[table][slug]
                return row, {pays: row[pays]}
        raise KeyError(slug)

    def of(self, row: Mapping[str, Any], *keys: str) -> dict[str, int]:
        """Some figures of a row."""
        return {key: row[key] for key in keys}

    def destiny(self, prefix: str, slug: str) -> Message:
        """What a destiny counts, and its glory (CE-1)."""
        row = self.cards.rows["destinies"][slug]
        return Message(f"{prefix}-destiny", {"destiny": slug, "counts": row["counts"], **self.of(row, "alone", "tied")})

    def story(self, events: Sequence[Event]) -> list[Message]:
        """What happened; a throw of dice is one message, and so is the setup of a round."""
        told: list[Message] = []
        for kind, run in groupby(cause_first(events), key=lambda event: (event.kind, getattr(event, "seat", None))):
            happened = list(run)
            together = [event.plain() for event in happened]
            match kind[0]:
                case "die-rolled":
                    told.append(Message("event-dice-rolled", {"seat": kind[1], "dice": self.dice(together)}))
                case "stocked":
                    told.append(Message("event-ready", {"things": dict(Counter(one["item"] for one in together))}))
                case "journey-laid" | "coin-laid":
                    told.append(Message(f"event-{kind[0].replace('-', 's-')}"))
                case "waived" | "scored" | "dealt":
                    continue
                case "goods-taken" if told and told[-1].key == "event-hunted":
                    continue  # already told by the hunt
                case _:
                    told += [message_of("event", event) for event in happened]
        return told

    def dice(self, rolled: Sequence[Mapping[str, Any]]) -> tuple[Message, ...]:
        """The dice of a throw, by kind of warrior."""
        found = []
        for warrior in slugs.KINDS:
            faces = Counter(one["face"] for one in rolled if one["warrior"] == warrior)
            if faces:
                counts = {face: faces[face] for face in slugs.FACES if faces[face]}
                found.append(Message("dice-of", {"warrior": warrior, "count": faces.total(), "faces": counts}))
        return tuple(found)

    def subjects(self) -> Sequence[tuple[str, str]]:
        """All cards, spaces and dice."""
        found = [(family, slug) for family in ROW_KINDS for kind in ROW_KINDS[family] for slug in self.cards.rows[kind]]
        places = [("place", slug) for slug in slugs.SPACES if slug not in slugs.PUBLIC_SHIPS]
        return [*found, *places]

    def look(self, family: str, slug: str, view: View, seat: int) -> Sequence[Message]:
        """The figures of a card; of a space, what a worker there would do now."""
        row = self.row(family, slug)
        if row is None:
            return (self.place_effect(slug, view, seat),)
        match family:
            case "enemy":
                figures, reward = self.enemy(slug)
                args = {"enemy": slug, "things": reward, "colour": figures.get("colour", "none")}
                found = [Message("look-enemy", {**args, **self.of(figures, "attack", "defence", "glory")})]
                if figures["forbids"] != "none":
                    found.append(Message("look-enemy-forbids", {"kind": figures["forbids"]}))
                return found
            case "leader":
                return (self.gift(slug),)
            case "rune":
                return (self.power(slug), Message("look-rune-glory", {"glory": row["glory"]}))
            case "destiny":
                return (self.destiny("look", slug),)
            case "journey":
                figures = {key: row.get(key, 0) for key in ("attack", "defence", "glory")}
                return (Message(f"does-{row['effect']}", {"count": row.get("amount", 0), **figures}),)
            case "merchant":
                return (Message("look-merchant", {"merchant": slug, "things": row["take"]}),)
            case "thing":
                counts = {face: row["faces"].count(face) for face in slugs.FACES if face in row["faces"]}
                return (Message("look-die", {"warrior": slug, "faces": counts}),)
        if "side" in row:
            return (self.stall_effect(slug),)
        if slug in slugs.PUBLIC_SHIPS:
            return (Message("look-public-ship", {"ship": slug, "capacity": row["capacity"]}),)
        price = self.of(row, "wood", "coins")
        return (Message("look-ship", {"ship": slug, "price": price, **self.of(row, "capacity", "glory")}),)


def cause_first(events: Sequence[Event]) -> list[Event]:
    """Events as they are told: that nobody has defeated the troll comes before the blame for it (CU-2)."""
    found = list(events)
    for place, (one, after) in enumerate(pairwise(events)):
        if one.kind == "blame-taken" and isinstance(after, EnemyDiscarded) and after.venue == "troll":
            begin = place
            while begin and found[begin - 1].kind == "blame-taken":
                begin -= 1
            found.insert(begin, found.pop(place + 1))
    return found
