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
word-decline = skip the effect
word-done = done
word-spend-tokens = spend the Charisma tokens
word-keep-tokens = keep the Charisma tokens

word-coin = initiative card
word-third-die = third die of a row
word-gold-die = gold die
word-discarded-card = discarded market card

word-attribute-goals = attribute goals
word-class-dice = class-colour dice
word-alignment-card = alignment
word-backstory-card = backstory
word-armor-cards = armour
word-trait-cards = traits
word-gold-left = leftover gold

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
ask-side = Choose a side of your sheet; both play the same.
ask-class = Choose your class.
opening = Class
ask-starting-die = Choose a starting die to place.
ask-row = Choose the row for the die.
ask-order = Equal faces: choose which die goes on the next initiative card.
ask-initiative = Choose an initiative card and its die.
ask-take-coin = Take the gold from another initiative card?
ask-reroll = Reroll your die before placing it?
ask-action = Take an attribute action, or pass.
ask-target = Choose a die on your sheet.
ask-change = Choose the new face of the die.
ask-keep = Keep the old face or the new one?
ask-direction = Choose where to move your alignment token.
ask-skill = Use a skill, or pass.
ask-effect = Your token has moved. Use the skill’s effect too?
ask-copy = Choose another player’s skill to use.
ask-search = Choose a die from the bag.
ask-pool = Choose a die on an initiative card.
ask-move-to = Choose the row the die moves to.
ask-attune = Add a card from the market discard pile to the market?
ask-market = Buy a card, or discard one for gold.
ask-sell = Choose the market card to discard.
ask-tokens = Spend your Charisma tokens on this purchase, or save them for the next?
ask-buy = Choose the card to buy.
ask-drop = Choose a weapon to discard.
ask-refresh = Refresh an exhausted skill?
ask-draw-die = A die is drawn from the bag.
ask-die = A die is rolled.
ask-deal-backstory = A backstory is dealt.
ask-deal-alignment = An alignment is dealt.
ask-draw-card = A market card is drawn.

# Questions about a card, or for a reason

ask-target-str = Choose a die to turn to its opposite face.
ask-target-dex = Choose two dice to swap.
ask-target-acrobatics = { ask-target-dex }
ask-target-con = Choose a die to raise or lower.
ask-target-cure-wounds = { ask-target-con }
ask-target-int = Choose a die to reroll.
ask-target-concentrate = { ask-target-int }
ask-target-search = Choose the die to return to the bag.
ask-target-negotiate = Choose the die to give away.
ask-target-sleight-of-hand = Choose the die to move to another row.
ask-pool-intimidate = Choose the dice on initiative cards to reroll.
ask-action-knowledge = Choose an attribute action.
ask-drop-final-scoring = You may discard weapons before the final scoring.

# What an option means in a question

option-pass-action = No action
option-pass-skill = Use no skill
option-pass-direction = Do not move the token
option-pass-take-coin = Leave the gold
option-pass-reroll = Keep the die
option-pass-attune = Add no card
option-pass-market = Buy no more
option-pass-buy = Do not buy it
option-pass-drop = Keep my weapons
option-pass-refresh = Leave it exhausted

# Why something cannot be chosen now

why-too-expensive = This costs { $cost } gold, and you do not have enough.
why-exhausted = This skill is exhausted.
why-no-step = Your alignment token cannot move that way.
why-not-now = This skill cannot be used right now.
why-row-full = This row is full.
why-taken = This initiative card is taken.
why-empty-space = There is no die here.
why-no-action = You cannot use this action now.

action-str-help = turn a die to its opposite face
action-dex-help = swap two dice
action-con-help = raise or lower a die by 1
action-int-help = reroll a die and keep either face
action-wis-help = move the alignment token one space
action-cha-help = take a token worth 1 gold in this round’s market
skill-pass-help = for now
skill-pass-turn-help = you will not be asked again until your next turn
skill-pass-round-help = you will not be asked again this round
market-pass-help = no second purchase
market-discard-help = 2 gold
effect-decline-help = the card is still exhausted

# The log

log-rolls-to-start = { side } rolls a { $face }.
log-starts = { side } is the start player.
log-takes-sheet = { side } takes a sheet: { $race }, { $sex }.
log-draws-class = { side } draws a die for the class: { $colour }.
log-takes-class = Class of { side }: { $role }.
log-is-dealt = { side } is dealt the backstory { $backstory } and the alignment { $alignment }.
log-removes-cards = { $count ->
    [0] All market cards stay in the deck.
    [one] One market card is left out and starts the market discard pile.
   *[other] { $count } market cards are left out and start the market discard pile.
}
log-reveals = Revealed: { $card }.
log-round-begins = Round { $round } begins; start player: { side }.
log-rolls = { side } rolls: { $die }.
log-lies-on = On { $initiative }: { $die }.
log-selects = { side } takes { $initiative }: { $die }.
log-places = { side } places { $die } in the { $row } row.
log-gains = { side } gains { $count } gold ({ $source }).
log-changes = { side } changes a die ({ $slot }) from { $before } to { $after }.
log-swaps = { side } swaps two dice: { $slot } and { $other }.
log-rerolls = { side } rerolls { $before } and gets { $after }.
log-moves-token = { side } moves the alignment token { $direction }.
log-takes-token = { $count ->
    [one] { side } takes a Charisma token.
   *[other] { side } takes a Charisma token and now has { $count }.
}
log-changes-pool = { side } changes a die ({ $initiative }) from { $before } to { $after }.
log-exchanges = { side } exchanges a die ({ $slot }): { $before } for { $after }.
log-moves-die = { side } moves { $die } to the { $row } row.
log-uses-skill = { side } uses { $skill }.
log-copies-skill = { side } uses a skill of { other }: { $skill }.
log-adds-card = { side } adds a card to the market: { $card }.
log-buys = { $tokens ->
    [0] { side } buys { $card } for { $gold } gold.
    [one] { side } buys { $card } for { $gold } gold and one Charisma token.
   *[other] { side } buys { $card } for { $gold } gold and { $tokens } Charisma tokens.
}
log-discards = { side } discards { $card }.
log-leaves-market = Leaves the market: { $card }.
log-is-removed = Removed from the game: { $card }.
log-opponent-rolls = The opponent’s die shows a { $face }.
log-refreshes = { side } refreshes a skill: { $skill }.
log-reshuffles = { $count ->
    [one] The market discard pile becomes the new deck: one card.
   *[other] The market discard pile is shuffled into a new deck: { $count } cards.
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

effect-row-at-least = { $stars } stars if the dice in the { $row } row total { $limit } or more.
effect-row-at-most = { $stars } stars if the dice in the { $row } row total { $limit } or less.
effect-faces = { $stars } stars if at least { $limit } of your dice show { $face }.
effect-goals-met = { $stars } stars if you meet at least { $limit } of your attribute goals.
effect-alignment-at-least = { $stars } stars if your alignment token is on a space worth { $limit } or more stars.
effect-per-trait =
    { $stars ->
        [one] One star
       *[other] { $stars } stars
    } for { $per ->
        [one] each other trait you own
       *[other] every { $per } other traits you own
    }, at most { $most }.
effect-per-one-colour-row =
    { $stars ->
        [one] One star
       *[other] { $stars } stars
    } for { $per ->
        [one] each row of a single colour
       *[other] every { $per } rows of a single colour
    }, at most { $most }.
effect-per-skill =
    { $stars ->
        [one] One star
       *[other] { $stars } stars
    } for { $per ->
        [one] each skill you own
       *[other] every { $per } skills you own
    }, at most { $most }.
effect-per-coin =
    { $stars ->
        [one] One star
       *[other] { $stars } stars
    } for { $per ->
        [one] each gold you hold at the end
       *[other] every { $per } gold you hold at the end
    }, at most { $most }.
effect-per-class-die =
    { $stars ->
        [one] One star
       *[other] { $stars } stars
    } for { $per ->
        [one] each die of your class colour
       *[other] every { $per } dice of your class colour
    }, at most { $most }.
effect-per-gold-die =
    { $stars ->
        [one] One star
       *[other] { $stars } stars
    } for { $per ->
        [one] each gold die on your sheet
       *[other] every { $per } gold dice on your sheet
    }, at most { $most }.
effect-raise-class-dice = For attribute goals, each die of your class colour counts as { $by } more.
effect-raise-gold-dice = For attribute goals, each gold die counts as { $by } more.
effect-raise-row = For attribute goals, the { $row } row counts as { $by } more.
effect-extra-armor = { $by ->
    [one] At the end, one of your incomplete armour sets counts one card more.
   *[other] At the end, one of your incomplete armour sets counts { $by } cards more.
}
effect-cheaper = Market cards cost you { $by } gold less.
effect-longer-steps = With the Wisdom action, your token can move up to { $by } steps.
effect-wider-changes = With the Constitution action, you can change a die by up to { $by }.
effect-richer-discards = When you discard a market card for gold, gain { $by } more gold.
effect-reroll-own = Reroll a die on your sheet and keep either face.
effect-exchange-with-bag = Look into the bag and exchange a die on your sheet for one from the bag; set it to the same face.
effect-exchange-with-pool = Exchange a die on your sheet for one on an available initiative card, then sort those dice again.
effect-gain-gold = Gain { $by } gold.
effect-swap-own = Swap two dice on your sheet.
effect-buy-top-card = During your market turn: reveal the top card of the deck; buy it at full cost, or discard it and continue.
effect-change-pool = Raise or lower a die on an available initiative card by up to { $by }, then sort those dice again.
effect-reroll-pool = Reroll any dice on available initiative cards, then sort those dice again.
effect-buy-discard = During your market turn: you can buy a card from the market discard pile.
effect-extra-action = During your dice turn: take one extra attribute action, of any row.
effect-change-own = Raise or lower a die on your sheet by up to { $by }.
effect-move-own = Move a die on your sheet to another row with an empty space; it gives no action and no gold.
effect-copy-skill = Use another player’s ready skill, with its arrow; that card is not exhausted.
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
ability-charitable-text = when you discard a market card for gold, you may move your alignment token one step
ability-vigilant-text = gain 1 gold when you take the highest initiative card
ability-attuned-text = before the market opens, you may add a card from the market discard pile to it
ability-skilled-text = refresh up to two skills during cleanup
ability-enlightened-text = a die placed in Wisdom allows any attribute action
ability-charming-text = you can buy two cards in a market turn, but use Charisma tokens for only one of them
ability-mischievous-text = if your initiative card has no gold, you may take the gold from another available one
ability-shrewd-text = a gold die gives you 4 gold instead of 2
ability-mysterious-text = you may reroll your die before you place it and keep either face
ability-enigmatic-text = you can take the Intelligence action instead of any other row’s action
ability-prepared-text = you have three hands for weapons
ability-powerful-text = you can take the Strength action instead of any other row’s action

# The stories behind the heroes

story-aristocrat = Raised in marble halls, you left the feast to find out what your name is worth outside.
story-brawler = Every tavern in the harbour has a table you broke, and a song about it.
story-chosen-one = An old woman read your palm, went pale, and refused your coin.
story-craftsman = What your hands make lasts; now they are to make a name.
story-devoted = You once made a promise, and every road since has followed from it.
story-exonerated = Ten years in the tower for another’s deed: you have time to make up for.
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
board-discard = market discard pile
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
board-estimate = Stars so far
board-final-score = Final scoring
board-score-goals = goals
board-score-class-dice = class dice
board-shield = shield
board-total = Total
board-rank = Rank
board-passing-turn = passing until the next turn
board-passing-round = passing this round
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
board-designed = * marks values of our own, because we found no source for the printed ones. Use your own: { "--components FILE" }

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
lesson-the-sheet-rows = This is your character sheet: six attributes with three spaces each. Every round you add one die, until all eighteen spaces are full.
lesson-the-sheet-goals = Your class, the Paladin, sets a goal for each attribute: exactly 17 for Strength, 15 or 16 for Dexterity, 14 or more for Intelligence. Each goal you meet gives you stars at the end, and the player with the most Reputation stars wins.
lesson-the-sheet-race = Your race counts too: a Dwarf has +2 Constitution and −2 Charisma. To reach 17 in Constitution, your dice need to add up to only 15.
lesson-the-sheet-colour = White is the Paladin’s colour. Every white die on your sheet is worth a star at the end, wherever it is.
lesson-the-sheet-cards = Two more cards belong to your sheet: your backstory, which wants certain colours in certain spaces, and your alignment. A later lesson explains them.
lesson-the-sheet-take = Your Strength shows 6 and 5; a 6 would make exactly 17. There is a white 6 on initiative card 2: take it.
lesson-the-sheet-place = You fill each row from the left. Place the white 6 in Strength.
lesson-the-sheet-met = 6 + 5 + 6 = 17: you met the goal, worth 3 stars, and the white die is worth one more. Placing a die also lets you take the action of its row, but you do not need it now: pass.
lesson-the-sheet-next = Each player takes one die per round, so now it is the other player’s turn.

lesson-taking-a-die = Taking a die
lesson-taking-a-die-roll = You are the start player. You roll one die for each initiative card; the lowest goes on card 1.
lesson-taking-a-die-order = The blue 2 is on card 1. When two dice are equal, you choose which goes first: put the gold 5 on card 2, which has a coin on it.
lesson-taking-a-die-choose = A card gives you its die, any gold on it, and your place in the market: low numbers buy first. Take card 2.
lesson-taking-a-die-place = You already have two dice in Dexterity, 6 and 5, and your goal is 16 or 17. Place the gold 5 there.
lesson-taking-a-die-gold = That paid off: 1 gold from the card, 1 for the third die of a row, 2 for the gold die. And 6 + 5 + 5 = 16 meets the goal.
lesson-taking-a-die-action = Placing a die in Dexterity lets you swap two of your dice. Take that action.
lesson-taking-a-die-swap = Your Ranger needs 18 in Constitution, so only sixes will do. Swap the blue 4 there with the purple 6 in Strength.
lesson-taking-a-die-left = The other player has taken a card too. One card is left: its die returns to the bag, and gold that nobody takes stays on its card.

lesson-six-actions = The six actions
lesson-six-actions-rows = Placing a die lets you take the action of its row, once per round. Take card 2 with the blue 5.
lesson-six-actions-place = You have 5 and 6 in Wisdom, and your goal is 15 or 16: place the 5 there. You are a Monk, so a die in Wisdom lets you take any of the six actions.
lesson-six-actions-dice = Three actions change your dice directly. Strength turns a die to its opposite face, Dexterity swaps two dice, and Constitution raises or lowers a die by 1.
lesson-six-actions-reroll = Intelligence rerolls a die, and you keep the old face or the new one.
lesson-six-actions-others = Wisdom moves your alignment token one space. Charisma gives a token worth 1 gold in this round’s market.
lesson-six-actions-choose = You have 6, 6 and 1 in Strength and need 18. Opposite faces add up to seven: choose Strength.
lesson-six-actions-flip = Turn the black 1 to a 6.
lesson-six-actions-one = Two goals met in one turn! There is no second action: changing a die does not give you another.
lesson-six-actions-opponent = The other player placed a 4 in Constitution and raised it to 5 with that row’s action: 6 + 6 + 5 = 17.

lesson-the-market = The market
lesson-the-market-order = Now comes the market. The player with the lowest initiative card buys first: you have card 1.
lesson-the-market-kinds = There are four kinds of market cards. Weapons help you as long as you own them; armour gives stars at the end, the more the better.
lesson-the-market-skills = Traits give stars at the end if you meet their condition, and skills can be used during the game.
lesson-the-market-token = You have 4 gold and a Charisma token, which counts as 1 gold in this round. That makes 5.
lesson-the-market-trait = The trait Courageous costs 5 and gives 3 stars if your Strength dice total 17 or more. Yours do: buy it.
lesson-the-market-arrow = A trait also moves your alignment token in the direction of its arrow, here one step up. On your alignment card that space is worth 3 stars.
lesson-the-market-discard = The other player could not afford anything, discarded a card and took 2 gold. A player who does not buy gets 2 gold this way.
lesson-the-market-cleanup = During cleanup, unspent Charisma tokens are lost, a new market is laid out, and the bag is passed on: the other player starts the next round.

lesson-skills = Using a skill
lesson-skills-upright = You own the skill Cure Wounds. It is upright, so it is ready to use. You can use most skills at any time, even during another player’s turn; the game asks you.
lesson-skills-use = You have 6, 6 and 5 in Constitution, and your Barbarian needs 18 or more. Use Cure Wounds.
lesson-skills-arrow = First, your alignment token moved in the direction of the card’s arrow, one step up. Now use the effect: it raises or lowers a die by 1.
lesson-skills-effect = Choose the blue 5 in Constitution and make it a 6.
lesson-skills-refresh = The goal is met, and the card is exhausted. During cleanup each player can refresh one skill: refresh Cure Wounds.
lesson-skills-blocked = It is ready for the next round. But watch the arrow: if your token cannot move that way, you cannot use the skill.

lesson-scoring = The end and the scoring
lesson-scoring-last = The last round: one space is left on your sheet, the third one in Wisdom. Choose your die well!
lesson-scoring-backstory = Your backstory wants six colours in six spaces, and here it wants purple. Three spaces already match; a fourth gives you 3 stars instead of 1: take the purple 6.
lesson-scoring-place = Place it in Wisdom: 6 + 5 + 6 = 17 meets your goal as well.
lesson-scoring-alignment = Wisdom moves your alignment token. Take the action and move up: that space is worth 3 stars.
lesson-scoring-armour = Armour scores in sets, and two chain cards are worth more than one; your white class even has a bonus for chain. Buy the Chain Helm.
lesson-scoring-end = All sheets are full, so this was the last round. After cleanup the game counts the stars for you.
lesson-scoring-count = Your stars: 11 for five goals, 5 for white dice, 3 each for alignment and backstory, 4 for armour, 3 for the trait Courageous. That makes 29.
lesson-scoring-win = The other player has 18: you win! Ties are broken by gold, then by fewer dice of the class colour.

option-players-name = Players
option-players = Number of players.
option-short-name = Short game
option-short = Two extra starting dice, and no extra gold for the third and fourth player.
option-short-off = full game
option-short-on = short game
option-class-choice-name = Classes
option-class-choice = Dealt at random, or chosen in reverse order.
option-class-choice-draw = drawn
option-class-choice-choose = chosen
option-friendly-name = Friendly market
option-friendly = Taking 2 gold does not discard a card.
option-friendly-off = discard a card for 2 gold
option-friendly-on = 2 gold, no discard
option-less-random-name = Less random setup
option-less-random = One starting die of each class colour, and extra gold dice for three and four players.
option-less-random-off = starting dice as drawn
option-less-random-on = one die of each class colour
option-random-market-name = Random market deck
option-random-market = All market cards are shuffled together.
option-random-market-off = one-dot cards first
option-random-market-on = all cards shuffled together

# The log in blocks: headings, the lines of a step in short, figures; players by their names

heading-setup = Setup
heading-round = Round { $round }
heading-dice = Dice
heading-market = Market
heading-scoring = Scoring
heading-game-end = End of the game
block-rolls-to-start = Rolls to start: { $face }
block-rolls = Rolls: { $die }
block-lies-on = Laid out
item-lies-on = { $die } on { $initiative }
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
field-active = To move
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
field-wanted = Colours the backstory wants
