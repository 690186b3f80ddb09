# Playing with friends: invitations, names, lots, presence, rematches, and the server's lines in the log.
log-player-resigned = Resigned: { $player }.
log-player-timed-out = Out of time: { $player }.
log-player-removed = Removed from the game: { $player }.
log-player-replaced = The computer plays on for: { $player }.
log-undo-agreed = A choice was undone by agreement, at the request of: { $player }.
log-game-aborted = The game was aborted.

result-why-resign = { $you ->
    [won] { $loser } resigned: you win.
    [lost] You resigned: { $winner } wins.
   *[other] { $loser } resigned: { $winner } wins.
}
result-why-timeout = { $you ->
    [won] { $loser } ran out of time: you win.
    [lost] You ran out of time: { $winner } wins.
   *[other] { $loser } ran out of time: { $winner } wins.
}
result-why-kick = { $you ->
    [won] { $loser } was removed from the game: you win.
    [lost] You were removed from the game: { $winner } wins.
   *[other] { $loser } was removed from the game: { $winner } wins.
}
result-moments = Find the deciding moments
result-moments-title = Deciding moments
result-moments-none = No single choice or roll decided this game.
result-moments-working = Looking for the deciding moments: { $percent }
result-analyse = Analyse
result-share = Copy link to the replay

offer-ask = Rematch
offer-ask-swapped = Rematch, sides swapped
offer-sent = Rematch offered. Waiting for { $who }.
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

lots-title = Lots are drawn
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
invite-title-open = An open table
invite-clock = Time
invite-side = Your side
invite-side-random = Lots are drawn
invite-rules = Rules that differ from the usual ones
invite-players = At the table
invite-play = Play
name-yours = Your name
name-help = Shown as “Guest” and this name. Leave it empty to stay anonymous.
name-save = Save name
name-saved = Saved.
players-hot = Player { $number }
