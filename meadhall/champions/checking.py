"""Whether a user's card file can be played: every mistake at once, each under its key.

First each row is looked at alone; then the set that the sound rows would make together with the shipped ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from meadhall.champions import board
from meadhall.champions.figures import CARD_SORTS, LABELS, TABLES, Figure, Row, Sort, Text, Word, is_fixed, sort_of
from meadhall.champions.merging import OPEN, Tables, merged, shipped
from meadhall.champions.names import FACES, KINDS, PUBLIC_SHIPS, SPACES, STALL_SIDES
from meadhall.kernel.errors import Mistake

SLUG: Final = re.compile(r"(?=.{1,40}\Z)[a-z0-9]+(-[a-z0-9]+)*")
SLUG_RULE: Final = "a slug has at most 40 small letters, digits and single hyphens between them"
MOST_OF_A_POWER: Final = 3  # with three runes of true vision Dagrun draws eight cards, the most there is room for
ENEMIES: Final = ("trolls", "draugr", "monsters")

# The fewest and the most rows of each table; everyone is dealt a leader and a destiny (CS-5, CS-6).
BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    **dict.fromkeys(ENEMIES, (1, board.MOST_ENEMIES)),
    "destinies": (board.SEATS, board.MOST_DESTINIES),
    "runes": (1, board.MOST_RUNES),
    "journeys": (1, board.MOST_JOURNEYS),
    "merchant-ships": (1, board.MOST_MERCHANTS),
    "stalls": (0, board.MOST_STALLS),
    "longships": (len(PUBLIC_SHIPS), board.MOST_SHIPS + len(PUBLIC_SHIPS)),
    "leaders": (board.SEATS, board.MOST_LEADERS),
}


class _Notes(list[Mistake]):
    """The mistakes found so far in one file."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def say(self, key: str, reason: str) -> None:
        """Note one mistake."""
        self.append(Mistake(self.file, key, f"{reason}."))


def check(mapping: Mapping[str, Any], file: str) -> tuple[Mistake, ...]:
    """Every mistake of a user's card file; none if it can be played."""
    notes = _Notes(file)
    if not isinstance(mapping, Mapping):
        notes.say("file", "must be a table with a name and card tables")
        return tuple(notes)
    if "name" not in mapping:
        notes.say("name", "is missing: a card set needs a name")
    elif fault := LABELS["name"].fault(mapping["name"]):
        notes.say("name", fault)
    elif mapping["name"] == OPEN:
        notes.say("name", f"must not be {OPEN}, which is the shipped set")

    sound: dict[str, Any] = {}
    unsound: Counter[str] = Counter()  # new rows with mistakes of their own: they count, but cannot be looked at
    for kind, lines in mapping.items():
        if kind in TABLES:
            sound[kind] = dict(_sound_rows(kind, lines, notes, unsound))
        elif kind not in ("name", "drop"):
            notes.say(_shown(kind), f"is no table; there are {', '.join(('name', 'drop', *TABLES))}")
    sound["drop"] = _sound_drops(mapping, notes)

    tables = merged(sound, file)
    _check_counts(tables, unsound, notes)
    _check_slugs_and_names(tables, sound, notes)
    _check_board(tables, notes)
    _check_dice(tables, notes)
    _check_journeys(tables, sound.get("journeys", {}), unsound, notes)
    return tuple(notes)


def _shown(key: object) -> str:
    """A key as it can be shown, however long or odd it is."""
    return str(key)[:60] if str(key).isprintable() else repr(str(key)[:60])


def _sound_rows(kind: str, lines: object, notes: _Notes, unsound: Counter[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of one table of the file that can be used, less their wrong fields; notes what is wrong."""
    if not isinstance(lines, Mapping):
        notes.say(kind, f"must hold rows such as [{kind}.some-slug]")
        return
    for slug, line in lines.items():
        key = f"{kind}.{_shown(slug)}"
        if not isinstance(slug, str) or not SLUG.fullmatch(slug):
            notes.say(key, SLUG_RULE)
        elif (sort := sort_of(kind, slug)) is None:
            notes.say(key, f"is no row of this table; there are {', '.join(shipped()[kind])}")
        elif not isinstance(line, Mapping):
            notes.say(key, "must be a table of fields")
        else:
            right = dict(_right_fields(key, line, sort, notes))
            missing = [] if slug in shipped()[kind] else [name for name in sort.required if name not in line]
            for name in missing:
                notes.say(f"{key}.{name}", "is missing: a new row needs it")
            if slug in shipped()[kind] or right.keys() >= set(sort.required):
                yield slug, right
            else:
                unsound[kind] += 1


def _right_fields(key: str, line: Mapping[str, Any], sort: Sort, notes: _Notes) -> Iterator[tuple[str, Any]]:
    """The fields of one row that hold what they may; notes the others."""
    ours: Mapping[str, Figure] = {"ours": Row(Word(tuple(sort.figures)), len(sort.figures), exactly=False)}
    known = {**sort.figures, **LABELS, **ours}
    for name, given in line.items():
        if name not in known:
            notes.say(f"{key}.{_shown(name)}", f"is no field of this row; there are {', '.join(known)}")
        elif fault := known[name].fault(given):
            notes.say(f"{key}.{name}", fault)
        else:
            yield name, given


def _sound_drops(mapping: Mapping[str, Any], notes: _Notes) -> dict[str, list[str]]:
    """The rows to leave out, by table; notes those that cannot be."""
    drops: dict[str, list[str]] = {}
    asked = mapping.get("drop", {})
    if not isinstance(asked, Mapping):
        notes.say("drop", 'must be a table such as trolls = ["some-slug"]')
        return drops
    for kind, slugs in asked.items():
        key = f"drop.{_shown(kind)}"
        if kind not in CARD_SORTS:
            notes.say(key, f"names no table to drop rows from; there are {', '.join(CARD_SORTS)}")
            continue
        if not isinstance(slugs, list | tuple) or any(Text(40).fault(slug) for slug in slugs):
            notes.say(key, "must be a list of slugs")
            continue
        described = mapping.get(kind, {})
        for slug, times in Counter(slugs).items():
            if slug not in shipped()[kind]:
                notes.say(key, f"drops {slug}, which is not there")
            elif is_fixed(kind, slug):
                notes.say(key, f"drops {slug}, which the rules need")
            elif times > 1:
                notes.say(key, f"drops {slug} more than once")
            elif isinstance(described, Mapping) and slug in described:
                notes.say(key, f"drops {slug}, which the file also describes")
            else:
                drops.setdefault(kind, []).append(slug)
    return drops


def _check_counts(tables: Tables, unsound: Counter[str], notes: _Notes) -> None:
    """Enough rows to play with, and no more than the box holds (CS-2, CS-5, CS-6)."""
    counts = {kind: len(tables[kind]) + unsound[kind] for kind in CARD_SORTS}
    for kind, (least, most) in BOUNDS.items():
        if not least <= counts[kind] <= most:
            notes.say(kind, f"must have {least} to {most} rows, not {counts[kind]}")
    enemies = sum(counts[kind] for kind in ENEMIES)
    if enemies > board.MOST_ENEMIES:
        notes.say(", ".join(ENEMIES), f"must have at most {board.MOST_ENEMIES} rows together, not {enemies}")
    for side in STALL_SIDES:
        there = sum(line["side"] == side for line in tables["stalls"].values()) + unsound["stalls"]
        drawn = max(tables["board"]["stalls-drawn"][side])
        if there < drawn:
            notes.say("stalls", f"must have at least {drawn} {side} rows, as many as are drawn, not {there}")
    for power, runes in Counter(line["power"] for line in tables["runes"].values()).items():
        if runes > MOST_OF_A_POWER:
            notes.say("runes", f"must have at most {MOST_OF_A_POWER} rows with the power {power}, not {runes}")


def _check_slugs_and_names(tables: Tables, sound: Mapping[str, Any], notes: _Notes) -> None:
    """No two enemies and no two spaces of one slug, no two cards of one deck of one name: a log must be clear."""

    def rows(*kinds: str) -> list[tuple[str, str]]:
        """Rows of these tables, those of the user's file last, for the blame is theirs."""
        both = [(kind, slug) for kind in kinds for slug in tables[kind]]
        return sorted(both, key=lambda row: row[1] in sound.get(row[0], {}))

    enemies: dict[str, str] = {}
    for kind, slug in rows(*ENEMIES):
        if enemies.setdefault(slug, kind) != kind:
            notes.say(f"{kind}.{slug}", f"is also the slug of a row of {enemies[slug]}")
    spaces = dict.fromkeys(SPACES, "the board")
    for kind, slug in rows("longships", "stalls"):
        if slug not in PUBLIC_SHIPS and spaces.setdefault(slug, kind) != kind:
            notes.say(f"{kind}.{slug}", f"is also the slug of a space of {spaces[slug]}")
    for kinds in (ENEMIES, *((kind,) for kind in CARD_SORTS if kind not in ENEMIES)):
        taken: dict[str, str] = {}
        for kind, slug in rows(*kinds):
            name = tables[kind][slug]["name"]
            if taken.setdefault(name.casefold(), slug) != slug:
                notes.say(f"{kind}.{slug}.name", f"is also the name of {taken[name.casefold()]}")


def _check_board(tables: Tables, notes: _Notes) -> None:
    """Prices and losses that rise, and a start that longhouse and supply can bear (CL-9, CE-7, CS-6, CS-8)."""
    printed = tables["board"]
    prices = printed["stave-church"]["prices"]
    if any(more <= less for less, more in pairwise(prices)):
        notes.say("board.stave-church.prices", "must rise from each favor to the next")
    losses = printed["blame"]["losses"]
    if any(more < less for less, more in pairwise(losses)):
        notes.say("board.blame.losses", "must never fall from one blame to the next")
    start, longhouse, dice = printed["start"], printed["longhouse"]["most"], printed["warrior-dice"]
    if sum(start[kind] for kind in KINDS) > longhouse:
        notes.say("board.start", f"gives more warriors than the longhouse holds, {longhouse}")
    for kind in KINDS:
        if start[kind] * board.SEATS > dice[kind]:
            notes.say(f"board.start.{kind}", f"needs more dice for {board.SEATS} players than there are, {dice[kind]}")


def _check_dice(tables: Tables, notes: _Notes) -> None:
    """Every kind of warrior has a weapon on its die, so that every fight comes to an end (CF-4: no retreat).

    Warriors without any hit could fight for ever: against attack 0, or when as many of them show nothing but shields as
    the enemy strikes; and for millions of rounds when shields are merely common. As one may send any warriors that are
    not forbidden, and nobody else, some such group can be sent as soon as one die has no hit. With a hit on each die
    every round does damage with a chance of at least 1 in 6, whoever is left, whatever the attack and the forbidden
    weapon: a fight ends with certainty, on average within six rounds for each point of defence.
    """
    for kind, line in tables["dice"].items():
        if not {FACES[board.HIT], FACES[board.DOUBLE]} & set(line["faces"]):
            notes.say(f"dice.{kind}.faces", "must show a hit or double at least once, or a fight might never end")


def _check_journeys(tables: Tables, given: Mapping[str, Any], unsound: Counter[str], notes: _Notes) -> None:
    """Each effect with its figures, one sort of kraken, and a card for each shore and one to turn up (CJ-1, CN-10)."""
    krakens = []
    for slug, line in tables["journeys"].items():
        fights = {name for name in ("attack", "defence", "glory") if name in line}
        if line["effect"] == "kraken":
            krakens.append(slug)
            for name in ("attack", "defence", "glory"):
                if name not in fights:
                    notes.say(f"journeys.{slug}.{name}", "is missing: a kraken needs it")
        else:
            for name in sorted(fights & given.get(slug, {}).keys()):
                notes.say(f"journeys.{slug}.{name}", "belongs to a kraken alone")
        if line["effect"].startswith("lose-") and line["amount"] == 0:
            notes.say(f"journeys.{slug}.amount", "must be at least 1 for this effect")
        if not line["effect"].startswith("lose-") and given.get(slug, {}).get("amount", 0):
            notes.say(f"journeys.{slug}.amount", "must be 0 for this effect")
    if len(krakens) > 1:
        notes.say("journeys", f"must have one row at most with the effect kraken, not {len(krakens)}")
    copies = sum(line["copies"] for line in tables["journeys"].values()) + unsound["journeys"]
    if copies <= board.SHORES:
        notes.say("journeys", f"must have at least {board.SHORES + 1} cards, copies counted, not {copies}")
