# What the web client's shell says. Keys begin with the page or part they stand on.
loading = Loading…
skip-to-content = Skip to the content
nav-home = Agon: to the first page
nav-menu = Menu
nav-play = Play
nav-learn = Learn
nav-ratings = Ratings
nav-tournaments = Tournaments
nav-clubs = Clubs
nav-settings = Settings
nav-sign-in = Sign in
nav-language = Language
nav-theme = Light or dark
connection-lost = The connection is lost. Trying to come back…
trouble-title = That did not work
trouble-retry = Try again
trouble-home = To the first page
nowhere-title = There is nothing here
nowhere-text = The address may be mistyped, or what was here is gone.
table-question = The question
table-choices = Your choices
table-over = The game is over.
table-waiting = Waiting for { $who }
table-show-all = { $count ->
    [one] Show the only choice
   *[other] Show all { $count } choices
}
table-show-less = Show fewer
table-confirm = Choose “{ $option }”?
table-confirm-yes = Yes
table-confirm-no = No
table-log = What has happened
table-log-empty = Nothing has happened yet.
plain-board = The game in words
plain-nothing = nothing
plain-yes = yes
plain-no = no
