"""Setting up a game at a prompt: seats from flags or by a short dialogue, a fresh match or one to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from difflib import get_close_matches
from typing import Any

from meadhall.bots.registry import check, is_bot, listed, names
from meadhall.games import chance_of, game
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.records import MOST_NAME
from meadhall.locale.speech import Speech
from meadhall.terminal import saves
from meadhall.terminal.company import trusted
from meadhall.terminal.consulting import edition_of
from meadhall.terminal.hinting import title
from meadhall.terminal.host import Host
from meadhall.terminal.reading import cleaned, numbers_in, plain_words
from meadhall.terminal.screen import Screen, wrapped
from meadhall.terminal.session import Keyboard, Session

BOT_NAMES = ("Egil", "Frida", "Gorm", "Helga", "Ivar")
USUAL_BOT = "karl"
ROOM_TO_TYPE = 12  # columns after a question
LIKE_A_BOT = 0.75  # how much a name must be like that of a bot for it to be said that a person has it; ours


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person by name, or a bot under a name of its own."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line; nothing stands for what is to be asked."""

    game: str
    seats: str | None
    options: Mapping[str, Any]
    cards: str | None
    seed: int | None
    language: str
    save: str | None
    load: str | None
    resume: bool

    @property
    def is_for_a_new_game(self) -> bool:
        """Whether something was said that only a new game can follow."""
        return bool(self.seats is not None or self.options or self.cards or self.seed is not None)

    @property
    def may_go_on(self) -> bool:
        """Whether an unfinished game may be gone on with."""
        return self.resume or not (self.is_for_a_new_game or self.save)


def seats_from(words: str) -> tuple[Seat, ...]:
    """Seats as they are typed: "Astrid,karl,Bob=jarl@2s"; one with commas in it stands in quotation marks."""
    given = [seat_from(cleaned(word)) for word in listed(words)]
    if not given or any(name == player == "" or len(name) > MOST_NAME for name, player in given):
        raise BadOptions(f"The seats must be names or bots of 1 to {MOST_NAME} characters, with commas between them.")
    return named(given)


def seat_from(word: str) -> tuple[str, str]:
    """The name and the player that one word stands for; a bot may be without a name."""
    if is_bot(word):
        check(word)
        return "", word
    name, equals, player = (part.strip() for part in word.partition("="))
    if equals:
        check(player)
    return (name, player) if equals or not name else (name, saves.PERSON)


def named(given: Sequence[tuple[str, str]]) -> tuple[Seat, ...]:
    """Give every bot a name; no two at a table go by the same one."""
    people = [name for name, player in given if name]
    taken = {tuple(plain_words(name)) for name in people}
    if len(taken) < len(people) or () in taken:
        raise BadOptions("The names at a table must differ, and have letters in them.")
    free = iter(name for name in BOT_NAMES if tuple(plain_words(name)) not in taken)
    return tuple(Seat(name or next(free, player), player) for name, player in given)


class Dialogue:
    """The few questions before a game."""

    def __init__(self, speech: Speech, screen: Screen, keyboard: Keyboard) -> None:
        self.speech = speech
        self.screen = screen
        self.keyboard = keyboard

    def ask(self, key: str, **args: Any) -> str:
        """One question, and what was typed; of a question too wide for a line, only its end stands at the prompt."""
        *above, last = wrapped(self.speech.say(key, **args), self.screen.console.width - ROOM_TO_TYPE, "")
        for line in above if not self.screen.plain else ():
            self.screen.line(line)
        return cleaned(self.keyboard(f"{self.speech.say(key, **args) if self.screen.plain else last} "))

    def yes(self, key: str, **args: Any) -> bool:
        """A question to be answered with yes or no; nothing means yes."""
        while True:
            typed = self.ask(key, **args)
            if not typed:
                return True
            for word, answer in (("yes", True), ("no", False)):
                said = plain_words(self.speech.say(word))[0]
                if plain_words(typed)[:1] in ([word], [word[0]], [said], [said[0]]):
                    return answer

    def seats(self, slug: str) -> tuple[Seat, ...]:
        """How many play, and who; whoever gives no name is a bot."""
        counts = game(slug).seats
        while True:
            typed = self.ask("setup-players", least=counts[0], most=counts[-1])
            if typed.isascii() and typed.isdigit() and len(typed) < 3 and int(typed) in counts:
                break
        given: list[tuple[str, str]] = []
        while len(given) < int(typed):
            name = self.ask("setup-name", number=len(given) + 1)[:MOST_NAME]
            bot = like_a_bot(name) if name else USUAL_BOT
            is_bot_meant = bot is not None and (not name or self.yes("setup-is-bot", bot=bot, name=name))
            try:
                trial = [*given, ("", str(bot)) if is_bot_meant else (name, saves.PERSON)]
                named(trial)
                given = trial
            except BadOptions:
                self.screen.line(self.speech.say("setup-name-taken"))
        return named(given)

    def edition(self, slug: str) -> dict[str, str]:
        """Which book to play by, where there is a choice."""
        editions = game(slug).editions
        if len(editions) == 1:
            return {}
        speech = Speech(self.speech.language, [game(slug).messages])
        said = ", ".join(f"{edition} ({speech.say(f'edition-{edition}')})" for edition in editions)
        while True:
            typed = self.ask("setup-edition", editions=said, usual=editions[-1]).casefold()
            if not typed:
                return {}
            if typed in editions:
                return {"edition": typed}

    def variants(self, slug: str) -> dict[str, bool]:
        """Which variants to play with, by number."""
        known = game(slug).variants
        speech = Speech(self.speech.language, [game(slug).messages])
        if not known:
            return {}
        for number, name in enumerate(known, 1):
            self.screen.line(f"{number} {speech.say('option-' + name.replace('_', '-'))}")
        while True:
            numbers = numbers_in(typed) if (typed := self.ask("setup-variants")) else []
            if numbers is not None and all(1 <= number <= len(known) for number in numbers):
                return {known[number - 1]: True for number in numbers}


def sit_down(wish: Wish, screen: Screen, keyboard: Keyboard, environment: Mapping[str, str]) -> Session:
    """A session ready to be played."""
    speech = Speech(wish.language, ["meadhall"])
    where = saves.folder(environment)
    dialogue = Dialogue(speech, screen, keyboard)
    screen.line(speech.say("setup-welcome", game=wish.game), "bold")
    path = saves.path_from(wish.load) if wish.load else None
    if wish.is_for_a_new_game and (path or wish.resume):
        raise BadOptions("A game that goes on has its seats, rules and seed: --load and --resume go with --save alone.")
    unfinished = saves.unfinished(where, wish.game) if wish.may_go_on and not path else None
    if unfinished and (wish.resume or dialogue.yes("setup-resume", file=unfinished.name)):
        path = unfinished
    if path is None and wish.resume:
        raise BadOptions(f"There is no unfinished game of {wish.game} to go on with.")
    if path is not None:
        saved = saves.read(path)
        slug = saved.match.rules.game.slug
        if slug != wish.game:
            raise BadOptions(f"{path.name} holds a game of {slug}, not of {wish.game}.")
        players = trusted(saved.players, speech, lambda prompt: cleaned(keyboard(f"{prompt} ")))
        kept = saves.path_from(wish.save) if wish.save else saves.path_to_go_on(path, where, wish.game, datetime.now())
        host = Host.restore(saved.entries, players, kept)
        session = Session(host, wish.language, screen, keyboard, where)
        session.take_up(path)
        return session
    options = dict(wish.options)
    if wish.seats is None:
        seats = dialogue.seats(wish.game)
        if "edition" not in options:
            options |= dialogue.edition(wish.game) | dialogue.variants(wish.game)
    else:
        seats = seats_from(wish.seats)
    setting = game(wish.game).setting(len(seats), options, wish.cards)
    path = saves.path_from(wish.save) if wish.save else saves.fresh_path(where, wish.game, datetime.now())
    chance = chance_of(setting.rules(), wish.seed)
    host = Host.open(setting, [seat.name for seat in seats], [seat.player for seat in seats], chance, path, wish.seed)
    session = Session(host, wish.language, screen, keyboard, where, wish.seed)
    introduce(session, seats)
    return session


def introduce(session: Session, seats: Sequence[Seat]) -> None:
    """Who plays, by which book, how many of the figures are ours, and where there is help; read before the game."""
    speech, rules = session.speech, session.match.rules
    said = [speech.say("setup-seats", seats=speech.listed([shown(seat, speech) for seat in seats]))]
    for seat in seats:
        if seat.player == saves.PERSON and (meant := like_a_bot(seat.name)):
            said.append(speech.say("setup-person", name=seat.name, bot=meant))
    said.append(speech.say("setup-book", edition=speech.say(f"edition-{edition_of(rules)}")))
    trust = rules.cards.count_trust()
    if trust.get("ours"):
        said.append(speech.say("setup-ours", count=trust["ours"], whole=sum(trust.values())))
    if session.people:
        said.append(speech.say("setup-help"))
    session.above = sum(session.screen.line(text) for text in said)


def like_a_bot(name: str) -> str | None:
    """The bot whose name somebody may have meant."""
    return next(iter(get_close_matches(name.casefold(), names(), 1, LIKE_A_BOT)), None)


def shown(seat: Seat, speech: Speech) -> str:
    """A name, and that it is a bot's."""
    if seat.player == saves.PERSON:
        return seat.name
    return speech.say("bot-named", name=seat.name, bot=title(seat.player, speech))
