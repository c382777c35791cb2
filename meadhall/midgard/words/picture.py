"""The board of Midgard as sections of text, from one seat's view."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.declared.pictures import Section, Speaker
from meadhall.kernel.messages import Message
from meadhall.midgard.words.view import ProvinceView, SeatView, View

HEAVENS = ("asgard", "vanaheim", "valhalla")
VITAL: frozenset[str] = frozenset()
IS_MAP_FIRST = True


def brief(effect: Message) -> Message | None:
    """Of a card only its metal and number, if the rest is what is printed on it."""
    if effect.key != "stock-card" or not effect.args["does"].key.startswith("does-"):
        return effect
    return Message("stock-card-brief", {key: arg for key, arg in effect.args.items() if key != "does"})


def heading(view: View, rules: Any, speech: Speaker) -> str:
    """The round, its phase, and who began it; in a draft that is not known yet (MA-1)."""
    said = [speech.say("board-round", round=view.round, rounds=rules.box.rounds), speech.noun("phase", view.phase)]
    if view.phase != "draft":
        said.append(speech.say("board-first", seat=view.starter))
    return ", ".join(said)


def status(view: View, rules: Any, speech: Speaker) -> list[str]:
    """The round and the scores; what the seat has, and in a draft its cards, which decide what it wants besides."""
    scores = ", ".join(f"{speech.names[seat.seat]} {seat.score}" for seat in view.seats)
    points = speech.say("labelled", label=speech.say("board-score"), text=scores)
    found = [f"{heading(view, rules, speech)}. {points}."]
    if view.audience is None:
        return found
    own = view.seats[view.audience]
    cells = [
        ("board-chieftain", speech.noun("area", own.chieftain)),
        ("board-boat", warriors(own, "boat", speech)),
        ("board-heavens", heavens(own, speech)),
        ("board-reserve", str(own.reserve)),
        ("board-tokens", tokens(own, view, speech)),
        ("board-plays", str(plays(own, view)) if view.phase == "action" else ""),
    ]
    parts = [speech.say("labelled", label=speech.say(key), text=cell) for key, cell in cells if cell]
    found.append(speech.say("status-own", parts=speech.apart(parts)))
    return [*found, *(hand(own, rules, speech) if view.phase == "draft" else [])]


def hand(seat: SeatView, rules: Any, speech: Speaker) -> list[str]:
    """The cards of a seat in one line; none if it has none."""
    cards = [card_of(kind, count, rules, speech) for kind, count in (seat.stock or {}).items()]
    return [f"{speech.say('labelled', label=speech.say('board-own'), text=', '.join(cards))}."] if cards else []


def around(view: View, rules: Any, speech: Speaker) -> list[list[str]]:
    """The map, and before it own cards where neither the status nor the question lists them."""
    here, own = the_map(view, speech), None if view.audience is None else view.seats[view.audience]
    is_listed = own is None or view.phase == "draft" or (view.turn == own.seat and view.card is None)
    return [here] if own is None or is_listed else [[*hand(own, rules, speech), *here], here]


def the_map(view: View, speech: Speaker) -> list[str]:
    """The map in a line or two for each kingdom, then the heavens."""
    found = []
    for kingdom in dict.fromkeys(province.kingdom for province in view.provinces):
        here = [province_in_brief(one, view, speech) for one in view.provinces if one.kingdom == kingdom]
        name = speech.noun("kingdom", kingdom)
        found.append(f"{speech.say('labelled', label=name, text=speech.apart(here))}.")
    there = [
        speech.say("labelled", label=speech.noun("area", heaven), text=", ".join(forces))
        for heaven in HEAVENS
        if (forces := forces_in(heaven, view, speech))
    ]
    return [*found, *([f"{speech.apart(there)}."] if there else [])]


def province_in_brief(province: ProvinceView, view: View, speech: Speaker) -> str:
    """A province: its free villages, doom, and who is there."""
    said = speech.say(
        "status-province",
        area=province.province,
        free=province.free,
        villages=province.villages,
        doomed=int(province.doomed),
    )
    return f"{said} {', '.join(forces)}" if (forces := forces_in(province.province, view, speech)) else said


def forces_in(area: str, view: View, speech: Speaker) -> list[str]:
    """The Vikings of every seat in an area."""
    return [force for seat in view.seats if (force := force_of(seat, area, speech))]


def force_of(seat: SeatView, area: str, speech: Speaker) -> str:
    """A seat's Vikings in an area, with its name; nothing if there are none."""
    count, is_there = seat.warriors.get(area, 0), seat.chieftain == area
    if not count and not is_there:
        return ""
    return speech.say("effect-force", seat=seat.seat, count=count, chieftain=int(is_there))


def plays(seat: SeatView, view: View) -> int:
    """The cards that a seat still plays in this round, the one included that it is asked for."""
    return seat.plays_left + (view.turn == seat.seat and view.card is None)


def card_of(kind: str, count: int, rules: Any, speech: Speaker) -> str:
    """A card with its metal, its number and how many of it there are."""
    return speech.say("status-card", **rules.phrases.card_marks(kind, count))


def sections(view: View, rules: Any, speech: Speaker) -> list[Section]:
    """Players, map, own cards."""
    found = [players(view, rules, speech), provinces(view, speech), cards(view, rules, speech)]
    return [section for section in found if section.rows]


def players(view: View, rules: Any, speech: Speaker) -> Section:
    """What each seat has, one column for each."""
    rows = (
        ("board-score", [str(seat.score) for seat in view.seats]),
        ("board-chieftain", [speech.noun("area", seat.chieftain) for seat in view.seats]),
        ("board-boat", [warriors(seat, "boat", speech) for seat in view.seats]),
        ("board-heavens", [heavens(seat, speech) for seat in view.seats]),
        ("board-reserve", [str(seat.reserve) for seat in view.seats]),
        ("board-tokens", [tokens(seat, view, speech) for seat in view.seats]),
        ("board-stock", [str(seat.stock_count) for seat in view.seats]),
        ("board-gold", [named(seat.gold, rules, speech) for seat in view.seats]),
        ("board-plays", [str(plays(seat, view)) if view.phase == "action" else "" for seat in view.seats]),
    )
    return Section(
        speech.say("board-players"),
        ("", *(speech.names[seat.seat] for seat in view.seats)),
        tuple((speech.say(key), *cells) for key, cells in rows if any(cells)),
    )


def tokens(seat: SeatView, view: View, speech: Speaker) -> str:
    """Own tokens by colour; of other seats' tokens, which are face down, the number (MS-4)."""
    if seat.tokens_on_show or seat.seat == view.audience:
        return speech.counted("thing", seat.tokens) or "0"
    return str(sum(seat.tokens.values()))


def all_tokens(seat: SeatView, view: View, speech: Speaker) -> str:
    """The tokens of a seat at the end, by colour."""
    return speech.say("labelled", label=str(sum(seat.tokens.values())), text=tokens(seat, view, speech))


def named(kinds: tuple[str, ...], rules: Any, speech: Speaker) -> str:
    """The names of cards, with their metals and numbers."""
    return ", ".join(card_of(kind, 1, rules, speech) for kind in kinds)


def warriors(seat: SeatView, area: str, speech: Speaker) -> str:
    """A seat's warriors in an area."""
    return speech.counted("thing", {"warrior": seat.warriors.get(area, 0)})


def heavens(seat: SeatView, speech: Speaker) -> str:
    """A seat's Vikings in the heavens, the chieftain among them."""
    found = []
    for heaven in HEAVENS:
        count = {"chieftain": int(seat.chieftain == heaven), "warrior": seat.warriors.get(heaven, 0)}
        if any(count.values()):
            found.append(f"{speech.noun('area', heaven)} {speech.counted('thing', count)}")
    return ", ".join(found)


def provinces(view: View, speech: Speaker) -> Section:
    """Every province: its kingdom, free villages, who is there, and doom."""
    rows = []
    for province in view.provinces:
        there = []
        for seat in view.seats:
            count = {
                "chieftain": int(seat.chieftain == province.province),
                "warrior": seat.warriors.get(province.province, 0),
            }
            if any(count.values()):
                name, force = speech.names[seat.seat], speech.counted("thing", count)
                there.append(speech.say("labelled", label=name, text=force))
        rows.append(
            (
                speech.noun("area", province.province),
                speech.noun("kingdom", province.kingdom),
                speech.say("board-of-villages", free=province.free, villages=province.villages),
                speech.say("board-doomed") if province.doomed else "",
                speech.apart(there),
            )
        )
    keys = ("board-map", "board-kingdom", "board-villages", "board-doom", "board-vikings")
    return Section(speech.say("board-map"), tuple(speech.say(key) for key in keys), tuple(rows))


def cards(view: View, rules: Any, speech: Speaker) -> Section:
    """Own cards, or the pack in hand."""
    seat = None if view.audience is None else view.seats[view.audience]
    stock = (seat.stock or {}) if seat else {}
    rows = tuple(
        (card_of(kind, 1, rules, speech), str(count), speech.say(rules.phrases.card_effect(kind)))
        for kind, count in stock.items()
    )
    headings = (speech.say("board-own"), speech.say("board-count"), speech.say("board-effect"))
    return Section(speech.say("board-own"), headings, rows)


def scoring(view: View, speech: Speaker) -> Section:
    """The final scoring, by category and seat, and the tokens, which break ties (ME-1)."""
    categories = view.seats[0].points
    rows = [
        (speech.noun("category", category), *(str(seat.points[category]) for seat in view.seats))
        for category in categories
    ]
    totals = (speech.say("board-total"), *(str(seat.score) for seat in view.seats))
    shown = (speech.say("board-tokens"), *(all_tokens(seat, view, speech) for seat in view.seats))
    headings = (speech.say("board-category"), *(speech.names[seat.seat] for seat in view.seats))
    return Section(speech.say("board-scoring"), headings, (*rows, totals, shown))
