### The rules of Africana, one message a rule. A message without a number is the title of a section.

AF-C = Components
AF-C1 = The map has 22 locations joined by routes: 11 brown ones in the northern half and 11 white ones in the southern half. Each shows one or two travel symbols. There are five colours of them: magenta, turquoise, grey, orange and violet.
AF-C2 = There are 34 expedition cards, with A, B or C on the back. Each has a starting location, a target, and what it brings: silver and points.
AF-C3 = There are 30 adventure cards. The northern book holds the 15 with a white border, whose targets lie in the South; the southern book holds the 15 with a brown border, whose targets lie in the North. Each book has 10 artifacts, two of each of five kinds, and 5 assistants, one of each colour.
AF-C4 = Then there are 60 travel cards (12 of each colour), 10 assistant cards (2 of each colour), 4 jokers, 25 silver and 15 gold coins, 4 companies, and 4 markers for each player. A gold coin is 5 silver; coins may be exchanged at any time, and the bank never runs out. Each of the five expedition spaces has a joining bonus: coins or a travel card.
AF-C5 = Most of the printed map and cards is not public. Our tables note what is published and what is reconstructed, and the game shows you that. Whoever starts the program can put other tables with the same columns in their place. Tables that do not work, with an unknown location, a map in pieces, a target in the wrong half or wrong numbers of cards, are refused with a message that names the file and, where there is one, the row.

AF-S = Setup
AF-S1 = The cards of each book are shuffled and laid on one half of that book.
AF-S2 = The expedition cards A, B and C are shuffled apart. Some of C leave the game unseen: 4 cards with four players, 7 with three, 10 with two. Then A is put on B and both on C: this is the expedition pile. Its first five cards are laid open on the spaces, from left to right.
AF-S3 = The start player gets company 1, and the others clockwise the next ones: 1 Italy (white, Napoli, 2 silver), 2 France (blue, Cape Town, 2 silver), 3 Germany (yellow, Lagos, 3 silver), 4 England (red, Jidda, 4 silver). Our ruling: chance decides who starts, or the host names the start player.
AF-S4 = Your explorer pawn begins at the starting location of your company. You have 4 markers, a joker, and a travel card drawn by chance. Hands are secret.
AF-S5 = The assistant cards lie open beside the board. The travel cards are a pile, face down, with an open discard pile next to it. Companies that nobody plays stay out of the game with their pawns and markers.

AF-A = A turn
AF-T4 = The start player begins, and turns go clockwise. A turn is exactly one of three actions, and you must choose one: draw travel cards (AF-A1), buy adventure cards (AF-B1) or move the explorer (AF-M1). Then come the checks of AF-T1 to AF-T3, and then the next player. Our ruling: buying may end with no page turned and nothing bought, and moving with no step made and nothing joined or ended; so a turn may change nothing at all. Where the book of your half is empty, buying is not on offer. You may also agree on a limit of turns, counted for all players together, after which the game ends and is scored: at the table there is none unless you set it, in simulations and at tables with only bots left it is 400.
AF-A1 = If you draw, you take two travel cards from the pile. A pile that has run out is made again from the shuffled discards. Our ruling: that is done when a card is needed and the pile is empty, not before.

AF-B = Buying adventure cards
AF-B1 = You buy only from the book of the half in which your explorer pawn stands. Every location belongs to one half, so there is no doubt which book that is.
AF-B2 = A book is two stacks, and both top cards are visible. To turn a page is to move the top card of one stack onto the other, in either direction; the cards look the same on both sides. An empty stack has no page to turn.
AF-B3 = The first page that you turn in this action is free. Each further one costs 1 silver.
AF-B4 = A card costs 5 silver. You take one of the two visible cards and lay it open before you; what was beneath it is visible now, without a page having been turned.
AF-B5 = You may turn and buy in any order and as often as you can pay for it, and also buy nothing. The book stays as you leave it, and no card ever goes back into it.
AF-B6 = You announce whether you turn or buy before the card is lifted. So these are two different commands, and neither can be taken back once the next card has been seen.

AF-M = Moving the explorer
AF-M1 = A step leads along a route to a neighbouring location. For it you play a card with a symbol of the location that you enter; if that has two, either will do. You may make as many steps as you like, also none, and go back and forth. Several pawns may stand at one location.
AF-M2 = A joker stands for any colour, an assistant for its own. Cards that you have played stay on the table until the movement ends. Then travel cards go to the discard pile, while jokers and assistants return to your hand; so each of those serves once a movement.
AF-M3 = For 5 silver a travel card or an assistant counts as any colour for one step. In one turn you may do that with several cards, as long as you can pay. Our ruling: it is not offered for a card that fits anyway.
AF-M4 = Joining: at the starting location of an open expedition, even where your movement begins, you may put a marker on its card. You get the bonus of its space at once and can use it in the same movement. You may join all expeditions that start there, but each only once. More than your 4 markers you do not have, and a marker stays where you have put it.
AF-M5 = Ending an expedition: at the target of an expedition that you have joined you may take its silver at once, and its card goes under your company card. Whoever else had joined gets nothing, and all markers on it go back to their owners. Our ruling: you may join and end the same expedition in one movement.
AF-M6 = Ending an adventure: only the one who owns it can do so, at its target. An artifact brings its silver at once. For an assistant you take the assistant card of that colour into your hand and may use it at once. Either way the adventure goes under your company card.
AF-M7 = At each location you may join and end as much as you can, in the order you like. None of it is compulsory. Our ruling: you may also make no step and join and end things where your pawn stands.
AF-M8 = Our ruling: if the bonus is a travel card and the pile is empty, the discards are shuffled, but not the cards that still lie on the table. If there are no discards, there is no card.
AF-M9 = Jokers and assistants that you have played come back to your hand by themselves, so none can be forgotten on the discard pile. Only the limit of AF-T1 can make you lose one.

AF-T = The end of a turn
AF-T1 = If you have more than 5 cards in hand, jokers and assistants included, you discard cards of your choice until 5 are left. Travel cards go to the discard pile; jokers and assistants leave the game.
AF-T2 = If more than 3 unfinished adventures lie before you, you choose the ones too many, and they leave the game. Both limits count only now, not during the turn.
AF-T3 = Empty expedition spaces are filled from the pile, from left to right. The other expeditions do not move up: each keeps its space and the bonus of that space.

AF-E = End of the game and scoring
AF-E1 = If the pile cannot fill all empty spaces, the cards that are left are laid out, and the end is triggered: the round is finished, and the last turn is that of the player to the right of the start player. Our ruling: a pile that has just run out, with all five spaces filled, is not the end yet; and if the end is triggered in the last turn of a round, the game is over at once.
AF-E2 = Expeditions and artifact adventures that you have ended count the points printed on them.
AF-E3 = Artifacts that you have found count as collections too: 2 identical ones 6 points, 3 identical ones 12, 2 different ones 2, 4 different ones 10. Each artifact belongs to one collection only, and the best division counts. The best single collection is not always part of it: of four kinds 3, 1, 1 and 1 artifacts give 16 points, 2, 1, 1 and 1 give 10, 2, 2, 1 and 1 give 14, 4, 2, 1 and 1 give 22; of five kinds 3, 1, 1, 1 and 1 give 22; and all twenty give 70.
AF-E4 = Assistant adventures that you have ended cost points: two cost 5, three or more cost 10. A total may be negative.
AF-E5 = There is 1 point for each full 10 silver, 1 for each full 2 travel cards in hand, where jokers and assistants do not count, and 1 for each unfinished artifact adventure. Unfinished assistant adventures count nothing.
AF-E6 = Most points win. In a tie, more silver wins, a gold coin being 5; if that is equal too, the win is shared.
AF-E7 = Our ruling: the limits of AF-T1 and AF-T2 also hold in everybody’s last turn, before the scoring. Three different artifacts are worth 2 points, five different ones 10, four identical ones 12: that is the best division into the collections of AF-E3.

AF-I = Who knows what
AF-I1 = Hands are secret, and only you may look at the cards under your company card; the table may agree that all see them. Silver and unfinished adventures are open. All see both top cards of both books; what lies beneath is hidden, but whoever has seen it may remember it. Also open are the sizes of the expedition pile and of the hands, and the discard pile of the travel cards.
