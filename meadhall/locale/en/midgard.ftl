# Midgard: everything that is said about this game. How arguments and nouns work stands at the head of champions.ftl.

## Kingdoms, metals, Vikings

kingdom-alfheim = Alfheim
    .in = in Alfheim
kingdom-mannheim = Mannheim
    .in = in Mannheim
kingdom-jotunheim = Jotunheim
    .in = in Jotunheim

metal-bronze = bronze
metal-silver = silver
metal-gold = gold

viking-chieftain = chieftain
    .the = the chieftain
viking-warrior = warrior
    .the = a warrior

thing-warrior = { $count ->
    [one] warrior
   *[other] warriors
}
    .some = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
thing-chieftain = chieftain
    .some = the chieftain
thing-alfheim = grey token
    .some = { $count } grey
thing-mannheim = brown token
    .some = { $count } brown
thing-jotunheim = blue token
    .some = { $count } blue

category-kingdoms = Kingdoms
category-asgard = Asgard
category-ragnarok = Ragnarok
category-valhalla = Valhalla
category-sets = Sets of tokens

phase-draft = draft
phase-action = actions
phase-scoring = scoring
phase-over = game over

## Areas
# .in says where somebody is, .to where somebody goes, .from where from. area-own is a province of a user's own cards.

area-gimle = Gimle
    .in = in Gimle
    .to = to Gimle
    .from = from Gimle
area-vidblain = Vidblain
    .in = in Vidblain
    .to = to Vidblain
    .from = from Vidblain
area-andlang = Andlang
    .in = in Andlang
    .to = to Andlang
    .from = from Andlang
area-angerboda = Angerboda
    .in = in Angerboda
    .to = to Angerboda
    .from = from Angerboda
area-elvagar = Elvagar
    .in = in Elvagar
    .to = to Elvagar
    .from = from Elvagar
area-myrkvior = Myrkvior
    .in = in Myrkvior
    .to = to Myrkvior
    .from = from Myrkvior
area-thrymheim = Thrymheim
    .in = in Thrymheim
    .to = to Thrymheim
    .from = from Thrymheim
area-muspelheim = Muspelheim
    .in = in Muspelheim
    .to = to Muspelheim
    .from = from Muspelheim
area-horgr = Horgr
    .in = in Horgr
    .to = to Horgr
    .from = from Horgr
area-utgard = Utgard
    .in = in Utgard
    .to = to Utgard
    .from = from Utgard
area-asgard = Asgard
    .in = in Asgard
    .to = to Asgard
    .from = from Asgard
area-vanaheim = Vanaheim
    .in = in Vanaheim
    .to = to Vanaheim
    .from = from Vanaheim
area-valhalla = Valhalla
    .in = in Valhalla
    .to = to Valhalla
    .from = from Valhalla
area-boat = Boat
    .in = on the boat
    .to = onto the boat
    .from = from the boat
area-own = { $name }
    .in = in { $name }
    .to = to { $name }
    .from = from { $name }

## Cards

card-invasion-alfheim = Invasion of Alfheim
card-invasion-mannheim = Invasion of Mannheim
card-invasion-jotunheim = Invasion of Jotunheim
card-new-warriors = New Warriors
card-attack-alfheim = Attack on Alfheim
card-attack-mannheim = Attack on Mannheim
card-attack-jotunheim = Attack on Jotunheim
card-viking-horde = Viking Horde
card-score-alfheim = Alfheim Scores
card-score-mannheim = Mannheim Scores
card-score-jotunheim = Jotunheim Scores
card-token-alfheim = Token of Alfheim
card-token-mannheim = Token of Mannheim
card-token-jotunheim = Token of Jotunheim
card-draw-bronze = Draw Bronze
card-draw-silver = Draw Silver
card-destroy-alfheim = Ruin in Alfheim
card-destroy-mannheim = Ruin in Mannheim
card-destroy-jotunheim = Ruin in Jotunheim
card-muster-heavens = Warriors for the Heavens
card-muster-alfheim = Warriors for Alfheim
card-muster-mannheim = Warriors for Mannheim
card-muster-jotunheim = Warriors for Jotunheim

# What a card does, in a sentence.
does-invade = { $amount ->
    [one] Move up to 1 Viking to a free village { $kingdom-in }, or to Asgard or Vanaheim.
   *[other] Move up to { $amount } Vikings to free villages { $kingdom-in }, or to Asgard or Vanaheim.
}
does-reinforce = A warrior of the reserve, if any is left, comes onto your boat; then move 1 Viking to any free village, or to Asgard or Vanaheim.
does-attack = Move 1 Viking to the village of an enemy warrior { $kingdom-in }, or to Asgard or Vanaheim; one enemy warrior there goes to Valhalla.
does-horde = { $amount ->
    [one] Move up to 1 Viking to a heaven, or to a province with a free village.
   *[other] Move up to { $amount } Vikings to one heaven, or to one province with free villages.
}
does-score = { $kingdom } scores now, for everybody.
does-token = Take a token of { $kingdom }.
does-draw = { $amount ->
    [one] Draw 1 { $metal } card and play another card at once.
   *[other] Draw { $amount } { $metal } cards and play another card at once.
}
does-destroy = All Vikings of one province { $kingdom-in } go to Valhalla.
does-muster = { $amount ->
    [one] Up to 1 warrior of the reserve comes to a free village { $kingdom-in }.
   *[other] Up to { $amount } warriors of the reserve come to free villages { $kingdom-in }.
}
does-muster-heavens = { $amount ->
    [one] Up to 1 warrior of the reserve comes to a heaven.
   *[other] Up to { $amount } warriors of the reserve come to the heavens.
}

## What happens, as a story; present tense

event-round-began = Round { $round } begins.
event-province-doomed = Doomed in this round: { $area }.
event-provinces-doomed = Doomed in this round: { $areas }.
event-card-kept = { $seat } keeps: { $card }.
event-packs-passed = All have kept a card; the packs go on to the left.
event-gold-shown = { $seat } shows gold: { $card }.
event-starter-found = { $seat } begins the round.
event-card-played = { $seat } plays: { $card }.
event-viking-moved = { $seat } moves { $viking-the } { $origin-from } { $goal-to }.
event-stayed = { $seat } moves a Viking within its area.
event-warrior-slain = { $seat } strikes { $area-in }: a warrior of { $other } goes to Valhalla.
event-warrior-came = A new warrior of { $seat } comes { $area-to }.
event-province-destroyed = { $seat } lays { $area } in ruins.
event-vikings-fell = { $count ->
    [one] 1 Viking of { $seat } falls { $area-in } and goes to Valhalla.
   *[other] { $count } Vikings of { $seat } fall { $area-in } and go to Valhalla.
}
event-kingdom-scored = { $seat } controls { $count ->
    [one] 1 province
   *[other] { $count } provinces
} { $kingdom-in }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-tokens-taken = { $count ->
    [one] { $seat } takes 1 token of { $kingdom }.
   *[other] { $seat } takes { $count } tokens of { $kingdom }.
}
event-asgard-held = { $seat } has the most Vikings in Asgard: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ragnarok-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 Viking fallen in a doomed province
   *[other] { $count } Vikings fallen in doomed provinces
}.
event-valhalla-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
} in Valhalla.
event-vikings-returned = { $count ->
    [one] 1 Viking of { $seat } returns from Valhalla to the boat.
   *[other] { $count } Vikings of { $seat } return from Valhalla to the boat.
}
event-card-drawn = { $seat } draws: { $card }.
event-cards-drawn = { $count ->
    [one] { $seat } draws 1 { $metal } card.
   *[other] { $seat } draws { $count } { $metal } cards.
}
event-game-won = { $seat } wins!
event-area-chosen = { $seat } sets out { $area-to }.
event-card-hidden = { $seat } keeps a card.
event-packs-dealt = The packs are dealt.
event-viking-picked = { $seat } picks { $viking-the } { $origin-in }.
event-sets-scored = { $seat } has { $count ->
    [0] no complete set
    [one] 1 complete set
   *[other] { $count } complete sets
} of tokens: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-tokens-shown = { $seat } turns up the tokens: { $alfheim } of Alfheim, { $mannheim } of Mannheim, { $jotunheim } of Jotunheim.
event-tie-compared = { $seat } is tied for the most points, { $score }, and has { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}; the most tokens decide.
event-waived = { $seat } leaves it at that.
event-card-lapsed = { $late ->
    [0] { $card }: { $seat } can do no more with it.
   *[other] { $card }: { $seat } leaves it at that.
}
story-scoring = The round is scored:
story-ragnarok = Ragnarok:
winner = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $score ->
    [one] 1 point
   *[other] { $score } points
}.

## Questions

question-keep-card = Card { $pick } of this draft: which one do you keep?
question-play-card = Which card do you play?
question-pick-viking = { $left ->
    [one] { $card }: which Viking do you move?
   *[other] { $card }: which Viking do you move? Up to { $left } can go.
}
question-choose-goal = Where does this Viking go?
question-choose-victim = Whose warrior do you strike?
question-choose-horde = Where does the horde go?
question-choose-ruin = Which province do you destroy?
question-muster-warriors = { $left ->
    [one] { $card }: where does the new warrior go?
   *[other] { $card }: where do new warriors go? Up to { $left } can come.
}
question-choose-tokens = { $left ->
    [one] Vanaheim is yours. Which token do you take?
   *[other] Vanaheim is yours. Which tokens do you take? { $left } to go.
}

## Answers

action-done = Done
action-keep = { $card }
action-play = { $card }
action-pick-chieftain = The chieftain
action-pick-warrior = A warrior { $area-from }
action-move = { $area }
action-stay = Move within the same area, which changes nothing
action-strike = A warrior of { $seat }
action-choose-area = { $area }
action-take-token = A token of { $kingdom }
action-take-tokens = { $count } tokens of { $kingdom }

effect-warriors = { $count ->
    [one] 1 is there
   *[other] { $count } are there
}
effect-chieftain = { $area-from }
effect-token = you then have { $count } of these
effect-province = { $kingdom }; { $free } of { $villages } villages free
stock-card = { $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}: { $does }
stock-card-brief = { $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
effect-there = there: { $forces }
effect-force = { $chieftain ->
    [0] { $seat } { $count }
   *[other] { $count ->
        [0] { $seat } chieftain
       *[other] { $seat } { $count } + chieftain
    }
}
effect-doomed = { $kingdom }, doomed; { $free } of { $villages } villages free
effect-asgard = a heaven; most Vikings there: { $points ->
    [one] 1 point
   *[other] { $points } points
}
effect-vanaheim = a heaven; most Vikings there: { $count ->
    [one] 1 token
   *[other] { $count } tokens
} of your choice
effect-valhalla = where the fallen are; out until the round ends, then { $points ->
    [one] 1 point
   *[other] { $points } points
} each
effect-several = { $parts }
effect-score = { $kingdom } scores now, for everybody; you gain { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
effect-lapse = nothing of it can be done now
effect-slay = a warrior of { $seat } goes to Valhalla
effect-ruin = to Valhalla go { $mine } of yours and { $others } of others
effect-horde = { $count ->
    [one] up to 1 Viking
   *[other] up to { $count } Vikings
}
effect-control-you = you then control it
effect-control = { $seat } then controls it
effect-control-nobody = nobody then controls it
look-number = Its number is { $number }; whoever shows the highest begins the round.
look-copies = { $count ->
    [one] 1 such card among the { $metal } cards.
   *[other] { $count } such cards among the { $metal } cards.
}

## Why an answer is closed

reason-not-asked = That is not what is asked now.
reason-not-in-pack = That card is not in your pack.
reason-not-in-stock = You do not have that card.
reason-nobody-there = You have no warrior there.
reason-in-valhalla = Who is in Valhalla stays there until the round ends.
reason-moved-already = Whoever is there has already moved by this card.
reason-no-village = No village is free there.
reason-no-village-figures = { $villages ->
    [one] The only village { $area-in } is taken.
   *[other] All { $villages } villages { $area-in } are taken.
}
reason-other-kingdom = The card names another kingdom or place.
reason-other-kingdom-figures = The card names { $kingdom }.
reason-no-such-area = Vikings cannot be sent there.
reason-no-change = That would change nothing.
reason-out-of-order = Choices keep the order of the list, and you have gone past that; take your answers back with undo if you want it after all.
reason-no-enemy-warrior = There is no enemy warrior there to strike.
reason-no-enemy-warrior-figures = There is no enemy warrior { $area-in } to strike.
reason-oneself = You cannot strike your own.
reason-no-way-to-stay = This card does not let you stay.

## Options

option-beginners = Variant: beginners (in the first round everybody keeps the cards dealt)
edition-de = German rulebook

## The board at a prompt: headings and short words

board-map = Map
board-kingdom = Kingdom
board-villages = Free
board-vikings = Vikings
board-doom = Doom
board-doomed = doomed
board-score = Points
board-chieftain = Chieftain
board-boat = On the boat
board-reserve = Reserve
board-heavens = In the heavens
board-tokens = Tokens
board-stock = Cards in stock
board-gold = Gold shown
board-plays = Cards to play
board-own = Your cards
board-count = Copies
board-effect = What it does
board-scoring = Final scoring
board-category = Category
board-total = Total
board-of-villages = { $free } of { $villages }

## Beside every question

status-own = You. { $parts }.
status-province = { $area } ({ $free } of { $villages } free{ $doomed ->
    [0] {""}
   *[other] , doomed
})
status-card = { $card } ({ $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}){ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}

## Examples in what the program says itself
# Answers in words, one of them that may be closed, something to look at, and a rule.

-example-answers = chieftain; gimle; done
-example-answer = chieftain
-example-subject = horde
-example-rule = MX-2
-example-word = village

## What studies count

subject-drafted = Cards drafted
subject-played = Cards played
subject-goal = Where Vikings go
subject-kingdom = Points from kingdoms
subject-token = Tokens taken
subject-category = Where points come from
