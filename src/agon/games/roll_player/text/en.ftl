game-title = Roll Player
game-subtitle = Dice make the hero
game-players = One to four players
game-glance = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds } · stars { $stars }
}

seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
seat-chance = Chance
seat-spectator = Spectator

# A player, at the start of a sentence or inside one.
side = { $side ->
    [p1] Player 1
    [p2] Player 2
    [p3] Player 3
   *[p4] Player 4
}
other = { $other ->
    [p1] Player 1
    [p2] Player 2
    [p3] Player 3
   *[p4] Player 4
}

# Words that can be chosen or named

word-str = Strength
word-dex = Dexterity
word-con = Constitution
word-int = Intelligence
word-wis = Wisdom
word-cha = Charisma

word-str-1 = Strength, space 1
word-str-2 = Strength, space 2
word-str-3 = Strength, space 3
word-dex-1 = Dexterity, space 1
word-dex-2 = Dexterity, space 2
word-dex-3 = Dexterity, space 3
word-con-1 = Constitution, space 1
word-con-2 = Constitution, space 2
word-con-3 = Constitution, space 3
word-int-1 = Intelligence, space 1
word-int-2 = Intelligence, space 2
word-int-3 = Intelligence, space 3
word-wis-1 = Wisdom, space 1
word-wis-2 = Wisdom, space 2
word-wis-3 = Wisdom, space 3
word-cha-1 = Charisma, space 1
word-cha-2 = Charisma, space 2
word-cha-3 = Charisma, space 3

word-green = green
word-blue = blue
word-red = red
word-purple = purple
word-black = black
word-white = white
word-gold = gold

word-green-1 = green 1
word-green-2 = green 2
word-green-3 = green 3
word-green-4 = green 4
word-green-5 = green 5
word-green-6 = green 6
word-blue-1 = blue 1
word-blue-2 = blue 2
word-blue-3 = blue 3
word-blue-4 = blue 4
word-blue-5 = blue 5
word-blue-6 = blue 6
word-red-1 = red 1
word-red-2 = red 2
word-red-3 = red 3
word-red-4 = red 4
word-red-5 = red 5
word-red-6 = red 6
word-purple-1 = purple 1
word-purple-2 = purple 2
word-purple-3 = purple 3
word-purple-4 = purple 4
word-purple-5 = purple 5
word-purple-6 = purple 6
word-black-1 = black 1
word-black-2 = black 2
word-black-3 = black 3
word-black-4 = black 4
word-black-5 = black 5
word-black-6 = black 6
word-white-1 = white 1
word-white-2 = white 2
word-white-3 = white 3
word-white-4 = white 4
word-white-5 = white 5
word-white-6 = white 6
word-gold-1 = gold 1
word-gold-2 = gold 2
word-gold-3 = gold 3
word-gold-4 = gold 4
word-gold-5 = gold 5
word-gold-6 = gold 6

word-initiative-1 = initiative card 1
word-initiative-2 = initiative card 2
word-initiative-3 = initiative card 3
word-initiative-4 = initiative card 4
word-initiative-5 = initiative card 5

word-dragonkin = Dragonkin
word-dwarf = Dwarf
word-elf = Elf
word-halfling = Halfling
word-human = Human
word-orc = Orc

word-cleric = Cleric
word-paladin = Paladin
word-druid = Druid
word-ranger = Ranger
word-monk = Monk
word-bard = Bard
word-rogue = Rogue
word-thief = Thief
word-sorcerer = Sorcerer
word-wizard = Wizard
word-warrior = Warrior
word-barbarian = Barbarian

word-aristocrat = Aristocrat
word-brawler = Brawler
word-chosen-one = Chosen One
word-craftsman = Craftsman
word-devoted = Devoted
word-exonerated = Exonerated
word-hunter = Hunter
word-lost-soul = Lost Soul
word-mentor = Mentor
word-patrician = Patrician
word-persecuted = Persecuted
word-resilient = Resilient
word-rift-walker = Rift Walker
word-savage = Savage
word-savant = Savant
word-street-urchin = Street Urchin

word-arbiter = Arbiter
word-champion = Champion
word-eccentric = Eccentric
word-free-spirit = Free Spirit
word-guardian = Guardian
word-hermit = Hermit
word-lunatic = Lunatic
word-maniac = Maniac
word-narcissist = Narcissist
word-neurotic = Neurotic
word-protector = Protector
word-rebel = Rebel
word-renegade = Renegade
word-scoundrel = Scoundrel
word-sentinel = Sentinel
word-sociopath = Sociopath
word-truth-seeker = Truth Seeker

word-longsword = Longsword
word-blessed-mace = Blessed Mace
word-jeweled-dagger = Jeweled Dagger
word-longbow = Longbow
word-tower-shield = Tower Shield
word-ancient-spear = Ancient Spear
word-quarterstaff = Quarterstaff
word-heavy-crossbow = Heavy Crossbow
word-chain-gorget = Chain Gorget
word-chain-vambraces = Chain Vambraces
word-chain-helm = Chain Helm
word-chain-tunic = Chain Tunic
word-chain-leggings = Chain Leggings
word-leather-greaves = Leather Greaves
word-leather-boots = Leather Boots
word-leather-gloves = Leather Gloves
word-leather-pauldron = Leather Pauldron
word-mystic-cowl = Mystic Cowl
word-mystic-robes = Mystic Robes
word-mystic-cloak = Mystic Cloak
word-steadfast = Steadfast
word-honorable = Honorable
word-nimble = Nimble
word-proud = Proud
word-weak = Weak
word-clumsy = Clumsy
word-foolish = Foolish
word-reckless = Reckless
word-focused = Focused
word-compassionate = Compassionate
word-obsessed = Obsessed
word-cunning = Cunning
word-greedy = Greedy
word-honest = Honest
word-loyal = Loyal
word-obnoxious = Obnoxious
word-dedicated = Dedicated
word-courageous = Courageous
word-envious = Envious
word-famous = Famous
word-concentrate = Concentrate
word-search = Search
word-negotiate = Negotiate
word-pickpocket = Pickpocket
word-acrobatics = Acrobatics
word-open-lock = Open Lock
word-climb = Climb
word-intimidate = Intimidate
word-move-silently = Move Silently
word-knowledge = Knowledge
word-cure-wounds = Cure Wounds
word-sleight-of-hand = Sleight of Hand
word-diplomacy = Diplomacy

word-true-hero = True Hero
word-chieftain = Chieftain
word-leader = Leader
word-explorer = Explorer
word-mercenary = Mercenary
word-npc = NPC
word-final-scoring = final scoring
word-too-expensive = too expensive
word-exhausted = { why-exhausted }
word-no-step = { why-no-step }
word-not-now = { why-not-now }
word-row-full = { why-row-full }
word-taken = { why-taken }
word-empty-space = { why-empty-space }
word-no-action = { why-no-action }

word-male = male side
word-female = female side
word-up = up
word-down = down
word-left = left
word-right = right

word-pass = pass
word-pass-turn = pass until my next turn
word-pass-round = pass for the rest of the round
word-discard = discard a card for gold
word-apply = apply the effect
word-decline = leave the effect out
word-done = that is all
word-spend-tokens = spend the Charisma tokens
word-keep-tokens = keep the Charisma tokens

word-coin = gold of the initiative card
word-third-die = third die of a row
word-gold-die = gold die
word-discarded-card = discarded market card

word-attribute-goals = attribute goals
word-class-dice = dice of the class colour
word-alignment-card = alignment
word-backstory-card = backstory
word-armor-cards = armour
word-trait-cards = traits
word-gold-left = gold that is left

word-most-stars = { reason-most-stars }
word-most-gold = { reason-most-gold }
word-fewest-dice = { reason-fewest-dice }
word-shared-victory = { reason-shared-victory }

reason-most-stars = the most Reputation stars
reason-most-gold = equal stars, but more gold
reason-fewest-dice = equal stars and gold, but fewer dice of the class colour
reason-shared-victory = equal in stars, gold and dice: the victory is shared

# Asks

ask-sheet = Choose your character sheet.
ask-side = Choose a side of your sheet; they play alike.
ask-class = Choose your class.
ask-starting-die = Choose a starting die to place.
ask-row = Choose the row for the die.
ask-order = Equal faces: choose the die for the next initiative card.
ask-initiative = Choose an initiative card with its die.
ask-take-coin = Take the gold from another initiative card?
ask-reroll = Reroll your die before placing it?
ask-action = Take an attribute action, or pass.
ask-target = Choose a die on your sheet.
ask-change = Choose what the die shall show.
ask-keep = Keep the old face or the new one?
ask-direction = Choose where your alignment token goes.
ask-skill = Use a skill, or pass.
ask-effect = Your token has moved. Apply the effect as well?
ask-copy = Choose the skill of another player to use.
ask-search = Choose a die from the bag.
ask-pool = Choose a die on an initiative card.
ask-move-to = Choose the row the die moves to.
ask-attune = Add a card from the market discard to the market?
ask-market = Buy a card, or discard one for gold.
ask-sell = Choose the market card to discard.
ask-tokens = Spend your Charisma tokens on this purchase, or keep them for the next?
ask-buy = Choose the card to buy.
ask-drop = Choose a weapon to discard.
ask-refresh = Turn an exhausted skill upright?
ask-draw-die = A die is drawn from the bag.
ask-die = A die is rolled.
ask-deal-backstory = A backstory is dealt.
ask-deal-alignment = An alignment is dealt.
ask-draw-card = A market card is drawn.

# Questions about a card, or for a reason

ask-target-str = Choose a die to turn to its opposite face.
ask-target-dex = Choose two dice that change places.
ask-target-acrobatics = { ask-target-dex }
ask-target-con = Choose a die to raise or lower.
ask-target-cure-wounds = { ask-target-con }
ask-target-int = Choose a die to reroll.
ask-target-concentrate = { ask-target-int }
ask-target-search = Choose the die that goes back into the bag.
ask-target-negotiate = Choose the die you give away.
ask-target-sleight-of-hand = Choose the die that moves to another row.
ask-pool-intimidate = Choose the dice on initiative cards to reroll.
ask-action-knowledge = Choose an attribute action.
ask-drop-final-scoring = Before scoring you may discard weapons.

# What an option means in a question

option-pass-action = No action
option-pass-skill = Use no skill
option-pass-direction = Do not move the token
option-pass-take-coin = Leave the gold
option-pass-reroll = Keep the die as it is
option-pass-attune = Add no card
option-pass-market = Buy no more
option-pass-buy = Do not buy it
option-pass-drop = Keep my weapons
option-pass-refresh = Leave it exhausted

# Why something cannot be chosen now

why-too-expensive = This costs { $cost } gold, and you do not have enough.
why-exhausted = This skill is exhausted.
why-no-step = Your alignment token cannot move that way.
why-not-now = This skill cannot be used at this moment.
why-row-full = This row is full.
why-taken = This initiative card is taken.
why-empty-space = There is no die here.
why-no-action = This action is not open to you now.

action-str-help = turn a die to its opposite face
action-dex-help = let two dice change places
action-con-help = raise or lower a die by one
action-int-help = reroll a die and keep either face
action-wis-help = move the alignment token one space
action-cha-help = take a token worth 1 gold in this round's market
skill-pass-help = for this moment
skill-pass-turn-help = you are not asked again before your own next turn
skill-pass-round-help = you are not asked again in this round
market-pass-help = no second purchase
market-discard-help = 2 gold
effect-decline-help = the card is exhausted all the same

# The log

log-rolls-to-start = { side } rolls a { $face }.
log-starts = { side } is the start player.
log-takes-sheet = { side } takes a sheet: { $race }, { $sex }.
log-draws-class = { side } draws a die for the class: { $colour }.
log-takes-class = Class of { side }: { $role }.
log-is-dealt = { side } is dealt the backstory { $backstory } and the alignment { $alignment }.
log-removes-cards = { $count ->
    [0] All market cards stay in the deck.
    [one] One market card is left out and begins the market discard.
   *[other] { $count } market cards are left out and begin the market discard.
}
log-reveals = Turned up: { $card }.
log-round-begins = Round { $round } begins; start player: { side }.
log-rolls = { side } rolls: { $die }.
log-lies-on = On { $initiative }: { $die }.
log-selects = { side } takes { $initiative }: { $die }.
log-places = { side } places { $die } in the row { $row }.
log-gains = { side } gains { $count } gold ({ $source }).
log-changes = { side } changes a die ({ $slot }): { $before } becomes { $after }.
log-swaps = { side } lets two dice change places: { $slot } and { $other }.
log-rerolls = { side } rerolls { $before }: { $after }.
log-moves-token = { side } moves the alignment token { $direction }.
log-takes-token = { $count ->
    [one] { side } takes a Charisma token.
   *[other] { side } takes a Charisma token and now has { $count }.
}
log-changes-pool = { side } changes a die ({ $initiative }): { $before } becomes { $after }.
log-exchanges = { side } exchanges a die ({ $slot }): { $before } for { $after }.
log-moves-die = { side } moves { $die } to the row { $row }.
log-uses-skill = { side } uses { $skill }.
log-copies-skill = { side } borrows a skill of { other }: { $skill }.
log-adds-card = { side } adds a card to the market: { $card }.
log-buys = { $tokens ->
    [0] { side } buys { $card } for { $gold } gold.
    [one] { side } buys { $card } for { $gold } gold and one Charisma token.
   *[other] { side } buys { $card } for { $gold } gold and { $tokens } Charisma tokens.
}
log-discards = { side } discards { $card }.
log-leaves-market = Discarded from the market: { $card }.
log-is-removed = Removed from the game: { $card }.
log-opponent-rolls = The opponent’s die shows a { $face }.
log-refreshes = { side } turns a skill upright: { $skill }.
log-reshuffles = { $count ->
    [one] The market discard becomes the new deck: one card.
   *[other] The market discard is shuffled into a new deck: { $count } cards.
}
log-scores = { $stars ->
    [1] { side }, { $source }: one star.
   *[other] { side }, { $source }: { $stars } stars.
}
log-totals = { $stars ->
    [1] { side } has one star in all.
   *[other] { side } has { $stars } stars in all.
}
log-wins = { side } wins: { $reason }.
log-ranks-as = Rank of { side }: { $rank }.

# What cards and classes do

effect-row-at-least = { $stars } stars if the dice in the row { $row } total { $limit } or more.
effect-row-at-most = { $stars } stars if the dice in the row { $row } total { $limit } or less.
effect-faces = { $stars } stars if at least { $limit } of your dice show { $face }.
effect-goals-met = { $stars } stars if you meet at least { $limit } of your attribute goals.
effect-alignment-at-least = { $stars } stars if your alignment token stands on { $limit } or better.
effect-per-trait = { $per ->
    [one] Stars for each other trait you own: { $stars }, at most { $most }.
   *[other] Stars for every { $per } other traits you own: { $stars }, at most { $most }.
}
effect-per-one-colour-row = { $per ->
    [one] Stars for each row of a single colour: { $stars }, at most { $most }.
   *[other] Stars for every { $per } rows of a single colour: { $stars }, at most { $most }.
}
effect-per-skill = { $per ->
    [one] Stars for each skill you own: { $stars }, at most { $most }.
   *[other] Stars for every { $per } skills you own: { $stars }, at most { $most }.
}
effect-per-coin = { $per ->
    [one] Stars for each gold you hold at the end: { $stars }, at most { $most }.
   *[other] Stars for every { $per } gold you hold at the end: { $stars }, at most { $most }.
}
effect-per-class-die = { $per ->
    [one] Stars for each die of your class colour: { $stars }, at most { $most }.
   *[other] Stars for every { $per } dice of your class colour: { $stars }, at most { $most }.
}
effect-per-gold-die = { $per ->
    [one] Stars for each gold die on your sheet: { $stars }, at most { $most }.
   *[other] Stars for every { $per } gold dice on your sheet: { $stars }, at most { $most }.
}
effect-raise-class-dice = For attribute goals, each die of your class colour counts { $by } more.
effect-raise-gold-dice = For attribute goals, each gold die counts { $by } more.
effect-raise-row = For attribute goals, the row { $row } counts { $by } more.
effect-extra-armor = { $by ->
    [one] At the end, one of your incomplete armour sets counts one card more.
   *[other] At the end, one of your incomplete armour sets counts { $by } cards more.
}
effect-cheaper = Market cards cost you { $by } gold less.
effect-longer-steps = With the Wisdom action, your token may take up to { $by } steps.
effect-wider-changes = With the Constitution action, a die may change by up to { $by }.
effect-richer-discards = When you discard a market card for gold, gain { $by } more gold.
effect-reroll-own = Reroll a die on your sheet and keep either face.
effect-exchange-with-bag = Look into the bag and exchange a die on your sheet for one of its dice; the face stays.
effect-exchange-with-pool = Exchange a die on your sheet for one on a free initiative card, then sort those dice anew.
effect-gain-gold = Gain { $by } gold.
effect-swap-own = Let two dice on your sheet change places.
effect-buy-top-card = In your market turn: turn up the top card of the deck; buy it at its full cost, or discard it and go on.
effect-change-pool = Raise or lower a die on a free initiative card by up to { $by }, then sort those dice anew.
effect-reroll-pool = Reroll any dice on free initiative cards, then sort those dice anew.
effect-buy-discard = In your market turn: your purchase may be a card of the market discard.
effect-extra-action = In your dice turn: take one attribute action more, of any row.
effect-change-own = Raise or lower a die on your sheet by up to { $by }.
effect-move-own = Move a die on your sheet to another row that has room; no action, no gold.
effect-copy-skill = Use an upright skill of another player with its arrow; that card is not exhausted.
effect-chain = Chain armour: scores with your other chain armour at the end.
effect-leather = Leather armour: scores with your other leather armour at the end.
effect-mystic = Mystic armour: scores with your other mystic armour at the end.

ability-charitable = Charitable
ability-vigilant = Vigilant
ability-attuned = Attuned
ability-skilled = Skilled
ability-enlightened = Enlightened
ability-charming = Charming
ability-mischievous = Mischievous
ability-shrewd = Shrewd
ability-mysterious = Mysterious
ability-enigmatic = Enigmatic
ability-prepared = Prepared
ability-powerful = Powerful
ability-charitable-text = when you discard a market card for gold, your alignment token may take a step
ability-vigilant-text = gain 1 gold when you take the highest initiative card
ability-attuned-text = before the market opens, you may add a card of the market discard to it
ability-skilled-text = turn up to two skills upright in cleanup
ability-enlightened-text = a die in Wisdom opens every attribute action
ability-charming-text = you may buy two cards in a market turn; Charisma tokens help with one of them
ability-mischievous-text = if your initiative card has no gold, you may take that of another free one
ability-shrewd-text = a gold die gives you 4 gold instead of 2
ability-mysterious-text = you may reroll your die before you place it and keep either face
ability-enigmatic-text = the Intelligence action may replace that of any row
ability-prepared-text = you have three hands for weapons
ability-powerful-text = the Strength action may replace that of any row

# The stories behind the heroes

story-aristocrat = Raised in marble halls, you left the feast to see whether your name weighs anything outside.
story-brawler = Every tavern in the harbour has a table that you broke, and a song about it.
story-chosen-one = An old woman read your palm, went pale, and would not take the coin.
story-craftsman = What your hands make lasts; now they are to make a name.
story-devoted = You once gave a promise, and every road since then has led along it.
story-exonerated = Ten years in the tower for another’s deed: you have time to win back.
story-hunter = You know the forest by its silences, and people by their tracks.
story-lost-soul = You woke on a shore without a memory, with a key around your neck.
story-mentor = All your pupils became heroes; it is time to show them how it is done.
story-patrician = Three letters with your seal open any door, until they have to be paid for.
story-persecuted = They burned your village for what you are, so you learned to be more.
story-resilient = Plague, flood and war have tried you, and found you still standing.
story-rift-walker = You stepped through a crack in the air and came back a day before you left.
story-savage = Wolves taught you to share, to wait and to bite.
story-savant = At seven you corrected the court’s astronomer; at eight he left town.
story-street-urchin = You were small and hungry and quick; you are no longer small.

# The board

board-round = Round
board-phase-setup = Setup
board-phase-roll = Roll phase
board-phase-dice = Dice phase
board-phase-before-market = Before the market
board-phase-market = Market phase
board-phase-cleanup = Cleanup phase
board-phase-scoring = End of the game
board-phase-over = Final scoring
board-start = start player
board-initiative = Initiative
board-market = Market
board-deck = deck
board-discard = market discard
board-removed = removed
board-bag = bag
board-piles = Piles
board-gold = gold
board-charisma = Charisma tokens
board-waiting = To place
board-weapons = Weapons
board-armor = Armour
board-traits = Traits
board-skills = Skills
board-exhausted = exhausted
board-goal = goal
board-cost = cost
board-price = costs you { $price }
board-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
board-type-weapon = Weapon
board-type-armor = Armour
board-type-trait = Trait
board-type-skill = Skill
board-chain = chain
board-leather = leather
board-mystic = mystic
board-good = good
board-evil = evil
board-law = law
board-chaos = chaos
board-alignment = Alignment
board-backstory = Backstory
board-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
board-estimate = Stars as of now
board-final-score = Final scoring
board-score-goals = goals
board-score-class-dice = class dice
board-shield = shield
board-total = Total
board-rank = Rank
board-passing-turn = passes until the next turn
board-passing-round = passes for the round
board-coin = 1 gold
board-no-modifiers = no bonus, no penalty
board-short-str = STR
board-short-dex = DEX
board-short-con = CON
board-short-int = INT
board-short-wis = WIS
board-short-cha = CHA
board-letter-green = G
board-letter-blue = B
board-letter-red = R
board-letter-purple = P
board-letter-black = K
board-letter-white = W
board-letter-gold = D
board-designed = * with values of our own: no source for the printed ones was found. Give your own: { "--components FILE" }

# Chapters of the rulebook

chapter-overview = Overview and contents
chapter-sheet = Character sheet
chapter-class = Class cards
chapter-backstory = Backstory cards
chapter-alignment = Alignment cards
chapter-market-cards = Market and initiative cards
chapter-setup = Setup: the heroes
chapter-setup-table = Setup: the table
chapter-setup-dice = Setup: the starting dice
chapter-round = A round
chapter-roll = Roll phase
chapter-dice = Dice phase
chapter-actions = Attribute actions
chapter-market = Market phase
chapter-cleanup = Cleanup phase
chapter-skills = Using skill cards
chapter-gold = Earning gold
chapter-scoring = End of the game and final scoring
chapter-scoring-cards = Scoring armour and traits
chapter-winner = Winner and ties
chapter-notes-classes = Notes on classes
chapter-notes-skills = Notes on skills
chapter-notes-purchases = Notes on purchases and weapons
chapter-variants = Variants
chapter-solo = Solo game
chapter-quick = Quick reference

# Lessons

lesson-the-sheet = The sheet and its goals
lesson-the-sheet-rows = This is your character sheet: six attributes with three spaces each. Every round brings one more die, until all eighteen spaces are full.
lesson-the-sheet-goals = Your class, the Paladin, sets a goal for each attribute: Strength wants exactly 17, Dexterity 15 or 16, Intelligence 14 or more. Goals that are met give stars at the end, and the most Reputation stars win.
lesson-the-sheet-race = Your race counts too: a Dwarf has 2 more in Constitution and 2 less in Charisma. For 17 in Constitution your dice need only make 15.
lesson-the-sheet-colour = White is the Paladin’s colour. Every white die on your sheet is a star at the end, wherever it lies.
lesson-the-sheet-cards = Two more cards belong to your sheet: the backstory, which wants certain colours in certain spaces, and the alignment. A later lesson shows them.
lesson-the-sheet-take = Your Strength shows 6 and 5; a 6 would make exactly 17. There is a white 6 on initiative card 2: take it.
lesson-the-sheet-place = Dice fill a row from the left. Place the white 6 in Strength.
lesson-the-sheet-met = 6 + 5 + 6 = 17: the goal is met, for 3 stars, and the white die is one more. A die also opens the action of its row, but you need none now: pass.
lesson-the-sheet-next = Each player takes one die a round, so now it is the other player’s turn.

lesson-taking-a-die = Taking a die
lesson-taking-a-die-roll = You are the start player. You roll a die for each initiative card, and the lowest goes on card 1.
lesson-taking-a-die-order = Blue 2 lies on card 1. Of two equal dice you choose which comes first: put the gold 5 on card 2, where a coin is lying.
lesson-taking-a-die-choose = A card gives you its die, the gold on it, and your place in the market: low numbers buy first. Take card 2.
lesson-taking-a-die-place = Dexterity has two dice already, 6 and 5, and wants 16 or 17. Place the gold 5 there.
lesson-taking-a-die-gold = That paid well: 1 gold from the card, 1 for the third die of a row, 2 for the gold die. And 6 + 5 + 5 = 16 meets the goal.
lesson-taking-a-die-action = A die in Dexterity lets two of your dice change places. Take that action.
lesson-taking-a-die-swap = Your Ranger wants 18 in Constitution, so only sixes will do. Swap the blue 4 there with the purple 6 in Strength.
lesson-taking-a-die-left = The other player has taken a card as well. One is left: its die goes back into the bag in the end, and gold that nobody takes stays on its card.

lesson-six-actions = The six actions
lesson-six-actions-rows = A die that you place opens the action of its row, once each round. Take card 2 with the blue 5.
lesson-six-actions-place = Wisdom shows 5 and 6 and wants 15 or 16: place the 5 there. You are a Monk, for whom a die in Wisdom opens all six actions.
lesson-six-actions-dice = Three actions change your dice as you like. Strength turns a die to its opposite face, Dexterity swaps two dice, Constitution raises or lowers a die by one.
lesson-six-actions-reroll = Intelligence rerolls a die, and you keep the old face or the new one.
lesson-six-actions-others = Wisdom moves your alignment token one space. Charisma gives a token worth 1 gold in this round’s market.
lesson-six-actions-choose = Your Strength shows 6, 6 and 1 and wants 18. Opposite faces add up to seven: choose Strength.
lesson-six-actions-flip = Turn the black 1 to a 6.
lesson-six-actions-one = Two goals met in one turn! There is no second action now: a die that was changed opens none.
lesson-six-actions-opponent = The other player placed a 4 in Constitution and raised it to 5 with the action of that row: 6 + 6 + 5 = 17.

lesson-the-market = The market
lesson-the-market-order = Now comes the market. Whoever has the lowest initiative card buys first: you have card 1.
lesson-the-market-kinds = Market cards are of four kinds. Weapons help you as long as you own them; armour gives stars at the end, the more the better.
lesson-the-market-skills = Traits give stars at the end if you meet their condition, and skills can be used during the game.
lesson-the-market-token = You have 4 gold and a Charisma token, which counts as 1 gold in this round. That makes 5.
lesson-the-market-trait = The trait Courageous costs 5 and gives 3 stars if your Strength dice total 17 or more. Yours do: buy it.
lesson-the-market-arrow = A trait also moves your alignment token along its arrow, here one step up. On your alignment card that space is worth 3 stars.
lesson-the-market-discard = The other player could not pay for anything, discarded a card and took 2 gold. Whoever does not buy gets 2 gold that way.
lesson-the-market-cleanup = In cleanup unspent Charisma tokens are lost, a new market is laid out, and the bag passes on: the other player starts the next round.

lesson-skills = Using a skill
lesson-skills-upright = You own the skill Cure Wounds, which lies upright: it is ready. Most skills may be used at any time, even in another player’s turn; the game asks you.
lesson-skills-use = Your Constitution shows 6, 6 and 5, and your Barbarian wants 18 or more. Use Cure Wounds.
lesson-skills-arrow = First your alignment token has moved along the arrow of the card, one step up. Now apply the effect: it raises or lowers a die by one.
lesson-skills-effect = Choose the blue 5 in Constitution and make it a 6.
lesson-skills-refresh = The goal is met, and the card is exhausted. In cleanup each player may turn one skill upright again: refresh Cure Wounds.
lesson-skills-blocked = It is ready for the next round. But mind the arrow: if your token cannot take that step, the skill cannot be used.

lesson-scoring = The end and the scoring
lesson-scoring-last = The last round: one space is left on your sheet, the third of Wisdom. Choose your die well!
lesson-scoring-backstory = Your backstory wants six colours in six spaces, and here it wants purple. Three spaces match already; a fourth makes it 3 stars instead of 1: take the purple 6.
lesson-scoring-place = Place it in Wisdom: 6 + 5 + 6 = 17 meets your goal as well.
lesson-scoring-alignment = Wisdom moves your alignment token. Take the action and move up: there your card gives 3 stars.
lesson-scoring-armour = Armour is scored in sets, and two chain cards give more than one; your white class even has a bonus for chain. Buy the Chain Helm.
lesson-scoring-end = All sheets are full, so this was the last round. After cleanup the game counts the stars by itself.
lesson-scoring-count = Your stars: 11 for five goals, 5 for white dice, 3 each for alignment and backstory, 4 for armour, 3 for the trait Courageous. That makes 29.
lesson-scoring-win = The other player has 18: you have won! With equal stars more gold decides, then fewer dice of the class colour.

option-players-name = Players
option-players = How many play.
option-short-name = Short game
option-short = Two starting dice more, and no extra gold for the third and fourth player.
option-short-off = the full game
option-short-on = the short game
option-class-choice-name = Classes
option-class-choice = Dealt at random, or chosen in reverse order.
option-class-choice-draw = drawn
option-class-choice-choose = chosen
option-friendly-name = Friendly market
option-friendly = Whoever takes 2 gold discards no card.
option-friendly-off = a card is discarded for 2 gold
option-friendly-on = 2 gold without a discard
option-less-random-name = Less random setup
option-less-random = One starting die of each class colour, and extra gold dice for three and four players.
option-less-random-off = starting dice as drawn
option-less-random-on = one die of each class colour
option-random-market-name = Random market deck
option-random-market = All market cards are shuffled together.
option-random-market-off = cards by the number of dots
option-random-market-on = all cards together

# The log in blocks: headings, the lines of a step in short, figures; players by their names

heading-setup = Setup
heading-round = Round { $round }
heading-dice = Dice
heading-market = Market
heading-scoring = Scoring
heading-game-end = End of the game
block-rolls-to-start = Rolls for the start: { $face }
block-rolls = Rolls: { $die }
block-lies-on = Initiative
item-lies-on = { $initiative }: { $die }
block-selects = { $initiative }, { $die }
block-places = Placed
item-places = { $die } → { $row }
block-reveals = New in the market: { $card }
block-buys = { $tokens ->
    [0] Buys { $card } for { $gold } gold
    [one] Buys { $card } for { $gold } gold and one Charisma token
   *[other] Buys { $card } for { $gold } gold and { $tokens } Charisma tokens
}
block-discards = Discards { $card }
block-scores = Stars
item-scores = { $source } { $stars }
badge-gains = +{ $count } gold
badge-takes-token = Charisma tokens: { $count }
called = { $name }
called-other = { $name }

## The view in words: names of its fields and values; an empty name hides the field

field-ability = Class ability
field-active = To act
field-arrow = Moves the alignment
field-arrow-copied = as the copied card
field-bag-size = Dice in the bag
field-bonus = Bonus
field-card = Card
field-cards = Cards
field-class = Class
field-coin = Gold on it
field-colour = Colour
field-deck-size = Cards in the market deck
field-designed = { "" }
field-designed-armor = { "" }
field-discard = Market discard pile
field-removed = Removed from the game
field-dice = Dice
field-die = Die
field-final = Last round
field-goal-stars = Stars for goals
field-goals = Goals
field-gold-for-a-star = Gold per star
field-hands = Hands
field-matched = { "" }
field-matches = Matching colours
field-material = Material
field-met = Goal met
field-passing = Passing
field-passing-round = for the round
field-passing-turn = until the next turn
field-phase = Phase
field-price = Price for you
field-race = Race
field-rounds = Rounds
field-rows = Attributes
field-score = Score
field-scoring = Scoring tables
field-sets = Armour sets
field-sheets = Character sheets
field-side = Side
field-spaces = Stars of the alignment spaces
field-stars = Stars
field-supply = Gold in the supply
field-taken-by = Taken by
field-token = Alignment token at space (0 to 8)
field-trait-stars = Stars for traits
field-type = Kind
field-upright = Ready
field-wanted = Class colours
