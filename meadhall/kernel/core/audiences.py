"""Audiences by number: a seat is its own, the spectator sits at none; several are told from one another as bits."""

SPECTATOR = 8
EVERYBODY = 511  # eight seats and the spectator
