"""The board of Champions as sections of text, from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.champions.words import slugs
from meadhall.champions.words.view import HIDDEN, DestinyView, SeatView, VenueView, View
from meadhall.kernel.declared.pictures import Section, Speaker
from meadhall.kernel.messages import Message

SHOWN_AT: tuple[str, ...] = (
    "choose-leader",
    "place-worker",
    "assign",
)  # the questions at which the board is shown without a command


def heading(view: View, rules: Any, speech: Speaker) -> str:
    """The round, its phase, and who is first."""
    rounds = rules.cards.rows["board"]["game"]["rounds"]
    said = [
        speech.say("board-round", round=view.round, rounds=rounds),
        speech.noun("phase", view.phase),
        speech.say("board-first", seat=view.first),
    ]
    return ", ".join(said)


def sections(view: View, rules: Any, speech: Speaker) -> list[Section]:
    """Players, fights, town."""
    found = [players(view, speech), fights(view, rules, speech), town(view, rules, speech)]
    return [section for section in found if section.rows]


def players(view: View, speech: Speaker) -> Section:
    """What each seat has, one column for each."""
    rows = (
        ("board-leader", [speech.noun("leader", seat.leader) if seat.leader else "" for seat in view.seats]),
        ("board-glory", [str(seat.glory) for seat in view.seats]),
        ("board-warriors", [speech.counted("thing", seat.warriors) for seat in view.seats]),
        ("board-goods", [speech.counted("thing", goods(seat)) for seat in view.seats]),
        ("board-favor-blame", [f"{seat.favor}, {seat.blame}" for seat in view.seats]),
        ("board-workers", [str(seat.workers) for seat in view.seats]),
        ("board-ship", [speech.noun("place", seat.ship) if seat.ship else "" for seat in view.seats]),
        ("board-runes", [runes(seat, speech) for seat in view.seats]),
        ("board-destinies", [destinies(seat.destinies, speech) for seat in view.seats]),
        ("board-slain", [slain(seat, speech) for seat in view.seats]),
    )
    return Section(
        speech.say("board-players"),
        ("", *(speech.names[seat.seat] for seat in view.seats)),
        tuple((speech.say(key), *cells) for key, cells in rows if any(cells)),
    )


def goods(seat: SeatView) -> Mapping[str, int]:
    """Food, wood and coins."""
    return {"food": seat.food, "wood": seat.wood, "coins": seat.coins}


def runes(seat: SeatView, speech: Speaker) -> str:
    """The runes of a seat; used ones are marked."""
    return ", ".join(
        speech.say("board-used", rune=one.rune) if one.used else speech.noun("rune", one.rune) for one in seat.runes
    )


def destinies(cards: tuple[DestinyView, ...], speech: Speaker) -> str:
    """The names of the known cards, and the number of the others."""
    said = [
        speech.say("board-open", destiny=card.destiny) if card.open else speech.noun("destiny", card.destiny)
        for card in cards
        if card.destiny != HIDDEN
    ]
    hidden = sum(card.destiny == HIDDEN for card in cards)
    return ", ".join([*said, *([speech.say("board-hidden-cards", count=hidden)] if hidden else [])])


def slain(seat: SeatView, speech: Speaker) -> str:
    """Enemies defeated, if they are face up."""
    return ", ".join(speech.noun("enemy", enemy) for enemy in seat.slain) if seat.slain_on_show else ""


def fights(view: View, rules: Any, speech: Speaker) -> Section:
    """Every enemy, in the order of resolution."""
    keys = ("board-place", "board-enemy", "board-strength", "board-reward", "board-who", "board-journey")
    return Section(
        speech.say("board-fights"),
        tuple(speech.say(key) for key in keys),
        tuple(fight(venue, rules, speech) for venue in view.venues if venue.enemy or venue.owner is not None),
    )


def fight(venue: VenueView, rules: Any, speech: Speaker) -> tuple[str, ...]:
    """One enemy: its figures, its reward, and who is there."""
    name = speech.noun("place", venue.venue)
    if venue.enemy is None:
        return (name, "", "", "", who(venue, speech), journey(venue, speech))
    row, reward = rules.phrases.enemy(venue.enemy)
    if venue.coins:
        reward["coins"] = reward.get("coins", 0) + venue.coins
    return (
        name,
        speech.noun("enemy", venue.enemy),
        speech.say("board-strength-of", attack=row["attack"], defence=row["defence"]),
        speech.counted("thing", {"glory": row["glory"], **reward}),
        who(venue, speech),
        journey(venue, speech),
    )


def who(venue: VenueView, speech: Speaker) -> str:
    """The seat at a venue, and the warriors it has sent or, in its own view, assigned."""
    if venue.owner is None:
        return ""
    said = [speech.names[venue.owner]]
    if venue.ship:
        said.append(speech.noun("place", venue.ship))
    if any(venue.sent.values()):
        said.append(speech.counted("thing", venue.sent))
    if venue.sealed and any(venue.sealed.values()):
        said.append(speech.say("board-assigned", things=venue.sealed))
    return ", ".join(said)


def journey(venue: VenueView, speech: Speaker) -> str:
    """The journey card, if it is known."""
    if venue.journey is None:
        return ""
    if venue.journey == HIDDEN:
        return speech.say("board-face-down")
    name = speech.noun("journey", venue.journey)
    return name if venue.journey_up else speech.say("board-seen", journey=venue.journey)


def town(view: View, rules: Any, speech: Speaker) -> Section:
    """What is at the locations, and where workers are."""
    rows = [("board-lying", speech.counted("thing", view.lying))]
    if view.merchant:
        take = rules.cards.rows["merchant-ships"][view.merchant]["take"]
        name, goods_shown = speech.noun("merchant", view.merchant), speech.counted("thing", take)
        rows.append(("board-merchant", speech.say("labelled", label=name, text=goods_shown)))
    rows.append(("board-rune-spaces", ", ".join(speech.noun("rune", rune) for rune in view.rune_spaces if rune)))
    rows.append(("board-stalls", ", ".join(speech.noun("place", stall) for stall in view.stalls)))
    rows.append(("board-supply", speech.counted("thing", view.supply)))
    if view.dice:
        rows.append(("board-dice", dice(view, rules, speech)))
        rows.append(("board-damage", str(view.damage)))
    standing: list[tuple[str, ...]] = [
        (speech.noun("place", space), speech.names[seat])
        for space, seat in view.workers_on.items()
        if space not in slugs.VENUES
    ]
    standing += [(speech.noun("place", "hunting-grounds"), speech.names[s.seat]) for s in view.seats if s.hunting]
    return Section(
        speech.say("board-town"),
        (speech.say("board-place"), speech.say("board-there")),
        (*((speech.say(key), cell) for key, cell in rows if cell), *standing),
    )


def dice(view: View, rules: Any, speech: Speaker) -> str:
    """The dice on the table."""
    rolled = [
        dict(zip(("warrior", "face"), die.split("-"), strict=True)) for die, n in view.dice.items() for _ in range(n)
    ]
    return speech.apart([speech.say(one) for one in rules.phrases.dice(rolled)])


def scoring(view: View, speech: Speaker) -> Section:
    """The final scoring, by category and seat."""
    assert view.scoring is not None
    rows = [(speech.noun("category", category), *map(str, cells)) for category, cells in view.scoring.items()]
    totals = (speech.say("board-total"), *(str(seat.glory) for seat in view.seats))
    title = speech.say(Message("board-scoring"))
    return Section(title, (speech.say("board-category"), *speech.names[: len(view.seats)]), (*rows, totals))
