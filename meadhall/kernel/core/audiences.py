"""Audiences as numbers: each seat is an audience, and so is the spectator. A set of audiences is a bit mask."""

SPECTATOR = 8
EVERYBODY = 511  # eight seats and the spectator
