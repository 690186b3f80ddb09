# A számok, amelyek egy feladványt magyaráznak.
puzzle-until = Átlagosan a forduló végén
puzzle-until-next = Átlagosan a következő forduló végén
puzzle-later = A forduló végéig alig van különbség a számokban: az előny később mutatkozik meg.
puzzle-figure-vp = Az Ön előnye győzelmi pontban
puzzle-figure-countries = Az Ön előnye az ellenőrzött országok számában
puzzle-figure-space = Az Ön mezője az űrversenyben
