"""The games as environments for learning: observations, masks, rewards, and many games at once.

It needs NumPy (`pip install meadhall[rl]`); the environments of other libraries need those libraries.
"""
