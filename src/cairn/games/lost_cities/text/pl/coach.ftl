### The guided first game of Lost Cities: seven marks at a real table, each a title and a text.

# At the hand, before the first card.
lost-cities-coach-1 = Osiem kart, pięć kolorów
lost-cities-coach-1-text = Każdy kolor to ekspedycja. Poszukaj koloru, którego masz kilka kart, także niskich, i wybierz najniższą.
# At the two places of the card that was chosen.
lost-cities-coach-2 = Każda karta ma dwa miejsca
lost-cities-coach-2-text = Twoja ekspedycja w jej kolorze albo obóz. Miejsce mówi z góry, ile wtedy będziesz mieć.
# At the slot of an expedition that is not yet started. $points is what it would be worth, $cards what one holds of it.
lost-cities-coach-3 = { NUMBER($points) } to dopiero początek
lost-cities-coach-3-text = Każda ekspedycja kosztuje 20. Masz { $cards }: zsumuj je i zacznij, jeśli można przekroczyć 20. Zacznij od najniższej.
# At the draw pile, when a card is to be drawn.
lost-cities-coach-4 = Teraz dobierz
lost-cities-coach-4-text = Ze stosu dobierania albo wierzchnią kartę obozu. Tylko karta, która właśnie trafiła tam od ciebie, w tej turze zostaje.
# At a camp with a card. $name is the other player.
lost-cities-coach-5 = Obozy są dla obu stron
lost-cities-coach-5-text = { $name } może wziąć to, co tam trafi. Najpierw sprawdź, które kolory { $name } ma już zaczęte.
# At a sponsor in hand.
lost-cities-coach-6 = Sponsor podwaja w obie strony
lost-cities-coach-6-text = Dokłada się go przed pierwszą liczbą i podwaja wynik ekspedycji, stratę też. Więc tylko tam, gdzie kolor jest pewny.
# At the draw pile, when few cards are left in it.
lost-cities-coach-7 = Stos to zegar
lost-cities-coach-7-text = Z jego ostatnią kartą gra od razu się kończy. Zagraj teraz to, co jeszcze daje punkty, i nie zaczynaj niczego, co nie dojdzie do 20.
