### The rules of Lost Cities, one message a rule. A message without a number is the title of a section.

LC-C = Elementy gry
LC-C1 = W grze jest 60 kart w pięciu kolorach. Każdy kolor ma dziewięć kart ekspedycji z liczbami od 2 do 10 i trzech jednakowych sponsorów. Każdy kolor prowadzi do innego zaginionego miasta: żółty to miasto pustynne, niebieski – podwodne, fioletowy – mroczne, zielony – leśne, pomarańczowy – kamienne.
LC-C2 = Na planszy jest pięć obozów, po jednym w każdym kolorze: to stosy kart odrzuconych. Do gry należy też notes, a do wariantu 11 kart kamieni milowych.

LC-S = Przygotowanie gry
LC-S1 = Karty się tasuje i rozdaje po osiem dla każdej strony. Pozostałe 44 tworzą zakryty stos dobierania.
LC-S2 = Według instrukcji zaczyna osoba, która ma za sobą najświeższe odkrycie ciekawego miejsca, albo starsza z dwojga. Nasze rozstrzygnięcie: decyduje los albo gospodarz wskazuje, kto zaczyna.
LC-S3 = Bez wariantu Kamienie milowe 11 kart kamieni milowych pozostaje poza grą.

LC-T = Tura
LC-T1 = Możesz dołożyć kartę do swojej ekspedycji w jej kolorze. Liczba musi być wyższa od każdej, która już tam leży. W każdym kolorze masz najwyżej jedną ekspedycję.
LC-T2 = Sponsora można dołożyć tylko wtedy, gdy ekspedycja jest pusta albo składa się z samych sponsorów. Ekspedycja ma więc od 0 do 3 sponsorów, wszystkich przed pierwszą liczbą.
LC-T3 = Albo dokładasz kartę do obozu w jej kolorze, odkrytą, na wierzch. Wolno to zrobić zawsze i z każdą kartą; a jeśli nie możesz lub nie chcesz dołożyć do ekspedycji, musisz to zrobić. Obóz mieści dowolną liczbę kart. Widać tylko wierzchnią kartę, a stosów nie wolno przeglądać.
LC-T4 = Potem dobierasz jedną kartę: wierzchnią ze stosu dobierania albo wierzchnią z dowolnego obozu, w którym są karty. Nie możesz wziąć karty, która w tej turze trafiła od ciebie do obozu, więc ten obóz jest zamknięty do końca tury.
LC-T5 = Po każdej turze masz znów osiem kart w ręku.
LC-T6 = Tury są na przemian. Tura to dokładnie dwa kroki w tej kolejności: dołożyć jedną kartę, potem dobrać jedną. Żadnego nie można pominąć ani wykonać dwa razy i nie można pasować.
LC-T7 = Przykład: w twojej żółtej ekspedycji leży sponsor, w niebieskiej dowolna liczba, w fioletowej 5, w pomarańczowej 8; zielonej nie ma. W ręku masz: żółty sponsor, żółta 4, niebieski sponsor, fioletowa 6, zielony sponsor, zielona 3, pomarańczowa 5 i pomarańczowa 7. Do ekspedycji pasują: żółty sponsor, żółta 4, fioletowa 6, zielony sponsor i zielona 3; nie pasują: niebieski sponsor, pomarańczowa 5 i pomarańczowa 7. Gdy leży już żółta 4 albo zielona 3, w tym kolorze nie można dołożyć sponsora, a po żółtej 4 tylko wyższe żółte liczby.

LC-E = Koniec rozgrywki i punktacja
LC-E1 = Rozgrywka kończy się natychmiast, gdy ktoś weźmie ostatnią kartę ze stosu dobierania. Druga strona nie ma już tury.
LC-E2 = Przed partią ustala się, czy karty w stosie dobierania wolno liczyć. Jeśli nie, nikomu nie pokazuje się ich liczby.
LC-E3 = Liczy się każda rozpoczęta ekspedycja, czyli taka, w której jest choć jedna karta, sponsor lub liczba: suma jej liczb, minus 20, razy 2, 3 lub 4 przy 1, 2 lub 3 sponsorach, także gdy wynik jest ujemny; a potem plus 20, jeśli ma osiem lub więcej kart, licząc ze sponsorami. Nierozpoczęta ekspedycja to 0.
LC-E4 = Przykład: żółta z kartami 3, 4, 6 i 10 daje 3 punkty; niebieska z 2, 8 i 10 daje 0; fioletowa z samym sponsorem daje −40; zielona ze sponsorem, 7 i 8 daje −10; pomarańczowa z dwoma sponsorami, 2, 3, 5, 7, 8 i 10 daje 65. Razem to 18 punktów.
LC-E5 = Nasze rozstrzygnięcie: z obozów można dobierać dowolnie długo. Można się też umówić na granicę, liczoną w turach obu stron razem, po której wolno dobierać tylko ze stosu dobierania: przy stole jej nie ma, chyba że ją ustalicie, a w symulacjach wynosi 300.
LC-E6 = Każdą ekspedycję liczy się osobno, a wynik jest pokazany jak w notesie: A karty ekspedycji, B koszt ekspedycji, C mnożnik, D wielka ekspedycja, E kamienie milowe i suma.
LC-E7 = Karty w ręku, w obozach i w stosie dobierania nie dają punktów. Ręka rozstrzyga tylko o jednym z kamieni milowych z LC-K5.

LC-M = Partia
LC-M1 = Partia to trzy rozgrywki albo tyle, na ile się umówicie. Następną rozpoczyna ten, kto ma dotąd więcej punktów. Po ostatniej wygrywa większa liczba punktów; przy remisie zwycięstwo jest wspólne.
LC-M2 = Nasze rozstrzygnięcie: przy równej sumie zaczyna ten, kto nie zaczynał ostatniej rozgrywki.

LC-K = Wariant: kamienie milowe
LC-K1 = W każdej rozgrywce losuje się pięć z 11 kart kamieni milowych i wykłada odkryte dla obu stron; pozostałe nie biorą w niej udziału. Każdy zdobyty kamień milowy jest wart 10 punktów, których nigdy się nie mnoży.
LC-K2 = Osiem kamieni milowych działa według zasady „kto pierwszy, ten lepszy”: 3 karty w żółtej ekspedycji, 3 w niebieskiej, 3 w fioletowej, 3 w zielonej, 3 w pomarańczowej; 5 kart w dowolnej ekspedycji; 3 rozpoczęte ekspedycje; 3 kolejne wartości w dowolnej ekspedycji.
LC-K3 = Sprawdza się je na koniec własnej tury. Bierze ten, kto pierwszy spełni warunek. W jednej turze można zdobyć kilka, a ostatnia tura rozgrywki też się liczy.
LC-K4 = Nasze rozstrzygnięcie: sponsorzy liczą się jako karty, a sam sponsor to już rozpoczęta ekspedycja. Sponsorzy nie mają wartości i nie przerywają kolejnych wartości.
LC-K5 = Trzy kamienie milowe rozstrzygają się na koniec rozgrywki: więcej rozpoczętych ekspedycji; ekspedycja z największą liczbą punktów (bez sponsorów); mniejsza suma kart w ręku, przy czym sponsorzy liczą się jako 0. Przy remisie nikt nie dostaje kamienia milowego.
LC-K6 = Nasze rozstrzygnięcie słów „bez sponsorów”: zwykle biorą udział tylko ekspedycje, w których nie ma żadnego sponsora, ze zwykłą punktacją, razem z premią i także ujemną; jeśli taką ekspedycję ma tylko jedna strona, zdobywa kamień milowy. Można się też umówić, że sponsorów się pomija; wtedy każdą ekspedycję liczy się tak, jakby sponsorów w niej nie było.
LC-K7 = Zdobyty kamień milowy leży odkryty przed tobą i zostaje twój. Jego punkty to wiersz E w notesie: należą do punktów tej rozgrywki, a więc i do sumy, która decyduje, kto zaczyna następną rozgrywkę i kto wygrywa partię.
LC-K8 = Nasze rozstrzygnięcie: jeśli po żadnej stronie nie ma ekspedycji, która może brać udział według LC-K6, nikt nie dostaje kamienia milowego. Gdy sponsorów się pomija, ekspedycja z samych sponsorów nie bierze udziału, a premia 20 wymaga ośmiu liczb.
LC-K9 = Trzy kamienie milowe na koniec rozgrywki porównują pozycję końcową: po dobraniu ostatniej karty i po przyznaniu kamieni milowych „kto pierwszy, ten lepszy” z ostatniej tury.

LC-L = Długa gra
LC-L1 = Przy sześciu kolorach (długa gra, jeśli tak się umówicie) dochodzi czerwony z własnymi 12 kartami; inne zasady się nie zmieniają. Daje to 72 karty, w tym 56 w stosie dobierania.
LC-L2 = Nasze rozstrzygnięcie: w długiej grze zostaje tych samych 11 kamieni milowych. Czerwony nie ma własnego kamienia milowego, ale liczy się do wszystkich, które nie wymieniają koloru.

LC-I = Kto co wie
LC-I1 = Zakryte są: ręka drugiej strony, kolejność kart w stosie dobierania i karty w obozie pod wierzchnią. Karta wzięta z obozu była widziana: dziennik ją wymienia, a bot może ją pamiętać.
LC-I2 = Odkryte dla obu stron są: wszystkie karty w ekspedycjach obu stron z ich wartościami, wierzchnie karty obozów, kamienie milowe jeszcze do zdobycia i te już zdobyte.
