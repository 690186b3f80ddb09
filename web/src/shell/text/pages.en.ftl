# Pages around the games: home, lobby, a new game, people, settings.
home-continue = Continue playing
home-all-tables = All { $count } tables
home-title = What would you like to play?
home-play-computer = Play the computer
home-more-ways = Other ways to play
home-learn = Learn to play
home-rules = Rules
home-watch = Watch a game
home-watch-none = Nobody is playing right now. Start a game, and others can watch it.
home-to-lobby = All tables
home-study = Study
home-study-text = Lessons on the real board, the rules with positions to try out, a position editor, and games you import.
home-editor = Set up a position
home-import = Import a game
game-minutes = { $count ->
    [one] about one minute
   *[other] about { $count } minutes
}
line-your-turn = Your turn
line-flag = time runs out { $when }
line-created = opened: { $when }
line-moved = last move: { $when }
line-started = started: { $when }
line-more-rules = +{ $count }
