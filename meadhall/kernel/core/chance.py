"""Chance: the source of all random outcomes, which is passed to the core, and the recorder of outcomes and events.

When it does not record, it is a small generator (the upper half of a 64-bit linear congruential generator), fast enough
for play-outs. When it records, it keeps each outcome with its label. Outcomes are then taken from a script as long as
there is one, and after that from the generator or from the operating system.
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
    """The bit mask of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The bit mask of everybody but one seat, the spectator included."""
    return EVERYBODY ^ (1 << seat)


class Chance:
    """The source of outcomes, and what it has recorded."""

    def __init__(self, seed: int = 0) -> None:
        self.stream: Wide = 0
        self.recording = 0
        self.system = 0  # draw from the operating system: the small generator can be predicted from its output
        self.forked = 0  # the number of possible outcomes of the first pick after the script
        self.stuck = 0  # the loop of the core that exceeded its bound, by its number in `bounds`; 0 if none did
        self.drifted: Wide = 0  # the position at which the script did not fit
        self.position: Wide = 0  # in the script; 64 bits wide, because an endless fight can make a script very long
        self.script: list[tuple[int, int]] = []
        self.outcomes: list[tuple[int, int]] = []
        self.rows: list[tuple[int, ...]] = []
        self.reseed(seed)

    def reseed(self, seed: Wide) -> None:
        """Start the stream of a seed; the streams of neighbouring seeds are independent (splitmix)."""
        x: Wide = (seed + GOLDEN) & MASK64
        x = ((x ^ (x >> 30)) * MIX_1) & MASK64
        x = ((x ^ (x >> 27)) * MIX_2) & MASK64
        self.stream = x ^ (x >> 31)

    def any_of(self, n: int) -> int:
        """A number below n from the stream, for random choices that are not outcomes of the game."""
        x: Wide = (self.stream * STRIDE + ODD) & MASK64
        self.stream = x
        return ((x >> 32) * n) >> 32

    def pick(self, label: int, n: int) -> int:
        """One of n equally likely outcomes, 0 to n - 1."""
        if self.recording:
            return self.pick_recorded(label, n)
        x: Wide = (self.stream * STRIDE + ODD) & MASK64
        self.stream = x
        return ((x >> 32) * n) >> 32

    @locked
    def pick_recorded(self, label: int, n: int) -> int:
        """Take the outcome from the script, or draw it, and record it with its label."""
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
        """Report a loop that exceeded its bound: the state is incomplete and must be discarded."""
        if self.stuck == 0:
            self.stuck = loop

    def tell(self, event: int, audience: int, a: int, b: int, c: int, d: int) -> None:
        """Record an event for an audience, which is a bit mask; ignored unless chance records."""
        if self.recording:
            self.note(event, audience, a, b, c, d)

    @locked
    def note(self, event: int, audience: int, a: int, b: int, c: int, d: int) -> None:
        """Record an event."""
        self.rows.append((event, audience, a, b, c, d))

    @outside
    def trust_system(self) -> None:
        """Draw from the operating system from now on, for games in which people play."""
        self.system = 1
        self.listen()

    @outside
    def listen(self, script: list[tuple[int, int]] | None = None) -> None:
        """Start recording: clear what was recorded, and follow a script if one is given."""
        self.recording = 1
        self.forked = self.stuck = self.drifted = self.position = 0
        self.script = script or []
        self.outcomes = []
        self.rows = []
