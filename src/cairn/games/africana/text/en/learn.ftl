### How to play Africana: the words of four pictures, and of the pictured examples of its rules.

africana-learn-guided = The guided game is one game against { $name }, about half an hour. Every step can be skipped.
africana-learn-lead = Cross Africa with the right cards, end expeditions and adventures at their targets, and collect artifacts. Most points win.

## Four pictures

africana-learn-1 = A card for every step
africana-learn-1-text = To enter a place you play a card with one of its symbols. In a turn you travel, or draw two cards, or buy from a book.
africana-learn-1-alt = From Khartoum to Lagos with an orange card, and on to Leopoldville with a turquoise one; both places show these symbols.
africana-learn-2 = Join here, end there
africana-learn-2-text = Put a marker on an expedition where it starts. Whoever reaches its target first takes silver and points; the others get nothing.
africana-learn-2-alt = An expedition from Tripoli to Lagos, worth 3 silver and 1 point. First a marker is put on it in Tripoli; second, in Lagos, it pays.
africana-learn-3 = Books lead across the equator
africana-learn-3-text = The book of your half sells adventures for 5 silver; their targets lie in the other half.
africana-learn-3-alt = First: standing in Lagos, in the North, you buy the mask of the northern book for 5 silver. Second: its target, Luanda, lies south of the equator.
africana-learn-4 = Artifacts want company
africana-learn-4-text = What you have ended counts its points, and artifacts count once more as collections. When the expeditions run out, the game ends.
africana-learn-4-alt = Three masks are worth 12 points, four different artifacts 10; expeditions and adventures bring the points printed on them.

## Words in the pictures

africana-learn-take = You are first: take the silver
africana-learn-equator = equator
africana-learn-alike = 3 equal
africana-learn-different = 4 different ones
africana-learn-printed = Expeditions and adventures: their own points
africana-learn-free = Turn a page: the first is free
africana-learn-page = Turn another page
africana-learn-buy = Buy the card

## Examples

africana-learn-pages = Leafing and buying
africana-learn-pages-text = To turn a page, the top card of the right stack moves onto the left one, or the other way round; the card beneath it appears. The second page costs 1 silver, the shield 5: together 6.
africana-learn-pages-alt = The northern book three times. It shows drum and mask; after one page mask and vase; after another vase and shield, and the shield is bought.
africana-learn-return = Three steps, two cards come back
africana-learn-return-text = You enter Lagos with an orange travel card, Leopoldville with the turquoise assistant, Ujiji with the joker, which may be any colour. When the movement ends, the travel card is discarded; assistant and joker return to your hand.
africana-learn-return-alt = Khartoum, Lagos, Leopoldville, Ujiji. On the three routes lie an orange travel card that is spent, a turquoise assistant and a joker that come back.
africana-learn-expedition = From joining to ending
africana-learn-expedition-text = In Tripoli you put a marker on the card and get the bonus of its space. Two steps later, in Lagos, you take 3 silver and the card with its point; all other markers on it go back to their owners.
africana-learn-expedition-alt = The expedition card Tripoli to Lagos, 3 silver, 1 point, with a marker; on the map the way from Tripoli by Timbuktu to Lagos.
africana-learn-division = The best division counts
africana-learn-division-text = Three masks, a drum, a vase and a shield. Three masks alone would bring 12, but then three different ones are left for 2. With one mask among the different ones it is 6 and 10: two points more.
africana-learn-division-alt = Two divisions: three masks for 12 and three different ones for 2 make 14; two masks for 6 and four different ones for 10 make 16.
