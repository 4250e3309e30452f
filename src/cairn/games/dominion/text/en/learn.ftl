### How to play Dominion: the words of four pictures, and of the pictured examples and cards of its rules.

dominion-learn-lead = Everybody has a deck and makes it better with every purchase. In the end most victory points in the deck win.
dominion-learn-guided = The guided game is a game against { $name }, about fifteen minutes. Every step can be skipped.

## Four pictures

dominion-learn-1 = Ten small cards
dominion-learn-1-text = You begin with 7 Coppers and 3 Estates, shuffle them, and hold five cards each turn.
dominion-learn-1-alt = Seven Coppers and three Estates are shuffled; a hand of five is drawn: three Coppers and two Estates.
dominion-learn-2 = Action, Buy, Clean-up
dominion-learn-2-text = One Action and one Buy are yours each turn; cards can give you more of both.
dominion-learn-2-alt = Three phases one below the other: the Action phase, the Buy phase, and Clean-up.
dominion-learn-3 = What you buy comes back
dominion-learn-3-text = Bought and played cards go to your discard pile. When your deck is empty, it is shuffled into a new one.
dominion-learn-3-alt = A circle: a bought Silver goes to the discard pile, that is shuffled into the deck, and from the deck the hand is drawn.
dominion-learn-4 = Points only clog, until the end
dominion-learn-4-text = Victory cards do nothing in your hand, but they decide the game. So build first, and turn to Provinces in time.
dominion-learn-4-alt = An Estate counts 1 point, a Duchy 3, a Province 6. The game ends when the Provinces are gone, or three piles are empty.

## Words in the pictures

dominion-learn-draw-five = shuffle, then draw five
dominion-learn-action = Action phase
dominion-learn-action-does = Play an Action card and do what it says.
dominion-learn-buy = Buy phase
dominion-learn-buy-does = Play your Treasures, and buy a card for their coins.
dominion-learn-clean-up = Clean-up
dominion-learn-clean-up-does = Discard everything, played or not, and draw five cards.
dominion-learn-bought = You buy a Silver
dominion-learn-discard = discard pile
dominion-learn-deck = deck
dominion-learn-shuffled = when the deck is empty: shuffle
dominion-learn-end-provinces = No Province left: the end
dominion-learn-end-piles = Three piles empty: the end
dominion-learn-this-turn = This turn
dominion-learn-next-turn = Your next turn
dominion-learn-gear-now = You draw 2 cards, and set 2 aside under it. It stays in play.
dominion-learn-gear-later = The 2 cards come to your hand; then it is discarded.
dominion-learn-guide-play = Play: it goes onto the mat
dominion-learn-mat = Tavern mat
dominion-learn-guide-call = Call it at the start of a later turn: a new hand
dominion-learn-guide-end = Discarded in Clean-up
dominion-learn-costs =
    { $n ->
        [one] costs { $n } coin
       *[other] costs { $n } coins
    }

## Examples

dominion-learn-phases = The three phases
dominion-learn-phases-text = They always come in this order, and none comes back: whoever has begun to buy plays no Action any more. Nothing is kept for the next turn; your hand is new each time.
dominion-learn-phases-alt = First the Action phase: play an Action card. Second the Buy phase: play Treasures and buy. Third Clean-up: discard everything and draw five.
dominion-learn-turn = A turn with two Actions
dominion-learn-turn-text = You hold Village, Smithy, two Coppers and an Estate, and have one Action. Village uses it up and gives two, so Smithy can follow, and one Action is left over. The four cards drawn hold three Coppers more: five coins, enough for a Market.
dominion-learn-turn-alt = Action phase: after Village two Actions are left, after Smithy one. Buy phase: five Coppers make 5 coins and buy a Market.
dominion-learn-lasting = A Duration card
dominion-learn-lasting-text = Gear still has something to do in your next turn, so it is not discarded in this Clean-up. Once that is done, it leaves play in the Clean-up of that turn.
dominion-learn-lasting-alt = This turn Gear lies in play with two cards face down under it. Next turn those two cards go to the hand, and Gear leaves.
dominion-learn-called = A Reserve card is called
dominion-learn-called-text = Guide gives +1 Card and +1 Action when you play it, and waits on your Tavern mat as long as you like. Called at the start of a turn, it swaps your whole hand for five new cards, without using an Action.
dominion-learn-called-alt = First: Guide is played and goes onto the Tavern mat. Second: at the start of a later turn it is called for a new hand of five. Third: it is discarded in Clean-up.
dominion-learn-travellers = From Page to Champion
dominion-learn-travellers-text = Each time you have played a Traveller, you may exchange it in Clean-up for the next one of its line. Four exchanges lead from Page to Champion, who stays.
dominion-learn-travellers-alt = Five cards with arrows between them: Page, Treasure Hunter, Warrior, Hero, Champion. They cost 2, 3, 4, 5 and 6.
