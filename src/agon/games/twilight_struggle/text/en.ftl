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
   *[nobody] even
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
warning-nuclear-war = DEFCON falls to 1 in your phase: nuclear war. You lose the game.
warning-cuban-coup = While the Cuban Missile Crisis threatens you, any coup of yours loses the game.
warning-twenty-vp = Your opponent reaches 20 victory points and wins the game.
warning-europe-control = Your opponent controls Europe: if it is scored now, you lose the game.
warning-wargames-end = After giving away 6 victory points you are behind: you lose the game.
warning-boycott-risk = If your opponent boycotts, DEFCON falls to 1: nuclear war, and you lose the game.
warning-coup-risk = This lets your opponent attempt a coup in a battleground. DEFCON would then fall to 1 in your phase, and you would lose the game.
warning-summit-risk = If your opponent wins the Summit, it can lower DEFCON to 1, and you would lose the game.
warning-event-risk = This can bring about another event that lowers DEFCON to 1, and you would lose the game.
warning-headline-risk = If DEFCON stands at 2 when your headline takes effect, it can fall to 1: nuclear war, and you lose the game.
warning-vp-risk = This can give the game to your opponent, by 20 victory points or by control of Europe.

# Asks

ask-setup = Choose a country for your starting influence.
ask-handicap = Choose a country for your extra influence.
ask-bid = Choose in secret the side you want, and how much extra influence it is worth to you.
ask-seating = Equal bids: chance decides who plays which side.
ask-headline = Choose your headline card.
ask-card = Choose a card.
ask-use = Choose how to use the card.
ask-order = This card carries the opponent’s event: choose how to play it.
ask-place = Choose a country to add influence to.
ask-remove = Choose a country to remove influence from.
ask-target = Choose the target country.
ask-discard = Choose a card to discard.
ask-choose = Make your choice.
ask-die = A die is rolled.
ask-draw = A card is drawn.
ask-pick = A card is picked at random.
ask-imagine = A place is imagined for an unknown card.

# Questions about a card, or for a reason

ask-card-un-intervention = Choose the card whose event is cancelled.
ask-card-missile-envy = You have to play this card for operations.
ask-card-aldrich-ames-remix = Play the next card in the order that the USSR has laid down.
ask-card-quagmire = You are trapped: choose what to do this round.
ask-card-bear-trap = { ask-card-quagmire }
ask-discard-quagmire = Discard a card worth 2 or more, then roll: 1 to 4 sets you free.
ask-discard-bear-trap = { ask-discard-quagmire }
ask-discard-held-card = You may discard one of the cards you still hold.
ask-discard-blockade = Discard a card worth 3 or more, or lose all your influence in West Germany.
ask-discard-latin-american-debt-crisis = Discard a card worth 3 or more, or the USSR doubles its influence in two South American countries.
ask-discard-ask-not-what-your-country-can-do-for-you = Discard as many cards as you like; you draw as many new ones.
ask-discard-our-man-in-tehran = Discard any of the cards you are looking at.
ask-discard-aldrich-ames-remix = Choose a card of the US hand to be discarded.
ask-use-event = The event lets you conduct operations.
ask-use-operations = Choose how to use the operations points.
ask-place-operations = Place influence.
ask-place-norad = DEFCON fell to 2: add 1 influence where you already have some.
ask-place-independent-reds = Choose the country in which you draw level with the Soviet influence.
ask-place-junta = Add 2 influence to a country in Central or South America.
ask-place-marshall-plan = Add influence in Western Europe, one in each country.
ask-place-comecon = Add influence in Eastern Europe, one in each country.
ask-place-decolonization = Add influence in Africa or Southeast Asia, one in each country.
ask-place-colonial-rear-guards = { ask-place-decolonization }
ask-place-warsaw-pact-formed = Add influence in Eastern Europe, at most 2 in a country.
ask-place-the-reformer = Add influence in Europe, at most 2 in a country.
ask-place-de-stalinization = Place the influence you have taken away, at most 2 in a country.
ask-place-puppet-governments = Add influence to countries that have none, one in each.
ask-place-the-cambridge-five = You may add 1 influence in a region named on the cards shown.
ask-place-latin-american-debt-crisis = Choose a country in South America in which your influence doubles.
ask-remove-cuban-missile-crisis = Choose the country from which 2 of your influence leave.
ask-remove-truman-doctrine = Choose a European country that nobody controls: all Soviet influence leaves it.
ask-remove-socialist-governments = Remove US influence from Western Europe, at most 2 from a country.
ask-remove-suez-crisis = Remove US influence from Israel, the United Kingdom and France, at most 2 from each.
ask-remove-warsaw-pact-formed = Choose a country in Eastern Europe to clear of US influence.
ask-remove-muslim-revolution = Choose a country to clear of US influence.
ask-remove-de-stalinization = Choose where to take your influence from.
ask-target-coup = Choose the target of the coup.
ask-target-realignment = Choose the country for the next realignment roll.
ask-target-che = Choose a country for a coup; not a battleground.
ask-target-ortega-elected-in-nicaragua = Choose a country next to Nicaragua for a free coup.
ask-target-brush-war = Choose a country of stability 1 or 2 to attack.
ask-target-indo-pakistani-war = Choose the country to attack.
ask-target-iran-iraq-war = { ask-target-indo-pakistani-war }
ask-choose-olympic-games = Take part in the Olympic Games, or boycott them?
ask-choose-salt-negotiations = You may take a card back from the discard pile.
ask-choose-summit = You have won the Summit: do you move DEFCON?
ask-choose-how-i-learned-to-stop-worrying = Set DEFCON to any level.
ask-choose-missile-envy = Give your opponent your most valuable card.
ask-choose-grain-sales-to-soviets = Play the card you have drawn, or give it back?
ask-choose-star-wars = Choose a discarded card: its event happens at once.
ask-choose-chernobyl = Name the region in which the USSR cannot place influence this turn.
ask-choose-shuttle-diplomacy = Choose the Soviet battleground that does not count.
ask-choose-wargames = Give your opponent 6 victory points and end the game?
ask-choose-warsaw-pact-formed = Remove US influence from Eastern Europe, or add your own?
ask-choose-south-african-unrest = Choose where your influence goes.
ask-choose-aldrich-ames-remix = Choose the next card in the order of the US hand.
ask-choose-space = The card is spent. Do you roll the die?

# What an option means in a question

option-pass-headline = No headline
option-pass-card = Play no card
option-pass-use = Forgo the operations
option-pass-place = Place no more
option-pass-remove = Remove no more
option-pass-discard = Discard nothing
option-pass-choose = Decline
option-pass-target = Stop here
option-pass-realignment = Stop realigning
option-pass-che = No coup
option-pass-ortega-elected-in-nicaragua = { option-pass-che }
option-pass-quagmire = Let this round go by
option-pass-bear-trap = { option-pass-quagmire }
option-pass-held-card = Keep all my cards
option-pass-blockade = Lose all influence in West Germany
option-pass-latin-american-debt-crisis = { $of ->
    [0] Let the USSR double its influence
   *[other] Double no more
}
option-pass-ask-not-what-your-country-can-do-for-you = Discard no more
option-pass-our-man-in-tehran = Put the rest back
option-pass-the-cambridge-five = Add nothing
option-pass-de-stalinization = Move no more
option-pass-salt-negotiations = Take no card
option-pass-summit = Leave DEFCON as it is
option-pass-wargames = Play on
option-end-game-wargames = Give 6 victory points and end the game
option-participate-olympic-games = Take part: both roll, the sponsor adds 2
option-boycott-olympic-games = Boycott: DEFCON falls by 1, the sponsor may conduct operations
option-remove-influence-warsaw-pact-formed = Clear up to 4 countries of US influence
option-add-influence-warsaw-pact-formed = Add 5 influence
option-pass-space = Do not roll
option-return-grain-sales-to-soviets = Give it back and conduct operations with 2

# Why something cannot be chosen now

why-too-expensive = This costs { $cost }, and you have { $left } left.
why-out-of-reach = Out of reach: you had no influence here or next to it when the round began.
why-closed-region = You cannot place influence here now.
why-closed-by-defcon = DEFCON closes this region to coups and realignment.
why-no-enemy-influence = Your opponent has no influence here.
why-no-own-influence = You have no influence here.
why-enemy-control = Your opponent controls this country.
why-full = No more is possible here.
why-wrong-area = Starting influence goes into your own half of Europe.
why-not-of-event = This card does not allow it.
why-not-in-hand = This card is not in your hand.
why-face-down = The China Card lies face down until the next turn.
why-no-headline = This card cannot be a headline.
why-bound = Another card has to be played first.
why-scoring-due = A scoring card has to be played now.
why-own-event = This needs a card with an event of your opponent.
why-scoring-card = A scoring card cannot be used for this.
why-low-value = This card is not worth enough operations points.
why-no-target = There is no country for it now.
why-no-event = The event cannot happen now.
why-no-attempt = You have no Space Race attempt left this turn.
why-last-box = You are in the last box of the Space Race.
why-nato = NATO protects this country.
why-us-japan-mutual-defense-pact = The pact with the US protects Japan.
why-the-reformer = The USSR may no longer attempt coups in Europe.

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
log-realignment-roll = Dice: US { $us } (modifier { $usbonus }), USSR { $ussr } (modifier { $ussrbonus }).
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
board-in-play = Being played
board-known-hand = Known of the opponent’s hand
board-looked-at = Looked at
board-us-order = Order of the US hand
board-hint-scoring = A scoring card is worth most when your own influence in its region stands highest: choose the moment well.

# Options of the game

option-edition-name = Edition
option-edition = Cards, starting influence, space track and rules. The first edition has 103 cards, 23 US influence and earlier card texts.
option-edition-deluxe = deluxe
option-edition-first = first
option-scenario-name = Scenario
option-scenario = The whole war from turn 1, or the Late War from turn 8, in which the US needs 20 VP at the end.
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
option-scoring-cards = When only just enough rounds are left for your scoring cards: play any card, and lose the game if you still hold one at the end of the turn, or be forced to play one.
option-scoring-cards-free = not forced
option-scoring-cards-forced = forced in time
option-reshuffle-name = Reshuffle
option-reshuffle = When the discards become the new draw pile.
option-reshuffle-at-once = when the pile is empty
option-reshuffle-when-needed = at the next draw
option-space-discard-name = Space Race discard
option-space-discard = The discard that box 6 allows at the end of the turn: after the check for held scoring cards, or before it, so that a scoring card can still be discarded.
option-space-discard-after-check = after the check
option-space-discard-before-check = before the check
option-space-roll-name = Space Race roll
option-space-roll = The roll for a card given to the Space Race. Who declines it does not advance.
option-space-roll-always = always rolled
option-space-roll-optional = may be declined
option-realignment-defcon-name = DEFCON limits
option-realignment-defcon = The limits that DEFCON sets to regions hold for coups and realignments, or for coups only.
option-realignment-defcon-heeded = coups and realignments
option-realignment-defcon-ignored = coups only
option-realignment-losses-name = Realignment losses
option-realignment-losses = Who can lose influence by a realignment roll.
option-realignment-losses-both = either side
option-realignment-losses-opponent = the opponent only
option-mixed-operations-name = Mixed operations
option-mixed-operations = The points of one card for influence and realignment rolls together, but not both in one country in one round.
option-mixed-operations-off = one kind of operation
option-mixed-operations-on = may be mixed
option-junta-regions-name = Junta
option-junta-regions = Realignment rolls from Junta: all in one region, or spread over Central and South America.
option-junta-regions-one = all in one region
option-junta-regions-both = spread over both

# What the cards do

card-asia-scoring-text = Both sides score Asia, Southeast Asia included, and the difference counts. Presence 3, domination 7, control 9; 1 more for each controlled battleground and for each controlled country next to the opposing superpower.
card-europe-scoring-text = Both sides score Europe and the difference counts. Presence 3, domination 7; a side that controls Europe wins the game at once. 1 more for each controlled battleground and for each controlled country next to the opposing superpower.
card-middle-east-scoring-text = Both sides score the Middle East and the difference counts. Presence 3, domination 5, control 7; 1 more for each controlled battleground.
card-duck-and-cover-text = DEFCON drops by 1. Then the US gains as many VP as the new level lies below 5.
card-five-year-plan-text = The USSR discards a random card from its hand. If it carries a US event, the US carries that event out at once; any other card has no effect.
card-the-china-card-text = No event, only operations, worth 1 point more if every point is spent in Asia. After play it goes face down to the opponent, who may use it from the next turn on. Whoever holds it at the end of turn 10 gains 1 VP.
card-socialist-governments-text = The USSR removes 3 US influence from Western Europe, at most 2 from one country. Cannot happen after { word-the-iron-lady }.
card-fidel-text = All US influence leaves Cuba; if the USSR then has less than 3 there, it is brought up to 3.
card-vietnam-revolts-text = The USSR adds 2 influence to Vietnam. Until the end of the turn a USSR card is worth 1 point more if all its points are spent in Southeast Asia.
card-blockade-text = Unless the US at once discards a card worth 3 or more operations points, it loses all its influence in West Germany.
card-korean-war-text = The USSR attacks South Korea: a die is rolled, −1 for each adjacent country the US controls. On 4–6 the USSR gains 2 VP and turns all US influence there into its own. In any case it gains 2 military operations.
card-korean-war-text-edition-first = DEFCON drops by one. The USSR attacks South Korea: a die is rolled, −1 for each adjacent country the US controls. On 4–6 the USSR gains 2 VP and turns all US influence there into its own. In any case it gains as many military operations as the card is worth to it, 2 if the US plays it.
card-romanian-abdication-text = All US influence leaves Romania; if the USSR then has less than 3 there, it is brought up to 3.
card-arab-israeli-war-text = The USSR attacks Israel: a die is rolled, −1 if the US controls Israel and −1 for each adjacent country it controls. On 4–6 the USSR gains 2 VP and turns all US influence there into its own. In any case it gains 2 military operations. Cannot happen after { word-camp-david-accords }.
card-arab-israeli-war-text-edition-first = The USSR attacks Israel: a die is rolled, −1 for each adjacent country the US controls. On 4–6 the USSR gains 2 VP and turns all US influence there into its own. In any case it gains as many military operations as the card is worth to it, 2 if the US plays it. Cannot happen after { word-camp-david-accords }.
card-comecon-text = The USSR adds 1 influence to each of four Eastern European countries that the US does not control.
card-nasser-text = The USSR adds 2 influence to Egypt; the US loses half of its influence there, rounded up.
card-warsaw-pact-formed-text = The USSR chooses: all US influence leaves up to four Eastern European countries, or it adds 5 influence in Eastern Europe, at most 2 per country. From now on { word-nato } can happen.
card-de-gaulle-leads-france-text = The US loses 2 influence in France and the USSR adds 1 there. For the rest of the game { word-nato } does not protect France.
card-captured-nazi-scientist-text = The player moves one box forward in the Space Race, with the points and the ability of that box. This is not counted as an attempt.
card-truman-doctrine-text = The US picks one European country that neither side controls; all USSR influence leaves it.
card-olympic-games-text = The opponent takes part or boycotts. Taking part: both roll a die, the player adds 2, the higher total gains 2 VP, and ties are rolled again. Boycott: DEFCON drops by 1, and the player may conduct operations worth 4 points.
card-nato-text = Can happen only after { word-warsaw-pact-formed } or { word-marshall-plan }. For the rest of the game the USSR may not aim coups or realignment rolls at European countries controlled by the US, and neither side may aim { word-brush-war } at them.
card-nato-text-edition-first = Can happen only after { word-warsaw-pact-formed } or { word-marshall-plan }. For the rest of the game the USSR may not aim coups or realignment rolls at European countries controlled by the US.
card-independent-reds-text = The US picks Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and raises its influence there to that of the USSR.
card-marshall-plan-text = The US adds 1 influence to each of seven Western European countries that the USSR does not control. From now on { word-nato } can happen.
card-indo-pakistani-war-text = The player attacks India or Pakistan: a die is rolled, −1 for each country next to the target that the opponent controls. On 4–6 the player gains 2 VP and turns all opposing influence there into their own. In any case the player gains 2 military operations.
card-indo-pakistani-war-text-edition-first = The player attacks India or Pakistan: a die is rolled, −1 for each country next to the target that the opponent controls. On 4–6 the player gains 2 VP and turns all opposing influence there into their own. In any case the player gains as many military operations as the card is worth to them.
card-containment-text = Until the end of the turn every US card is worth 1 operations point more, up to 4.
card-cia-created-text = The USSR shows its hand. Then the US may conduct operations with the value of this card.
card-us-japan-mutual-defense-pact-text = The US adds influence in Japan until it controls the country. For the rest of the game the USSR may not make coups or realignment rolls there.
card-suez-crisis-text = The USSR removes 4 US influence from Israel, the United Kingdom and France, at most 2 from each.
card-east-european-unrest-text = The US removes 1 USSR influence from each of three Eastern European countries; from turn 8 on, 2 from each.
card-decolonization-text = The USSR adds 1 influence to each of four countries in Africa or Southeast Asia.
card-red-scare-purge-text = Until the end of the turn every card of the opponent is worth 1 operations point less, but at least 1.
card-un-intervention-text = Played together with a card from hand that carries an opposing event: that event does not happen, and the player may conduct operations with that card’s value or give it to the Space Race. The US may also use this on a card it has drawn by { word-grain-sales-to-soviets }. Both cards are discarded. Not allowed in the headline phase.
card-un-intervention-text-edition-first = Played together with a card from hand that carries an opposing event: that event does not happen, and the player may conduct operations with that card’s value or give it to the Space Race. The US may also use this on a card it has drawn by { word-grain-sales-to-soviets }. Both cards are discarded. Allowed in the headline phase too.
card-de-stalinization-text = The USSR may move up to 4 of its influence to countries that the US does not control, adding at most 2 to each.
card-nuclear-test-ban-text = The player gains as many VP as DEFCON lies above 2. Then DEFCON rises by 2, up to 5.
card-formosan-resolution-text = Taiwan counts as a battleground if the US controls it, but only when Asia is scored. Ends when the US plays the China Card.
card-brush-war-text = The player attacks a country of stability 1 or 2 that { word-nato } does not protect: a die is rolled, −1 for each adjacent country the opponent controls; the opposing superpower counts as one. On 3–6 the player gains 1 VP and turns all opposing influence there into their own. In any case the player gains 3 military operations.
card-brush-war-text-edition-first = The player attacks a country of stability 1 or 2: a die is rolled, −1 for each adjacent country the opponent controls; the opposing superpower counts as one. On 3–6 the player gains 1 VP and turns all opposing influence there into their own. In any case the player gains as many military operations as the card is worth to them.
card-central-america-scoring-text = Both sides score Central America and the difference counts. Presence 1, domination 3, control 5; 1 more for each controlled battleground and for each controlled country next to the opposing superpower.
card-southeast-asia-scoring-text = Each side scores 2 for control of Thailand and 1 for every other Southeast Asian country it controls; the difference counts.
card-arms-race-text = If the player has more military operations than the opponent, 1 VP; if these also reach the required number, 3 VP instead.
card-cuban-missile-crisis-text = DEFCON becomes 2. Until the end of the turn the opponent loses the game by attempting a coup anywhere. The opponent may end this at any time by removing 2 of its own influence from one country: the USSR from Cuba, the US from West Germany or Turkey.
card-nuclear-subs-text = Until the end of the turn US coups in battlegrounds do not lower DEFCON.
card-quagmire-text = From its next action round on, all the US does in a round is discard a card worth 2 or more points and roll a die; on 1–4 it is free again from the following round. Without such a card it may only play scoring cards. Cancels { word-norad }.
card-quagmire-text-edition-first = From its next action round on, all the US does in a round is discard a card worth 2 or more points and roll a die; on 1–4 it is free again from the following round. Without such a card it may only play scoring cards.
card-salt-negotiations-text = DEFCON rises by 2. Until the end of the turn all coup rolls of both sides are at −1. The player may take one card from the discard pile, other than a scoring card, and shows it.
card-bear-trap-text = From its next action round on, all the USSR does in a round is discard a card worth 2 or more points and roll a die; on 1–4 it is free again from the following round. Without such a card it may only play scoring cards.
card-summit-text = Both roll a die and add 1 for each region they dominate or control. The higher total gains 2 VP and may move DEFCON by 1 up or down. A tie has no effect.
card-how-i-learned-to-stop-worrying-text = The player sets DEFCON to any level from 1 to 5 and their own military operations to 5.
card-junta-text = The player adds 2 influence to one country in Central or South America. Then they may make a free coup, or realignment rolls, in one of these regions with the value of this card.
card-kitchen-debates-text = If the US controls more battlegrounds on the whole map than the USSR, it gains 2 VP.
card-missile-envy-text = The opponent gives the player the most valuable card of its hand, choosing among equals, and gets this one for it. If the card is the player’s or neutral, its event happens; if not, it gives operations without the event. The opponent must use this card for operations in its next action round and cannot headline it before that.
card-we-will-bury-you-text = DEFCON drops by 1. Unless the US plays { word-un-intervention } as an event in its next action round, the USSR gains 3 VP in that round, before any points the US scores.
card-brezhnev-doctrine-text = Until the end of the turn every USSR card is worth 1 operations point more, up to 4.
card-portuguese-empire-crumbles-text = The USSR adds 2 influence to Angola and 2 to the Southeast African States.
card-south-african-unrest-text = The USSR chooses: it adds 2 influence to South Africa, or 1 to South Africa and 2 to its neighbours Angola and Botswana, split as it likes.
card-allende-text = The USSR adds 2 influence to Chile.
card-willy-brandt-text = The USSR gains 1 VP and adds 1 influence to West Germany, which { word-nato } no longer protects. The protection returns with { word-tear-down-this-wall }, after which this event cannot happen.
card-muslim-revolution-text = The USSR picks two of these countries and all US influence leaves them: Egypt, Iran, Iraq, Jordan, Libya, Saudi Arabia, Sudan, Syria. Cannot happen after { word-awacs-sale-to-saudis }.
card-muslim-revolution-text-edition-first = The USSR picks two of these countries and all US influence leaves them: Egypt, Iran, Iraq, Jordan, Libya, Saudi Arabia, Sudan, Syria.
card-abm-treaty-text = DEFCON rises by 1. Then the player conducts operations with the value of this card.
card-cultural-revolution-text = If the US holds the China Card, the USSR takes it, face up. If the USSR holds it already, the USSR gains 1 VP.
card-flower-power-text = From now on the USSR gains 2 VP each time the US plays a war card as an event or for operations, but not in the Space Race. War cards: { word-korean-war }, { word-arab-israeli-war }, { word-indo-pakistani-war }, { word-brush-war }, { word-iran-iraq-war }. Ended and ruled out by { word-an-evil-empire }.
card-u2-incident-text = The USSR gains 1 VP, and 1 more the first time either side plays { word-un-intervention } as an event later this turn.
card-opec-text = The USSR gains 1 VP for each of these countries it controls: Egypt, Gulf States, Iran, Iraq, Libya, Saudi Arabia, Venezuela. Cannot happen after { word-north-sea-oil }.
card-lone-gunman-text = The US shows its hand. Then the USSR may conduct operations with the value of this card.
card-colonial-rear-guards-text = The US adds 1 influence to each of four countries in Africa or Southeast Asia.
card-panama-canal-returned-text = The US adds 1 influence each to Panama, Costa Rica and Venezuela.
card-camp-david-accords-text = The US gains 1 VP and adds 1 influence each to Israel, Jordan and Egypt. From now on { word-arab-israeli-war } cannot happen.
card-puppet-governments-text = The US may add 1 influence to each of up to three countries in which neither side has any.
card-grain-sales-to-soviets-text = The US draws a random card from the USSR’s hand and either plays it or gives it back. If it gives it back, or if the hand is empty, the US may conduct operations with the value of this card.
card-john-paul-ii-elected-pope-text = The USSR loses 2 influence in Poland and the US adds 1 there. From now on { word-solidarity } can happen.
card-latin-american-death-squads-text = Until the end of the turn, in Central and South America, the player’s coup rolls are at +1 and the opponent’s at −1.
card-oas-founded-text = The US adds 2 influence in Central or South America, in one country or in two.
card-nixon-plays-the-china-card-text = If the USSR holds the China Card, the US takes it, face down. If the US holds it already, the US gains 2 VP.
card-nixon-plays-the-china-card-text-edition-first = If the USSR holds the China Card, the US takes it, face up. If the US holds it already, the US gains 2 VP.
card-sadat-expels-soviets-text = All USSR influence leaves Egypt, and the US adds 1 there.
card-shuttle-diplomacy-text = At the next { word-asia-scoring } or { word-middle-east-scoring } the US picks one battleground controlled by the USSR that is left out of the USSR’s count. Then this card is discarded. Final scoring is not affected.
card-the-voice-of-america-text = The US removes 4 USSR influence from outside Europe, at most 2 from one country.
card-liberation-theology-text = The USSR adds 3 influence in Central America, at most 2 per country.
card-ussuri-river-skirmish-text = If the USSR holds the China Card, the US takes it, face up. If the US holds it already, it adds 4 influence in Asia, at most 2 per country.
card-ask-not-what-your-country-can-do-for-you-text = The US may discard any number of cards from its hand, scoring cards too, without effect. Then it draws as many new ones.
card-alliance-for-progress-text = The US gains 1 VP for each battleground it controls in Central and South America.
card-africa-scoring-text = Both sides score Africa and the difference counts. Presence 1, domination 4, control 6; 1 more for each controlled battleground.
card-one-small-step-text = If the player is behind in the Space Race, they move two boxes forward, with the points of the second box only. This is not counted as an attempt.
card-south-america-scoring-text = Both sides score South America and the difference counts. Presence 2, domination 5, control 6; 1 more for each controlled battleground.
card-iranian-hostage-crisis-text = All US influence leaves Iran, and the USSR adds 2 there. From now on { word-terrorism } played by the USSR costs the US two cards.
card-the-iron-lady-text = The US gains 1 VP. The USSR adds 1 influence to Argentina and loses all it has in the United Kingdom. From now on { word-socialist-governments } cannot happen.
card-reagan-bombs-libya-text = The US gains 1 VP for every 2 USSR influence in Libya, rounded down.
card-star-wars-text = Only if the US is ahead in the Space Race: it picks a card from the discard pile, other than a scoring card, and carries out its event at once.
card-north-sea-oil-text = From now on { word-opec } cannot happen. This turn the US may play an eighth action round.
card-the-reformer-text = The USSR adds 4 influence in Europe, and up to 2 more if it is ahead in VP, at most 2 per country. For the rest of the game it may not make coups in Europe. Strengthens { word-glasnost }.
card-marine-barracks-bombing-text = All US influence leaves Lebanon. Then the USSR removes 2 more US influence from the Middle East, from one country or from two.
card-soviets-shoot-down-kal-007-text = DEFCON drops by 1 and the US gains 2 VP. If the US controls South Korea, it may place influence or make realignment rolls with the value of this card.
card-glasnost-text = The USSR gains 2 VP and DEFCON rises by 1. If { word-the-reformer } is in effect, the USSR may place influence or make realignment rolls with the value of this card.
card-ortega-elected-in-nicaragua-text = All US influence leaves Nicaragua. Then the USSR may make a free coup in a country adjacent to Nicaragua with the value of this card.
card-terrorism-text = The opponent discards a random card from its hand, without effect. If the USSR plays this after { word-iranian-hostage-crisis }, the US discards two.
card-iran-contra-scandal-text = Until the end of the turn all realignment rolls of the US are at −1.
card-chernobyl-text = The US names a region. Until the end of the turn the USSR may not place influence there with operations points; coups and events are not affected.
card-latin-american-debt-crisis-text = Unless the US at once discards a card worth 3 or more operations points, the USSR doubles its influence in up to two South American countries.
card-tear-down-this-wall-text = The US adds 3 influence to East Germany. Then it may make a free coup, or realignment rolls, in Europe with the value of this card. Ends { word-willy-brandt } or keeps it from happening.
card-an-evil-empire-text = The US gains 1 VP. Ends { word-flower-power } or keeps it from happening.
card-aldrich-ames-remix-text = The US plays with an open hand until the end of the turn. The USSR picks one of these cards, which is discarded.
card-aldrich-ames-remix-text-edition-first = The US shows its hand. The USSR lays down the order in which the US has to play these cards this turn. A scoring card that would otherwise come too late may be played before its turn, of several the first; UN Intervention in this order gives only its own operations.
card-pershing-ii-deployed-text = The USSR gains 1 VP and removes 1 US influence from each of up to three Western European countries.
card-wargames-text = Only at DEFCON 2: the player may give the opponent 6 VP and end the game at once, without final scoring. The side ahead in VP wins.
card-solidarity-text = Only after { word-john-paul-ii-elected-pope }: the US adds 3 influence to Poland.
card-iran-iraq-war-text = The player attacks Iran or Iraq: a die is rolled, −1 for each country next to the target that the opponent controls. On 4–6 the player gains 2 VP and turns all opposing influence there into their own. In any case the player gains 2 military operations.
card-iran-iraq-war-text-edition-first = The player attacks Iran or Iraq: a die is rolled, −1 for each country next to the target that the opponent controls. On 4–6 the player gains 2 VP and turns all opposing influence there into their own. In any case the player gains as many military operations as the card is worth to them.
card-defectors-text = As a US headline it cancels the headline of the USSR. If the USSR itself plays it in its action round, other than in the Space Race, the US gains 1 VP.
card-the-cambridge-five-text = The US shows the scoring cards in its hand. The USSR may add 1 influence to one country in a region named by one of them. Cannot happen from turn 8 on.
card-special-relationship-text = If the US controls the United Kingdom, it adds 1 influence to one country next to it. If { word-nato } is in effect, it adds 2 influence to one Western European country instead and gains 2 VP.
card-norad-text = At the end of each action round in which DEFCON has moved to 2, the US, if it controls Canada, adds 1 influence to a country where it already has some. Ended by { word-quagmire }.
card-che-text = The USSR may make a coup with the value of this card in a country of Africa, Central America or South America that is not a battleground. If that removes US influence, it may make a second one in another such country.
card-our-man-in-tehran-text = Only if the US controls a country in the Middle East: it looks at the top five cards of the draw pile and may show and discard any of them, without effect. The others are shuffled back.
card-yuri-and-samantha-text = Until the end of the turn the USSR gains 1 VP for each coup the US attempts.
card-awacs-sale-to-saudis-text = The US adds 2 influence to Saudi Arabia. From now on { word-muslim-revolution } cannot happen.

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
chapter-4-5 = The course of a turn
chapter-4-5-c-choice = Headline phase: the choice
chapter-4-5-c-order = Headline phase: order and effect
chapter-4-5-d = Action rounds
chapter-4-5-e = The end of a turn
chapter-5-1 = Playing a card
chapter-5-2 = Events of the opponent
chapter-5-2-examples = Events that do not happen: examples
chapter-5-3 = Discards and card texts
chapter-6-0 = Operations
chapter-6-1-1 = Placing influence: where
chapter-6-1-2 = Placing influence: cost
chapter-6-1-3 = Placing influence: spreading it
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
lesson-map-and-control-sides = You lead the United States; your opponent is the Soviet Union. Both try to win the countries of the world with influence: blue numbers are yours, red ones are theirs.
lesson-map-and-control-regions = The map has six regions, each with a colour of its own. Lines join neighbours: what is not joined by a line is not next to each other.
lesson-map-and-control-stability = Each country has a stability number, from 1 to 5. It tells how hard the country is to win. Countries with a heavy frame are battlegrounds: they count more.
lesson-map-and-control-rule = You control a country when you have more influence there than the opponent, and more by at least the stability number.
lesson-map-and-control-examples = Poland has stability 3 and 3 Soviet influence: the Soviet Union controls it. In France, also 3, you have only 2 and nobody controls it. Italy has stability 2, and you have 1.
lesson-map-and-control-card = Influence is placed with cards. You hold { word-truman-doctrine }, worth 1 operations point. Choose it.
lesson-map-and-control-use = Use its point to place influence.
lesson-map-and-control-italy = One point, one influence: place it in Italy.
lesson-map-and-control-end = Now you have 2 in Italy, and stability is 2: Italy is yours. Its marker shows it, and it will count for you when Europe is scored.

lesson-placing-influence = Placing influence
lesson-placing-influence-points = { word-nato } is worth 4 operations points. Play it, and use the points to place influence.
lesson-placing-influence-where = You may place where you had influence as the round began, in the countries next to those, and next to your own superpower. What is offered is lit on the map.
lesson-placing-influence-france = In a country that you control, or that nobody controls, an influence costs one point. Place one in France: then it is yours.
lesson-placing-influence-enemy = Greece is controlled by the Soviet Union: 2 influence at stability 2. There an influence costs two points, but it breaks the control. Place one in Greece.
lesson-placing-influence-broken = 2 against 1: nobody controls Greece any more, and the price is back to one point. Place your last one there too.
lesson-placing-influence-end = Three influence for four points. Points may be spread over the whole map, but not in chains: a country you enter now opens its neighbours only from the next round on.

lesson-cards = Cards: events and operations
lesson-cards-two-ways = Every card can be used in two ways: for its event, the text on it, or for operations, the number on it. Operations place influence, or make coups or realignments.
lesson-cards-own = { word-duck-and-cover } carries an event of your own side: you may use it as you like. Choose it.
lesson-cards-event = This time let the event happen: { word-event }.
lesson-cards-happened = DEFCON fell to 4 and you gained a victory point. The Soviet Union would now play a card; here it passes.
lesson-cards-enemy = { word-fidel } is an event of the opponent. If you play such a card, you get the operations, but its event happens too. Choose it all the same.
lesson-cards-order = At least you decide what comes first. Let the event happen first: then you can answer it with the operations.
lesson-cards-castro = Cuba is Soviet now. The card had an asterisk, so it has left the game for good. Now for your 2 points: place influence.
lesson-cards-panama = Take Panama with the first point, and go to Costa Rica with the second.
lesson-cards-end = Cards of the opponent must be played some day, but you choose when, and what to do about them. That is half the art of this game.

lesson-coups = Coups and DEFCON
lesson-coups-iran = Now you lead the Soviet Union. In Iran the United States have 1 influence, and you have none. A coup could turn that round at one stroke.
lesson-coups-card = A coup needs influence of the opponent in the country, none of your own. Play { word-comecon }, worth 3, and choose a coup.
lesson-coups-sum = A die is rolled and your 3 points are added. Twice the stability is taken off: for Iran that is 4. What is left over is your success. Choose Iran.
lesson-coups-result = The die shows 4: 4 + 3 − 4 = 3. One American influence is gone, and the other two points became your own. Iran is yours!
lesson-coups-military = The 3 points also count as military operations. At the end of the turn each side should have as many of them as DEFCON shows, or the opponent gains points.
lesson-coups-defcon = Iran is a battleground, so DEFCON fell from 5 to 4. Below 5 there are no coups in Europe, below 4 none in Asia, below 3 none in the Middle East.
lesson-coups-war = At DEFCON 1 there is nuclear war, and the player in whose round it happens has lost. So mind the battlegrounds when DEFCON is 2!

lesson-realignment = Realignment
lesson-realignment-aim = Cuba is in Soviet hands with 3 influence. A realignment can take it away again. It adds nothing of yours, but leaves DEFCON alone.
lesson-realignment-card = { word-independent-reds } is worth 2: that makes two rolls. Play it and choose a realignment.
lesson-realignment-sums = Both sides roll. You add 1 for each neighbour you control, Haiti and Nicaragua, and 1 because your own country is next to Cuba. The Soviet Union adds 1 for more influence in Cuba. Choose Cuba.
lesson-realignment-first = 3 + 3 for you, 4 + 1 for the Soviet Union: 6 against 5. The lower side loses the difference, here one influence. Roll again in Cuba.
lesson-realignment-second = 5 + 3 against 2 + 1: a difference of 5, and the two that were left are gone. Cuba is empty.
lesson-realignment-end = Had the Soviet Union rolled higher, you would have lost influence there, if you had any. Realign where neighbours are on your side. DEFCON closes regions to it just as to coups.

lesson-scoring = Scoring a region
lesson-scoring-card = Victory points come mostly from scoring cards. Whoever plays { word-middle-east-scoring } scores that region for both sides, as it stands at that moment.
lesson-scoring-levels = Presence means one controlled country. Domination means more countries and more battlegrounds than the opponent, not battlegrounds alone. Control means more countries and all battlegrounds. In the Middle East that is 3, 5 or 7 points.
lesson-scoring-now = You control Iran and Israel, both battlegrounds; the Soviet Union has Egypt, a battleground, and Syria. You lack a country for domination. Play { word-truman-doctrine } first and place influence.
lesson-scoring-jordan = Jordan has stability 2, and you have 1 there: add the second.
lesson-scoring-play = Three countries against two, two battlegrounds against one, and Jordan is none: that is domination. Now play the scoring card.
lesson-scoring-sum = You: 5 for domination, 1 for each of two battlegrounds, 7. The Soviet Union: 3 for presence, 1 for Egypt, 4. You gain the difference, 3.
lesson-scoring-end = Who gets to 20 points wins at once, and so does who controls Europe when it is scored. But never keep a scoring card to the next turn: that loses the game.

lesson-headline-and-turn = The headline and the turn
lesson-headline-and-turn-choose = Each turn begins with a full hand and a headline: both sides lay a card face down, for its event only. The Soviet Union is choosing now.
lesson-headline-and-turn-event = Your { word-nuclear-test-ban } gives points for a high DEFCON. Choose it as your headline.
lesson-headline-and-turn-order = The higher operations value comes first: your 4 before the Soviet 2. You gained 2 points, DEFCON rose to 5; then the Soviet Union got 2 influence in Vietnam.
lesson-headline-and-turn-rounds = Then come the action rounds: six in each of the first three turns, seven later. In each round both play one card, the Soviet Union first.
lesson-headline-and-turn-yours = The Soviet Union has placed influence. Now it is your round: play { word-containment } for its event.
lesson-headline-and-turn-on = For the rest of this turn each of your cards is worth one point more. An early card of this kind pays for the whole turn.
lesson-headline-and-turn-end = After the last round missing military operations are paid for, and the next turn begins. The game ends after ten turns with a scoring of all regions, if nobody has won before.

lesson-space-race = The space race
lesson-space-race-bad-card = { word-decolonization } would give the Soviet Union influence in four countries. You hold it and would rather not see that event.
lesson-space-race-way = There is a place where events do not happen: space. Choose the card.
lesson-space-race-space = A card worth 2 or more is enough for the first boxes. Give it to the space race.
lesson-space-race-box = A die of 1 to 3 was needed, and 2 was rolled: you are the first with a satellite in orbit, and that is worth 2 points.
lesson-space-race-safe = The card lies in the discard pile, and the event has not happened. It may come back when the pile is shuffled again.
lesson-space-race-end = Each side may try once a turn. Further boxes give points and abilities, such as seeing the opponent’s headline first; but only while you are ahead.

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
block-realignment-roll = Realignment in { $country }: US { $us } (modifier { $usbonus }), USSR { $ussr } (modifier { $ussrbonus })
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
