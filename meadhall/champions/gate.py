"""The gate to the strict core of Champions: the compiled unit if it is up to date, else the modules.

Nothing else imports a strict module. From outside, set whole fields (`state.coins = [5, 0, 0, 0]`), because a compiled
state returns copies of its lists.
"""

from meadhall.champions.core.box import Box as Box
from meadhall.champions.core.enemies import attack_at as attack_at
from meadhall.champions.core.enemies import defence_at as defence_at
from meadhall.champions.core.enemies import fight_at as fight_at
from meadhall.champions.core.enemies import is_kraken_at as is_kraken_at
from meadhall.champions.core.enemies import losses_at as losses_at
from meadhall.champions.core.enemies import round_at as round_at
from meadhall.champions.core.knowledge.imagining import imagine as imagine
from meadhall.champions.core.knowledge.scene import phase_now as phase_now
from meadhall.champions.core.knowledge.scene import turn_now as turn_now
from meadhall.champions.core.knowledge.scene import venue_now as venue_now
from meadhall.champions.core.knowledge.veil import veil as veil
from meadhall.champions.core.laws.bounds import is_veiled as is_veiled
from meadhall.champions.core.laws.bounds import is_veiled_for as is_veiled_for
from meadhall.champions.core.laws.consistency import is_off_course as is_off_course
from meadhall.champions.core.laws.lawful_play import play_lawfully as play_lawfully
from meadhall.champions.core.laws.laws import broken_law as broken_law
from meadhall.champions.core.observing.batch import begin_games as begin_games
from meadhall.champions.core.observing.batch import find_refused as find_refused
from meadhall.champions.core.observing.batch import read_state as read_state
from meadhall.champions.core.observing.batch import run_at_random as run_at_random
from meadhall.champions.core.observing.batch import run_to_learners as run_to_learners
from meadhall.champions.core.observing.batch import show_games as show_games
from meadhall.champions.core.observing.batch import step_games as step_games
from meadhall.champions.core.observing.batch import write_state as write_state
from meadhall.champions.core.observing.choosing import answers_by_logits as answers_by_logits
from meadhall.champions.core.observing.choosing import choose_answers as choose_answers
from meadhall.champions.core.observing.choosing import imagine_games as imagine_games
from meadhall.champions.core.observing.choosing import play_games_out as play_games_out
from meadhall.champions.core.observing.choosing import reward_for as reward_for
from meadhall.champions.core.observing.observing import observe as observe
from meadhall.champions.core.observing.observing import write_mask as write_mask
from meadhall.champions.core.odds.advice import advise as advise
from meadhall.champions.core.odds.advice import chance_to_win as chance_to_win
from meadhall.champions.core.odds.advice import losses_to_expect as losses_to_expect
from meadhall.champions.core.odds.distribution import find_distribution as find_distribution
from meadhall.champions.core.odds.rolled import find_rolled as find_rolled
from meadhall.champions.core.odds.rolls import Odds as Odds
from meadhall.champions.core.odds.solve import fits_arrays as fits_arrays
from meadhall.champions.core.odds.solve import lost_at as lost_at
from meadhall.champions.core.odds.solve import solve as solve
from meadhall.champions.core.odds.solve import won_at as won_at
from meadhall.champions.core.play import play_out as play_out
from meadhall.champions.core.play import proceed as proceed
from meadhall.champions.core.play import start as start
from meadhall.champions.core.policy.estimates import estimate as estimate
from meadhall.champions.core.policy.evaluation import judge as judge
from meadhall.champions.core.policy.likely_worlds import imagine_likely as imagine_likely
from meadhall.champions.core.policy.playout import play_on as play_on
from meadhall.champions.core.policy.weights import weigh as weigh
from meadhall.champions.core.questions.asking import answers as answers
from meadhall.champions.core.questions.asking import next_seat as next_seat
from meadhall.champions.core.questions.asking import question as question
from meadhall.champions.core.questions.asking import refuse as refuse
from meadhall.champions.core.rules.dice import shields_shown as shields_shown
from meadhall.champions.core.rules.hunting import food_hunted as food_hunted
from meadhall.champions.core.rules.leaders import hits_shown as hits_shown
from meadhall.champions.core.rules.scoring import winners as winners
from meadhall.champions.core.state import State as State
from meadhall.champions.core.stores import at_home as at_home
from meadhall.champions.core.stores import workers_owned as workers_owned
from meadhall.kernel.compiling.units import compiled_unit
from meadhall.kernel.core.answers import Answers as Answers
from meadhall.kernel.core.batches import Run as Run
from meadhall.kernel.core.batches import game_seed as game_seed
from meadhall.kernel.core.chance import Chance as Chance

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
    "core.odds.distribution",
    "core.odds.advice",
    "core.odds.rolled",
)
DOORS = (
    "advise",
    "answers",
    "answers_by_logits",
    "at_home",
    "attack_at",
    "begin_games",
    "choose_answers",
    "broken_law",
    "chance_to_win",
    "defence_at",
    "estimate",
    "fight_at",
    "find_distribution",
    "find_refused",
    "find_rolled",
    "fits_arrays",
    "food_hunted",
    "game_seed",
    "hits_shown",
    "imagine",
    "imagine_games",
    "imagine_likely",
    "is_kraken_at",
    "is_off_course",
    "is_veiled",
    "is_veiled_for",
    "judge",
    "losses_at",
    "losses_to_expect",
    "lost_at",
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
    "round_at",
    "run_at_random",
    "run_to_learners",
    "shields_shown",
    "show_games",
    "solve",
    "start",
    "step_games",
    "turn_now",
    "veil",
    "venue_now",
    "weigh",
    "winners",
    "won_at",
    "workers_owned",
    "write_mask",
    "write_state",
)

CLASSES = ("Answers", "Box", "Chance", "Odds", "Run", "State")

unit = compiled_unit(__package__)
COMPILED = unit is not None
if unit is not None:
    globals().update({name: getattr(unit, name) for name in (*DOORS, *CLASSES)})
Workspace = Answers  # all that `imagine` needs besides the states
