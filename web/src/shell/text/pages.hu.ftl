# A játékok körüli oldalak: kezdőlap, asztalok, új játszma, emberek, beállítások.
home-continue = A játék folytatása
home-all-tables = Az összes asztal ({ $count })
home-title = Mit játsszunk?
home-play-computer = Gép ellen
home-more-ways = Más módok
home-learn = Ismerkedés a játékkal
home-rules = Szabályok
home-watch = Nézzen meg egy játszmát
home-watch-none = Most senki sem játszik. Kezdjen egy játszmát, és mások is nézhetik.
home-to-lobby = Az összes asztalhoz
home-study = Tanulmányozás
home-study-text = Leckék az igazi táblán, a szabályok kipróbálható állásokkal, szerkesztő a saját állásokhoz és a magával hozott játszmák.
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
