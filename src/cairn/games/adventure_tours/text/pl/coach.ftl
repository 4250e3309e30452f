### The guided first game of Adventure Tours: six marks at a real table, each a title and a text.

# At the hand, before the first card.
adventure-tours-coach-1 = Sześć kart, dwa zastosowania
adventure-tours-coach-1-text = Każda karta to osoba, która może dołączyć, albo wyposażenie. W turze zagrywasz jedną; wybierz którąś, a zobaczysz oba.
# At the two places of the card that was chosen.
adventure-tours-coach-2 = Dołączyć czy dołożyć
adventure-tours-coach-2-text = Jako uczestnik karta płaci i działa raz. Jako wyposażenie podnosi twój poziom i dobierasz kartę. Oba miejsca mówią, co zyskasz.
# At a card that cannot join. $n is one’s level, $total the demand.
adventure-tours-coach-3 = Masz { $n }, potrzeba { $total }
adventure-tours-coach-3-text = Pasek pod kartą pokazuje, ile brakuje twojemu poziomowi do wymagania. Dołóż wyposażenie tego samego koloru, żeby go podnieść.
# At a card that can join. $coins is what it pays.
adventure-tours-coach-4 = Uczestnicy przynoszą monety
adventure-tours-coach-4-text = Na koniec rundy ta karta płaci { $coins }. Wyposażenie nie płaci nic, a każda karta w ręku kosztuje 2.
# At the players that can be chosen.
adventure-tours-coach-5 = Najpierw spójrz, potem wybierz
adventure-tours-coach-5-text = Przy każdym widać, co by stracił. Trafić można tylko ostatnią kartę rzędu, a tarcza może temu zapobiec.
# At the hand of $name, who has few cards.
adventure-tours-coach-6 = { $name }: mało kart
adventure-tours-coach-6-text = Kto zagra ostatnią kartę, od razu kończy rundę. Pozbądź się swoich kart na czas, najlepiej dołączając je.
