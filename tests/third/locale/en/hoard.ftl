edition-en = the one book
question-dare = Roll the die, or keep the gold of this turn?
action-done = Keep the gold
action-roll = Roll
reason-not-asked = You are not asked anything now.
reason-nothing-to-keep = There is no gold to keep yet.
event-card-seen = { $seat } has { $treasure }.
event-die-rolled = { $seat } rolls { $face }.
event-gold-kept = { $seat } keeps { $count } gold.
treasure-brooch = the brooch
treasure-goblet = the goblet
treasure-torc = the torc
treasure-chest = the chest
treasure-crown = the crown
treasure-own = { $name }
board-round = Round { $round } of { $rounds }
board-players = Players
board-gold = Gold
board-card = Card
board-unknown = unknown
winner = { $names } { $count ->
    [one] wins
   *[other] win
} with { $score } gold.
-example-answers = roll; keep
-example-answer = keep
-example-subject = crown
-example-rule = 1
-example-word = gold
