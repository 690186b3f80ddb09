# Why the game ended, told to a reader who won, lost or watched. `$side` won, `$other` lost.
other = { $other ->
    [achaeans] the Achaeans
   *[trojans] the Trojans
}
result-why-front-exhausted = { $you ->
    [lost] All three of your front-line piles are exhausted.
   *[other] All three front-line piles of { other } are exhausted.
}
result-why-camp-exhausted = { $you ->
    [lost] Your camp is exhausted.
   *[other] The camp of { other } is exhausted.
}
result-why-both-exhausted = { $you ->
    [won] Both sides were exhausted in the same battle, but you came out ahead.
    [draw] Both sides were exhausted in the same battle.
   *[other] Both sides were exhausted in the same battle, but { side.mid } came out ahead.
}
