# The quick start: how to play the first game tonight, on two printed pages.
quick-aim = The aim
quick-aim-1 = You build a hero out of dice and cards. The player with the most Reputation stars wins; if stars are equal, the one with more gold.
quick-aim-2 = Each round puts one die on every sheet. The game ends after the round in which all 18 spaces are full: 12, 11 or 10 rounds for two, three or four players.

quick-table = What is on the table
quick-table-1-name = Character sheet.
quick-table-1 = Six attributes with three spaces each. Your race raises or lowers some of the scores at the end.
quick-table-2-name = Class.
quick-table-2 = It sets a goal for each attribute, and has a colour and an ability.
quick-table-3-name = Backstory.
quick-table-3 = It wants dice of certain colours in six of the spaces.
quick-table-4-name = Alignment.
quick-table-4 = Nine spaces that give or take stars. Your token begins in the centre.
quick-table-5-name = Market.
quick-table-5 = One card more than there are players. Weapons help while you own them, skills when you use them; armour and traits give stars at the end.
quick-table-6-name = The start.
quick-table-6 = You have 5 gold (the third player 6, the fourth 7). Roll four dice more than there are players, and place each in the leftmost empty space of any row, without taking actions. A gold die pays 2 gold, a full row 1.
quick-figure-sheet = After the dice of each row come its score and its goal, with the stars it gives. A small number is what the race adds or takes away; a coloured mark is the colour the backstory wants.

quick-turn = A round
quick-turn-1 = Roll: the start player rolls a die for each initiative card, one more than there are players. The lowest die goes on card 1, the next on card 2, and so on.
quick-turn-2 = Dice: in turn, take a card with its die and any gold on it. Place the die in the leftmost empty space of any row. A gold die pays 2 gold, the third die of a row 1. Then you may take the action of that row.
quick-turn-3 = Market: the player with the lowest initiative card goes first. Buy one card, or discard one from the market and take 2 gold.
quick-turn-4 = Cleanup: unspent Charisma tokens are lost, each player may refresh one skill, and a new market is laid out. The bag passes to the left.
quick-figure-initiative = Dice on the initiative cards: low dice buy early, high dice late.

quick-actions = The six actions
quick-actions-1-name = Strength:
quick-actions-1 = turn a die to its opposite face: 1 and 6, 2 and 5, 3 and 4.
quick-actions-2-name = Dexterity:
quick-actions-2 = swap two of your dice.
quick-actions-3-name = Constitution:
quick-actions-3 = raise or lower a die by 1, but never from 6 to 1 or back.
quick-actions-4-name = Intelligence:
quick-actions-4 = reroll a die, and keep the old face or the new one.
quick-actions-5-name = Wisdom:
quick-actions-5 = move your alignment token one space, not diagonally.
quick-actions-6-name = Charisma:
quick-actions-6 = take a token that is worth 1 gold in this round’s market.
quick-actions-7 = An action can change any die on your sheet, even the one just placed. You may also skip it.

quick-scoring = Scoring
quick-scoring-1-name = Goals.
quick-scoring-1 = Add up each row with race and weapons. A goal of 17 must be met exactly, 16–17 by either number, 14+ by 14 or more.
quick-scoring-2-name = Class colour.
quick-scoring-2 = Every die of this colour on your sheet gives 1 star.
quick-scoring-3-name = Alignment.
quick-scoring-3 = The space under your token adds or takes away stars.
quick-scoring-4-name = Backstory.
quick-scoring-4 = 2 or 3 matches give 1 star, 4 or 5 give 3, all 6 give 6.
quick-scoring-5-name = Armour.
quick-scoring-5 = Each material is a set: the more cards of it, the more stars. A set that matches your class colour gives 1 more.
quick-scoring-6-name = Traits.
quick-scoring-6 = Each gives its stars if its condition is met.

quick-traps = Where beginners lose
quick-traps-1-name = One too many.
quick-traps-1 = If the goal is 17, then 18 is as bad as 16. Do not forget your race.
quick-traps-2-name = Rows fill from the left.
quick-traps-2 = A wanted colour counts only in its own space, so the order in which you place dice matters.
quick-traps-3-name = No second action.
quick-traps-3 = A die that an action changes or moves does not allow another action.
quick-traps-4-name = The arrow.
quick-traps-4 = A trait moves your alignment token when you buy it, a skill whenever you use it. If the arrow of a skill points off the card, you cannot use it.
quick-traps-5-name = Two hands.
quick-traps-5 = All your weapons together may need two hands at most.
quick-traps-6-name = Empty pockets.
quick-traps-6 = Without gold you can only discard in the market. Take coins and gold dice in the first rounds.

quick-advice = For your first game
quick-advice-1 = Look first at the goals with the most stars, and at your class colour. A die that suits both counts twice.
quick-advice-2 = Leave the exact goals until late, and fill the last space of a row when you can still correct it.
quick-advice-3 = Buy what gives stars for what you do anyway: armour of one material, or traits that suit your rows.
