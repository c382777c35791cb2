"""A quick calibration of win chances: a searching bot is asked at a few questions of games that karls play.

    python3 -m bench.quick_forecast champions --bot huscarl@200 --games 400 --seed 1 --fit

A game takes the time of a few questions instead of all of them, so a forecast can be fitted in minutes. The stated
chances are compared with the results of games that karls finish after the bot's answer; `meadhall calibrate` compares
them with games that the bot plays to the end.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import player
from meadhall.games import game
from meadhall.kernel.declared.forecast import Forecast
from meadhall.kernel.rules import Rules
from meadhall.lab.calibration import Stated, fitted, reliability
from meadhall.lab.contest import Contest, bot_seed
from meadhall.lab.simulation import game_seed

ONE_IN = 20  # the bot is asked at one question in so many


def chances_of(rules: Rules, bot: str, number: int, seed: int) -> list[Stated]:
    """What the bot stated in one game, and the results."""
    core = rules.core
    seeded = game_seed(seed, number)
    asked, played = player(bot, bot_seed(seeded, 0)), core.Chance(seeded)
    pick, out, state = core.Chance(seeded + 1), core.Answers(), rules.start(played)
    found: list[tuple[int, float, float]] = []
    while (seat := core.next_seat(state)) >= 0:
        core.weigh(state, seat, out)
        codes = out.listed()
        code = max(codes, key=lambda one: out.weights[codes.index(one)])
        if len(codes) > 1 and pick.any_of(ONE_IN) == 0:
            decision = rules.decision(state, seat)
            assert decision is not None
            advice = asked.advise(Outlook.of(rules, state, decision))
            code = advice.code
            if advice.share is not None:
                found.append((seat, rules.earliness(state), advice.share))
        core.proceed(state, seat, code, played)
    winners = rules.winners(state)
    return [Stated(number, early, share, (seat in winners) / len(winners)) for seat, early, share in found]


def main() -> None:
    """Ask, compare, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--bot", default="huscarl@200")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    setting = game(given.game).setting(4)
    contest, rules = Contest(setting, (given.bot,) * 4, given.seed), setting.rules()
    rows = [row for number in range(given.games) for row in chances_of(rules, given.bot, number, given.seed)]
    told = reliability(contest, given.games, rows)
    for one in told.pop("bins"):
        print(json.dumps(one))
    print(json.dumps(told))
    if given.fit:
        found: Forecast = fitted(rows, game(given.game).forecast, rules.seats)
        print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
