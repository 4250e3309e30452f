### The guided first game of Adventure Tours: six marks at a real table, each a title and a text.

# At the hand, before the first card.
adventure-tours-coach-1 = Sechs Karten, zwei Verwendungen
adventure-tours-coach-1-text = Jede Karte ist jemand, der mitkommen kann, oder Ausrüstung. Du spielst eine je Zug; wähle eine, und du siehst beides.
# At the two places of the card that was chosen.
adventure-tours-coach-2 = Mitnehmen oder anlegen
adventure-tours-coach-2-text = Als Teilnehmer zahlt die Karte und handelt einmal. Als Ausrüstung hebt sie deinen Wert, und du ziehst eine Karte. Beide Plätze sagen, was du bekommst.
# At a card that cannot join. $n is one’s level, $total the demand.
adventure-tours-coach-3 = Du hast { $n }, verlangt wird { $total }
adventure-tours-coach-3-text = Der Balken unter einer Karte zeigt, wie weit dein Wert vom Anspruch entfernt ist. Lege Ausrüstung derselben Farbe an, um ihn zu heben.
# At a card that can join. $coins is what it pays.
adventure-tours-coach-4 = Teilnehmer bringen die Münzen
adventure-tours-coach-4-text = Am Ende der Runde zahlt diese Karte { $coins }. Ausrüstung zahlt nichts, und jede Karte in deiner Hand kostet 2.
# At the players that can be chosen.
adventure-tours-coach-5 = Erst schauen, dann wählen
adventure-tours-coach-5-text = Bei allen steht, was sie verlieren würden. Getroffen wird nur die letzte Karte einer Reihe, und ein Schild kann es verhindern.
# At the hand of $name, who has few cards.
adventure-tours-coach-6 = { $name } hat wenige Karten
adventure-tours-coach-6-text = Wer die letzte Karte spielt, beendet sofort die Runde. Werde deine Karten rechtzeitig los, am besten als Teilnehmer.
