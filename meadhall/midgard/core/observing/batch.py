"""Batches: many games played in step, in arrays of the caller.

The state of a game is read into one working state, and written back after its step: a state is some two kilobytes, and
so no object is needed for each game. Random numbers of a game depend on the batch's seed and on the game's place alone.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.batches import STREAMS, Run, final_reward, game_seed
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME
from meadhall.kernel.core.chance import MASK64, Chance
from meadhall.kernel.core.strict import Cells, Flags, Floats, Signs, Wide, Wides
from meadhall.midgard.core.numbers.reasons import OPEN
from meadhall.midgard.core.observing.choosing import choose_answers, chosen_by, note_standings
from meadhall.midgard.core.observing.observing import observe, write_mask
from meadhall.midgard.core.observing.places import OBSERVED
from meadhall.midgard.core.play import proceed, start
from meadhall.midgard.core.questions import next_seat, refuse
from meadhall.midgard.core.state import State


def read_state(s: State, cells: Cells, at: Wide) -> None:
    """Read a state from the row of a game."""
    s.take(cells, at)


def write_state(s: State, cells: Cells, at: Wide) -> None:
    """Write a state into the row of a game."""
    s.put(cells, at)


def begin_one(s: State, blank: State, chance: Chance, run: Run, game: Wide, streams: Wides) -> None:
    """Begin a game of the batch, for the first time or anew."""
    s.assign(blank)
    chance.reseed(game_seed(run.seed, run.first + game, streams[game * STREAMS + 2]))
    start(s, chance)


def show_one(s: State, out: Answers, run: Run, game: Wide, observations: Cells, masks: Flags, movers: Signs) -> None:
    """Write who is to answer, what it observes, and which answers are open to it."""
    seat = next_seat(s)
    movers[game] = seat
    observe(s, seat, observations, game * OBSERVED)
    write_mask(s, seat, out, masks, game * run.codes, run.codes)


def step_one(
    s: State,
    blank: State,
    chance: Chance,
    out: Answers,
    run: Run,
    game: Wide,
    code: int,
    streams: Wides,
    rewards: Floats,
    dones: Flags,
) -> None:
    """Carry out an answer in a game, and add its rewards; a game that ends begins anew.

    Points of a game that has just begun anew count from the next step on: the row still has those of the one before.
    """
    row: Wide = game * s.box.seats
    is_counted: bool = run.dense != 0 and dones[game] == 0
    if is_counted:
        for seat in range(s.box.seats):
            out.notes[seat] = s.score[seat]
    proceed(s, next_seat(s), code, chance)
    if is_counted:
        for seat in range(s.box.seats):
            rewards[row + seat] += run.dense * (s.score[seat] - out.notes[seat])
    if s.depth == 0:
        dones[game] = 1
        note_standings(s, out)
        for seat in range(s.box.seats):
            rewards[row + seat] += final_reward(out, s.box.seats, seat, run.reward)
        streams[game * STREAMS + 2] += 1
        begin_one(s, blank, chance, run, game, streams)


def forget_last(s: State, game: Wide, rewards: Floats, dones: Flags) -> None:
    """Clear what the last step of a game brought."""
    dones[game] = 0
    for seat in range(s.box.seats):
        rewards[game * s.box.seats + seat] = 0.0


def begin_games(
    s: State,
    blank: State,
    chance: Chance,
    draws: Chance,
    out: Answers,
    run: Run,
    states: Cells,
    streams: Wides,
    observations: Cells,
    masks: Flags,
    movers: Signs,
) -> None:
    """Begin all games for the first time."""
    for game in range(run.games):
        streams[game * STREAMS + 2] = 0
        begin_one(s, blank, chance, run, game, streams)
        streams[game * STREAMS] = chance.stream
        draws.reseed(game_seed(run.seed, run.first + game, MASK64))
        streams[game * STREAMS + 1] = draws.stream
        s.put(states, game * run.width)
        show_one(s, out, run, game, observations, masks, movers)


def show_games(
    s: State, out: Answers, run: Run, states: Cells, observations: Cells, masks: Flags, movers: Signs
) -> None:
    """Write what is observed and open in all games, after their states were set from outside."""
    for game in range(run.games):
        s.take(states, game * run.width)
        show_one(s, out, run, game, observations, masks, movers)


def find_refused(s: State, run: Run, states: Cells, actions: Cells) -> int:
    """The first game in which the answer given is not open; below 0 if all are."""
    for game in range(run.games):
        s.take(states, game * run.width)
        if refuse(s, next_seat(s), actions[game]) != OPEN:
            return game
    return -1


def step_games(
    s: State,
    blank: State,
    chance: Chance,
    out: Answers,
    run: Run,
    states: Cells,
    streams: Wides,
    actions: Cells,
    observations: Cells,
    masks: Flags,
    rewards: Floats,
    dones: Flags,
    movers: Signs,
) -> None:
    """Carry out one open answer in each game, and write what follows from it."""
    for game in range(run.games):
        s.take(states, game * run.width)
        chance.stream = streams[game * STREAMS]
        forget_last(s, game, rewards, dones)
        step_one(s, blank, chance, out, run, game, actions[game], streams, rewards, dones)
        streams[game * STREAMS] = chance.stream
        s.put(states, game * run.width)
        show_one(s, out, run, game, observations, masks, movers)


def run_at_random(
    s: State,
    blank: State,
    chance: Chance,
    draws: Chance,
    out: Answers,
    run: Run,
    steps: Wide,
    states: Cells,
    streams: Wides,
    actions: Cells,
    observations: Cells,
    masks: Flags,
    rewards: Floats,
    dones: Flags,
    movers: Signs,
) -> None:
    """Answer at random in each game so many times, and write all arrays after every answer.

    An answer is drawn from the mask when that is written, because the list of open answers is at hand then.
    """
    if steps > 0:
        choose_answers(s, draws, out, run, -1, states, streams, actions)
    for step in range(steps):
        for game in range(run.games):
            s.take(states, game * run.width)
            chance.stream = streams[game * STREAMS]
            forget_last(s, game, rewards, dones)
            step_one(s, blank, chance, out, run, game, actions[game], streams, rewards, dones)
            streams[game * STREAMS] = chance.stream
            s.put(states, game * run.width)
            show_one(s, out, run, game, observations, masks, movers)
            if step + 1 < steps:
                draws.stream = streams[game * STREAMS + 1]
                actions[game] = out.codes[draws.any_of(out.count)]
                streams[game * STREAMS + 1] = draws.stream


def run_to_learners(
    s: State,
    blank: State,
    chance: Chance,
    draws: Chance,
    out: Answers,
    run: Run,
    slack: int,
    states: Cells,
    streams: Wides,
    learners: Signs,
    observations: Cells,
    masks: Flags,
    rewards: Floats,
    dones: Flags,
    movers: Signs,
) -> None:
    """Answer for the other seats until one seat is asked in each game; rewards and ends are added to the last step."""
    for game in range(run.games):
        if movers[game] != learners[game]:
            s.take(states, game * run.width)
            chance.stream = streams[game * STREAMS]
            draws.stream = streams[game * STREAMS + 1]
            for _ in range(MOST_ANSWERS_A_GAME):
                seat = next_seat(s)
                if seat == learners[game] or chance.stuck != 0:
                    break
                code = chosen_by(s, seat, draws, out, slack)
                step_one(s, blank, chance, out, run, game, code, streams, rewards, dones)
            streams[game * STREAMS] = chance.stream
            streams[game * STREAMS + 1] = draws.stream
            s.put(states, game * run.width)
            show_one(s, out, run, game, observations, masks, movers)
