game-title = Hector and Achilles
game-subtitle = The Trojan War
game-players = Two players
game-glance = { $battle ->
    [0] Setup
   *[other] Battle { $battle }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    } · superiority { $superiority } · shame { $shame }
}

seat-achaeans = Achaeans
seat-trojans = Trojans
seat-chance = Chance
seat-spectator = Spectator

# The side at the start of a sentence; .mid inside one.
side = { $side ->
    [achaeans] The Achaeans
   *[trojans] The Trojans
}
    .mid = { $side ->
        [achaeans] the Achaeans
       *[trojans] the Trojans
    }

# Words that can be chosen or named

word-red-1 = red slinger (1)
word-red-2 = red archer (2)
word-red-3 = red peltast (3)
word-red-4 = red hoplite (4)
word-green-1 = green slinger (1)
word-green-2 = green archer (2)
word-green-3 = green peltast (3)
word-green-4 = green hoplite (4)
word-blue-1 = blue slinger (1)
word-blue-2 = blue archer (2)
word-blue-3 = blue peltast (3)
word-blue-4 = blue hoplite (4)
word-yellow-1 = yellow slinger (1)
word-yellow-2 = yellow archer (2)
word-yellow-3 = yellow peltast (3)
word-yellow-4 = yellow hoplite (4)
word-purple-1 = purple slinger (1)
word-purple-2 = purple archer (2)
word-purple-3 = purple peltast (3)
word-purple-4 = purple hoplite (4)
word-brown-1 = brown slinger (1)
word-brown-2 = brown archer (2)
word-brown-3 = brown peltast (3)
word-brown-4 = brown hoplite (4)

word-red = red
word-green = green
word-blue = blue
word-yellow = yellow
word-purple = purple
word-brown = brown

word-achilles = Achilles
word-ajax = Ajax
word-agamemnon = Agamemnon
word-diomedes = Diomedes
word-menelaus = Menelaus
word-odysseus = Odysseus
word-hector = Hector
word-akamas = Akamas
word-aeneas = Aeneas
word-paris = Paris
word-sarpedon = Sarpedon
word-glaukos = Glaukos

word-f1 = fate token 1
word-f2 = fate token 2
word-f3 = fate token 3
word-f4 = fate token 4
word-f5 = fate token 5
word-f6 = fate token 6

word-pile-1 = pile 1
word-pile-2 = pile 2
word-pile-3 = pile 3
word-camp = the camp
word-hand = hand
word-laid = played cards
word-out = out of the game

word-pass = pass
word-discard = discard a troop
word-change-hero = change hero
word-use-hero = use hero
word-reinforce = reinforce a troop
word-retreat = retreat
word-left = left
word-right = right
word-give-favour = give up a Divine Favour token
word-front-exhausted = { reason-front-exhausted }
word-camp-exhausted = { reason-camp-exhausted }
word-both-exhausted = { reason-both-exhausted }
word-pile-empty = { why-pile-empty }
word-not-in-hand = { why-not-in-hand }
word-not-laid = { why-not-laid }
word-reinforced = { why-reinforced }
word-hero-used = { why-hero-used }
word-hero-not-used = { why-hero-not-used }
word-no-hero = { why-no-hero }
word-no-favour = { why-no-favour }

reason-front-exhausted = all three front-line piles of the losing side are exhausted
reason-camp-exhausted = the camp of the losing side is exhausted
reason-both-exhausted = both sides were exhausted in the same battle

# Asks

ask-vanguard = Choose the pile your vanguard comes from.
ask-number = Your vanguard is a hoplite: choose which piles are active.
ask-orientation = Choose how to turn the fate token.
ask-action = Choose an action, or pass.
ask-discard = Choose a troop in your hand to discard.
ask-cover = Choose the troop your hero will cover.
ask-reinforce = Choose the troop to reinforce.
ask-troop = Choose a troop in your hand to play.
ask-turn-fate = You have superiority: turn the fate token, or leave it as it is.
ask-save-hero = Give up a Divine Favour token to save your hero?
ask-deal = A troop is dealt.
ask-turn-up = The top troop of a pile is turned up.
ask-fate = A fate token is revealed.
ask-draw = A troop is drawn.
ask-hero = A hero is drawn.
ask-lose = A troop leaves the game unseen.
ask-imagine = An unknown card is placed at random.

# What an option means in a question

option-pass-action = No action
option-pass-turn-fate = Leave the fate token as it is
option-left-turn-fate = Turn the fate token left
option-right-turn-fate = Turn the fate token right
option-pass-save-hero = Let the hero fall: { $card }
option-give-favour-save-hero = Give up a Divine Favour token and save the hero: { $card }

# Why something cannot be chosen now

why-pile-empty = No cards are left there.
why-not-in-hand = This troop is not in your hand.
why-not-laid = This troop is not in your battle line.
why-reinforced = This troop is already reinforced, or covered by your hero.
why-hero-used = You have already used your hero in this battle.
why-hero-not-used = Use your hero first.
why-no-hero = You hold no hero.
why-no-favour = You have no Divine Favour token left.

# What a player is told before a choice that loses the game

warning-front-exhausted = After this retreat your whole front line is exhausted: you lose the game.
warning-camp-exhausted = After this retreat your camp is exhausted: you lose the game.

action-discard-help = Remove one troop in your hand from the game and draw another from your active pile.
action-change-hero-help = Put the hero in your hand under the hero pile and draw the top one.
action-use-hero-help = Put your hero on one of your played troops: the hero counts, the covered troop no longer does.
action-reinforce-help = Put a Divine Favour token on a played troop, which then counts as one more; your hero must be in use.
action-retreat-help = End the battle now: your opponent wins it, and your played cards are lost.
action-pass-help = Take no action; you still play a troop.

# Log

log-battle-begins = Battle { $battle }: { side.mid } attack.
log-shows-vanguard = { side } reveal their vanguard from { $pile }: { $troop }.
log-fights-from = { side } fight from { $pile }.
log-shows-fate = Fate is revealed ({ $fate }): { $achaeans } faces the Achaeans, { $trojans } the Trojans.
log-reveals = { side } reveal the top card of { $pile }: { $troop }.
log-draws = { $count ->
    [one] { side } draw one troop.
   *[other] { side } draw { $count } troops.
}
log-draws-troop = You draw: { $troop }.
log-draws-hero = Your hero: { $hero }.
log-discards = { side } discard a troop and draw another from { $pile }.
log-discards-troop = You discard: { $troop }.
log-changes-hero = { side } change their hero.
log-uses-hero = { side } use { $hero }, who covers their { $troop }.
log-reinforces = { side } reinforce their { $troop }.
log-retreats = { side } retreat.
log-plays = { side } play a { $troop }.
log-superiority = Superiority: Achaeans { $achaeans }, Trojans { $trojans }.
log-turns-fate = { side } turn the fate token { $direction }: { $achaeans } now faces the Achaeans, { $trojans } the Trojans.
log-leaves-fate = { side } leave the fate token as it is.
log-shows-hero = { side } reveal their hero: { $hero }.
log-totals = Totals in valid colours: Achaeans { $achaeans }, Trojans { $trojans }.
log-wins-battle = { side } win the battle.
log-ties-battle = The battle is a tie.
log-loses-troops = { $count ->
    [one] { side } lose one troop.
   *[other] { side } lose { $count } troops.
}
log-loses-favour = { $count ->
    [one] { side } lose one Divine Favour token.
   *[other] { side } lose { $count } Divine Favour tokens.
}
log-loses-hero = { side } lose a hero: { $hero }.
log-saves-hero = { side } give up a Divine Favour token and save { $hero }.
log-suffers-shame = { $count ->
    [one] { side } lose one more troop to their shame.
   *[other] { side } lose { $count } more troops to their shame.
}
log-takes-shame = { side } take a shame token ({ $shame } in all).
log-is-exhausted = { $count ->
    [0] { side } have exhausted { $pile }: no cards are left.
    [one] { side } have exhausted { $pile }: one card is left.
   *[other] { side } have exhausted { $pile }: { $count } cards are left.
}
log-shuffles-fate = All six fate tokens are shuffled into a new pile.
log-wins-game = { side } win the game: { $reason }.
log-draws-game = The game is a draw.

# Board

board-battle = Battle
board-round = Round
board-attacker = Attacker
board-defender = Defender
board-active-pile = Active pile
board-fate = Fate token
board-faces = facing colour: { $colour }
board-hero-pile = Hero pile
board-hero = Hero
board-hero-held = in hand
board-hero-used = in use
board-hero-none = no hero
board-favour = Divine Favour
board-shame = Shame
board-hand = Hand
board-laid = Played cards
board-covered = covered
board-reinforced = reinforced
board-out = Out of the game
board-pile = Pile
board-camp = Camp
board-exhausted = exhausted
board-unknown-cards = { $count ->
    [one] one unknown card
   *[other] { $count } unknown cards
}
board-superiority = Superiority
board-total = Total
board-valid-colours = Valid colours
board-vanguard = Vanguard
board-designed = Colours and values marked * are our own, because we do not know the printed ones.

# Chapters of the rulebook

chapter-1-0 = Introduction
chapter-2-0 = Game components
chapter-2-1 = Troops and heroes
chapter-2-2 = Tokens
chapter-3-0 = Starting the game
chapter-4-0 = In brief
chapter-5-0 = Sequence of play
chapter-5-1 = Initial phase
chapter-5-2 = Rounds and discards
chapter-5-2-heroes = Heroes and Divine Favour
chapter-5-3 = Change of Fate
chapter-5-4 = Check for the winner
chapter-5-4-spoils = Victory, defeat and tie
chapter-5-4-retreat = Retreat and shame
chapter-5-5 = Final phase
chapter-5-5-next = The next battle

# Lessons

lesson-the-board = The goal and the board
lesson-the-board-armies = You lead the Achaeans; the Trojans face you. Each army has 48 troops, dealt face down into four piles of twelve: the front piles 1, 2 and 3, and the camp behind them.
lesson-the-board-troops = Troops come in six colours and are worth 1 to 4: slinger, archer, peltast and hoplite.
lesson-the-board-aim = You fight battle after battle, and the side that loses a battle loses troops. A front pile with fewer than five cards left is exhausted, and its cards join the camp.
lesson-the-board-end = A side loses the game when all three of its front piles are exhausted, or when its camp has been used and has fewer than five cards left. So wear the Trojans down, and preserve your own troops.
lesson-the-board-tokens = Each side also has six heroes and three Divine Favour tokens. The shame tokens beside the board are for those who retreat.
lesson-the-board-vanguard = The Achaeans attack first. Choose pile 2: its top card will be your vanguard and open the battle.
lesson-the-board-piles = A green peltast! Its value, 3, decides where the battle is fought: pile 3 of both sides is now active.

lesson-opening = Opening a battle
lesson-opening-vanguard = You attack, so you reveal the top card of one of your piles as your vanguard. Take it from pile 3.
lesson-opening-four = A blue hoplite. A 1, 2 or 3 would decide which piles fight, but with a 4 you choose: take pile 1.
lesson-opening-fate = Pile 1 of both sides is active, and a fate token lies between the armies. One of its edges faces you, the opposite one faces the Trojans.
lesson-opening-orientation = At the end of the battle, cards of the colour facing you will count. You can turn the token any way you like: turn blue towards you, the colour of your vanguard.
lesson-opening-answer = Yellow now faces the Trojans. They reveal the top card of their pile 1: a green peltast.
lesson-opening-hands = Both sides draw four troops from their active pile, and the top hero. You see only your own hand, and the Trojans only theirs: that leaves room for bluffing.

lesson-laying-troops = Playing troops and turning fate
lesson-laying-troops-turn = A battle has four rounds, and as the attacker you go first in each of them. You can take one action, and then you must play a troop; this time pass on the action.
lesson-laying-troops-choice = You can play any troop from your hand. Blue faces you and will count at the end, so play the blue peltast.
lesson-laying-troops-superiority = When both sides have played a troop, all cards on the table are added up, whatever their colour: 4 + 3 = 7 for you, 3 + 2 = 5 for the Trojans. You have superiority and may turn the fate token by a quarter.
lesson-laying-troops-plan = The Trojans have played yellow, the colour facing them. Your hero Diomedes is blue, so blue counts for you in any case: turn the token left.
lesson-laying-troops-turned = Now purple and blue count for you, and brown faces the Trojans. The second round begins: pass again.
lesson-laying-troops-second = Purple faces you now. Play the purple archer.
lesson-laying-troops-on = This goes on for four rounds, and the fate token may be turned after each of them. If the sums are equal, nobody may turn it.

lesson-heroes = Heroes and favours
lesson-heroes-hand = You hold Achilles, red and worth 6. Even in your hand he makes red count for you at the end, in addition to green, the colour of fate; but his 6 counts only if you use him.
lesson-heroes-use = The Trojans lead, 5 to 4. Use your hero: that is your action this turn.
lesson-heroes-cover = You put him on one of your troops, which then no longer counts. Cover your weakest, the red slinger.
lesson-heroes-lay = After the action you still play a troop: take the green archer.
lesson-heroes-fate = 6 + 3 + 2 = 11 against 7: you have superiority. Green suits you well, so leave the token as it is.
lesson-heroes-favour = With your hero in the battle you can ask the gods for help. Choose to reinforce a troop.
lesson-heroes-reinforce = A Divine Favour token makes a troop count as one more; each troop can take only one. Put it on the green peltast, because green counts.
lesson-heroes-red = Now play the red peltast: thanks to Achilles, red counts for you as well.
lesson-heroes-risk = You already have 15 in colours that count. But be careful: if you lose, used favours and a used hero leave the game; you can save the hero by giving up an unused favour.

lesson-retreat = Retreat and shame
lesson-retreat-weak = It is the third round, and things look bad: your troops are worth 4, the Trojans’ 11. The two hoplites in your hand have colours that do not count for you.
lesson-retreat-price = If you fight on and lose, all five troops are lost. If you retreat, only the three on the table are lost, and the two in your hand are saved.
lesson-retreat-choice = A retreat is an action, so you take it before playing a troop. Retreat now.
lesson-retreat-hand = The battle is over, and the Trojans have won it. Your three troops on the table are out of the game; the two hoplites and Diomedes are back in their piles.
lesson-retreat-shame = You had a shame token from an earlier retreat. For each token you held, one more troop leaves your pile unseen.
lesson-retreat-token = Then you take another token and have two: the next retreat would cost you two more troops. Three is the maximum.
lesson-retreat-after = The winner of a battle attacks next, so now the Trojans choose a vanguard. Retreat rarely, but in good time!

lesson-counting = Counting and winning
lesson-counting-last = This is the fourth and last round. You do not need an action: pass.
lesson-counting-lay = Play your last troop, the yellow hoplite.
lesson-counting-now = You have superiority, 12 to 8, and can turn the fate token one last time before the count. As it lies, only green counts for you, because your hero Ajax is green too; and you have not played any green.
lesson-counting-turn = Turn the token left: yellow then faces you, and purple faces the Trojans, who have played mostly blue.
lesson-counting-totals = Both sides revealed the heroes in their hands, who add their colour but not their value. Your yellow cards made 3 + 2 + 4 = 9, the Trojans had only a purple slinger, 1: you won the battle.
lesson-counting-spoils = The winner takes all cards back into the active pile. The loser’s five troops leave the game.
lesson-counting-end = Pile 2 of the Trojans has four cards left and is exhausted, the last of their three front piles. You win the game!

# The log in blocks: headings, lines in the third person

heading-battle = Battle { $battle }
heading-fight = Round { $count }
heading-outcome = Outcome
heading-game-end = End of the game
told-draws-troop = { side } draw: { $troop }.
told-draws-hero = Hero of { side.mid }: { $hero }.
told-discards-troop = { side } discard: { $troop }.

## The view in words: names of its fields and values; an empty name hides the field

field-acting = To move
field-active = Active pile
field-behind = Pile behind the front
field-colour = Colour
field-counts = Counts
field-counter = Fate token
field-designed = { "" }
field-id = Name
field-edges = Colours of the edges
field-exhausted = Exhausted piles
field-fate-waiting = Fate tokens in the supply
field-hand-size = Cards in hand
field-hero-bottom = At the bottom of the hero pile
field-hero-pile-size = Cards in the hero pile
field-known-out = Out of the game, known
field-lost-heroes = Lost heroes
field-order = Order of the piles
field-out-size = Cards out of the game
field-phase = Phase
field-phase-setup = Setup
field-phase-initial = Start of the battle
field-phase-rounds = Battle rounds
field-phase-final = End of the battle
field-piles = Cards in the piles
field-reinforced = { board-reinforced }
field-shame-aside = Shame left in the supply
field-sides = Sides
field-superiority = Superiority
field-total = Total in the valid colours
field-troop = Troop
field-used = In use
field-value = Value
