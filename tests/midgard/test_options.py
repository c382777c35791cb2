"""Options, and the one printed book."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from meadhall.kernel.errors import BadOptions
from meadhall.midgard.cards.options import DEFAULT_EDITION, EDITIONS, Options, options_from
from tests.support.rule import rule


def test_the_one_edition_is_the_default() -> None:
    assert list(EDITIONS) == [DEFAULT_EDITION] == ["de"]
    assert EDITIONS["de"] == Options() == options_from({}) == options_from({"edition": "de"})


@rule("MC-3")
def test_beginners_are_an_option() -> None:
    assert not EDITIONS["de"].beginners
    assert options_from({"edition": "de", "beginners": True}) == Options(beginners=True)


@pytest.mark.parametrize("options", [Options(), Options(beginners=True)])
def test_options_go_to_plain_values_and_back(options: Options) -> None:
    assert options_from(asdict(options)) == options


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"edition": "en"}, "The option edition must be one of de."),
        ({"beginners": 1}, "The option beginners must be true or false."),
        ({"house_rule": True}, "There is no option 'house_rule'; there are edition, beginners."),
    ],
)
def test_a_wrong_answer_is_named_with_what_is_allowed(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as caught:
        options_from(given)
    assert str(caught.value) == sentence
