### The rules of Adventure Tours, one message a rule. A message without a number is the title of a section.

AT-C = Components
AT-C1 = The game has 102 adventurer cards. Each shows a name, one of three colours (red for technology, blue for provisions, yellow for clothing), a demand, an amount of money, one or more equipment values and one of eleven actions; a card table may also hold cards without an action. Ours has twelve adventurers, each of them in all three colours.
AT-C2 = There are six expedition boards. The desert side begins with 3 in every category and has no special ability; the expert side has start values of its own and one special ability.
AT-C3 = Nobody has published what is printed on all the cards. So the game tells you which values of a card or a board are published and which are our reconstruction. If you own the box, you can enter the printed values: whoever starts the program can have it read your tables instead of ours. A table that cannot be right, with a missing column, an unknown action, a negative value or a deck of other than 102 cards, is refused with a message that names the file and, where there is one, the line. How the 102 cards are divided among colours and adventurers is up to the table.
AT-C4 = There are coins of 1, 5, 10 and 20, in all 90 pieces worth 520, and they can be changed at any time. Our ruling: the bank never runs out. The 18 overview cards have become help: wherever a card or a board is shown, its action or its ability is explained.

AT-S = Setup
AT-S1 = Chance gives each player an expedition board. In the basic game its desert side is up, in the expert game its expert side.
AT-S2 = All cards are shuffled, and each player receives 6 of them, face down. The others are the draw pile: 84 cards with three players, 78 with four, 72 with five, 66 with six.
AT-S3 = By the book, the tallest player starts. Our ruling: chance decides, or the host names the start player.
AT-S4 = A game is three rounds, each of them an expedition.
AT-S5 = To begin with, the basic game is the better one, and it is the default. The expert game is chosen for the whole table: then all boards show their expert side.

AT-T = A turn
AT-T1 = Turns go clockwise. In your turn you must play exactly one card from your hand, as equipment or as a member of your expedition. Nobody can pass: any card can be laid as equipment at any time.
AT-T2 = Equipment: lay the card at the right end of your equipment row. Its values raise your levels in the categories that they show. It earns no money, and its action is not used (with one exception, AT-A3). Then you must draw a card.
AT-T3 = Member: the card may join only if your level in the category of its colour is at least its demand. Your level is the start value of your board and all values of that colour in your equipment row. The card goes to the right end of your member row. You draw no card for it.
AT-T4 = Directly after laying a member you may use its action, or leave it; there is no later. Only Pater Miller waits for his moment.
AT-T5 = A demand matters only when the member is laid. If you lose equipment afterwards, your members stay all the same.
AT-T6 = Where an action lets you choose a player, you may choose yourself. The Italian guide speaks of rivals, but the general rule is the same in all languages and outweighs it.
AT-T7 = The cards in both rows show their values, and everybody can see the three levels and the income so far of every player at any time.

AT-X = The eleven actions
AT-X1 = Give one card: choose a player, who draws 1 card from the pile.
AT-X2 = Give two cards: first say who gets them. Either one player draws 2 cards, or two players draw 1 each. Our ruling: if a single card is left, the player named first gets it, or the second if the first is protected.
AT-X3 = Extra equipment: lay one more card from your hand as equipment, then draw 1 card for it.
AT-X4 = Discard equipment: choose a player, whose last (rightmost) equipment card goes to the discard pile. That player’s members stay.
AT-X5 = Take equipment: choose a player, whose last equipment card becomes the last one in your own row. You draw no card for it.
AT-X6 = Another turn: when this turn is over, you have a complete extra turn.
AT-X7 = Member of the same colour: lay one more member of this colour, if you meet its demand. You may use its action too, and so one may lead to the next.
AT-X8 = Discard a member: choose a player, whose last (rightmost) member goes to the discard pile. The English and the Italian guide are misprinted here.
AT-X9 = Take a member: choose a player, whose last member becomes the last one in your own row. You need not meet its demand, and you cannot use its action. The English guide is misprinted here.
AT-X10 = Equipment becomes members: all equipment cards that you have in the colour of the card just laid move to the right end of your member row, in the order in which they lie. You need not meet their demands, and you cannot use their actions.
AT-X11 = Protection: a Pater Miller in your member row waits until you are attacked (AT-P1). Then you may discard him, wherever in the row he lies: the attack has no effect and cannot be turned on somebody else. Each of these cards protects once, and none of them protects from your hand.
AT-X12 = Our ruling: whoever has no equipment (AT-X4, AT-X5) or no member (AT-X8, AT-X9) cannot be chosen. If nobody can be chosen, the action lapses. So does AT-X3 without a card in hand, AT-X7 without a fitting one and AT-X10 without equipment of the colour. AT-X5 and AT-X9 would do nothing to yourself, so you cannot choose yourself there.
AT-X13 = Our ruling: a card whose equipment raises all three categories has one colour all the same, that of the card. This is the colour that counts for its demand, AT-X7 and AT-X10.

AT-P = Protection
AT-P1 = Attacks are AT-X1, AT-X2, AT-X4, AT-X5, AT-X8, AT-X9 and the gift of AT-A2, if they are aimed at another player. What you do to yourself is no attack.
AT-P2 = Our ruling: if AT-X2 goes to two players, protection cancels only the card of the one who uses it. If both cards go to one player, it cancels both.
AT-P3 = Our ruling: Pater Miller protects you even when he himself is the card that you would lose. One card stops one attack; the next attack needs another card.
AT-P4 = Our ruling: a Pater Miller who was taken (AT-X9) or has come from the equipment (AT-X10) does not protect, for his action cannot be used. The table may agree that he does.
AT-P5 = Our ruling: whoever is attacked decides once the target is named (with AT-X2 once both cards are assigned), and before any card moves. If two are attacked, they decide clockwise from the attacker. Until then the pile and the hands stay hidden.

AT-A = Special abilities (expert game)
AT-A1 = One more equipment card after the turn: when your regular turn is done, you may lay one more card as equipment, and draw 1 card for it.
AT-A2 = Draw or not, and give a card: after laying equipment from your hand you may draw a card or leave it. Whatever you choose, you may also give 1 card from the pile to any player, even yourself. Our ruling: first your own draw, then the gift.
AT-A3 = Use the action of laid equipment: after laying equipment from your hand you may use its action as if the card were a member, if you meet its demand; the card’s own value counts already. Then you draw as usual. A Pater Miller laid like this protects you from his place in the equipment row, and is discarded for it. Our ruling: with AT-X10 the card just laid moves too.
AT-A4 = Second member: after laying a member you may lay another of any colour, if you meet its demand, and use its action.
AT-A5 = Action twice: after laying a member you may use its action twice. These are two separate uses: you may choose two different players, and one Pater Miller stops only one of them. With Pater Miller himself it does not work. AT-X6 brings two extra turns, AT-X7 up to two further members.
AT-A6 = Second turn: you have one more complete turn. First you finish the one before it, its draw included.
AT-A7 = Our ruling: a turn from AT-X6 is complete, and your ability is there again; in the turn from AT-A6 it is not. The order in a turn: the action of the card, then AT-A4 or the second use of AT-A5, and AT-A1 last. Extra turns wait until the turn is over. If AT-X7 leads from member to member, the ability is offered after the action of each, beginning with the one laid last, until you use it.
AT-A8 = Our ruling: for AT-A2 and AT-A3 equipment counts if you lay it from your hand in this turn, as its card or by AT-X3. A card taken by AT-X5 does not count.
AT-A9 = Only the expert side has an ability. You need not use it. It serves once in each of your turns, and you never start it in the turn of another player; but a Pater Miller whom AT-A3 has made ready still protects you there.
AT-A10 = Our ruling: for AT-A4 and AT-A5 a member counts if you lay it from your hand in this turn, as its card or by AT-X7. One that was taken or has come from the equipment does not count. The ability serves for one of them.
AT-A11 = Our ruling: a Pater Miller laid as equipment is made ready without a question if you meet his demand, and with that AT-A3 is used for this turn. If he is taken by AT-X5, he no longer protects; if AT-X10 moves him, he protects only where the table has agreed so (AT-P4).

AT-R = End of a round
AT-R1 = If you have no card in hand at the end of your turn, the round is over at once, and nobody else plays. Our ruling: also when you still have an extra turn to come.
AT-R2 = Laying equipment cannot end the round like this, because you draw afterwards; only with AT-A2 it can.
AT-R3 = The round is also over at once when the draw pile runs out; the discard pile is never shuffled into a new one. If there are fewer cards than should be drawn, only those are drawn. Our ruling: the pile has run out when its last card is drawn, even if that was just enough. This draw is finished, whatever was still to come lapses, and the player whose turn it is counts as the one who ended the round.

AT-E = Scoring and end of the game
AT-E1 = Each of your members brings you its money. Equipment brings none.
AT-E2 = Then each card left in your hand costs you 2 coins (example: AT-W3).
AT-E3 = Your money never falls below 0. The limit is for all that you own, not for the round, so cards left in hand can eat up what you earned before.
AT-E4 = For the next round all cards are shuffled, and each player receives 6. It is started by the left neighbour of whoever ended the last one.
AT-E5 = After three rounds the richest player wins; in a tie the win is shared.
AT-E6 = Without a variant you keep your board for the whole game. Each round begins with empty rows, an empty discard pile and the start values of the board; only your money stays.

AT-V = Variants
AT-V1 = If the table agrees to deal new boards, all six are shuffled and dealt again before each round.
AT-V2 = If the table agrees to choose new boards, those who play choose among the boards in use before each further round: first whoever earned least in the last one, then the next, and so on; those who are equal, clockwise. Our ruling: what counts is the income minus 2 coins for each card left in hand, even where that is below 0, and clockwise begins with the next start player.

AT-I = Who knows what
AT-I1 = Everybody may look through the discard pile and see how many cards each hand has. Hidden are the cards in the hands and the order of the draw pile. A hand may have any number of cards.
AT-I2 = By the book, money lies face down. Our ruling: every income is public, so all money is shown, unless the table has agreed to hide it.

AT-W = Examples
AT-W1 = Your levels are 3, 3 and 3. You lay three equipment cards: one raises technology by 1, one clothing by 2, and one everything by 1. Now you have technology 5, provisions 4 and clothing 6.
AT-W2 = With these levels a yellow Slowhand Bill can join, for his demand is 6. A red one or a blue one cannot.
AT-W3 = Your members bring 3, 4, 2 and 5 coins, together 14. Two cards are left in your hand and cost you 4. You earn 10 coins.
