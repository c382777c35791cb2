"""The one gate to the strict core of Midgard: the compiled unit where it is fresh, else the modules themselves.

Nothing else imports a strict module. Seen from outside, set whole fields (`state.score = [5, 0, 0, 0, 0]`): a compiled
state hands out copies of its lists.
"""

from meadhall.kernel.answers import Answers as Answers
from meadhall.kernel.chance import Chance as Chance
from meadhall.kernel.units import compiled_unit
from meadhall.midgard.box import Box as Box
from meadhall.midgard.course import is_off_course as is_off_course
from meadhall.midgard.imagining import imagine as imagine
from meadhall.midgard.laws import broken_law as broken_law
from meadhall.midgard.play import play_out as play_out
from meadhall.midgard.play import start as start
from meadhall.midgard.play import step_on as step_on
from meadhall.midgard.questions import answers as answers
from meadhall.midgard.questions import next_seat as next_seat
from meadhall.midgard.questions import question as question
from meadhall.midgard.questions import refuse as refuse
from meadhall.midgard.ranges import is_veiled as is_veiled
from meadhall.midgard.ranges import is_veiled_for as is_veiled_for
from meadhall.midgard.sampler.desk import Desk as Desk
from meadhall.midgard.scoring import winners as winners
from meadhall.midgard.sense.judging import judge as judge
from meadhall.midgard.sense.likely import imagine_likely as imagine_likely
from meadhall.midgard.sense.playing_on import play_on as play_on
from meadhall.midgard.sense.weighing import weigh as weigh
from meadhall.midgard.soaking import play_lawfully as play_lawfully
from meadhall.midgard.state import State as State
from meadhall.midgard.veil import veil as veil

ROOTS = ("play", "veil", "imagining", "laws", "soaking", "sense.playing_on", "sense.likely", "sense.judging")
DOORS = (
    "answers",
    "broken_law",
    "imagine",
    "imagine_likely",
    "is_off_course",
    "is_veiled",
    "is_veiled_for",
    "judge",
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
)

unit = compiled_unit(__package__)
COMPILED = unit is not None
if unit is not None:
    globals().update({name: getattr(unit, name) for name in (*DOORS, "Box", "State", "Answers", "Chance", "Desk")})
