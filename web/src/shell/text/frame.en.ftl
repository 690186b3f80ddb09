# The frame around a board: players, talk, notes, the table's menu, the result.
tab-label = Side panel
drawer-open = Open log and chat
drawer-close = Close log and chat
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-table = Table

players-computer = computer
players-open = open seat
players-to-move = to move
players-won = won

clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}

chat-title = Chat
chat-empty = No messages yet.
chat-room = Who can read it
chat-to-players = to the players
chat-to-everyone = to everyone
chat-say = Write a message
chat-send = Send

notes-title = Your private notes
notes-empty = Write yourself a note
notes-kept = Saved.

curtain-title = Next player: { $seat }
curtain-text = Pass the screen on. Nothing is shown until the next player is ready.
curtain-open = I’m ready

undo-free = Undo
undo-of = Undo: { $option }
undo-nothing = Nothing to undo. You can undo a choice until dice are rolled, hidden information is revealed or another player has to choose.
undo-ask = Request undo
undo-asked = You have requested an undo. Waiting for the other players.
undo-request = Undo requested by: { $seat }
undo-agree = Accept
undo-deny = Decline

result-won = You won!
result-lost = You lost
result-finished = Game over
result-draw = Draw
result-winner = Winner: { $who }
result-again = Play again
result-replay = Replay
result-fold = Show the board
result-unfold = Show the result
result-aborted = Game aborted. No result recorded.

menu-screen = Preferences
menu-share = Invite and share
menu-copy-link = Copy link to this table
menu-copied = Copied.
menu-watch-link = Copy link to watch from your seat
menu-record = Game record
menu-replay = Replay the game
menu-export = Download the record
menu-export-later = You can download the record once the game is over.
menu-rules = Read the rules
menu-about = About this game
menu-take-back = Undo
menu-leave = Leave the game
menu-resign = Resign
menu-resign-sure = Do you really want to resign?
menu-resign-yes = Yes, I resign
menu-abort = Abort game
menu-abort-help = A game that has barely begun can be aborted without a result.

fairness-title = Fair dice
fairness-text = Before the game, the server committed to its dice with a hash that reveals nothing. Each player adds a random number, so nobody can choose the rolls.
fairness-commitment = Commitment (SHA-256 of the secret)
fairness-nonce = Seat { $chair }: number drawn by the server
fairness-own-nonce = Seat { $chair }: the player’s own number
fairness-secret = Secret
fairness-kept = ✓ Verified: the secret matches the commitment.
fairness-broken = ✗ The secret does not match the commitment!
fairness-more = To verify every die roll, download the record and run:
fairness-later = The secret is revealed once the game is over.
fairness-none = There are no dice to verify at this table.

waiting-text = The game starts as soon as every seat is taken.
waiting-random-side = Random side
waiting-link = Send this link to the people you want to play with:
waiting-clear = Cancel table
waiting-rise = Leave seat

table-ended = You can no longer see this table
table-ended-text = The link has been revoked, or someone else has taken the seat.

settings-confirm = Confirm every choice
settings-plain = Show the game as text
settings-sound = Sounds

replay-title = Replay
replay-place = Move { $at } of { $of }
replay-first = Go to start
replay-back = Previous move
replay-on = Next move
replay-last = Go to end
replay-play = Autoplay
replay-stop = Stop
replay-speed = Speed
replay-seat = View as
replay-spectator = spectator
replay-to-table = Back to the table
older-rules = This game began under earlier rules. Its result stands as it was recorded; the replay and the analysis may differ from what was played.

stage-playing = Watch what happens…
stage-skip = Skip
stage-next = Continue
stage-last = Last play
stage-since = Since your last turn
stage-again = Show again

sound-mute = Turn sound off
sound-unmute = Turn sound on
settings-speed = Opponents’ moves
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-at-once = Instant

sheet-full = Full height
sheet-half = Half height
whynot-rule = The rule
