### The guided first game of Adventure Tours: six marks at a real table, each a title and a text.

# At the hand, before the first card.
adventure-tours-coach-1 = Six cards, two uses
adventure-tours-coach-1-text = Every card is a person who can join, or equipment. You play one each turn; choose any to see both.
# At the two places of the card that was chosen.
adventure-tours-coach-2 = Join or lay
adventure-tours-coach-2-text = As a member the card pays and acts once. As equipment it raises your level, and you draw a card. Both places say what you get.
# At a card that cannot join. $n is one’s level, $total the demand.
adventure-tours-coach-3 = You have { $n }, it wants { $total }
adventure-tours-coach-3-text = The bar below a card shows how far your level is from what the person demands. Lay equipment of the same colour to raise it.
# At a card that can join. $coins is what it pays.
adventure-tours-coach-4 = Members bring the coins
adventure-tours-coach-4-text = At the end of the round this one pays { $coins }. Equipment pays nothing, and every card left in your hand costs 2.
# At the players that can be chosen.
adventure-tours-coach-5 = Look before you choose
adventure-tours-coach-5-text = Each player shows what would be lost. Only the last card of a row can be hit, and a shield may stop it.
# At the hand of $name, who has few cards.
adventure-tours-coach-6 = { $name } has few cards
adventure-tours-coach-6-text = Whoever plays the last card ends the round at once. Get rid of your cards in time, best by letting them join.
