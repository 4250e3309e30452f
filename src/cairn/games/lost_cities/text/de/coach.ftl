### The guided first game of Lost Cities: seven marks at a real table, each a title and a text.

# At the hand, before the first card.
lost-cities-coach-1 = Acht Karten, fünf Farben
lost-cities-coach-1-text = Jede Farbe ist eine Expedition. Such eine Farbe, von der du mehrere Karten hast, auch niedrige, und wähle ihre niedrigste.
# At the two places of the card that was chosen.
lost-cities-coach-2 = Jede Karte hat zwei Plätze
lost-cities-coach-2-text = Deine Expedition ihrer Farbe oder das Lager. Der Platz sagt dir vorher, was du dann hättest.
# At the slot of an expedition that is not yet started. $points is what it would be worth, $cards what one holds of it.
lost-cities-coach-3 = { NUMBER($points) } ist nur der Anfang
lost-cities-coach-3-text = Jede Expedition kostet 20. Du hast { $cards }: Zähl zusammen, und fang an, wenn es über 20 gehen kann. Beginne mit der niedrigsten.
# At the draw pile, when a card is to be drawn.
lost-cities-coach-4 = Jetzt ziehst du
lost-cities-coach-4-text = Vom Nachzugstapel oder die oberste Karte eines Lagers. Nur was du eben ins Lager gelegt hast, bleibt in diesem Zug dort.
# At a camp with a card. $name is the other player.
lost-cities-coach-5 = Lager sind für beide offen
lost-cities-coach-5-text = { $name } kann nehmen, was du dorthin legst. Sieh vorher nach, welche Farben { $name } begonnen hat.
# At a sponsor in hand.
lost-cities-coach-6 = Ein Sponsor verdoppelt, so oder so
lost-cities-coach-6-text = Er kommt vor der ersten Zahl und verdoppelt, was die Expedition bringt, auch den Verlust. Also nur, wo die Farbe sicher ist.
# At the draw pile, when few cards are left in it.
lost-cities-coach-7 = Der Stapel ist die Uhr
lost-cities-coach-7-text = Mit seiner letzten Karte endet das Spiel sofort. Spiel jetzt aus, was noch Punkte bringt, und beginne nichts, was keine 20 mehr erreicht.
