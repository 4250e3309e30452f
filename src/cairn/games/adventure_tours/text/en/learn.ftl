### How to play Adventure Tours: the words of four pictures, and of the pictured examples of its rules.

adventure-tours-learn-lead = Equip an expedition so well that people who pay join it. After three rounds the richest wins.
adventure-tours-learn-guided = The guided game is a whole game of three rounds against two of { $name }, with desert boards. Every step can be skipped.

## Four pictures

adventure-tours-learn-1 = First the equipment
adventure-tours-learn-1-text = Any card can be laid as equipment: it raises a level, and you draw a new one.
adventure-tours-learn-1-alt = First: a yellow { adventure-tours-name-earl-of-bucket } is laid as equipment and raises clothing from 3 to 5. Second: a card is drawn.
adventure-tours-learn-2 = Then people join
adventure-tours-learn-2-text = A card joins as a member if your level in its colour reaches its demand, the number at the top left.
adventure-tours-learn-2-alt = Technology 5, provisions 4, clothing 6. A yellow Slowhand Bill demands 6 and can join; a red one cannot.
adventure-tours-learn-3 = Members act, and pay
adventure-tours-learn-3-text = Use a new member’s action at once or never; at the end of the round it pays its coins.
adventure-tours-learn-3-alt = First: Slowhand Bill joins. Second: his action takes another player’s last equipment card into your own row.
adventure-tours-learn-4 = Do not keep cards
adventure-tours-learn-4-text = A round ends when a hand is empty or the pile runs out; then each card left in hand costs 2 coins.
adventure-tours-learn-4-alt = Members pay 3, 4, 2 and 5 coins, together 14. Two cards left in hand cost 4. That leaves 10 coins.

## Words in the pictures

adventure-tours-learn-raises = raises a level
adventure-tours-learn-draw = then draw
adventure-tours-learn-of = { $n } of { $all }
adventure-tours-learn-rival = another player’s equipment
adventure-tours-learn-you = you
adventure-tours-learn-action = His action: take a last equipment card
adventure-tours-learn-pays = He pays 5 coins in the end
adventure-tours-learn-members = Your members pay
adventure-tours-learn-left = Cards left in hand
adventure-tours-learn-earned = earned in this round
adventure-tours-learn-attack = wants your last equipment card
adventure-tours-learn-stays = stays with you
adventure-tours-learn-discarded = discarded from your members

## Examples

adventure-tours-learn-protect = Pater Miller protects
adventure-tours-learn-protect-text = Somebody’s Slowhand Bill is aimed at your last equipment card. You discard your Pater Miller from the member row: the attack has no effect, and your card stays.
adventure-tours-learn-protect-alt = An arrow from a red Slowhand Bill to your { adventure-tours-name-earl-of-bucket } is stopped by a shield; your Pater Miller is discarded for it.
adventure-tours-learn-levels = Three cards raise the levels
adventure-tours-learn-levels-text = The desert side begins with 3 everywhere. Betty McKlug brings 1 to technology, { adventure-tours-name-earl-of-bucket } 2 to clothing, Roy Nobleman 1 to everything: 5, 4 and 6.
adventure-tours-learn-levels-alt = Levels 3, 3 and 3; three equipment cards with plus 1 technology, plus 2 clothing and plus 1 of each; below them levels 5, 4 and 6.
adventure-tours-learn-demand = Who can join
adventure-tours-learn-demand-text = Slowhand Bill demands 6 in the colour of his card. Clothing is at 6, so the yellow one joins. Technology is at 5: the red one has to wait, or is laid as equipment.
adventure-tours-learn-demand-alt = Technology 5, provisions 4, clothing 6. The yellow Slowhand Bill has 6 of 6 points, the red one 5 of 6.
adventure-tours-learn-income = What a round brings
adventure-tours-learn-income-text = Equipment pays nothing, members pay what their coin shows. Two cards are still in hand, so 4 coins are lost.
adventure-tours-learn-income-alt = Coins of 3, 4, 2 and 5 make 14; two cards take 2 coins each; 10 are left.
