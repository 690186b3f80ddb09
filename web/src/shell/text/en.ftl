# What the web client's shell says. Keys begin with the page or part they stand on.
loading = Loading…
skip-to-content = Skip to content
nav-home = Agon home
nav-menu = Menu
nav-play = Play
nav-learn = Learn
nav-ratings = Ratings
nav-tournaments = Tournaments
nav-clubs = Clubs
nav-settings = Settings
nav-sign-in = Sign in
nav-language = Language
nav-theme = Switch between light and dark
connection-lost = Connection lost. Reconnecting…
connection-sending = Sending your choice…
trouble-title = Something went wrong
trouble-retry = Try again
trouble-home = Go to the home page
nowhere-title = Page not found
nowhere-text = The address may be mistyped, or the page no longer exists.
table-question = Question
table-choices = Your choices
table-over = The game is over.
table-waiting = Waiting for: { $who }
table-show-all = { $count ->
    [one] Show the only choice
   *[other] Show all { $count } choices
}
table-show-less = Show fewer
table-warned = may cost you the game
table-warning-back = Choose something else
table-warning-go = Choose “{ $option }” anyway
table-choose = Choose { $option }
table-cancel = Cancel
table-cost = costs { $cost }
table-left = { $left } of { $of } left
table-times = { $name } ×{ $count }
table-held = Chosen: { $chosen }
table-finish = Finish
table-finish-key = Finish ({ $keys })
table-log = Game log
table-log-empty = Nothing has happened yet.
table-log-lines = Show every line
plain-board = Game as text
plain-nothing = none
plain-yes = yes
plain-no = no
