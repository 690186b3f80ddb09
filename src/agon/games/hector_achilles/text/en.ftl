game-title = Hector and Achilles
game-subtitle = The Trojan War
game-players = Two players

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
word-laid = laid cards
word-out = out of the game

word-pass = pass
word-discard = discard a card
word-change-hero = change hero
word-use-hero = use hero
word-reinforce = reinforce a troop
word-retreat = retreat
word-left = left
word-right = right
word-give-favour = give up a Divine Favour token
word-keep = keep
word-again = again
word-front-exhausted = { reason-front-exhausted }
word-camp-exhausted = { reason-camp-exhausted }
word-both-exhausted = { reason-both-exhausted }

reason-front-exhausted = all three front-line piles of the losing side are exhausted
reason-camp-exhausted = the camp of the losing side is exhausted
reason-both-exhausted = both sides were exhausted in the same battle

# Asks

ask-vanguard = Choose the pile that gives your vanguard.
ask-number = Your vanguard is a hoplite: choose the number of the active piles.
ask-orientation = Choose which way the fate token lies.
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
ask-imagine = A place is imagined for an unknown card.

action-discard-help = Remove one troop in your hand from the game and draw another from your active pile.
action-change-hero-help = Put the hero in your hand under the hero pile and draw the top one.
action-use-hero-help = Put your hero on one of your laid troops: the hero counts, the covered troop no longer does.
action-reinforce-help = Put a Divine Favour token on a laid troop, which then counts one more; your hero must be in use.
action-retreat-help = End the battle at once: the opponent wins it, and your laid cards are lost.
action-pass-help = Take no action; you still play a troop.

# Log

log-battle-begins = Battle { $battle }: { side.mid } attack.
log-shows-vanguard = { side } show their vanguard from { $pile }: { $troop }.
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
log-shows-hero = { side } show their hero: { $hero }.
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
board-laid = Laid cards
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
board-designed = Colours and values marked * are stand-ins of ours, not the printed ones.

# Chapters of the rulebook

chapter-1-0 = Introduction
chapter-2-0 = Game components
chapter-2-1 = Troops and heroes
chapter-2-2 = Tokens
chapter-3-0 = Starting the game
chapter-4-0 = In brief
chapter-5-0 = Course of play
chapter-5-1 = Initial phase
chapter-5-2 = Rounds and discards
chapter-5-2-heroes = Heroes and Divine Favour
chapter-5-3 = Change of Fate
chapter-5-4 = Check for the winner
chapter-5-4-spoils = Victory, defeat and tie
chapter-5-4-retreat = Retreat and shame
chapter-5-5 = Final phase
chapter-5-5-next = The next battle
