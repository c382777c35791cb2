"""The board of Midgard as sections of text, from one seat's view."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.declared.pictures import Section, Speaker
from meadhall.midgard.words.view import SeatView, View

HEAVENS = ("asgard", "vanaheim", "valhalla")
SHOWN_AT: tuple[str, ...] = ("play-card",)  # the questions at which the board is shown without a command


def heading(view: View, rules: Any, speech: Speaker) -> str:
    """The round, its phase, and who began it."""
    said = [
        speech.say("board-round", round=view.round, rounds=rules.box.rounds),
        speech.noun("phase", view.phase),
        speech.say("board-first", seat=view.starter),
    ]
    return ", ".join(said)


def sections(view: View, rules: Any, speech: Speaker) -> list[Section]:
    """Players, map, own cards."""
    found = [players(view, speech), provinces(view, speech), cards(view, rules, speech)]
    return [section for section in found if section.rows]


def players(view: View, speech: Speaker) -> Section:
    """What each seat has, one column for each."""
    rows = (
        ("board-score", [str(seat.score) for seat in view.seats]),
        ("board-chieftain", [speech.noun("area", seat.chieftain) for seat in view.seats]),
        ("board-boat", [warriors(seat, "boat", speech) for seat in view.seats]),
        ("board-heavens", [heavens(seat, speech) for seat in view.seats]),
        ("board-reserve", [str(seat.reserve) for seat in view.seats]),
        ("board-tokens", [tokens(seat, view, speech) for seat in view.seats]),
        ("board-stock", [str(seat.stock_count) for seat in view.seats]),
        ("board-gold", [named(seat.gold, speech) for seat in view.seats]),
        ("board-plays", [str(seat.plays_left) for seat in view.seats]),
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


def named(kinds: tuple[str, ...], speech: Speaker) -> str:
    """The names of cards."""
    return ", ".join(speech.noun("card", kind) for kind in kinds)


def warriors(seat: SeatView, area: str, speech: Speaker) -> str:
    """A seat's warriors in an area."""
    return speech.counted("thing", {"warrior": seat.warriors.get(area, 0)})


def heavens(seat: SeatView, speech: Speaker) -> str:
    """A seat's warriors in the heavens."""
    return ", ".join(
        f"{speech.noun('area', heaven)} {seat.warriors[heaven]}" for heaven in HEAVENS if seat.warriors.get(heaven)
    )


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
        (speech.noun("card", kind), str(count), speech.say(rules.phrases.card_effect(kind)))
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
