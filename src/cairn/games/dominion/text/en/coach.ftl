### The guided first game of Dominion: six marks at a real table, each a title and a text.

# At the Treasures in hand, in the Buy phase.
dominion-coach-1 = Treasures are your money
dominion-coach-1-text = Each brings its coins, for this turn only. “Play all Treasures” plays them in one press.
# At a pile that can be bought, once all Treasures are played.
dominion-coach-2 = You may buy one card
dominion-coach-2-text = A brass edge shows what you can pay for. Silver and Gold make later turns richer, kingdom cards make them stronger.
# At the discard pile, from the second turn on.
dominion-coach-3 = What you buy comes later
dominion-coach-3-text = Bought and played cards go onto your discard pile. When your deck is empty, the pile is shuffled and becomes the new deck.
# At the Actions in hand, when one can be played.
dominion-coach-4 = One Action each turn
dominion-coach-4-text = You may play one of these before you buy. A card that says +1 Action lets you play another one.
# At the Provinces, after some turns.
dominion-coach-5 = Points win the game
dominion-coach-5-text = Only Victory cards count at the end, and until then they do nothing in your hand. Buy Provinces as soon as you can pay 8.
# At the Provinces, when few are left. $n is how many, $total how many empty piles end the game.
dominion-coach-6 = The end is near
dominion-coach-6-text = The game ends after the turn in which the Province pile or any { $total } piles are empty. Provinces left: { $n }. Now every Victory card counts.
