"""Records: a whole game in a few kilobytes, replayable for ever.

A record names game, revision, options and card set, then every answer as (seat, code) with what chance said, labelled,
so that a replay stops at the very place where record and rules part; and the result. The record of a match that began
from a state holds that state as `start`: the fields that differ from a blank one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.kernel.errors import BadRecord, BadRequest, ReplayDrift
from meadhall.kernel.files import read_json
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Result, Rules
from meadhall.kernel.setting import KEYS, Setting

FORMAT = "meadhall-record"
VERSION = 1
MOST_BYTES = 4_000_000  # a record of the longest game is far smaller
MOST_NAME = 60


@dataclass(frozen=True, slots=True)
class RecordedStep:
    """One answer, and what chance said after it, as (label, index)."""

    seat: int
    code: int
    outcomes: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played, as far as it went."""

    setting: Mapping[str, Any]
    names: tuple[str, ...]
    opening: tuple[tuple[str, int], ...]
    steps: tuple[RecordedStep, ...]
    result: Result | None
    start: Mapping[str, Any] | None = None


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    labels = match.rules.words.labels

    def spelt(outcomes: Sequence[tuple[int, int]]) -> tuple[tuple[str, int], ...]:
        return tuple((labels[label], index) for label, index in outcomes)

    return Record(
        match.rules.setting.plain(),
        match.names,
        spelt(match.opening),
        tuple(RecordedStep(step.seat, step.code, spelt(step.outcomes)) for step in match.played),
        match.rules.result(match.state),
        None if match.start is None else start_fields(match.rules, match.start),
    )


def start_fields(rules: Rules, state: Any) -> dict[str, Any]:
    """The fields of a state that differ from those of a blank one."""
    blank = rules.new_state().dump()
    return {name: cell for name, cell in state.dump().items() if cell != blank[name]}


def started_from(rules: Rules, fields: Mapping[str, Any]) -> Any:
    """The state that a record or a journal begins from."""
    return rules.restore({**rules.setting.plain(), "state": {**rules.new_state().dump(), **fields}})


def write_record(record: Record) -> str:
    """A record as text, one answer a line."""
    head = {"format": FORMAT, "version": VERSION, **record.setting, "names": list(record.names)}
    result = record.result and {"scores": list(record.result.scores), "winners": list(record.result.winners)}
    lines = [f"  {json.dumps(key)}: {json.dumps(head[key])}" for key in head]
    if record.start is not None:
        fields = [f"{json.dumps(name)}: {json.dumps(cell)}" for name, cell in record.start.items()]
        lines.append('  "start": {\n    ' + ",\n    ".join(fields) + "\n  }")
    lines.append('  "opening": ' + json.dumps([f"{label}:{index}" for label, index in record.opening]))
    steps = [
        json.dumps([step.seat, step.code, *(f"{label}:{index}" for label, index in step.outcomes)])
        for step in record.steps
    ]
    lines.append('  "steps": [\n    ' + ",\n    ".join(steps) + "\n  ]" if steps else '  "steps": []')
    lines.append('  "result": ' + json.dumps(result))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(text: str | bytes) -> Record:
    """A record from text; whatever is not one is refused with a sentence that says why."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"The record is larger than {MOST_BYTES:,} bytes; no game is.")
    try:
        plain = read_json(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"The record is not valid JSON: {str(error)[:120]}.") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadRecord(f'The file is not a record: its "format" is not "{FORMAT}".')
    if type(plain.get("version")) is not int or plain["version"] != VERSION:
        raise BadRecord(
            f"The record has the format version {str(plain.get('version'))[:20]}; this is version {VERSION}."
        )
    missing = [key for key in (*KEYS, "names", "opening", "steps", "result") if key not in plain]
    if missing:
        raise BadRecord(f"The record lacks {', '.join(missing)}.")
    names = names_in(plain["names"])
    if not isinstance(plain["steps"], list):
        raise BadRecord('The "steps" of the record are not a list.')
    if not isinstance(plain.get("start"), dict | None):
        raise BadRecord('The "start" of the record is no table of fields.')
    return Record(
        {key: plain[key] for key in KEYS},
        names,
        outcomes_in(plain["opening"], "opening"),
        tuple(_step(step, number) for number, step in enumerate(plain["steps"], 1)),
        _result(plain["result"]),
        plain.get("start"),
    )


def names_in(names: object) -> tuple[str, ...]:
    """The names of players from plain data."""
    if not isinstance(names, list) or not all(_is_name(name) for name in names):
        raise BadRecord(f'The "names" of the record are not printable names of 1 to {MOST_NAME} characters.')
    return tuple(names)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name.isprintable() and 0 < len(name) <= MOST_NAME


def outcomes_in(words: object, where: str) -> tuple[tuple[str, int], ...]:
    """Outcomes from words such as "swordsman:3"."""
    found = []
    for word in words if isinstance(words, list) else [None]:
        label, _, index = word.partition(":") if isinstance(word, str) else ("", "", "")
        if not label or not index.isascii() or not index.isdigit() or len(index) > 4:
            raise BadRecord(f"An outcome of the record ({where}) cannot be read: {str(word)[:40]!r}.")
        found.append((label, int(index)))
    return tuple(found)


def _step(step: object, number: int) -> RecordedStep:
    if not isinstance(step, list) or len(step) < 2 or type(step[0]) is not int or type(step[1]) is not int:
        raise BadRecord(f"Step {number} of the record is not [seat, code, outcomes …].")
    return RecordedStep(step[0], step[1], outcomes_in(step[2:], f"step {number}"))


def _result(result: object) -> Result | None:
    if result is None:
        return None
    lists = [result.get(key) if isinstance(result, dict) else None for key in ("scores", "winners")]
    if not all(isinstance(one, list) and all(type(cell) is int for cell in one) for one in lists):
        raise BadRecord('The "result" of the record is not {scores, winners}.')
    return Result(tuple(lists[0] or ()), tuple(lists[1] or ()))


def replay(record: Record, to: int | None = None) -> Match:
    """Play a record again, to its end or up to a number of answers; drift stops it at once."""
    rules = Setting.read(record.setting).rules()
    numbers = {word: number for number, word in rules.words.labels.items()}

    def script(outcomes: Sequence[tuple[str, int]], where: str) -> list[tuple[int, int]]:
        unknown = [label for label, _ in outcomes if label not in numbers]
        if unknown:
            raise BadRecord(f"The record ({where}) names an unknown outcome {unknown[0][:40]!r}.")
        return [(numbers[label], index) for label, index in outcomes]

    if len(record.names) != rules.seats:
        raise BadRecord(f"The record names {len(record.names)} players for {rules.seats} seats.")
    start = None if record.start is None else started_from(rules, record.start)
    match = Match(rules, rules.core.Chance(), record.names, script(record.opening, "opening"), start)
    _no_more(match, "the opening")
    for number, step in enumerate(record.steps[:to], 1):
        try:
            match.answer(step.seat, step.code, script=script(step.outcomes, f"step {number}"))
        except BadRecord:
            raise
        except BadRequest as error:
            raise ReplayDrift(f"At step {number} the rules refuse what the record says: {error}") from error
        _no_more(match, f"step {number}")
    result = rules.result(match.state)
    if to is None and record.result != result:
        raise ReplayDrift(f"The record ends with {record.result}, the rules with {result}.")
    return match


def _no_more(match: Match, where: str) -> None:
    """Chance must have been asked for just what was recorded."""
    if match.chance.forked:
        raise ReplayDrift(f"At {where} the rules ask chance for more than was recorded.")
