"""Sums: what one thing can come to in a game, by the figures of a card set that it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.kernel.cards.contents import Proof


@dataclass(frozen=True, slots=True)
class Sum:
    """An upper bound of one thing, as parts by the key of the figure that each part comes from."""

    thing: str
    most: int  # that a card set may allow
    parts: Mapping[str, int]

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self.parts.values())

    @property
    def greatest(self) -> str:
        """The figure that most of it comes from."""
        return max(self.parts, key=lambda key: self.parts[key])

    def check(self, proof: Proof) -> None:
        """Note a mistake if a card set allows more than it may."""
        if self.total > self.most:
            parts = ", ".join(f"{part} from {key}" for key, part in self.parts.items() if part > self.most // 10)
            proof.say(
                self.greatest,
                f"is too much: one player could come to {self.total} {self.thing} in a game ({parts}), "
                f"and the most that is allowed is {self.most}",
            )
