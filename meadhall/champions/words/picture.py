"""The board of Champions as sections of text, from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.champions.words import slugs
from meadhall.champions.words.phrases import SAID_ONCE
from meadhall.champions.words.view import HIDDEN, DestinyView, SeatView, VenueView, View
from meadhall.kernel.declared.pictures import Section, Speaker
from meadhall.kernel.messages import Message

PRINTED: frozenset[str] = frozenset(f"effect-{what}" for what in SAID_ONCE.values()) | {
    "effect-pay",
    "effect-worker",
    "effect-sail-free",
    "effect-sail-paid",
    "effect-blame",
    "effect-beg",
}

VITAL: frozenset[str] = frozenset({"effect-fight", "effect-shore"})
IS_MAP_FIRST = False
AHEAD: frozenset[str] = frozenset({"assigning", "journey", "feeding"})  # the phases in which one must know who waits


def brief(effect: Message) -> Message | None:
    """All of an effect, unless it only says what is printed on the board."""
    return None if {part.key for part in effect.args.get("parts", (effect,))} <= PRINTED else effect


def heading(view: View, rules: Any, speech: Speaker) -> str:
    """The round, its phase, and who is first."""
    rounds = rules.cards.rows["board"]["game"]["rounds"]
    said = [
        speech.say("board-round", round=view.round, rounds=rounds),
        speech.noun("phase", view.phase),
        speech.say("board-first", seat=view.first),
    ]
    return ", ".join(said)


def status(view: View, rules: Any, speech: Speaker) -> list[str]:
    """The round and the scores; what the seat has; the fight under way."""
    scores = ", ".join(f"{speech.names[seat.seat]} {seat.glory}" for seat in view.seats)
    found = [f"{heading(view, rules, speech)}. {labelled('board-glory', scores, speech)}."]
    if view.audience is not None:
        own = view.seats[view.audience]
        found.append(speech.say("status-own", parts=speech.apart(holdings(own, rules, speech))))
        cards = [labelled(key, cell, speech) for key, cell in cards_of(own, view, rules, speech) if cell]
        if cards:
            found.append(f"{speech.apart(cards)}.")
    if view.fight is not None:
        found.append(fight_now(view, rules, speech))
    if view.phase in AHEAD:
        taken = [venue for venue in view.venues if venue.owner == view.audience and venue.enemy]
        ahead = [venue for venue in taken if view.phase == "assigning" or has_crew(venue)]
        found += [f"{speech.apart([foe_at(venue, rules, speech) for venue in ahead])}."] if ahead else []
    return found


def has_crew(venue: VenueView) -> bool:
    """Whether a ship with somebody or something aboard is on the way to a shore or there."""
    return bool(venue.feeds) and any(venue.sent.values())


def foe_at(venue: VenueView, rules: Any, speech: Speaker) -> str:
    """The enemy at a place with its figures; at a shore also how far a food goes, what is aboard, the journey card."""
    assert venue.enemy is not None
    row, _ = rules.phrases.enemy(venue.enemy)
    foe, figures = foe_of(venue.enemy, rules, speech), {"attack": row["attack"], "defence": row["defence"]}
    said = [speech.say("status-foe", venue=venue.venue, foe=foe, feeds=venue.feeds, **figures)]
    if has_crew(venue):
        said.append(speech.say("status-aboard", things=venue.sent))
    if venue.journey not in (None, HIDDEN):
        said.append(speech.say("effect-journey", journey=venue.journey))
    return ", ".join(said)


def around(view: View, rules: Any, speech: Speaker) -> list[list[str]]:
    """What the other players have."""
    others = [seat for seat in view.seats if seat.seat != view.audience and seat.leader]
    held = [speech.apart(holdings(seat, rules, speech)) for seat in others]
    names = [speech.names[seat.seat] for seat in others]
    pairs = zip(names, held, strict=True)
    return [[f"{speech.say('labelled', label=name, text=text)}." for name, text in pairs]]


def labelled(key: str, text: str, speech: Speaker) -> str:
    """A heading of the board and what belongs to it, in one line."""
    return speech.say("labelled", label=speech.say(key), text=text)


def holdings(seat: SeatView, rules: Any, speech: Speaker) -> list[str]:
    """Warriors, resources, favor, blame and workers of a seat."""
    held = sum(seat.warriors.values())
    warriors = speech.say("status-warriors", things=seat.warriors, held=held, most=rules.box.longhouse)
    return [
        warriors if held else speech.say("status-no-warriors"),
        speech.counted("thing", goods(seat)) or speech.say("status-no-goods"),
        speech.say("status-favor", favor=seat.favor, blame=seat.blame),
        speech.say("status-workers", left=seat.workers, owned=seat.workers_owned),
    ]


def cards_of(seat: SeatView, view: View, rules: Any, speech: Speaker) -> list[tuple[str, str]]:
    """Leader, ship, runes, destinies and defeated enemies of a seat, each with its heading."""
    return [
        ("board-leader", speech.noun("leader", seat.leader) if seat.leader else ""),
        ("board-ship", speech.noun("place", seat.ship) if seat.ship else ""),
        ("board-runes", runes(seat, speech)),
        ("board-destinies", destinies(seat.destinies, speech)),
        ("board-slain", slain(seat, view, rules, speech)),
    ]


def fight_now(view: View, rules: Any, speech: Speaker) -> str:
    """The fight under way: the enemy with its figures, the damage so far, the dice."""
    fight = view.fight
    assert fight is not None
    foe = foe_of(fight.enemy, rules, speech) if fight.enemy else speech.noun("journey", fight.journey or "")
    return speech.say(
        "status-fight",
        foe=foe,
        attack=fight.attack,
        defence=fight.defence,
        damage=fight.damage_before,
        hits=fight.hits,
        shields=fight.shields,
        dice=dice(view, rules, speech),
    )


def foe_of(enemy: str, rules: Any, speech: Speaker) -> str:
    """An enemy with its colour and the weapon that it forbids (CA-4)."""
    row, _ = rules.phrases.enemy(enemy)
    marks = {"colour": row.get("colour", "none"), "forbids": row["forbids"]}
    if set(marks.values()) == {"none"}:
        return speech.noun("enemy", enemy)
    said = [speech.noun("colour", marks["colour"])] if marks["colour"] != "none" else []
    said += [speech.say("board-forbids", kind=marks["forbids"])] if marks["forbids"] != "none" else []
    return speech.say("board-foe", enemy=enemy, marks=", ".join(said))


def sections(view: View, rules: Any, speech: Speaker) -> list[Section]:
    """Players, fights, town."""
    found = [players(view, rules, speech), fights(view, rules, speech), town(view, rules, speech)]
    return [section for section in found if section.rows]


def players(view: View, rules: Any, speech: Speaker) -> Section:
    """What each seat has, one column for each."""
    rows = [
        ("board-glory", [str(seat.glory) for seat in view.seats]),
        ("board-warriors", [speech.counted("thing", seat.warriors) for seat in view.seats]),
        ("board-goods", [speech.counted("thing", goods(seat)) for seat in view.seats]),
        ("board-favor-blame", [f"{seat.favor}, {seat.blame}" for seat in view.seats]),
        ("board-workers", [str(seat.workers) for seat in view.seats]),
    ]
    cards = [cards_of(seat, view, rules, speech) for seat in view.seats]
    rows += [(each[0][0], [cell for _, cell in each]) for each in zip(*cards, strict=True)]
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


def slain(seat: SeatView, view: View, rules: Any, speech: Speaker) -> str:
    """Enemies defeated, by colour: one's own, and those of others if they are face up (CS-11)."""
    if not (seat.slain_on_show or seat.seat == view.audience):
        return ""
    coloured = [(rules.phrases.enemy(enemy)[0].get("colour", "none"), enemy) for enemy in seat.slain]
    return ", ".join(
        speech.noun("enemy", enemy) + ("" if colour == "none" else f" ({speech.noun('colour', colour)})")
        for colour, enemy in sorted(coloured, key=lambda one: one[0])
    )


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
        foe_of(venue.enemy, rules, speech),
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
