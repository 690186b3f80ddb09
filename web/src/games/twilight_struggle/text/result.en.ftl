# Why the game ended, told to a reader who won, lost or watched.
result-why-nuclear-war = { $you ->
    [won] Nuclear war broke out in your opponent’s turn: { $loser } loses.
    [lost] You started nuclear war: DEFCON fell to 1 in your turn.
   *[other] { $loser } started nuclear war: DEFCON fell to 1 in their turn.
}
result-why-nuclear-war-coup = { $you ->
    [won] { $loser } started nuclear war with a coup in a battleground at DEFCON 2: { $country }.
    [lost] You started nuclear war with a coup in a battleground at DEFCON 2: { $country }.
   *[other] { $loser } started nuclear war with a coup in a battleground at DEFCON 2: { $country }.
}
result-why-cuban-coup = { $you ->
    [won] { $loser } attempted a coup during the Cuban Missile Crisis: nuclear war.
    [lost] You attempted a coup during the Cuban Missile Crisis: nuclear war.
   *[other] { $loser } attempted a coup during the Cuban Missile Crisis: nuclear war.
}
result-why-twenty-vp = { $you ->
    [won] You reached 20 victory points.
    [lost] { $winner } reached 20 victory points.
   *[other] { $winner } reached 20 victory points.
}
result-why-europe-control = { $you ->
    [won] You controlled Europe when it was scored.
    [lost] { $winner } controlled Europe when it was scored.
   *[other] { $winner } controlled Europe when it was scored.
}
result-why-final-scoring = { $you ->
    [won] You lead after final scoring.
    [lost] { $winner } leads after final scoring.
    [draw] The sides are level after final scoring.
   *[other] { $winner } leads after final scoring.
}
result-why-wargames-end = { $you ->
    [won] Wargames ended the game, and you lead.
    [lost] Wargames ended the game, and { $winner } leads.
    [draw] Wargames ended the game with the sides level.
   *[other] Wargames ended the game, and { $winner } leads.
}
result-why-held-scoring-card = { $you ->
    [won] { $loser } still held a scoring card at the end of the turn.
    [lost] You still held a scoring card at the end of the turn.
   *[other] { $loser } still held a scoring card at the end of the turn.
}
