"""What a seat is asked: its open and closed answers, and what may be named of a choice with several parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.hall import wire
from meadhall.kernel.chains import Search
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision

SET: Final = "set"
PATH: Final = "path"


def ask(match: Match, seat: int) -> wire.Ask | None:
    """The question of a seat with all that there is to say about its answers."""
    asked = match.rules.asked(match.state, seat)
    if asked is None:
        return None
    decision, text = asked.decision, match.rules.phrases.question(asked.decision.question, match.view(seat), seat)
    chain = chain_of(match, decision)
    named = set(chain.add) if chain is not None else set()
    return wire.Ask(
        match.asked_at(seat),
        decision.question,
        decision.offer,
        text,
        asked.open,
        tuple(one for one in asked.closed if one.code not in named),
        chain,
        asked.warnings,
    )


def chain_of(match: Match, decision: Decision) -> wire.Chain | None:
    """Which parts of a choice may be named first; None if the question is not answered in parts.

    Where a fixed number of parts is owed, a part may be named that the core asks for later. Elsewhere every part that
    can be named first is open now.
    """
    rules, chains = match.rules, match.rules.words.chains
    if decision.question not in chains.questions:
        return None
    complete = any(closer in decision.codes for closer in chains.closers)
    if decision.question in chains.owed:
        search = Search(rules, match.state, decision.seat, ())
        return wire.Chain(SET, search.addable(), complete)
    kinds = chains.parts | chains.continuing
    add = tuple(code for code in decision.codes if rules.catalogue.action(code).kind in kinds)
    return wire.Chain(PATH if decision.question in chains.paths else SET, add, complete)


def drafted(match: Match, seat: int, links: Sequence[int], at: int) -> wire.Drafted:
    """What may be added to the parts of a choice or dropped, and what to heed; it is tried on copies."""
    draft = match.draft(seat, links, at)
    warnings = match.rules.warnings(draft.state, seat)
    return wire.Drafted(draft.links, draft.add, draft.drop, draft.complete, warnings)
