# Why the game ended, told to a reader who won, lost or watched.
result-why-most-stars = { $you ->
    [won] You have the most Reputation stars.
    [lost] { $winner } has the most Reputation stars.
   *[other] { $winner } has the most Reputation stars.
}
result-why-most-gold = { $you ->
    [won] The stars are equal, but you have more gold.
    [lost] The stars are equal, but { $winner } has more gold.
   *[other] The stars are equal, but { $winner } has more gold.
}
result-why-fewest-dice = { $you ->
    [won] Stars and gold are equal, but you have fewer dice of your class colour.
    [lost] Stars and gold are equal, but { $winner } has fewer dice of the class colour.
   *[other] Stars and gold are equal, but { $winner } has fewer dice of the class colour.
}
result-why-shared-victory = { $you ->
    [won] Equal in stars, gold and dice: you share the victory.
    [lost] Equal in stars, gold and dice: the victory is shared by { $winner }.
   *[other] Equal in stars, gold and dice: the victory is shared by { $winner }.
}
result-why-solo = Stars: { $stars }. Rank: { $rank }.
result-stars = { $who }: { $stars } ★
