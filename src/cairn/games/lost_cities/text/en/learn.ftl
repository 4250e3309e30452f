### How to play Lost Cities: the words of four pictures, and of the pictured examples of its rules.

lost-cities-learn-lead = Send out the expeditions that will pay, and only those. The higher total after three games wins.
lost-cities-learn-guided = The guided game is one game against { $name }, about six minutes. Every step can be skipped.

## Four pictures

lost-cities-learn-1 = Five colours, five expeditions
lost-cities-learn-1-text = Lay your cards in rising order; what lies never moves again.
lost-cities-learn-1-alt = A yellow expedition: 2, 4, 5, 7. A 9 fits behind it; a 6 does not.
lost-cities-learn-2 = Place one, draw one
lost-cities-learn-2-text = Each turn a card goes on your expedition or into its camp; then you draw from the pile or from a camp.
lost-cities-learn-2-alt = First: a blue 8 can go into the blue camp, or on the expedition for 8 more. Second: a card is drawn from the pile.
lost-cities-learn-3 = An expedition costs 20
lost-cities-learn-3-text = Only what goes beyond 20 counts for you; one left short counts against you.
lost-cities-learn-3-alt = A green expedition: 3, 6, 8 and 10 make 27. The first 20 are the cost, so 7 points are left.
lost-cities-learn-4 = Sponsors multiply
lost-cities-learn-4-text = Laid before the first number, they double, triple or quadruple the result: the gain and the loss.
lost-cities-learn-4-alt = An orange expedition with two sponsors, 6, 7 and 10: 23 minus 20, times 3, makes 9 points.

## Words in the pictures

lost-cities-learn-rising = rising, gaps allowed
lost-cities-learn-fits = fits
lost-cities-learn-late = The 6 comes too late: the 7 already lies
lost-cities-learn-camp = camp
lost-cities-learn-expedition = expedition
lost-cities-learn-cost = the first 20 are the cost
lost-cities-learn-eight = 8 cards: 20 more
lost-cities-learn-end = Pile empty: the end
lost-cities-learn-lies = In your expeditions
lost-cities-learn-hand = In your hand
lost-cities-learn-sum = sum of the numbers
lost-cities-learn-price = cost
lost-cities-learn-two = two sponsors
lost-cities-learn-eight-cards = eight cards
lost-cities-learn-put = You have just put the blue 3 here.
lost-cities-learn-closed = closed until your turn ends
lost-cities-learn-open-camp = another camp: its top card
lost-cities-learn-open-pile = the draw pile
lost-cities-learn-total = together

## Examples

lost-cities-learn-camps = Where you may draw
lost-cities-learn-camps-text = You put the blue 3 into its camp, so you cannot take it back this turn. The orange 4 lies on top of another camp: you may take it, or draw from the pile.
lost-cities-learn-camps-alt = Three places to draw from: the blue camp is locked; the orange camp and the draw pile are open.
lost-cities-learn-which = Which cards fit
lost-cities-learn-which-text = On a lone sponsor goes another sponsor or any number. On the blue number goes no sponsor any more. The purple 6 is higher than the 5. Green is free for anything. The orange 5 and 7 are lower than the 8.
lost-cities-learn-which-alt = Five expeditions and the cards in hand below them. Ticks: yellow sponsor, yellow 4, purple 6, green sponsor, green 3. Crosses: blue sponsor, orange 5, orange 7.
lost-cities-learn-worth = What an expedition is worth
lost-cities-learn-worth-text = The numbers make 35. Minus the cost of 20 that is 15. Two sponsors triple it: 45. And because eight cards lie there, sponsors included, 20 points are added at the end, which nobody multiplies: 65.
lost-cities-learn-worth-alt = An orange expedition with two sponsors, 2, 3, 5, 7, 8 and 10. In four steps: sum 35, minus 20 is 15, times 3 is 45, plus 20 is 65.
lost-cities-learn-sheet = A whole game added up
lost-cities-learn-sheet-text = A sponsor alone costs double: minus 40. Green has 15 of 20 and a sponsor: minus 5, twice. One great expedition makes up for it.
lost-cities-learn-sheet-alt = Yellow 3, 4, 6, 10 gives 3; blue 2, 8, 10 gives 0; a purple sponsor gives −40; green sponsor, 7, 8 gives −10; orange with two sponsors and six numbers gives 65; together 18.
