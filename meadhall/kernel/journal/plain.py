"""Journals as plain data, and back; whatever is no journal is refused with a sentence that says why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from meadhall.kernel.errors import BadRecord
from meadhall.kernel.journal.acts import Answered, Change, Outcome, Rewound, Undone
from meadhall.kernel.journal.entries import Entry, Return, Start, Takeover
from meadhall.kernel.records import names_in, outcomes_in
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import KEYS, Setting

MOST_ENTRIES: Final = 20_000
MOST_WORD: Final = 80  # characters of a move id, a bot's name or a reason


def plain_entry(entry: Entry, rules: Rules) -> dict[str, Any]:
    """An entry as plain data."""
    labels = rules.words.labels

    def spelt(outcomes: Iterable[Outcome]) -> list[str]:
        return [f"{labels[label]}:{index}" for label, index in outcomes]

    plain: dict[str, Any]
    match entry.what:
        case Start(setting, names, players, outcomes, state):
            plain = {"type": "start", **setting, "names": list(names), "players": list(players)}
            plain |= {"outcomes": spelt(outcomes)} | ({} if state is None else {"state": dict(state)})
        case Answered(seat, (code,), (outcomes,)):
            plain = {"type": "answer", "seat": seat, "code": code, "outcomes": spelt(outcomes)}
        case Answered(seat, codes, several):
            plain = {"type": "chain", "seat": seat, "codes": list(codes), "outcomes": list(map(spelt, several))}
        case Undone(seat):
            plain = {"type": "undo", "seat": seat}
        case Rewound(to):
            plain = {"type": "rewind", "to": to}
        case Takeover(seat, bot, why):
            plain = {"type": "takeover", "seat": seat, "bot": bot, "why": why}
        case Return(seat):
            plain = {"type": "return", "seat": seat}
    more = {"who": entry.who, "time": entry.time, "move": entry.move, "body": entry.body}
    sender = {} if entry.by is None else {"by": entry.by}
    return plain | {key: given for key, given in more.items() if given} | sender


def read_journal(plain: object) -> list[Entry]:
    """A journal from plain data; whatever is not one is refused with a sentence that says why."""
    if not isinstance(plain, list) or not plain or len(plain) > MOST_ENTRIES:
        raise BadRecord(f"A journal is a list of 1 to {MOST_ENTRIES:,} entries.")
    first = _entry(plain[0], {}, 1)
    if not isinstance(first.what, Start):
        raise BadRecord("The journal does not begin with a start.")
    rules = Setting.read(first.what.setting).rules()
    labels = {word: number for number, word in rules.words.labels.items()}
    start = replace(first.what, outcomes=_outcomes(plain[0].get("outcomes"), labels, 1))
    return [replace(first, what=start), *(_entry(one, labels, number) for number, one in enumerate(plain[1:], 2))]


def read_entry(plain: object, rules: Rules, number: int) -> Entry:
    """One entry of a journal after its start, from plain data."""
    return _entry(plain, {word: label for label, word in rules.words.labels.items()}, number)


def _entry(plain: object, labels: Mapping[str, int], number: int) -> Entry:
    if not isinstance(plain, dict):
        raise BadRecord(f"Entry {number} of the journal is no table of fields.")
    time = plain.get("time", 0.0)
    if type(time) not in (int, float) or not 0 <= time < 1e12:
        raise BadRecord(f"The time of entry {number} of the journal cannot be read.")
    who, move, body = (_word(plain, key, number) for key in ("who", "move", "body"))
    by = None if plain.get("by") is None else _whole(plain, "by", number)
    return Entry(_what(plain, labels, number), who, float(time), by, move, body)


def _what(plain: Mapping[str, Any], labels: Mapping[str, int], number: int) -> Start | Change | Takeover | Return:
    match plain.get("type"):
        case "start":
            missing = [key for key in (*KEYS, "names", "players", "outcomes") if key not in plain]
            if missing:
                raise BadRecord(f"The start of the journal lacks {', '.join(missing)}.")
            names, players, state = names_in(plain["names"]), plain["players"], plain.get("state")
            if not isinstance(players, list) or not all(isinstance(one, str) and one.isprintable() for one in players):
                raise BadRecord("The players of the journal are not printable names.")
            if not isinstance(state, dict | None):
                raise BadRecord("The state that the journal begins from is no table of fields.")
            return Start({key: plain[key] for key in KEYS}, names, tuple(players), (), state)
        case "answer":
            outcomes = _outcomes(plain.get("outcomes"), labels, number)
            return Answered(_whole(plain, "seat", number), (_whole(plain, "code", number),), (outcomes,))
        case "chain":
            codes, several = plain.get("codes"), plain.get("outcomes")
            if not (
                isinstance(codes, list) and isinstance(several, list) and len(codes) == len(several) > 0
            ) or not all(type(code) is int for code in codes):
                raise BadRecord(f"The codes and outcomes of entry {number} of the journal cannot be read.")
            outcomes_each = tuple(_outcomes(one, labels, number) for one in several)
            return Answered(_whole(plain, "seat", number), tuple(codes), outcomes_each)
        case "undo":
            return Undone(_whole(plain, "seat", number))
        case "rewind":
            return Rewound(_whole(plain, "to", number))
        case "takeover":
            bot, why = (_word(plain, key, number) for key in ("bot", "why"))
            return Takeover(_whole(plain, "seat", number), bot, why)
        case "return":
            return Return(_whole(plain, "seat", number))
        case other:
            raise BadRecord(f"Entry {number} of the journal has the unknown type {str(other)[:20]!r}.")


def _whole(plain: Mapping[str, Any], key: str, number: int) -> int:
    found = plain.get(key)
    if type(found) is not int:
        raise BadRecord(f"The {key} of entry {number} of the journal is not a whole number.")
    return found


def _word(plain: Mapping[str, Any], key: str, number: int) -> str:
    found = plain.get(key, "")
    if not isinstance(found, str) or len(found) > MOST_WORD or not found.isprintable():
        raise BadRecord(f"The {key} of entry {number} of the journal is not a short word.")
    return found


def _outcomes(words: object, labels: Mapping[str, int], number: int) -> tuple[Outcome, ...]:
    found = outcomes_in(words, f"entry {number}")
    unknown = [label for label, _ in found if label not in labels]
    if unknown:
        raise BadRecord(f"Entry {number} of the journal names an unknown outcome {unknown[0][:40]!r}.")
    return tuple((labels[label], index) for label, index in found)
