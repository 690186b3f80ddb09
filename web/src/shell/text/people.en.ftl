# Playing with people: a new game, the lobby, settings, accounts, ratings, clubs and tournaments.
people-save = Save
people-saved = Saved.
people-more = Show more
people-find = Find
people-found-nobody = Nobody of that name was found.
people-gone = somebody who has left
people-guest = Guest { $number }
people-rather-not = Rather not
error-unreachable = The server cannot be reached. Nothing was lost; try again in a moment.

level-novice = Novice
level-novice-help = Leans towards sensible choices but draws lots among them, and makes many mistakes. Answers at once: for a first game.
level-apprentice = Apprentice
level-apprentice-help = Follows rules of thumb and does not look ahead, but knows how not to throw the game away. Answers at once.
level-contender = Contender
level-contender-help = Looks a little ahead: a moment’s thought before each choice.
level-champion = Champion
level-champion-help = Plays hundreds of games in its mind before each choice, for up to half a second.
level-olympian = Olympian
level-olympian-help = The strongest here, up to a second a choice. Not unbeatable: it never sees what your hand hides.

new-title = New game: { $game }
new-another-game = Choose another game
new-way = With whom?
new-way-computer = Against the computer
new-way-computer-help = Begins at once, as strong as you like; it never cheats.
new-way-alone = Alone
new-way-alone-help = The game for one player.
new-way-screen = At one screen
new-way-screen-help = All play here and pass the screen on; each sees only what is theirs.
new-way-friend = With friends
new-way-friend-help = You get a link to send; nobody else finds the table.
new-way-open = With anybody
new-way-open-help = Your table stands in the lobby until others sit down.
new-way-club = With members of the club
new-way-club-help = Only members see the table and can sit down.
new-players = How many players?
new-level = How strong?
new-side = Which seat is yours?
new-side-random = Draw lots
new-computers = Seats for the computer
new-rules = Rules and variants
new-rules-reset = Back to the usual rules
new-option-gave-way = Because “{ $choice }” was chosen, this applies now: { $now }.
new-option-fixed = only with the default for: { $option }
new-value-on = yes
new-value-off = no
new-more = More settings
new-clock = Clock
new-clock-none = No clock
new-clock-bank = Time for the whole game
new-clock-days = Days for each choice
new-clock-minutes = Minutes for each player
new-clock-increment = Seconds added for each choice
new-clock-day-count = Days for each choice
new-rated = Rated
new-rated-help = The result changes the ratings of those who play, if all of them are registered.
new-rated-guest = Only games between registered players are rated.
new-spectators = Others may watch
new-spectators-help = Spectators see what lies open, never a hidden hand.
new-spectators-private = Whoever has the link may watch; they never see a hidden hand.
new-leaver = The computer replaces whoever leaves
new-leaver-help = Otherwise whoever resigns or runs out of time has lost, and the game is over.
new-begin = Begin
new-lay = Set up the table
new-as-guest = You play as a guest; nothing to fill in.

lobby-title = Tables
lobby-new = New game
lobby-filter = Game
lobby-every-game = All games
lobby-mine = Your tables
lobby-mine-none = You sit at no table. Begin a game, or sit down at one below.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players just now. Set up a table, and others can sit down at it.
lobby-lay = Set up a table
lobby-watch-none = Nobody else is playing just now. As soon as somebody does, you can watch here.
lobby-past = Finished games
lobby-my-past = Your finished games
lobby-past-none = No game is finished yet. Each stays here to be looked back at, move by move.
lobby-all = { $count ->
    [one] Show the only one
   *[other] Show all { $count }
}
lobby-waits = { $count ->
    [one] – one seat is free
   *[other] – { $count } seats are free
}
lobby-your-side = Yours would be: { $side }
lobby-clock-none = no clock
lobby-clock-bank = { $minutes ->
    [one] one minute each
   *[other] { $minutes } minutes each
}
lobby-clock-increment = { $minutes ->
    [one] one minute each, plus { $seconds } s for each choice
   *[other] { $minutes } minutes each, plus { $seconds } s for each choice
}
lobby-clock-days = { $count ->
    [one] one day for each choice
   *[other] { $count } days for each choice
}
lobby-rated = rated
lobby-unrated = not rated
lobby-changed-rules = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
lobby-join = Sit down
lobby-look = Look at the table
lobby-to-table = To the table
lobby-won = won
lobby-lost = lost
lobby-drawn = draw
lobby-aborted = broken off

settings-looks = Appearance
settings-theme = Light or dark
settings-theme-system = As the device says
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-help = Dice roll, cards move. Without it everything is in its place at once.
settings-playing = Playing
settings-confirm-help = A second click confirms; nothing happens by mistake.
settings-forced = Make the only choice for me
settings-forced-help = Where nothing else is possible, the game goes on by itself.
settings-plain-help = The board as text and lists, for screen readers and small screens.
settings-turn = When it is your turn
settings-sound-help = Two soft notes, also when you look elsewhere.
settings-notify = Notifications
settings-notify-help = The browser tells you when you look at something else.
settings-notify-granted = The browser agrees: you will be told.
settings-notify-denied = The browser refuses. It can be allowed in the browser’s settings for this page.
settings-notify-unsupported = This browser knows no notifications.
settings-away = When you are away
settings-letters = By e-mail
settings-letters-help = To { $email }.
settings-letters-none = You have given no address yet.
settings-letters-add = Give an address
settings-webhook = By a message to this web address
settings-webhook-kind = What kind of address is it?
settings-webhook-plain = plain text
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-ntfy = ntfy
settings-kept = Kept.
settings-kept-here = Your choices hold at once and are kept in this browser.
settings-kept-both = Your choices hold at once and are kept in this browser and with your account.
settings-to-account = Name, password, e-mail: to the account
settings-vacations = Vacation
settings-vacations-text = While you are away, your clocks stand still in games that give days for each choice.
settings-vacations-left = { $count ->
    [0] No day of vacation is left this year.
    [one] One day of vacation is left this year.
   *[other] { $count } days of vacation are left this year.
}
settings-vacation = { $start } to { $end }
settings-vacation-first = First day
settings-vacation-last = Last day
settings-vacation-take = Take a vacation
settings-vacation-end = I am back
settings-vacation-strike = Cancel

account-title = Account
account-nobody = You can play at once as a guest. An account keeps your games, a name of your own and a rating.
account-guest = You are here as a guest: { $name }. Your games are kept in this browser only, and guests have no rating.
account-welcome = Welcome, { $name }!
account-register = Create an account
account-register-text = A name and a password are enough.
account-register-guest = Your games so far come along.
account-name = Name
account-name-help = 2 to 32 letters, digits, spaces, hyphens or dots.
account-name-or-email = Name or e-mail
account-password = Password
account-password-help = At least 8 characters.
account-sign-in-guest = What you played as a guest stays behind. To keep it, create an account instead.
account-forgotten = Forgotten your password?
account-forgotten-text = Whoever has given an address gets a letter with a link for a new password.
account-forgotten-send = Send the letter
account-forgotten-sent = If an account has this address, a letter is on its way.
account-sign-out = Sign out
account-signed-out = You are signed out.
account-to-profile = Your page
account-email = E-mail
account-email-none = Without an address a forgotten password cannot be replaced. Nobody else is shown it.
account-email-new = Your address
account-email-another = Another address
account-email-send = Send a letter to confirm
account-email-sent = A letter is on its way. The address counts once its link was opened.
account-email-remove = Remove the address
account-email-remove-sure = Without an address you cannot replace a forgotten password. Remove it?
account-change-password = Change the password
account-change-password-text = You are then signed out everywhere else.
account-old-password = Password until now
account-new-password = New password
account-password-changed = The password is changed.
account-sessions = Where you are signed in
account-session-since = since { $at }
account-session-this = this browser
account-session-end = Sign out
account-session-end-which = Sign out there: { $agent }
account-sessions-end = Sign out everywhere
account-sessions-end-sure = You are signed out in this browser too. Sign out everywhere?
account-tokens = Keys for programs
account-tokens-text = With a key a program of yours can play and talk in your name. Give it to nobody you do not trust.
account-tokens-docs = What programs can do
account-token-label = What is it for?
account-token-make = Make a key
account-token-once = The key. It is shown only this once:
account-token-copy = Copy
account-token-have = I have kept it
account-token-used = last used { $at }
account-token-unused = not used yet
account-token-end = Revoke
account-token-end-sure = Programs with the key “{ $label }” stop working. Revoke it?
account-blocks = Blocked people
account-blocks-text = They cannot sit down with you, and you do not hear them. On somebody’s page you can block them.
account-blocks-none = You have blocked nobody.
account-unblock-whom = Unblock { $name }
account-data = Your data
account-export-text = Everything that is kept about you, in one file.
account-export = Save everything
account-delete = Delete the account
account-delete-text = Games you are playing are given up. Name, address, settings and ratings are erased; finished games stay, without your name.
account-delete-sure = There is no way back. Really delete the account?
account-delete-yes = Delete for good

link-verify-title = Your address
link-verify-text = Is the address to which the letter came yours?
link-verify-do = Yes, it is mine
link-verify-done = Thank you. The address is confirmed.
link-reset-title = A new password
link-reset-do = Set the password
link-reset-done = The new password is set, and you are signed out everywhere.
link-gone = This link was used already, or is too old. Ask for another letter.
link-taken = This address belongs to another account.

profile-kind-person = player
profile-kind-guest = guest
profile-kind-program = computer player
profile-kind-gone = left
profile-since = here since { $at }
profile-own = Change your account
profile-no-ratings = No rating yet: it comes with the first rated game.
profile-no-ratings-guest = Guests have no rating.
profile-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-plot = { $count ->
    [one] The rating over one game: from { $first } to { $last }, at best { $best }
   *[other] The rating over { $count } games: from { $first } to { $last }, at best { $best }
}
profile-against = Between the two of you
profile-tally = You won { $won }, drew { $drawn }, lost { $lost }.
profile-games = Finished games
profile-no-games = No finished games that you may see.
profile-peace = Keep your distance
profile-block = Block
profile-block-sure = They will not be able to sit down with you, and you will not hear them. Block?
profile-blocked = You have blocked this player.
profile-unblock = Unblock
profile-report = Report to the administrators
profile-report-text = What happened?
profile-report-send = Send the report
profile-reported = Thank you. The administrators have your report.

ratings-title = Ratings
ratings-text = A rating is a guess at somebody’s strength, with how unsure that guess is. Everybody begins at 1500 ± 500; whoever has played five rated games and is rated surely enough is listed here.
ratings-none = Nobody is listed yet. Five rated games, and it could be you.
ratings-play = Play a game
ratings-of = The best at { $game }
ratings-all = Show everybody
ratings-every = To all games
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-games = Games

clubs-text = A club has tables and tournaments of its own, for its members alone.
clubs-back = All clubs
clubs-mine = Your clubs
clubs-all = All clubs
clubs-search = Look for a name
clubs-none = There is no club yet. Found the first one!
clubs-none-found = No club of that name was found.
clubs-found = Found a club
clubs-register = A club lasts: to found or join one you need an account.
clubs-register-to-join = Create an account to join
clubs-name = Name of the club
clubs-about = What is it about?
clubs-is-open = Anybody may join
clubs-is-open-help = Otherwise those who ask are let in by an officer.
clubs-open = open to all
clubs-closed = on request
clubs-members = { $count ->
    [one] One member
   *[other] { $count } members
}
clubs-role-owner = owner
clubs-role-officer = officer
clubs-role-member = member
clubs-role-invited = invited
clubs-role-asking = asks to join
clubs-join = Join
clubs-ask = Ask to join
clubs-asked = You have asked to join. An officer decides.
clubs-unask = Take the request back
clubs-accept = Accept the invitation
clubs-decline = Decline
clubs-leave = Leave the club
clubs-leave-sure = You will no longer see the tables of the club. Leave it?
clubs-owner-stays = The club is yours. To leave it, hand it over first.
clubs-let-in = Let in
clubs-make-officer = Make an officer
clubs-make-member = Make a plain member
clubs-hand-over = Hand the club over
clubs-hand-over-sure = The club then belongs to { $name }, and you cannot take it back. Hand it over?
clubs-remove = Send away
clubs-remove-sure = Send { $name } away?
clubs-invite = Invite
clubs-invite-whom = Invite somebody
clubs-change = Change the club
clubs-tables = Tables of the club
clubs-no-tables = No table is set up in this club.
clubs-lay = Set up a table
clubs-no-tournaments = No tournament has been announced in this club.

tournaments-all = All tournaments
tournaments-back = All tournaments
tournaments-show = Show
tournaments-state-all = all
tournaments-state-open = open for entry
tournaments-state-playing = being played
tournaments-state-over = over
tournaments-state-aborted = called off
tournaments-none = There is no such tournament yet. Announce one!
tournaments-announce = Announce a tournament
tournaments-begin-form = Fill in the form
tournaments-register = To announce or enter a tournament you need an account.
tournaments-register-to-enter = Create an account to enter
tournaments-of-club = For the members of the club { $club }.
tournaments-name = Name of the tournament
tournaments-game = Game
tournaments-form = Form
tournaments-form-round-robin = Round robin
tournaments-form-round-robin-help = All meet all: for a few entrants.
tournaments-form-swiss = Swiss
tournaments-form-swiss-help = Each round those meet who stand equally well: for many entrants.
tournaments-rounds = How many rounds?
tournaments-rounds-help = Nobody meets anybody twice: fewer rounds than entrants.
tournaments-cycles = How often do all meet all?
tournaments-no-clock = Without a clock a game can last for ever, and only you can end it.
tournaments-organiser = organised by
tournaments-entrants = { $count ->
    [0] No entrants
    [one] One entrant
   *[other] { $count } entrants
}
tournaments-nobody-yet = Nobody has entered yet.
tournaments-enter = Enter
tournaments-withdraw = Withdraw
tournaments-leave-sure = Take part no more?
tournaments-withdraw-sure = You lose the game under way and are not paired again. Withdraw?
tournaments-withdrawn = withdrawn
tournaments-remove = Take out
tournaments-remove-sure = { $name } then takes part no more. Take out of the tournament?
tournaments-start = Start the tournament
tournaments-start-sure = Nobody can enter any more, and the first round begins at once. Start?
tournaments-abort = Call it off
tournaments-abort-sure = The tournament ends without a result and cannot be taken up again. Call it off?
tournaments-standings = Standings
tournaments-points = Points
tournaments-break-head-to-head = Head to head
tournaments-break-sonneborn-berger = Sonneborn-Berger
tournaments-break-buchholz = Buchholz
tournaments-record = W–D–L
tournaments-record-long = Won, drawn, lost
tournaments-games = Game by game
tournaments-cross-key = Game by game: the number is the opponent’s line; + won, = drawn, − lost, · still being played.
tournaments-pairings = Pairings
tournaments-no-pairings = Pairings are made when the tournament starts.
tournaments-round = Round { $round }
tournaments-round-of = round { $round } of { $of }
tournaments-bye = rests
tournaments-under-way = being played
tournaments-play = Play
tournaments-look = Look
tournaments-decide = Decide the game
tournaments-decide-sure = The game is ended and counts as you say. This cannot be undone.
tournaments-wins = { $name } wins
tournaments-how-resign = by resignation
tournaments-how-timeout = on time
tournaments-how-forfeit = by forfeit
tournaments-how-bye = bye
tournaments-how-set = decided by the organiser
