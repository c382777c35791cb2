"""Chance is handed in: it says what the dice and the decks do, and keeps what happened when somebody listens.

Silent, it is a small generator (a 64-bit linear congruence, upper half), fast enough for play-outs. Aloud, each outcome
is labelled and kept, follows a script as far as that goes, and then comes from the generator or from the system.
"""

import secrets

from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.strict import Wide, locked, outside

MASK64 = 0xFFFFFFFFFFFFFFFF
STRIDE = 6364136223846793005
ODD = 1442695040888963407
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def only(seat: int) -> int:
    """The audience of one seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everybody else, the spectator included."""
    return EVERYBODY ^ (1 << seat)


class Chance:
    """Where outcomes come from, and who hears of them."""

    def __init__(self, seed: int = 0) -> None:
        self.stream: Wide = 0
        self.aloud = 0
        self.system = 0  # draw from the operating system: a small generator can be guessed from its dice
        self.forked = 0  # how many outcomes the first pick past the script had
        self.stuck = 0  # which loop of the core ran past its bound, by its number in `bounds`; 0 if none did
        self.drifted: Wide = 0  # how far the script was followed when it did not fit
        self.position: Wide = 0  # in the script, which a fight without end can make long
        self.script: list[tuple[int, int]] = []
        self.outcomes: list[tuple[int, int]] = []
        self.rows: list[tuple[int, ...]] = []
        self.reseed(seed)

    def reseed(self, seed: Wide) -> None:
        """Start the stream that belongs to a seed; neighbouring seeds share nothing (splitmix)."""
        x: Wide = (seed + GOLDEN) & MASK64
        x = ((x ^ (x >> 30)) * MIX_1) & MASK64
        x = ((x ^ (x >> 27)) * MIX_2) & MASK64
        self.stream = x ^ (x >> 31)

    def any_of(self, n: int) -> int:
        """A number below n from the stream, for choices that are nobody's outcome."""
        x: Wide = (self.stream * STRIDE + ODD) & MASK64
        self.stream = x
        return ((x >> 32) * n) >> 32

    def pick(self, label: int, n: int) -> int:
        """One of n equally likely outcomes, 0 to n - 1."""
        if self.aloud:
            return self.pick_aloud(label, n)
        x: Wide = (self.stream * STRIDE + ODD) & MASK64
        self.stream = x
        return ((x >> 32) * n) >> 32

    @locked
    def pick_aloud(self, label: int, n: int) -> int:
        """Follow the script, or draw; keep the outcome with its label."""
        index = -1
        length: Wide = len(self.script)
        if self.position < length:
            wanted, index = self.script[self.position]
            self.position += 1
            if wanted != label or not 0 <= index < n:
                self.drifted = self.drifted or self.position
                index = -1
        elif not self.forked:
            self.forked = n
        if index < 0:
            index = secrets.randbelow(n) if self.system else self.any_of(n)
        self.outcomes.append((label, index))
        return index

    def get_stuck(self, loop: int) -> None:
        """Report a loop that ran past its bound: the state is half done and must be dropped."""
        if self.stuck == 0:
            self.stuck = loop

    def tell(self, event: int, audience: int, a: int, b: int, c: int, d: int) -> None:
        """Say what happened, and who may know it."""
        if self.aloud:
            self.note(event, audience, a, b, c, d)

    @locked
    def note(self, event: int, audience: int, a: int, b: int, c: int, d: int) -> None:
        """Keep an event for those who listen."""
        self.rows.append((event, audience, a, b, c, d))

    @outside
    def trust_system(self) -> None:
        """Draw from the operating system from now on, where people play."""
        self.system = 1
        self.listen()

    @outside
    def listen(self, script: list[tuple[int, int]] | None = None) -> None:
        """Start recording: forget what was kept, and follow a script if one is given."""
        self.aloud = 1
        self.forked = self.stuck = self.drifted = self.position = 0
        self.script = script or []
        self.outcomes = []
        self.rows = []
