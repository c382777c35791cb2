"""What a game asks its language files for: by its own words, and by what the modules show (`asking.py`).

Two games rightly share keys, such as `event-game-won`; so each is looked at for itself, with what the program says.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from itertools import chain
from typing import Any

from meadhall.bots.faults import BotFault
from meadhall.bots.registry import BOTS
from meadhall.champions.cards.card_set import ENEMY_REWARDS, open_set
from meadhall.champions.words import slugs
from meadhall.champions.words.phrases import SAID_ONCE
from meadhall.games import game, new_match
from meadhall.hall.faults import REFUSALS
from meadhall.kernel import errors
from meadhall.kernel.chains import CLASH, MISSING
from meadhall.kernel.events import Event, TakenBack, WentBack
from meadhall.kernel.rules import Rules
from meadhall.locale.rulebook import Source
from meadhall.midgard.words import slugs as midgard_slugs
from meadhall.server.errors import FAREWELLS, STATUS, UNPROCESSABLE_CODES
from meadhall.terminal.commands import COMMANDS
from tests.support.asking import UNKNOWN, Ask, asked
from tests.support.messages import ENGLISH, Name

OPTIONAL = {("chapter-*", "intro"), ("rules-silence", "")}  # asked for only where it is there
LOADING = (  # what can be wrong with a game in a file
    errors.BadRequest,
    errors.BadRecord,
    errors.OtherRevision,
    errors.ReplayDrift,
    errors.UnknownGame,
    errors.BadOptions,
    errors.BadCards,
)
SHIPS = tuple(open_set().rows["longships"])
NARROW = {
    "champions": {
        ("event-ship-sent", "space"): SHIPS,
        ("look-ship", "ship"): SHIPS,
        ("look-public-ship", "ship"): SHIPS,
        ("reason-has-ship-figures", "ship"): SHIPS,
    },
    "midgard": dict[Name, tuple[str, ...]](),
}
"""Arguments that hold less than their field or family could."""

ENDS: Mapping[str, list[tuple[str, Iterable[str]]]] = {
    "champions": [
        ("gift", slugs.GIFTS),
        ("power", slugs.POWERS),
        ("does", slugs.JOURNEY_EFFECTS),
        ("effect", tuple(SAID_ONCE.values())),
    ],
    "midgard": [("does", midgard_slugs.EFFECTS), ("effect", midgard_slugs.HEAVENS)],
}
"""The ends of keys that each game writes only the beginning of."""


@cache
def table(slug: str) -> Rules:
    """The rules at a table with the shipped cards."""
    played = game(slug)
    return played.rules(played.seats[-1])


@cache
def families(slug: str) -> Mapping[str, str]:
    """The families of nouns, by argument; players go by their names."""
    return {base: family for base, family in table(slug).phrases.families.items() if family != "seat"}


@cache
def by_family(slug: str) -> dict[str, set[str]]:
    """Every noun, by family: what fields can hold, what can be looked at, what is counted, and what is paid."""
    rules = table(slug)
    found: dict[str, set[str]] = {family: set() for family in families(slug).values()}
    for base in rules.lexicon.keys() & families(slug).keys():
        found[families(slug)[base]] |= set(rules.lexicon[base]) - {""}
    found["phase"] |= set(rules.words.phases.values())
    for family, subject in rules.phrases.subjects():
        found[family].add(subject)
    if slug == "champions":
        add_champions(found)
    else:
        add_midgard(found)
    return found


def add_midgard(found: dict[str, set[str]]) -> None:
    """Nouns of Midgard that no event names: what the board counts, and a province of one's own."""
    found["area"].add("own")
    found["thing"] = {*midgard_slugs.VIKINGS, *midgard_slugs.KINGDOMS}
    found["category"] = set(midgard_slugs.CATEGORIES)


def add_champions(found: dict[str, set[str]]) -> None:
    """Nouns of Champions that no event names: colours, what destinies count, what is paid and taken."""
    found["colour"] |= set(slugs.COLOURS)
    found["counts"] |= set(slugs.DESTINY_COUNTS)
    by_kind = open_set().rows
    rows = [*by_kind["stalls"].values(), *by_kind["merchant-ships"].values()]
    found["thing"] |= {
        *ENEMY_REWARDS.values(),
        "glory",
        *(slug for row in rows for slug in (*row.get("pay", ()), *row["take"])),
    }


@cache
def nouns(slug: str) -> dict[Name, list[str]]:
    """The keys behind each argument that is a noun: in events and actions what the field can hold, else its family."""
    rules, ours = table(slug), families(slug)
    found = {
        ("", base): [f"{family}-{noun}" for noun in sorted(by_family(slug)[family])] for base, family in ours.items()
    }
    for base in rules.lexicon.keys() & ours.keys():
        for key in (*event_keys(rules), *action_keys(rules), *(key for key, _ in NARROW[slug])):
            found[key, base] = [f"{ours[base]}-{noun}" for noun in held(rules, key, base)]
    return found


def words(slug: str) -> dict[str, set[str]]:
    """Arguments that are words of the program and no nouns: messages choose by them."""
    found = {base: set(held) for base, held in table(slug).lexicon.items() if base not in families(slug)}
    return {"kind": set(slugs.KINDS), **found} if slug == "champions" else found


def event_types(rules: Rules) -> list[type[Event]]:
    """Every type of event, the kernel's own among them."""
    return [*rules.words.events.values(), TakenBack, WentBack]


def event_keys(rules: Rules) -> set[str]:
    """The keys of events, and of what they are told as."""
    told = {message.key for event in every_event(rules) for message in rules.phrases.story([event])}
    return told | {f"event-{one.kind}" for one in event_types(rules)}


def action_keys(rules: Rules) -> set[str]:
    """The keys of answers."""
    return {f"action-{action.kind}" for action in rules.catalogue.actions if action is not None}


def held(rules: Rules, key: str, field: str) -> Sequence[Any]:
    """What a field can hold where a message is about it: slugs, or small numbers."""
    narrow = NARROW[rules.game.slug].get((key, field))
    known: Sequence[Any] = narrow or rules.lexicon.get(field) or range(rules.seats)
    return [one for one in known if one != ""]


def every_event(rules: Rules) -> Iterator[Event]:
    """Events of every type, so many that each has held everything that its fields can hold."""
    for one in event_types(rules):
        several = [held(rules, f"event-{one.kind}", field.name) for field in fields(one)]
        for number in range(max(map(len, several), default=1)):
            yield one(*(values[number % len(values)] for values in several))


@cache
def keys(slug: str) -> dict[str, set[str]]:
    """What the keys can be of which the program writes only a part."""
    rules, structure = table(slug), Source(slug, ENGLISH, {}).structure
    found = {f"{family}-*": {f"{family}-{noun}" for noun in nouns} for family, nouns in by_family(slug).items()}
    found |= {"event-*": event_keys(rules), "action-*": action_keys(rules)}
    ends: list[tuple[str, Iterable[str]]] = [
        ("command", COMMANDS),
        ("bot", (*BOTS, "learned")),  # our own plug-in
        ("fault", (one.code.replace("/", "-") for one in BotFault.__subclasses__())),
        ("error", (one.code.replace("/", "-") for one in LOADING)),
        ("question", rules.words.questions.values()),
        ("refused", (one.code.replace("/", "-") for one in REFUSALS)),
        ("refused", (code.replace("/", "-") for code in {*STATUS, *UNPROCESSABLE_CODES, *FAREWELLS})),
        ("reason", (CLASH, MISSING, *(reason.key for reason in rules.words.reasons.values()))),
        ("option", (name.replace("_", "-") for name in asdict(rules.options))),
        ("edition", rules.game.editions),
        ("subject", (subject.slug for subject in rules.game.study.subjects)),
        ("chapter", (chapter["slug"] for chapter in structure["chapters"])),
        ("rule", chain.from_iterable(chapter["rules"] for chapter in structure["chapters"])),
        ("point", structure.get("points", ())),
        *ENDS[slug],
    ]
    with_parameters = [reason.key for reason in rules.words.reasons.values() if reason.parameters]
    found["reason-*-figures"] = {f"reason-{key}-figures" for key in with_parameters}
    for start, several in ends:
        found.setdefault(f"{start}-*", set()).update(f"{start}-{end}" for end in several)
    if slug == "champions":
        return found | {"*-destiny": {"effect-destiny", "look-destiny"}, "*-own": set()}
    return found | {"*-destiny": set(), "*-own": {"area-own"}}


def spread(slug: str, ask: Ask) -> Collection[str]:
    """The keys that one place asks for."""
    return keys(slug).get(ask.key, ()) if UNKNOWN in ask.key else [ask.key]


@cache
def wanted(slug: str) -> frozenset[Name]:
    """Every message and form that somebody asks for."""
    found = {(key, "") for several in keys(slug).values() for key in several}
    for ask in asked(slug):
        if ask.form != UNKNOWN and (ask.key, ask.form) not in OPTIONAL:
            found |= {(key, ask.form) for key in spread(slug, ask)}
    return frozenset(found)


@cache
def given(slug: str) -> dict[Name, set[str]]:
    """The arguments that messages have for certain: those in calls, fields of events, those of labels and questions."""
    found: dict[Name, set[str]] = {}
    for ask in asked(slug):
        alike = {other.args for other in asked(slug) if (other.key, other.form) == (ask.key, ask.form)}
        if ask.args is not None and len(alike) == 1:
            found |= {(key, ask.form): set(ask.args) for key in spread(slug, ask)}
    rules = table(slug)
    view = rules.view(new_match(slug, rules.seats, 1).state, 0)
    questions = [rules.phrases.question(question, view, 0) for question in rules.words.questions.values()]
    labels = [rules.phrases.label(action, view) for action in rules.catalogue.actions if action is not None]
    told = [message for event in every_event(rules) for message in rules.phrases.story([event])]
    found |= {(message.key, ""): set(message.args) - {"type"} for message in (*questions, *labels, *told)}
    reasons = [reason for reason in rules.words.reasons.values() if reason.parameters]
    found |= {(f"reason-{reason.key}-figures", ""): set(reason.parameters) for reason in reasons}
    return found | {(f"event-{one.kind}", ""): {field.name for field in fields(one)} for one in event_types(rules)}
