# The lab: what arenas and studies say of the games they have played.

lab-playing = playing
lab-arena = { $games } games of { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}, on all seats in turn, seed { $seed }
lab-even = Even would be { $share }; intervals hold with 95 % certainty.
lab-bot = bot
lab-wins = wins
lab-share = share
lab-interval = 95 %
lab-score = mean score
lab-time = ms/move
lab-rating = { $bot }: rating { $rating } ({ $low } to { $high })
lab-rating-unsure = { $bot }: rating { $rating } (too few games for an interval)
