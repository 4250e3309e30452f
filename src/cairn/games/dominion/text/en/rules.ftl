### The rules of Dominion: Adventures with the base game, one message a rule. A message without a number is the title of a section.

DB-S = Setup
DB-S1 = Two to six people play. Each begins with a deck of 7 Coppers and 3 Estates, shuffles it and draws 5 cards.
DB-S2 = In the Supply lie: Copper, 60 minus 7 for each player; 40 Silvers; 30 Golds. Five or six players use two sets of Treasures, so there are 120 Coppers minus 7 for each player, 80 Silvers and 60 Golds. Estate and Duchy: 8 each with 2 players, otherwise 12 each, not counting the Estates that players begin with. Province: 8 with 2 players, 12 with 3 or 4, 15 with 5, 18 with 6. Curse: 10 for each player but one. Then ten kingdom piles of 10 cards each, but of Victory cards 8 with 2 players and otherwise 12. Where the table has agreed on Platinum and Colony, there are also 12 Platinums and, as of the Victory cards, 8 or 12 Colonies.
DB-S3 = The kingdom is a set called by its name, a list of ten cards, or drawn by chance from the seed; 0 to 2 Events join it (DA-V2). A name that does not exist or stands there twice is refused with a clear message.
DB-S4 = Chance picks the start player, from the seed, or the host names one. When several games are played in a row, whoever sits to the left of the last winner starts the next one; after a shared win chance picks again.
DB-S5 = A list of your own may hold any kingdom card of our table, from whichever edition. Basic cards, upgrades and Events are refused in it.

DB-T = A turn
DB-T1 = A turn has an Action phase with 1 Action, a Buy phase with 1 Buy, and Clean-up: you discard your hand and what you have in play, and draw 5 cards. The discard pile is shuffled into a new deck only once you need a card and have no deck left.
DB-T2 = Actions, Buys and coins are added together over the turn. What you have not used by its end is lost.
DB-T3 = Follow a card from top to bottom and do everything of it that can be done. “Up to” allows none as well. A choice is made by the player whom the card names.
DB-T4 = The turn passes on clockwise. The phases follow each other and none comes back, so no Action is played in the Buy phase. Nobody is obliged to play an Action, to play a Treasure or to buy something.
DB-T5 = If you are to draw, look at or reveal more cards than your deck has, you take those that are there, then shuffle your discard pile into a new deck and take the others from it. If that is not enough either, you make do with fewer.
DB-T6 = A trashed card goes to the trash, which lies open to all. It comes back only if a card says that it does.
DB-T7 = Our ruling: an effect that is to move a card looks for it in the place where the effect left it. If the card has been moved or covered in the meantime, the effect does not move it, but the rest of the instruction is still done. This concerns Throne Room with Raze or Feast, and Royal Carriage.

DB-B = Buying and gaining
DB-B1 = In the Buy phase you first play Treasures and then buy. After your first purchase of the turn, card or Event, you may not play any more Treasures.
DB-B2 = To buy a card you need a Buy and as many coins as it costs. A card you gain goes to your discard pile unless something else is said. No cost drops below 0.
DB-B3 = Unless a card says otherwise, you buy and gain only from Supply piles that still have cards; a gain from an empty pile does not take place. What lies outside the Supply, the upgrades, is out of reach of Transmogrify, Duplicate, Messenger and Disciple, of Alms, Pilgrimage, Ball and Seaway, and of anything of the kind.
DB-B4 = Our ruling: what buying a card sets off (Port, Messenger, Swamp Hag, Haunted Woods, the Trashing token) is done before you gain the bought card, and therefore before Duplicate and Travelling Fair notice it. In the printing of 2022 the texts of the cards decide.

DB-A = Attacks and cards played twice
DB-A1 = Whoever plays an Attack announces it, and before it does anything the others may react (Moat, Caravan Guard). Nobody has to. You may show the same reaction card at each new Attack. To one Attack you may react several times, one reaction after another, even with a card that you have only just drawn.
DB-A2 = Attacks and whatever else concerns several players are carried out for one player after another: clockwise, beginning with the player whose turn it is.
DB-A3 = With Throne Room and similar cards, the second play is a full play of its own. The card that doubled a Duration stays in play for as long as that Duration does.
DB-A4 = Our ruling: if one Throne Room plays another and that one plays a Duration, only the inner Throne Room, which did the doubling, stays with the Duration.
DB-A5 = Our ruling: if what a card does when it is bought empties its own pile, you do not gain the card you bought. The coins and the Buy are spent all the same.

DB-E = End and scoring
DB-E1 = The game is over at the end of a turn if the pile of Provinces (or of Colonies) is empty then, or any three Supply piles are; with 5 or 6 players it takes four piles.
DB-E2 = Every card you own counts: in your deck, in hand, in the discard pile, in play, on mats and set aside. Most points win. In a tie, whoever has taken fewer turns wins, extra turns left out; if that is equal too, the win is shared.
DB-E3 = Whether the game ends is checked after every turn, also after an extra turn. Once it ends, an extra turn that was still due is not played.

DB-I = Who knows what
DB-I1 = Hidden are the hands, the order of the decks, and cards set aside face down. Everybody sees how many cards are in each hand, deck and discard pile, the top card of each discard pile, the Supply, the trash, the play areas, tokens and mats. What a seat has once seen, such as cards revealed or put onto a deck, it keeps in mind, as the log shows it. Our ruling: every gain happens in the open, so the points that everybody could count are shown, unless the table has agreed to hide them.

DA-D = Duration cards
DA-D1 = A Duration leaves play only in the Clean-up of the turn that brings the last thing it does; Hireling and Champion stay for the rest of the game. A card that doubled a Duration stays along with it. If nothing was set aside with Gear, it is discarded in the same turn.
DA-D2 = If several things happen to you at the same moment, such as Durations and Reserve cards at the start of your turn, you choose their order. If they happen to several players, DB-A2 applies.
DA-D3 = While a Duration stays, it lies in a row of its own, away from what was played this turn, and a card that doubled it lies beside it. When its last turn has come, it moves over to the other cards in play.
DA-D4 = Our ruling: what a Duration has set up by being played still happens when the card itself is no longer in play (Bonfire). The cards under Gear come back, and Hireling and Champion keep working; but whatever doubled the Duration has no more reason to stay.

DA-C = Several types, and Treasures with instructions
DA-C1 = A card with more than one type counts as each of them in every respect: Coin of the Realm, Caravan Guard, Relic, Distant Lands.
DA-C2 = Treasures with instructions are kingdom cards. You play Treasures one at a time, in the order you like, and follow the instructions of each one when you play it.

DA-R = Reserve cards
DA-R1 = Everybody has a Tavern mat if Miser or a Reserve card is in the game; Peasant is enough, because its Teacher is a Reserve card. When you play a Reserve card, you do what stands above its line and put it on your mat. At the time that the card names you may call it: it moves into play, you do what stands below the line, and it is discarded in the Clean-up of that turn. Calling uses up no Action.
DA-R2 = Nobody can call Distant Lands, and Wine Merchant leaves the mat for the discard pile. Whatever lies on your mat at the end counts among your cards.
DA-R3 = Calling a card is not playing it. The part above the line does not happen a second time (a called Coin of the Realm gives no coin), and neither +1 tokens nor Champion add anything.
DA-R4 = Our ruling: if a Reserve card is played twice (Throne Room, Disciple), its upper part happens twice, and it lies on the mat once.
DA-R5 = Our ruling: the time “after an Action” comes after every single play; with Throne Room, that is after the first play and again after the second. You may call Ratcatcher or Transmogrify without a card in hand, and Teacher when no pile is allowed; then nothing further happens.
DA-R6 = Our ruling: an Action that Royal Carriage repeats is played, so tokens and Champion apply to it.

DA-T = Travellers
DA-T1 = Page and Peasant are bought like other cards. Each has four upgrades with 5 cards apiece, which lie outside the Supply; only an exchange brings them, and when one of their piles is empty, it does not count towards the end of the game.
DA-T2 = Exchange: when, in Clean-up, a Traveller of yours would be discarded from play, you may put it back on its pile and the next card of its line into your discard pile, provided that there is one left. This is neither trashing nor gaining, and it costs nothing. You choose the order, so one exchange can put back the very card that another needs. Champion and Teacher are not exchanged.
DA-T3 = An exchange is one step along the line, to the card that costs exactly 1 coin more. It works only from play: not for a Traveller discarded from your hand, nor for one that has to stay there along with a Duration.
DA-T4 = A Page or Peasant that was put back belongs to the Supply once more. Anybody can buy it, and a pile that had run out is not empty any longer.

DA-V = Events
DA-V1 = There are 20 Events, which are not part of the Supply. In your Buy phase you may buy an Event for its price and a Buy; it is carried out at once and stays where it is. You may buy any number of them, the same one again too, unless the Event itself says once a turn or once a game. An Event does not count as a card bought, so Swamp Hag and Haunted Woods do not see it, but no Treasure may be played after it. What lowers the cost of cards does not make Events cheaper.
DA-V2 = Having at most two Events in a game is advice, not a rule: chance draws no more than two, in a list of your own there may be more. An Event never is one of the ten kingdom piles.
DA-V3 = Quest: you may discard fewer cards than it asks for only if you do not have enough of them, and then you gain no Gold.

DA-K = Tokens
DA-K1 = Each player has ten tokens, one of each kind: +1 Card, +1 Action, +1 Buy, +1 coin, −2 cost, Trashing, Estate, Journey, −1 Card and −1 coin. If a token is put somewhere else, it is gone from where it was.
DA-K2 = +1 tokens: when you play a card from a pile on which such a token of yours lies, you get the bonus first, before anything that the card says. The pile may even be empty by then. Several tokens can share a pile, whether of one player or of more; you profit only from your own.
DA-K3 = −2 cost token: for you, cards from its pile cost 2 coins less in every respect, but never less than 0; in the English printing and in that of 2022 only on your own turns. Our ruling: where a cost is compared, take what the card costs the player who is following the instruction (with Warrior and Giant, the attacker).
DA-K4 = Trashing token: when you buy a card from its pile, you may trash a card from your hand. In the printing of 2022 the text of Plan decides.
DA-K5 = Journey token: it begins face up, and each Ranger, Giant or Pilgrimage turns it over.
DA-K6 = −1 coin token: it lies before you. The next time you get 1 coin or more, you get 1 less and put the token back. Having to take it while it lies there already does nothing.
DA-K7 = −1 Card token: it lies on your deck. The next time you draw, you draw one card fewer and put the token back. If you draw until you have a certain number of cards, the token goes first, and you draw up to the full number. Looking at and revealing cards leave it alone: it goes back on top. Having to put it there while it lies there already does nothing.
DA-K8 = Estate token: it belongs to Inheritance, see there. Your Estates take over what the marked card does and its types, but keep their own name, cost and pile; a token on the marked card’s pile does nothing for them. All this holds in other players’ turns too. In the printing of 2022 the text of Inheritance decides.
DA-K9 = Only its owner can move a token away from a pile. It stays there even if the cards become dearer or cheaper (Seaway with Bridge Troll) or are all gone. You move it to another pile by buying its Event once more; for a +1 token calling Teacher does it as well. Our ruling: you may also name the same pile again, or an Action Supply pile that is empty. A pile outside the Supply is never allowed.
DA-K10 = Inheritance: the card that you set aside is not gained, yet at the end it is one of your cards. The limit on its cost matters only when you choose it. Each player may buy this Event once. The Estate is played in the phase and in the way of the copied card and does all that it says. Our ruling: an Estate is yours from the moment you buy or gain it (with Port copied, an Estate you buy brings you a Port too). As long as an Estate is in the Supply or another player’s, it is an ordinary one. In the printing of 2022 the text of Inheritance decides.
DA-K11 = Our ruling: with Page or Peasant copied, you may exchange an Estate in play just as you would that Traveller, for the first card after it; the Estate goes back to the pile of Estates. In the printing of 2022 the text of Inheritance decides.
DA-K12 = Our ruling: drawing no cards at all does not use up the −1 Card token.
DA-K13 = Our ruling for the printing of 2022: Inheritance changes only Estates that you own, and for Action piles the pile of Estates does not count. Champion gives its Action for the Estate and again for the card played by it. If that card is a Duration, the Estate stays with it. The times for calling come after each of the two.

DA-N = Terms
DA-N1 = “Action Supply pile”: any Supply pile whose cards have the type Action. “Non-Victory”: Victory is not among the types. “Choose one”: you take exactly one and do what you can of it; it may even be one of which nothing can be done. Each time the card is played you choose afresh. Cards set aside are not in play, but they count at the end. Not “in play” are reaction cards that were revealed, cards on mats and cards set aside.
DA-N2 = “Look at”: the cards are seen by you alone, and without another instruction they go back to their old place. “Reveal”: everybody sees them.

DA-P = Particular cards
DA-P1 = The pile of Port always has 12 cards; that of Distant Lands has 8 with 2 players, otherwise 12.
DA-P2 = Champion: once it has been played, no Attack that follows reaches its owner, wanted or not. A lasting Attack from before keeps its effect.
DA-P3 = Royal Carriage can repeat an Action only if it is still in play: not one that was trashed, and not a Reserve card that is on the mat already.
DA-P4 = Messenger: the bonus comes only if Messenger is the first thing you buy in the turn, Events counted too. In the printing of 2022 the text of Messenger decides.
DA-P5 = Mission works only if the turn before was not your own. The extra turn allows no buying of cards, but it allows Events, exchanges and gains of any other kind. If you buy Mission there, nothing comes of it. Our ruling: in the first turn of the game, the turn before counts as not your own.
DA-P6 = The harm of Haunted Woods and Swamp Hag is over when their owner’s next turn begins, and a turn from Mission is one.
DA-P7 = Treasure Hunter counts every card that your right neighbour gained in their last turn, bought or not, each once; what was exchanged is left out. If they had an extra turn, that was their last one; before their first turn the number is 0.
DA-P8 = Hero: you may gain the Treasure but need not; in the English printing and in that of 2022 you must.
DA-P9 = The time to react is the playing of the Attack, never later. So it is too late once Haunted Woods or Swamp Hag does its harm; to Giant you may react even if the Journey token then shows its back and the others are spared; and Relic is an Attack like any other, although it is a Treasure. The card of Caravan Guard is drawn before the token of Relic is laid.
DA-P10 = Warrior and Giant judge a card only by the coins of its cost. A star or a plus beside them changes nothing.
DA-P11 = Our ruling: several Champions in play add up, with +1 Action from each for every Action you play. A Champion that is just being played does not count for itself.
DA-P12 = Raid is not an Attack, whatever it does to others: neither a reaction nor Champion helps against it, nor against what Messenger and Lost City bring to the other players.
DA-P13 = Our ruling: if Raze has trashed itself and is played again, it may choose itself again; that trashes nothing, and you look at no cards.
DA-P14 = Our ruling: a player whom Champion protects may react nevertheless (Caravan Guard).

DA-W = Recommended sets
DA-W1 = Gentle introduction. Event: Scouting Party. Cards: Amulet, Duplicate, Distant Lands, Hireling, Port, Ratcatcher, Giant, Treasure Trove, Dungeon, Ranger.
DA-W2 = Expert introduction. Events: Mission, Plan. Cards: Magpie, Haunted Woods, Caravan Guard, Peasant, Coin of the Realm, Swamp Hag, Transmogrify, Lost City, Wine Merchant, Raze.
DA-W3 = Level up. Event: Training. Cards: Gear, Miser, Guide, Dungeon, Lost City; from the base game Market, Militia, Spy, Throne Room, Workshop.
DA-W4 = Son of size distortion. Events: Bonfire, Raid. Cards: Amulet, Duplicate, Messenger, Treasure Trove, Giant; from the base game Bureaucrat, Thief, Gardens, Moneylender, Witch.
DB-W2 = The base game has five sets, of the first edition. First game: Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop. Big Money: Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room. Interaction: Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village. Size distortion: Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop. Village square: Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter.

DA-X = Worked examples
DA-X1 = Reserve cards: Coin of the Realm, Transmogrify and Duplicate lie on your mat. At the start of your turn you call Transmogrify, trash a Port and gain a Treasure Trove to your hand. You play Miser and put a Copper on the mat, call Coin of the Realm for +2 Actions, and play another Miser with another Copper; the second of the added Actions is lost. In the Buy phase you play Treasure Trove, gain a Gold and a Copper, and call Duplicate for one more Gold.
DA-X2 = Inheritance with Duplicate: you play Lost City and then two Estates, which go onto your mat. You buy a Gold, call one Estate and then the other, each for another Gold, and so have three.
DA-X3 = Inheritance with Caravan Guard: an Estate that you play in your own turn gives +1 Card and +1 Action, and 1 coin in your next turn. When another player plays Giant, you may react with an Estate. If Giant then reveals an Estate of yours, it still costs 2: it is discarded, and you gain a Curse.
DB-X1 = Facts on which other simulators agree check the whole, in at least 10,000 games each. A bot that wants only money buys a Province with 8 coins or more, Gold with 6, Silver with 3, otherwise nothing; a Smithy bot does the same and at 4 or 5 coins takes a Smithy if it has not got one yet; a Witch bot does the same with two Witches at 5 coins. Alone at the table, the money bot has its fourth Province in turn 16.8 ± 0.1 and the Smithy bot in turn 14.9 ± 0.1. With two seats, the Smithy bot beats the money bot in about 70% of the games and the Witch bot beats it in about 94%; because the bots of other engines differ in detail, 5 points more or less are allowed.
