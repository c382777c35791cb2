"""A host for tests: it writes entries, commits them, and sends frames, with time that passes when it is told to."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from copy import copy
from typing import Any

from meadhall.hall import wire
from meadhall.hall.coding import encode
from meadhall.hall.table import PERSON, Pending, Table
from meadhall.kernel.events import Audience
from meadhall.kernel.journal.plain import plain_entry, read_journal
from meadhall.kernel.rules import Rules


class Host:
    """One table with its journal; every audience has a connection that keeps the bytes it was sent."""

    def __init__(
        self, rules: Rules, players: Sequence[str] | None = None, seed: int = 0, house: wire.House | None = None
    ) -> None:
        self.rules = rules
        self.now = 1000.0
        self.seed = seed
        self.house = house or wire.House(pace=0)
        self.pick = random.Random(seed)
        names = [f"name {seat}" for seat in range(rules.seats)]
        self.table, start = Table.open(
            rules.setting, names, players or [PERSON] * rules.seats, rules.core.Chance(seed), self.now, **self.more()
        )
        self.journal = [json.dumps(plain_entry(start, rules))]
        self.audiences: list[Audience] = [*range(rules.seats), None]
        self.sent: dict[Audience, list[bytes]] = {audience: [] for audience in self.audiences}
        self.seen: dict[Audience, int] = dict.fromkeys(self.audiences, 0)
        self.moves = 0
        self.send()

    def more(self) -> dict[str, Any]:
        """What a table is handed besides its match."""
        return {"house": self.house, "draw": random.Random(self.seed).random, "seed": self.seed}

    def send(self) -> None:
        """A frame to every audience whose number has moved, and to nobody else."""
        for audience in self.audiences:
            number = self.table.number(audience)
            if number > self.seen[audience]:
                self.sent[audience].append(encode(self.table.frame(audience, self.seen[audience])))
                self.seen[audience] = number

    def write(self, pending: Pending) -> wire.Done:
        """Append, commit, then tell."""
        self.journal.append(json.dumps(plain_entry(pending.entry, self.rules)))
        done = self.table.commit(pending)
        self.send()
        return done

    def say(self, seat: int, message: wire.Up) -> wire.Down | None:
        """A message of a seat, and the reply."""
        reply = self.table.take(seat, message, self.now)
        return self.write(reply) if isinstance(reply, Pending) else reply

    def move(self) -> str:
        """A fresh id for a message."""
        self.moves += 1
        return f"m-{self.moves}"

    def wait(self, seconds: float = 0.0) -> int:
        """Let time pass; how many things became due."""
        end, count = self.now + seconds, 0
        while (due := self.table.next_due(self.now)) is not None and due <= end:
            self.now = max(self.now, due)
            pending = self.table.due(self.now)
            if pending is None:
                break
            self.write(pending)
            count += 1
        self.now = end
        return count

    def restored(self) -> Table:
        """The table as its journal tells of it."""
        entries = read_journal([json.loads(line) for line in self.journal])
        return Table.restore(entries, self.rules.core.Chance(7), **self.more())

    def told_by(self, table: Table) -> list[tuple[bytes, int, str]]:
        """All that a table can send to anybody."""
        return [
            (encode(table.frame(audience, 0)), table.entries, str(table.aside(audience, self.now).players))
            for audience in self.audiences
        ]

    def asked(self) -> list[int]:
        """The seats of people that the game waits for."""
        table = self.table
        return [seat for seat in table.match.waiting() if table.player(seat) == PERSON]

    def answer(self, seat: int) -> wire.Down | None:
        """Some open answer of a seat, or a whole choice now and then."""
        match = self.table.match
        decision = match.decision(seat)
        assert decision is not None
        if self.pick.random() < 0.5 and (done := self.answer_whole(seat)) is not None:
            return done
        return self.say(seat, wire.Answer(self.move(), match.asked_at(seat), self.pick.choice(decision.codes)))

    def answer_whole(self, seat: int) -> wire.Down | None:
        """A choice of several parts as one gesture, if the seat is asked for one."""
        match = self.table.match
        decision = match.decision(seat)
        if decision is None or decision.question not in self.rules.words.chains.questions:
            return None
        links = self.composed(seat)
        return None if links is None else self.say(seat, wire.Gesture(self.move(), match.asked_at(seat), tuple(links)))

    def composed(self, seat: int) -> list[int] | None:
        """A whole choice, composed part by part as a person does."""
        links: list[int] = []
        for _ in range(8):
            reply = self.say(seat, wire.AskChain(1, self.table.match.asked_at(seat), tuple(links)))
            assert isinstance(reply, wire.Told) and reply.chain is not None, reply
            if reply.chain.complete and (not reply.chain.add or self.pick.random() < 0.4):
                return links
            if not reply.chain.add:
                return None
            links.append(self.pick.choice(reply.chain.add))
        return None

    def act(self) -> None:
        """Something that may happen at a table: mostly an answer, also undo, rewind, leaving and coming back."""
        table, pick = self.table, self.pick
        seat = pick.randrange(self.rules.seats)
        luck = pick.random()
        if luck < 0.1:
            self.say(seat, wire.Undo(self.move(), table.number(seat)))
        elif luck < 0.13:
            self.say(seat, wire.Propose(self.move(), pick.randrange(table.number(seat) + 1)))
            for other in range(self.rules.seats):
                if table.proposals.open is not None:
                    self.say(other, wire.Consent(self.move(), table.proposals.open.id, pick.random() < 0.8))
        elif luck < 0.16:
            pending = table.leave(seat, self.now) or table.come_back(seat, self.now)
            if pending:
                self.write(pending)
        elif luck < 0.2:
            self.say(seat, wire.Answer(self.move(), pick.randrange(50), pick.randrange(300)))
        elif asked := self.asked():
            self.answer(pick.choice(asked))
        self.now += pick.random()
        self.wait()

    def twin(self, seed: int) -> Host:
        """Another host with the same table, whose people go on by another luck."""
        other = copy(self)
        other.table, other.journal, other.pick = self.restored(), list(self.journal), random.Random(seed)
        other.sent = {audience: [] for audience in self.audiences}
        other.seen = {audience: other.table.number(audience) for audience in self.audiences}
        return other
