"""A game at a prompt: people and bots take their seats, are asked, answer, and are told what happened.

Whoever sits at the keyboard sees only what that seat may know. Where several people share it, the screen is wiped and a
name asked for before anything of the next one is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from meadhall.kernel.errors import MeadhallError, NoUndo
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match
from meadhall.kernel.messages import Message
from meadhall.kernel.rules import Decision
from meadhall.locale.speech import Speech
from meadhall.terminal import saves
from meadhall.terminal.answering import Answering, Stopped
from meadhall.terminal.bot_seats import Company, is_asked, trusted
from meadhall.terminal.commands import COMMANDS, command_in, run
from meadhall.terminal.reading import MOST_TYPED, cleaned, plain_words
from meadhall.terminal.retelling import show_ending
from meadhall.terminal.screen import Choice, Screen
from meadhall.terminal.thinking import SOON, TICK, T, Thought

Keyboard = Callable[[str], str]


class Leave(Exception):
    """The player wants to stop, or there is nobody at the keyboard any more."""


class Session:
    """One game, its players, and whoever sits at the keyboard."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        language: str,
        screen: Screen,
        keyboard: Keyboard,
        path: Path,
        home: Path,
        seed: int | None = None,
    ) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.path = path  # where the game is kept after every answer
        self.home = home  # the folder of games that are kept by themselves
        self.begin(match, players, language, seed)

    def begin(self, match: Match, players: Sequence[str], language: str, seed: int | None = None) -> None:
        """Sit down to a match."""
        self.match = match
        self.seed = seed
        self.players = tuple(players)
        self.people = [seat for seat, name in enumerate(self.players) if name == saves.PERSON]
        self.bots = Company(match, self.players, seed)
        self.told: dict[Audience, int] = dict.fromkeys([*range(len(players)), None], 0)
        self.before = dict(self.told)  # where the story of a seat's last turn began
        self.facing: int | None = None
        self.board_at = -1
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in a language."""
        rules = self.match.rules
        self.language = language
        phrases = rules.phrases
        self.speech = Speech(
            language, ["meadhall", rules.game.messages], phrases.families, self.match.names, phrases.own_name
        )
        self.english = Speech("en", ["meadhall"]) if language != "en" else self.speech
        self.picture = rules.game.picture
        self.answering = Answering(self.match, self.speech)
        self.screen.labelled = self.labelled
        self.screen.apart = self.speech.apart

    def labelled(self, label: str, text: str) -> str:
        """A label and what belongs to it."""
        return self.speech.say("labelled", label=label, text=text)

    def say(self, message: Message | str, **args: Any) -> None:
        """One sentence on the screen."""
        self.screen.line(self.speech.say(message, **args))

    def play(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        try:
            while (seat := self.match.rules.core.next_seat(self.match.state)) >= 0:
                self.turn(seat)
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            self.screen.line("")
            kept = self.keep()
            self.say("goodbye" if kept else "goodbye-lost", file=str(self.path), game=self.slug)
            return 130 if isinstance(leaving, KeyboardInterrupt) else 0
        finally:
            self.bots.close()
        return 0

    @property
    def slug(self) -> str:
        """The game's own name."""
        return self.match.rules.game.slug

    def view(self, seat: int) -> Any:
        """What the seat may know."""
        return self.match.view(seat)

    def turn(self, seat: int) -> None:
        """Ask the seat that the game waits for; of several that are asked at once, people before bots."""
        asked = [one for one in self.people if is_asked(self.match, one)]
        if asked:
            self.bots.think_ahead()
            if seat not in self.people:
                seat = self.facing if self.facing in asked else asked[0]
        if seat in self.people:
            self.face(seat)
            self.ask(seat)
        else:
            self.match.answer(seat, self.bots.advice(seat, self.waited).code)
            for message in self.bots.faults(seat):
                self.say(message)
            if not self.people:
                self.tell(None)
        self.keep()

    def waited(self, thought: Thought[T], name: str) -> T:
        """What comes of a thought of somebody; if it takes long, the screen says so."""
        if not thought.wait(SOON):
            with self.screen.busy(self.speech.say("thinking", name=name)):
                while not thought.wait(TICK):
                    pass
        return thought.found()

    def face(self, seat: int) -> None:
        """Make sure that the right person looks at the screen."""
        if self.facing == seat:
            return
        if len(self.people) > 1:
            name = self.match.names[seat]
            if self.facing is not None:
                self.typed(self.speech.say("hand-over", name=name))
            self.screen.clear()
            while plain_words(self.typed(self.speech.say("hand-name", name=name))) != plain_words(name):
                self.say("hand-wrong", name=name)
            self.screen.clear()
        self.facing = seat

    def typed(self, prompt: str) -> str:
        """A line from the keyboard, without what cannot be printed; a prompt too wide for a line is a line itself."""
        if len(prompt) + 2 > self.screen.console.width:
            self.screen.line(prompt)
            prompt = ">"
        try:
            return cleaned(self.keyboard(f"{prompt} "))
        except UnicodeDecodeError:
            return ""

    def tell(self, seat: Audience, since: int | None = None) -> None:
        """What happened since the seat was last told, or since a running number; None is who only looks on."""
        begin = self.told[seat] if since is None else since
        events = [told.event for told in self.match.events(seat, begin)]
        self.told[seat] = self.match.number(seat)
        self.screen.story([self.speech.say(message) for message in self.match.rules.phrases.story(events)])

    def ask(self, seat: int) -> None:
        """Put the seat's question until it is answered."""
        decision = self.match.decision(seat)
        assert decision is not None
        if self.match.number(seat) > self.told[seat]:
            self.before[seat] = self.told[seat]
            self.tell(seat)
        if (
            decision.question in self.picture.SHOWN_AT
            and self.board_at != len(self.match.played)
            and not self.screen.plain
        ):
            self.board_at = len(self.match.played)
            if not self.answering.under_way(decision):
                self.show_board(seat)
        self.put(decision)
        while self.match.decision(seat) == decision and not self.read(seat, decision):
            pass

    def show_board(self, seat: int) -> None:
        """The board as the seat sees it."""
        view, rules = self.view(seat), self.match.rules
        self.screen.board(
            self.picture.heading(view, rules, self.speech), self.picture.sections(view, rules, self.speech)
        )

    def put(self, decision: Decision) -> None:
        """The question with its numbered answers; what is closed is named below."""
        view = self.view(decision.seat)
        phrases = self.match.rules.phrases
        self.screen.question(self.speech.say(phrases.question(decision.question, view, decision.seat)))
        asked = self.match.rules.asked(self.match.state, decision.seat)
        assert asked is not None
        choices = [
            Choice(
                number,
                self.answering.label(one.code, view, decision.question),
                self.speech.say(one.effect) if one.effect else "",
            )
            for number, one in enumerate(asked.open, 1)
        ]
        self.screen.choices(choices)
        if asked.closed:
            labels = [self.answering.label(one.code, view) for one in asked.closed]
            names = [f"{number} {label}" for number, label in enumerate(labels, len(choices) + 1)]
            self.say("closed", answers=", ".join(names))
        for warning in asked.warnings:
            self.say(warning)

    def read(self, seat: int, decision: Decision) -> bool:
        """One line: an answer or a command. True when the question must be put anew."""
        text = self.typed(self.speech.say("prompt", name=self.match.names[seat]))
        if len(text) > MOST_TYPED:
            self.say("too-long")
            return False
        if not text:
            self.say("nothing-typed")
            return False
        command, rest = command_in(text, self.speech, self.english)
        if command:
            return run(self, COMMANDS[command], seat, decision, rest)
        try:
            self.answering.answer(decision, text)
        except Stopped as stopped:
            self.say(stopped.message)
            if not stopped.changed:
                return False
        self.keep()
        self.pause(seat)
        return True

    def pause(self, seat: int) -> None:
        """Before others go on, the last chance to take an answer back."""
        waiting = self.match.rules.core.next_seat(self.match.state)
        if waiting == seat or waiting < 0 or self.match.undoable(seat) is None:
            return
        self.tell(seat)
        while text := self.typed(self.speech.say("turn-end")):
            command, _ = command_in(text, self.speech, self.english)
            if command == "undo":
                self.undo(seat)
                return
            if command == "quit":
                raise Leave
            self.say("not-understood", typed=text[:40])

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer."""
        if all(step.seat != seat for step in self.match.played):
            self.say("undo-nothing")
            return False
        try:
            self.match.undo(seat)
        except NoUndo:
            self.say("undo-refused" if self.match.undoable(seat) is None else "undo-rests")
            return False
        self.told[seat] = self.match.number(seat)
        self.say("undone")
        self.keep()
        return True

    def keep(self, path: Path | None = None) -> bool:
        """Write the game to its file, or to another."""
        try:
            saves.write(path or self.path, self.match, self.players)
        except OSError as error:
            self.say("save-failed", file=str(path or self.path), why=error.strerror or "")
            return False
        return True

    def load(self, typed: str) -> bool:
        """Leave this game, which is kept, for another."""
        try:
            path = saves.path_from(typed)
            saved = saves.read(path)
        except MeadhallError as error:
            self.say("load-failed", file=typed, why=Message(f"error-{error.code.replace('/', '-')}"))
            return False
        players = trusted(saved.players, self.speech, self.typed)
        self.keep()
        self.bots.close()
        self.begin(saved.match, players, self.language)
        self.path = saves.path_to_go_on(path, self.home, self.slug, datetime.now())
        self.take_up(path)
        return True

    def take_up(self, loaded: Path) -> None:
        """Say which game goes on, and where it is kept if that is another file."""
        self.catch_up()
        self.say("loaded", file=str(loaded))
        if self.path != loaded:
            self.say("loaded-apart", file=str(loaded), kept=str(self.path))

    def catch_up(self) -> None:
        """Take it that everybody knows what has happened so far."""
        self.told = {audience: self.match.number(audience) for audience in self.told}
        self.before = dict(self.told)

    def tell_the_end(self) -> None:
        """Several people look at the screen now: what all of them may know of what the last answer led to."""
        last = max(i for i, step in enumerate(self.match.played) if step.seat in self.people)
        told = [one.event for step in self.match.played[last:] for one in step.told if one.to(None)]
        self.screen.story([self.speech.say(message) for message in self.match.rules.phrases.story(told)])

    def finish(self) -> None:
        """The end of the story, the final scoring, and who has won."""
        if len(self.people) == 1:
            self.tell(self.people[0])
        elif self.people:
            self.tell_the_end()
        show_ending(self.match, self.screen, self.speech)
        self.keep()
