# The figures that explain a puzzle.
puzzle-until = On average at the end of this battle
puzzle-until-next = On average at the end of the next battle
puzzle-later = By the end of this battle the figures hardly differ: the advantage shows later.
puzzle-figure-lost = Your troops out of the game
puzzle-figure-enemy-lost = Enemy troops out of the game
puzzle-figure-camp = Troops in your camp
puzzle-figure-enemy-camp = Troops in the enemy camp
puzzle-figure-shame = Your shame tokens
puzzle-figure-favour = Your unused favours
