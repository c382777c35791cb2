"""The list of answers open to a seat, as numbers of the catalogue."""

from meadhall.kernel.core.strict import outside

MOST_ANSWERS = 64
MOST_NOTES = 256
MOST_WEIGHT = 30_000  # of an answer, either way: what is worth more or less weighs no more or less


class Answers:
    """A list of codes that is filled again and again without being made anew."""

    def __init__(self) -> None:
        self.count = 0
        self.codes = [0] * MOST_ANSWERS
        self.weights = [0] * MOST_ANSWERS  # what each is worth to a bot that weighs them
        self.notes = [0] * MOST_NOTES  # its sums while it weighs: strict code cannot make a list

    def add(self, code: int) -> None:
        """One more answer."""
        self.codes[self.count] = code
        self.count += 1

    def weigh(self, place: int, worth: int) -> None:
        """Note what the answer at a place of the list is worth to a bot, within the bounds of a cell."""
        self.weights[place] = max(min(worth, MOST_WEIGHT), -MOST_WEIGHT)

    def weigh_least(self) -> None:
        """Give every answer the least weight: one that no bot's rule knows is then never its choice."""
        for i in range(self.count):
            self.weights[i] = -MOST_WEIGHT

    @outside
    def listed(self) -> tuple[int, ...]:
        """The answers as they stand, in order."""
        return tuple([self.codes[i] for i in range(self.count)])
