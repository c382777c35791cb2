"""The one gate to the strict core of Champions: the compiled unit where it is fresh, else the modules themselves.

Nothing else imports a strict module. Seen from outside, set whole fields (`state.coins = [5, 0, 0, 0]`): a compiled
state hands out copies of its lists.
"""

from meadhall.champions.advice import advise as advise
from meadhall.champions.advice import chance_to_win as chance_to_win
from meadhall.champions.advice import losses_to_expect as losses_to_expect
from meadhall.champions.box import Box as Box
from meadhall.champions.course import is_off_course as is_off_course
from meadhall.champions.imagining import imagine as imagine
from meadhall.champions.laws import broken_law as broken_law
from meadhall.champions.lays import Odds as Odds
from meadhall.champions.outcomes import foretell as foretell
from meadhall.champions.play import play_out as play_out
from meadhall.champions.play import start as start
from meadhall.champions.play import step_on as step_on
from meadhall.champions.questions import answers as answers
from meadhall.champions.questions import next_seat as next_seat
from meadhall.champions.questions import question as question
from meadhall.champions.questions import refuse as refuse
from meadhall.champions.ranges import is_veiled as is_veiled
from meadhall.champions.ranges import is_veiled_for as is_veiled_for
from meadhall.champions.reckoning import fits_tables as fits_tables
from meadhall.champions.reckoning import lost_at as lost_at
from meadhall.champions.reckoning import won_at as won_at
from meadhall.champions.reckoning import work_out as work_out
from meadhall.champions.scoring import winners as winners
from meadhall.champions.sense.chances import estimate as estimate
from meadhall.champions.sense.judging import judge as judge
from meadhall.champions.sense.likely import imagine_likely as imagine_likely
from meadhall.champions.sense.playing_on import play_on as play_on
from meadhall.champions.sense.weighing import weigh as weigh
from meadhall.champions.soaking import play_lawfully as play_lawfully
from meadhall.champions.state import State as State
from meadhall.champions.veil import veil as veil
from meadhall.kernel.answers import Answers as Answers
from meadhall.kernel.chance import Chance as Chance
from meadhall.kernel.units import compiled_unit

ROOTS = (
    "play",
    "veil",
    "imagining",
    "laws",
    "soaking",
    "sense.playing_on",
    "sense.likely",
    "sense.judging",
    "outcomes",
    "advice",
)
DOORS = (
    "advise",
    "answers",
    "broken_law",
    "chance_to_win",
    "estimate",
    "fits_tables",
    "foretell",
    "imagine",
    "imagine_likely",
    "is_off_course",
    "is_veiled",
    "is_veiled_for",
    "judge",
    "losses_to_expect",
    "lost_at",
    "next_seat",
    "play_lawfully",
    "play_on",
    "play_out",
    "question",
    "refuse",
    "start",
    "step_on",
    "veil",
    "weigh",
    "winners",
    "won_at",
    "work_out",
)

unit = compiled_unit(__package__)
COMPILED = unit is not None
if unit is not None:
    globals().update({name: getattr(unit, name) for name in (*DOORS, "Box", "State", "Answers", "Chance", "Odds")})
Desk = Answers  # all that imagining needs beside the states
