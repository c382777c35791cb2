"""Options and the four books as presets."""

from __future__ import annotations

from dataclasses import asdict, fields, replace

import pytest

from meadhall.champions.cards.options import DEFAULT_EDITION, EDITIONS, VARIANTS, Options, options_from
from meadhall.kernel.errors import BadOptions
from tests.support.rule import rule

# The edition table, column by column: E-1, E-3, E-4, E-5, E-6, E-7, E-8, E-9, E-13.
TABLE = {
    "en-2015": (1, False, False, True, False, False, False, 0, True),
    "fr": (1, False, True, False, False, True, True, 0, False),
    "it": (0, False, True, False, True, True, True, 0, False),
    "de-2018": (1, True, True, False, False, True, True, 6, False),
}
COLUMNS = (
    "starting_favor",
    "beggar_chooses",
    "assign_sealed",
    "near_shores_right",
    "killer_must_blame",
    "glory_on_kraken",
    "destiny_needs_one",
    "blame_beyond",
    "piles_face_up",
)


@rule("E-1", "E-3", "E-4", "E-5", "E-6", "E-7", "E-8", "E-9", "E-13")
@pytest.mark.parametrize("edition", TABLE)
def test_each_preset_is_its_column_of_the_edition_table(edition: str) -> None:
    assert tuple(getattr(EDITIONS[edition], name) for name in COLUMNS) == TABLE[edition]


def test_every_option_has_a_column_or_belongs_to_no_edition() -> None:
    assert {*COLUMNS, *VARIANTS, "draft_leaders"} == {field.name for field in fields(Options)}


def test_there_are_four_editions_and_the_newest_is_the_default() -> None:
    assert list(EDITIONS) == list(TABLE)
    assert EDITIONS[DEFAULT_EDITION] == Options() == options_from({})


@rule("CS-5", "CS-9", "E-10")
def test_variants_are_off_in_every_edition() -> None:
    for options in EDITIONS.values():
        assert not options.suspicious_villagers
        assert not options.hall_of_records
        assert options.draft_leaders


@pytest.mark.parametrize("edition", TABLE)
def test_options_go_to_plain_values_and_back(edition: str) -> None:
    assert options_from(asdict(EDITIONS[edition])) == EDITIONS[edition]


def test_options_mix_with_an_edition() -> None:
    mixed = options_from({"edition": "it", "starting_favor": 2, "hall_of_records": True})
    assert mixed == replace(EDITIONS["it"], starting_favor=2, hall_of_records=True)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"edition": "nl"}, "The option edition must be one of en-2015, fr, it, de-2018."),
        ({"edition": ["fr"]}, "The option edition must be one of en-2015, fr, it, de-2018."),
        ({"starting_favor": -1}, "The option starting_favor must be a whole number from 0 to 10."),
        ({"starting_favor": True}, "The option starting_favor must be a whole number from 0 to 10."),
        ({"blame_beyond": 21}, "The option blame_beyond must be a whole number from 0 to 20."),
        ({"blame_beyond": "6"}, "The option blame_beyond must be a whole number from 0 to 20."),
        ({"assign_sealed": 1}, "The option assign_sealed must be true or false."),
        ({"draft_leaders": None}, "The option draft_leaders must be true or false."),
    ],
)
def test_a_wrong_answer_is_named_with_what_is_allowed(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as caught:
        options_from(given)
    assert str(caught.value) == sentence


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOptions, match="There is no option 'house_rule'; there are edition, assign_sealed,"):
        options_from({"house_rule": True})
