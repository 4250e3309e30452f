### The guided first game of Lost Cities: seven marks at a real table, each a title and a text.

# At the hand, before the first card.
lost-cities-coach-1 = Eight cards, five colours
lost-cities-coach-1-text = Each colour is an expedition. Look for a colour of which you hold several cards, low ones too, and choose its lowest.
# At the two places of the card that was chosen.
lost-cities-coach-2 = Every card has two places
lost-cities-coach-2-text = Your expedition of its colour, or its camp. The place says beforehand what you would have then.
# At the slot of an expedition that is not yet started. $points is what it would be worth, $cards what one holds of it.
lost-cities-coach-3 = { NUMBER($points) } is only the start
lost-cities-coach-3-text = Every expedition costs 20. You hold { $cards }: add them up, and begin if they can go beyond 20. Start with the lowest.
# At the draw pile, when a card is to be drawn.
lost-cities-coach-4 = Now draw one
lost-cities-coach-4-text = From the draw pile, or the top card of a camp. Only what you have just put into a camp stays there this turn.
# At a camp with a card. $name is the other player.
lost-cities-coach-5 = Camps are open to both
lost-cities-coach-5-text = { $name } may take what you put there. Before you do, look which colours { $name } has begun.
# At a sponsor in hand.
lost-cities-coach-6 = A sponsor doubles, both ways
lost-cities-coach-6-text = It goes down before the first number and doubles what the expedition brings, the loss too. So only where the colour is sure.
# At the draw pile, when few cards are left in it.
lost-cities-coach-7 = The pile is the clock
lost-cities-coach-7-text = With its last card the game ends at once. Play now what still brings points, and begin nothing that cannot reach 20.
