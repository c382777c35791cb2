"""Simulations, arenas, studies and benchmarks."""
