### How to play Africana: the words of four pictures, and of the pictured examples of its rules.

africana-learn-guided = Partia z przewodnikiem to jedna gra, około pół godziny; przeciwnik: { $name }. Każdy krok można pominąć.
africana-learn-lead = Podróżuj po Afryce z właściwymi kartami, kończ ekspedycje i przygody u celu i zbieraj artefakty. Wygrywa najwięcej punktów.

## Four pictures

africana-learn-1 = Na każdy krok karta
africana-learn-1-text = Kto wchodzi do miejsca, zagrywa kartę z jednym z jego symboli. W turze podróżujesz albo dobierasz dwie karty, albo kupujesz z księgi.
africana-learn-1-alt = Z Chartumu do Lagos z pomarańczową kartą i dalej do Leopoldville z turkusową; oba miejsca pokazują te symbole.
africana-learn-2 = Tu dołącz, tam zakończ
africana-learn-2-text = W miejscu startu połóż znacznik na ekspedycji. Kto pierwszy dotrze do celu, bierze srebro i punkty; inni nic.
africana-learn-2-alt = Ekspedycja z Trypolisu do Lagos, warta 3 srebra i 1 punkt. Najpierw znacznik w Trypolisie; potem, w Lagos, zapłata.
africana-learn-3 = Księgi prowadzą za równik
africana-learn-3-text = Księga twojej połowy sprzedaje przygody za 5 srebra; ich cele leżą w drugiej połowie.
africana-learn-3-alt = Najpierw: w Lagos, na Północy, kupujesz maskę z Księgi Północy za 5 srebra. Potem: jej cel, Luanda, leży na południe od równika.
africana-learn-4 = Artefakty lubią towarzystwo
africana-learn-4-text = To, co ukończone, daje swoje punkty, a artefakty liczą się jeszcze raz jako kolekcje. Gdy zabraknie ekspedycji, gra się kończy.
africana-learn-4-alt = Trzy maski są warte 12 punktów, cztery różne artefakty 10; ekspedycje i przygody dają wydrukowane na nich punkty.

## Words in the pictures

africana-learn-take = Jesteś na czele: bierz srebro
africana-learn-equator = równik
africana-learn-alike = 3 takie same
africana-learn-different = 4 różne
africana-learn-printed = Ekspedycje i przygody: ich punkty
africana-learn-free = Przewróć stronę: pierwsza darmo
africana-learn-page = Przewróć jeszcze jedną
africana-learn-buy = Kup kartę

## Examples

africana-learn-pages = Kartkowanie i kupowanie
africana-learn-pages-text = Przewrócić stronę to przełożyć wierzchnią kartę prawego stosu na lewy albo odwrotnie; ukazuje się karta spod spodu. Druga strona kosztuje 1 srebro, tarcza 5: razem 6.
africana-learn-pages-alt = Trzy razy Księga Północy. Pokazuje bęben i maskę; po jednej stronie maskę i wazę; po następnej wazę i tarczę, i tarcza zostaje kupiona.
africana-learn-return = Trzy kroki, dwie karty wracają
africana-learn-return-text = Do Lagos wchodzisz z pomarańczową kartą podróży, do Leopoldville z turkusowym pomocnikiem, do Udżidżi z jokerem, który zastępuje każdy kolor. Po ruchu karta podróży jest odrzucana; pomocnik i joker wracają na rękę.
africana-learn-return-alt = Chartum, Lagos, Leopoldville, Udżidżi. Na trzech szlakach leżą: pomarańczowa karta podróży, zużyta, oraz turkusowy pomocnik i joker, które wracają.
africana-learn-expedition = Od dołączenia do zakończenia
africana-learn-expedition-text = W Trypolisie kładziesz znacznik na karcie i dostajesz premię jej pola. Dwa kroki dalej, w Lagos, bierzesz 3 srebra i kartę z jej punktem; wszystkie inne znaczniki wracają do właścicieli.
africana-learn-expedition-alt = Karta ekspedycji Trypolis – Lagos, 3 srebra, 1 punkt, ze znacznikiem; na mapie droga z Trypolisu przez Timbuktu do Lagos.
africana-learn-division = Liczy się najlepszy podział
africana-learn-division-text = Trzy maski, bęben, waza i tarcza. Same trzy maski dałyby 12, ale wtedy zostają trzy różne za 2. Z jedną maską wśród różnych jest 6 i 10: dwa punkty więcej.
africana-learn-division-alt = Dwa podziały: trzy maski za 12 i trzy różne za 2 dają 14; dwie maski za 6 i cztery różne za 10 dają 16.
