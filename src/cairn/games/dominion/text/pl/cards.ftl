### The cards of Dominion: their names, and what each does.

## Basic cards

dominion-card-copper = Miedziaki
DB-copper = Warte 1 monetę.
dominion-card-silver = Srebrniki
DB-silver = Warte 2 monety.
dominion-card-gold = Złoto
DB-gold = Warte 3 monety.
dominion-card-platinum = Platyna
DB-platinum = Warta 5 monet. Jest w Zasobach tylko z opcją „prosperity”, razem z kartą Kolonia.
dominion-card-estate = Posiadłość
DB-estate = Na koniec gry daje 1 punkt zwycięstwa.
dominion-card-duchy = Powiat
DB-duchy = Na koniec gry daje 3 punkty zwycięstwa.
dominion-card-province = Prowincja
DB-province = Na koniec gry daje 6 punktów zwycięstwa. Gdy jej stos jest pusty, gra kończy się po tej turze.
dominion-card-colony = Kolonia
DB-colony = Na koniec gry daje 10 punktów zwycięstwa. Gdy jej stos jest pusty, gra kończy się po tej turze, tak jak przy karcie Prowincja. Jest w Zasobach tylko z opcją „prosperity”, razem z kartą Platyna.
dominion-card-curse = Klątwa
DB-curse = Na koniec gry daje −1 punkt zwycięstwa.

## Base game

dominion-card-cellar = Piwnica
DB-cellar = +1 akcja. Odrzuć z ręki tyle kart, ile chcesz, wszystkie naraz; potem dobierz tyle samo.
dominion-card-chapel = Kaplica
DB-chapel = Możesz wyrzucić na śmietnisko od 1 do 4 kart z ręki.
dominion-card-moat = Fosa
DB-moat = +2 karty. Reakcja: gdy ktoś inny zagrywa kartę Ataku, możesz pokazać tę kartę z ręki, a ten Atak cię nie dotyczy.
dominion-card-chancellor = Kanclerz
DB-chancellor = +2 monety. Jeśli chcesz, cała twoja talia trafia od razu na twój stos kart odrzuconych.
dominion-card-village = Wioska
DB-village = +1 karta, +2 akcje.
dominion-card-woodcutter = Drwal
DB-woodcutter = +1 zakup, +2 monety.
dominion-card-workshop = Warsztat
DB-workshop = Dodaj z Zasobów kartę, która kosztuje najwyżej 4 monety.
dominion-card-bureaucrat = Urzędnik
DB-bureaucrat = Dodaj kartę Srebrniki i połóż ją na wierzchu swojej talii. Każdy z pozostałych graczy wybiera z ręki kartę Zwycięstwa, pokazuje ją i kładzie na wierzchu swojej talii; kto jej nie ma, pokazuje całą rękę.
dominion-card-feast = Uczta
DB-feast = Wyrzuć tę kartę na śmietnisko i dodaj z Zasobów kartę, która kosztuje najwyżej 5 monet. Dodajesz ją także wtedy, gdy tej karty nie można już wyrzucić, na przykład gdy karta Sala tronowa zagrywa ją po raz drugi.
dominion-card-gardens = Ogrody
DB-gardens = Ta karta daje na koniec gry 1 punkt zwycięstwa za każde pełne 10 twoich kart. Liczą się też karty na twojej podkładce Karczmy, karty odłożone na bok i karta odłożona przez Zdarzenie Dziedzictwo.
dominion-card-militia = Milicja
DB-militia = +2 monety. Każdy z pozostałych graczy, który ma na ręce więcej niż 3 karty, odrzuca tyle, żeby zostały mu 3.
dominion-card-moneylender = Lichwiarz
DB-moneylender = Wyrzuć z ręki na śmietnisko kartę Miedziaki; jeśli to zrobisz, +3 monety. Z opcją „edition” ustawioną na „2” możesz z tego zrezygnować.
dominion-card-remodel = Przebudowa
DB-remodel = Wyrzuć kartę z ręki na śmietnisko i dodaj z Zasobów kartę, która kosztuje najwyżej o 2 monety więcej.
dominion-card-smithy = Kuźnia
DB-smithy = +3 karty.
dominion-card-spy = Szpieg
DB-spy = +1 karta, +1 akcja. Potem wszyscy gracze, ty też, odsłaniają wierzchnią kartę swojej talii, a przy każdej decydujesz, czy ma być odrzucona, czy zostać na talii.
dominion-card-thief = Złodziej
DB-thief = Każdy z pozostałych graczy odsłania 2 wierzchnie karty swojej talii. Jeśli są wśród nich karty Skarbu, wyrzuca na śmietnisko jedną z nich, wybraną przez ciebie; resztę odrzuca. Z wyrzuconych w ten sposób kart Skarbu możesz dodać dowolnie wiele.
dominion-card-throne-room = Sala tronowa
DB-throne-room = Zagraj kartę Akcji z ręki dwa razy, drugi raz zaraz po pierwszym; żaden nie zużywa akcji. Ta karta zostaje w grze tak długo, jak zagrana przez nią karta Następstwa. Z opcją „edition” ustawioną na „2” możesz też nie zagrać żadnej karty.
dominion-card-council-room = Izba rady
DB-council-room = +4 karty, +1 zakup. Każdy z pozostałych graczy dobiera 1 kartę.
dominion-card-festival = Festiwal
DB-festival = +2 akcje, +1 zakup, +2 monety.
dominion-card-laboratory = Laboratorium
DB-laboratory = +2 karty, +1 akcja.
dominion-card-library = Biblioteka
DB-library = Dobieraj karty po jednej, aż będziesz mieć 7 na ręce. Każdą dobraną tak kartę Akcji możesz odłożyć na bok, zamiast ją zatrzymać; na koniec karty odłożone na bok są odrzucane.
dominion-card-market = Targowisko
DB-market = +1 karta, +1 akcja, +1 zakup, +1 moneta.
dominion-card-mine = Kopalnia
DB-mine = Wyrzuć z ręki na śmietnisko kartę Skarbu i dodaj z Zasobów prosto na rękę kartę Skarbu, która kosztuje najwyżej o 3 monety więcej. Z opcją „edition” ustawioną na „2” możesz z tego zrezygnować.
dominion-card-witch = Wiedźma
DB-witch = +2 karty. Każdy z pozostałych graczy dodaje kartę Klątwa.
dominion-card-adventurer = Odkrywca
DB-adventurer = Odsłaniaj kolejno karty ze swojej talii, aż pojawią się 2 karty Skarbu. Te dwie weź na rękę, a pozostałe odsłonięte karty odrzuć.
dominion-card-harbinger = Zwiastun
DB-harbinger = +1 karta, +1 akcja. Przejrzyj swój stos kart odrzuconych; jeśli chcesz, połóż jedną kartę z niego na wierzchu swojej talii.
dominion-card-merchant = Kupiec
DB-merchant = +1 karta, +1 akcja. Pierwsza karta Srebrniki zagrana przez ciebie w tej turze daje o 1 monetę więcej; działanie kilku kart Kupiec się sumuje.
dominion-card-vassal = Wasal
DB-vassal = +2 monety. Odrzuć wierzchnią kartę swojej talii; jeśli to karta Akcji, możesz ją zagrać, nie zużywając akcji.
dominion-card-poacher = Kłusownik
DB-poacher = +1 karta, +1 akcja, +1 moneta. Za każdy pusty stos w Zasobach odrzuć jedną kartę z ręki.
dominion-card-bandit = Bandyta
DB-bandit = Dodaj kartę Złoto. Każdy z pozostałych graczy odsłania 2 wierzchnie karty swojej talii, wyrzuca na śmietnisko jedną wybraną przez siebie kartę Skarbu spośród nich, ale nie kartę Miedziaki, i odrzuca resztę.
dominion-card-sentry = Wartownik
DB-sentry = +1 karta, +1 akcja. Obejrzyj 2 wierzchnie karty swojej talii. Każdą z nich możesz wyrzucić na śmietnisko albo odrzucić; co zostanie, wraca na wierzch w dowolnej kolejności.
dominion-card-artisan = Rękodzielnik
DB-artisan = Dodaj z Zasobów prosto na rękę kartę, która kosztuje najwyżej 5 monet. Potem połóż kartę z ręki na wierzchu swojej talii.

## Adventures

dominion-card-coin-of-the-realm = Moneta królestwa
DA-coin-of-the-realm = Warta 1 monetę. Zagrana trafia na twoją podkładkę Karczmy. Zaraz po wykonaniu karty Akcji możesz ją przywołać: +2 akcje, ale bez monety. Od tej chwili do fazy porządków w tej turze jest kartą Skarbu w grze.
dominion-card-page = Paź
DA-page = +1 karta, +1 akcja. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Poszukiwacz skarbów, o ile jakaś została.
dominion-card-peasant = Chłop
DA-peasant = +1 zakup, +1 moneta. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Żołnierz, o ile jakaś została.
dominion-card-ratcatcher = Szczurołap
DA-ratcatcher = +1 karta, +1 akcja. Potem ta karta trafia na twoją podkładkę Karczmy. Na początku swojej tury możesz ją przywołać; musisz wtedy wyrzucić kartę z ręki na śmietnisko.
dominion-card-raze = Zburzenie
DA-raze = +1 akcja. Wyrzuć na śmietnisko tę kartę albo kartę z ręki. Obejrzyj z wierzchu swojej talii po 1 karcie za każdą monetę kosztu wyrzuconej karty; jedną z nich weź na rękę, a pozostałe odrzuć. Żeton „−1 karta” nie ma tu znaczenia i wraca potem na talię.
# Same as in English.
dominion-card-amulet = Amulet
DA-amulet = Wybierz jedno z trzech, teraz i ponownie na początku swojej następnej tury: +1 moneta, wyrzucenie karty z ręki na śmietnisko albo dodanie karty Srebrniki. Za drugim razem też wybierasz dowolnie. Ta karta zostaje w grze do fazy porządków w twojej następnej turze.
dominion-card-caravan-guard = Strażnik karawany
DA-caravan-guard = +1 karta, +1 akcja. Na początku twojej następnej tury: +1 moneta. Reakcja: gdy ktoś inny zagrywa kartę Ataku, możesz zagrać tę kartę z ręki; +1 akcja nic ci wtedy nie daje. Ta karta zostaje w grze do fazy porządków w twojej następnej turze.
dominion-card-dungeon = Lochy
DA-dungeon = +1 akcja. Teraz i na początku twojej następnej tury: +2 karty, a potem odrzucasz 2 karty z ręki. Ta karta zostaje w grze do fazy porządków w twojej następnej turze.
dominion-card-gear = Ekwipunek
DA-gear = +2 karty. Możesz odłożyć na bok 1 lub 2 karty z ręki, zakryte, także dopiero co dobrane; na początku twojej następnej tury wracają na twoją rękę. Ta karta zostaje w grze do fazy porządków w tamtej turze; jeśli nic nie odłożysz, jest odrzucana już w tej turze.
dominion-card-guide = Przewodnik
DA-guide = +1 karta, +1 akcja. Potem ta karta trafia na twoją podkładkę Karczmy. Na początku swojej tury możesz ją przywołać: odrzuć całą rękę i dobierz 5 kart.
dominion-card-duplicate = Duplikat
DA-duplicate = Gdy zagrywasz tę kartę, trafia ona na twoją podkładkę Karczmy. Gdy w czyjejkolwiek turze dodajesz kartę, która kosztuje najwyżej 6 monet, możesz przywołać tę kartę: dodaj z Zasobów jeszcze jedną kartę o tej samej nazwie na swój stos kart odrzuconych. Jeśli jej stos jest pusty albo nie należy do Zasobów, nic nie dodajesz. Przy jednej dodanej karcie możesz przywołać kilka kart Duplikat. Przywołana karta jest odrzucana w fazie porządków tej tury, nawet jeśli nie jest to twoja tura.
dominion-card-magpie = Sroka
DA-magpie = +1 karta, +1 akcja. Odsłoń wierzchnią kartę swojej talii. Jeśli to karta Skarbu dowolnego rodzaju, weź ją na rękę. Jeśli to karta Akcji lub Zwycięstwa, dodaj kartę Sroka, o ile jakaś została. Jeśli to karta Skarbu i zarazem jedna z tamtych, zrób jedno i drugie. Karta, której nie bierzesz, na przykład Klątwa, zostaje na talii.
dominion-card-messenger = Posłaniec
DA-messenger = +1 zakup, +2 monety. Możesz przełożyć całą swoją talię na stos kart odrzuconych; nie jest to odrzucanie. Jeśli ta karta jest pierwszą rzeczą, którą kupujesz w turze (Zdarzenia też się liczą), dodajesz z Zasobów kartę, która kosztuje najwyżej 4 monety, a pozostali gracze, zaczynając od twojej lewej, dodają z Zasobów po jednej o tej samej nazwie. Z opcją „printing” ustawioną na „2022” dzieje się to, gdy jest ona pierwszą kartą, którą dodajesz w swojej fazie zakupu.
dominion-card-miser = Skąpiec
DA-miser = Wybierz jedno: połóż kartę Miedziaki z ręki na swojej podkładce Karczmy; albo +1 moneta za każdą kartę Miedziaki, która tam leży. Możesz wybrać także to, co nic nie daje.
# Same as in English.
dominion-card-port = Port
DA-port = +1 karta, +2 akcje. Gdy kupujesz tę kartę, dodajesz drugą kartę Port; nie dzieje się tak, gdy dostajesz ją inaczej. Z opcją „printing” ustawioną na „2022” dodajesz drugą zawsze, gdy dodajesz kartę Port, kupioną czy nie; ta druga nie daje kolejnej.
dominion-card-ranger = Tropiciel
DA-ranger = +1 zakup. Twój żeton podróży obraca się na drugą stronę. Jeśli leży teraz awersem do góry: +5 kart. Każda karta Tropiciel odwraca go na nowo.
dominion-card-transmogrify = Przemiana
DA-transmogrify = +1 akcja. Potem ta karta trafia na twoją podkładkę Karczmy. Na początku swojej tury możesz ją przywołać: wyrzuć kartę z ręki na śmietnisko i dodaj z Zasobów prosto na rękę kartę, która kosztuje najwyżej o 1 monetę więcej.
dominion-card-artificer = Mistrz rzemiosła
DA-artificer = +1 karta, +1 akcja, +1 moneta. Odrzuć z ręki tyle kart, ile chcesz. Potem możesz dodać z Zasobów na wierzch swojej talii kartę, która kosztuje dokładnie tyle monet; jeśli nie odrzucisz żadnej, kartę o koszcie 0.
dominion-card-bridge-troll = Troll spod mostu
DA-bridge-troll = Każdy z pozostałych graczy bierze swój żeton „−1 moneta”: następnym razem dostanie o 1 monetę mniej. Teraz i na początku twojej następnej tury: +1 zakup. Dopóki ta karta jest w grze, w twoich turach karty kosztują o 1 monetę mniej, pod każdym względem i nigdy poniżej 0; działanie kilku kart Troll spod mostu się sumuje, a Zdarzenia zachowują swoją cenę. Ta karta zostaje w grze do fazy porządków w twojej następnej turze. Z opcją „printing” ustawioną na „2022” obniżka wynika z zagrania karty: działa w tej i w twojej następnej turze, a zagranie dwa razy, na przykład przez kartę Sala tronowa, ją podwaja.
dominion-card-distant-lands = Dalekie krainy
DA-distant-lands = Gdy zagrywasz tę kartę, trafia ona na twoją podkładkę Karczmy. Tam zostaje i nigdy nie można jej przywołać. Na koniec gry daje 4 punkty zwycięstwa, jeśli leży na twojej podkładce, a w innym razie 0.
dominion-card-giant = Olbrzym
DA-giant = Twój żeton podróży obraca się na drugą stronę. Jeśli leży teraz awersem do dołu: +1 moneta. Jeśli awersem do góry: +5 monet, a pozostali gracze, zaczynając od twojej lewej, odsłaniają wierzchnią kartę swojej talii; jeśli kosztuje od 3 do 6 monet, trafia na śmietnisko, a jeśli nie, jest odrzucana i jej właściciel dodaje kartę Klątwa. Reagować można w obu przypadkach.
dominion-card-haunted-woods = Nawiedzony las
DA-haunted-woods = Do twojej następnej tury każdy z pozostałych graczy, który kupuje kartę, kładzie resztę ręki na wierzchu swojej talii w dowolnej kolejności; Zdarzenia się nie liczą. Na początku twojej następnej tury: +3 karty. Reagować można tylko wtedy, gdy zagrywasz tę kartę. Ta karta zostaje w grze do fazy porządków w twojej następnej turze. Z opcją „printing” ustawioną na „2022” ręka trafia na talię wtedy, gdy kupiona karta zostaje dodana.
dominion-card-lost-city = Zaginione miasto
DA-lost-city = +2 karty, +2 akcje. Gdy dodajesz tę kartę, kupioną czy nie, każdy z pozostałych graczy dobiera 1 kartę.
dominion-card-relic = Relikwia
DA-relic = Warta 2 monety. Gdy ją zagrywasz, każdy z pozostałych graczy kładzie na swojej talii żeton „−1 karta”, jeśli jeszcze tam nie leży, i następnym razem dobiera przez to o 1 kartę mniej. To Atak, więc można na niego reagować; kartę dzięki karcie Strażnik karawany dobiera się przed położeniem żetonu.
dominion-card-royal-carriage = Królewska kareta
DA-royal-carriage = +1 akcja. Potem ta karta trafia na twoją podkładkę Karczmy. Zaraz po wykonaniu karty Akcji, która jest jeszcze w grze, możesz przywołać tę kartę: tamtą zagrywasz jeszcze raz, nie zużywając akcji. Ta karta zostaje w grze tak długo, jak powtórzona przez nią karta Następstwa.
dominion-card-storyteller = Gawędziarz
DA-storyteller = +1 akcja, +1 moneta. Możesz zagrać z ręki od 1 do 3 kart Skarbu. Potem płacisz wszystkie monety, które masz w tej turze, także tę i te z kart Akcji, i dobierasz tyle samo kart. Zostaje ci wtedy 0 monet.
dominion-card-swamp-hag = Bagienna jędza
DA-swamp-hag = Do twojej następnej tury każdy z pozostałych graczy za każdą kupioną kartę dodaje kartę Klątwa; działanie kilku kart Bagienna jędza się sumuje, Zdarzenia się nie liczą. Na początku twojej następnej tury: +3 monety. Reagować można tylko wtedy, gdy zagrywasz tę kartę. Ta karta zostaje w grze do fazy porządków w twojej następnej turze. Z opcją „printing” ustawioną na „2022” kartę Klątwa dodaje się wtedy, gdy kupiona karta zostaje dodana.
dominion-card-treasure-trove = Ukryty skarb
DA-treasure-trove = Wart 2 monety. Gdy zagrywasz tę kartę, dodajesz kartę Złoto i kartę Miedziaki w dowolnej kolejności; jeśli jeden ze stosów jest pusty, tylko drugą z nich.
dominion-card-wine-merchant = Handlarz winem
DA-wine-merchant = +1 zakup, +4 monety. Potem ta karta trafia na twoją podkładkę Karczmy. Jeśli na koniec twojej fazy zakupu zostały ci co najmniej 2 monety, możesz ją odrzucić z podkładki; 2 monety wystarczą na dowolnie wiele kart Handlarz winem.
dominion-card-hireling = Najmita
DA-hireling = Ta karta zostaje w grze do końca gry, a na początku każdej twojej tury, począwszy od następnej, dostajesz +1 kartę. Zagrana dwa razy, na przykład przez kartę Sala tronowa, daje za każdym razem +2 karty i obie karty zostają.

## Upgrades

dominion-card-treasure-hunter = Poszukiwacz skarbów
DA-treasure-hunter = +1 akcja, +1 moneta. Dodaj po jednej karcie Srebrniki za każdą kartę, kupioną czy nie, dodaną przez sąsiada z prawej w jego ostatniej turze. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Wojownik, o ile jakaś została.
dominion-card-warrior = Wojownik
DA-warrior = +2 karty. Raz za każdą kartę Podróżnika, którą masz w grze, licząc z tą, pozostali gracze, zaczynając od twojej lewej, odsłaniają i odrzucają wierzchnią kartę swojej talii; jeśli kosztuje dokładnie 3 lub 4 monety, trafia na śmietnisko. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Bohater, o ile jakaś została.
dominion-card-hero = Bohater
DA-hero = +2 monety. Możesz dodać z Zasobów dowolną kartę Skarbu, także kartę Królestwa. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Czempion, o ile jakaś została. Z opcją „printing” ustawioną na „english” lub „2022” musisz dodać kartę Skarbu.
dominion-card-champion = Czempion
DA-champion = +1 akcja. Ta karta zostaje w grze do końca gry. Ataki zagrywane odtąd przez innych nigdy cię nie dotyczą, czy tego chcesz, czy nie, a każda karta Akcji, którą odtąd zagrywasz, daje dodatkowo +1 akcję.
dominion-card-soldier = Żołnierz
DA-soldier = +2 monety oraz +1 moneta za każdą inną kartę Ataku, którą masz w grze. Każdy z pozostałych graczy, który ma na ręce 4 karty lub więcej, odrzuca jedną. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Zbieg, o ile jakaś została.
dominion-card-fugitive = Zbieg
DA-fugitive = +2 karty, +1 akcja. Potem odrzuć kartę z ręki. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Uczeń, o ile jakaś została.
dominion-card-disciple = Uczeń
DA-disciple = Możesz zagrać kartę Akcji z ręki dwa razy z rzędu. Jeśli to zrobisz i karta należy do Zasobów, musisz dodać stamtąd jeszcze jedną taką. Ta karta zostaje w grze tak długo, jak zagrana przez nią karta Następstwa. Jeśli ta karta jest w grze w fazie porządków, zamiast ją odrzucić, możesz ją za darmo wymienić na kartę Nauczyciel, o ile jakaś została.
dominion-card-teacher = Nauczyciel
DA-teacher = Gdy zagrywasz tę kartę, trafia ona na twoją podkładkę Karczmy. Na początku swojej tury możesz ją przywołać: przełóż swój żeton „+1 karta”, „+1 akcja”, „+1 zakup” lub „+1 moneta” na stos Akcji w Zasobach, na którym nie leży żaden twój żeton. Za każdym razem, gdy zagrywasz kartę z tego stosu, najpierw dostajesz to, co pokazuje żeton.

## Events

dominion-card-alms = Jałmużna
DA-alms = To Zdarzenie możesz kupić tylko raz na turę. Jeśli nie masz w grze żadnej karty Skarbu, dodaj z Zasobów kartę, która kosztuje najwyżej 4 monety.
dominion-card-borrow = Pożyczka
DA-borrow = To Zdarzenie możesz kupić tylko raz na turę. +1 zakup. Jeśli twój żeton „−1 karta” nie leży na twojej talii, połóż go tam: +1 moneta, ale następnym razem dobierasz o 1 kartę mniej.
dominion-card-quest = Zadanie
DA-quest = Odrzuć z ręki jedno z trzech: 1 kartę Ataku, 2 karty Klątwa albo 6 dowolnych kart. Jeśli zrobisz to w całości, dodajesz kartę Złoto. Mniej możesz odrzucić tylko wtedy, gdy nie masz ich dość, i wtedy nic nie dodajesz.
dominion-card-save = Oszczędności
DA-save = To Zdarzenie możesz kupić tylko raz na turę. +1 zakup. Odłóż na bok zakrytą kartę z ręki; w fazie porządków, gdy dobierzesz już karty, wraca na twoją rękę.
dominion-card-scouting-party = Zwiad
DA-scouting-party = +1 zakup. Obejrzyj 5 wierzchnich kart swojej talii, odrzuć 3 z nich, a pozostałe odłóż na wierzch w dowolnej kolejności. Jeśli jest ich mniej niż 5, najpierw odrzucasz 3. Żeton „−1 karta” nie ma tu znaczenia.
dominion-card-travelling-fair = Wędrowny jarmark
DA-travelling-fair = +2 zakupy. Do końca tej tury każdą kartę, którą dodajesz, możesz położyć na wierzchu swojej talii; karta z wymiany Podróżnika nie liczy się jako dodana.
dominion-card-bonfire = Ognisko
DA-bonfire = Możesz wyrzucić na śmietnisko 1 lub 2 swoje karty, które są w grze, ale żadnej z ręki. Jeśli to karty Skarbu, monety, które dały, zostają twoje. Z opcją „printing” ustawioną na „2022” możesz tak wyrzucić tylko karty Miedziaki.
dominion-card-expedition = Ekspedycja
DA-expedition = W fazie porządków tej tury dobierasz o 2 karty więcej: 7 zamiast 5. Każde kolejne kupienie tego Zdarzenia w tej turze dodaje jeszcze 2.
dominion-card-ferry = Prom
DA-ferry = Twój żeton „koszt −2” trafia na wybrany przez ciebie stos Akcji w Zasobach. Karty z tego stosu kosztują cię o 2 monety mniej, pod każdym względem i nigdy poniżej 0. Z opcją „printing” ustawioną na „english” lub „2022” działa to tylko w twoich turach.
# Same as in English.
dominion-card-plan = Plan
DA-plan = Twój żeton śmietniska trafia na wybrany przez ciebie stos Akcji w Zasobach. Za każdym razem, gdy kupujesz kartę z tego stosu, możesz wyrzucić kartę z ręki na śmietnisko. Z opcją „printing” ustawioną na „2022” możesz to zrobić za każdym razem, gdy dodajesz kartę z tego stosu, kupioną czy nie.
dominion-card-mission = Misja
DA-mission = To Zdarzenie możesz kupić tylko raz na turę. Jeśli poprzednia tura nie była twoja, po tej turze masz dodatkową. Nie możesz w niej kupować kart; Zdarzenia, dodawanie kart w inny sposób i wymiany są dozwolone. To Zdarzenie kupione w dodatkowej turze nic nie daje.
dominion-card-pilgrimage = Pielgrzymka
DA-pilgrimage = To Zdarzenie możesz kupić tylko raz na turę. Twój żeton podróży obraca się na drugą stronę. Jeśli leży teraz awersem do góry, wybierz najwyżej 3 swoje karty w grze, wszystkie o różnych nazwach, i dodaj z Zasobów jeszcze po jednej z nich.
dominion-card-ball = Bal
DA-ball = Weź swój żeton „−1 moneta”: następnym razem dostaniesz o 1 monetę mniej. Dodaj z Zasobów 2 karty, z których każda kosztuje najwyżej 4 monety, jednakowe lub różne.
dominion-card-raid = Najazd
DA-raid = Dodaj tyle kart Srebrniki, ile masz ich w grze. Każdy z pozostałych graczy kładzie na swojej talii żeton „−1 karta” i następnym razem dobiera przez to o 1 kartę mniej. To nie jest Atak i nikt nie może na to zareagować.
dominion-card-seaway = Szlak morski
DA-seaway = Dodaj z Zasobów kartę Akcji, która kosztuje najwyżej 4 monety, i przełóż swój żeton „+1 zakup” na jej stos, nawet jeśli była ostatnia; jeśli żadnej nie dodasz, żeton się nie rusza. Zostaje tam także wtedy, gdy karta później kosztuje więcej. Za każdym razem, gdy zagrywasz kartę z tego stosu, najpierw dostajesz +1 zakup.
dominion-card-trade = Handel
DA-trade = Wyrzuć z ręki na śmietnisko najwyżej 2 karty, możesz też żadnej. Za każdą dodaj kartę Srebrniki.
dominion-card-lost-arts = Zapomniana sztuka
DA-lost-arts = Twój żeton „+1 akcja” trafia na wybrany przez ciebie stos Akcji w Zasobach. Za każdym razem, gdy zagrywasz kartę z tego stosu, najpierw dostajesz +1 akcję.
dominion-card-training = Szkolenie
DA-training = Twój żeton „+1 moneta” trafia na wybrany przez ciebie stos Akcji w Zasobach. Za każdym razem, gdy zagrywasz kartę z tego stosu, najpierw dostajesz +1 monetę.
dominion-card-inheritance = Dziedzictwo
DA-inheritance = To Zdarzenie możesz kupić tylko raz na grę. Odłóż na bok z Zasobów kartę Akcji, która kosztuje najwyżej 4 monety i nie jest kartą Zwycięstwa, i połóż na niej swój żeton Posiadłości. Odtąd twoje karty Posiadłość mają też jej działanie i typy; zachowują nazwę, koszt i stos i nadal dają po 1 punkcie zwycięstwa. Odłożona karta nie jest dodana, ale na koniec gry należy do ciebie. Z opcją „printing” ustawioną na „2022” może to być także karta Zwycięstwa, a twoje karty Posiadłość są kartami Akcji tylko w twoich turach: zagrywają odłożoną kartę, a twoje żetony na jej stosie działają.
dominion-card-pathfinding = Wytyczanie szlaków
DA-pathfinding = Twój żeton „+1 karta” trafia na wybrany przez ciebie stos Akcji w Zasobach. Za każdym razem, gdy zagrywasz kartę z tego stosu, najpierw dostajesz +1 kartę.

## Seaside

dominion-card-caravan = Karawana
DS-1 = +1 karta, +1 akcja. Na początku twojej następnej tury: +1 karta. Ta karta zostaje w grze do fazy porządków w twojej następnej turze.
dominion-card-warehouse = Magazyn
DS-2 = +3 karty, +1 akcja. Potem odrzuć 3 karty z ręki, a jeśli masz ich mniej, to wszystkie.
dominion-card-lighthouse = Latarnia morska
DS-3 = +1 akcja, +1 moneta. Na początku twojej następnej tury: +1 moneta. Dopóki ta karta jest w grze, żaden cudzy Atak cię nie dotyczy. Zostaje w grze do fazy porządków w twojej następnej turze.
dominion-card-wharf = Nabrzeże
DS-4 = Teraz i na początku twojej następnej tury: +2 karty i +1 zakup. Ta karta zostaje w grze do fazy porządków w twojej następnej turze.
