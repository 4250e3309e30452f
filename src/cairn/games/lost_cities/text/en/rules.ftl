### The rules of Lost Cities, one message a rule. A message without a number is the title of a section.

LC-C = Components
LC-C1 = The game has 60 cards in five colours. Each colour has nine expedition cards with the numbers 2 to 10, and three sponsors, all equal. Each colour stands for a lost city: yellow for the desert city, blue for the underwater city, purple for the dark city, green for the forest city, orange for the stone city.
LC-C2 = The board has five camps, one for each colour: these are the discard piles. There is also a score pad and, for the variant, 11 milestone cards.

LC-S = Setup
LC-S1 = The cards are shuffled, and each of the two players receives eight. The other 44 are the draw pile, face down.
LC-S2 = By the book, whoever discovered an interesting place last starts, or else the older of the two. Our ruling: chance decides, or the host names the start player.
LC-S3 = Without the milestones variant, the 11 milestone cards stay out of the game.

LC-T = A turn
LC-T1 = You may add a card to your own expedition of its colour. A number must be higher than every number already there. You have at most one expedition of each colour.
LC-T2 = A sponsor may be added only while the expedition is empty or holds nothing but sponsors. So an expedition has 0 to 3 sponsors, all of them before its first number.
LC-T3 = Or you put a card into the camp of its colour, face up on top. Any card may go there, always; and if you cannot or do not want to add to an expedition, you must do this. A camp takes any number of cards. Only its top card shows, and the piles may not be searched.
LC-T4 = Then you draw one card: the top card of the draw pile, or the top card of any camp that has cards. You may not take the card that you put into a camp this turn, so that camp is closed until the turn ends.
LC-T5 = After each turn you have eight cards in hand again.
LC-T6 = Turns alternate. A turn is exactly two steps in this order: place one card, then draw one. Neither may be left out or done twice, and nobody can pass.
LC-T7 = Example: in your yellow expedition lies a sponsor, in the blue one any number, in the purple one the 5, in the orange one the 8; you have no green one. In hand you have yellow sponsor, yellow 4, blue sponsor, purple 6, green sponsor, green 3, orange 5 and orange 7. You may add yellow sponsor, yellow 4, purple 6, green sponsor or green 3, but not blue sponsor, orange 5 or orange 7. After yellow 4 or green 3 that colour takes no sponsor any more, and after yellow 4 only higher yellow numbers.

LC-E = End and scoring of a game
LC-E1 = The game ends at once when somebody takes the last card of the draw pile. The other player has no further turn.
LC-E2 = Before the match the players agree whether the cards of the draw pile may be counted. If not, nobody is shown their number.
LC-E3 = Each started expedition counts, that is, each one with at least one card, sponsor or number: the sum of its numbers, minus 20, times 2, 3 or 4 with 1, 2 or 3 sponsors, also when that is negative; and then plus 20 if it has eight or more cards, sponsors included. An expedition that was not started counts 0.
LC-E4 = Example: yellow with 3, 4, 6 and 10 gives 3 points; blue with 2, 8 and 10 gives 0; purple with only a sponsor gives −40; green with a sponsor, 7 and 8 gives −10; orange with two sponsors, 2, 3, 5, 7, 8 and 10 gives 65. Together that is 18 points.
LC-E5 = Our ruling: you may draw from camps for as long as you like. You may also agree on a limit of turns, counted for both players together, after which only the draw pile may be drawn from: at the table there is none unless you set it, in simulations it is 300.
LC-E6 = Each expedition is scored by itself, and the result is shown as on the score pad: A sum of the cards, B cost of the expedition, C multiplier, D great expedition, E milestones, and the total.
LC-E7 = Cards in hand, in camps and in the draw pile give no points. The hand only decides one of the milestones of LC-K5.

LC-M = The match
LC-M1 = A match is three games, or as many as the table agrees on. The next game is started by the player who has more points so far. Most points after the last game win; in a tie the win is shared.
LC-M2 = Our ruling: with equal totals, whoever did not start the last game starts the next one.

LC-K = Variant: milestones
LC-K1 = In each game, five of the 11 milestone cards are drawn and laid open for both; the others are out of that game. Each milestone you win is worth 10 points, which are never multiplied.
LC-K2 = Eight milestones are “first come, first served”: 3 cards in the yellow expedition, 3 in the blue one, 3 in the purple one, 3 in the green one, 3 in the orange one; 5 cards in any one expedition; 3 started expeditions; 3 consecutive values in one expedition.
LC-K3 = They are checked at the end of your own turn. Whoever meets one first takes it. Several in one turn are possible, and the last turn of the game counts too.
LC-K4 = Our ruling: sponsors count as cards, and a lone sponsor is a started expedition. Sponsors have no value and do not interrupt consecutive values.
LC-K5 = Three milestones are decided at the end of the game: more started expeditions; the expedition with the most points (without sponsors); the lower sum of hand cards, where sponsors count 0. In a tie nobody gets the milestone.
LC-K6 = Our ruling on “without sponsors”: as a rule only expeditions that hold no sponsor compete, with their normal points, the bonus included and also when they are negative; if only one player has such an expedition, that player wins the milestone. The table may agree instead to ignore sponsors; then every expedition is scored as if its sponsors were not there.
LC-K7 = A milestone you have won lies open before you and stays yours. Its points are row E of the score pad: they are part of the points of that game, and so of the total that decides who starts the next game and who wins the match.
LC-K8 = Our ruling: if no expedition of either player may compete under LC-K6, nobody gets the milestone. Where sponsors are ignored, an expedition of sponsors alone does not compete, and the bonus of 20 needs eight numbers.
LC-K9 = The three milestones for the end of the game compare the final position: after the last card is drawn, and after the first-come milestones of the last turn have been awarded.

LC-L = The long game
LC-L1 = With six colours (the long game, by agreement) red joins with 12 cards of its own; the other rules stay the same. That makes 72 cards, 56 of them in the draw pile.
LC-L2 = Our ruling: the 11 milestones stay as they are in the long game. Red has no milestone of its own, but it counts for all that do not name a colour.

LC-I = Who knows what
LC-I1 = Hidden are the other hand, the order of the draw pile, and the cards of a camp below the top one. A card taken from a camp has been seen: the log names it, and a bot may remember it.
LC-I2 = Open to both are all cards of both players’ expeditions with their values, the top cards of the camps, the milestones still to be had, and those already won.
