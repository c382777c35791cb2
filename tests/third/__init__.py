"""A third game, to prove that one can be added without an edit elsewhere; docs/add-a-game.md explains it."""
