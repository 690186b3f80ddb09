# The frame around a board: players, talk, notes, the table's menu, the result.
tab-label = Beside the board
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-table = Table

players-computer = computer
players-open = free seat
players-to-move = to move
players-won = won

clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}

chat-title = What was said
chat-empty = Nobody has said anything yet.
chat-room = Who hears it
chat-to-players = to the players
chat-to-everyone = to everyone
chat-say = Say something
chat-send = Send

notes-title = Your notes, for your eyes only
notes-empty = What do you want to remember?
notes-kept = Kept.

curtain-title = Next: { $seat }
curtain-text = Hand the screen over. Nothing is shown until the next player is here.
curtain-open = I am here

undo-free = Take back
undo-ask = Ask to take back
undo-asked = You asked to take back your last choice; the others decide.
undo-wish = { $seat } would like to take back the last choice.
undo-agree = Agree
undo-deny = Refuse

result-won = You have won!
result-lost = You have lost
result-finished = The game is finished
result-draw = A draw
result-winner = Winner: { $who }
result-because = Why: { $reason }.
result-again = Play again
result-again-swapped = Play again, sides swapped
result-replay = Look back
result-aborted = The game was broken off. It counts for nothing.

menu-screen = On this screen
menu-share = Invite and show
menu-copy-link = Copy the link to this table
menu-copied = Copied.
menu-shoulder = Copy a link to look over your shoulder
menu-record = The game so far
menu-replay = Look back through the game
menu-export = Save the record
menu-export-later = The record can be saved once the game is over.
menu-rules = Read the rules
menu-take-back = Take back
menu-leave = Leave
menu-resign = Resign
menu-resign-sure = Do you really give the game up?
menu-resign-yes = Yes, I resign
menu-abort = Break the game off
menu-abort-help = A game that has hardly begun can be broken off without a result.

fairness-title = Fair dice
fairness-text = Before the game the server promised its dice by a number that gives nothing away. Each player adds a number of their own, so nobody can choose what falls.
fairness-commitment = The promise (SHA-256 of the secret)
fairness-nonce = Seat { $chair }: number drawn by the server
fairness-own-nonce = Seat { $chair }: the player’s own number
fairness-secret = The secret
fairness-kept = ✓ The promise was kept: the secret is the one promised.
fairness-broken = ✗ The secret is not the one promised!
fairness-more = To throw every die again, save the record and run:
fairness-later = The secret is shown once the game is over.
fairness-none = There is nothing to prove here.

waiting-text = The game begins as soon as every seat is taken.
waiting-random-side = Side drawn by lot
waiting-sit-down = Sit down here
waiting-link = Send this link to whoever shall play with you:
waiting-clear = Clear the table away
waiting-rise = Get up again

table-ended = You no longer see this table
table-ended-text = The link has been taken back, or somebody else sits in the seat now.

settings-confirm = Ask before every choice
settings-plain = Show the game in words
settings-sound = A sound when it is my turn

replay-title = Looking back
replay-place = Move { $at } of { $of }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play by itself
replay-stop = Stop
replay-speed = Speed
replay-seat = Seen by
replay-spectator = spectators
replay-to-table = To the table
