"""The gate to the strict core of Midgard: the compiled unit if it is up to date, else the modules.

Nothing else imports a strict module. From outside, set whole fields (`state.score = [5, 0, 0, 0, 0]`), because a
compiled state returns copies of its lists.
"""

from meadhall.kernel.compiling.units import compiled_unit
from meadhall.kernel.core.answers import Answers as Answers
from meadhall.kernel.core.batches import Run as Run
from meadhall.kernel.core.batches import game_seed as game_seed
from meadhall.kernel.core.chance import Chance as Chance
from meadhall.midgard.core.box import Box as Box
from meadhall.midgard.core.knowledge.imagining import imagine as imagine
from meadhall.midgard.core.knowledge.sampler.workspace import Workspace as Workspace
from meadhall.midgard.core.knowledge.scene import phase_now as phase_now
from meadhall.midgard.core.knowledge.scene import turn_now as turn_now
from meadhall.midgard.core.knowledge.veil import veil as veil
from meadhall.midgard.core.laws.bounds import is_veiled as is_veiled
from meadhall.midgard.core.laws.bounds import is_veiled_for as is_veiled_for
from meadhall.midgard.core.laws.consistency import is_off_course as is_off_course
from meadhall.midgard.core.laws.lawful_play import play_lawfully as play_lawfully
from meadhall.midgard.core.laws.laws import broken_law as broken_law
from meadhall.midgard.core.observing.batch import begin_games as begin_games
from meadhall.midgard.core.observing.batch import find_refused as find_refused
from meadhall.midgard.core.observing.batch import read_state as read_state
from meadhall.midgard.core.observing.batch import run_at_random as run_at_random
from meadhall.midgard.core.observing.batch import run_to_learners as run_to_learners
from meadhall.midgard.core.observing.batch import show_games as show_games
from meadhall.midgard.core.observing.batch import step_games as step_games
from meadhall.midgard.core.observing.batch import write_state as write_state
from meadhall.midgard.core.observing.choosing import answers_by_logits as answers_by_logits
from meadhall.midgard.core.observing.choosing import choose_answers as choose_answers
from meadhall.midgard.core.observing.choosing import imagine_games as imagine_games
from meadhall.midgard.core.observing.choosing import play_games_out as play_games_out
from meadhall.midgard.core.observing.choosing import reward_for as reward_for
from meadhall.midgard.core.observing.observing import observe as observe
from meadhall.midgard.core.observing.observing import write_mask as write_mask
from meadhall.midgard.core.play import play_out as play_out
from meadhall.midgard.core.play import proceed as proceed
from meadhall.midgard.core.play import start as start
from meadhall.midgard.core.policy.evaluation import judge as judge
from meadhall.midgard.core.policy.likely_worlds import imagine_likely as imagine_likely
from meadhall.midgard.core.policy.playout import play_on as play_on
from meadhall.midgard.core.policy.weights import weigh as weigh
from meadhall.midgard.core.questions import answers as answers
from meadhall.midgard.core.questions import next_seat as next_seat
from meadhall.midgard.core.questions import question as question
from meadhall.midgard.core.questions import refuse as refuse
from meadhall.midgard.core.rules.scoring import set_worth as set_worth
from meadhall.midgard.core.rules.scoring import winners as winners
from meadhall.midgard.core.rules.vikings import controller as controller
from meadhall.midgard.core.rules.vikings import free_villages as free_villages
from meadhall.midgard.core.rules.vikings import strength as strength
from meadhall.midgard.core.state import State as State

ROOTS = (
    "core.play",
    "core.knowledge.scene",
    "core.knowledge.veil",
    "core.knowledge.imagining",
    "core.observing.batch",
    "core.laws.laws",
    "core.laws.lawful_play",
    "core.policy.playout",
    "core.policy.likely_worlds",
    "core.policy.evaluation",
)
DOORS = (
    "answers",
    "answers_by_logits",
    "begin_games",
    "choose_answers",
    "broken_law",
    "controller",
    "find_refused",
    "free_villages",
    "game_seed",
    "imagine",
    "imagine_games",
    "imagine_likely",
    "is_off_course",
    "is_veiled",
    "is_veiled_for",
    "judge",
    "next_seat",
    "observe",
    "phase_now",
    "play_games_out",
    "play_lawfully",
    "play_on",
    "play_out",
    "proceed",
    "question",
    "read_state",
    "refuse",
    "reward_for",
    "run_at_random",
    "run_to_learners",
    "set_worth",
    "show_games",
    "start",
    "step_games",
    "strength",
    "turn_now",
    "veil",
    "weigh",
    "winners",
    "write_mask",
    "write_state",
)

CLASSES = ("Answers", "Box", "Chance", "Workspace", "Run", "State")

unit = compiled_unit(__package__)
COMPILED = unit is not None
if unit is not None:
    globals().update({name: getattr(unit, name) for name in (*DOORS, *CLASSES)})
