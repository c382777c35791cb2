"""The protocol of bots in their own processes: JSON, one message per line; `docs/bots.md` describes it.

The bot gets `hello` (the table, its cards and the seat) and `question` (the view, the decision, the budget); it sends
`ready` and an answer. A bot of version 2 may send requests before it answers (`worlds.py`). Views and actions become
JSON by their `plain()`. A state, a seed or a player's name is never sent.
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

PROTOCOL: Final = 1  # the version of `hello`
ASKING: Final = 2  # the version in which bots may send requests
PROTOCOLS: Final = (PROTOCOL, ASKING)
MOST_QUOTED = 60


def written(message: Mapping[str, Any]) -> bytes:
    """A message as a line of bytes."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def hello(rules: Rules, seat: int, repeatable: bool) -> dict[str, Any]:
    """The greeting: the setting, the seat and the figures of the cards; `repeatable` asks for reproducible answers."""
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
    """A question with its open answers, each as its code and its action."""
    action = rules.catalogue.action
    return {
        "seat": decision.seat,
        "question": decision.question,
        "offer": decision.offer,
        "answers": [{"code": code, "action": action(code).plain()} for code in decision.codes],
    }


def question(outlook: Outlook, budget: Budget, deadline: float, with_veil: bool = False) -> dict[str, Any]:
    """The view, the decision, the budget and the deadline.

    A worker, which has our rules, is also sent the veiled state, to imagine states from.
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
    """The beginning of what a bot said, safe to print."""
    text = words.decode(errors="replace") if isinstance(words, bytes) else words
    bare = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * MOST_QUOTED]).split())
    return bare if len(bare) <= MOST_QUOTED else f"{bare[:MOST_QUOTED]}…"


def read(line: bytes) -> dict[str, Any]:
    """Parse a line."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Nonsense("The bot said something that is not JSON.", quoted(line)) from None
    if not isinstance(message, dict):
        raise Nonsense("The bot said something that is no JSON object.", quoted(line))
    return message


def read_ready(line: bytes) -> int:
    """The version of the protocol in a bot's `ready`."""
    message = read(line)
    version = message.get("protocol")
    if message.get("type") != "ready" or type(version) is not int or version not in PROTOCOLS:
        wanted = f'{{"type": "ready", "protocol": {PROTOCOL}}}'
        raise Nonsense(f"The bot did not answer hello with {wanted}, or {ASKING} for the number.", quoted(line))
    return version


def is_request(message: Mapping[str, Any]) -> bool:
    """Whether a message is a request; an answer has a code or an action."""
    return "type" in message and "code" not in message and "action" not in message


def answer_in(message: Mapping[str, Any], outlook: Outlook) -> Advice:
    """The bot's answer and estimates."""
    options = message.get("options", [])
    if not isinstance(options, list) or not all(isinstance(one, dict) for one in options):
        raise Nonsense('The "options" of the answer are no list of objects.', quoted(json.dumps(message)))
    code = code_in(message, outlook)
    return Advice(code, tuple(Estimate(code_in(one, outlook), share_in(one)) for one in options))


def code_in(message: Mapping[str, Any], outlook: Outlook) -> int:
    """The code of the open answer that a message names by its code or its action."""
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
    """The share of games that the bot expects to win with an answer, if it says so."""
    share = option.get("share")
    if share is None:
        return None
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
        raise Nonsense('The "share" of an option is not a number from 0 to 1.', quoted(str(share)))
    return float(share)
