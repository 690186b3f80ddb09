# The map

board-map = Map. Arrow keys move between countries, Enter chooses, plus and minus zoom.
board-tracks = Tracks
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole-map = Whole map
board-rail-hide = Hide the side panel
board-rail-show = Show the side panel
board-keep-desk = Keep the whole hand visible
board-jump = Map regions
board-has-offers = something can be chosen here
board-western-europe = Western Europe
board-eastern-europe = Eastern Europe
board-controlled-by-nobody = uncontrolled
board-country = { $battleground ->
    [yes] { $country }, stability { $stability }, battleground, US { $us }, USSR { $ussr }, { $control }
   *[no] { $country }, stability { $stability }, US { $us }, USSR { $ussr }, { $control }
}
board-civil-war-space = Chinese Civil War, USSR { $count } of 3
board-civil-war-count = { $count }/3
board-is-offered = { $what }; can be chosen
board-is-chosen = { $what }; chosen, awaiting confirmation
board-is-offered-at = { $what }; can be chosen, costs { $cost }
board-is-held = { $what }; chosen last, not sent yet

# Tracks

board-turn-of = Turn { $turn }
board-round-of = Round { $round } of { $rounds }
board-phase-new-turn = New turn
board-phase-turn-end = End of turn
board-vp-us = US ahead by { $count }
board-vp-ussr = USSR ahead by { $count }
board-vp-even = Tied
board-none-barred = all regions open
board-military-short = { board-military-ops }
board-military-of = { $have } of { $need }
board-space-start-us = US at the start
board-space-start-ussr = USSR at the start
board-space-needs = Needs a card worth at least { $ops } operations and a die roll of { $die } or less.
board-space-gives = Victory points: { $first } for the first to arrive, { $second } for the second.
board-space-ability-2 = Until the opponent arrives: two attempts a turn.
board-space-ability-4 = Until the opponent arrives: the opponent shows its headline first.
board-space-ability-6 = Until the opponent arrives: one held card may be discarded at the end of the turn.
board-space-ability-8 = Until the opponent arrives: eight action rounds a turn.

# Regions

board-regions = Regions
board-nothing = Nothing
board-region-show = Show on the map and explain the score
board-others = Other countries
board-for-presence = For presence: { $what }
board-for-domination = For domination: { $what }
board-for-control = For control: { $what }
board-lacks-battlegrounds =
    { $count ->
        [one] 1 more battleground
       *[other] { $count } more battlegrounds
    }
board-lacks-others = a country that is not a battleground
board-lacks-countries =
    { $count ->
        [one] 1 more country
       *[other] { $count } more countries
    }
board-victory = victory
board-bids = Bids

# Chances

board-chances = Chances
board-odds-nothing = no change
board-odds-always = In every case:
board-odds-vp = +{ $count } VP
board-odds-space = Space Race: box { $box }

# Buttons that make the selected choice

commit-headline = Headline this card
commit-card = Play this card
commit-discard = Discard this card
commit-choose = Choose this card

# The stage

stage-success = Success
stage-failure = Failure
stage-goes-first = goes first
stage-countries = Countries controlled
stage-battlegrounds = Battlegrounds
stage-neighbours = Next to the opposing superpower
stage-new-cards = Your new cards

# Short names for the plates of the map

map-benelux = { word-benelux }
map-spain-portugal = { word-spain-portugal }
map-united-kingdom = { word-united-kingdom }
map-west-germany = { word-west-germany }
map-east-germany = { word-east-germany }
map-gulf-states = { word-gulf-states }
map-saudi-arabia = { word-saudi-arabia }
map-laos-cambodia = { word-laos-cambodia }
map-philippines = { word-philippines }
map-ivory-coast = { word-ivory-coast }
map-saharan-states = { word-saharan-states }
map-se-african-states = SE Africa
map-west-african-states = West Africa
map-dominican-republic = Dominican Rep.
map-chinese-civil-war = Civil War
map-southeast-asia = { word-southeast-asia }
