language-name = English

play-title = { $game }
play-your-seat = You play: { $seat }
play-your-turn = It is your turn.
play-options = Your choices:
play-prompt = Your choice
play-choose-number = Please enter a number from { $from } to { $to }.
play-help =
    Enter the number of a choice or the beginning of its name, or one of these words:
    { "undo" } – take back your last choice
    { "log" } – show what has happened so far
    { "save" } – save the game
    { "save FILE" } – save a copy in a file
    { "? NAME" } – read what a card does
    { "quit" } – save the game and leave
    { "help" } – show this help
play-forced = Only one choice, made for you: { $option }
play-thinking = { $seat }: thinking…
play-hotseat = Pass the screen to: { $seat }
play-undone = Your last choice has been taken back.
play-cannot-undo = Your last choice can no longer be taken back.
play-log-empty = Nothing has happened yet.
play-saved = Game saved: { $file }
play-resumed = Game resumed: { $file }
play-bye = Goodbye! Your game is kept here: { $file }
play-over = The game is over.
play-winner = Winner: { $seat }
play-draw = The game is a draw.
play-reason = Reason: { $reason }
play-seed = Seed: { $seed }
play-first-game = No game was named; starting { $game }
play-which-game = Which game would you like to play?
play-unfinished = An unfinished game is kept here: { $file }
play-resume-it = go on with it
play-new-game = start a new game
play-set-aside = The unfinished game has been moved here: { $file }
play-enter = Press Enter to go on
play-hint = Enter a number or the beginning of a name; for more: { "help" }
play-no-text = There is nothing to read about “{ $typed }”.
play-unknown = “{ $typed }” is not one of the choices.
play-ambiguous = “{ $typed }” could mean several things: { $names }

record-version = Version of the rules: { $version }
record-options = Options: { $options }
record-components = Components: { $components }
record-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
record-unfinished = The game is not finished.

options-default = default
options-excludes = not with { $others }

analysis-curve = Chance to win, choice by choice
analysis-curve-alone = How well it goes, choice by choice
analysis-stages = The upright lines show where a new turn, battle or round begins.
analysis-seat = Seat
analysis-start = Start
analysis-end = End
analysis-luck = Luck
analysis-play = Choices
analysis-rest = Rest
analysis-decisions = Decisions
analysis-mean-loss = Mean loss
analysis-worst = Worst choices
analysis-balance = How the game went
analysis-turning-points = Turning points
analysis-number = No.
analysis-stage = Stage
analysis-change = Change
analysis-story = What happened
analysis-choice = “{ $ask }” – { $option }.
analysis-cost = { $what } This cost { $percent }. Better: { $better }.
analysis-fortune = { $what } This was luck, worth { $percent }.
analysis-unseen = Hidden cards or dice
analysis-care = The chances are what the computer makes of them: read the changes rather than the figures.
analysis-rest-means = Rest is neither choice nor luck: whoever decides next knows other things, or the computer sees further than before.
analysis-asked = Question
analysis-option = Chosen
analysis-others = Others
analysis-nothing = There was nothing to decide in this game.
analysis-broken-off = Stopped: choices analysed: { $done } of { $all }. What is shown goes that far.

reason-resign = the losing side resigned
reason-timeout = the losing side ran out of time
reason-kick = the losing side was sent away

error-bad-address = This is no address of e-mail.
error-bad-components = The components file is not valid.
error-bad-name = This cannot be a name. Take another.
error-bad-option = This option of the game does not exist or cannot have this value.
error-bad-password = This password is too short or too easy to guess. Take several words.
error-bad-position = The position is not valid.
error-bad-record = The record of the game is not valid.
error-bad-request = The request could not be understood.
error-bad-script = The rules contain code that is not allowed there.
error-bad-settings = The settings of the server are not valid.
error-bad-study = The study is not valid.
error-barred = This account may not do that for now.
error-chair-taken = This chair is taken.
error-engine-fault = The rules of the game have failed.
error-excluded-option = The chosen options of the game exclude each other.
error-forged-request = The request does not come from this page. Load the page again.
error-game-over = The game is already over.
error-illegal-choice = This choice is not offered.
error-malformed-choice = The choice could not be understood.
error-name-taken = This name is taken.
error-not-asked = You are not being asked at the moment.
error-not-found = It does not exist, or it is not for you to see.
error-not-possible-now = This is not possible now.
error-not-signed-in = Sign in first, or play as a guest.
error-not-yours = This is not yours to do.
error-nothing-to-undo = There is nothing to take back.
error-out-of-range = The value is out of range.
error-stale-ask = This question has already been answered.
error-storage-down = The server cannot reach its database. Nothing was changed; try again in a moment.
error-too-large = This is too large.
error-too-many-requests = Too many requests. Wait a moment.
error-unknown-game = There is no such game.
error-unknown-language = There is no such language.
error-unknown-seat = There is no such seat.
error-wrong-password = The name or the password is wrong.

letter-otherwise = If it was not you, there is nothing to do: without the link nothing changes.
letter-reset = Somebody, perhaps you, wants a new password for { $name } at { $server }. To set one, open this link within an hour:
letter-reset-subject = Agon: a new password
letter-verify = { $name } at { $server } gave this address of e-mail. If that was you, open this link within a day:
letter-verify-subject = Agon: is this your address?

notice-begun = Your game has begun: { $game }
notice-over = Your game is over: { $game }
notice-turn = It is your turn: { $game }

