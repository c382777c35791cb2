"""A game at a prompt: people and bots sit at a table of the hall, are asked, answer, and are told what happened.

Whoever sits at the keyboard sees only what that seat may know. Where several people share it, the screen is wiped and a
name asked for before anything of the next one is shown.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from meadhall.hall import wire
from meadhall.hall.table import PERSON
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match
from meadhall.kernel.messages import Message
from meadhall.locale.choosing import language_from
from meadhall.locale.speech import Speech
from meadhall.terminal import saves
from meadhall.terminal.answers.numbering import Numbers
from meadhall.terminal.asking import Asking
from meadhall.terminal.background import SOON, TICK, is_done
from meadhall.terminal.commands import command_in, run_anywhere, run_between
from meadhall.terminal.company import trusted
from meadhall.terminal.host import Host
from meadhall.terminal.reading import cleaned, plain_words
from meadhall.terminal.retelling import show_ending
from meadhall.terminal.screen import Screen

Keyboard = Callable[[str], str]
T = TypeVar("T")


class Leave(Exception):
    """The player wants to stop."""


class Session:
    """One table, and whoever sits at the keyboard."""

    def __init__(
        self, host: Host, language: str, screen: Screen, keyboard: Keyboard, home: Path, seed: int | None = None
    ) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.home = home  # the folder of games that are kept by themselves
        self.begin(host, language, seed)

    def begin(self, host: Host, language: str, seed: int | None = None) -> None:
        """Sit down at a table."""
        self.host = host
        self.seed = seed
        self.told: dict[Audience, int] = dict.fromkeys([*range(self.match.rules.seats), None], 0)
        self.before = dict(self.told)  # where the story of a seat's last turn began
        self.facing: int | None = None
        self.asking: Asking | None = None  # the last question that was put
        self.above = 0  # lines that introduce the game and are to be read before they leave the screen
        self.ahead = ""  # a command typed where something was to be read, carried out next
        self.numbers = Numbers(self.match.rules)
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
        self.screen.is_map_first = self.picture.IS_MAP_FIRST
        self.screen.labelled = self.labelled
        self.screen.apart = self.speech.apart

    @property
    def match(self) -> Match:
        """The game itself."""
        return self.host.match

    @property
    def path(self) -> Path:
        """Where the game is kept after every answer."""
        return self.host.path

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where: a person, or a bot by its name."""
        return tuple(self.host.table.players)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return self.host.table.people()

    @property
    def slug(self) -> str:
        """The game's own name."""
        return self.match.rules.game.slug

    def labelled(self, label: str, text: str) -> str:
        """A label and what belongs to it."""
        return self.speech.say("labelled", label=label, text=text)

    def say(self, message: Message | str, **args: Any) -> None:
        """One sentence on the screen."""
        self.screen.line(self.speech.say(message, **args))

    def view(self, seat: int) -> Any:
        """What the seat may know."""
        return self.match.view(seat)

    def play(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        try:
            while not self.host.table.is_over:
                self.turn()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            self.screen.line("")
            kept = self.keep()
            if kept:
                self.offer("goodbye", "play", self.slug, "--load", str(self.path))
            else:
                self.say("goodbye-lost")
            return 130 if isinstance(leaving, KeyboardInterrupt) else 0
        finally:
            self.host.close()
        return 0

    def turn(self) -> None:
        """Ask a seat that the game waits for; of several that are asked at once, people before bots."""
        thoughts = self.host.thoughts()
        asked = [seat for seat in self.people if seat in self.match.waiting()]
        if asked:
            first = self.match.rules.core.next_seat(self.match.state)
            seat = first if first in asked else self.facing if self.facing in asked else asked[0]
            self.face(seat)
            self.asking = Asking(self, seat)
            self.asking.ask()
            return
        for seat, thought in thoughts.items():
            self.waited(thought, self.match.names[seat])
        acted = self.host.let_a_bot_answer()
        self.tell_fault()
        if acted is not None:
            for message in self.host.company.faults(acted, self.match.names[acted]):
                self.say(message)
        if not self.people:
            self.tell(None)

    def waited(self, thought: Future[T], name: str) -> None:
        """Wait for a thought of somebody; if it takes long, the screen says so."""
        if not is_done(thought, SOON):
            with self.screen.busy(self.speech.say("thinking", name=name)):
                while not is_done(thought, TICK):
                    pass

    def face(self, seat: int) -> None:
        """Make sure that the right person looks at the screen."""
        if self.facing == seat:
            return
        if len(self.people) > 1:
            name = self.match.names[seat]
            while self.facing is not None and (text := self.typed(self.speech.say("hand-over", name=name))):
                run_between(self, text)
            self.screen.clear()
            while plain_words(text := self.typed(self.speech.say("hand-name", name=name))) != plain_words(name):
                if not run_between(self, text):
                    self.say("hand-wrong", name=name)
            self.screen.clear()
            self.above = 0
        self.facing, self.ahead = seat, ""

    def typed(self, prompt: str) -> str:
        """A line from the keyboard, without what cannot be printed; a prompt too wide for a line is a line itself."""
        if len(prompt) + 2 > self.screen.console.width:
            self.screen.line(prompt)
            prompt = ">"
        try:
            return cleaned(self.keyboard(f"{prompt} "))
        except UnicodeDecodeError:
            return ""

    def next_line(self, prompt: str) -> str:
        """The command that was typed ahead, or else a line from the keyboard."""
        ahead, self.ahead = self.ahead, ""
        return ahead or self.typed(prompt)

    def tell(self, seat: Audience, since: int | None = None) -> int:
        """What happened since the seat was last told, or since a running number; None is who only looks on.

        How many lines of it are left on the screen, if there is somebody who turns its pages.
        """
        begin = self.told[seat] if since is None else since
        self.told[seat] = self.match.number(seat)
        story = [self.speech.say(message) for message in self.host.story(seat, begin)]
        return self.screen.story(story, self.read_on if self.people else None)

    def show_board(self, seat: int) -> None:
        """The board as the seat sees it, page by page if the screen is too low for it; then the question comes back."""
        view, rules = self.view(seat), self.match.rules
        sections = self.picture.sections(view, rules, self.speech)
        if self.screen.board(self.picture.heading(view, rules, self.speech), sections, self.more):
            self.read_on()

    def more(self) -> bool:
        """Ask whether to show the next page."""
        text = self.typed(self.speech.say("board-more"))
        self.set_ahead(text)
        return not text

    def read_on(self) -> bool:
        """Wait until what stands on the screen has been read, where somebody turns its pages."""
        if self.screen.is_paged:
            self.set_ahead(self.typed(self.speech.say("read-on")))
        return True

    def set_ahead(self, text: str) -> None:
        """Keep a line that was typed where something was to be read, if it is a command; a single key is none."""
        command = text.split(" ", 1)[0]
        if len(command) > 1 and command_in(text, self.speech, self.english)[0]:
            self.ahead = text

    def pause(self, seat: int) -> None:
        """Before others go on, the last chance to take an answer back."""
        waiting = self.match.rules.core.next_seat(self.match.state)
        if waiting == seat or waiting < 0 or not self.host.table.undos(seat):
            return
        self.tell(seat)
        match, acts = self.match, len(self.match.acts)
        while text := self.next_line(self.speech.say("turn-end")):
            if run_anywhere(self, seat, text) is None:
                self.say("turn-only", typed=text[:40])
            if self.match is not match or len(match.acts) != acts:  # another game, or taken back
                return

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer."""
        if all(act.by != seat for act in self.match.standing):
            self.say("undo-nothing")
            return False
        can = bool(self.host.table.undos(seat))
        if isinstance(self.host.undo(seat), wire.Refused):
            self.say("undo-rests" if can else "undo-refused")
            return False
        self.told[seat] = self.match.number(seat)
        self.say("undone")
        self.tell_fault()
        return True

    def tell_fault(self) -> None:
        """Say that the game could not be kept, if it could not."""
        fault, self.host.fault = self.host.fault, None
        if fault is not None:
            self.say("save-failed", file=str(self.path), why=fault.strerror or "")

    def keep(self, path: Path | None = None) -> bool:
        """Write the game to its file, or to another."""
        fault = self.host.keep(path)
        if fault is not None:
            self.say("save-failed", file=str(path or self.path), why=fault.strerror or "")
        return fault is None

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
        self.host.close()
        kept = saves.path_to_go_on(path, self.home, saved.match.rules.game.slug, datetime.now())
        self.begin(Host.restore(saved.entries, players, kept, self.host.clock), self.language)
        self.take_up(path)
        return True

    def take_up(self, loaded: Path) -> None:
        """Say which game goes on, and where it is kept if that is another file; all know what has happened so far."""
        self.told = {audience: self.match.number(audience) for audience in self.told}
        self.before = dict(self.told)
        self.say("loaded", file=str(loaded))
        if self.path != loaded and self.keep():
            self.say("loaded-apart", file=str(loaded), kept=str(self.path))

    def tell_the_end(self) -> None:
        """Several people look at the screen now: what all of them may know of what the last answer led to."""
        acts = self.match.acts
        last = max(place for place, act in enumerate(acts) if act.by is not None and self.is_person(act.by))
        story = self.match.rules.phrases.story
        told = [message for act in acts[last:] for message in story([one.event for one in act.heard_by(None)])]
        self.screen.story([self.speech.say(message) for message in told])

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.host.table.player(seat) == PERSON

    def finish(self) -> None:
        """The end of the story, the final scoring, who has won, and how to read the game again."""
        if len(self.people) == 1:
            if self.tell(self.people[0]):
                self.read_on()
        elif self.people:
            self.tell_the_end()
        show_ending(self.match, self.screen, self.speech)
        if self.keep():
            self.offer("replay-with", "replay", str(self.path))

    def offer(self, key: str, *words: str) -> None:
        """Say what a command is good for, and below how to type it in a shell, in the language of the game."""
        spoken = () if self.language == language_from(None, os.environ) else ("--lang", self.language)
        self.say(key)
        self.screen.line(f"  {shlex.join(('meadhall', *words, *spoken))}", whole=True)
