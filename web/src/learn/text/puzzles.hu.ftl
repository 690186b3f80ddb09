# Feladványok: állások, amelyekben egy választás egyértelműen a legjobb.
puzzles-title = Feladványok
puzzles-about = Minden állásban van egy választás, amely egyértelműen jobb az összes többinél. Találja meg a táblán! Az állások olyan játszmákból valók, amelyeket a számítógép önmaga ellen játszott.
puzzles-daily = A nap feladványa
puzzles-daily-solved = Ma megoldva.
puzzles-daily-missed = Ma nem sikerült.
puzzles-solve = Megoldom
puzzles-again = Megnézem újra
puzzles-none = Itt nincsenek feladványok.
puzzles-streak = { $count ->
    [one] Megoldási sorozat: egy nap
   *[other] Megoldási sorozat: { $count } nap
}
puzzles-solved = Elsőre megoldva: { $count } / { $of }
puzzles-next = Következő feladvány ({ $rating })
puzzles-list = { $count ->
    [one] Az egyetlen feladvány
   *[other] Összesen { $count } feladvány
}
puzzles-item = { $number }. feladvány, nehézség: { $rating }
puzzles-item-open = (még nem próbálta)
puzzles-item-solved = (megoldva)
puzzles-item-missed = (nem sikerült)

puzzle-title = { $game }: feladvány
puzzle-rated = Nehézség: { $rating }
puzzle-all = Az összes feladvány
puzzle-verdict = Feladvány
puzzle-task = Az Ön oldala: { $seat }. Találja meg a legjobb választást!
puzzle-wrong = Nem a legjobb: { $option }.
puzzle-wrong-chance = A győzelem esélye így { $percent }. Próbálja újra!
puzzle-solved = Helyes: { $option }.
puzzle-shown = A legjobb választás: { $option }.
puzzle-show = A megoldás megmutatása
puzzle-next = Következő feladvány
puzzle-no-more = Ennek a játéknak már minden feladványával próbálkozott.
puzzle-why = Miért ez a legjobb?
puzzle-chances = Nyerési esélyek a gépi elemzés becslése szerint
puzzle-figure-won = Már megnyert játszmák
puzzle-figure-beaten = Már elvesztett játszmák
puzzle-levels = Milyen gyakran találják meg az egyes gépi szintek?
puzzle-your-rating = Az Ön értékszáma: { $rating }
puzzle-care = Az esélyek becslések: alapos gépi elemzésből származnak, amely csak azt veszi figyelembe, amit az Ön oldala is tudhat.
