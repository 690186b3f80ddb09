# Why the game ended, told to a reader who won, lost or watched.
result-why-front-exhausted = { $you ->
    [won] All three front-line piles of { $loser } are exhausted.
    [lost] All three of your front-line piles are exhausted.
   *[other] All three front-line piles of { $loser } are exhausted.
}
result-why-camp-exhausted = { $you ->
    [won] The camp of { $loser } is exhausted.
    [lost] Your camp is exhausted.
   *[other] The camp of { $loser } is exhausted.
}
result-why-both-exhausted = { $you ->
    [won] Both sides were exhausted in the same battle; you came out of it better.
    [lost] Both sides were exhausted in the same battle; { $winner } came out of it better.
    [draw] Both sides were exhausted in the same battle.
   *[other] Both sides were exhausted in the same battle; { $winner } came out of it better.
}
