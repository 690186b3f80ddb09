board-offered = { $label }; can be chosen
board-pile-cards = { $count ->
    [0] { $pile }: no cards
    [one] { $pile }: one card
   *[other] { $pile }: { $count } cards
}
board-active = active
board-at-bottom = { $hero } (at the bottom)
board-on-turn = to move
board-covered-by = covered by { $hero } ({ $value })
board-counts = its colour counts
board-counts-not = its colour does not count
board-in-valid-colours = { $total } in the valid colours
board-in-valid-colours-hidden = { $total } in the valid colours, or more: the hero is hidden
board-battle-number = Battle { $battle }
board-round-number = Round { $round } of 4
board-before-rounds = Before the first round
board-fate-waits = { $count ->
    [one] One fate token is face down
   *[other] { $count } fate tokens are face down
}
board-turn-left = turn the fate token left, anticlockwise
board-turn-right = turn the fate token right, clockwise
board-lost-heroes = Lost heroes
board-nothing-lost = Nothing lost yet.
board-hand-empty = Your hand is empty.
board-hero-label = Your hero: { $hero }, { $colour }, { $value }
board-by-fate = { $colour } by fate
board-by-hero = { $colour } by your hero
about-components = The colours and values of ten heroes and the colours of the fate tokens are our own, because we do not know the printed ones.
stage-next-battle = Next battle
stage-to-result = To the result

# Buttons that make the selected choice

commit-troop = Play this troop
commit-discard = Discard this troop
