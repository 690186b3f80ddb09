# Finding each other: an opponent, challenges, followed players, notifications, statistics.

seek-title = Find an opponent
seek-now = Play now
seek-now-text = You are paired with the first player of similar strength who is also looking. Sides are drawn at random.
seek-speed = Speed
seek-speed-fast = Fast
seek-speed-normal = Normal
seek-speed-days = Days per choice
seek-computer = Play the computer if nobody is found in a minute
seek-computer-help = A computer player of similar strength; the game is not rated.
seek-looking = Looking for an opponent…
seek-then-computer = After a minute: the computer
seek-cancel = Cancel

turns-next = Next game ({ $count })
turns-count = Your turn: { $count }

seek-waiting = { $count ->
    [one] 1 player waiting
   *[other] { $count } players waiting
}

challenge-title = Challenges
challenge-do = Challenge
challenge-game = Challenge: { $game }
challenge-send = Send the challenge
challenge-from = From:
challenge-to = To:
challenge-withdraw = Withdraw
challenge-toast = { $who } challenges you: { $game }

follow-title = Players you follow
follow-do = Follow
follow-stop = Stop following
follow-online = online
follow-offline = offline

settings-push = Notify this device even when Agon is closed
settings-push-help = You are notified of your turn and of challenges.
settings-push-refused = Notifications are blocked. Allow them for this site in the browser’s settings, then try again.
settings-quiet = Quiet hours
settings-quiet-help = Emails and push notifications wait until quiet hours end.
settings-quiet-from = From
settings-quiet-to = To

mute-title = Turn off emails about your games
mute-text = You can turn them on again in the settings.
mute-do = Turn off emails
mute-done = Emails about your games are now off.

stats-title = Statistics
stats-games = Games
stats-now = Current streak
stats-best = Longest winning streak
stats-streak-won = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
stats-streak-lost = { $count ->
    [one] 1 loss
   *[other] { $count } losses
}
stats-streak-none = none
stats-openings = Openings
stats-tally = { $won } won, { $drawn } drawn, { $lost } lost
stats-luck = Luck in analysed games
stats-luck-mean = { $count ->
    [one] Effect of luck on your winning chances in one game: { $value }
   *[other] Average effect of luck on your winning chances in { $count } games: { $value }
}

openings-title = Openings
openings-about = Which first headlines, setups and classes win most often.
openings-text = How recent public games opened, and how they ended. The figures cover the latest 500 games of each title played here and the latest 500 imported ones that are public. They are updated every ten minutes.
openings-none = No public games have been finished yet.
openings-none-imported = Nobody has imported a finished game and made it public yet.
openings-source = Games
openings-both = All
openings-house = Played here
openings-imported = Imported
openings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
openings-of = { $side }: { $what }
openings-name = Opening
