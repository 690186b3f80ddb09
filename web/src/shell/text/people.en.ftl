# Playing with people: a new game, the lobby, settings, accounts, ratings, clubs and tournaments.
people-save = Save
people-saved = Saved.
people-more = Show more
people-find = Search
people-found-nobody = No player of that name was found.
people-gone = deleted account
people-guest = Guest { $name }
people-rather-not = Go back
error-unreachable = Cannot reach the server. Nothing was lost; try again in a moment.

level-novice = Novice
level-novice-help = Prefers sensible choices but picks among them at random, and makes many mistakes. Moves instantly. Good for a first game.
level-apprentice = Apprentice
level-apprentice-help = Follows rules of thumb without looking ahead, but avoids throwing the game away. Moves instantly.
level-contender = Contender
level-contender-help = Looks a little ahead and thinks for a moment before each choice.
level-champion = Champion
level-champion-help = Simulates hundreds of games before each choice, for up to half a second.
level-olympian = Olympian
level-olympian-help = The strongest level: it thinks for up to a second per choice. It sees no hidden information, so you can beat it.

new-title = New game: { $game }
new-another-game = Choose a different game
new-way = How do you want to play?
new-way-computer = Against the computer
new-way-computer-help = Starts right away, at the level you choose. It never cheats.
new-way-alone = Solo
new-way-alone-help = The single-player game.
new-way-screen = Hot seat
new-way-screen-help = Everyone plays on this screen and passes it on; hidden information stays hidden.
new-way-friend = With friends
new-way-friend-help = You get a link to share. The table is not listed.
new-way-open = With anyone
new-way-open-help = Your table is listed in the lobby until others join.
new-way-club = With club members
new-way-club-help = Only members can see and join the table.
new-players = How many players?
new-level = Which level?
new-side = Which seat do you want?
new-side-random = Random
new-computers = Computer players
new-rules = Rules and variants
new-rules-reset = Reset to the standard rules
new-option-gave-way = Choosing “{ $choice }” also changed: { $now }.
new-option-fixed = requires the default for: { $option }
options-more = More options
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-value-on = yes
new-value-off = no
new-more = More settings
new-clock = Clock
new-clock-none = No clock
new-clock-bank = Total time per player
new-clock-days = Days per choice
new-clock-minutes = Minutes per player
new-clock-increment = Seconds added per choice
new-clock-day-count = Days per choice
new-rated = Rated
new-rated-help = The result changes the players’ ratings. Everyone must be registered.
new-rated-guest = Only games between registered players are rated.
new-spectators = Allow spectators
new-spectators-help = Spectators see the open information only, never a hidden hand.
new-spectators-private = Anyone with the link can watch, but never sees a hidden hand.
new-leaver = The computer replaces players who leave
new-leaver-help = Otherwise a player who resigns or runs out of time loses, and the game is over.
new-begin = Start game
new-lay = Create table
new-as-guest = You are playing as a guest. No registration needed.

lobby-title = Tables
lobby-new = New game
lobby-filter = Game
lobby-every-game = All games
lobby-mine = Your tables
lobby-mine-none = You are not at any table. Start a game, or join one below.
lobby-open = Open tables
lobby-open-none = No tables are waiting for players. Create one, and others can join it.
lobby-lay = Create a table
lobby-watch-none = Nobody else is playing right now. Games in progress are listed here.
lobby-past = Finished games
lobby-my-past = Your finished games
lobby-past-none = No finished games yet. They will be listed here for replay.
lobby-all = { $count ->
    [one] Show the only one
   *[other] Show all { $count }
}
lobby-waits = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
lobby-your-side = Your side: { $side }
lobby-clock-none = no clock
lobby-clock-bank = { $minutes ->
    [one] one minute each
   *[other] { $minutes } minutes each
}
lobby-clock-increment = { $minutes ->
    [one] one minute each + { $seconds } s per choice
   *[other] { $minutes } minutes each + { $seconds } s per choice
}
lobby-clock-days = { $count ->
    [one] one day per choice
   *[other] { $count } days per choice
}
lobby-rated = rated
lobby-unrated = unrated
lobby-join = Join
lobby-look = View table
lobby-to-table = Go to the table
lobby-won = won
lobby-lost = lost
lobby-drawn = draw
lobby-aborted = aborted

settings-looks = Appearance
settings-theme = Theme
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-cards = Size of the cards in hand
settings-cards-normal = Normal
settings-cards-large = Large
settings-motion = Animations
settings-motion-help = Rolling dice and moving cards. Turn off to show every change instantly.
settings-playing = Gameplay
settings-confirm-help = A second click confirms each choice, to prevent mistakes.
settings-forced = Make forced choices automatically
settings-forced-help = If there is only one option, and it rolls no dice, reveals nothing and cannot end the game, it is chosen for you.
settings-finish = Finish each play automatically
settings-finish-help = For a few seconds after the last point of a play, you can still undo it. If this setting or animations are off, you end each play with the Finish button.
settings-plain-help = Shows the board as text and lists, for screen readers and small screens.
settings-turn = When it is your turn
settings-sound-help = Sounds for cards, dice and pieces, two soft notes on your turn, and a tone for chat messages.
settings-speed-help = How fast other players’ moves are shown. To skip, press Space or Enter, or click on the board.
settings-notify = Notifications
settings-notify-help = Your browser notifies you while this tab is in the background.
settings-notify-granted = Notifications are allowed.
settings-notify-denied = Notifications are blocked. You can allow them in the browser’s settings for this site.
settings-notify-unsupported = This browser does not support notifications.
settings-away = When you are away
settings-email = Email
settings-email-help = Sent to { $email }.
settings-email-none = You have not added an email address yet.
settings-email-add = Add an email address
settings-webhook = Webhook URL
settings-webhook-kind = Format
settings-webhook-plain = plain text
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-ntfy = ntfy
settings-kept = Saved.
settings-kept-here = Changes apply immediately and are saved in this browser.
settings-kept-both = Changes apply immediately and are saved in this browser and in your account.
settings-to-account = Name, password and email: account settings
settings-vacations = Vacation
settings-vacations-text = While you are on vacation, your clocks stop in games with a limit of days per choice.
settings-vacations-left = { $count ->
    [0] You have no vacation days left this year.
    [one] You have one vacation day left this year.
   *[other] You have { $count } vacation days left this year.
}
settings-vacation = { $start } to { $end }
settings-vacation-first = First day
settings-vacation-last = Last day
settings-vacation-take = Take a vacation
settings-vacation-end = End vacation
settings-vacation-strike = Cancel

account-title = Account
account-nobody = You can play as a guest right away. With an account you keep your games, choose your name and get a rating.
account-guest = You are playing as a guest: { $name }. Your games are saved in this browser only, and guests have no rating.
account-welcome = Welcome, { $name }!
account-register = Create an account
account-register-text = All you need is a name and a password.
account-register-guest = Your games so far are kept.
account-name = Name
account-name-help = 2 to 32 letters, digits, spaces, hyphens or dots.
account-name-or-email = Name or email
account-password = Password
account-password-help = At least 8 characters.
account-sign-in-guest = Signing in does not move your guest games to your account. To keep them, create an account instead.
account-forgotten = Forgot your password?
account-forgotten-text = If you have added an email address, we will send you a link to set a new password.
account-forgotten-send = Send link
account-forgotten-sent = If an account uses this address, an email is on its way.
account-sign-out = Sign out
account-signed-out = You are signed out.
account-to-profile = Your profile
account-email = Email
account-email-none = Without an email address you cannot reset a forgotten password. Your address is never shown to others.
account-email-new = Email address
account-email-another = New email address
account-email-send = Send confirmation email
account-email-sent = We have sent you an email. Open the link to confirm your address.
account-email-remove = Remove email address
account-email-remove-sure = Without an email address you cannot reset a forgotten password. Remove it?
account-change-password = Change password
account-change-password-text = This signs you out on all other devices and revokes your API tokens.
account-old-password = Current password
account-new-password = New password
account-password-changed = Password changed.
account-sessions = Active sessions
account-session-since = signed in { $when }
account-session-agent = { $browser } on { $system }
account-session-unknown = Unknown browser
account-session-this = this browser
account-session-end = Sign out
account-session-end-which = Sign out: { $agent }
account-sessions-end = Sign out everywhere
account-sessions-end-sure = This also signs you out in this browser and revokes your API tokens. Sign out everywhere?
account-tokens = API tokens
account-tokens-text = A program with a token can play and chat in your name. Keep it secret.
account-tokens-docs = API reference
account-token-label = Description
account-token-make = Create token
account-token-once = Your new token. It is shown only once:
account-token-copy = Copy
account-token-have = I have saved it
account-token-used = last used { $at }
account-token-unused = never used
account-token-end = Revoke
account-token-end-sure = Programs using the token “{ $label }” will stop working. Revoke it?
account-blocks = Blocked players
account-blocks-text = Blocked players cannot join your tables, and you do not see their messages. To block players, go to their profile.
account-blocks-none = You have not blocked anyone.
account-unblock-whom = Unblock { $name }
account-data = Your data
account-export-text = Everything we store about you, in one file.
account-export = Download your data
account-delete = Delete account
account-delete-text = You resign all your games in progress. Your name, email address, settings and ratings are erased; finished games are kept without your name.
account-delete-sure = This cannot be undone. Really delete your account?
account-delete-yes = Delete permanently

link-verify-title = Confirm your email address
link-verify-text = Is the address that received this link yours?
link-verify-do = Yes, confirm it
link-verify-done = Thank you. Your address is confirmed.
link-reset-title = New password
link-reset-do = Set password
link-reset-done = Your new password is set, and you are signed out everywhere.
link-gone = This link has already been used or has expired. Request a new one.
link-taken = This address belongs to another account.

profile-kind-person = player
profile-kind-guest = guest
profile-kind-program = computer player
profile-kind-gone = deleted
profile-since = joined { $at }
profile-own = Edit account
profile-no-ratings = No rating yet. It appears after the first rated game.
profile-no-ratings-guest = Guests have no rating.
profile-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-plot = { $count ->
    [one] Rating over one game: from { $first } to { $last }, best { $best }
   *[other] Rating over { $count } games: from { $first } to { $last }, best { $best }
}
profile-results = Results
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-score = Score
profile-against = Head to head
profile-tally = You have won { $won }, drawn { $drawn } and lost { $lost }.
profile-games = Finished games
profile-no-games = There are no finished games that you can see.
profile-peace = Block or report
profile-block = Block
profile-block-sure = They will not be able to join your tables, and you will not see their messages. Block this player?
profile-blocked = You have blocked this player.
profile-unblock = Unblock
profile-report = Report to the administrators
profile-report-text = What happened?
profile-report-send = Send the report
profile-reported = Thank you. Your report has been sent to the administrators.

ratings-title = Ratings
ratings-text = A rating estimates a player’s strength; the number after ± shows how uncertain it is. Everyone starts at 1500 ± 500. Players are listed here after five rated games, once their rating is certain enough.
ratings-unlisted = Listed after five games, once the rating is certain enough
ratings-none = Nobody is listed yet. Play five rated games to be the first.
ratings-play = Play a game
ratings-of = Top players: { $game }
ratings-all = Show all
ratings-every = All games
ratings-place = Rank
ratings-name = Name
ratings-rating = Rating
ratings-games = Games

clubs-text = A club has its own tables and tournaments, for members only.
clubs-back = All clubs
clubs-mine = Your clubs
clubs-all = All clubs
clubs-search = Search by name
clubs-none = There are no clubs yet. Create the first one!
clubs-none-found = No club of that name was found.
clubs-found = Create a club
clubs-register = You need an account to create or join a club.
clubs-register-to-join = Create an account to join
clubs-name = Club name
clubs-about = Description
clubs-is-open = Anyone can join
clubs-is-open-help = Otherwise an officer approves each request.
clubs-open = open to all
clubs-closed = join by request
clubs-members = { $count ->
    [one] One member
   *[other] { $count } members
}
clubs-role-owner = owner
clubs-role-officer = officer
clubs-role-member = member
clubs-role-invited = invited
clubs-role-asking = wants to join
clubs-join = Join
clubs-ask = Ask to join
clubs-asked = You have asked to join. An officer will decide.
clubs-unask = Withdraw request
clubs-accept = Accept invitation
clubs-decline = Decline
clubs-leave = Leave club
clubs-leave-sure = You will no longer see the club’s tables. Leave the club?
clubs-owner-stays = You own this club. To leave it, transfer ownership first.
clubs-let-in = Approve
clubs-make-officer = Promote to officer
clubs-make-member = Demote to member
clubs-hand-over = Transfer ownership
clubs-hand-over-sure = The club will belong to { $name }, and you cannot take it back. Transfer ownership?
clubs-remove = Remove member
clubs-remove-sure = Remove { $name } from the club?
clubs-invite = Invite
clubs-invite-whom = Invite a player
clubs-change = Edit club
clubs-tables = Club tables
clubs-no-tables = This club has no tables yet.
clubs-lay = Create a table
clubs-no-tournaments = This club has no tournaments yet.

tournaments-all = All tournaments
tournaments-back = All tournaments
tournaments-show = Show
tournaments-state-all = all
tournaments-state-open = open for entry
tournaments-state-playing = in progress
tournaments-state-over = finished
tournaments-state-aborted = cancelled
tournaments-none = There are no tournaments here yet. Create one!
tournaments-announce = Create a tournament
tournaments-begin-form = Set up a tournament
tournaments-register = You need an account to create or enter a tournament.
tournaments-register-to-enter = Create an account to enter
tournaments-of-club = For members of the club { $club }.
tournaments-name = Tournament name
tournaments-game = Game
tournaments-form = Format
tournaments-form-round-robin = Round robin
tournaments-form-round-robin-help = Everyone plays everyone else. Best for a small group.
tournaments-form-swiss = Swiss
tournaments-form-swiss-help = In each round you play someone with a similar score. Best for many players.
tournaments-rounds = Number of rounds
tournaments-rounds-help = Nobody plays the same opponent twice, so there must be fewer rounds than players.
tournaments-cycles = Games against each opponent
tournaments-no-clock = Without a clock a game can go on forever, and only you can end it.
tournaments-organiser = organised by
tournaments-entrants = { $count ->
    [0] No players
    [one] One player
   *[other] { $count } players
}
tournaments-nobody-yet = Nobody has entered yet.
tournaments-enter = Enter
tournaments-withdraw = Withdraw
tournaments-leave-sure = Withdraw your entry?
tournaments-withdraw-sure = You lose your current game and will not be paired again. Withdraw?
tournaments-withdrawn = withdrawn
tournaments-remove = Remove
tournaments-remove-sure = Remove { $name } from the tournament?
tournaments-start = Start the tournament
tournaments-start-sure = Entries close and the first round begins immediately. Start the tournament?
tournaments-abort = Cancel tournament
tournaments-abort-sure = The tournament ends without a result and cannot be resumed. Cancel the tournament?
tournaments-standings = Standings
tournaments-points = Points
tournaments-break-head-to-head = Head to head
tournaments-break-sonneborn-berger = Sonneborn-Berger
tournaments-break-buchholz = Buchholz
tournaments-record = W–D–L
tournaments-record-long = Wins, draws, losses
tournaments-games = Results
tournaments-cross-key = Results: the number is the opponent’s row; + win, = draw, − loss, · in progress.
tournaments-pairings = Pairings
tournaments-no-pairings = Pairings appear when the tournament starts.
tournaments-round = Round { $round }
tournaments-round-of = round { $round } of { $of }
tournaments-bye = bye
tournaments-under-way = in progress
tournaments-play = Play
tournaments-look = Watch
tournaments-decide = Set the result
tournaments-decide-sure = This ends the game with the result you choose. It cannot be undone.
tournaments-wins = { $name } wins
tournaments-how-resign = by resignation
tournaments-how-timeout = on time
tournaments-how-forfeit = by forfeit
tournaments-how-bye = bye
tournaments-how-set = set by the organiser
