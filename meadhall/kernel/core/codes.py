"""Answers that mean the same in every game, by number."""

DONE = 0  # ends a choice of several parts
