### How to play Adventure Tours: the words of four pictures, and of the pictured examples of its rules.

adventure-tours-learn-lead = Wyposaż ekspedycję tak dobrze, żeby dołączyli do niej ludzie, którzy płacą. Po trzech rundach wygrywa najbogatsza osoba.
adventure-tours-learn-guided = Partia z przewodnikiem to trzy rundy ze stroną pustynną; dwóch przeciwników: { $name }. Każdy krok można pominąć.

## Four pictures

adventure-tours-learn-1 = Najpierw wyposażenie
adventure-tours-learn-1-text = Każdą kartę można dołożyć jako wyposażenie: podnosi poziom, a ty dobierasz nową.
adventure-tours-learn-1-alt = Najpierw: żółty { adventure-tours-name-earl-of-bucket } dołożony jako wyposażenie podnosi odzież z 3 na 5. Potem: dobiera się kartę.
adventure-tours-learn-2 = Potem dołączają ludzie
adventure-tours-learn-2-text = Karta dołącza, jeśli twój poziom w jej kolorze osiąga jej wymaganie, czyli liczbę w lewym górnym rogu.
adventure-tours-learn-2-alt = Technika 5, prowiant 4, odzież 6. Żółty Slowhand Bill wymaga 6 i może dołączyć, czerwony nie.
adventure-tours-learn-3 = Uczestnicy działają i płacą
adventure-tours-learn-3-text = Akcji nowego uczestnika użyj od razu albo wcale; na koniec rundy płaci swoje monety.
adventure-tours-learn-3-alt = Najpierw: Slowhand Bill dołącza. Potem: jego akcja zabiera ostatnią kartę wyposażenia innej osoby do twojego rzędu.
adventure-tours-learn-4 = Nie zostawaj z kartami
adventure-tours-learn-4-text = Runda kończy się, gdy czyjaś ręka jest pusta albo wyczerpie się stos; każda karta w ręku kosztuje wtedy 2 monety.
adventure-tours-learn-4-alt = Uczestnicy płacą 3, 4, 2 i 5 monet, razem 14. Dwie karty w ręku kosztują 4. Zostaje 10 monet.

## Words in the pictures

adventure-tours-learn-raises = podnosi poziom
adventure-tours-learn-draw = potem dobierz
adventure-tours-learn-of = { $n } z { $all }
adventure-tours-learn-rival = cudze wyposażenie
adventure-tours-learn-you = ty
adventure-tours-learn-action = Jego akcja: zabierz ostatnią kartę
adventure-tours-learn-pays = Na koniec płaci 5 monet
adventure-tours-learn-members = Twoi uczestnicy płacą
adventure-tours-learn-left = Karty w ręku
adventure-tours-learn-earned = zarobek w tej rundzie
adventure-tours-learn-attack = chce twojej ostatniej karty
adventure-tours-learn-stays = zostaje u ciebie
adventure-tours-learn-discarded = odrzucony spośród uczestników

## Examples

adventure-tours-learn-protect = Ojciec Miller chroni
adventure-tours-learn-protect-text = Cudzy Slowhand Bill celuje w twoją ostatnią kartę wyposażenia. Odrzucasz Ojca Millera z rzędu uczestników: atak nie ma skutku, a karta zostaje.
adventure-tours-learn-protect-alt = Strzałkę od czerwonego Slowhand Billa do twojej karty { adventure-tours-name-earl-of-bucket } zatrzymuje tarcza; twój Ojciec Miller zostaje za to odrzucony.
adventure-tours-learn-levels = Trzy karty podnoszą poziomy
adventure-tours-learn-levels-text = Strona pustynna zaczyna wszędzie od 3. Betty McKlug daje 1 do techniki, { adventure-tours-name-earl-of-bucket } 2 do odzieży, Roy Nobleman 1 do wszystkiego: 5, 4 i 6.
adventure-tours-learn-levels-alt = Poziomy 3, 3 i 3; trzy karty wyposażenia z plus 1 do techniki, plus 2 do odzieży i plus 1 do wszystkiego; niżej poziomy 5, 4 i 6.
adventure-tours-learn-demand = Kto może dołączyć
adventure-tours-learn-demand-text = Slowhand Bill wymaga 6 w kolorze swojej karty. Odzież ma 6, więc żółty dołącza. Technika ma 5: czerwony musi poczekać albo zostaje wyposażeniem.
adventure-tours-learn-demand-alt = Technika 5, prowiant 4, odzież 6. Żółty Slowhand Bill ma 6 z 6 punktów, czerwony 5 z 6.
adventure-tours-learn-income = Ile daje runda
adventure-tours-learn-income-text = Wyposażenie nic nie płaci, uczestnicy płacą tyle, ile pokazuje ich moneta. Dwie karty są jeszcze w ręku, więc przepadają 4 monety.
adventure-tours-learn-income-alt = Monety 3, 4, 2 i 5 dają 14; dwie karty zabierają po 2; zostaje 10.
