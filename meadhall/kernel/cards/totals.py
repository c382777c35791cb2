"""Upper bounds of what adds up in a game, computed from the figures of a card set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.kernel.cards.contents import Proof


@dataclass(frozen=True, slots=True)
class Sum:
    """The upper bound of one thing, as a sum of parts; each part has the key of the figure that it comes from."""

    thing: str
    most: int  # the greatest bound that is accepted
    parts: Mapping[str, int]

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(self.parts.values())

    @property
    def greatest(self) -> str:
        """The key of the figure with the greatest part."""
        return max(self.parts, key=lambda key: self.parts[key])

    def check(self, proof: Proof) -> None:
        """Add a mistake if the bound is too great."""
        if self.total > self.most:
            parts = ", ".join(f"{part} from {key}" for key, part in self.parts.items() if part > self.most // 10)
            proof.say(
                self.greatest,
                f"is too much: one player could come to {self.total} {self.thing} in a game ({parts}), "
                f"and the most that is allowed is {self.most}",
            )
