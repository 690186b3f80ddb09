# The quick start: how to play the first game tonight, on two printed pages.
quick-aim = The aim
quick-aim-1 = The Achaeans and the Trojans fight one battle after another, and the side that loses a battle loses troops.
quick-aim-2 = You lose the game when all three of your front piles are exhausted, or when your camp was used in a battle and has fewer than five cards left.

quick-table = What is on the table
quick-table-1-name = Troops.
quick-table-1 = Each side has 48 cards in six colours, worth 1 to 4. They lie face down in four piles of 12: the front piles 1, 2 and 3, and behind them the camp.
quick-table-2-name = Heroes.
quick-table-2 = Each side has six, one of each colour, worth 3 to 6.
quick-table-3-name = Fate tokens.
quick-table-3 = In each battle one of them lies between the armies. One of its four coloured edges faces you, and the opposite edge faces your opponent.
quick-table-4-name = Divine Favour.
quick-table-4 = Each side has three tokens to strengthen its troops.
quick-table-5-name = Shame.
quick-table-5 = Six tokens wait for those who retreat.

quick-turn = A battle
quick-turn-1 = The attacker, at first the Achaeans, turns up the top card of one of their piles: the vanguard. Its value, 1, 2 or 3, names the active pile of both sides; with a 4 the attacker chooses any of the four. The camp fights in place of an exhausted pile.
quick-turn-2 = The attacker turns up a fate token and turns it any way they like. The defender turns up the top card of their active pile.
quick-turn-3 = Both draw four troops from their active pile, and their top hero. Hands are secret.
quick-turn-4 = Four rounds follow. In each, the attacker and then the defender may take one action, and must then play a troop.
quick-turn-5 = After each round each side adds up all its cards on the table, whatever their colour. The side with the higher sum may turn the fate token by a quarter.
quick-turn-6 = After the fourth round the battle is decided. The winner attacks next.
quick-figure-battle = Green faces the Achaeans, and their hero Achilles makes red count too; he covers a slinger. The large number, in the colours that count, decides the battle. The small one, of all cards, turns the token.

quick-actions = The actions
quick-actions-1-name = Use hero.
quick-actions-1 = Put your hero on one of your played troops. His colour and value count in its place.
quick-actions-2-name = Reinforce a troop.
quick-actions-2 = Once your hero has been used, put an unused favour on a played troop, which then counts 1 more. A troop can take only one.
quick-actions-3-name = Change hero.
quick-actions-3 = Put the hero in your hand under his pile and take the top one.
quick-actions-4-name = Discard.
quick-actions-4 = A troop in your hand leaves the game for good, and you draw another from the active pile, or from the camp if that pile is empty.
quick-actions-5-name = Retreat.
quick-actions-5 = The battle ends, and your opponent wins it. Your played troops, used favours and a used hero are lost, but your hand is saved. You also lose one more troop for each shame token you already have, and then take one more token, up to three.

quick-scoring = Who wins the battle
quick-scoring-1 = Only two colours count for you: that of the edge facing you, and that of your hero.
quick-scoring-2 = A hero in your hand gives his colour, but his value counts only if he was used.
quick-scoring-3 = The higher total wins. The winner takes everything back: troops to the active pile, the hero to his pile.
quick-scoring-4 = The loser’s troops, used favours and used hero leave the game. An unused favour can be given up to save the hero.
quick-scoring-5 = If the totals are equal, both take everything back, and the defender attacks next.
quick-scoring-6 = Then any front pile that was used and has fewer than five cards is exhausted, and its cards join the camp.

quick-traps = Where beginners lose
quick-traps-1-name = High cards of the wrong colour.
quick-traps-1 = They turn the token, but add nothing to the total.
quick-traps-2-name = The last turn of fate.
quick-traps-2 = The token can still be turned after the fourth round, just before the count.
quick-traps-3-name = The vanguard’s pile.
quick-traps-3 = If the vanguard comes from another pile than the active one, that pile gets smaller even if you win: of five cards only four are left, and it is exhausted.
quick-traps-4-name = Discarding.
quick-traps-4 = Every discard makes your army smaller. If it draws from the camp, the camp has been used.
quick-traps-5-name = Favours and heroes.
quick-traps-5 = They are gone if you lose. Do not use them in a battle that is already lost.

quick-advice = For your first game
quick-advice-1 = Before you turn the token, look at the colours in your hand as well as those on the table.
quick-advice-2 = Retreat rarely, but in good time. Your first retreat costs only what you have played; a lost battle costs five troops.
quick-advice-3 = Keep your hero in hand while you can. His colour counts anyway, and your opponent does not know it.
