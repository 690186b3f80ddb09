game-title = Twilight Struggle
game-subtitle = The Cold War, 1945–1989
game-players = Two players
game-glance = { $phase ->
    [setup] Setup
    [headline] Turn { $turn }, headlines
    [action_round] Turn { $turn }, round { $round }
   *[other] Turn { $turn }
} · { $leader ->
    [us] { board-short-us } +{ $lead }
    [ussr] { board-short-ussr } +{ $lead }
   *[nobody] tied
} · DEFCON { $defcon }

seat-us = United States
seat-ussr = Soviet Union
seat-chance = Chance
seat-spectator = Spectator

# The side at the start of a sentence; .mid inside one.
side = { $side ->
    [us] The US
   *[ussr] The USSR
}
    .mid = { $side ->
        [us] the US
       *[ussr] the USSR
    }

# Words that can be chosen or named: countries

word-austria = Austria
word-benelux = Benelux
word-canada = Canada
word-denmark = Denmark
word-finland = Finland
word-france = France
word-greece = Greece
word-italy = Italy
word-norway = Norway
word-spain-portugal = Spain/Portugal
word-sweden = Sweden
word-turkey = Turkey
word-united-kingdom = United Kingdom
word-west-germany = West Germany
word-bulgaria = Bulgaria
word-czechoslovakia = Czechoslovakia
word-east-germany = East Germany
word-hungary = Hungary
word-poland = Poland
word-romania = Romania
word-yugoslavia = Yugoslavia

word-egypt = Egypt
word-gulf-states = Gulf States
word-iran = Iran
word-iraq = Iraq
word-israel = Israel
word-jordan = Jordan
word-lebanon = Lebanon
word-libya = Libya
word-saudi-arabia = Saudi Arabia
word-syria = Syria

word-afghanistan = Afghanistan
word-australia = Australia
word-burma = Burma
word-india = India
word-indonesia = Indonesia
word-japan = Japan
word-laos-cambodia = Laos/Cambodia
word-malaysia = Malaysia
word-north-korea = North Korea
word-pakistan = Pakistan
word-philippines = Philippines
word-south-korea = South Korea
word-taiwan = Taiwan
word-thailand = Thailand
word-vietnam = Vietnam
word-chinese-civil-war = the Chinese Civil War

word-algeria = Algeria
word-angola = Angola
word-botswana = Botswana
word-cameroon = Cameroon
word-ethiopia = Ethiopia
word-ivory-coast = Ivory Coast
word-kenya = Kenya
word-morocco = Morocco
word-nigeria = Nigeria
word-saharan-states = Saharan States
word-se-african-states = Southeast African States
word-somalia = Somalia
word-south-africa = South Africa
word-sudan = Sudan
word-tunisia = Tunisia
word-west-african-states = West African States
word-zaire = Zaire
word-zimbabwe = Zimbabwe

word-costa-rica = Costa Rica
word-cuba = Cuba
word-dominican-republic = Dominican Republic
word-el-salvador = El Salvador
word-guatemala = Guatemala
word-haiti = Haiti
word-honduras = Honduras
word-mexico = Mexico
word-nicaragua = Nicaragua
word-panama = Panama

word-argentina = Argentina
word-bolivia = Bolivia
word-brazil = Brazil
word-chile = Chile
word-colombia = Colombia
word-ecuador = Ecuador
word-paraguay = Paraguay
word-peru = Peru
word-uruguay = Uruguay
word-venezuela = Venezuela

# Cards

word-asia-scoring = Asia Scoring
word-europe-scoring = Europe Scoring
word-middle-east-scoring = Middle East Scoring
word-duck-and-cover = Duck and Cover
word-five-year-plan = Five Year Plan
word-the-china-card = The China Card
word-socialist-governments = Socialist Governments
word-fidel = Fidel
word-vietnam-revolts = Vietnam Revolts
word-blockade = Blockade
word-korean-war = Korean War
word-romanian-abdication = Romanian Abdication
word-arab-israeli-war = Arab-Israeli War
word-comecon = COMECON
word-nasser = Nasser
word-warsaw-pact-formed = Warsaw Pact Formed
word-de-gaulle-leads-france = De Gaulle Leads France
word-captured-nazi-scientist = Captured Nazi Scientist
word-truman-doctrine = Truman Doctrine
word-olympic-games = Olympic Games
word-nato = NATO
word-independent-reds = Independent Reds
word-marshall-plan = Marshall Plan
word-indo-pakistani-war = Indo-Pakistani War
word-containment = Containment
word-cia-created = CIA Created
word-us-japan-mutual-defense-pact = US/Japan Mutual Defense Pact
word-suez-crisis = Suez Crisis
word-east-european-unrest = East European Unrest
word-decolonization = Decolonization
word-red-scare-purge = Red Scare/Purge
word-un-intervention = UN Intervention
word-de-stalinization = De-Stalinization
word-nuclear-test-ban = Nuclear Test Ban
word-formosan-resolution = Formosan Resolution
word-brush-war = Brush War
word-central-america-scoring = Central America Scoring
word-southeast-asia-scoring = Southeast Asia Scoring
word-arms-race = Arms Race
word-cuban-missile-crisis = Cuban Missile Crisis
word-nuclear-subs = Nuclear Subs
word-quagmire = Quagmire
word-salt-negotiations = SALT Negotiations
word-bear-trap = Bear Trap
word-summit = Summit
word-how-i-learned-to-stop-worrying = How I Learned to Stop Worrying
word-junta = Junta
word-kitchen-debates = Kitchen Debates
word-missile-envy = Missile Envy
word-we-will-bury-you = “We Will Bury You”
word-brezhnev-doctrine = Brezhnev Doctrine
word-portuguese-empire-crumbles = Portuguese Empire Crumbles
word-south-african-unrest = South African Unrest
word-allende = Allende
word-willy-brandt = Willy Brandt
word-muslim-revolution = Muslim Revolution
word-abm-treaty = ABM Treaty
word-cultural-revolution = Cultural Revolution
word-flower-power = Flower Power
word-u2-incident = U2 Incident
word-opec = OPEC
word-lone-gunman = “Lone Gunman”
word-colonial-rear-guards = Colonial Rear Guards
word-panama-canal-returned = Panama Canal Returned
word-camp-david-accords = Camp David Accords
word-puppet-governments = Puppet Governments
word-grain-sales-to-soviets = Grain Sales to Soviets
word-john-paul-ii-elected-pope = John Paul II Elected Pope
word-latin-american-death-squads = Latin American Death Squads
word-oas-founded = OAS Founded
word-nixon-plays-the-china-card = Nixon Plays the China Card
word-sadat-expels-soviets = Sadat Expels Soviets
word-shuttle-diplomacy = Shuttle Diplomacy
word-the-voice-of-america = The Voice of America
word-liberation-theology = Liberation Theology
word-ussuri-river-skirmish = Ussuri River Skirmish
word-ask-not-what-your-country-can-do-for-you = “Ask Not What Your Country Can Do For You…”
word-alliance-for-progress = Alliance for Progress
word-africa-scoring = Africa Scoring
word-one-small-step = “One Small Step…”
word-south-america-scoring = South America Scoring
word-iranian-hostage-crisis = Iranian Hostage Crisis
word-the-iron-lady = The Iron Lady
word-reagan-bombs-libya = Reagan Bombs Libya
word-star-wars = Star Wars
word-north-sea-oil = North Sea Oil
word-the-reformer = The Reformer
word-marine-barracks-bombing = Marine Barracks Bombing
word-soviets-shoot-down-kal-007 = Soviets Shoot Down KAL-007
word-glasnost = Glasnost
word-ortega-elected-in-nicaragua = Ortega Elected in Nicaragua
word-terrorism = Terrorism
word-iran-contra-scandal = Iran-Contra Scandal
word-chernobyl = Chernobyl
word-latin-american-debt-crisis = Latin American Debt Crisis
word-tear-down-this-wall = “Tear Down This Wall”
word-an-evil-empire = “An Evil Empire”
word-aldrich-ames-remix = Aldrich Ames Remix
word-aldrich-ames-remix-edition-first = Aldrich Ames
word-pershing-ii-deployed = Pershing II Deployed
word-wargames = Wargames
word-solidarity = Solidarity
word-iran-iraq-war = Iran-Iraq War
word-defectors = Defectors
word-the-cambridge-five = The Cambridge Five
word-special-relationship = Special Relationship
word-norad = NORAD
word-che = Che
word-our-man-in-tehran = Our Man in Tehran
word-yuri-and-samantha = Yuri and Samantha
word-awacs-sale-to-saudis = AWACS Sale to Saudis

# Regions

word-europe = Europe
word-middle-east = Middle East
word-asia = Asia
word-africa = Africa
word-central-america = Central America
word-south-america = South America
word-southeast-asia = Southeast Asia

# Choices

word-pass = pass
word-event = event
word-influence = influence placement
word-coup = coup
word-realignment = realignment
word-space = Space Race
word-event-first = event first, then operations
word-ops-first = operations first, then event
word-operations-only = operations, the event is cancelled
word-withdraw = remove 2 influence and end the crisis
word-play = play the card
word-return = return the card
word-participate = take part
word-boycott = boycott
word-remove-influence = remove influence
word-add-influence = add influence
word-two-in-south-africa = 2 in South Africa
word-one-and-neighbours = 1 in South Africa and 2 in its neighbours
word-improve = raise DEFCON by 1
word-degrade = lower DEFCON by 1
word-defcon-1 = DEFCON 1
word-defcon-2 = DEFCON 2
word-defcon-3 = DEFCON 3
word-defcon-4 = DEFCON 4
word-defcon-5 = DEFCON 5
word-end-game = end the game
word-up = face up
word-down = face down
word-mid-war = Mid War
word-late-war = Late War

word-us-0 = US for 0
word-us-1 = US for 1
word-us-2 = US for 2
word-us-3 = US for 3
word-us-4 = US for 4
word-us-5 = US for 5
word-us-6 = US for 6
word-us-7 = US for 7
word-us-8 = US for 8
word-us-9 = US for 9
word-ussr-0 = USSR for 0
word-ussr-1 = USSR for 1
word-ussr-2 = USSR for 2
word-ussr-3 = USSR for 3
word-ussr-4 = USSR for 4
word-ussr-5 = USSR for 5
word-ussr-6 = USSR for 6
word-ussr-7 = USSR for 7
word-ussr-8 = USSR for 8
word-ussr-9 = USSR for 9
word-keep-sides = both players keep their seats
word-change-sides = the players change sides

# Why the game ended

word-nuclear-war = { reason-nuclear-war }
word-cuban-coup = { reason-cuban-coup }
word-twenty-vp = { reason-twenty-vp }
word-europe-control = { reason-europe-control }
word-final-scoring = { reason-final-scoring }
word-wargames-end = { reason-wargames-end }
word-held-scoring-card = { reason-held-scoring-card }
word-roll = roll the die
word-operations = operations
word-held-card = a card held at the end of the turn
word-too-expensive = too expensive
word-boycott-risk = { warning-boycott-risk }
word-coup-risk = { warning-coup-risk }
word-summit-risk = { warning-summit-risk }
word-event-risk = { warning-event-risk }
word-headline-risk = { warning-headline-risk }
word-vp-risk = { warning-vp-risk }
word-out-of-reach = { why-out-of-reach }
word-closed-region = { why-closed-region }
word-closed-by-defcon = { why-closed-by-defcon }
word-no-enemy-influence = { why-no-enemy-influence }
word-no-own-influence = { why-no-own-influence }
word-enemy-control = { why-enemy-control }
word-full = { why-full }
word-wrong-area = { why-wrong-area }
word-not-of-event = { why-not-of-event }
word-not-in-hand = { why-not-in-hand }
word-face-down = { why-face-down }
word-no-headline = { why-no-headline }
word-bound = { why-bound }
word-scoring-due = { why-scoring-due }
word-own-event = { why-own-event }
word-scoring-card = { why-scoring-card }
word-low-value = { why-low-value }
word-no-target = { why-no-target }
word-no-event = { why-no-event }
word-no-attempt = { why-no-attempt }
word-last-box = { why-last-box }

reason-nuclear-war = nuclear war broke out while the losing side was the phasing player
reason-cuban-coup = the losing side attempted a coup during the Cuban Missile Crisis
reason-twenty-vp = the winning side reached 20 victory points
reason-europe-control = the winning side controlled Europe when it was scored
reason-final-scoring = final scoring after turn 10 decided it
reason-wargames-end = Wargames ended the game early
reason-held-scoring-card = the losing side still held a scoring card at the end of the turn

# What a player is told before a choice that can lose the game

warning-held-scoring-card = This leaves you no action round for a scoring card in your hand; if you still hold it at the end of the turn, you lose the game.
warning-nuclear-war = DEFCON falls to 1 on your turn: nuclear war. You lose the game.
warning-cuban-coup = While the Cuban Missile Crisis is in force against you, any coup you attempt loses the game.
warning-twenty-vp = Your opponent reaches 20 victory points and wins the game.
warning-europe-control = Your opponent controls Europe: if it is scored now, you lose the game.
warning-wargames-end = After giving away 6 victory points you are behind: you lose the game.
warning-boycott-risk = If your opponent boycotts, DEFCON falls to 1: nuclear war, and you lose the game.
warning-coup-risk = This lets your opponent attempt a coup in a battleground. DEFCON would then fall to 1 on your turn, and you would lose the game.
warning-summit-risk = If your opponent wins the Summit, it can lower DEFCON to 1, and you would lose the game.
warning-event-risk = This can trigger another event that lowers DEFCON to 1, and you would lose the game.
warning-headline-risk = If DEFCON is at 2 when your headline takes effect, it can fall to 1: nuclear war, and you lose the game.
warning-vp-risk = This can hand your opponent the game, by 20 victory points or by control of Europe.

# Asks

ask-setup = Choose a country for your starting influence.
ask-handicap = Choose a country for your extra influence.
ask-bid = Choose in secret which side you want and how much extra influence you would give for it.
ask-seating = Equal bids: chance decides who plays which side.
ask-headline = Choose your headline card.
ask-card = Choose a card.
ask-use = Choose how to use the card.
ask-order = This card has an opponent’s event: choose how to play it.
ask-place = Choose a country to add influence to.
ask-remove = Choose a country to remove influence from.
ask-target = Choose the target country.
ask-discard = Choose a card to discard.
ask-choose = Make your choice.
ask-die = A die is rolled.
ask-draw = A card is drawn.
ask-pick = A card is picked at random.
ask-imagine = An unknown card is placed at random.

# Questions about a card, or for a reason

ask-card-un-intervention = Choose the card whose event is cancelled.
ask-card-missile-envy = You must play this card for operations.
ask-card-aldrich-ames-remix = Play the next card in the order set by the USSR.
ask-card-quagmire = You are trapped: choose what to do this round.
ask-card-bear-trap = { ask-card-quagmire }
ask-discard-quagmire = Discard a card worth 2 or more, then roll: 1 to 4 frees you.
ask-discard-bear-trap = { ask-discard-quagmire }
ask-discard-held-card = You may discard one of the cards you are holding.
ask-discard-blockade = Discard a card worth 3 or more, or lose all your influence in West Germany.
ask-discard-latin-american-debt-crisis = Discard a card worth 3 or more, or the USSR doubles its influence in two South American countries.
ask-discard-ask-not-what-your-country-can-do-for-you = Discard any number of cards, then draw as many new ones.
ask-discard-our-man-in-tehran = Discard any of the cards you are looking at.
ask-discard-aldrich-ames-remix = Choose a card from the US hand to discard.
ask-use-event = The event lets you conduct operations.
ask-use-operations = Choose how to use the operations points.
ask-place-operations = Place influence.
ask-place-norad = DEFCON fell to 2: add 1 influence to a country where you already have some.
ask-place-independent-reds = Choose a country in which to match the Soviet influence.
ask-place-junta = Add 2 influence to a country in Central or South America.
ask-place-marshall-plan = Add influence in Western Europe, 1 per country.
ask-place-comecon = Add influence in Eastern Europe, 1 per country.
ask-place-decolonization = Add influence in Africa or Southeast Asia, 1 per country.
ask-place-colonial-rear-guards = { ask-place-decolonization }
ask-place-warsaw-pact-formed = Add influence in Eastern Europe, at most 2 per country.
ask-place-the-reformer = Add influence in Europe, at most 2 per country.
ask-place-de-stalinization = Place the influence you removed, at most 2 per country.
ask-place-puppet-governments = Add influence to countries without any influence, 1 per country.
ask-place-the-cambridge-five = You may add 1 influence in a region named on a revealed scoring card.
ask-place-latin-american-debt-crisis = Choose a South American country in which to double your influence.
ask-remove-cuban-missile-crisis = Choose the country to remove 2 of your influence from.
ask-remove-truman-doctrine = Choose an uncontrolled European country: all Soviet influence there is removed.
ask-remove-socialist-governments = Remove US influence from Western Europe, at most 2 per country.
ask-remove-suez-crisis = Remove US influence from Israel, the United Kingdom and France, at most 2 per country.
ask-remove-warsaw-pact-formed = Choose an Eastern European country: all US influence there is removed.
ask-remove-muslim-revolution = Choose a country: all US influence there is removed.
ask-remove-de-stalinization = Choose a country to move your influence from.
ask-target-coup = Choose the target of the coup.
ask-target-realignment = Choose the country for the next realignment roll.
ask-target-che = Choose a non-battleground country for a coup.
ask-target-ortega-elected-in-nicaragua = Choose a country adjacent to Nicaragua for a free coup.
ask-target-brush-war = Choose a country with stability 1 or 2 to attack.
ask-target-indo-pakistani-war = Choose the country to attack.
ask-target-iran-iraq-war = { ask-target-indo-pakistani-war }
ask-choose-olympic-games = Participate in the Olympic Games, or boycott them?
ask-choose-salt-negotiations = You may take a card from the discard pile.
ask-choose-summit = You won the Summit: change DEFCON?
ask-choose-how-i-learned-to-stop-worrying = Set DEFCON to any level.
ask-choose-missile-envy = Choose which of your highest-value cards to give to your opponent.
ask-choose-grain-sales-to-soviets = Play the card you drew, or return it?
ask-choose-star-wars = Choose a discarded card: its event takes effect immediately.
ask-choose-chernobyl = Choose a region in which the USSR cannot place influence this turn.
ask-choose-shuttle-diplomacy = Choose a Soviet battleground to leave out of the scoring.
ask-choose-wargames = Give your opponent 6 victory points and end the game?
ask-choose-warsaw-pact-formed = Remove US influence from Eastern Europe, or add your own?
ask-choose-south-african-unrest = Choose where to place your influence.
ask-choose-aldrich-ames-remix = Choose the card that the US must play next.
ask-choose-space = The card is discarded. Roll the die?

# What an option means in a question

option-pass-headline = No headline
option-pass-card = Play no card
option-influence-use = Place influence
option-pass-use = Skip the operations
option-pass-place = Place no more
option-pass-remove = Remove no more
option-pass-discard = Discard nothing
option-pass-choose = Decline
option-pass-target = Stop here
option-pass-realignment = Stop realigning
option-pass-che = No coup
option-pass-ortega-elected-in-nicaragua = { option-pass-che }
option-pass-quagmire = Skip this round
option-pass-bear-trap = { option-pass-quagmire }
option-pass-held-card = Keep all my cards
option-pass-blockade = Lose all influence in West Germany
option-pass-latin-american-debt-crisis = { $of ->
    [0] Let the USSR double its influence
   *[other] Double no more
}
option-pass-ask-not-what-your-country-can-do-for-you = Discard no more
option-pass-our-man-in-tehran = Keep the rest
option-pass-the-cambridge-five = Add nothing
option-pass-de-stalinization = Move no more
option-pass-salt-negotiations = Take no card
option-pass-summit = Leave DEFCON as it is
option-pass-wargames = Play on
option-end-game-wargames = Give 6 victory points and end the game
option-participate-olympic-games = Participate: both roll, the sponsor adds 2
option-boycott-olympic-games = Boycott: DEFCON falls by 1, the sponsor may conduct operations
option-remove-influence-warsaw-pact-formed = Remove all US influence from up to 4 countries
option-add-influence-warsaw-pact-formed = Add 5 influence
option-pass-space = Do not roll
option-return-grain-sales-to-soviets = Return it and conduct operations with 2 points

# Why something cannot be chosen now

why-too-expensive = This costs { $cost }, and you have { $left } left.
why-out-of-reach = Out of reach: you had no influence here or in an adjacent country when the round began.
why-closed-region = You cannot place influence here now.
why-closed-by-defcon = DEFCON closes this region to coups and realignments.
why-no-enemy-influence = Your opponent has no influence here.
why-no-own-influence = You have no influence here.
why-enemy-control = Your opponent controls this country.
why-full = You cannot choose this country again.
why-wrong-area = Starting influence goes into your own part of Europe.
why-not-of-event = This event does not allow it.
why-not-in-hand = This card is not in your hand.
why-face-down = The China Card is face down until the next turn.
why-no-headline = This card cannot be played as a headline.
why-bound = You must play another card first.
why-scoring-due = You must play a scoring card now.
why-own-event = This needs a card with an opponent’s event.
why-scoring-card = A scoring card cannot be used this way.
why-low-value = This card’s operations value is too low.
why-no-target = There is no legal target.
why-no-event = The event cannot take effect now.
why-no-attempt = You have no Space Race attempt left this turn.
why-last-box = You are in the last box of the Space Race.
why-nato = NATO protects this country.
why-us-japan-mutual-defense-pact = The pact with the US protects Japan.
why-the-reformer = The USSR can no longer attempt coups in Europe.

# Log

log-bids-for = { $chair ->
    [us] The player in the US seat bids: { $bid }.
   *[ussr] The player in the USSR seat bids: { $bid }.
}
log-seated = The sides are settled: { $seating }.
log-gets-extra = { $count ->
    [one] { side } gets one extra influence, placed after setup.
   *[other] { side } gets { $count } extra influence, placed after setup.
}
log-turn-begins = Turn { $turn } begins.
log-defcon-is = DEFCON is now at { $level }.
log-deals = { $count ->
    [one] { side } is dealt one card.
   *[other] { side } is dealt { $count } cards.
}
log-dealt = You are dealt: { $card }.
log-reshuffles = { $count ->
    [one] The discard pile becomes the new draw pile: one card.
   *[other] The discard pile is shuffled into a new draw pile: { $count } cards.
}
log-era-begins = { $count ->
    [one] { $era } begins: one card is shuffled into the draw pile.
   *[other] { $era } begins: { $count } cards are shuffled into the draw pile.
}
log-headlines = { side } headlines { $card }.
log-headline-cancelled = The headline of { side.mid } is cancelled: { $card }.
log-round-begins = Action round { $round }: { side.mid }.
log-passes = { side } passes.
log-plays = { side } plays { $card } ({ $use }).
log-event-happens = { side } carries out the event: { $card }.
log-event-fails = The event does not happen: { $card }.
log-operations = { $ops ->
    [one] { side } conducts operations with one point: { $use }.
   *[other] { side } conducts operations with { $ops } points: { $use }.
}
log-adds = { $count ->
    [one] { side } adds one influence: { $country } (US { $us }, USSR { $ussr }).
   *[other] { side } adds { $count } influence: { $country } (US { $us }, USSR { $ussr }).
}
log-takes = { $count ->
    [one] { side } loses one influence: { $country } (US { $us }, USSR { $ussr }).
   *[other] { side } loses { $count } influence: { $country } (US { $us }, USSR { $ussr }).
}
log-coups = { side } attempts a coup: { $country }.
log-coup-roll = Die { $die }, operations { $ops }, modifier { $modifier }, against { $against }: result { $result }.
log-realigns = { side } makes a realignment roll: { $country }.
log-realignment-roll = { $lost ->
    [0] Dice: US { $us } (modifier { $usbonus }), USSR { $ussr } (modifier { $ussrbonus }). Nobody loses influence.
   *[other] Dice: US { $us } (modifier { $usbonus }), USSR { $ussr } (modifier { $ussrbonus }).
}
log-wages-war = { side } goes to war; target: { $country }.
log-war-roll = Die { $die }, modifier { $modifier }; at least { $needed } was needed.
log-space-roll = Space Race: die { $die }; at most { $needed } was needed.
log-advances = { side } advances on the Space Race track to box { $box }.
log-rolls = { side } rolls { $die } (modifier { $modifier }).
log-escapes = { side } rolls { $die } and escapes: { $card }.
log-stays-trapped = { side } rolls { $die } and stays trapped: { $card }.
log-gains-vp = { $count ->
    [one] { side } gains one victory point (track: { $vp }).
   *[other] { side } gains { $count } victory points (track: { $vp }).
}
log-military-ops = Military operations of { side.mid }: { $level }.
log-military-short = Military operations required: { $required }; missing: US { $us }, USSR { $ussr }.
log-discards = { side } discards { $card }.
log-gives-card = { side } hands over { $card }.
log-takes-card = { side } takes { $card }.
log-shows-card = { side } shows { $card }.
log-shows-hand = { side } shows its hand.
log-effect-begins = Now in effect: { $card }.
log-effect-ends = No longer in effect: { $card }.
log-chooses = { side } chooses: { $choice }.
log-china-passes = The China Card passes to { side.mid }, { $face }.
log-china-turns-up = The China Card is turned face up.
log-civil-war-ends = The Chinese Civil War is over: the USSR takes the China Card, face up.
log-scores-region = Scoring ({ $region }): US { $us }, USSR { $ussr }.
log-wins = { side } wins the game: { $reason }.
log-drawn-game = The game is a draw: { $reason }.
log-arranges = { $place ->
    [1] The US must play { $card } first.
   *[other] Then the US must play { $card } (no. { $place }).
}

# Board

board-turn = Turn
board-round = Action round
board-phase = Phase
board-phase-setup = Setup
board-phase-headline = Headline phase
board-phase-action-round = Action rounds
board-phasing = Phasing player
board-defcon = DEFCON
board-vp = Victory points
board-military-ops = Military operations
board-required-ops = Required military operations
board-space = Space Race
board-space-attempts = Space Race attempts this turn
board-hand = Hand
board-hand-size = Cards in hand
board-deck = Draw pile
board-discard = Discard pile
board-removed = Removed from the game
board-effects = Effects in force
board-china = The China Card
board-china-up = face up, playable
board-china-down = face down, not playable this turn
board-civil-war = nobody; Chinese Civil War { $count }/3
board-stability = Stability
board-battleground = Battleground
board-controlled-by-us = controlled by the US
board-controlled-by-ussr = controlled by the USSR
board-presence = Presence
board-domination = Domination
board-control = Control
board-would-score = If scored now: US { $us }, USSR { $ussr }
board-odds = Chance of success: { $chance }%
board-ops = Operations value
board-event = Event
board-influence-us = US influence
board-influence-ussr = USSR influence
board-space-box-1 = Earth Satellite
board-space-box-2 = Animal in Space
board-space-box-3 = Man in Space
board-space-box-4 = Man in Earth Orbit
board-space-box-5 = Lunar Orbit
board-space-box-6 = Eagle/Bear Has Landed
board-space-box-7 = Space Shuttle
board-space-box-8 = Space Station
board-space-box-3-edition-first = unnamed
board-space-box-4-edition-first = Man in Space
board-space-box-5-edition-first = unnamed
board-space-box-6-edition-first = Space Walk
board-space-box-7-edition-first = Lunar Orbit
board-space-box-8-edition-first = Eagle/Bear Has Landed
board-adjacent = Adjacent countries
board-era-early = Early War
board-era-mid = Mid War
board-era-late = Late War
board-short-us = US
board-short-ussr = USSR
board-short-neutral = neutral
board-scoring = scoring
board-piles = Cards
board-barred = closed: { $regions }
board-barred-realignment-defcon-ignored = closed to coups: { $regions }
board-swing = average swing { $swing }
board-controls = controlled
board-headline = Headline
opening = First headline
set-up = { board-phase-setup }
board-in-play = Being played
board-known-hand = Known of the opponent’s hand
board-looked-at = Cards seen
board-us-order = Order of the US hand
board-hint-scoring = A scoring card is worth most when you are at your strongest in its region: choose the moment well.

# Options of the game

option-edition-name = Edition
option-edition = Cards, starting influence, Space Race track and rules. The first edition has 103 cards, 23 US influence and earlier card texts.
option-edition-deluxe = deluxe
option-edition-first = first
option-scenario-name = Scenario
option-scenario = The whole war from turn 1, or the Late War from turn 8, in which the US needs 20 VP to win at the end.
option-scenario-standard = the whole war
option-scenario-late-war = the Late War
option-bid-name = Bid for sides
option-bid = Both players bid in secret for the side they want; whoever gets the other side receives extra influence.
option-bid-off = sides as chosen
option-bid-on = sides by bid
option-us-influence-name = Extra US influence
option-us-influence = Influence the US places after setup, in countries where it already has some.
option-optional-cards-name = Optional cards
option-optional-cards = The seven optional cards, numbers 104 to 110.
option-optional-cards-off = without them (103 cards)
option-optional-cards-on = with them (110 cards)
option-chinese-civil-war-name = Chinese Civil War
option-chinese-civil-war = The USSR gets the China Card only after placing 3 influence in the Chinese Civil War.
option-chinese-civil-war-off = China Card from the start
option-chinese-civil-war-on = China Card must be earned
option-held-card-name = Held cards
option-held-card = Cards held at the end of a turn: kept hidden, or shown to the opponent as in tournaments.
option-held-card-hidden = stay hidden
option-held-card-reveal = are shown
option-scoring-cards-name = Scoring cards
option-scoring-cards = When you have only just enough rounds left for your scoring cards: play any card (and lose the game if you still hold one at the end of the turn), or be forced to play one.
option-scoring-cards-free = not forced
option-scoring-cards-forced = forced in time
option-reshuffle-name = Reshuffle
option-reshuffle = When the discard pile is shuffled into a new draw pile.
option-reshuffle-at-once = when the pile is empty
option-reshuffle-when-needed = at the next draw
option-space-discard-name = Space Race discard
option-space-discard = The discard that box 6 allows at the end of the turn: after the check for held scoring cards, or before it, so that a scoring card can still be discarded.
option-space-discard-after-check = after the check
option-space-discard-before-check = before the check
option-space-roll-name = Space Race roll
option-space-roll = The roll for a card played on the Space Race. A player who declines it does not advance.
option-space-roll-always = always rolled
option-space-roll-optional = may be declined
option-realignment-defcon-name = DEFCON restrictions
option-realignment-defcon = DEFCON restricts coups and realignments, or coups only.
option-realignment-defcon-heeded = coups and realignments
option-realignment-defcon-ignored = coups only
option-realignment-losses-name = Realignment losses
option-realignment-losses = Who can lose influence in a realignment roll.
option-realignment-losses-both = either side
option-realignment-losses-opponent = the opponent only
option-mixed-operations-name = Mixed operations
option-mixed-operations = Spend one card’s points on both influence and realignment rolls, but not both in the same country in one round.
option-mixed-operations-off = one kind of operation
option-mixed-operations-on = may be mixed
option-junta-regions-name = Junta
option-junta-regions = Realignment rolls from Junta: all in one region, or in both Central and South America.
option-junta-regions-one = all in one region
option-junta-regions-both = spread over both

# What the cards do

card-asia-scoring-text = Both sides score Asia, including Southeast Asia, and the difference counts. Presence 3, domination 7, control 9; +1 for each controlled battleground and for each controlled country adjacent to the opposing superpower.
card-europe-scoring-text = Both sides score Europe, and the difference counts. Presence 3, domination 7; a side that controls Europe wins the game immediately. +1 for each controlled battleground and for each controlled country adjacent to the opposing superpower.
card-middle-east-scoring-text = Both sides score the Middle East, and the difference counts. Presence 3, domination 5, control 7; +1 for each controlled battleground.
card-duck-and-cover-text = DEFCON drops by 1. Then the US gains 1 VP for each level by which DEFCON is below 5.
card-five-year-plan-text = The USSR discards a random card from its hand. If it has a US event, that event takes place immediately; any other card has no effect.
card-the-china-card-text = No event, only operations; worth 1 point more if all its points are spent in Asia. After play it goes face down to the opponent, who can use it from the next turn. Whoever holds it at the end of turn 10 gains 1 VP.
card-socialist-governments-text = The USSR removes 3 US influence from Western Europe, at most 2 per country. Cannot occur after { word-the-iron-lady }.
card-fidel-text = Remove all US influence from Cuba; if the USSR then has less than 3 there, raise it to 3.
card-vietnam-revolts-text = The USSR adds 2 influence to Vietnam. Until the end of the turn, a USSR card is worth 1 point more if all its points are spent in Southeast Asia.
card-blockade-text = The US loses all its influence in West Germany unless it immediately discards a card worth 3 or more operations points.
card-korean-war-text = The USSR attacks South Korea: roll a die, −1 for each adjacent country the US controls. On 4–6 the USSR gains 2 VP and replaces all US influence there with its own. In any case it gains 2 military operations.
card-korean-war-text-edition-first = DEFCON drops by 1. The USSR attacks South Korea: roll a die, −1 for each adjacent country the US controls. On 4–6 the USSR gains 2 VP and replaces all US influence there with its own. In any case it gains military operations equal to the card’s value for it, or 2 if the US plays it.
card-romanian-abdication-text = Remove all US influence from Romania; if the USSR then has less than 3 there, raise it to 3.
card-arab-israeli-war-text = The USSR attacks Israel: roll a die, −1 if the US controls Israel and −1 for each adjacent country it controls. On 4–6 the USSR gains 2 VP and replaces all US influence there with its own. In any case it gains 2 military operations. Cannot occur after { word-camp-david-accords }.
card-arab-israeli-war-text-edition-first = The USSR attacks Israel: roll a die, −1 for each adjacent country the US controls. On 4–6 the USSR gains 2 VP and replaces all US influence there with its own. In any case it gains military operations equal to the card’s value for it, or 2 if the US plays it. Cannot occur after { word-camp-david-accords }.
card-comecon-text = The USSR adds 1 influence to each of four Eastern European countries that the US does not control.
card-nasser-text = The USSR adds 2 influence to Egypt; the US loses half of its influence there, rounded up.
card-warsaw-pact-formed-text = The USSR chooses: remove all US influence from up to four Eastern European countries, or add 5 influence in Eastern Europe, at most 2 per country. From now on { word-nato } can occur.
card-de-gaulle-leads-france-text = The US loses 2 influence in France and the USSR adds 1 there. For the rest of the game { word-nato } does not protect France.
card-captured-nazi-scientist-text = The player advances one box in the Space Race and gets that box’s points and ability. This does not count as an attempt.
card-truman-doctrine-text = The US chooses one European country that neither side controls and removes all USSR influence from it.
card-olympic-games-text = The opponent participates or boycotts. Participate: both roll a die, the player adds 2, the higher total gains 2 VP; reroll ties. Boycott: DEFCON drops by 1, and the player may conduct operations worth 4 points.
card-nato-text = Can occur only after { word-warsaw-pact-formed } or { word-marshall-plan }. For the rest of the game the USSR cannot attempt coups or realignment rolls in European countries controlled by the US, and neither side can play { word-brush-war } against them.
card-nato-text-edition-first = Can occur only after { word-warsaw-pact-formed } or { word-marshall-plan }. For the rest of the game the USSR cannot attempt coups or realignment rolls in European countries controlled by the US.
card-independent-reds-text = The US chooses Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and raises its influence there to match the USSR’s.
card-marshall-plan-text = The US adds 1 influence to each of seven Western European countries that the USSR does not control. From now on { word-nato } can occur.
card-indo-pakistani-war-text = The player attacks India or Pakistan: roll a die, −1 for each country adjacent to the target that the opponent controls. On 4–6 the player gains 2 VP and replaces all opposing influence there with their own. In any case the player gains 2 military operations.
card-indo-pakistani-war-text-edition-first = The player attacks India or Pakistan: roll a die, −1 for each country adjacent to the target that the opponent controls. On 4–6 the player gains 2 VP and replaces all opposing influence there with their own. In any case the player gains military operations equal to the card’s value for them.
card-containment-text = Until the end of the turn every US card is worth 1 operations point more, but never more than 4.
card-cia-created-text = The USSR reveals its hand. Then the US may conduct operations with this card’s value.
card-us-japan-mutual-defense-pact-text = The US adds enough influence to Japan to control it. For the rest of the game the USSR cannot attempt coups or realignment rolls there.
card-suez-crisis-text = The USSR removes 4 US influence from Israel, the United Kingdom and France, at most 2 per country.
card-east-european-unrest-text = The US removes 1 USSR influence from each of three Eastern European countries; from turn 8 on, 2 from each.
card-decolonization-text = The USSR adds 1 influence to each of four countries in Africa or Southeast Asia.
card-red-scare-purge-text = Until the end of the turn every card of the opponent is worth 1 operations point less, but never less than 1.
card-un-intervention-text = Play it together with a card from your hand that has an opponent’s event: that event does not take place, and you conduct operations with that card’s value or use it for the Space Race. The US can also use it on a card drawn with { word-grain-sales-to-soviets }. Both cards are discarded. Cannot be played as a headline.
card-un-intervention-text-edition-first = Play it together with a card from your hand that has an opponent’s event: that event does not take place, and you conduct operations with that card’s value or use it for the Space Race. The US can also use it on a card drawn with { word-grain-sales-to-soviets }. Both cards are discarded. Can also be played as a headline.
card-de-stalinization-text = The USSR may move up to 4 of its influence to countries that the US does not control, at most 2 per country.
card-nuclear-test-ban-text = The player gains 1 VP for each level by which DEFCON is above 2. Then DEFCON rises by 2, up to 5.
card-formosan-resolution-text = Taiwan counts as a battleground if the US controls it, but only when Asia is scored. Ends when the US plays the China Card.
card-brush-war-text = The player attacks a country with stability 1 or 2 that { word-nato } does not protect: roll a die, −1 for each adjacent country the opponent controls, including the opposing superpower. On 3–6 the player gains 1 VP and replaces all opposing influence there with their own. In any case the player gains 3 military operations.
card-brush-war-text-edition-first = The player attacks a country with stability 1 or 2: roll a die, −1 for each adjacent country the opponent controls, including the opposing superpower. On 3–6 the player gains 1 VP and replaces all opposing influence there with their own. In any case the player gains military operations equal to the card’s value for them.
card-central-america-scoring-text = Both sides score Central America, and the difference counts. Presence 1, domination 3, control 5; +1 for each controlled battleground and for each controlled country adjacent to the opposing superpower.
card-southeast-asia-scoring-text = Each side scores 2 for controlling Thailand and 1 for every other Southeast Asian country it controls; the difference counts.
card-arms-race-text = If the player has more military operations than the opponent, the player gains 1 VP, or 3 VP if they also meet the required number.
card-cuban-missile-crisis-text = Set DEFCON to 2. Until the end of the turn, the opponent loses the game by attempting a coup anywhere. The opponent can end this at any time by removing 2 of its own influence from one country: the USSR from Cuba, the US from West Germany or Turkey.
card-nuclear-subs-text = Until the end of the turn US coups in battlegrounds do not lower DEFCON.
card-quagmire-text = From its next action round, the US can only discard a card worth 2 or more points each round and roll a die; a roll of 1–4 frees it from the following round. Without such a card it can only play scoring cards. Cancels { word-norad }.
card-quagmire-text-edition-first = From its next action round, the US can only discard a card worth 2 or more points each round and roll a die; a roll of 1–4 frees it from the following round. Without such a card it can only play scoring cards.
card-salt-negotiations-text = DEFCON rises by 2. Until the end of the turn all coup rolls of both sides have −1. The player may take a non-scoring card from the discard pile, showing it to the opponent.
card-bear-trap-text = From its next action round, the USSR can only discard a card worth 2 or more points each round and roll a die; a roll of 1–4 frees it from the following round. Without such a card it can only play scoring cards.
card-summit-text = Both sides roll a die and add 1 for each region they dominate or control. The higher total gains 2 VP and may move DEFCON by 1 in either direction. A tie has no effect.
card-how-i-learned-to-stop-worrying-text = The player sets DEFCON to any level from 1 to 5 and their own military operations to 5.
card-junta-text = The player adds 2 influence to one country in Central or South America. Then the player may make a free coup attempt or realignment rolls in one of these regions with this card’s value.
card-kitchen-debates-text = If the US controls more battlegrounds on the whole map than the USSR, it gains 2 VP.
card-missile-envy-text = The opponent hands over the highest-value card in its hand (its choice if several are tied) and receives this card. If the card’s event is the player’s own or neutral, it takes place; if not, the player uses it for operations without the event. The opponent must use this card for operations in its next action round and cannot headline it before then.
card-we-will-bury-you-text = DEFCON drops by 1. The USSR gains 3 VP in the next US action round, before any points the US scores, unless the US plays { word-un-intervention } as an event in that round.
card-brezhnev-doctrine-text = Until the end of the turn every USSR card is worth 1 operations point more, but never more than 4.
card-portuguese-empire-crumbles-text = The USSR adds 2 influence to Angola and 2 to the Southeast African States.
card-south-african-unrest-text = The USSR chooses: it adds 2 influence to South Africa, or 1 to South Africa and 2 to its neighbours Angola and Botswana, split as it likes.
card-allende-text = The USSR adds 2 influence to Chile.
card-willy-brandt-text = The USSR gains 1 VP and adds 1 influence to West Germany, which { word-nato } no longer protects. { word-tear-down-this-wall } restores the protection and prevents this event.
card-muslim-revolution-text = The USSR chooses two of these countries and removes all US influence from them: Egypt, Iran, Iraq, Jordan, Libya, Saudi Arabia, Sudan, Syria. Cannot occur after { word-awacs-sale-to-saudis }.
card-muslim-revolution-text-edition-first = The USSR chooses two of these countries and removes all US influence from them: Egypt, Iran, Iraq, Jordan, Libya, Saudi Arabia, Sudan, Syria.
card-abm-treaty-text = DEFCON rises by 1. Then the player conducts operations with this card’s value.
card-cultural-revolution-text = If the US holds the China Card, the USSR takes it, face up. If the USSR holds it already, the USSR gains 1 VP.
card-flower-power-text = From now on the USSR gains 2 VP whenever the US plays a war card for its event or operations, but not for the Space Race. War cards: { word-korean-war }, { word-arab-israeli-war }, { word-indo-pakistani-war }, { word-brush-war }, { word-iran-iraq-war }. Cancelled and prevented by { word-an-evil-empire }.
card-u2-incident-text = The USSR gains 1 VP, and 1 more the first time either side plays { word-un-intervention } as an event later this turn.
card-opec-text = The USSR gains 1 VP for each of these countries it controls: Egypt, Gulf States, Iran, Iraq, Libya, Saudi Arabia, Venezuela. Cannot occur after { word-north-sea-oil }.
card-lone-gunman-text = The US reveals its hand. Then the USSR may conduct operations with this card’s value.
card-colonial-rear-guards-text = The US adds 1 influence to each of four countries in Africa or Southeast Asia.
card-panama-canal-returned-text = The US adds 1 influence to each of Panama, Costa Rica and Venezuela.
card-camp-david-accords-text = The US gains 1 VP and adds 1 influence to each of Israel, Jordan and Egypt. From now on { word-arab-israeli-war } cannot occur.
card-puppet-governments-text = The US may add 1 influence to each of up to three countries in which neither side has any.
card-grain-sales-to-soviets-text = The US draws a random card from the USSR’s hand and either plays it or returns it. If it returns it, or if the hand is empty, the US may conduct operations with this card’s value.
card-john-paul-ii-elected-pope-text = The USSR loses 2 influence in Poland, and the US adds 1 there. From now on { word-solidarity } can occur.
card-latin-american-death-squads-text = Until the end of the turn, the player’s coup rolls in Central and South America have +1 and the opponent’s −1.
card-oas-founded-text = The US adds 2 influence in Central or South America, to one country or two.
card-nixon-plays-the-china-card-text = If the USSR holds the China Card, the US takes it, face down. If the US holds it already, the US gains 2 VP.
card-nixon-plays-the-china-card-text-edition-first = If the USSR holds the China Card, the US takes it, face up. If the US holds it already, the US gains 2 VP.
card-sadat-expels-soviets-text = Remove all USSR influence from Egypt; the US adds 1 there.
card-shuttle-diplomacy-text = At the next { word-asia-scoring } or { word-middle-east-scoring }, the US chooses one battleground controlled by the USSR that does not count for the USSR. Then discard this card. Final scoring is not affected.
card-the-voice-of-america-text = The US removes 4 USSR influence from outside Europe, at most 2 per country.
card-liberation-theology-text = The USSR adds 3 influence in Central America, at most 2 per country.
card-ussuri-river-skirmish-text = If the USSR holds the China Card, the US takes it, face up. If the US holds it already, it adds 4 influence in Asia, at most 2 per country.
card-ask-not-what-your-country-can-do-for-you-text = The US may discard any number of cards from its hand, including scoring cards, without effect. Then it draws as many new ones.
card-alliance-for-progress-text = The US gains 1 VP for each battleground it controls in Central and South America.
card-africa-scoring-text = Both sides score Africa, and the difference counts. Presence 1, domination 4, control 6; +1 for each controlled battleground.
card-one-small-step-text = If the player is behind in the Space Race, the player advances two boxes and gets the points of the second box only. This does not count as an attempt.
card-south-america-scoring-text = Both sides score South America, and the difference counts. Presence 2, domination 5, control 6; +1 for each controlled battleground.
card-iranian-hostage-crisis-text = Remove all US influence from Iran; the USSR adds 2 there. From now on, { word-terrorism } played by the USSR costs the US two cards.
card-the-iron-lady-text = The US gains 1 VP. The USSR adds 1 influence to Argentina and loses all its influence in the United Kingdom. From now on { word-socialist-governments } cannot occur.
card-reagan-bombs-libya-text = The US gains 1 VP for every 2 USSR influence in Libya, rounded down.
card-star-wars-text = Only if the US is ahead in the Space Race: the US chooses a non-scoring card from the discard pile, and its event takes place immediately.
card-north-sea-oil-text = From now on { word-opec } cannot occur. This turn the US may play an eighth action round.
card-the-reformer-text = The USSR adds 4 influence in Europe, or up to 6 if it is ahead in VP, at most 2 per country. For the rest of the game it cannot attempt coups in Europe. Strengthens { word-glasnost }.
card-marine-barracks-bombing-text = Remove all US influence from Lebanon. Then the USSR removes 2 more US influence from the Middle East, from one country or two.
card-soviets-shoot-down-kal-007-text = DEFCON drops by 1 and the US gains 2 VP. If the US controls South Korea, it may place influence or make realignment rolls with this card’s value.
card-glasnost-text = The USSR gains 2 VP and DEFCON rises by 1. If { word-the-reformer } is in effect, the USSR may place influence or make realignment rolls with this card’s value.
card-ortega-elected-in-nicaragua-text = Remove all US influence from Nicaragua. Then the USSR may make a free coup attempt in a country adjacent to Nicaragua with this card’s value.
card-terrorism-text = The opponent discards a random card from its hand, without effect. If the USSR plays this after { word-iranian-hostage-crisis }, the US discards two.
card-iran-contra-scandal-text = Until the end of the turn all US realignment rolls have −1.
card-chernobyl-text = The US chooses a region. Until the end of the turn the USSR cannot place influence there with operations points; coups and events are not affected.
card-latin-american-debt-crisis-text = The USSR doubles its influence in up to two South American countries unless the US immediately discards a card worth 3 or more operations points.
card-tear-down-this-wall-text = The US adds 3 influence to East Germany. Then it may make a free coup attempt or realignment rolls in Europe with this card’s value. Cancels or prevents { word-willy-brandt }.
card-an-evil-empire-text = The US gains 1 VP. Cancels or prevents { word-flower-power }.
card-aldrich-ames-remix-text = The US plays with an open hand until the end of the turn. The USSR chooses one of these cards to be discarded.
card-aldrich-ames-remix-text-edition-first = The US reveals its hand. The USSR sets the order in which the US must play these cards this turn. A scoring card that would otherwise come too late can be played earlier, the first of several first; UN Intervention in this order gives only its own operations.
card-pershing-ii-deployed-text = The USSR gains 1 VP and removes 1 US influence from each of up to three Western European countries.
card-wargames-text = Only at DEFCON 2: the player may give the opponent 6 VP and end the game immediately, without final scoring. The side ahead in VP wins.
card-solidarity-text = Only after { word-john-paul-ii-elected-pope }: the US adds 3 influence to Poland.
card-iran-iraq-war-text = The player attacks Iran or Iraq: roll a die, −1 for each country adjacent to the target that the opponent controls. On 4–6 the player gains 2 VP and replaces all opposing influence there with their own. In any case the player gains 2 military operations.
card-iran-iraq-war-text-edition-first = The player attacks Iran or Iraq: roll a die, −1 for each country adjacent to the target that the opponent controls. On 4–6 the player gains 2 VP and replaces all opposing influence there with their own. In any case the player gains military operations equal to the card’s value for them.
card-defectors-text = As a US headline it cancels the USSR’s headline. If the USSR plays it in its own action round, except for the Space Race, the US gains 1 VP.
card-the-cambridge-five-text = The US reveals the scoring cards in its hand. The USSR may add 1 influence to a country in a region named on one of them. Cannot occur from turn 8 on.
card-special-relationship-text = If the US controls the United Kingdom, it adds 1 influence to one adjacent country. If { word-nato } is in effect, it adds 2 influence to one Western European country instead and gains 2 VP.
card-norad-text = At the end of each action round in which DEFCON moved to 2, the US adds 1 influence to a country where it already has some, if it controls Canada. Cancelled by { word-quagmire }.
card-che-text = The USSR may attempt a coup with this card’s value in a non-battleground country in Africa, Central America or South America. If it removes US influence, the USSR may attempt a second coup in another such country.
card-our-man-in-tehran-text = Only if the US controls a country in the Middle East: the US looks at the top five cards of the draw pile and may reveal and discard any of them, without effect. The others are shuffled back.
card-yuri-and-samantha-text = Until the end of the turn the USSR gains 1 VP for each coup the US attempts.
card-awacs-sale-to-saudis-text = The US adds 2 influence to Saudi Arabia. From now on { word-muslim-revolution } cannot occur.

# Chapters of the rulebook

chapter-1-0 = Introduction
chapter-2-0 = Components
chapter-2-1-1 = Regions of the map
chapter-2-1-3 = Countries and connections
chapter-2-1-7 = Control and starting influence
chapter-2-2 = Cards
chapter-3-1 = Setup: cards and influence
chapter-3-4 = Setup: markers
chapter-4-1 = Turns and the phasing player
chapter-4-3 = Draw pile and reshuffling
chapter-4-5 = The sequence of a turn
chapter-4-5-c-choice = Headline phase: choosing
chapter-4-5-c-order = Headline phase: order and effect
chapter-4-5-d = Action rounds
chapter-4-5-e = End of turn
chapter-5-1 = Playing a card
chapter-5-2 = Opponent’s events
chapter-5-2-examples = Events that do not happen: examples
chapter-5-3 = Discards and card texts
chapter-6-0 = Operations
chapter-6-1-1 = Placing influence: where
chapter-6-1-2 = Placing influence: cost
chapter-6-1-3 = Placing influence: several countries
chapter-6-2-1 = Realignments: the target country
chapter-6-2-2 = Realignments: the roll
chapter-6-3-1 = Coups: target and roll
chapter-6-3-3 = Coups: military operations, DEFCON, free coups
chapter-6-4-1 = Space Race: attempts
chapter-6-4-3 = Space Race: victory points
chapter-6-4-4 = Space Race: abilities
chapter-6-4-5 = Space Race: the cards and the last box
chapter-7-1 = Events
chapter-7-4 = Modified operations values
chapter-7-4-2 = What a modified value counts for
chapter-7-5 = Forbidden events and wars
chapter-7-6-hands = Rulings: events about hands and cards
chapter-7-6-others = Rulings: other events
chapter-8-1 = DEFCON and nuclear war
chapter-8-1-5 = DEFCON: closed regions
chapter-8-2-1 = Required military operations
chapter-8-2-2 = What counts as military operations
chapter-9-1 = The China Card: playing and passing it
chapter-9-5 = The China Card: limits and value
chapter-10-1-1 = Scoring: presence, domination, control
chapter-10-1-2 = Scoring: bonus points and other victory points
chapter-10-2 = The victory point track
chapter-10-3-1 = Automatic victory
chapter-10-3-2 = Final scoring and victory
chapter-11 = Tournament play
chapter-12 = Chinese Civil War
chapter-late-war = Late War scenario
chapter-optional = Optional rules
chapter-editions = The editions compared

# Lessons

lesson-map-and-control = The map and control
lesson-map-and-control-sides = You lead the United States; your opponent is the Soviet Union. Both sides compete for the countries of the world with influence: blue numbers are yours, red ones are theirs.
lesson-map-and-control-regions = The map has six regions, each in its own colour. Lines connect adjacent countries: countries without a line between them are not adjacent.
lesson-map-and-control-stability = Each country has a stability number from 1 to 5: the higher it is, the harder the country is to win. Countries with a dark name bar are battlegrounds: they are worth more.
lesson-map-and-control-rule = You control a country when your influence there exceeds your opponent’s by at least the stability number.
lesson-map-and-control-examples = Poland has stability 3 and 3 Soviet influence: the Soviet Union controls it. France also has stability 3; you have only 2 influence there, so nobody controls it. Italy has stability 2, and you have 1.
lesson-map-and-control-card = You place influence by playing cards. You hold { word-truman-doctrine }, worth 1 operations point. Choose it.
lesson-map-and-control-use = Use its point to place influence.
lesson-map-and-control-italy = One point buys one influence: place it in Italy.
lesson-map-and-control-end = Now you have 2 influence in Italy, and its stability is 2: you control Italy. The whole plate turns blue, and Italy will count for you when Europe is scored.

lesson-placing-influence = Placing influence
lesson-placing-influence-points = { word-nato } is worth 4 operations points. Play it, and use the points to place influence.
lesson-placing-influence-where = You can place influence in countries where you had some when the round began, in countries adjacent to those, and in countries adjacent to your own superpower. The map highlights them.
lesson-placing-influence-france = In a country that you control or nobody controls, one influence costs one point. Place one in France to take control.
lesson-placing-influence-enemy = The Soviet Union controls Greece, with 2 influence at stability 2. There one influence costs two points, but it breaks the control. Place one in Greece.
lesson-placing-influence-broken = 2 against 1: nobody controls Greece any more, and the cost is back to one point. Place your last one there too.
lesson-placing-influence-end = Three influence for four points. You can spread your points over the whole map, but not in a chain: a country you enter now opens its neighbours only from the next round.

lesson-cards = Cards: events and operations
lesson-cards-two-ways = You can play every card in two ways: for its event, the text on the card, or for operations, the number on it. Operations let you place influence, attempt a coup or make realignment rolls.
lesson-cards-own = { word-duck-and-cover } has an event of your own side, so you can use it either way. Choose it.
lesson-cards-event = This time play it for its event: { word-event }.
lesson-cards-happened = DEFCON fell to 4 and you gained a victory point. The Soviet Union would now play a card; here it passes.
lesson-cards-enemy = { word-fidel } has an event of your opponent. When you play such a card you get the operations, but the event takes place too. Choose it anyway.
lesson-cards-order = At least you decide which comes first. Let the event take place first, so that you can respond with your operations.
lesson-cards-castro = Cuba is Soviet now. The card had an asterisk, so it is removed from the game. Now use your 2 points: place influence.
lesson-cards-panama = Take Panama with the first point, and move into Costa Rica with the second.
lesson-cards-end = You have to play your opponent’s cards sooner or later, but you choose when, and how to deal with them. That is half the art of this game.

lesson-coups = Coups and DEFCON
lesson-coups-iran = Now you lead the Soviet Union. The United States has 1 influence in Iran, and you have none. A coup could change that in one go.
lesson-coups-card = A coup needs a country with your opponent’s influence; you need none of your own there. Play { word-comecon }, worth 3, and choose a coup.
lesson-coups-sum = You roll a die, add your 3 points and subtract twice the stability: 4 for Iran. A positive result is a success by that much. Choose Iran.
lesson-coups-result = The die shows 4: 4 + 3 − 4 = 3. One American influence is removed, and the other two points become your own influence. Iran is yours!
lesson-coups-military = The 3 points also count as military operations. At the end of the turn each side needs as many of them as the DEFCON level, or the opponent gains victory points.
lesson-coups-defcon = Iran is a battleground, so DEFCON fell from 5 to 4. Below 5, coups in Europe are forbidden; below 4, in Asia; below 3, in the Middle East.
lesson-coups-war = At DEFCON 1 nuclear war breaks out, and the player whose round it is loses the game. So beware of battlegrounds when DEFCON is at 2!

lesson-realignment = Realignment
lesson-realignment-aim = The Soviet Union holds Cuba with 3 influence. Realignment rolls can remove it. They never add influence of yours, but they do not lower DEFCON.
lesson-realignment-card = { word-independent-reds } is worth 2, so you get two rolls. Play it and choose realignment.
lesson-realignment-sums = Both sides roll. You add 1 for each adjacent country you control, Haiti and Nicaragua, and 1 because the United States is adjacent to Cuba. The Soviet Union adds 1 for having more influence in Cuba. Choose Cuba.
lesson-realignment-first = 3 + 3 for you, 4 + 1 for the Soviet Union: 6 against 5. The side with the lower total loses the difference, here one influence. Roll again in Cuba.
lesson-realignment-second = 5 + 3 against 2 + 1: a difference of 5, so the remaining two are gone. Cuba is empty.
lesson-realignment-end = Had the Soviet Union rolled higher, you would have lost influence in Cuba, if you had any. Realign where you control the adjacent countries. DEFCON closes regions to realignments just as it does to coups.

lesson-scoring = Scoring a region
lesson-scoring-card = Most victory points come from scoring cards. Whoever plays { word-middle-east-scoring } scores that region for both sides, as it stands at that moment.
lesson-scoring-levels = Presence: you control at least one country. Domination: you control more countries and more battlegrounds than your opponent, including at least one non-battleground. Control: you control more countries, and all battlegrounds. In the Middle East they are worth 3, 5 and 7 points.
lesson-scoring-now = You control Iran and Israel, both battlegrounds; the Soviet Union controls Egypt, a battleground, and Syria. You are one country short of domination. Play { word-truman-doctrine } first and place influence.
lesson-scoring-jordan = Jordan has stability 2, and you have 1 influence there: add a second.
lesson-scoring-play = Three countries against two, two battlegrounds against one, and Jordan is a non-battleground: that is domination. Now play the scoring card.
lesson-scoring-sum = You score 5 for domination and 1 for each of your two battlegrounds: 7. The Soviet Union scores 3 for presence and 1 for Egypt: 4. You gain the difference, 3.
lesson-scoring-end = A side that reaches 20 points wins immediately, and so does a side that controls Europe when it is scored. But never hold a scoring card at the end of a turn: that loses the game.

lesson-headline-and-turn = The headline and the turn
lesson-headline-and-turn-choose = Each turn begins with a full hand and a headline: both sides choose a card in secret, for its event only. The Soviet Union is choosing now.
lesson-headline-and-turn-event = Your { word-nuclear-test-ban } gives you points when DEFCON is high. Choose it as your headline.
lesson-headline-and-turn-order = The card with the higher operations value goes first: your 4 before the Soviet 2. You gained 2 points and DEFCON rose to 5; then the Soviet Union added 2 influence in Vietnam.
lesson-headline-and-turn-rounds = Then come the action rounds: six in each of the first three turns, seven later. In each round both sides play one card, the Soviet Union first.
lesson-headline-and-turn-yours = The Soviet Union has placed influence. Now it is your round: play { word-containment } for its event.
lesson-headline-and-turn-on = For the rest of this turn each of your cards is worth one point more. Played early, such a card pays off all turn long.
lesson-headline-and-turn-end = After the last round, each side pays for missing military operations, and the next turn begins. Unless someone wins earlier, the game ends after ten turns with a final scoring of all regions.

lesson-space-race = The Space Race
lesson-space-race-bad-card = { word-decolonization } would give the Soviet Union influence in four countries. You hold it, and you would rather not trigger its event.
lesson-space-race-way = There is one way to get rid of an event: send the card into space. Choose the card.
lesson-space-race-space = For the first boxes you need a card worth 2 or more. Use it for the Space Race.
lesson-space-race-box = You needed a 1, 2 or 3 and rolled a 2: you are the first with a satellite in orbit, and that is worth 2 points.
lesson-space-race-safe = The card is in the discard pile, and its event did not take place. It may come back after the next reshuffle.
lesson-space-race-end = Each side can try once per turn. Later boxes give points and abilities, such as seeing the opponent’s headline first, but the abilities last only while you are ahead.

# The log in blocks: headings, the lines of a play in short, figures beside them

heading-setup = Setup
heading-turn = Turn { $turn }
heading-headline = Headline phase
heading-round = Action round { $round }
heading-turn-end = End of turn
short-us = { board-short-us }
short-ussr = { board-short-ussr }
told-dealt = { side } is dealt: { $card }.
block-plays = { $card } ({ $use })
block-passes = Passes
block-headlines = Headline: { $card }
block-operations = Operations { $ops } ({ $use })
block-event-happens = { $card } (event)
block-event-happens-same = Event
block-coups = Coup in { $country }
block-coup-roll = { $modifier ->
    [0] Coup in { $country }: { $die } + { $ops } − { $against } = { $result }
   *[other] Coup in { $country }: { $die } + { $ops } + ({ $modifier }) − { $against } = { $result }
}
block-realigns = Realignment in { $country }
block-realignment-roll = { $lost ->
    [0] Realignment in { $country }: US { $us } (modifier { $usbonus }), USSR { $ussr } (modifier { $ussrbonus }): no effect
   *[other] Realignment in { $country }: US { $us } (modifier { $usbonus }), USSR { $ussr } (modifier { $ussrbonus })
}
block-wages-war = War in { $country }
block-war-roll = War in { $country }: die { $die }, modifier { $modifier }, at least { $needed } needed
block-rolls = Die { $die } (modifier { $modifier })
block-space-roll = Space Race: die { $die }, at most { $needed } needed
block-discards = Discards: { $card }
block-shows-card = Shows: { $card }
block-takes-card = Takes: { $card }
block-gives-card = Hands over: { $card }
badge-gains-vp = { $side ->
    [us] US +{ $count } VP
   *[ussr] USSR +{ $count } VP
}
badge-deals = { $side ->
    [us] US: { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[ussr] USSR: { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
badge-defcon-is = DEFCON { $level }
badge-military-ops = { $side ->
    [us] US military operations { $level }
   *[ussr] USSR military operations { $level }
}
badge-advances = { $side ->
    [us] US Space Race { $box }
   *[ussr] USSR Space Race { $box }
}

## The view in words: names of its fields and values; an empty name hides the field

field-china-used = China Card spent
field-chosen-headline = Your headline card
field-civil-war = Chinese Civil War
field-control = Controlled by
field-deck-size = Cards in the draw pile
field-edition = { "" }
field-face = Face
field-face-up = face up
field-face-down = face down
field-hand-sizes = Cards in hand
field-holder = Held by
field-influence = Influence
field-level = Level
field-level-nothing = none
field-opponent-known = Known of the opponent’s hand
field-phase-new-turn = New turn
field-phase-turn-end = End of the turn
field-points = VP if scored now
field-regions = Regions
field-restricted = Closed to coups and realignments
field-rounds = Action rounds this turn
field-vp-value =
    { $sign ->
        [plus] US { $amount }
        [minus] USSR { $amount }
       *[zero] { $amount }
    }
