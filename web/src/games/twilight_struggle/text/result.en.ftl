# Why the game ended, told to a reader who won, lost or watched. `$side` won, `$other` lost.
other = { $other ->
    [us] The US
   *[ussr] The USSR
}
result-why-nuclear-war = { $you ->
    [lost] You started a nuclear war: DEFCON fell to 1 on your turn.
   *[other] { other } started a nuclear war: DEFCON fell to 1 on its turn.
}
result-why-nuclear-war-coup = { $you ->
    [lost] You started a nuclear war with a coup in a battleground at DEFCON 2: { $country }.
   *[other] { other } started a nuclear war with a coup in a battleground at DEFCON 2: { $country }.
}
result-why-cuban-coup = { $you ->
    [lost] You attempted a coup during the Cuban Missile Crisis: nuclear war.
   *[other] { other } attempted a coup during the Cuban Missile Crisis: nuclear war.
}
result-why-twenty-vp = { $you ->
    [won] You reached 20 victory points.
   *[other] { side } reached 20 victory points.
}
result-why-europe-control = { $you ->
    [won] You controlled Europe when it was scored.
   *[other] { side } controlled Europe when it was scored.
}
result-why-final-scoring = { $you ->
    [won] You lead after final scoring.
    [draw] The sides are level after final scoring.
   *[other] { side } leads after final scoring.
}
result-why-wargames-end = { $you ->
    [won] Wargames ended the game, and you lead.
    [draw] Wargames ended the game with the sides level.
   *[other] Wargames ended the game, and { side.mid } leads.
}
result-why-held-scoring-card = { $you ->
    [lost] You still held a scoring card at the end of the turn.
   *[other] { other } still held a scoring card at the end of the turn.
}
