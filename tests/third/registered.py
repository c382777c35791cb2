"""A plug-in of pytest that registers the third game before the tests of every game are collected."""

from tests.third.game import GAME as GAME
