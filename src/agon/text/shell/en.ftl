language-name = English

play-title = { $game }
play-your-seat = You play: { $seat }
play-your-turn = It is your turn.
play-options = Your choices:
play-prompt = Your choice
play-choose-number = Enter a number from { $from } to { $to }.
play-help =
    Enter the number of a choice or the start of its name, or one of these commands:
    { "board" } – show the board again
    { "undo" } – undo your last choice
    { "log" } – show the game log
    { "save" } – save the game
    { "save FILE" } – save a copy to a file
    { "? NAME" } – show the text of a card
    { "quit" } – save the game and quit
    { "help" } – show this help
    Where several are to be chosen, you can enter them at once: { "14 14 3" }
play-forced = The only choice, made for you: { $option }
play-thinking = { $seat }: thinking…
play-hotseat = Pass the screen to: { $seat }
play-undone = Your last choice has been undone.
play-cannot-undo = Your last choice can no longer be undone.
play-log-empty = Nothing has happened yet.
play-saved = Game saved: { $file }
play-resumed = Game resumed: { $file }
play-bye = Goodbye! Your game is saved here: { $file }
play-over = Game over.
play-winner = Winner: { $seat }
play-draw = The game is a draw.
play-reason = Reason: { $reason }
play-result = Result: { $result }
play-seed = Seed: { $seed }
play-first-game = No game given; starting { $game }
play-which-game = Which game would you like to play?
play-unfinished = Found an unfinished game: { $file }
play-resume-it = resume it
play-new-game = start a new game
play-set-aside = The unfinished game has been moved here: { $file }
play-enter = Press Enter to continue
play-hint = Enter a number or the start of a name; for more: { "help" }
play-left = { $left } of { $of } left
play-costs = costs { $cost }
play-danger = may cost you the game
play-anyway = Choose it anyway? (y/N)
play-yes = y
play-no-text = No card text found for “{ $typed }”.
play-stopped = Stopped before: { $option }. It is not available now, or it must be chosen on its own.
play-unknown = “{ $typed }” is not one of the choices.
play-ambiguous = “{ $typed }” is ambiguous: { $names }

record-version = Rules version: { $version }
record-options = Options: { $options }
record-components = Components: { $components }
record-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
record-unfinished = The game is not finished.

options-default = default
options-excludes = not with { $others }

analysis-curve = Winning chances, choice by choice
analysis-curve-alone = Expected result, choice by choice
analysis-stages = Vertical lines mark the start of a turn, battle or round.
analysis-seat = Seat
analysis-start = Start
analysis-end = End
analysis-luck = Luck
analysis-play = Choices
analysis-rest = Other
analysis-decisions = Decisions
analysis-mean-loss = Average loss
analysis-worst = Worst choices
analysis-balance = Summary
analysis-turning-points = Turning points
analysis-number = No.
analysis-stage = Stage
analysis-change = Change
analysis-story = What happened
analysis-choice = “{ $ask }” – { $option }.
analysis-cost = { $what } This cost { $percent }. Better: { $better }.
analysis-fortune = { $what } This was luck, worth { $percent }.
analysis-unseen = Hidden cards or dice
analysis-care = The chances are the computer’s estimates: the changes are more reliable than the values.
analysis-rest-means = “Other” is neither choice nor luck: the next player to decide has different information, or the computer sees further than before.
analysis-asked = Question
analysis-option = Chosen
analysis-others = Alternatives
analysis-nothing = There was nothing to decide in this game.
analysis-broken-off = Stopped after { $done } of { $all } choices. The results cover the game up to there.

reason-resign = the losing side resigned
reason-timeout = the losing side ran out of time
reason-kick = the losing side was removed

error-bad-address = Enter a valid email address.
error-bad-components = The components file is not valid.
error-bad-name = This name is not allowed. Choose another.
error-bad-network = This network does not fit the rules of this game.
error-bad-option = This game option does not exist or cannot have this value.
error-bad-password = This password is too short or too easy to guess. Try a few words.
error-bad-position = The position is not valid.
error-bad-record = The game record is not valid.
error-bad-request = The request could not be understood.
error-bad-script = The rules contain code that is not allowed.
error-bad-settings = The server settings are not valid.
error-bad-study = The study is not valid.
error-barred = Your account is not allowed to do this at the moment.
error-chair-taken = This seat is taken. Choose another.
error-engine-fault = Internal error in the rules of the game.
error-excluded-option = These game options cannot be combined.
error-forged-request = The request did not come from this page. Reload the page.
error-game-over = The game is already over.
error-illegal-choice = This choice is not available.
error-malformed-choice = The choice could not be understood.
error-name-taken = This name is taken. Choose another.
error-no-time-to-undo = Undoing would leave no time on your clock.
error-not-asked = It is not your turn to choose.
error-not-found = This does not exist, or you are not allowed to see it.
error-not-possible-now = This is not possible right now.
error-not-signed-in = Sign in first, or play as a guest.
error-not-yours = You are not allowed to do that.
error-nothing-to-undo = There is nothing to undo.
error-out-of-range = The value is out of range.
error-stale-ask = This question has already been answered.
error-storage-down = The server cannot reach its database. Nothing was changed; try again in a moment.
error-too-large = The file or text is too large.
error-too-many-requests = Too many requests. Wait a moment.
error-unknown-game = There is no such game.
error-unknown-language = There is no such language.
error-unknown-seat = There is no such seat.
error-wrong-password = Wrong name or password.

email-otherwise = If this was not you, ignore this email: nothing changes unless the link is opened.
email-reset = Someone, perhaps you, asked for a new password for { $name } at { $server }. To set one, open this link within an hour:
email-reset-subject = Agon: reset your password
email-verify = { $name } at { $server } entered this email address. If that was you, open this link within a day to confirm it:
email-verify-subject = Agon: confirm your email address

notice-begun = Your game has begun: { $game }
notice-challenge = { $who } challenges you: { $game }
notice-mute = Stop these emails
notice-open = Open the table
notice-over = Your game is over: { $game }
notice-since = Since your last choice:
notice-turn = It is your turn: { $game }

preview-game = Play in your browser: against the computer, on one screen or online. With lessons and the whole rulebook.
preview-guest = Guest { $name }
preview-invitation = { $who } invites you to play
preview-join = Open the link and take a seat. You can play without an account.
preview-open-table = You are invited to play
preview-over = This game is over. Open the link to replay it.
preview-playing = This game is in progress. Open the link to watch it.
preview-site = { $games }: play in your browser, against the computer, on one screen or online.

rulebook-option = “{ $option }”
