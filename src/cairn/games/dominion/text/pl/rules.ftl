### The rules of Dominion: Adventures with the base game, one message a rule. A message without a number is the title of a section.

DB-S = Przygotowanie gry
DB-S1 = Gra od dwóch do sześciu osób. Każda zaczyna z talią z 7 kart Miedziaki i 3 kart Posiadłość, tasuje ją i dobiera 5 kart.
DB-S2 = W Zasobach leżą: Miedziaki, 60 minus 7 na osobę; Srebrniki 40; Złoto 30. W 5 lub 6 osób używa się kart Skarbu z dwóch zestawów: Miedziaki 120 minus 7 na osobę, Srebrniki 80, Złoto 60. Posiadłość i Powiat: w 2 osoby po 8, poza tym po 12, nie licząc kart Posiadłość z talii początkowych. Prowincja: w 2 osoby 8, w 3 lub 4 – 12, w 5 – 15, w 6 – 18. Klątwa: po 10 na każdą osobę oprócz jednej. Do tego dziesięć stosów Królestwa po 10 kart, ale kart Zwycięstwa w 2 osoby 8, a poza tym 12. Jeśli przy stole umówiono się na karty Platyna i Kolonia, także Platyna 12 i, tak jak karty Zwycięstwa, Kolonia 8 lub 12.
DB-S3 = Królestwo to zestaw podany z nazwy, lista dziesięciu kart albo losowanie według ziarna; dochodzi do niego od 0 do 2 Zdarzeń (DA-V2). Nazwa, której nie ma albo która się powtarza, jest odrzucana z jasnym komunikatem.
DB-S4 = O tym, kto zaczyna, decyduje los według ziarna albo gospodarz. Gdy gra się kilka gier z rzędu, następną zaczyna osoba siedząca po lewej stronie zwycięzcy ostatniej; po wspólnym zwycięstwie znów decyduje los.
DB-S5 = Na własnej liście może być każda karta Królestwa z naszej tabeli, z dowolnej edycji. Karty podstawowe, karty wymiany i Zdarzenia są na niej odrzucane.

DB-T = Tura
DB-T1 = Tura ma fazę akcji z 1 akcją, fazę zakupu z 1 zakupem i fazę porządków: odrzucasz rękę i to, co masz w grze, i dobierasz 5 kart. Stos kart odrzuconych tasuje się w nową talię dopiero wtedy, gdy potrzebna jest karta, a talia jest pusta.
DB-T2 = Akcje, zakupy i monety sumują się w ciągu tury. Czego nie wykorzystasz do jej końca, przepada.
DB-T3 = Wykonuj kartę od góry do dołu i zrób wszystko, co się da. „Najwyżej” pozwala też na zero. Wyboru dokonuje osoba, którą wskazuje karta.
DB-T4 = Tury idą zgodnie z ruchem wskazówek zegara. Fazy następują po sobie i żadna nie wraca, więc w fazie zakupu nie zagrywa się Akcji. Nikt nie musi zagrywać Akcji ani Skarbu, ani niczego kupować.
DB-T5 = Jeśli masz dobrać, obejrzeć lub odsłonić więcej kart, niż jest w talii, najpierw bierzesz te, które są, potem tasujesz stos kart odrzuconych w nową talię i z niej bierzesz resztę. Jeśli i to nie wystarczy, kart jest po prostu mniej.
DB-T6 = Karta wyrzucona na śmietnisko leży tam odkryta dla wszystkich. Wraca tylko wtedy, gdy mówi o tym jakaś karta.
DB-T7 = Nasze rozstrzygnięcie: efekt, który ma przenieść kartę, szuka jej tam, gdzie ją zostawił. Jeśli w międzyczasie została przeniesiona albo przykryta, nie przenosi jej, ale reszta polecenia i tak się dzieje. Dotyczy to karty Sala tronowa z kartami Zburzenie i Uczta oraz karty Królewska kareta.

DB-B = Kupowanie i dodawanie kart
DB-B1 = W fazie zakupu najpierw zagrywasz karty Skarbu, a potem kupujesz. Po pierwszym zakupie w turze, karty lub Zdarzenia, nie możesz już zagrywać kart Skarbu.
DB-B2 = Aby kupić kartę, potrzebujesz zakupu i tylu monet, ile ona kosztuje. Dodana karta trafia na twój stos kart odrzuconych, chyba że powiedziano inaczej. Żaden koszt nie spada poniżej 0.
DB-B3 = Jeśli karta nie mówi inaczej, kupuje się i dodaje tylko ze stosów w Zasobach, w których są jeszcze karty; z pustego stosu niczego się nie dodaje. Tego, co leży poza Zasobami, czyli kart wymiany, nie można dodać przez: Jałmużna, Bal, Uczeń, Duplikat, Posłaniec, Pielgrzymka, Szlak morski, Przemiana i tym podobne.
DB-B4 = Nasze rozstrzygnięcie: to, co wywołuje zakup karty (Port, Posłaniec, Bagienna jędza, Nawiedzony las, żeton śmietniska), dzieje się, zanim dodasz kupioną kartę, a więc zanim zauważą ją karty Duplikat i Wędrowny jarmark. W wydaniu z 2022 roku decyduje tekst kart.

DB-A = Ataki i karty zagrywane dwa razy
DB-A1 = Kto zagrywa Atak, zapowiada go, a zanim on zadziała, inni mogą zareagować (Fosa, Strażnik karawany). Nikt nie musi. Tę samą kartę Reakcji można pokazać przy każdym nowym Ataku. Na jeden Atak możesz reagować kilka razy, po kolei, także kartą dopiero co dobraną.
DB-A2 = Ataki i wszystko inne, co dotyczy kilku osób, rozpatruje się osoba po osobie: zgodnie z ruchem wskazówek zegara, zaczynając od tej, której trwa tura.
DB-A3 = Przy karcie Sala tronowa i podobnych drugie zagranie jest pełnym zagraniem. Karta, która podwoiła kartę Następstwa, zostaje w grze tak długo jak ona.
DB-A4 = Nasze rozstrzygnięcie: jeśli jedna Sala tronowa zagrywa drugą, a ta kartę Następstwa, to zostaje z nią ta, która ją podwoiła; zewnętrzna nie zostaje.
DB-A5 = Nasze rozstrzygnięcie: jeśli karta przez to, co robi przy zakupie, opróżnia własny stos, nie dodajesz kupionej karty. Monety i zakup są mimo to wydane.

DB-E = Koniec i punktacja
DB-E1 = Gra kończy się na koniec tury, jeśli stos Prowincji (albo stos Kolonii) jest wtedy pusty albo puste są dowolne trzy stosy w Zasobach; w 5 lub 6 osób muszą to być cztery.
DB-E2 = Liczą się wszystkie twoje karty: w talii, na ręce, na stosie kart odrzuconych, w grze, na podkładkach i odłożone na bok. Wygrywa największa liczba punktów. Przy remisie wygrywa, kto ma mniej rozegranych tur, bez tur dodatkowych; jeśli i to jest równe, zwycięstwo jest wspólne.
DB-E3 = Koniec gry sprawdza się po każdej turze, także dodatkowej. Gdy nastąpi, zaległej dodatkowej tury już się nie rozgrywa.

DB-I = Kto co wie
DB-I1 = Zakryte są: ręce, kolejność kart w taliach i karty odłożone na bok awersem do dołu. Wszyscy widzą, ile kart jest w każdej ręce, talii i stosie kart odrzuconych, wierzchnią kartę każdego stosu kart odrzuconych, Zasoby, śmietnisko, strefy gry, podkładki i żetony. Miejsce pamięta, co było przy nim widziane, na przykład karty odsłonięte lub położone na wierzch talii, tak jak pokazuje to dziennik. Nasze rozstrzygnięcie: każde dodanie karty jest jawne, dlatego punkty, które każdy mógłby policzyć, są widoczne, chyba że przy stole umówiono się inaczej.

DA-D = Karty Następstwa
DA-D1 = Karta Następstwa zostaje w grze do fazy porządków tej tury, w której po raz ostatni ma coś do zrobienia; Najmita i Czempion zostają do końca gry. Karta, która podwoiła kartę Następstwa, zostaje razem z nią. Jeśli z kartą Ekwipunek nic nie odłożono na bok, odrzuca się ją w tej samej turze.
DA-D2 = Jeśli w tej samej chwili dzieje się u ciebie kilka rzeczy, na przykład przez karty Następstwa i Rezerwy na początku tury, wybierasz ich kolejność. Jeśli dotyczą kilku osób, obowiązuje DB-A2.
DA-D3 = Karty Następstwa, które zostają, pokazuje się osobno od kart tej tury, razem z kartą, która je podwoiła. W turze, w której się kończą, dołączają do kart w grze.
DA-D4 = Nasze rozstrzygnięcie: to, co przygotowała zagrana karta Następstwa, dzieje się także wtedy, gdy jej samej nie ma już w grze (Ognisko). Karty odłożone przez Ekwipunek wracają, Najmita i Czempion działają dalej; ale karta, która ją podwoiła, już nie zostaje.

DA-C = Kilka typów i Skarby z poleceniami
DA-C1 = Karta o kilku typach jest pod każdym względem każdym z nich: Strażnik karawany, Moneta królestwa, Dalekie krainy, Relikwia.
DA-C2 = Karty Skarbu z poleceniami to karty Królestwa. Karty Skarbu zagrywasz pojedynczo, w dowolnej kolejności, i wykonujesz polecenia każdej z nich, gdy ją zagrywasz.

DA-R = Karty Rezerwy
DA-R1 = Każdy ma podkładkę Karczmy, jeśli w grze jest Skąpiec albo karta Rezerwy; wystarczy Chłop, bo jego Nauczyciel jest kartą Rezerwy. Gdy zagrywasz kartę Rezerwy, robisz to, co stoi nad linią, i kładziesz ją na swojej podkładce. W chwili, którą podaje karta, możesz ją przywołać: wchodzi do gry, robisz to, co stoi pod linią, i w fazie porządków tej tury się ją odrzuca. Przywołanie nie zużywa akcji.
DA-R2 = Karty Dalekie krainy nie można przywołać, a kartę Handlarz winem odrzuca się z podkładki. To, co na koniec leży na podkładce, liczy się do twoich kart.
DA-R3 = Przywołanie karty nie jest jej zagraniem. To, co stoi nad linią, nie dzieje się ponownie (przywołana Moneta królestwa nie daje monety), a żetony +1 i Czempion niczego nie dodają.
DA-R4 = Nasze rozstrzygnięcie: jeśli karta Rezerwy jest zagrywana dwa razy (Sala tronowa, Uczeń), jej górna część dzieje się dwa razy, a na podkładce leży ona raz.
DA-R5 = Nasze rozstrzygnięcie: chwila „po Akcji” przychodzi po każdym pojedynczym zagraniu, więc także między dwoma zagraniami przez kartę Sala tronowa. Kartę Szczurołap albo Przemiana możesz przywołać bez kart na ręce, a kartę Nauczyciel bez dozwolonego stosu; wtedy nic dalej się nie dzieje.
DA-R6 = Nasze rozstrzygnięcie: Akcja powtórzona przez kartę Królewska kareta jest zagrywana, więc żetony i Czempion działają.

DA-T = Podróżnicy
DA-T1 = Karty Paź i Chłop kupuje się jak inne. Każda ma cztery karty wymiany, po 5 sztuk, które leżą poza Zasobami; można je mieć tylko przez wymianę, a pusty stos kart wymiany nie liczy się do końca gry.
DA-T2 = Wymiana: gdy w fazie porządków twój Podróżnik w grze miałby zostać odrzucony, możesz odłożyć go na jego stos, a następną kartę jego szeregu położyć na swoim stosie kart odrzuconych, o ile jeszcze jest. To nie jest ani wyrzucenie na śmietnisko, ani dodanie karty, i nic się nie płaci. Kolejność wybierasz, więc jedna wymiana może zwolnić kartę potrzebną do drugiej. Kart Czempion i Nauczyciel się nie wymienia.
DA-T3 = Wymiana to jeden krok w szeregu, do karty, która kosztuje dokładnie o 1 monetę więcej. Dotyczy tylko kart w grze: nie Podróżnika odrzuconego z ręki ani takiego, który zostaje w grze z kartą Następstwa.
DA-T4 = Zwrócony Paź lub Chłop leży znów na swoim stosie w Zasobach: można go kupić, a jeśli stos był pusty, to już nie jest.

DA-V = Zdarzenia
DA-V1 = Jest 20 Zdarzeń; nie należą do Zasobów. W swojej fazie zakupu możesz kupić Zdarzenie za jego cenę i jeden zakup; wykonuje się je od razu i zostaje na miejscu. Możesz kupić ich dowolnie wiele, także to samo ponownie, oprócz tych, które ograniczono do razu na turę albo razu na grę. Kupno Zdarzenia nie jest kupnem karty, więc Bagienna jędza i Nawiedzony las go nie widzą, ale potem nie można już zagrywać kart Skarbu. To, co obniża koszt kart, nie czyni Zdarzeń tańszymi.
DA-V2 = Najwyżej dwa Zdarzenia w grze to rada, nie przepis: losowanie daje najwyżej dwa, własna lista może wymienić więcej. Zdarzenie nigdy nie zajmuje miejsca stosu Królestwa.
DA-V3 = Zadanie: mniej kart, niż trzeba, możesz odrzucić tylko wtedy, gdy nie masz ich dość, i wtedy nie dodajesz karty Złoto.

DA-K = Żetony
DA-K1 = Każda osoba ma dziesięć żetonów, po jednym z każdego rodzaju: „+1 karta”, „+1 akcja”, „+1 zakup”, „+1 moneta”, „koszt −2”, żeton śmietniska, żeton Posiadłości, żeton podróży, „−1 karta” i „−1 moneta”. Przełożony żeton znika z miejsca, gdzie leżał.
DA-K2 = Żetony +1: gdy zagrywasz kartę ze stosu, na którym leży taki twój żeton, najpierw otrzymujesz premię, przed wszystkim, co mówi karta. Działa to także wtedy, gdy stos jest pusty. Na stosie może leżeć kilka żetonów, także różnych osób; korzystasz tylko z własnych.
DA-K3 = Żeton „koszt −2”: karty z jego stosu kosztują cię pod każdym względem o 2 monety mniej, ale nigdy mniej niż 0; w wydaniu angielskim i w tym z 2022 roku tylko w twoich turach. Nasze rozstrzygnięcie: gdzie porównuje się koszt, liczy się koszt dla osoby, która wykonuje polecenie (przy kartach Wojownik i Olbrzym – dla atakującej).
DA-K4 = Żeton śmietniska: gdy kupujesz kartę z jego stosu, możesz wyrzucić kartę z ręki na śmietnisko. W wydaniu z 2022 roku decyduje tekst karty Plan.
DA-K5 = Żeton podróży: zaczyna awersem do góry, a każda karta Tropiciel, Olbrzym lub Pielgrzymka go odwraca.
DA-K6 = Żeton „−1 moneta”: leży przed tobą. Gdy następnym razem otrzymujesz 1 monetę lub więcej, otrzymujesz o 1 mniej i oddajesz żeton. Jeśli masz go wziąć, a już tam leży, nic się nie dzieje.
DA-K7 = Żeton „−1 karta”: leży na twojej talii. Gdy następnym razem dobierasz karty, dobierasz o jedną mniej i oddajesz żeton. Jeśli dobierasz do określonej liczby kart, najpierw usuwa się żeton, a potem dobierasz do pełnej liczby. Oglądanie i odsłanianie kart go nie dotyczy: wraca na wierzch. Jeśli masz go tam położyć, a już leży, nic się nie dzieje.
DA-K8 = Żeton Posiadłości: należy do karty Dziedzictwo, zobacz tam. Twoje Posiadłości przejmują działanie oznaczonej karty i jej typy, ale nie nazwę, koszt ani stos; żetony na stosie tej karty nic im nie dają. Wszystko to działa także w turach innych osób. W wydaniu z 2022 roku decyduje tekst karty Dziedzictwo.
DA-K9 = Żeton zostaje na swoim stosie, dopóki nie przełoży go osoba, do której należy, także gdy zmienia się tam koszt (Szlak morski z kartą Troll spod mostu) albo stos się wyczerpuje. Ponowny zakup jego Zdarzenia, a przy żetonie +1 także przywołanie karty Nauczyciel, przekłada go na inny stos. Nasze rozstrzygnięcie: można też wskazać znów ten sam stos albo pusty stos Akcji w Zasobach. Stos poza Zasobami nigdy nie jest dozwolony.
DA-K10 = Dziedzictwo: karty odłożonej na bok się nie dodaje, ale na koniec należy do twoich kart. Granica kosztu liczy się tylko przy jej wyborze. Każda osoba może kupić to Zdarzenie raz. Posiadłość zagrywa się w fazie i w sposób skopiowanej karty i robi ona wszystko, co ta karta mówi. Nasze rozstrzygnięcie: Posiadłość jest twoja od chwili, gdy ją kupujesz lub dodajesz (jeśli skopiowano kartę Port, zakup Posiadłości dodaje też kartę Port); Posiadłości w Zasobach i u innych osób zostają zwykłe. W wydaniu z 2022 roku decyduje tekst karty Dziedzictwo.
DA-K11 = Nasze rozstrzygnięcie: jeśli skopiowano kartę Paź lub Chłop, możesz wymienić Posiadłość w grze na następną kartę tego szeregu; Posiadłość wraca na stos Posiadłości. W wydaniu z 2022 roku decyduje tekst karty Dziedzictwo.
DA-K12 = Nasze rozstrzygnięcie: dobranie zera kart nie zużywa żetonu „−1 karta”.
DA-K13 = Nasze rozstrzygnięcie dla wydania z 2022 roku: Dziedzictwo zmienia tylko Posiadłości, które należą do ciebie, a stos Posiadłości nie jest stosem Akcji. Czempion liczy i Posiadłość, i kartę, którą ona zagrywa. Jeśli to karta Następstwa, Posiadłość zostaje razem z nią. Chwile na przywołanie przychodzą po każdej z tych dwóch kart.

DA-N = Pojęcia
DA-N1 = „Stos Akcji w Zasobach”: każdy stos w Zasobach, którego karty mają typ Akcja. „Karta inna niż karta Zwycięstwa”: bez typu Zwycięstwo. „Wybierz jedno”: dokładnie jedno, wykonane na tyle, na ile się da, także takie, którego nie można wykonać; wybiera się na nowo przy każdym zagraniu karty. Karty odłożone na bok nie są w grze, ale liczą się na koniec. „W grze” nie obejmuje odsłoniętych kart Reakcji ani kart na podkładkach lub odłożonych na bok.
DA-N2 = „Obejrzyj”: tylko ty widzisz karty i wracają one tam, gdzie były, chyba że karta mówi inaczej. „Odsłoń”: widzą je wszyscy.

DA-P = Poszczególne karty
DA-P1 = Stos karty Port ma zawsze 12 kart; stos karty Dalekie krainy w 2 osoby 8, poza tym 12.
DA-P2 = Czempion: Ataki zagrane po nim nigdy cię nie dotyczą, nawet jeśli tego chcesz. Trwający Atak zagrany przed nim działa nadal.
DA-P3 = Królewska kareta powtarza tylko Akcję, która jest jeszcze w grze: nie kartę wyrzuconą na śmietnisko i nie kartę Rezerwy, która leży już na podkładce.
DA-P4 = Posłaniec: premia należy się tylko wtedy, gdy to pierwsza rzecz kupiona w tej turze, licząc też Zdarzenia. W wydaniu z 2022 roku decyduje tekst karty Posłaniec.
DA-P5 = Misja działa tylko wtedy, gdy poprzednia tura nie była twoja. W dodatkowej turze nie możesz kupować kart; Zdarzenia, dodawanie w inny sposób i wymiany są możliwe. Misja kupiona w dodatkowej turze nic nie daje. Nasze rozstrzygnięcie: w pierwszej turze gry poprzednia tura liczy się jako nie twoja.
DA-P6 = Bagienna jędza i Nawiedzony las działają do następnej tury osoby, która je zagrywa, a tura z karty Misja też nią jest.
DA-P7 = Poszukiwacz skarbów liczy każdą kartę dodaną w ostatniej turze przez osobę po twojej prawej stronie, kupioną lub nie, każdą raz; wymiany się nie liczą. Jeśli ta osoba miała dodatkową turę, to ona była ostatnia; przed jej pierwszą turą liczba wynosi 0.
DA-P8 = Bohater: możesz dodać kartę Skarbu, ale nie musisz; w wydaniu angielskim i w tym z 2022 roku musisz.
DA-P9 = Reagować można, gdy Atak jest zagrywany, i nie później: na karty Bagienna jędza i Nawiedzony las nie wtedy, gdy przychodzi szkoda; na kartę Olbrzym także wtedy, gdy żeton podróży leży potem awersem do dołu i nic nie następuje; na kartę Relikwia, choć to Skarb, jak na każdy inny Atak. Kartę dzięki karcie Strażnik karawany dobiera się, zanim zostanie położony żeton przez kartę Relikwia.
DA-P10 = Wojownik i Olbrzym oceniają kartę tylko po monetach jej kosztu. Gwiazdka lub plus obok niczego nie zmienia.
DA-P11 = Nasze rozstrzygnięcie: kilka kart Czempion w grze się sumuje, każda daje +1 akcję za każdą Akcję, którą zagrywasz. Właśnie zagrywany Czempion nie liczy się dla siebie samego.
DA-P12 = Najazd nie jest Atakiem, cokolwiek robi innym: nie powstrzyma go ani reakcja, ani Czempion. To samo dotyczy tego, co innym przynoszą karty Posłaniec i Zaginione miasto.
DA-P13 = Nasze rozstrzygnięcie: jeśli Zburzenie wyrzuciło samo siebie na śmietnisko i jest zagrywane ponownie, może znów wskazać siebie; wtedy nic nie trafia na śmietnisko i nie ogląda się żadnej karty.
DA-P14 = Nasze rozstrzygnięcie: osoba chroniona przez kartę Czempion może mimo to reagować (Strażnik karawany).

DA-W = Zalecane zestawy
DA-W1 = Łagodne wprowadzenie. Zdarzenie: Zwiad. Karty: Amulet, Duplikat, Dalekie krainy, Najmita, Port, Szczurołap, Olbrzym, Ukryty skarb, Lochy, Tropiciel.
DA-W2 = Wprowadzenie dla ekspertów. Zdarzenia: Misja, Plan. Karty: Sroka, Nawiedzony las, Strażnik karawany, Chłop, Moneta królestwa, Bagienna jędza, Przemiana, Zaginione miasto, Handlarz winem, Zburzenie.
DA-W3 = Poziom wyżej. Zdarzenie: Szkolenie. Karty: Ekwipunek, Skąpiec, Przewodnik, Lochy, Zaginione miasto; z gry podstawowej Targowisko, Milicja, Szpieg, Sala tronowa, Warsztat.
DA-W4 = Zaburzone proporcje. Zdarzenia: Ognisko, Najazd. Karty: Amulet, Duplikat, Posłaniec, Ukryty skarb, Olbrzym; z gry podstawowej Urzędnik, Złodziej, Ogrody, Lichwiarz, Wiedźma.
DB-W2 = Gra podstawowa ma pięć zestawów, z pierwszej edycji. Pierwsza gra: Piwnica, Targowisko, Milicja, Kopalnia, Fosa, Przebudowa, Kuźnia, Wioska, Drwal, Warsztat. Wielkie pieniądze: Odkrywca, Urzędnik, Kanclerz, Kaplica, Uczta, Laboratorium, Targowisko, Kopalnia, Lichwiarz, Sala tronowa. Interakcja: Urzędnik, Kanclerz, Izba rady, Festiwal, Biblioteka, Milicja, Fosa, Szpieg, Złodziej, Wioska. Zmiana rozmiaru: Piwnica, Kaplica, Uczta, Ogrody, Laboratorium, Złodziej, Wioska, Wiedźma, Drwal, Warsztat. Plac w wiosce: Urzędnik, Piwnica, Festiwal, Biblioteka, Targowisko, Przebudowa, Kuźnia, Sala tronowa, Wioska, Drwal.

DA-X = Przykłady krok po kroku
DA-X1 = Karty Rezerwy: na twojej podkładce leżą Moneta królestwa, Przemiana i Duplikat. Na początku tury przywołujesz kartę Przemiana, wyrzucasz na śmietnisko kartę Port i dodajesz na rękę kartę Ukryty skarb. Zagrywasz kartę Skąpiec i kładziesz Miedziaki na podkładce, przywołujesz kartę Moneta królestwa po +2 akcje i zagrywasz drugą kartę Skąpiec z drugimi Miedziakami; druga z dodanych akcji przepada. W fazie zakupu zagrywasz kartę Ukryty skarb, dodajesz Złoto i Miedziaki i przywołujesz kartę Duplikat po jeszcze jedno Złoto.
DA-X2 = Dziedzictwo z kartą Duplikat: zagrywasz kartę Zaginione miasto, a potem dwie Posiadłości, które trafiają na podkładkę. Kupujesz Złoto, przywołujesz jedną Posiadłość, a potem drugą, każdą po kolejne Złoto, i masz w ten sposób trzy.
DA-X3 = Dziedzictwo z kartą Strażnik karawany: Posiadłość zagrana we własnej turze daje +1 kartę i +1 akcję, a w następnej turze 1 monetę. Gdy ktoś inny zagrywa kartę Olbrzym, możesz zareagować Posiadłością. Jeśli Olbrzym odsłania potem twoją Posiadłość, kosztuje ona nadal 2: odrzuca się ją, a ty dodajesz Klątwę.
DB-X1 = Całość sprawdzają fakty, co do których zgadzają się inne symulatory, każdy w co najmniej 10 000 gier. Bot, który stawia tylko na pieniądze, kupuje Prowincję za 8 lub więcej monet, Złoto za 6, Srebrniki za 3, poza tym nic; bot z Kuźnią robi to samo i kupuje jedną kartę Kuźnia przy 4 lub 5 monetach, dopóki żadnej nie ma; bot z Wiedźmami robi to samo z dwiema kartami Wiedźma przy 5 monetach. Sam przy stole bot od pieniędzy ma czwartą Prowincję w turze 16,8 ± 0,1, a bot z Kuźnią w turze 14,9 ± 0,1. Przy dwóch miejscach bot z Kuźnią pokonuje bota od pieniędzy w około 70 % gier, a bot z Wiedźmami pokonuje go w około 94 %; ponieważ boty innych programów różnią się w szczegółach, dopuszcza się 5 punktów w jedną lub drugą stronę.
