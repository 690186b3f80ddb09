# The figures that explain a puzzle.
puzzle-until = On average at the end of this turn
puzzle-until-next = On average at the end of the next turn
puzzle-later = By the end of this turn the figures hardly differ: the advantage shows later.
puzzle-figure-vp = Your lead in VP
puzzle-figure-countries = Your lead in controlled countries
puzzle-figure-space = Your box in the Space Race
