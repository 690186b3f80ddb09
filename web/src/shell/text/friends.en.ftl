# Playing with friends: invitations, names, lots, presence, rematches, and the server's lines in the log.
log-player-resigned = Resigned: { $player }.
log-player-timed-out = Out of time: { $player }.
log-player-removed = Removed from the game: { $player }.
log-player-replaced = Replaced by the computer: { $player }.
log-undo-agreed = A choice was undone by agreement. Requested by: { $player }.
log-game-aborted = The game was aborted.

result-why-resign = { $you ->
    [won] { $loser } resigned.
    [lost] You resigned. Winner: { $winner }.
   *[other] { $loser } resigned.
}
result-why-timeout = { $you ->
    [won] { $loser } ran out of time.
    [lost] You ran out of time. Winner: { $winner }.
   *[other] { $loser } ran out of time.
}
result-why-kick = { $you ->
    [won] Removed from the game: { $loser }.
    [lost] You were removed from the game. Winner: { $winner }.
   *[other] Removed from the game: { $loser }.
}
result-moments = Find key moments
result-moments-title = Key moments
result-moments-none = No single choice or roll decided this game.
result-moments-working = Finding key moments: { $percent }
result-analyse = Analyse
result-share = Copy link to the replay

offer-ask = Rematch
offer-ask-swapped = Rematch, sides swapped
offer-sent = Rematch offered. Waiting for: { $who }.
offer-withdraw = Withdraw offer
offer-made = { $who } offers a rematch.
offer-made-swapped = { $who } offers a rematch with sides swapped.
offer-toast = { $who } offers a rematch: { $game }
offer-accept = Accept
offer-decline = Decline
offer-over = The rematch offer was declined or has expired.
offer-go = Go to the rematch
series-title = Series
series-draws = { $count ->
    [one] one draw
   *[other] { $count } draws
}

lots-title = Sides drawn at random
lots-you = You play: { $side }
lots-close = Close

presence-here = here
presence-away = away
presence-away-minutes = { $minutes ->
    [0] just left
    [one] away for 1 min
   *[other] away for { $minutes } min
}
presence-away-hours = { $hours ->
    [one] away for 1 h
   *[other] away for { $hours } h
}

chat-unread = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
chat-open = Open chat
toast-close = Dismiss

invite-title = { $who } invites you to play
invite-title-open = Open table
invite-clock = Time
invite-side = Your side
invite-side-random = Drawn at random
invite-rules = Changes to the standard rules
invite-players = At the table
invite-play = Play
name-yours = Your name
name-help = Shown after the word “Guest”. Leave it empty to stay anonymous.
name-save = Save name
name-saved = Saved.
players-hot = Player { $number }
