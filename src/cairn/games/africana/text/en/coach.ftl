### The guided first game of Africana: seven marks at a real table, each a title and a text.

# At the hand, before the first move.
africana-coach-1 = Cards are your way
africana-coach-1-text = Each place shows one or two symbols. A card with one of them takes you there; a joker fits everywhere. With few cards, draw two first.
# At the open expeditions.
africana-coach-2 = Expeditions start and end
africana-coach-2-text = Join one at its start with a marker and take the bonus at the right. End it at its target for silver and points.
# At the places that can be entered.
africana-coach-3 = Plan as many steps as you like
africana-coach-3-text = Press a glowing place, then the next. Nothing is played until you travel.
# At the journal, once a step is planned.
africana-coach-4 = The journal keeps the count
africana-coach-4-text = It shows which card each step takes, what you join or end on the way, and your silver after it. Jokers and assistants come back.
# At the book of the half where one stands.
africana-coach-5 = The book of your half
africana-coach-5-text = Here you buy adventures for 5 silver. Their targets lie in the other half of the map.
# At the two pages of the open book.
africana-coach-6 = Two pages are open
africana-coach-6-text = Buy one, or turn: the first page is free, each further one costs 1 silver. What a new page shows cannot be taken back.
# At an adventure that was bought.
africana-coach-7 = An adventure waits
africana-coach-7-text = Travel to its place to end it. Artifacts of the same kind, or four different ones, are worth more together.
