"""Choosing in a batch: answers by karl, at random or by logits, play-outs, imagined games, and what an end is worth."""

from meadhall.champions.core.knowledge.imagining import imagine
from meadhall.champions.core.knowledge.veil import veil
from meadhall.champions.core.play import play_out
from meadhall.champions.core.policy.playout import play_on
from meadhall.champions.core.policy.weights import weigh
from meadhall.champions.core.questions.asking import answers, next_seat
from meadhall.champions.core.rules.scoring import winners
from meadhall.champions.core.state import State
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.batches import STREAMS, Run, by_logits, final_reward, mixed
from meadhall.kernel.core.chance import Chance
from meadhall.kernel.core.favourites import favoured
from meadhall.kernel.core.strict import Cells, Flags, Floats, Real, Signs, Wides


def note_standings(s: State, out: Answers) -> None:
    """Write twice the score of each seat, and 1 more for a winner, into the notes."""
    won = winners(s)
    for seat in range(s.box.seats):
        out.notes[seat] = 2 * s.glory[seat] + (won >> seat & 1)


def reward_for(s: State, seat: int, kind: int, out: Answers) -> Real:
    """The reward of a seat for the end of a game; 0 before it."""
    if s.depth > 0:
        return 0.0
    note_standings(s, out)
    return final_reward(out, s.box.seats, seat, kind)


def chosen_by(s: State, seat: int, draws: Chance, out: Answers, slack: int) -> int:
    """The answer that karl would give or, with a slack below 0, a random one."""
    if slack < 0:
        answers(s, seat, out)
        return out.codes[draws.any_of(out.count)]
    weigh(s, seat, out)
    return favoured(out, draws, slack)


def choose_answers(
    s: State, draws: Chance, out: Answers, run: Run, slack: int, states: Cells, streams: Wides, actions: Cells
) -> None:
    """An answer for each game, by karl or at random."""
    for game in range(run.games):
        s.take(states, game * run.width)
        draws.stream = streams[game * STREAMS + 1]
        actions[game] = chosen_by(s, next_seat(s), draws, out, slack)
        streams[game * STREAMS + 1] = draws.stream


def answers_by_logits(
    draws: Chance, run: Run, is_greedy: bool, streams: Wides, masks: Flags, logits: Floats, actions: Cells
) -> None:
    """An answer by the logits of each game, among those that the mask opens."""
    for game in range(run.games):
        draws.stream = streams[game * STREAMS + 1]
        actions[game] = by_logits(draws, run.codes, masks, logits, game * run.codes, is_greedy)
        streams[game * STREAMS + 1] = draws.stream


def play_games_out(
    s: State, draws: Chance, out: Answers, run: Run, slack: int, states: Cells, streams: Wides, rewards: Floats
) -> None:
    """The rewards if each game is played to its end, by karl or, with a slack below 0, at random; no game changes.

    Chance then draws from the stream of the answers, so that the outcomes to come stay unknown.
    """
    for game in range(run.games):
        s.take(states, game * run.width)
        draws.stream = streams[game * STREAMS + 1]
        if slack < 0:
            play_out(s, draws, out)
        else:
            play_on(s, draws, out, EVERYBODY, EVERYBODY, slack)
        streams[game * STREAMS + 1] = draws.stream
        note_standings(s, out)
        for seat in range(s.box.seats):
            rewards[game * s.box.seats + seat] = final_reward(out, s.box.seats, seat, run.reward)


def imagine_games(
    s: State,
    view: State,
    world: State,
    draws: Chance,
    work: Answers,
    run: Run,
    states: Cells,
    streams: Wides,
    audiences: Signs,
    worlds: Cells,
    lucks: Wides,
) -> None:
    """For each game a full state that agrees with what one seat knows of it, and streams of its own, in other arrays.

    The streams of outcomes and of answers must be apart, or else the dice would follow the answers.
    """
    for game in range(run.games):
        s.take(states, game * run.width)
        draws.stream = streams[game * STREAMS + 1]
        veil(s, audiences[game], view)
        imagine(view, audiences[game], world, draws, work)
        draws.any_of(1)  # where nothing is hidden nothing was drawn, and the next world must have other luck
        lucks[game * STREAMS] = mixed(draws.stream)
        lucks[game * STREAMS + 1] = mixed(lucks[game * STREAMS])
        lucks[game * STREAMS + 2] = streams[game * STREAMS + 2]
        streams[game * STREAMS + 1] = draws.stream
        world.put(worlds, game * run.width)
