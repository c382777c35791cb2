# The page in the browser: what its frame and its screens say. What a board says of its game stands in GAME-page.

## How a thing on the board stands; the end of its spoken name

page-said-open = Open
page-said-closed = Closed
page-said-armed = Press again to confirm
page-said-picked = Chosen
page-said-drop = Press to take it out
page-said-idle = { "" }

## The frame of a table

page-title = Meadhall
page-title-turn = ● { $name }, it is your turn
page-round = Round
page-round-of = Round { $round } of { $rounds }
page-undo = Undo
page-language = Language
page-night = Night
page-day = Day
page-menu = Menu
page-close = Close
page-players = Players
page-board = Board
page-saga = Saga
page-forked = This game goes on from moment { $moment } of another one, in round { $round }.
page-talk = Talk
page-question = Question
page-mine = My things
page-bot = { $bot }, a bot
page-away = away; { $bot } plays on
page-here = at the table
page-not-here = not connected
page-thinking = is thinking
page-waited-for = is to move
page-waiting-for = Waiting for { $names }
page-watching = You are looking on.
page-over = The game is over
page-won = Won by { $names }
page-again = Play again
page-share = Share
page-home = To the start
page-open-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-point = What glows can be chosen; point at it to see what it brings.
page-give = Done
page-confirm = Confirm: { $label }
page-confirm-all = Confirm
page-back = Back
page-armed = Press again to confirm. What comes then cannot be taken back.
page-ready = Confirm it with the button.
page-several = Several things can be meant: choose the second one.
page-remark = { $label }: { $text }
page-sending = Just a moment …
page-since = Since your last turn
page-since-close = On to my turn
page-hint = Hint
page-hint-line = { $answer }: { $percent }% to win the game
page-hint-bare = { $answer }
page-hint-title = A strong player would
page-hint-waiting = A strong bot is thinking about it …
page-motive = Why did { $name } do that?
page-motive-bot = A { $bot } { $about }.
page-motive-known = How likely { $name } was to win, by what you could know:
page-motive-done = This choice
page-motive-none = What you can know does not tell why: this choice was hidden from you.
page-text-view = Board as text
page-drawn-view = Board as a picture
page-answers = What you can do
page-parts = Chosen so far
page-take-out = Take out: { $label }
page-closed-answers = Closed
page-leave = Leave the table; a bot plays on
page-other-device = Play on with another device
page-copied = Copied
page-copy = Copy
page-keys = Keys
page-rules = Rules
page-rule = Rule { $rule }
page-rule-read = Read rule { $rule }
page-looked = Now

## The line

page-line-cut = The line is cut. Nothing is lost; trying again …
page-ended = This table can no longer be reached from here: { $why }
page-reload = Load again
page-clock-left = { $minutes }:{ $seconds } left

## Keys of the keyboard

page-key-tab = next thing that can be pressed or looked at
page-key-arrows = neighbouring place, closed ones too
page-key-enter = choose; a second time confirms
page-key-done = give the choice of several parts
page-key-z = take back
page-key-l = saga
page-key-t = talk
page-key-h = hint
page-key-w = why the last bot did what it did
page-key-x = board as text
page-key-seats = a player
page-key-esc = step back, or to the board
page-key-help = this list

## Being called

page-call = When it is my turn
page-call-sound = Sound a horn
page-call-notice = Show a notification while I look elsewhere
page-call-shown = This is how you will be called when it is your turn.
page-call-barred = This browser shows no notifications of this page.

## Going back by consent

page-wish = { $name } wishes to go back further than is possible alone.
page-wish-mine = The others are asked whether to go back.
page-wish-yes = Agree
page-wish-no = Refuse
page-propose = Ask all to go back to before my last move
page-go-back = Go back to before my last move

## Talk

page-say = Say something
page-mute = Mute { $name }
page-unmute = Let { $name } speak again
page-mute-onlookers = Mute all who look on
page-unmute-onlookers = Let all who look on speak again
page-muted = muted
page-send = Send
page-silence = Nobody has said anything yet.
page-onlooker = Somebody looking on

## Several people on one device

page-curtain = Hand the device to { $name }.
page-curtain-why = What the others hold is hidden until then.
page-curtain-open = I am { $name }

## What the server answers, by the code of the error

page-refused-line-cut = The server cannot be reached. Check the connection and try again.
page-refused-other = That did not work ({ $code }).
page-refused-table-unknown = There is no such table, or it is not open to you.
page-refused-seat-not-yours = This seat belongs to somebody else.
page-refused-secret-wrong = This link has been used already, or is not whole.
page-refused-session-none = You are no longer signed in here.
page-refused-wire-version = The page is older than the server.
page-refused-wire-too-large = This is too large.
page-refused-rate-slow-down = That was too fast; wait a moment.

## Games

page-game-champions = Champions of Midgard
    .about = Send out your workers, arm your warriors, and sail for glory.
page-game-midgard = Midgard
    .about = Draft your cards, hold the provinces, and fall well at Ragnarok.
page-game-players = { $least } to { $most } players

## The first screen

page-nav-play = Play
page-nav-new = New table
page-guest = Guest
page-name = Your name
page-name-label = Name at the table
page-name-save = Save
page-unofficial = An unofficial fan project with its own words and pictures; not connected with the games' authors or publishers.
page-start-title = The fire is lit. Sit down and play.
page-start-lead = Two Viking board games, against bots or with friends.
page-play-now = Play now against bots
page-play-other = With friends, or another way
page-continue = Continue
page-continue-none = No game is under way.
page-with = with { $names }
page-waiting-room = waiting for players
page-open-tables = Open tables
page-open-none = Nobody is waiting for players.
page-join = Join
page-finished = Finished games
page-score = { $name } { $score }

## A new table

page-new-title = Set a new table
page-new-lead = Choose the game, fill the bench, then hand out the links.
page-new-game = Game
page-new-edition = Rulebook
page-sentence = { $text }.
page-new-seats = Seats
page-new-seats-lead = clockwise
page-seat = Seat { $number }
page-seat-me = Me
page-seat-bot = Bot
page-seat-link = Friend
page-seat-open = Open
page-seat-none = Empty
page-sits-me = you
page-sits-bot = a { $bot }
page-sits-link = a friend
page-sits-open = an open seat
page-about-me = You sit here.
page-about-device = Another person at this device; a curtain hides what the others hold.
page-about-link = Whoever opens the link sits down here.
page-about-open = Shown among the open tables; whoever comes first sits down.
page-about-none = Nobody sits here.
page-new-clock = Clock
page-clock-none = None
page-clock-bank = 15 minutes each
page-clock-days = A day a turn
page-clock-about = When time runs out, a karl plays on until the person is back.
page-new-help = Odds and hints
page-new-odds = Odds beside the dice
page-new-hints = Hints of a strong bot
page-new-cards = Card set
page-new-figures = { $ours } of { $all } figures are our own choice; the others are from the rulebooks.
page-new-summary = { $game } · { $edition } · { $seats }
page-new-open = Open the table

## The waiting room

page-room-lead = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-room-you = you
page-room-free = Free seat
page-room-link = link not used yet
page-room-open = for whoever comes
page-room-links = Links to hand out
page-room-copy = Copy the seat link
page-room-sit = Sit down here
page-room-leave = Get up
page-room-waiting = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
}
page-room-full = All are here.
page-room-start = { $count ->
    [0] Start
    [one] Start with a bot on the free seat
   *[other] Start with bots on the free seats
}

## The rules

page-contents = Contents
page-search = Search { $count } rules, or a number
page-search-none = No rule has that in it.
page-search-there = See the rules of { $game }
page-search-rule-there = Look for { $rule } in { $game }
page-rules-ruling = ruling
page-rules-alike = printed differently, played alike
page-rules-agree = both books agree
page-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
page-rules-differ = { $count ->
    [0] the two books agree
    [one] { $count } differs between these books
   *[other] { $count } differ between these books
}
page-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-rules-hint = rules in which the two books differ
page-rules-back = Back to the game
page-rules-read = Read
page-rules-beside = beside
page-rules-only = Only what differs
page-rules-same = The two books do not differ.
page-rules-elsewhere = Printed, but part of no rule

## What is printed on a thing

page-printed-attack = Attack { $count }
page-printed-defence = Defence { $count }
page-printed-glory = Glory { $count }
page-printed-capacity = Room for { $count }
page-printed-alone = { $count } glory alone
page-printed-tied = { $count } glory tied
page-printed-villages = { $count } villages
page-printed-pay = Pay { $things }
page-printed-take = Take { $things }

## The phases of Champions, in the lintel

page-phase-setup = Setup
page-phase-workers = Workers
page-phase-warriors = Warriors
page-phase-fights = Fights
page-phase-end = End

# Replay
page-replay = Replay
page-replay-watch = Watch the replay
page-replay-back = One act back
page-replay-on = One act on
page-replay-round-back = One round back
page-replay-round-on = One round on
page-replay-seat-back = The act before of { $name }
page-replay-seat-on = The next act of { $name }
page-replay-other-back = Back to the act of another player
page-replay-other-on = On to the act of another player
page-replay-beginning = The game begins.
page-replay-hidden = { $name } did something in secret.
page-replay-nothing = Something happened that these eyes did not see.
page-replay-play = Play
page-replay-pause = Pause
page-replay-at = Moment { $moment } of { $count }
page-replay-moment = Moment of the game
page-replay-eye = Through whose eyes
page-replay-eyes-of = As seen by: { $name }
page-replay-goods = What { $name } has
page-replay-whose = Whose things
page-replay-all = All revealed
page-replay-share = Share this moment
page-replay-file = Download the game
page-replay-loading = The game is being read …
page-replay-fork = Play on from here

## The first visit

page-coach-glow = What glows can be chosen. Point at it to see what it brings; press it to choose.
page-coach-question = Here stands what you are asked, and what follows from what you point at.
page-coach-glow-phone = What glows can be chosen. Tap it to see what it brings, then confirm.
page-coach-question-phone = Here stands what you are asked, and what you can choose.
page-coach-undo = You can take back what you did, until something is revealed or somebody else moves.
page-coach-close = I see
page-coach = Show the first steps

## The table's own rules, in the waiting room

page-room-house = At this table
page-room-no-clock = No clock
page-spectators-none = Nobody looks on
page-spectators-link = Whoever has the link may look on
page-spectators-all = All may look on

## Files that one adds

page-upload-record = Add a recorded game
page-upload-about = A game that was saved as a file, such as the record of a replay, can be stepped through here.
page-upload-busy = Checking the file …
page-upload-delete = Delete { $name }
page-upload-sure = Delete?
page-upload-more = and { $count } more
page-cards-ours = The cards of this hall
page-cards-add = Add cards of your own
page-cards-about = A file with cards in the format of our guide (TOML). Only you see it; at your tables everybody plays with it.
page-cards-line = Cards: { $name }. { $ours } of { $all } figures are our own choice.
