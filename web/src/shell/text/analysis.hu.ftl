# A játszma elemzése és a tippek.
analysis-tab = Elemzés
analysis-begin = A játszma elemzése
analysis-about = A számítógép a játszma minden döntését megvizsgálja: hogyan alakultak az esélyek, melyik választás lett volna jobb, és mi volt szerencse. Ez egy-két percig tart; közben visszajátszhatja a játszmát.
analysis-waiting = Várakozik: más játszmák elemzése folyik.
analysis-working = A játszma elemzése…
analysis-progress = { $done } / { $of } választás
analysis-stop = Leállítás
analysis-again = Újabb elemzés
analysis-failed = Az elemzés belső hiba miatt nem sikerült.
analysis-here = Ez a lépés
analysis-chosen = ezt választották
analysis-best = Nem találtunk jobb választást.
analysis-lost = Ez { $percent }-ba került.
analysis-no-decision = Itt nem volt mit eldönteni.
analysis-by-choice = Választás miatt
analysis-by-chance = Szerencse miatt
analysis-move = { $at }. lépés
analysis-place = { $at }. lépés: { $values }
analysis-no-turns = A játszmának nem voltak fordulópontjai.
analysis-curve-keys = A győzelem esélye választásról választásra; a nyilakkal lépésről lépésre, a lapozóbillentyűkkel fordulópontról fordulópontra

hint-ask = Tipp
hint-thinking = Gondolkodás…
hint-best = A legjobb, amennyire az Ön oldaláról megítélhető:
hint-close = Elrejtés
