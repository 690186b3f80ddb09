# A számok, amelyek egy feladványt magyaráznak.
puzzle-until = Átlagosan a forduló végén
puzzle-until-next = Átlagosan a következő forduló végén
puzzle-later = A forduló végéig alig van különbség a számokban: az előny később mutatkozik meg.
puzzle-figure-stars = Az Ön csillagai
puzzle-figure-enemy-stars = Az ellenfél csillagai
puzzle-figure-gold = Az Ön aranya
