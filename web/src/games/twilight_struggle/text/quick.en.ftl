# The quick start: how to play the first game tonight, on two printed pages.
quick-aim = The aim
quick-aim-1 = One player leads the United States, the other the Soviet Union. You use influence to win countries over, and regions bring victory points. One marker counts them for both sides: what you gain pulls it towards you.
quick-aim-2 = You win immediately when the marker reaches 20 on your side, when you control Europe as it is scored, or when your opponent starts a nuclear war. Otherwise all regions are scored after turn 10, and the side ahead wins.

quick-table = What is on the table
quick-table-1-name = The map.
quick-table-1 = Lines connect adjacent countries. You control a country when your influence there exceeds your opponent’s by at least its stability, the number in the middle. Battlegrounds, with a dark name bar, count extra.
quick-table-2-name = The cards.
quick-table-2 = Most have an operations value and an event that belongs to the US, to the USSR or to both. An event with an asterisk happens only once. Scoring cards have no value; they score a region.
quick-table-3-name = DEFCON.
quick-table-3 = It falls from 5, peace, towards 1, nuclear war, and closes regions to coups and realignments: at 4 Europe, at 3 Asia too, at 2 the Middle East as well.
quick-table-4-name = The China Card.
quick-table-4 = It begins with the USSR and is worth 4, or 5 if all of it is spent in Asia. Once played, it passes to the opponent for the next turn.
quick-table-5-name = The start.
quick-table-5 = The USSR adds 6 influence in Eastern Europe, then the US 7 in Western Europe, as they like. The rest is already on the map.
quick-figure-plates = US influence on the left, stability in the middle, Soviet influence on the right. The US controls Israel, with 4 at stability 4; nobody controls Iraq.

quick-turn = A turn
quick-turn-1 = DEFCON rises by 1, but never above 5. Hands are filled: to 8 cards in turns 1 to 3, to 9 from turn 4 on.
quick-turn-2 = Headline: both choose a card in secret, for its event only. The card with the higher value goes first; on a tie, the US card.
quick-turn-3 = Action rounds: 6 in turns 1 to 3, 7 later. In each the USSR plays a card, then the US. You cannot pass; usually one card is left for the next turn.
quick-turn-4 = Military operations: a side with fewer than the DEFCON level gives its opponent 1 victory point for each one missing. If both fall short, only the difference counts.

quick-actions = What you can do with a card
quick-actions-1-name = Event.
quick-actions-1 = If the event is yours or shared, you can do what the card says. Instead, you can spend the value of any card on one of these operations:
quick-actions-2-name = Influence.
quick-actions-2 = Each point adds 1 influence; where your opponent controls the country, it takes 2 points. Only where you had influence before this round, in countries adjacent to those, and next to your own superpower.
quick-actions-3-name = Coup.
quick-actions-3 = In a country with enemy influence, roll a die, add the value of the card and subtract twice the stability. A positive result removes that much enemy influence; what is left over becomes yours. In a battleground, DEFCON falls by 1. The value of the card counts as military operations, even if the coup fails.
quick-actions-4-name = Realignment.
quick-actions-4 = Each point is a roll in a country with enemy influence. Both sides roll and add 1 for each adjacent country they control, 1 for more influence there, and 1 if their superpower is adjacent. The lower total loses the difference in influence.
quick-actions-5-name = Space Race.
quick-actions-5 = Once a turn you can discard a card, worth 2 or more for the first boxes, and roll to advance. Its event does not happen.

quick-scoring = Scoring
quick-scoring-1 = Whoever plays a scoring card scores its region for both sides, as it stands; only the difference counts.
quick-scoring-2-name = Presence:
quick-scoring-2 = you control at least one country.
quick-scoring-3-name = Domination:
quick-scoring-3 = you control more countries and more battlegrounds than your opponent, at least one of them a battleground and one not.
quick-scoring-4-name = Control:
quick-scoring-4 = you control more countries, and all battlegrounds.
quick-scoring-5 = Add 1 for each battleground you control and 1 for each country you control next to the enemy superpower.
quick-scoring-victory = victory
quick-figure-points = Southeast Asia also has a card of its own: 1 point for each country you control, 2 for Thailand.

quick-traps = Where beginners lose
quick-traps-1-name = DEFCON 1.
quick-traps-1 = The phasing player, whose action round it is, loses, no matter who lowered it. At DEFCON 2, make no coups in battlegrounds, and beware of events that lower it or give your opponent a coup.
quick-traps-2-name = A scoring card in hand.
quick-traps-2 = If you still hold one at the end of the turn, you lose the game.
quick-traps-3-name = Your opponent’s events.
quick-traps-3 = If you use such a card for operations, its event happens too; you decide whether before or after them. The Space Race avoids it.
quick-traps-4-name = Military operations.
quick-traps-4 = Only coups and wars count, not realignments or free coups from events.
quick-traps-5-name = No chains.
quick-traps-5 = A country you enter now opens its neighbours only from your next round.

quick-advice = For your first game
quick-advice-1 = Before you choose a headline, find the scoring cards and the dangerous events in your hand, and plan when to play each.
quick-advice-2 = Make a coup in a battleground early in the turn. It brings military operations, and at DEFCON 2 your opponent cannot safely answer.
quick-advice-3 = Enter many regions early. One influence next to a battleground is often worth more than another in a country you already control.
