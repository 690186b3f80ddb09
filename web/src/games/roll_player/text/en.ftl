# What the web board of Roll Player says beside the words of the rules.
board-your-sheet = your sheet
board-sheet-of = Sheet of { $name }
board-sheets = The heroes
board-no-hero-yet = a hero without a name
board-on-turn = on turn
board-can-be-chosen = can be chosen
board-empty = empty
board-wanted = the backstory wants { $colour }
board-matched = matches the backstory
board-place = place { $die } here
board-row-score = score { $score }
board-goal-met = goal met
board-goal-missed = goal not met
board-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
board-gold-held = { $count } gold
board-tokens-held = { $count ->
    [one] one Charisma token
   *[other] { $count } Charisma tokens
}
board-centre = centre
board-token-here = the token stands here
board-set = { $stars ->
    [one] { $material }: one star
   *[other] { $material }: { $stars } stars
}
board-upright = upright
board-none-yet = none yet
board-taken-by = taken by { $name }
board-arrow = moves the token: { $direction }
board-arrow-copied = moves the token as the copied skill does
board-market-empty = No cards lie in the market.
board-winner = winner
board-scoring = In the final scoring
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-gold-for-a-star = A star for every { $count } gold.
board-stand-in = * Some values on this card are our own: the printed ones are not known to us.
