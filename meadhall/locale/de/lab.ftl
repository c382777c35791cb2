# Das Labor: was Arenen und Studien von ihren Partien sagen.

lab-playing = spielt
lab-arena = { $games } Partien { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}, reihum auf allen Plätzen, Startwert { $seed }
lab-even = Gleich verteilt wären { $share }; die Intervalle gelten mit 95 % Sicherheit.
lab-bot = Bot
lab-wins = Siege
lab-share = Anteil
lab-interval = 95 %
lab-score = Punkte im Mittel
lab-time = ms/Zug
lab-rating = { $bot }: Wertung { $rating } ({ $low } bis { $high })
lab-rating-unsure = { $bot }: Wertung { $rating } (zu wenige Partien für ein Intervall)
