"""Simulation, arenas, studies and measurement."""
