# Il laboratorio: che cosa dicono arene e studi delle loro partite.

lab-playing = in gioco
lab-arena = { $games } partite di { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}, a turno su tutti i posti, seme { $seed }
lab-even = In parti uguali sarebbe { $share }; gli intervalli valgono al 95 %.
lab-bot = bot
lab-wins = vittorie
lab-share = quota
lab-interval = 95 %
lab-score = punteggio medio
lab-time = ms/mossa
lab-rating = { $bot }: valutazione { $rating } (da { $low } a { $high })
lab-rating-unsure = { $bot }: valutazione { $rating } (troppo poche partite per un intervallo)
