# Puzzles: positions in which one choice is clearly best.
puzzles-title = Puzzles
puzzles-about = In each position one choice is clearly better than all others. Find it on the board. The positions come from games that the computer played against itself.
puzzles-daily = Puzzle of the day
puzzles-daily-solved = Solved today.
puzzles-daily-missed = Missed today.
puzzles-solve = Solve it
puzzles-again = View again
puzzles-none = There are no puzzles here.
puzzles-streak = { $count ->
    [one] Daily streak: one day
   *[other] Daily streak: { $count } days
}
puzzles-solved = { $count } of { $of } solved on the first try
puzzles-next = Next puzzle ({ $rating })
puzzles-list = { $count ->
    [one] The only puzzle
   *[other] All { $count } puzzles
}
puzzles-item = Puzzle { $number }, difficulty { $rating }
puzzles-item-open = (not tried)
puzzles-item-solved = (solved)
puzzles-item-missed = (missed)

puzzle-title = { $game }: puzzle
puzzle-rated = Difficulty { $rating }
puzzle-all = All puzzles
puzzle-verdict = Puzzle
puzzle-task = You play: { $seat }. Find the best choice.
puzzle-wrong = Not the best: { $option }.
puzzle-wrong-chance = It leaves you a { $percent } chance of winning. Try again.
puzzle-solved = Right: { $option }.
puzzle-shown = The best choice: { $option }.
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-no-more = You have tried every puzzle of this game.
puzzle-why = Why it is best
puzzle-chances = Winning chances, estimated by a search
puzzle-figure-won = Games already won
puzzle-figure-beaten = Games already lost
puzzle-levels = How often each computer level finds it
puzzle-your-rating = Your rating: { $rating }
puzzle-care = The chances are estimates. They come from a deep search that knows only what your seat knows.
