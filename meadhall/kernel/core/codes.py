"""Codes that mean the same in every game."""

DONE = 0  # ends a choice of several parts
