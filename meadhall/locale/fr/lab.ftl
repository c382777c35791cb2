# Le laboratoire : ce que les arènes et les études disent de leurs parties.

lab-playing = en jeu
lab-arena = { $games } parties de { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}, à toutes les places tour à tour, graine { $seed }
lab-even = À parts égales, ce serait { $share } ; les intervalles valent à 95 %.
lab-bot = bot
lab-wins = victoires
lab-share = part
lab-interval = 95 %
lab-score = score moyen
lab-time = ms/coup
lab-rating = { $bot } : cote { $rating } ({ $low } à { $high })
lab-rating-unsure = { $bot } : cote { $rating } (trop peu de parties pour un intervalle)
