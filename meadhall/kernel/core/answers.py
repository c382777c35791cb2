"""The list of answers that are open to a seat, as codes of the catalogue."""

from meadhall.kernel.core.strict import outside

MOST_ANSWERS = 64
MOST_NOTES = 256
MOST_WEIGHT = 30_000  # of an answer, positive or negative; larger worths are clamped


class Answers:
    """A list of codes that is filled many times without a new allocation."""

    def __init__(self) -> None:
        self.count = 0
        self.codes = [0] * MOST_ANSWERS
        self.weights = [0] * MOST_ANSWERS  # how good each answer is to a bot that weighs them
        self.notes = [0] * MOST_NOTES  # scratch space of that bot: strict code cannot allocate a list

    def add(self, code: int) -> None:
        """Append an answer."""
        self.codes[self.count] = code
        self.count += 1

    def weigh(self, place: int, worth: int) -> None:
        """Set the weight of the answer at an index, clamped to what a cell can hold."""
        self.weights[place] = max(min(worth, MOST_WEIGHT), -MOST_WEIGHT)

    def weigh_least(self) -> None:
        """Give every answer the least weight, so that a bot never chooses one that its policy does not know."""
        for i in range(self.count):
            self.weights[i] = -MOST_WEIGHT

    @outside
    def listed(self) -> tuple[int, ...]:
        """The codes, in order."""
        return tuple([self.codes[i] for i in range(self.count)])
