### The rules of Adventure Tours, one message a rule. A message without a number is the title of a section.

AT-C = Elementy gry
AT-C1 = W grze są 102 karty poszukiwaczy. Każda ma imię, jeden z trzech kolorów (czerwony to technika, niebieski – prowiant, żółty – odzież), wymaganie, kwotę pieniędzy, jedną lub kilka wartości wyposażenia i jedną z jedenastu akcji; w tabeli kart mogą być też karty bez akcji. W naszej jest dwunastu poszukiwaczy przygód, każdy w trzech kolorach.
AT-C2 = Jest sześć plansz ekspedycji. Strona pustynna zaczyna z wartością 3 w każdej kategorii i nie ma zdolności specjalnej; strona dla ekspertów ma własne wartości początkowe i jedną zdolność specjalną.
AT-C3 = Nigdzie nie opublikowano, co jest wydrukowane na wszystkich kartach. Dlatego gra mówi, które wartości karty lub planszy są opublikowane, a które odtworzyliśmy sami. Jeśli masz pudełko z grą, możesz wpisać wydrukowane wartości: kto uruchamia program, może kazać mu czytać twoje tabele zamiast naszych. Tabela, która nie może być poprawna, bo brakuje w niej kolumny, akcja jest nieznana, wartość ujemna albo kart nie jest dokładnie 102, jest odrzucana z komunikatem, który podaje plik i, jeśli się da, wiersz. Jak 102 karty dzielą się na kolory i poszukiwaczy, to sprawa tabeli.
AT-C4 = Monety mają wartość 1, 5, 10 i 20; jest ich 90, razem warte 520, i można je rozmieniać w każdej chwili. Nasze rozstrzygnięcie: bank nigdy się nie wyczerpuje. Zamiast 18 kart pomocy jest pomoc w grze: wszędzie, gdzie widać kartę lub planszę, wyjaśniona jest jej akcja lub zdolność.

AT-S = Przygotowanie gry
AT-S1 = Każda osoba dostaje losową planszę ekspedycji. W grze podstawowej leży ona stroną pustynną do góry, w grze dla ekspertów – stroną dla ekspertów.
AT-S2 = Wszystkie karty się tasuje i każda osoba otrzymuje 6 zakrytych. Pozostałe tworzą stos dobierania: w trzy osoby 84 karty, w cztery 78, w pięć 72, w sześć 66.
AT-S3 = Według instrukcji zaczyna najwyższa osoba. Nasze rozstrzygnięcie: decyduje los albo gospodarz wskazuje, kto zaczyna.
AT-S4 = Gra trwa trzy rundy, a każda jest ekspedycją.
AT-S5 = Na początek lepsza jest gra podstawowa i to ona jest domyślna. Grę dla ekspertów wybiera się dla całego stołu: wszystkie plansze leżą wtedy stroną dla ekspertów do góry.

AT-T = Tura
AT-T1 = Gra się zgodnie z ruchem wskazówek zegara. W swojej turze musisz zagrać dokładnie jedną kartę z ręki, jako wyposażenie albo jako uczestnika swojej ekspedycji. Nie można pasować: każdą kartę zawsze wolno dołożyć jako wyposażenie.
AT-T2 = Wyposażenie: dołóż kartę z prawej strony swojego rzędu wyposażenia. Jej wartości podnoszą twoje poziomy wyposażenia w kategoriach, które pokazuje. Nie przynosi pieniędzy, a jej akcji się nie używa (z jednym wyjątkiem, AT-A3). Potem musisz dobrać kartę.
AT-T3 = Uczestnik: karta może dołączyć tylko wtedy, gdy twój poziom w kategorii jej koloru jest co najmniej równy jej wymaganiu. Twój poziom to wartość początkowa planszy i wszystkie wartości tego koloru w twoim rzędzie wyposażenia. Karta trafia z prawej strony twojego rzędu uczestników. Nie dobierasz za nią karty.
AT-T4 = Zaraz po dołożeniu uczestnika możesz użyć jego akcji albo z niej zrezygnować; później jest za późno. Tylko Ojciec Miller czeka, aż będzie potrzebny.
AT-T5 = Wymaganie liczy się tylko w chwili dokładania uczestnika. Jeśli potem stracisz wyposażenie, uczestnicy i tak zostają.
AT-T6 = Gdy akcja każe kogoś wybrać, możesz wybrać też siebie. Włoska ściągawka mówi o rywalach, ale ogólna zasada jest taka sama we wszystkich językach i ma większą wagę.
AT-T7 = Karty w obu rzędach pokazują swoje wartości, a trzy poziomy i dotychczasowy dochód każdej osoby są zawsze widoczne dla wszystkich.

AT-X = Jedenaście akcji
AT-X1 = Daj jedną kartę: wybierz osobę, która dobierze 1 kartę ze stosu.
AT-X2 = Daj dwie karty: najpierw powiedz, kto je dostanie. Albo jedna osoba dobiera 2 karty, albo dwie osoby po 1. Nasze rozstrzygnięcie: jeśli została tylko jedna karta, dostaje ją osoba wymieniona jako pierwsza, a jeśli ta jest chroniona – druga.
AT-X3 = Dodatkowe wyposażenie: dołóż jeszcze jedną kartę z ręki jako wyposażenie, a potem dobierz za nią 1 kartę.
AT-X4 = Odrzuć wyposażenie: wybierz osobę, której ostatnia karta wyposażenia (skrajna prawa) trafia na stos kart odrzuconych. Uczestnicy tej osoby zostają.
AT-X5 = Zabierz wyposażenie: wybierz osobę, której ostatnia karta wyposażenia staje się ostatnią w twoim rzędzie. Nie dobierasz za nią karty.
AT-X6 = Kolejna tura: po tej turze masz jeszcze jedną pełną, dodatkową turę.
AT-X7 = Uczestnik tego samego koloru: dołóż jeszcze jednego uczestnika tego koloru, jeśli spełniasz jego wymaganie. Jego akcji też możesz użyć, więc jeden może pociągnąć za sobą następnego.
AT-X8 = Odrzuć uczestnika: wybierz osobę, której ostatni uczestnik (skrajny prawy) trafia na stos kart odrzuconych. W angielskiej i włoskiej ściągawce jest tu błąd w druku.
AT-X9 = Przejmij uczestnika: wybierz osobę, której ostatni uczestnik staje się ostatnim w twoim rzędzie. Nie musisz spełniać jego wymagania i nie możesz użyć jego akcji. W angielskiej ściągawce jest tu błąd w druku.
AT-X10 = Wyposażenie zmienia się w uczestników: wszystkie twoje karty wyposażenia w kolorze właśnie dołożonej karty przechodzą na prawą stronę twojego rzędu uczestników, w kolejności, w jakiej leżą. Nie musisz spełniać ich wymagań i nie możesz użyć ich akcji.
AT-X11 = Ochrona: Ojciec Miller w twoim rzędzie uczestników czeka, aż ktoś cię zaatakuje (AT-P1). Wtedy możesz go odrzucić, gdziekolwiek w rzędzie leży: atak nie ma skutku i nie można go skierować na kogoś innego. Każda z tych kart chroni jeden raz, a żadna nie chroni z ręki.
AT-X12 = Nasze rozstrzygnięcie: nie można wybrać osoby, która nie ma wyposażenia (AT-X4, AT-X5) albo uczestników (AT-X8, AT-X9). Jeśli nie można wybrać nikogo, akcja przepada. Tak samo AT-X3 bez karty w ręku, AT-X7 bez pasującej karty i AT-X10 bez wyposażenia w tym kolorze. AT-X5 i AT-X9 nic by u ciebie nie zmieniły, więc nie możesz tam wybrać siebie.
AT-X13 = Nasze rozstrzygnięcie: karta, której wyposażenie podnosi wszystkie trzy kategorie, i tak ma jeden kolor – kolor karty. To on liczy się przy wymaganiu, AT-X7 i AT-X10.

AT-P = Ochrona
AT-P1 = Atakami są AT-X1, AT-X2, AT-X4, AT-X5, AT-X8, AT-X9 i karta dana dzięki AT-A2, jeśli dotyczą innej osoby. To, co robisz sobie, nie jest atakiem.
AT-P2 = Nasze rozstrzygnięcie: jeśli AT-X2 trafia w dwie osoby, ochrona anuluje tylko kartę tej, która z niej korzysta. Jeśli obie karty idą do jednej osoby, anuluje obie.
AT-P3 = Nasze rozstrzygnięcie: Ojciec Miller chroni cię nawet wtedy, gdy to on jest kartą, którą masz stracić. Jedna karta zatrzymuje jeden atak; następny wymaga kolejnej.
AT-P4 = Nasze rozstrzygnięcie: Ojciec Miller przejęty (AT-X9) albo przesunięty z wyposażenia (AT-X10) nie chroni, bo nie można użyć jego akcji. Przy stole można się umówić, że jednak chroni.
AT-P5 = Nasze rozstrzygnięcie: atakowana osoba decyduje, gdy cel jest już podany (przy AT-X2, gdy obie karty są przydzielone), a zanim ruszy się jakakolwiek karta. Jeśli są dwie, decydują zgodnie z ruchem wskazówek zegara, licząc od atakującego. Do tego czasu stos i ręce pozostają zakryte.

AT-A = Zdolności specjalne (gra dla ekspertów)
AT-A1 = Jeszcze jedna karta wyposażenia po turze: gdy twoja zwykła tura jest skończona, możesz dołożyć jeszcze jedną kartę jako wyposażenie i dobierasz za nią 1 kartę.
AT-A2 = Dobierz lub nie i daj kartę: po dołożeniu wyposażenia z ręki możesz dobrać kartę albo z tego zrezygnować. Niezależnie od tego możesz dać 1 kartę ze stosu dowolnej osobie, także sobie. Nasze rozstrzygnięcie: najpierw twoja karta, potem dawana.
AT-A3 = Użyj akcji dołożonego wyposażenia: po dołożeniu wyposażenia z ręki możesz użyć jego akcji tak, jakby karta była uczestnikiem, jeśli spełniasz jej wymaganie; jej własna wartość już się liczy. Potem dobierasz jak zwykle. Tak dołożony Ojciec Miller chroni cię, leżąc w rzędzie wyposażenia, i jest za to odrzucany. Nasze rozstrzygnięcie: przy AT-X10 przechodzi też właśnie dołożona karta.
AT-A4 = Drugi uczestnik: po dołożeniu uczestnika możesz dołożyć jeszcze jednego w dowolnym kolorze, jeśli spełniasz jego wymaganie, i użyć jego akcji.
AT-A5 = Podwójna akcja: po dołożeniu uczestnika możesz użyć jego akcji dwa razy. To dwa osobne użycia: możesz wybrać dwie różne osoby, a jeden Ojciec Miller zatrzymuje tylko jedno z nich. Z samym Ojcem Millerem to nie działa. AT-X6 daje dwie dodatkowe tury, AT-X7 do dwóch dalszych uczestników.
AT-A6 = Druga tura: masz jeszcze jedną pełną turę. Pierwszą najpierw kończysz, razem z dobraniem.
AT-A7 = Nasze rozstrzygnięcie: tura z AT-X6 jest pełna i twoja zdolność znów w niej działa; w turze z AT-A6 nie. Kolejność w turze: akcja karty, potem AT-A4 albo drugie użycie z AT-A5, na końcu AT-A1. Dodatkowe tury czekają, aż tura się skończy. Jeśli AT-X7 prowadzi od uczestnika do uczestnika, zdolność jest proponowana po akcji każdego z nich, zaczynając od dołożonego ostatnio, aż jej użyjesz.
AT-A8 = Nasze rozstrzygnięcie: przy AT-A2 i AT-A3 liczy się wyposażenie dokładane w tej turze z ręki, jako karta tury albo dzięki AT-X3. Karta zabrana dzięki AT-X5 się nie liczy.
AT-A9 = Zdolność ma tylko strona dla ekspertów. Nie musisz jej używać. Działa raz w każdej twojej turze i nigdy nie zaczynasz jej w cudzej; ale Ojciec Miller przygotowany dzięki AT-A3 chroni cię także wtedy.
AT-A10 = Nasze rozstrzygnięcie: przy AT-A4 i AT-A5 liczy się uczestnik dokładany w tej turze z ręki, jako karta tury albo dzięki AT-X7. Przejęty albo przesunięty z wyposażenia się nie liczy. Zdolność działa dla jednego z nich.
AT-A11 = Nasze rozstrzygnięcie: Ojciec Miller dołożony jako wyposażenie jest gotowy bez pytania, jeśli spełniasz jego wymaganie, a AT-A3 jest tym samym użyta w tej turze. Zabrany dzięki AT-X5 już nie chroni; przesunięty dzięki AT-X10 chroni tylko wtedy, gdy tak się umówiono (AT-P4).

AT-R = Koniec rundy
AT-R1 = Jeśli na koniec swojej tury nie masz kart w ręku, runda natychmiast się kończy i nikt więcej nie gra. Nasze rozstrzygnięcie: także wtedy, gdy należy ci się jeszcze dodatkowa tura.
AT-R2 = Dokładanie wyposażenia nie może tak zakończyć rundy, bo potem dobierasz; może tylko z AT-A2.
AT-R3 = Runda kończy się natychmiast także wtedy, gdy wyczerpie się stos dobierania; kart odrzuconych nigdy nie tasuje się w nowy stos. Jeśli kart jest mniej, niż trzeba dobrać, dobiera się tylko te. Nasze rozstrzygnięcie: stos jest wyczerpany, gdy dobrano jego ostatnią kartę, nawet jeśli akurat wystarczyła. To dobieranie się kończy, wszystko dalsze przepada, a za kończącą rundę uznaje się osobę, której trwa tura.

AT-E = Punktacja i koniec gry
AT-E1 = Każdy z twoich uczestników przynosi ci swoje pieniądze. Wyposażenie nic nie przynosi.
AT-E2 = Potem każda karta, która została ci w ręku, kosztuje 2 monety (przykład: AT-W3).
AT-E3 = Twoje pieniądze nigdy nie spadają poniżej 0. Granica dotyczy wszystkiego, co masz, a nie samej rundy: karty w ręku mogą więc pochłonąć wcześniejsze zarobki.
AT-E4 = Na następną rundę tasuje się wszystkie karty i każda osoba otrzymuje 6. Zaczyna sąsiad z lewej osoby, która zakończyła poprzednią rundę.
AT-E5 = Po trzech rundach wygrywa najbogatsza osoba; przy remisie zwycięstwo jest wspólne.
AT-E6 = Bez wariantu plansza zostaje przy tobie przez całą grę. Każda runda zaczyna się z pustymi rzędami, pustym stosem kart odrzuconych i wartościami początkowymi planszy; zostają tylko twoje pieniądze.

AT-V = Warianty
AT-V1 = Jeśli umówicie się na rozdawanie plansz na nowo, przed każdą rundą tasuje się wszystkie sześć plansz i rozdaje na nowo.
AT-V2 = Jeśli umówicie się na wybieranie plansz na nowo, przed każdą kolejną rundą wybieracie spośród używanych plansz: najpierw osoba, która w ostatniej zarobiła najmniej, potem następna i tak dalej; przy remisie zgodnie z ruchem wskazówek zegara. Nasze rozstrzygnięcie: liczy się dochód minus 2 monety za każdą kartę w ręku, także gdy jest poniżej 0, a kolejność zgodna z ruchem wskazówek zegara zaczyna się od osoby, która rozpocznie rundę.

AT-I = Kto co wie
AT-I1 = Stos kart odrzuconych każdy może przeglądać i każdy widzi, ile kart jest w każdej ręce. Zakryte są karty w ręku i kolejność kart w stosie dobierania. W ręku może być dowolnie wiele kart.
AT-I2 = Według instrukcji pieniądze leżą zakryte. Nasze rozstrzygnięcie: każdy dochód jest jawny, więc wszystkie pieniądze są widoczne, chyba że umówicie się inaczej.

AT-W = Przykłady
AT-W1 = Twoje poziomy to 3, 3 i 3. Dokładasz trzy karty wyposażenia: jedna podnosi technikę o 1, jedna odzież o 2, a jedna wszystko o 1. Teraz masz: technika 5, prowiant 4, odzież 6.
AT-W2 = Przy tych poziomach może dołączyć żółty Slowhand Bill, bo jego wymaganie to 6. Czerwony ani niebieski nie może.
AT-W3 = Twoi uczestnicy przynoszą 3, 4, 2 i 5 monet, razem 14. W ręku zostały ci dwie karty, które kosztują 4. Zarabiasz 10 monet.
