"""What every game of the registry must keep, asked of each in the same words."""
