# A számok, amelyek egy feladványt magyaráznak.
puzzle-until = Átlagosan a csata végén
puzzle-until-next = Átlagosan a következő csata végén
puzzle-later = A csata végéig alig van különbség a számokban: az előny később mutatkozik meg.
puzzle-figure-lost = Az Ön játékon kívüli csapatai
puzzle-figure-enemy-lost = Az ellenfél játékon kívüli csapatai
puzzle-figure-camp = Csapatok az Ön táborában
puzzle-figure-enemy-camp = Csapatok az ellenfél táborában
puzzle-figure-shame = Az Ön szégyenjelzői
puzzle-figure-favour = Az Ön fel nem használt istenikegy-jelzői
