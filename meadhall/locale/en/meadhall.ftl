# The game at a prompt: what the program itself says. What a game says stands in that game's file.

## Commands
# What a player types. The English words are understood in every language besides; `.short` is a second, shorter word.
# `.help` is one line of the help.

command-help = help
    .short = ?
    .help = this list
command-why = why
    .short = w
    .help = why 18, why { -example-answer }: why an answer is closed, with its rule
command-look = look
    .short = l
    .help = look, look 9, look { -example-subject }, look Astrid, look { -example-rule }: the board, what an answer does, a card or place, a player, a rule
command-odds = odds
    .short = o
    .help = odds, odds troll, odds troll 2 axes: how likely a fight is won, with your favor and runes; while dice lie there, theirs
command-board = board
    .short = b
    .help = the whole board
command-rules = rules
    .short = r
    .help = rules, rules { -example-rule }, rules { -example-word }: the chapters of the rules, one rule, or all with that word
command-drop = drop
    .short = d
    .help = drop, drop { -example-answer }: take the last part, or the one you name, out of a choice you are composing
command-story = story
    .short = s
    .help = what has happened since your last answer, once more; story all: from the beginning
command-hint = hint
    .short = h
    .help = hint, hint karl: the best three answers as a bot sees them from your seat, each with the chance to win the game
command-undo = undo
    .short = u
    .help = take back your last answer, as long as nothing was revealed since
command-save = save
    .short = save
    .help = save FILE: keep the game in a file (it is also kept by itself after every answer)
command-load = load
    .short = load
    .help = load FILE: go on with a game from a file
command-lang = lang
    .short = lang
    .help = lang de: speak another language (en, de, fr, it)
command-quit = quit
    .short = q
    .help = leave; the game is kept

## Help

help-answers = Answer with a number, with several (2 2 5), or in words ({ -example-answers }).
help-choices = A number stays the same for the whole game; 0 ends a choice or declines. A choice of several parts can be typed in any order; nobody hears of it until you give it with 0 or “done”. What cannot be taken back is asked about first; with “!” at the end (2!) it is not. Enter alone shows the question again.
help-commands = Besides answers, you can type:

## Setting up

setup-welcome = { $game ->
    [champions] Champions of Midgard. An unofficial fan work.
    [midgard] Midgard. An unofficial fan work.
   *[other] { $game }. An unofficial fan work.
}
setup-resume = There is an unfinished game ({ $file }). Go on with it? [y/n]
setup-players = How many players? ({ $least } to { $most })
setup-name = Name of player { $number }, or nothing for a bot:
setup-name-taken = The names at a table must differ, and have letters in them.
setup-edition = Which edition? { $editions } (nothing: { $usual })
setup-variants = Which of these variants? (numbers, or nothing for none)
setup-seats = At the table: { $seats }.
setup-person = { $name } is a person at this keyboard; the bot is called { $bot } and is seated by --seats.
setup-book = Played by this edition: { $edition }.
setup-ours = { $count ->
    [one] 1 of the { $whole } figures on the cards is our own estimate; “meadhall cards show” lists it.
   *[other] { $count } of the { $whole } figures on the cards are our own estimates; “meadhall cards show” lists them.
}
setup-help = Type “help” at any time to see how to answer and what else you can type.
setup-is-bot = { $bot } is the name of a bot. Shall the bot sit here? “No” seats a person called { $name }. [y/n]
trust = This game seats a program: { $program }. May it be run? [yes/no]
yes = yes
no = no

## Playing

thinking = { $name } is thinking…
hint-from = The best answers as { $bot } sees them, each with the chance to win the game, as far as it can be known from your seat (± holds with 95% certainty):
hint-option = { $number }. { $answer }: { $percent }% ± { $error }
hint-option-bare = { $number }. { $answer }: { $percent }%
fault-bot-start = { $name } cannot be started; karl answers in its stead. [{ $code }]
fault-bot-late = { $name } has not answered in time; karl answers in its stead. [{ $code }]
fault-bot-gone = { $name } has stopped running; karl answers in its stead. [{ $code }]
fault-bot-nonsense = { $name } said something that is no answer; karl answers in its stead. [{ $code }]
fault-bot-flood = { $name } talks without end; karl answers in its stead. [{ $code }]
fault-bot-illegal = { $name } gave an answer that is not open; karl answers in its stead. [{ $code }]
fault-words = In its own words: { $words }
fault-last = From now on karl plays for { $name }.
turn-end = Enter ends your turn; “undo” takes your answer back.
hand-over = Hand the keyboard to { $name }. Enter clears the screen.
hand-name = { $name }, type your name when nobody else is looking:
hand-wrong = That is not { $name }. Only { $name } may see what comes now.
since = Since your last answer:
since-the-beginning = Since the beginning:
nothing-since = Nothing has happened since your last answer.
prompt = { $name }>
closed = Closed (ask “why”): { $answers }
draft = Chosen: { $parts }. “undo” drops the last part, “drop” the one you name; 0 gives it.
    .open = Chosen: { $parts }. Something is still missing; “undo” drops the last part.
confirm = { $answer }: is that what you mean? Enter gives it; anything else does not.
confirm-final = { $answer }: this cannot be taken back. Enter gives it; anything else does not.
not-given = Not given.
one-answer = Only one answer is asked for here; “{ $answer }” cannot be combined with others.
draft-first = Give what you have chosen first, or drop it: { $answer } cannot be combined with it.
nothing-asked = You are not being asked anything now.
turn-only = “{ $typed }” is no command; Enter ends your turn, “undo” takes your answer back.
drop-nothing = You have not chosen anything yet that could be dropped.
drop-unknown = “{ $typed }” is not among what you have chosen: { $parts }.
board-more = More: Enter. Back to the question: any key and Enter.
read-on = Go on: Enter.
look-hint = Type “look { $number }” to see what an answer does.
replay-with = To read the whole game again:
rules-how = Type “rules” with an id, a chapter's letters or a word: rules { -example-rule }, rules { -example-word }.
rules-none = There are no numbered rules of this game.
rules-unknown = No rule has “{ $typed }” in it, by id or by word.
rules-several = { $count } rules; type “rules” with an id to read one.
undone = Taken back.
undo-nothing = You have not answered anything yet that could be taken back.
undo-refused = That can no longer be taken back: dice fell, something was shown, or another player has answered since.
undo-rests = That can no longer be taken back: what others have answered since rests on it.
saved = The game is kept in { $file }.
loaded = Going on with the game from { $file }.
loaded-apart = { $file } stays as it is; from now on the game is kept in { $kept }.
save-failed = The game could not be kept in { $file }: { $why }.
goodbye = The game is kept. To go on with it:
goodbye-lost = The game could not be kept.
over = The game is over.
not-over = { $count ->
    [one] So far there is 1 answer; the game is not over.
   *[other] So far there are { $count } answers; the game is not over.
}
not-over-for = { $count ->
    [one] So far { $name } has been told of 1 event; the game is not over.
   *[other] So far { $name } has been told of { $count } events; the game is not over.
}
language = English it is.

## What cannot be understood

not-understood = “{ $typed }” is no answer here; type its number or a word of it, or “help”.
number-unknown = There is no answer { $number } here.
ambiguous = “{ $typed }” could be several things: { $answers }.
# Words that may stand in a typed answer and say nothing by themselves.
small-words = to, the, from, at, on, in, into, onto, with, against, of, a, an, and
too-long = That is too long to be an answer.
why-what = Why what? Type the number or a word of a closed answer: why 18, why { -example-answer }.
why-open = { $answer } is open: you can choose it.
why-closed = { $answer }: { $reason }
why-rule = Rule { $rule }: { $text }
look-unknown = There is nothing called “{ $typed }” to look at; try a card, a place, a player or a rule such as { -example-rule }.
look-several = “{ $typed }” could be { $names }.
look-perhaps = There is nothing called “{ $typed }”; do you mean { $name }?
hint-unknown = There is no bot “{ $typed }” to ask; there are: { $bots }.
odds-none = There are no fights with dice in this game, so there are no odds of them.
lang-unknown = “{ $typed }” is none of the languages: { $languages }.
file-needed = Which file? Type “{ $command } my-game.json”.
load-failed = { $file } cannot be loaded: { $why }
error-record-unreadable = it is no game that can be read.
error-record-revision = it was played by another revision of the rules.
error-record-drift = it does not agree with the rules.
error-cards-invalid = its card set has mistakes.
error-options-invalid = it has options or seats that the game does not have.
error-game-unknown = its game is not known here.
error-request-bad = it cannot be used.

## The board, for all games

board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $rounds }
}
board-first = first player: { $seat }
board-players = Players
labelled = { $label }: { $text }
bot-named = { $name } ({ $bot })
bot-thrall = thrall
    .about = answers at random
bot-karl = karl
    .about = knows the game by heart and takes what looks best, without looking ahead
bot-huscarl = huscarl
    .about = looks ahead briefly: plays many games on, from positions that agree with what it sees
bot-jarl = jarl
    .about = looks ahead for longer
bot-learned = learned
    .about = answers by a network that examples/ppo has trained; MEADHALL_POLICY names its file

## The numbered rules
# $name is that of the game, $id that of a rule or of a point where editions differ, $held what an edition has there.
# .alike stands above the points that differ in print alone.

rules-title = { $name }: the numbered rules, edition { $edition }
rules-ruling = ruling
rules-line = { $id }: { $text }
    .ruling = { $id } ({ rules-ruling }): { $text }
    .held = { $id }, { $point }: { $held }
rules-difference = { $name }: where the editions { $one } and { $other } differ
    .none = { $name }: the editions { $one } and { $other } are printed and played alike.
    .alike = Printed differently, played alike
    .point = point
    .rules = rules
    .line = { $id }, { $point }
    .concerns = { $id }, { $point } ({ $rules })
    .held = { $edition }: { $held }

event-taken-back = { $seat } takes back an answer.
event-went-back = All have agreed to go back.

# What the kernel says of a choice of several parts.
reason-parts-missing = This choice is not complete yet.
reason-parts-clash = These parts cannot be chosen together.

# What a table answers to a message that it cannot carry out, by the code of the error.
refused-action-malformed = There is no such answer.
refused-action-illegal = That is not possible now.
refused-action-stale = That question is no longer open; answer the one that is asked now.
refused-action-not-yours = You are not being asked anything now.
refused-undo-refused = That can no longer be taken back.
refused-odds-invalid = There are no odds for that.
refused-wire-malformed = The message cannot be read.
refused-wire-too-large = The message is too long.
refused-wire-move-reused = Something else was already sent under the same id.
refused-table-refused = That is not possible at this table.
refused-table-stopped = The table has stopped. Nothing is lost.
refused-session-none = You are not signed in.
refused-session-refused = Name and password do not match.
refused-account-taken = There is already an account of that name.
refused-table-unknown = There is no such table.
refused-table-not-started = The game has not begun yet.
refused-table-started = The game has already begun.
refused-table-over = The game is over.
refused-table-not-over = The game is not over yet.
refused-table-read-only = This game was played under other rules; it can be looked at, not played.
refused-table-not-host = Only the host of the table can do that.
refused-table-idle = Nobody was at the table for a while.
refused-seat-taken = Somebody sits there already.
refused-seat-not-yours = That seat belongs to somebody else.
refused-secret-wrong = This seat cannot be taken with that link.
refused-talk-muted = The host has muted you at this table.
refused-rate-slow-down = That was too much at once. Wait a moment.
refused-request-foreign = This request came from another site.
refused-request-bad = That cannot be done.
refused-wire-version = The page is out of date. Load it again.
refused-wire-silent = No greeting came in time; connecting again.
refused-wire-slow = The line is too slow; connecting again.
refused-server-restart = The server is restarting. Nothing is lost.
refused-server-broken = The server made a mistake. Nothing is lost.
refused-database-failed = The server cannot reach its database. Nothing is lost.
refused-options-invalid = A table cannot be set up like this.
refused-cards-invalid = These cards cannot be played with.
refused-game-unknown = There is no such game here.
refused-record-unreadable = The file is not a record of a game, or cannot be read.
refused-record-revision = This record was played by rules that this version does not have.
refused-record-drift = The record says something that the rules do not allow: it was altered or is damaged.
refused-record-unfinished = The game in this file is not over; only finished games are kept.
refused-rules-stuck = The rules cannot go on in this game.
refused-upload-failed = The file could not be checked in time.
refused-upload-full = You keep as many files as one may; delete one first.
