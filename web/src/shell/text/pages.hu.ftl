# A játékok körüli oldalak: kezdőlap, asztalok, új játszma, emberek, beállítások.
home-continue = A játék folytatása
home-all-tables = Az összes asztal ({ $count })
home-title = Mit szeretne játszani?
home-play-computer = Játék a gép ellen
home-more-ways = További játékmódok
home-learn = A játék megtanulása
home-rules = Szabályok
home-watch = Játszmák megtekintése
home-watch-none = Most senki sem játszik. Kezdjen egy játszmát, és mások is nézhetik.
home-to-lobby = Az összes asztal
home-study = Tanulmányozás
home-study-text = Leckék az igazi táblán, a szabályok kipróbálható állásokkal, állásszerkesztő és importált játszmák.
home-editor = Állás felállítása
home-import = Játszma importálása
game-minutes = { $count ->
    [one] körülbelül egy perc
   *[other] körülbelül { $count } perc
}
line-your-turn = Ön következik
line-flag = az idő { $when } lejár
line-created = megnyitva: { $when }
line-moved = utolsó lépés: { $when }
line-started = kezdés: { $when }
line-more-rules = +{ $count }
