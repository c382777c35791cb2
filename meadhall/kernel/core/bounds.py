"""Bounds of the loops that no rule bounds by itself, and the numbers by which the core reports one that ran past it."""

MOST_STEPS_AN_ANSWER = 100_000  # carried out between two questions: far more than any fight lasts
MOST_ANSWERS_A_GAME = 100_000  # given in a game: some hundred are usual
MOST_LINKS = 1_000  # of one chain

RUNNING_ON = 1  # no question came within MOST_STEPS_AN_ANSWER
PLAYING_ON = 2  # the game did not end within MOST_ANSWERS_A_GAME
IMAGINING = 3  # no full state was found that agrees with a view
