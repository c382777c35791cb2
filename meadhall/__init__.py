"""Meadhall: Champions of Midgard and Midgard, to play and to study; an unofficial fan implementation."""
