"""The language of bots in processes of their own: JSON, one message a line; `docs/bots.md` describes it.

Down go `hello` (the table, its cards and the seat) and `question` (the view, the decision, the budget); up come `ready`
and an answer. A bot that speaks version 2 may send requests before it answers (`worlds.py`). A view becomes JSON by its
`plain()`, an action by its own; a state, a seed or a name never goes down.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from meadhall.bots.bot import Advice, Budget, Estimate, Outlook
from meadhall.bots.faults import Illegal, Nonsense
from meadhall.kernel.cards.contents import NOT_FIGURES
from meadhall.kernel.errors import Malformed
from meadhall.kernel.rules import Decision, Rules

PROTOCOL: Final = 1  # what every bot is greeted in
ASKING: Final = 2  # the version in which bots may send requests
PROTOCOLS: Final = (PROTOCOL, ASKING)
MOST_QUOTED = 60


def written(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def hello(rules: Rules, seat: int, repeatable: bool) -> dict[str, Any]:
    """Where the bot sits and what is printed on the cards; if repeatable, the same questions get the same answers."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "protocols": list(PROTOCOLS),
        "seat": seat,
        "setting": rules.setting.plain(),
        "repeatable": repeatable,
        "tables": figures(rules),
    }


def figures(rules: Rules) -> dict[str, dict[str, dict[str, Any]]]:
    """The figures of the card set, by kind of row and slug."""
    return {
        kind: {slug: {key: cell for key, cell in row.items() if key not in NOT_FIGURES} for slug, row in rows.items()}
        for kind, rows in rules.cards.rows.items()
    }


def plain_decision(rules: Rules, decision: Decision) -> dict[str, Any]:
    """A question with its open answers, each with its code and in words."""
    action = rules.catalogue.action
    return {
        "seat": decision.seat,
        "question": decision.question,
        "offer": decision.offer,
        "answers": [{"code": code, "action": action(code).plain()} for code in decision.codes],
    }


def question(outlook: Outlook, budget: Budget, deadline: float, with_veil: bool = False) -> dict[str, Any]:
    """What the bot may know, what it is asked, and how long it may think.

    A bot that has our rules at hand is also given what it knows as the rules have it, to imagine states from.
    """
    said: dict[str, Any] = {
        "type": "question",
        "decision": plain_decision(outlook.rules, outlook.decision),
        "budget": {"seconds": budget.seconds} if budget.iterations is None else {"iterations": budget.iterations},
        "deadline": deadline,
        "view": outlook.view.plain(),
    }
    return {**said, "veiled": outlook.veiled.dump()} if with_veil else said


def quoted(words: bytes | str) -> str:
    """The beginning of what a bot said, fit for a screen."""
    text = words.decode(errors="replace") if isinstance(words, bytes) else words
    bare = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * MOST_QUOTED]).split())
    return bare if len(bare) <= MOST_QUOTED else f"{bare[:MOST_QUOTED]}…"


def read(line: bytes) -> dict[str, Any]:
    """A line as a message."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Nonsense("The bot said something that is not JSON.", quoted(line)) from None
    if not isinstance(message, dict):
        raise Nonsense("The bot said something that is no JSON object.", quoted(line))
    return message


def read_ready(line: bytes) -> int:
    """The version of the protocol that a bot which is ready speaks."""
    message = read(line)
    version = message.get("protocol")
    if message.get("type") != "ready" or type(version) is not int or version not in PROTOCOLS:
        wanted = f'{{"type": "ready", "protocol": {PROTOCOL}}}'
        raise Nonsense(f"The bot did not answer hello with {wanted}, or {ASKING} for the number.", quoted(line))
    return version


def is_request(message: Mapping[str, Any]) -> bool:
    """Whether a bot that may send requests does so; an answer has a code or an action."""
    return "type" in message and "code" not in message and "action" not in message


def answer_in(message: Mapping[str, Any], outlook: Outlook) -> Advice:
    """What the bot answers, and what else it thought of."""
    options = message.get("options", [])
    if not isinstance(options, list) or not all(isinstance(one, dict) for one in options):
        raise Nonsense('The "options" of the answer are no list of objects.', quoted(json.dumps(message)))
    code = code_in(message, outlook)
    return Advice(code, tuple(Estimate(code_in(one, outlook), share_in(one)) for one in options))


def code_in(message: Mapping[str, Any], outlook: Outlook) -> int:
    """Which of the open answers is meant, by its code or its description."""
    given = message.get("code", message.get("action"))
    if not (type(given) is int or isinstance(given, dict)):
        raise Nonsense('The answer has neither a "code" nor an "action".', quoted(json.dumps(message)))
    try:
        code = outlook.rules.catalogue.code(given)
    except Malformed as error:
        raise Illegal(f"The bot answers with what is no answer. {quoted(str(error))}") from None
    if code not in outlook.decision.codes:
        action = outlook.rules.catalogue.action(code)
        raise Illegal(f"The bot answers {action}, which is not open at {outlook.decision.question}.")
    return code


def share_in(option: Mapping[str, Any]) -> float | None:
    """The share of games that the bot expects to win with an option, if it says so."""
    share = option.get("share")
    if share is None:
        return None
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
        raise Nonsense('The "share" of an option is not a number from 0 to 1.', quoted(str(share)))
    return float(share)
