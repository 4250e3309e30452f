### The rules of Africana, one message a rule. A message without a number is the title of a section.

AF-C = Elementy gry
AF-C1 = Na mapie są 22 miejsca połączone szlakami: 11 brązowych w północnej połowie i 11 białych w południowej. Każde ma jeden lub dwa symbole podróży. Są one w pięciu kolorach: magenta, turkusowy, szary, pomarańczowy i fioletowy.
AF-C2 = Są 34 karty ekspedycji z literą A, B lub C na odwrocie. Na każdej jest miejsce startu, miejsce docelowe i to, co karta przynosi: srebro i punkty.
AF-C3 = Jest 30 kart przygód. W Księdze Północy leży 15 kart z białą ramką, a ich miejsca docelowe są na południu; w Księdze Południa leży 15 kart z brązową ramką, a ich miejsca docelowe są na północy. Każda księga ma 10 artefaktów, po dwa z pięciu rodzajów, i 5 pomocników, po jednym w każdym kolorze.
AF-C4 = Jest też 60 kart podróży (po 12 w każdym kolorze), 10 kart pomocników (po 2 w każdym kolorze), 4 jokery, 25 srebrnych i 15 złotych monet, 4 towarzystwa i po 4 znaczniki dla każdego z nich. Złota moneta to 5 srebrnych; monety można wymieniać w każdej chwili, a bank nigdy się nie wyczerpuje. Każde z pięciu pól ekspedycji ma premię za dołączenie: monety albo kartę podróży.
AF-C5 = Wydrukowana mapa i karty w większości nie są dostępne publicznie. Nasze tabele podają, co jest opublikowane, a co odtworzone, i gra to pokazuje. Kto uruchamia program, może podstawić zamiast nich inne tabele o tych samych kolumnach. Tabele, które się nie nadają, bo jest w nich nieznane miejsce, mapa w kawałkach, miejsce docelowe w złej połowie albo niewłaściwe liczby, są odrzucane z komunikatem, który wymienia plik, a jeśli można go wskazać, także wiersz.

AF-S = Przygotowanie gry
AF-S1 = Karty każdej księgi się tasuje i kładzie na jednej połowie tej księgi.
AF-S2 = Karty ekspedycji A, B i C tasuje się osobno. Część kart C opuszcza grę bez oglądania: 4 karty w cztery osoby, 7 w trzy, 10 w dwie. Potem A kładzie się na B, a całość na C: to stos ekspedycji. Pierwszych pięć kart wykłada się odkrytych na pola, od lewej do prawej.
AF-S3 = Kto rozpoczyna, otrzymuje towarzystwo 1, a pozostali, zgodnie z ruchem wskazówek zegara, kolejne: 1 Włochy (biały, Neapol, srebro: 2), 2 Francja (niebieski, Kapsztad, srebro: 2), 3 Niemcy (żółty, Lagos, srebro: 3), 4 Anglia (czerwony, Dżudda, srebro: 4). Nasze rozstrzygnięcie: decyduje los albo gospodarz wskazuje, kto zaczyna.
AF-S4 = Twój pionek odkrywcy zaczyna w miejscu startu twojego towarzystwa. Masz 4 znaczniki, jokera i losowo dobraną kartę podróży. Karty w ręku są tajne.
AF-S5 = Karty pomocników leżą odkryte obok planszy. Karty podróży tworzą zakryty stos dobierania, a obok leży odkryty stos kart odrzuconych. Towarzystwa, którymi nikt nie gra, pozostają poza grą razem ze swoimi pionkami i znacznikami.

AF-A = Tura
AF-T4 = Zaczyna towarzystwo 1, a kolejka idzie zgodnie z ruchem wskazówek zegara. Tura to dokładnie jedna z trzech akcji i jedną trzeba wybrać: dobrać karty podróży (AF-A1), kupować karty przygód (AF-B1) albo przesunąć odkrywcę (AF-M1). Potem następuje to, co mówią AF-T1 do AF-T3, i kolej na następne miejsce. Nasze rozstrzygnięcie: kupowanie może się skończyć bez przewrócenia strony i bez zakupu, a ruch bez żadnego kroku, bez dołączenia i bez zakończenia czegokolwiek; tura może więc niczego nie zmienić. Gdy księga twojej połowy jest pusta, kupowania nie ma do wyboru. Można się też umówić na granicę, liczoną w turach wszystkich graczy razem, po której gra się kończy i liczy się punkty: przy stole jej nie ma, chyba że ją ustalicie, a w symulacjach i przy stołach, gdzie zostały same boty, wynosi 400.
AF-A1 = Gdy dobierasz, bierzesz dwie karty podróży ze stosu dobierania. Jeśli się wyczerpie, tasuje się karty odrzucone i tworzy nowy. Nasze rozstrzygnięcie: robi się to wtedy, gdy potrzebna jest karta, a stos jest pusty, nie wcześniej.

AF-B = Kupowanie kart przygód
AF-B1 = Kupujesz tylko z księgi tej połowy, w której stoi twój pionek odkrywcy. Każde miejsce należy do jednej połowy, więc zawsze wiadomo, która to księga.
AF-B2 = Księga to dwa stosy, których wierzchnie karty widać. Przewrócić stronę to przełożyć wierzchnią kartę jednego stosu na drugi, w jedną lub drugą stronę; karty wyglądają po obu stronach tak samo. Z pustego stosu nie można przewrócić strony.
AF-B3 = Pierwsza strona przewrócona w tej akcji jest za darmo. Każda następna kosztuje 1 srebrną monetę.
AF-B4 = Karta kosztuje 5 srebrnych monet. Bierzesz jedną z dwóch widocznych kart i kładziesz ją odkrytą przed sobą; widać wtedy kartę, która leżała pod nią, choć nikt nie przewrócił strony.
AF-B5 = Możesz przewracać strony i kupować w dowolnej kolejności, dopóki masz czym płacić, a także nic nie kupić. Księga zostaje w takim stanie, w jakim ją zostawiasz, i żadna karta nigdy do niej nie wraca.
AF-B6 = Zapowiadasz, czy przewracasz stronę, czy kupujesz, zanim karta zostanie podniesiona. Są to więc dwa różne polecenia i żadnego nie można cofnąć, gdy już widać następną kartę.

AF-M = Ruch odkrywcy
AF-M1 = Krok prowadzi szlakiem do sąsiedniego miejsca. Zagrywasz za niego kartę z symbolem miejsca, do którego wchodzisz; jeśli są tam dwa, wystarczy jeden z nich. Możesz zrobić dowolnie wiele kroków, także żadnego, i chodzić tam i z powrotem. W jednym miejscu może stać kilka pionków.
AF-M2 = Joker zastępuje każdy kolor, pomocnik tylko swój. Zagrane karty leżą na stole do końca ruchu. Wtedy karty podróży trafiają na stos kart odrzuconych, a jokery i pomocnicy wracają do ręki; każdy z nich służy więc raz w ciągu ruchu.
AF-M3 = Za 5 srebrnych monet karta podróży lub pomocnik liczy się przy jednym kroku jako dowolny kolor. W jednej turze możesz to zrobić z kilkoma kartami, dopóki masz czym płacić. Nasze rozstrzygnięcie: nie dotyczy to karty, która i tak pasuje.
AF-M4 = Dołączanie: w miejscu startu odkrytej ekspedycji, także tam, gdzie zaczyna się twój ruch, możesz położyć znacznik na jej karcie. Od razu otrzymujesz premię jej pola i możesz jej użyć w tym samym ruchu. Możesz dołączyć do wszystkich ekspedycji, które się tam zaczynają, ale do każdej tylko raz. Masz tylko swoje 4 znaczniki, a położonego znacznika się nie przesuwa.
AF-M5 = Kończenie ekspedycji: w miejscu docelowym ekspedycji, w której bierzesz udział, możesz od razu wziąć jej srebro, a jej karta trafia pod twoją kartę towarzystwa. Pozostali uczestnicy nie dostają nic, a wszystkie znaczniki z tej karty wracają do swoich towarzystw. Nasze rozstrzygnięcie: do ekspedycji można dołączyć i zakończyć ją w tym samym ruchu.
AF-M6 = Kończenie przygody: może to zrobić tylko jej właściciel, w jej miejscu docelowym. Artefakt od razu przynosi swoje srebro. Za pomocnika bierzesz do ręki kartę pomocnika w tym kolorze i możesz od razu jej użyć. W obu przypadkach przygoda trafia pod twoją kartę towarzystwa.
AF-M7 = W każdym miejscu możesz dołączać i kończyć, ile się da, w dowolnej kolejności. Nic z tego nie jest obowiązkowe. Nasze rozstrzygnięcie: możesz też nie robić kroku i dołączać lub kończyć tam, gdzie stoi twój pionek.
AF-M8 = Nasze rozstrzygnięcie: jeśli premią jest karta podróży, a stos dobierania jest pusty, tasuje się karty odrzucone, ale nie te, które leżą jeszcze na stole. Jeśli kart odrzuconych nie ma, nie ma też karty.
AF-M9 = Zagrane karty jokerów i pomocników same wracają do ręki, więc żadna z nich nie zostanie przez pomyłkę wśród odrzuconych. Stracić ją można tylko przez limit z AF-T1.

AF-T = Koniec tury
AF-T1 = Jeśli masz w ręku więcej niż 5 kart, licząc jokery i pomocników, odrzucasz wybrane karty, aż zostanie 5. Karty podróży trafiają na stos kart odrzuconych; jokery i pomocnicy opuszczają grę.
AF-T2 = Jeśli masz przed sobą więcej niż 3 nieukończone przygody, wybierasz nadmiarowe i opuszczają one grę. Oba limity liczą się tylko teraz, a nie w ciągu tury.
AF-T3 = Puste pola ekspedycji uzupełnia się ze stosu, od lewej do prawej. Pozostałe ekspedycje się nie przesuwają: każda zachowuje swoje pole i jego premię.

AF-E = Koniec gry i punktacja
AF-E1 = Jeśli stos nie wystarcza na wszystkie puste pola, wykłada się karty, które są, i zbliża się koniec: dogrywa się rundę, a ostatnia tura należy do osoby siedzącej po prawej stronie tej, która zaczynała. Nasze rozstrzygnięcie: stos, który właśnie się wyczerpał przy pięciu pełnych polach, to jeszcze nie koniec; a jeśli stanie się to w ostatniej turze rundy, gra kończy się natychmiast.
AF-E2 = Ukończone ekspedycje i przygody z artefaktem dają punkty, które są na nich wydrukowane.
AF-E3 = Zdobyte artefakty liczą się też jako kolekcje: 2 takie same 6 punktów, 3 takie same 12, 2 różne 2, 4 różne 10. Każdy artefakt należy tylko do jednej kolekcji i liczy się najlepszy podział. Najlepsza pojedyncza kolekcja nie zawsze do niego należy: z czterech rodzajów 3, 1, 1 i 1 artefakt dają 16 punktów, 2, 1, 1 i 1 dają 10, 2, 2, 1 i 1 dają 14, 4, 2, 1 i 1 dają 22; z pięciu rodzajów 3, 1, 1, 1 i 1 dają 22; a wszystkie dwadzieścia 70.
AF-E4 = Ukończone przygody z pomocnikiem kosztują punkty: dwie kosztują 5, trzy lub więcej 10. Suma może być ujemna.
AF-E5 = Za każde pełne 10 srebrnych monet jest 1 punkt, za każde 2 karty podróży w ręku 1, przy czym jokery i pomocnicy się nie liczą, a za każdą nieukończoną przygodę z artefaktem 1. Nieukończone przygody z pomocnikiem nie liczą się wcale.
AF-E6 = Wygrywa największa liczba punktów. Przy remisie wygrywa większa ilość srebra, a złota moneta liczy się jako 5; jeśli i to jest równe, zwycięstwo jest wspólne.
AF-E7 = Nasze rozstrzygnięcie: limity z AF-T1 i AF-T2 obowiązują także w ostatniej turze każdej osoby, przed punktacją. Trzy różne artefakty są warte 2 punkty, pięć różnych 10, cztery takie same 12: to najlepszy podział na kolekcje z AF-E3.

AF-I = Kto co wie
AF-I1 = Karty w ręku są tajne, a karty pod twoją kartą towarzystwa możesz oglądać tylko ty; można się umówić, że widzą je wszyscy. Srebro i nieukończone przygody są jawne. Wszyscy widzą obie wierzchnie karty obu ksiąg; co leży pod nimi, jest zakryte, ale kto to widział, może pamiętać. Jawne są też: liczba kart w stosie ekspedycji i w każdej ręce oraz stos odrzuconych kart podróży.
