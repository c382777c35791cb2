"""What a game declares for the layers above: its core, board, fights, studies and win chances, each with a type."""
