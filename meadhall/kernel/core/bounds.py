"""Bounds of the loops that no rule bounds, and the numbers by which the core reports a loop that exceeded its bound."""

MOST_STEPS_AN_ANSWER = 100_000  # steps carried out between two questions; even a long fight takes far fewer
MOST_ANSWERS_A_GAME = 100_000  # answers in a game; a few hundred are usual
MOST_LINKS = 1_000  # of one chain

RUNNING_ON = 1  # no question came within MOST_STEPS_AN_ANSWER
PLAYING_ON = 2  # the game did not end within MOST_ANSWERS_A_GAME
IMAGINING = 3  # no full state was found that agrees with a view
