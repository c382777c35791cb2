# The lab: what arenas and studies say of the games they have played.

lab-playing = playing
lab-exported = { $games } games are in { $folder } ({ $size } MB); { $played } of them were played just now.
lab-arena = { $games } games of { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}, on all seats in turn, seed { $seed }
lab-even = Even would be { $share }; intervals hold with 95% certainty.
lab-bot = bot
lab-wins = wins
lab-share = share
lab-interval = 95%
lab-score = mean score
lab-time = ms/move
lab-rating = { $bot }: rating { $rating } ({ $low } to { $high })
lab-rating-unsure = { $bot }: rating { $rating } (too few or too one-sided games for an interval)
lab-faults = { $bot } was at fault in { $games ->
    [one] one game
   *[other] { $games } games
}; karl gave { $answers ->
    [one] one answer
   *[other] { $answers } answers
} in its stead. The first time: { $first }

## Studies

lab-study = { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}: a study
lab-study-line = { $games } games of each setting, { $players } players, all of them { $bot }, seed { $seed }. Error bars and figures after ± are 95% intervals.
lab-report = The whole report is in { $file }.
lab-setting = setting
lab-cards = card set
lab-revision = revision
lab-games = games
lab-decisions = decisions a game
lab-shared = shared wins
lab-winning-score = winning score
lab-verdicts = Expectations
lab-should = expected
lab-found = found
lab-holds = holds
lab-holds-perhaps = seems to hold; more games are needed to be sure
lab-fails = does not hold
lab-fails-perhaps = seems not to hold; more games are needed to be sure
lab-fair = { $what }: every win share is within { $reach } points of { $even }.
lab-fair-found = Farthest from it: { $which }, { $share }.
lab-used = { $what }: everything is used at least a tenth as often as the median.
lab-used-found = Least used: { $which }, { $part } times the median.
lab-scores = Winners mostly score { $least } to { $most }.
lab-scores-found = They do in { $share } of the games.
lab-seats = Seats
lab-turns = Turn order in the first round
lab-about-share = The dashed line is an even share; the band reaches five points to each side of it.
lab-about-use = How often it was used in a game that had it, all players together, and how often those won who used it at least once. To have used something is not always the reason for having won.
lab-about-points = Mean points at the end by where they came from, for everybody and for the winners.
lab-about-scores = How often each score won. The table gives the mean and percentiles.
lab-about-expected = The expected range lies between the dashed lines.
lab-win-share = win share
lab-even-mark = even
lab-median = median
lab-tenth = a tenth of it
lab-use = uses a game
lab-of-median = use, as a multiple of the median
lab-times-median = × median
lab-seat-games = players
lab-points = mean points
lab-everybody = everybody
lab-the-winners = winners
lab-winners = Scores of the winners
lab-share-of-games = share of games
lab-mean = mean

## Calibrations

lab-calibration = { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}: do the stated win chances come true?
lab-calibration-line = { $games } games of { $bot } on all seats: the chance to win the game that it states for each of its answers, and the share of games that it then won.
lab-about-calibration = Each dot stands for the answers whose stated chance lies in one tenth of the scale, with the number of games that they come from. Chances that come true lie on the dashed diagonal; the band is { $near } points wide to each side. Intervals resample whole games.
lab-stated = stated chance
lab-questions = answers
lab-predicted = mean chance stated
lab-won = share won
lab-too-few = too few games
lab-brier = Brier score { $brier }; always stating the base rate would score { $base }. Lower is better.
lab-fit = The forecast that fits these games best: { $fit }.
lab-judged = Each half of the games, judged by the forecast that fits the other half best.
