"""Twin worlds on the wire: what others seal changes neither the bytes nor the number of frames of anybody else."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.hall import wire
from meadhall.hall.table import PERSON
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME, fewer
from tests.support.hall.host import Host

MOST_MESSAGES = 60
MOST_ANSWERS = 150
OFTEN = {"midgard": 0.2}  # all choose at the same time in every draft


def seal(host: Host, seat: int) -> int:
    """Let a seat answer until the game does not wait for it any more, with errors and changes of mind on the way."""
    answers = 0
    for _ in range(MOST_MESSAGES):
        if seat not in host.table.match.waiting():
            return answers
        luck = host.pick.random()
        if luck < 0.15:
            host.say(seat, wire.Answer(host.move(), host.table.match.asked_at(seat), 10**6))
        elif luck < 0.3 and answers and host.table.match.undos(seat):
            host.say(seat, wire.Undo(host.move(), host.table.number(seat)))
        elif luck < 0.6:
            answers += isinstance(host.answer_whole(seat), wire.Done)
        else:
            host.say(
                seat, wire.Answer(host.move(), host.table.match.asked_at(seat), host.pick.choice(parts(host, seat)))
            )
            answers += 1
    return answers


def parts(host: Host, seat: int) -> list[int]:
    """The open answers of a seat that are part of a sealed choice; a rune or a demand is heard by all."""
    decision, chains = host.table.match.decision(seat), host.rules.words.chains
    assert decision is not None
    if decision.question not in chains.questions:
        return list(decision.codes)
    kinds = {code: host.rules.catalogue.action(code).kind for code in decision.codes}
    return [code for code, kind in kinds.items() if code in chains.closers or kind in chains.parts | chains.continuing]


def sealed_in(host: Host, seats: Sequence[int], seed: int) -> tuple[Host, list[int]]:
    """A twin of a table in which some seats have sealed their answers, and with how many messages each."""
    twin = host.twin(seed)
    return twin, [seal(twin, seat) for seat in seats]


@EVERY_GAME
def test_what_others_seal_changes_neither_bytes_nor_number_of_frames(game: Game) -> None:
    compared = differed = 0
    rules = game.rules(game.seats[-1])
    for seed in range(fewer(3)):
        host = Host(rules, [PERSON] * rules.seats, seed)
        for _ in range(MOST_ANSWERS):
            waiting = host.table.match.waiting()
            if len(waiting) > 1 and host.pick.random() < OFTEN.get(game.slug, 1.0):
                last = host.pick.choice(waiting)
                others = [seat for seat in waiting if seat != last]
                (one, messages), (other, more) = (sealed_in(host, others, luck) for luck in (seed, seed + 1000))
                if not set(others) & {*one.table.match.waiting(), *other.table.match.waiting()}:
                    blind: list[Audience] = [a for a in host.audiences if a not in others]
                    for audience in blind:
                        assert one.sent[audience] == other.sent[audience]
                        assert one.table.number(audience) == other.table.number(audience)
                    compared += len(blind)
                    differed += messages != more or one.table.match.state != other.table.match.state
            if host.table.is_over:
                break
            host.answer(host.asked()[0])
    sealing = any(event.sealed for event in rules.words.events.values())
    assert (compared > fewer(20) and differed > fewer(10)) or not sealing
