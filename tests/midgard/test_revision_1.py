"""Revision 1, as old records play it: staying in a heaven, and no way into Valhalla by choice (MA-4, MX-2, MG-5)."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import ChooseArea, Done, Stay
from meadhall.midgard.words.events import Stayed
from tests.support.midgard.table import table
from tests.support.rule import rule


@rule("MA-4", "MB-2")
@pytest.mark.parametrize("heaven", ["asgard", "vanaheim"])
def test_new_warriors_could_leave_everybody_in_a_heaven(heaven: str) -> None:
    for revision in (1, 2):
        t = table(revision=revision)
        t.place(0, chieftain=heaven, boat=1)
        t.play(0, "new-warriors")
        assert (Stay() in t.open(0)) == (revision == 1)
    old = table(revision=1)
    old.place(0, chieftain=heaven, boat=1)
    old.play(0, "new-warriors")
    assert old.do(0, Stay()) == (Stayed(0),)
    assert old.at(heaven) == (1, 0, 0)


@rule("MA-4", "MX-1")
@pytest.mark.parametrize(("warriors", "could"), [(0, True), (1, False)])
def test_an_attack_could_stay_in_a_heaven_without_an_enemy_warrior(warriors: int, *, could: bool) -> None:
    for revision in (1, 2):
        t = table(revision=revision)
        t.place(0, asgard=1)
        t.place(1, chieftain="asgard", asgard=warriors)
        t.play(0, "attack-alfheim")
        assert (Stay() in t.open(0)) == (could and revision == 1)


@rule("MX-2")
def test_a_horde_could_not_choose_valhalla() -> None:
    t = table(revision=1)
    t.play(0, "viking-horde")
    assert ChooseArea("vanaheim") in t.open(0)
    assert t.refused(0, ChooseArea("valhalla")) == "no-such-area"


@rule("MG-5")
def test_new_warriors_could_not_come_to_valhalla() -> None:
    t = table(revision=1)
    t.place(0)
    t.play(0, "muster-heavens")
    assert t.open(0) == {Done(), ChooseArea("asgard"), ChooseArea("vanaheim")}
    assert t.refused(0, ChooseArea("valhalla")) == "no-such-area"
