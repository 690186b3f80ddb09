# The figures that explain a puzzle.
puzzle-until = On average at the end of this round
puzzle-until-next = On average at the end of the next round
puzzle-later = By the end of this round the figures hardly differ: the advantage shows later.
puzzle-figure-stars = Your stars
puzzle-figure-enemy-stars = Your opponent’s stars
puzzle-figure-gold = Your gold
