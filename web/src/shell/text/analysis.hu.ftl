# A játszma elemzése és a tippek.
analysis-tab = Elemzés
analysis-begin = A játszma elemzése
analysis-about = A számítógép újra megvizsgálja a játszma minden döntését: hogyan alakultak az esélyek, melyik választás lett volna jobb, és mi volt szerencse. Ez egy-két percig tart; közben vissza lehet nézni a játszmát.
analysis-waiting = Más játszmák elemzése folyik; ez sorban áll.
analysis-working = A játszma elemzése folyik.
analysis-progress = { $done } / { $of } választás
analysis-stop = Leállítás
analysis-again = Újabb elemzés
analysis-failed = Az elemzés hiba miatt nem fejeződött be.
analysis-here = Ezen a ponton
analysis-chosen = ezt választották
analysis-best = Nem volt jobb választás.
analysis-lost = Ez { $percent }-ba került.
analysis-no-decision = Itt nem volt mit eldönteni.
analysis-by-choice = Választás miatt
analysis-by-chance = Szerencse miatt
analysis-move = { $at }. lépés
analysis-place = { $at }. lépés: { $values }
analysis-no-turns = A játszmának nem voltak fordulópontjai.
analysis-curve-keys = A győzelem esélye választásról választásra; a nyilakkal lépésről lépésre, a lapozóbillentyűkkel fordulópontról fordulópontra

hint-ask = Tipp
hint-thinking = Gondolkodik…
hint-best = A legjobb, amennyire ez a hely tudhatja:
hint-close = Elrejtés
