"""The open set, users' own sets, and the box they fill."""

from __future__ import annotations

import copy
import json
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from meadhall.champions.cards.card_set import CardSet, box_values, cards_from, check, load_cards, open_set
from meadhall.champions.cards.options import EDITIONS, Options
from meadhall.champions.cards.schema import BOARD_SORTS, CARD_SORTS
from meadhall.champions.gate import Box
from meadhall.champions.words import slugs
from meadhall.kernel.cards.schema import LABELS
from meadhall.kernel.errors import BadCards, BadOptions
from tests.support.rule import rule

ROWS = open_set().rows
ENEMIES = ("trolls", "draugr", "monsters")


def hits(kind: str) -> int:
    return sum({"hit": 1, "double": 2}.get(face, 0) for face in ROWS["dice"][kind]["faces"])


def own(text: str) -> CardSet:
    return cards_from(tomllib.loads(f'name = "mine"\n{text}'), "mine.toml")


def mistakes(text: str, name: str = "mine") -> list[tuple[str, str]]:
    return [(m.key, m.reason) for m in check(tomllib.loads(f'name = "{name}"\n{text}'), "mine.toml")]


def troll(number: int) -> str:
    return f'[trolls.extra-{number}]\nname = "Extra {number}"\nattack = 1\ndefence = 1\nglory = 1\nwood = 0\n'


# The open set


@rule("CS-4", "CS-2", "CS-5", "CS-3")
def test_the_open_set_has_the_printed_counts() -> None:
    cards = open_set()
    assert [len(ROWS[kind]) for kind in ENEMIES] == [16, 21, 36]
    assert len(cards.enemies) == 73
    assert len(cards.destinies) == 12
    assert len(cards.runes) == 10
    assert sum(row["copies"] for row in ROWS["journeys"].values()) == 18
    assert len(cards.merchants) == 8
    assert Counter(row["side"] for row in ROWS["stalls"].values()) == {"economic": 4, "military": 4}
    assert len(cards.leaders) == 5
    assert cards.ships == ("karfi", "snekka", "skeid", "drekkar")


def test_the_open_set_passes_its_own_check() -> None:
    whole = {kind: {slug: dict(row) for slug, row in by_slug.items()} for kind, by_slug in ROWS.items()}
    assert check({"name": "again", **whole}, "again.toml") == ()
    assert check({"name": "nothing"}, "nothing.toml") == ()


def test_every_row_says_its_name_rule_source_and_trust() -> None:
    for kind, by_slug in ROWS.items():
        for slug, row in by_slug.items():
            assert all(row[label] for label in ("name", "rule", "source", "trust")), f"{kind}.{slug}"


@rule("CF-1", "CN-6", "CN-7", "CV-4")
def test_the_dice_fit_what_leaders_and_runes_say_of_them() -> None:
    faces: dict[str, Counter[str]] = {kind: Counter(ROWS["dice"][kind]["faces"]) for kind in slugs.KINDS}
    assert all(faces["swordsman"][face] for face in ("hit", "double", "shield"))
    assert faces["axeman"]["shield"] == 0
    assert faces["spearman"]["shield"] and hits("spearman")
    assert sum(each["blank"] for each in faces.values()) > 0
    assert hits("swordsman") < hits("spearman") < hits("axeman")


@rule("CE-2")
def test_colours_are_even_and_trolls_have_none() -> None:
    assert Counter(row["colour"] for row in ROWS["draugr"].values()) == {"red": 7, "yellow": 7, "blue": 7}
    assert Counter(row["colour"] for row in ROWS["monsters"].values()) == {"red": 12, "yellow": 12, "blue": 12}
    assert not any("colour" in row for row in ROWS["trolls"].values())


@rule("CA-4")
@pytest.mark.parametrize("kind", ENEMIES)
def test_each_weapon_is_forbidden_by_some_enemy_of_each_kind(kind: str) -> None:
    assert {row["forbids"] for row in ROWS[kind].values()} == {"none", *slugs.KINDS}


@rule("CT-1", "CT-2")
def test_the_figures_of_the_books_examples_are_there_once() -> None:
    pictured = [row for row in ROWS["draugr"].values() if (row["glory"], row["coins"]) == (6, 4)]
    example = [row for row in ROWS["monsters"].values() if row["glory"] == 13]
    assert len(pictured) == len(example) == 1
    assert pictured[0]["trust"] == example[0]["trust"] == "exact"
    assert {"Fenris Cub", "Lindworm"} <= {row["name"] for row in ROWS["monsters"].values()}


@rule("CL-8", "CS-3")
def test_the_dearer_a_private_longship_the_larger_and_the_more_glorious() -> None:
    ships = [ROWS["longships"][slug] for slug in open_set().ships]
    assert Counter(ship["players"] for ship in ships) == {2: 2, 3: 1, 4: 1}
    ships.sort(key=lambda ship: ship["wood"] + ship["coins"])
    for less, more in pairwise(ships):
        assert 6 <= less["capacity"] <= more["capacity"] <= 8
        assert less["glory"] < more["glory"]


@rule("CE-1", "CE-3", "CF-6", "CJ-1")
def test_known_figures_are_exact() -> None:
    assert [(row["alone"], row["tied"]) for row in ROWS["destinies"].values()] == [
        *[(6, 3)] * 3, *[(5, 2)] * 3, (7, 3), *[(4, 2)] * 3, (7, 3), (6, 3),
    ]  # fmt: skip
    assert {row["counts"] for row in ROWS["destinies"].values()} == set(slugs.DESTINY_COUNTS)
    assert {slug: row["glory"] for slug, row in ROWS["runes"].items()} == {
        "gifts": 2, "glory": 1, "healing": 2, "journey": 2, "knowledge": 3,
        "potential": 3, "reaction": 3, "success": 1, "true-vision": 2, "wealth": 3,
    }  # fmt: skip
    assert all(row["power"] == slug for slug, row in ROWS["runes"].items())
    assert {slug: row["copies"] for slug, row in ROWS["journeys"].items()} == {
        "all-quiet": 8, "no-wind": 2, "whirlpool": 2, "storm": 2, "lost": 2, "kraken": 2,
    }  # fmt: skip
    assert ROWS["journeys"]["kraken"]["glory"] == 3


def test_trust_is_counted_by_figure() -> None:
    counts = open_set().count_trust()
    assert set(counts) == {"exact", "inferred", "ours"}
    assert counts["ours"] > counts["exact"] > 100


def test_slugs_name_every_space_of_the_board() -> None:
    spaces = open_set().spaces
    assert len(spaces) == 37
    assert spaces[19] == "karfi"
    assert spaces[25] == "aumingi"
    assert spaces[-1] == ""


# Users' own sets


def test_a_file_overrides_the_fields_it_names() -> None:
    cards = own("[trolls.marsh-troll]\nattack = 3\nglory = 9")
    row = cards.rows["trolls"]["marsh-troll"]
    assert (row["attack"], row["glory"], row["defence"]) == (3, 9, ROWS["trolls"]["marsh-troll"]["defence"])
    assert (row["trust"], row["source"], row["ours"]) == ("exact", "mine.toml", ["defence", "forbids", "wood"])
    before, after = open_set().count_trust(), cards.count_trust()
    assert (after["ours"], after["exact"]) == (before["ours"] - 2, before["exact"] + 2)


def test_a_file_may_say_how_far_to_trust_it() -> None:
    cards = own('[monsters.lindworm]\nglory = 8\ntrust = "inferred"\nsource = "hearsay"')
    assert cards.rows["monsters"]["lindworm"]["trust"] == "inferred"
    assert cards.count_trust()["inferred"] == 1


def test_a_new_row_follows_the_shipped_ones_and_is_filled_with_defaults() -> None:
    cards = own(troll(2) + troll(1))
    assert list(cards.rows["trolls"])[-3:] == ["king-of-the-dovre-fells", "extra-1", "extra-2"]
    assert cards.rows["trolls"]["extra-1"]["forbids"] == "none"
    assert len(cards.enemies) == 75


def test_a_file_drops_rows() -> None:
    cards = own('[drop]\nmonsters = ["lindworm"]\nleaders = ["ullr"]')
    assert "lindworm" not in cards.enemies
    assert cards.leaders == ("asmundr", "dagrun", "gylfir", "svanhildr")


def test_board_and_dice_are_overridden_likewise() -> None:
    cards = own(
        '[board.stave-church]\nprices = [1, 2, 3, 4]\n[dice.axeman]\nfaces = ["hit", "hit", "hit", "hit", "hit", "hit"]'
    )
    values = box_values(Options(), 4, cards)
    assert values["church_price"] == [0, 1, 2, 3, 4]
    assert values["face"] == [0, 0, 0, 1, 2, 3, 0, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1]


def test_the_shipped_set_is_untouched_by_users_sets() -> None:
    before = copy.deepcopy(dict(ROWS))
    own("[trolls.marsh-troll]\nattack = 3\n" + troll(1))
    assert before == ROWS


def test_a_digest_is_the_same_from_any_file_and_any_order_and_changes_with_a_figure() -> None:
    text = troll(1) + troll(2)
    cards = own(text)
    stored = json.loads(json.dumps(cards.own, sort_keys=True))
    assert cards_from(stored, "another.toml").digest == cards.digest
    assert own(troll(2) + troll(1)).digest == cards.digest
    assert own(text.replace("glory = 1", "glory = 2")).digest != cards.digest
    assert cards_from({"name": "mine"}, "mine.toml").digest == open_set().digest
    assert len(open_set().digest) == 16


def test_a_set_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('name = "My box"\n[monsters.fenris-cub]\nattack = 4\n', encoding="utf-8")
    cards = load_cards(file)
    assert cards.name == "My box"
    assert cards.own == {"name": "My box", "base": "open-4", "monsters": {"fenris-cub": {"attack": 4}}}
    assert cards.rows["monsters"]["fenris-cub"]["source"] == "box.toml"


@pytest.mark.parametrize("content", [b'name = "x', b"\xff\xfe", b"a = " + b"[" * 5000, b'name = "a"\nname = "b"'])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(content)
    with pytest.raises(BadCards, match=r"^box\.toml: file: is not valid TOML: "):
        load_cards(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"^box\.toml: file: cannot be read: No such file or directory\.$"):
        load_cards(tmp_path / "box.toml")


# Mistakes

BAD = """
[wizards.merlin]
name = "Merlin"

[trolls.marsh-troll]
attack = 31
speed = 3
defence = "strong"
wood = true

[trolls.new-troll]
name = "New Troll"
attack = 1
glory = 1
wood = 1

[trolls.Bad_Slug]
name = "Bad"

[trolls.glam]
name = "Another"
attack = 1
defence = 1
glory = 1
wood = 1

[draugr.soti]
forbids = "bow"
colour = "green"
trust = "rumour"
ours = ["weight"]

[draugr.hrapp]
name = "Glam"

[monsters.lindworm]
glory = -1
defence = 0

[destinies.craftsman]
counts = "sheep"

[runes.gifts]
power = "flight"

[journeys.storm]
amount = 0

[journeys.all-quiet]
attack = 2

[journeys.maelstrom]
name = "Maelstrom"
effect = "kraken"
copies = 1

[merchant-ships.lofoten-boat]
take = { gold = 1 }

[stalls.skald]
take = {}
times = 4

[stalls.market]
name = "Market"
side = "economic"
take = { coins = 1 }

[longships.karfi]
capacity = 0

[longships.small-longship]
glory = 3

[leaders.ullr]
gift = "rage"

[board.stave-church]
prices = [1, 3, 3, 10]

[board.worker-huts]
prices = [5, 4, 3]

[board.scoring]
coins_per_glory = 0

[board.blame]
losses = [1, 3, 2, 10, 15, 21]

[board.start]
spearman = 8

[board.market]
name = "Market"

[dice.swordsman]
faces = ["blank", "blank", "shield", "shield", "shield", "shield"]

[dice.spearman]
faces = ["hit", "hit", "hit", "hit", "hit"]

[dice.axeman]
faces = ["hit", "hit", "hit", "hit", "hit", "skull"]

[drop]
trolls = ["no-such-troll", "bridge-troll", "bridge-troll"]
longships = ["large-longship"]
board = ["game"]
leaders = ["asmundr", "dagrun"]
draugr = ["soti"]
runes = 3
"""

KINDS_LIST = "swordsman, spearman, axeman"
FOUND = {
    "wizards": "is no table; there are name, base, drop, trolls, draugr, monsters, destinies, runes, journeys, "
    "merchant-ships, stalls, longships, leaders, board, dice.",
    "trolls.marsh-troll.attack": "must be a whole number from 0 to 30.",
    "trolls.marsh-troll.speed": "is no field of this row; there are attack, defence, glory, wood, forbids, name, rule, "
    "source, trust, ours.",
    "trolls.marsh-troll.defence": "must be a whole number from 1 to 60.",
    "trolls.marsh-troll.wood": "must be a whole number from 0 to 20.",
    "trolls.new-troll.defence": "is missing: a new row needs it.",
    "trolls.Bad_Slug": "a slug has at most 40 small letters, digits and single hyphens between them.",
    "trolls.glam": "is also the slug of a row of draugr.",
    "draugr.soti.forbids": f"must be one of none, {KINDS_LIST}.",
    "draugr.soti.colour": "must be one of red, yellow, blue.",
    "draugr.soti.trust": "must be one of exact, inferred, ours.",
    "draugr.soti.ours": "has a wrong entry: each must be one of attack, defence, glory, coins, colour, forbids.",
    "draugr.hrapp.name": "is also the name of glam.",
    "monsters.lindworm.glory": "must be a whole number from 0 to 50.",
    "monsters.lindworm.defence": "must be a whole number from 1 to 60.",
    "destinies.craftsman.counts": f"must be one of {', '.join(slugs.DESTINY_COUNTS)}.",
    "runes.gifts.power": f"must be one of {', '.join(slugs.POWERS)}.",
    "journeys.storm.amount": "must be at least 1 for this effect.",
    "journeys.all-quiet.attack": "belongs to a kraken alone.",
    "journeys.maelstrom.attack": "is missing: a kraken needs it.",
    "journeys.maelstrom.defence": "is missing: a kraken needs it.",
    "journeys.maelstrom.glory": "is missing: a kraken needs it.",
    "journeys": "must have one row at most with the effect kraken, not 2.",
    "merchant-ships.lofoten-boat.take": f"may only name food, wood, coins, {KINDS_LIST}, any.",
    "stalls.skald.take": "must name at least one thing.",
    "stalls.skald.times": "must be a whole number from 1 to 3.",
    "stalls.market": "is also the slug of a space of the board.",
    "longships.karfi.capacity": "must be a whole number from 1 to 20.",
    "longships.small-longship.glory": "is no field of this row; there are capacity, coins, name, rule, source, trust, "
    "ours.",
    "leaders.ullr.gift": f"must be one of {', '.join(slugs.GIFTS)}.",
    "leaders": "must have 4 to 8 rows, not 3.",
    "board.stave-church.prices": "must rise from each favor to the next.",
    "board.worker-huts.prices": "must be a list of exactly 4 entries.",
    "board.scoring.coins_per_glory": "must be a whole number from 1 to 20.",
    "board.blame.losses": "must never fall from one blame to the next.",
    "board.start": "gives more warriors than the longhouse holds, 8.",
    "board.start.spearman": "needs more dice for 4 players than there are, 12.",
    "board.market": f"is no row of this table; there are {', '.join(ROWS['board'])}.",
    "dice.swordsman.faces": "must show a hit or double at least once, or a fight might never end.",
    "dice.spearman.faces": "must be a list of exactly 6 entries.",
    "dice.axeman.faces": "has a wrong entry: each must be one of blank, hit, double, shield.",
    "drop.longships": "drops large-longship, which the rules need.",
    "drop.board": "names no table to drop rows from; there are trolls, draugr, monsters, destinies, runes, journeys, "
    "merchant-ships, stalls, longships, leaders.",
    "drop.draugr": "drops soti, which the file also describes.",
    "drop.runes": "must be a list of slugs.",
}


def test_every_mistake_of_a_file_is_found_at_once_with_its_key_and_reason() -> None:
    found = mistakes(BAD)
    twice = [
        ("drop.trolls", "drops no-such-troll, which is not there."),
        ("drop.trolls", "drops bridge-troll more than once."),
    ]
    assert sorted(found) == sorted([*FOUND.items(), *twice])
    with pytest.raises(BadCards) as caught:
        own(BAD)
    assert len(caught.value.mistakes) == len(found)
    assert all(mistake.file == "mine.toml" for mistake in caught.value.mistakes)


def test_a_set_needs_a_name_of_its_own() -> None:
    assert [m.key for m in check({}, "mine.toml")] == ["name"]
    assert mistakes("", "open") == [("name", "must not be open, which is a shipped set.")]
    assert mistakes("", "\\n") == [("name", "must be one line of text of 1 to 60 characters.")]


@pytest.mark.parametrize("odd", [[], "text", 3, None])
def test_odd_shapes_are_mistakes_too(odd: Any) -> None:
    assert [m.key for m in check(odd, "mine.toml")] == ["file"]
    shape = {"name": "mine", "trolls": odd, "draugr": {"glam": odd}, "drop": odd}
    assert [m.key for m in check(shape, "mine.toml")] == ["trolls", "draugr.glam", "drop"]


@rule("CS-4")
def test_too_many_enemies_are_told() -> None:
    assert mistakes("".join(troll(number) for number in range(23))) == []
    assert mistakes("".join(troll(number) for number in range(24))) == [
        ("trolls, draugr, monsters", "must have at most 96 rows together, not 97.")
    ]


@rule("CS-2", "CS-4", "CS-6")
def test_too_few_cards_are_told() -> None:
    slugs = {kind: list(ROWS[kind]) for kind in ("monsters", "destinies", "journeys", "stalls")}
    text = "".join(f"{kind} = {json.dumps(slugs[kind][1:])}\n" for kind in slugs)
    assert mistakes(f"[drop]\n{text}") == [
        ("destinies", "must have 4 to 16 rows, not 1."),
        ("stalls", "must have at least 2 economic rows, as many as are drawn, not 1."),
        ("stalls", "must have at least 2 military rows, as many as are drawn, not 0."),
    ]
    assert mistakes(f"[drop]\nmonsters = {json.dumps(slugs['monsters'])}") == [
        ("monsters", "must have 1 to 96 rows, not 0.")
    ]
    assert mistakes(f"[drop]\njourneys = {json.dumps(slugs['journeys'][1:])}\n[journeys.all-quiet]\ncopies = 4") == [
        ("journeys", "must have at least 5 cards, copies counted, not 4.")
    ]


@rule("CN-11")
def test_a_power_has_three_runes_at_most() -> None:
    text = "".join(f'[runes.eye-{n}]\nname = "Eye {n}"\npower = "true-vision"\nglory = 1\n' for n in range(2))
    assert mistakes(text) == []
    assert mistakes(text + '[runes.gifts]\npower = "true-vision"') == [
        ("runes", "must have at most 3 rows with the power true-vision, not 4.")
    ]


# The guide

GUIDE = (Path(__file__).parents[2] / "docs" / "add-a-card.md").read_text(encoding="utf-8")


def test_the_example_of_the_guide_can_be_played() -> None:
    example = GUIDE.split("```toml\n")[1].split("```")[0]
    assert check(tomllib.loads(example), "our-box.toml") == ()


def test_the_guide_names_every_table_and_field() -> None:
    fields = {name for sort in (*CARD_SORTS.values(), *BOARD_SORTS.values()) for name in sort.figures}
    rows = {f"board.{slug}" for slug in BOARD_SORTS}
    missing = {word for word in (*LABELS, "ours", "faces", *fields, *CARD_SORTS, *rows) if f"`{word}`" not in GUIDE}
    assert missing == set()


# The box


@rule("CS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_box_is_filled_to_the_last_field(edition: str, seats: int) -> None:
    blank, values = Box().dump(), box_values(EDITIONS[edition], seats, open_set())
    assert list(values) == list(blank)
    for name, cells in blank.items():
        filled = values[name]
        if isinstance(cells, list):
            assert isinstance(filled, list), name
            assert len(filled) == len(cells), name
        for cell in filled if isinstance(filled, list) else [filled]:
            assert type(cell) is int and -(2**15) <= cell < 2**15, name


@rule("CS-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"for 2 to 4 players, not for {seats}"):
        box_values(Options(), seats, open_set())


@rule("E-5", "CR-5", "CC-4")
def test_near_shores_lie_left_or_right() -> None:
    def shores(edition: str, seats: int) -> tuple[object, object]:
        values = box_values(EDITIONS[edition], seats, open_set())
        return values["shore_feeds"], values["shore_in_use"]

    assert shores("de-2018", 4) == ([2, 2, 1, 1], [1, 1, 1, 1])
    assert shores("de-2018", 3) == ([2, 2, 1, 1], [1, 1, 1, 0])
    assert shores("en-2015", 4) == ([1, 1, 2, 2], [1, 1, 1, 1])
    assert shores("en-2015", 2) == ([1, 1, 2, 2], [0, 1, 1, 1])


@rule("CS-2", "CS-7")
@pytest.mark.parametrize(("seats", "workers", "stalls"), [(2, 4, [1, 1]), (3, 3, [2, 1]), (4, 3, [2, 2])])
def test_workers_and_stalls_go_by_the_number_of_players(seats: int, workers: int, stalls: list[int]) -> None:
    values = box_values(Options(), seats, open_set())
    assert (values["workers"], values["stalls_drawn"]) == (workers, stalls)


@rule("CS-9", "E-13")
def test_variants_reach_the_box() -> None:
    plain = box_values(Options(), 4, open_set())
    assert (plain["piles_face_up"], plain["starting_blame"]) == (0, 0)
    varied = box_values(Options(hall_of_records=True, suspicious_villagers=True), 4, open_set())
    assert (varied["piles_face_up"], varied["starting_blame"]) == (1, 1)
    assert box_values(EDITIONS["en-2015"], 4, open_set())["piles_face_up"] == 1


@rule("CS-6", "CS-8", "CP-5", "CC-1", "CL-9", "CL-10", "CE-5", "CE-6", "CE-7", "CL-13")
def test_the_printed_board_reaches_the_box() -> None:
    values = box_values(Options(), 4, open_set())
    printed = {
        "rounds": 8,
        "longhouse": 8,
        "hunt_limit": 6,
        "dice": [12, 12, 10],
        "starting_goods": [1, 1, 1],
        "starting_warriors": [1, 0, 0],
        "church_price": [0, 1, 3, 6, 10],
        "hut_price": [5, 4, 3, 2],
        "blame_loss": [0, 1, 3, 6, 10, 15, 21],
        "set_glory": 5,
        "favor_glory": 2,
        "coins_per_glory": 3,
        "public_capacity": [5, 10],
        "public_coins": [0, 1],
        "enemy_from": [0, 16, 37, 73],
    }
    assert {name: values[name] for name in printed} == printed


@rule("CL-15", "CL-16")
def test_stalls_reach_the_box_as_printed() -> None:
    values: dict[str, Any] = box_values(Options(), 4, open_set())
    stalls = {
        slug: (
            values["stall_pay"][3 * n : 3 * n + 3],
            values["stall_take"][3 * n : 3 * n + 3],
            values["stall_warriors"][3 * n : 3 * n + 3],
            (values["stall_favor"][n], values["stall_glory"][n], values["stall_times"][n]),
        )
        for n, slug in enumerate(open_set().stalls)
    }
    nothing = [0, 0, 0]
    assert stalls == {
        "aumingi": ([1, 0, 0], nothing, nothing, (1, 0, 3)),
        "skald": (nothing, nothing, nothing, (0, 2, 1)),
        "generous-merchant": (nothing, [1, 1, 0], nothing, (0, 0, 1)),
        "wealthy-traveller": (nothing, [0, 0, 2], nothing, (0, 0, 1)),
        "huskarl": ([1, 0, 0], nothing, [2, 0, 0], (0, 0, 1)),
        "raiders": ([0, 1, 0], nothing, [0, 2, 0], (0, 0, 1)),
        "jomsvikings": ([0, 0, 2], nothing, [1, 0, 1], (0, 0, 1)),
        "varangians": ([0, 0, 1], nothing, [1, 1, 0], (0, 0, 1)),
    }
    assert values["stall_military"][:8] == [0] * 4 + [1] * 4


@rule("CF-3", "CA-4", "CE-2")
def test_an_enemy_reaches_the_box_under_its_number() -> None:
    values: dict[str, Any] = box_values(Options(), 4, open_set())
    for n, slug in enumerate(open_set().enemies):
        kind, pays = next((k, p) for k, p in zip(ENEMIES, ("wood", "coins", "favor"), strict=True) if slug in ROWS[k])
        row = ROWS[kind][slug]
        assert values["enemy_from"][ENEMIES.index(kind)] <= n < values["enemy_from"][ENEMIES.index(kind) + 1]
        assert [values[f"enemy_{name}"][n] for name in ("attack", "defence", "glory", "reward")] == [
            row["attack"], row["defence"], row["glory"], row[pays],
        ]  # fmt: skip
        assert slugs.COLOURS[values["enemy_colour"][n]] == row.get("colour", "none")
        assert [*slugs.KINDS, "none"][values["enemy_forbids"][n]] == row["forbids"]


@rule("CE-1")
def test_being_tied_is_never_worth_more_than_being_alone() -> None:
    slug = open_set().destinies[0]
    said = mistakes(f"[destinies.{slug}]\nalone = 3\ntied = 4\n")
    assert said == [(f"destinies.{slug}.tied", "must not be more than alone, 3.")]
