### The guided first game of Dominion: six marks at a real table, each a title and a text.

# At the Treasures in hand, in the Buy phase.
dominion-coach-1 = Skarby to twoje pieniądze
dominion-coach-1-text = Każdy daje swoje monety, tylko w tej turze. Duży przycisk zagrywa je wszystkie naraz.
# At a pile that can be bought, once all Treasures are played.
dominion-coach-2 = Możesz kupić jedną kartę
dominion-coach-2-text = Mosiężna krawędź pokazuje, na co cię stać. Srebrniki i Złoto wzbogacą następne tury, karty Królestwa je wzmocnią.
# At the discard pile, from the second turn on.
dominion-coach-3 = Zakupy przyjdą później
dominion-coach-3-text = Kupione i zagrane karty trafiają na stos kart odrzuconych. Gdy talia się skończy, stos jest tasowany i staje się nową talią.
# At the Actions in hand, when one can be played.
dominion-coach-4 = Jedna akcja na turę
dominion-coach-4-text = Przed zakupem możesz zagrać jedną z tych kart. Karta z napisem +1 akcja pozwala zagrać jeszcze jedną.
# At the Provinces, after some turns.
dominion-coach-5 = Wygrywają punkty
dominion-coach-5-text = Na koniec liczą się tylko karty Zwycięstwa, a do tego czasu na ręce nic nie dają. Kupuj Prowincje, gdy tylko możesz zapłacić 8.
# At the Provinces, when few are left. $n is how many, $total how many empty piles end the game.
dominion-coach-6 = Koniec jest blisko
dominion-coach-6-text = Gra kończy się po turze, w której skończy się stos Prowincji albo dowolne stosy, razem { $total }. Prowincji zostało: { $n }. Teraz liczy się każda karta Zwycięstwa.
