"""Measurements: our speed compared with other projects, imagined worlds, and forecasts."""
