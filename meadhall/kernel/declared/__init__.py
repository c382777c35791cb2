"""Types of what a game declares for the layers above: its core, board, fights, studies and win chances."""
