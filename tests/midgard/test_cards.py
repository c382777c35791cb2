"""The open set, users' own sets, and the box they fill."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.cards.schema import Entries, Whole
from meadhall.kernel.errors import BadCards, BadOptions
from meadhall.midgard.cards.card_set import CardSet, box_values, cards_from, check, load_cards, open_set
from meadhall.midgard.cards.options import Options
from meadhall.midgard.cards.schema import BOARD_SORTS, CARD, NEEDS
from meadhall.midgard.core.numbers import board
from meadhall.midgard.gate import Box
from meadhall.midgard.words import slugs
from tests.support.rule import rule

ROWS = open_set().rows
PROVINCES = ROWS["provinces"]
CARDS = ROWS["cards"]


def own(text: str) -> CardSet:
    return cards_from(tomllib.loads(f'name = "mine"\n{text}'), "mine.toml")


def mistakes(text: str, name: str = "mine") -> list[tuple[str, str]]:
    return [(m.key, m.reason) for m in check(tomllib.loads(f'name = "{name}"\n{text}'), "mine.toml")]


def province(number: int) -> str:
    return f'[provinces.new-{number}]\nname = "New {number}"\nkingdom = "alfheim"\nvillages = 2\n'


def kind(number: int, more: str = "") -> str:
    return f'[cards.extra-{number}]\nname = "Extra {number}"\nmetal = "bronze"\neffect = "reinforce"\n{more}\n'


def draw_card(copies: int, amount: int) -> str:
    return (
        '[cards.feast]\nname = "Feast"\nmetal = "bronze"\neffect = "draw"\ndraws = "silver"\n'
        f"amount = {amount}\ncopies = {copies}\n"
    )


# The open set


@rule("MS-2")
def test_the_open_set_has_the_printed_counts() -> None:
    counts: Counter[str] = Counter()
    for row in CARDS.values():
        counts[row["metal"]] += row["copies"]
    assert counts == {"bronze": 50, "silver": 35, "gold": 15}
    assert len(open_set().kinds) == 23


@rule("MS-1")
def test_the_map_has_three_kingdoms_with_their_provinces_and_villages() -> None:
    shown = {slug: (row["kingdom"], row["villages"]) for slug, row in PROVINCES.items()}
    assert list(shown.items()) == [
        ("gimle", ("alfheim", 5)),
        ("vidblain", ("alfheim", 4)),
        ("andlang", ("alfheim", 3)),
        ("angerboda", ("mannheim", 5)),
        ("elvagar", ("mannheim", 4)),
        ("myrkvior", ("mannheim", 3)),
        ("thrymheim", ("jotunheim", 6)),
        ("muspelheim", ("jotunheim", 5)),
        ("horgr", ("jotunheim", 4)),
        ("utgard", ("jotunheim", 3)),
    ]
    assert sum(row["villages"] for row in PROVINCES.values()) == 42


@rule("MB-1", "MB-2", "MX-1", "MX-2")
def test_bronze_and_silver_cards_have_their_kinds_and_copies() -> None:
    shown = {
        slug: (row["metal"], row["effect"], row.get("kingdom"), row["copies"])
        for slug, row in CARDS.items()
        if row["metal"] != "gold"
    }
    assert shown == {
        **{f"invasion-{land}": ("bronze", "invade", land, 12) for land in slugs.KINGDOMS},
        "new-warriors": ("bronze", "reinforce", None, 14),
        **{f"attack-{land}": ("silver", "attack", land, 9) for land in slugs.KINGDOMS},
        "viking-horde": ("silver", "horde", None, 8),
    }


@rule("MG-1", "MG-2", "MG-3", "MG-4", "MG-5", "MA-1")
def test_gold_cards_are_fifteen_each_with_its_number() -> None:
    gold = {slug: row for slug, row in CARDS.items() if row["metal"] == "gold"}
    assert [(row["number"], slug, row["effect"]) for slug, row in gold.items()] == [
        (1, "score-alfheim", "score"),
        (2, "score-mannheim", "score"),
        (3, "score-jotunheim", "score"),
        (4, "token-alfheim", "token"),
        (5, "token-mannheim", "token"),
        (6, "token-jotunheim", "token"),
        (7, "draw-bronze", "draw"),
        (8, "draw-silver", "draw"),
        (9, "destroy-alfheim", "destroy"),
        (10, "destroy-mannheim", "destroy"),
        (11, "destroy-jotunheim", "destroy"),
        (12, "muster-heavens", "muster"),
        (13, "muster-alfheim", "muster"),
        (14, "muster-mannheim", "muster"),
        (15, "muster-jotunheim", "muster"),
    ]
    assert all(row["copies"] == 1 for row in gold.values())
    named = {slug: row["kingdom"] for slug, row in gold.items() if row["effect"] != "draw"}
    assert all(slug.endswith(f"-{land}") for slug, land in named.items())
    assert [(gold[slug]["draws"], gold[slug]["amount"]) for slug in ("draw-bronze", "draw-silver")] == [
        ("bronze", 2),
        ("silver", 2),
    ]


def test_the_open_set_passes_its_own_check() -> None:
    whole = {kind: {slug: dict(row) for slug, row in by_slug.items()} for kind, by_slug in ROWS.items()}
    assert check({"name": "again", **whole}, "again.toml") == ()
    assert check({"name": "nothing"}, "nothing.toml") == ()


def test_every_row_says_its_name_rule_source_and_trust() -> None:
    for kind, by_slug in ROWS.items():
        for slug, row in by_slug.items():
            assert all(row[label] for label in ("name", "rule", "source", "trust")), f"{kind}.{slug}"


def test_what_is_known_is_told_from_what_we_chose() -> None:
    trust = {slug: row["trust"] for slug, row in PROVINCES.items()}
    assert {slug for slug in trust if trust[slug] == "exact"} == {"gimle", "andlang", "myrkvior"}
    assert {slug for slug in trust if trust[slug] == "ours"} == {"vidblain", "thrymheim"}
    assert all(row["ours"] == ["villages"] for row in PROVINCES.values() if row["trust"] != "ours")
    assert all(row["trust"] == "exact" for row in (*CARDS.values(), *ROWS["board"].values()))
    ours = {slug: row["ours"] for slug, row in CARDS.items()}
    assert all(ours[slug] == ["copies"] for slug, row in CARDS.items() if row["metal"] != "gold")
    assert all(ours[slug] == ["number"] for slug in ("score-alfheim", "token-mannheim", "destroy-jotunheim"))
    assert ours["draw-bronze"] == ours["draw-silver"] == ["draws", "amount", "number"]
    assert ours["muster-heavens"] == []
    assert not any(row["ours"] for row in ROWS["board"].values())
    assert open_set().count_trust() == {"exact": 101, "inferred": 5, "ours": 38}


def test_slugs_stand_in_the_order_of_the_core() -> None:
    assert [slugs.KINGDOMS.index(land) for land in ("alfheim", "mannheim", "jotunheim")] == [
        board.ALFHEIM,
        board.MANNHEIM,
        board.JOTUNHEIM,
    ]
    assert slugs.LANDS[board.HEAVENS] == "heavens"
    assert [slugs.METALS[n] for n in (board.BRONZE, board.SILVER, board.GOLD)] == ["bronze", "silver", "gold"]
    effects = ("INVADE", "REINFORCE", "ATTACK", "HORDE", "SCORE", "TOKEN", "DRAW", "DESTROY", "MUSTER")
    assert [slugs.EFFECTS[getattr(board, name)] for name in effects] == [name.lower() for name in effects]
    assert len(slugs.EFFECTS) == board.EFFECTS and len(slugs.CATEGORIES) == board.CATEGORIES
    areas = open_set().areas
    assert len(areas) == board.AREAS
    assert areas[:10] == open_set().provinces and areas[10:16] == ("",) * 6
    assert [areas[n] for n in (board.ASGARD, board.VANAHEIM, board.VALHALLA, board.BOAT)] == [
        "asgard",
        "vanaheim",
        "valhalla",
        "boat",
    ]


def test_every_effect_says_which_figures_it_needs() -> None:
    assert set(NEEDS) == set(slugs.EFFECTS)
    assert {name for needs in NEEDS.values() for name in needs} == {"kingdom", "draws", "amount"}


# Users' own sets


def test_a_file_overrides_the_fields_it_names() -> None:
    cards = own("[provinces.gimle]\nvillages = 7\n[cards.viking-horde]\ncopies = 9")
    assert cards.rows["provinces"]["gimle"]["villages"] == 7
    assert cards.rows["provinces"]["gimle"]["kingdom"] == "alfheim"
    before, after = open_set().count_trust(), cards.count_trust()
    assert (after["ours"], after["exact"]) == (before["ours"] - 2, before["exact"] + 2)
    assert cards.digest != open_set().digest


def test_new_rows_follow_the_shipped_ones_and_dropped_ones_are_gone() -> None:
    cards = own(province(2) + province(1) + kind(1) + '[drop]\nprovinces = ["vidblain"]\ncards = ["draw-silver"]')
    assert cards.provinces[-3:] == ("utgard", "new-1", "new-2")
    assert "vidblain" not in cards.areas and len(cards.areas) == board.AREAS
    assert cards.kinds[-1] == "extra-1" and "draw-silver" not in cards.kinds
    assert cards.rows["cards"]["extra-1"]["copies"] == 1
    values = box_values(Options(), 3, cards)
    assert values["provinces"] == 11


def test_a_set_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('name = "My box"\n[provinces.horgr]\nvillages = 5\n', encoding="utf-8")
    cards = load_cards(file)
    assert (cards.name, cards.own) == ("My box", {"name": "My box", "provinces": {"horgr": {"villages": 5}}})
    stored = json.loads(json.dumps(cards.own))
    assert cards_from(stored, "the record").digest == cards.digest


# Mistakes

BAD = """
[wizards.merlin]
name = "Merlin"

[provinces.gimle]
villages = 0
kingdom = "midgard"

[provinces.utgard]
name = "Gimle"
villages = 21

[provinces.asgard]
name = "Asgard"
kingdom = "alfheim"
villages = 3

[provinces.nowhere]
name = "Nowhere"
kingdom = "jotunheim"

[cards.invasion-alfheim]
copies = 51
kingdom = "heavens"
number = 3

[cards.new-warriors]
kingdom = "alfheim"

[cards.viking-horde]
effect = "sail"
metal = "iron"
speed = 3

[cards.attack-alfheim]
effect = "muster"
draws = "bronze"

[cards.attack-mannheim]
effect = "draw"
amount = 7

[cards.score-alfheim]
copies = 2
number = 15

[cards.draw-bronze]
draws = "gold"

[cards.feud]
name = "Feud"
metal = "gold"
effect = "score"

[cards.raid]
name = "raid"
metal = "gold"
effect = "invade"
kingdom = "asgard"
number = 0

[cards.Bad_Slug]
name = "Bad"

[cards.foray]
name = "Raid"
metal = "silver"

[cards.sally]
name = "RAID"
metal = "silver"
effect = "horde"

[board.game]
rounds = 4

[board.plays]
counts = [7, 5]

[board.deal]
bronze = 4
gold = 2

[board.warriors]
boat = 21
reserve = "six"

[board.doom]
provinces = 14

[board.moves]
horde = 0

[board.kingdoms]
points = [3, 7, 12]

[board.heavens]
asgard_points = -1
vanaheim_tokens = true

[board.ragnarok]
doom_points = 11

[board.sets]
points = 21

[board.market]
name = "Market"

[drop]
provinces = ["nowhere-else"]
cards = ["token-alfheim", "token-alfheim"]
board = ["game"]
"""

LAND_LIST = "alfheim, mannheim, jotunheim"
FOUND = {
    "wizards": "is no table; there are name, base, drop, provinces, cards, board.",
    "provinces.gimle.villages": "must be a whole number from 1 to 20.",
    "provinces.gimle.kingdom": f"must be one of {LAND_LIST}.",
    "provinces.utgard.name": "is also the name of gimle.",
    "provinces.utgard.villages": "must be a whole number from 1 to 20.",
    "provinces.asgard": "is also the slug of an area that every map has.",
    "provinces.nowhere.villages": "is missing: a new row needs it.",
    "cards.invasion-alfheim.copies": "must be a whole number from 1 to 50.",
    "cards.invasion-alfheim.kingdom": f"must be one of {LAND_LIST} for this effect.",
    "cards.invasion-alfheim.number": "belongs to gold cards alone.",
    "cards.new-warriors.kingdom": "means nothing to the effect reinforce.",
    "cards.viking-horde.effect": f"must be one of {', '.join(slugs.EFFECTS)}.",
    "cards.viking-horde.metal": "must be one of bronze, silver, gold.",
    "cards.viking-horde.speed": "is no field of this row; there are metal, effect, kingdom, draws, amount, number, "
    "copies, name, rule, source, trust, ours.",
    "cards.attack-alfheim.draws": "means nothing to the effect muster.",
    "cards.attack-mannheim.draws": "is missing: this effect needs it.",
    "cards.attack-mannheim.amount": "must be a whole number from 1 to 6.",
    "cards.score-alfheim.copies": "must be 1 for a gold card.",
    "cards.score-alfheim.number": "is also the number of muster-jotunheim.",
    "cards.draw-bronze.draws": "must be one of bronze, silver.",
    "cards.feud.kingdom": "is missing: this effect needs it.",
    "cards.feud.number": "is missing: a gold card needs it.",
    "cards.raid.kingdom": f"must be one of {LAND_LIST}, heavens.",
    "cards.raid.number": "must be a whole number from 1 to 99.",
    "cards.Bad_Slug": "a slug has at most 40 small letters, digits and single hyphens between them.",
    "cards.foray.effect": "is missing: a new row needs it.",
    "cards.sally.name": "is also the name of raid.",
    "board.game.rounds": "must be a whole number from 1 to 3.",
    "board.plays.counts": "must have 3 entries or more, one for each round.",
    "board.deal": "must be 1 to 6 cards in all, not 8.",
    "board.warriors.boat": "must be a whole number from 0 to 20.",
    "board.warriors.reserve": "must be a whole number from 0 to 20.",
    "board.doom.provinces": "must not be more than there are provinces, 12.",
    "board.moves.horde": "must be a whole number from 1 to 6.",
    "board.kingdoms.points": "must have 4 entries or more, for there is a kingdom of that size.",
    "board.heavens.asgard_points": "must be a whole number from 0 to 40.",
    "board.heavens.vanaheim_tokens": "must be a whole number from 0 to 20.",
    "board.ragnarok.doom_points": "must be a whole number from 0 to 10.",
    "board.sets.points": "must be a whole number from 0 to 20.",
    "board.market": f"is no row of this table; there are {', '.join(BOARD_SORTS)}.",
    "drop.provinces": "drops nowhere-else, which is not there.",
    "drop.cards": "drops token-alfheim more than once.",
    "drop.board": "names no table to drop rows from; there are provinces, cards.",
}


def test_every_mistake_of_a_file_is_found_at_once_with_its_key_and_reason() -> None:
    assert sorted(mistakes(BAD)) == sorted(FOUND.items())
    with pytest.raises(BadCards) as caught:
        own(BAD)
    assert len(caught.value.mistakes) == len(FOUND)


@pytest.mark.parametrize("odd", [[], "text", 3, None])
def test_odd_shapes_are_mistakes_too(odd: Any) -> None:
    assert [m.key for m in check(odd, "mine.toml")] == ["file"]
    found = check({"name": "mine", "provinces": odd, "cards": {"feud": odd}, "drop": odd}, "mine.toml")
    assert [m.key for m in found] == ["provinces", "cards.feud", "drop"]
    assert found[-1].reason == 'must be a table such as provinces = ["some-slug"].'


@rule("MS-1")
def test_a_map_has_room_for_sixteen_provinces_and_needs_all_three_kingdoms() -> None:
    points = "[board.kingdoms]\npoints = [3, 7, 12, 20, 20, 20, 20, 20, 20, 20]\n"
    assert mistakes("".join(province(n) for n in range(6)) + points) == []
    assert mistakes("".join(province(n) for n in range(7)) + points) == [
        ("provinces", "must have 3 to 16 rows, not 17.")
    ]
    assert mistakes('[drop]\nprovinces = ["gimle", "vidblain", "andlang"]') == [
        ("provinces", "must have at least one row with the kingdom alfheim.")
    ]


@rule("MS-2")
def test_a_set_has_room_for_forty_kinds_of_card() -> None:
    assert mistakes("".join(kind(n) for n in range(17))) == []
    assert mistakes("".join(kind(n) for n in range(18))) == [("cards", "must have 1 to 40 rows, not 41.")]


@rule("MA-2", "MC-1")
def test_nobody_can_be_asked_to_play_more_than_was_dealt() -> None:
    assert mistakes("[board.plays]\ncounts = [6, 6, 6]") == []
    assert mistakes("[board.plays]\ncounts = [2, 9, 4]") == []
    assert mistakes("[board.plays]\ncounts = [2, 11, 2]") == [
        ("board.plays.counts", "asks for 13 cards by round 2, when 12 have been dealt.")
    ]
    assert mistakes("[board.deal]\nbronze = 0\nsilver = 0\ngold = 0\n[board.plays]\ncounts = [1, 1, 1]") == [
        ("board.deal", "must be 1 to 6 cards in all, not 0."),
        ("board.plays.counts", "asks for 1 cards by round 1, when 0 have been dealt."),
    ]


@rule("MG-3")
def test_there_is_room_for_so_many_cards_drawn_and_no_more() -> None:
    assert mistakes(draw_card(6, 2)) == []
    assert mistakes(draw_card(7, 2)) == [("cards", "must draw at most 16 cards with all draw cards together, not 18.")]
    assert mistakes(draw_card(7, 1)) == []
    assert mistakes(draw_card(8, 1)) == [
        ("board.plays.counts", "must ask for 24 cards at most, one more for each draw card included, not for 25.")
    ]


@rule("MC-4")
def test_a_set_that_not_even_two_can_play_is_a_mistake() -> None:
    silver = [slug for slug, row in CARDS.items() if row["metal"] == "silver"]
    assert mistakes(f"[drop]\ncards = {json.dumps(silver[1:])}") == [
        ("cards", "must have at least 14 silver cards for 2 players, not 9.")
    ]


# The box


@rule("MS-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("beginners", [False, True])
def test_the_box_is_filled_to_the_last_field(beginners: bool, seats: int) -> None:
    blank, values = Box().dump(), box_values(Options(beginners=beginners), seats, open_set())
    assert list(values) == list(blank)
    for name, cells in blank.items():
        filled = values[name]
        if isinstance(cells, list):
            assert isinstance(filled, list), name
            assert len(filled) == len(cells), name
        for cell in filled if isinstance(filled, list) else [filled]:
            assert type(cell) is int and -(2**15) <= cell < 2**15, name
    assert (values["seats"], values["beginners"]) == (seats, int(beginners))


@rule("MS-1")
@pytest.mark.parametrize("seats", [0, 1, 6, True])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        box_values(Options(), seats, open_set())
    assert str(caught.value) == f"Midgard is for 3 to 5 players, or 2 as a house variant, not for {seats}."


@rule("MC-4")
def test_a_deck_too_small_for_the_table_is_refused() -> None:
    cards = own("[cards.viking-horde]\ncopies = 4")
    assert box_values(Options(), 4, cards)["deck_size"] == [50, 31, 15]
    with pytest.raises(BadOptions) as caught:
        box_values(Options(), 5, cards)
    assert str(caught.value) == "The card set 'mine' has 31 silver cards, and 5 players may need 32."
    assert box_values(Options(), 5, own("[cards.viking-horde]\ncopies = 5"))["deck_size"] == [50, 32, 15]


@rule("MS-3", "MD-1", "MC-1", "MA-2", "MB-1", "MX-2", "MG-5", "MV-2", "MV-4", "MR-1", "ME-1")
def test_what_is_printed_reaches_the_box() -> None:
    values = box_values(Options(), 5, open_set())
    printed = {
        "rounds": 3,
        "plays": [4, 5, 6],
        "dealt": [3, 2, 1],
        "picks": 6,
        "boat_warriors": 5,
        "reserve_warriors": 6,
        "dooms": 5,
        "moves_invade": 2,
        "moves_horde": 3,
        "musters": 2,
        "provinces": 10,
        "kingdom": [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0],
        "villages": [5, 4, 3, 5, 4, 3, 6, 5, 4, 3, 0, 0, 0, 0, 0, 0],
        "kingdom_points": [0, 3, 7, 12, 20, *[0] * 12],
        "asgard_points": 5,
        "vanaheim_tokens": 2,
        "doom_points": 2,
        "valhalla_points": 1,
        "set_points": 5,
        "kinds": 23,
        "deck_size": [50, 35, 15],
    }
    assert {name: values[name] for name in printed} == printed


@rule("MS-2", "MA-1", "MG-3")
def test_a_card_reaches_the_box_under_its_number() -> None:
    values: dict[str, Any] = box_values(Options(), 5, open_set())
    for n, slug in enumerate(open_set().kinds):
        row = CARDS[slug]
        assert slugs.METALS[values["card_metal"][n]] == row["metal"]
        assert slugs.EFFECTS[values["card_effect"][n]] == row["effect"]
        assert [*slugs.LANDS, None][values["card_kingdom"][n]] == row.get("kingdom")
        assert [*slugs.METALS, None][values["card_draws"][n]] == row.get("draws")
        assert [values[f"card_{name}"][n] for name in ("copies", "number", "amount")] == [
            row["copies"],
            row.get("number", 0),
            row.get("amount", 0),
        ]


def test_figures_that_a_changed_card_no_longer_needs_stay_out_of_the_box() -> None:
    text = '[cards.draw-bronze]\nmetal = "silver"\neffect = "score"\nkingdom = "mannheim"\n'
    cards = own(text)
    values: dict[str, Any] = box_values(Options(), 3, cards)
    n = cards.kinds.index("draw-bronze")
    assert (values["card_kingdom"][n], values["card_draws"][n]) == (board.MANNHEIM, board.NOTHING)
    assert (values["card_number"][n], values["card_amount"][n]) == (0, 0)


def test_a_shorter_game_needs_no_other_list_of_plays() -> None:
    values = box_values(Options(), 5, own("[board.game]\nrounds = 2"))
    assert (values["rounds"], values["plays"]) == (2, [4, 5, 0])


def test_no_set_can_lead_to_numbers_too_large_for_the_state() -> None:
    def most(row: str, name: str) -> int:
        figure = BOARD_SORTS[row].figures[name]
        entry = figure.entry if isinstance(figure, Entries) else figure
        assert isinstance(entry, Whole)
        return entry.high

    rounds, provinces = board.MOST_ROUNDS, board.MOST_PROVINCES
    in_turn = rounds * board.MOST_PICKS
    scorings = board.SEATS * in_turn + board.MOST_PLAYS - in_turn  # every card played scores a kingdom
    free = rounds * (provinces + most("heavens", "vanaheim_tokens"))  # tokens of three scoring phases
    tokens = scorings * (provinces - 2) + free  # of the largest kingdom that leaves room for two others
    sets = scorings * provinces / 9 + free / 3  # as most sets come of three kingdoms of one size
    vikings = 1 + most("warriors", "boat") + most("warriors", "reserve")
    score = (scorings + 3 * rounds) * most("kingdoms", "points") + sets * most("sets", "points")
    score += rounds * vikings * (most("ragnarok", "doom_points") + most("ragnarok", "valhalla_points"))
    score += rounds * most("heavens", "asgard_points")
    copies = CARD.figures["copies"]
    assert isinstance(copies, Whole)
    assert score < 12_000 and tokens < 2_000 and copies.high * board.MOST_KINDS <= 2_000
