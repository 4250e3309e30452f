### Checking the shuffles of a match that is over: fetched with the dialog that says it.

web-fair-how = Serwer zapieczętował sekret, zanim padły słowa graczy. Sekret i słowa razem wyznaczają każde tasowanie. Po ostatnim ruchu sekret zostaje otwarty, a twoja przeglądarka odtwarza wszystkie tasowania od nowa.
web-fair-seal = Pieczęć
web-fair-word-of = Słowo: { $name }
web-fair-secret = Sekret
web-fair-secret-later = zostanie otwarty po ostatnim ruchu
web-fair-checks = Sprawdzone przez twoją przeglądarkę
web-fair-lines-fit =
    { $n ->
        [one] { $n } wiersz pliku partii jest nienaruszony.
        [few] Wszystkie { $n } wiersze pliku partii są nienaruszone i żadnego nie wstawiono później.
       *[many] Wszystkich { $n } wierszy pliku partii jest nienaruszonych i żadnego nie wstawiono później.
    }
web-fair-secret-fits = Sekret jest tym, który zapieczętowano.
web-fair-seal-fits = Pieczęć jest tą, którą ta przeglądarka zanotowała przed wysłaniem słowa.
web-fair-seal-changed = Pieczęć nie jest tą, którą ta przeglądarka zanotowała przed wysłaniem słowa.
web-fair-word-fits = Twoje słowo „{ $word }” weszło do tasowania.
web-fair-word-changed = Twojego słowa „{ $word }” nie ma wśród słów partii.
web-fair-running = Trwa sprawdzanie…
web-fair-sources-fit = To, co się tasuje, i w jakiej kolejności leży przedtem, zgadza się z tym, co ta przeglądarka zanotowała przed wysłaniem słowa.
web-fair-sources-changed = To, co się tasuje, lub kolejność, w jakiej leży przedtem, nie zgadza się z tym, co ta przeglądarka zanotowała przed wysłaniem słowa.
web-fair-shuffles-fit =
    { $n ->
        [one] { $where }: odtworzono { $n } tasowanie (liczba kart: { $things }) i zgadza się z tym, co dają sekret i słowa.
        [few] { $where }: odtworzono { $n } tasowania (najwięcej kart: { $things }) i wszystkie zgadzają się z tym, co dają sekret i słowa.
       *[many] { $where }: odtworzono { $n } tasowań (najwięcej kart: { $things }) i wszystkie zgadzają się z tym, co dają sekret i słowa.
    }
web-fair-rolls-fit = { $where }: losowanie odtworzono i zgadza się z tym, co dają sekret i słowa.
web-fair-option-fits = { $option }: to, co wylosowano przed grą, zgadza się z tym, co dają sekret i słowa.
web-fair-number-fits = { $where }: powiedziano ci to, co wylosowano.
web-fair-cards-fit =
    { $n ->
        [0] { $where }: żadnej karty stąd ci nie pokazano.
        [one] { $where }: { $n } karta, którą ci pokazano, leżała tam, gdzie leży po tasowaniu.
        [few] { $where }: wszystkie { $n } karty, które ci pokazano, leżały tam, gdzie leżą po tasowaniu, i żadnej nie pominięto.
       *[many] { $where }: wszystkie karty, które ci pokazano ({ $n }), leżały tam, gdzie leżą po tasowaniu, i żadnej nie pominięto.
    } { $hidden ->
        [0] { "" }
        [one] { $hidden } karta była przed tobą ukryta i jest tylko policzona.
        [few] { $hidden } karty były przed tobą ukryte i są tylko policzone.
       *[many] { $hidden } kart było przed tobą ukrytych i są tylko policzone.
    }
web-fair-memory-fits =
    { $n ->
        [one] Ta przeglądarka pamięta { $n } zdarzenie z samej partii i nadal opowiada się je tak samo.
        [few] Ta przeglądarka pamięta { $n } zdarzenia z samej partii i wszystkie nadal opowiada się tak samo.
       *[many] Ta przeglądarka pamięta { $n } zdarzeń z samej partii i wszystkie nadal opowiada się tak samo.
    }

## What is only said

web-fair-elsewhere =
    { $n ->
        [one] { $n } karta pochodzi skądinąd: z ręki albo odłożona wcześniej na stos. Czy tak być powinno, mówią tylko zasady: zna je „cairn verify”.
        [few] { $n } karty pochodzą skądinąd: z ręki albo odłożone wcześniej na stos. Czy tak być powinno, mówią tylko zasady: zna je „cairn verify”.
       *[many] { $n } kart pochodzi skądinąd: z ręki albo odłożonych wcześniej na stos. Czy tak być powinno, mówią tylko zasady: zna je „cairn verify”.
    }
web-fair-memory-undone = Gdy tej przeglądarki nie było, cofnięto ruchy: tego, co pamięta, nie da się porównać.
web-fair-no-memory = Ta przeglądarka nie pamięta samej partii: może porównać tylko to, co serwer opowiada teraz.
web-fair-nothing-heard = Tej przeglądarce nie opowiedziano żadnych zdarzeń, więc nie porównano żadnej karty.
web-fair-nothing-told = Gra nie mówi, które karty pochodzą z którego tasowania: tasowania pasują, ale żadnej karty z nimi nie porównano.

## What does not fit

web-fair-unreadable = Tego, co opublikował serwer, nie da się odczytać: { $text }
web-fair-shuffle-missing = { $where }: nie opublikowano tasowania { $k }.
web-fair-shuffle-twice = { $where }: tasowanie { $k } opublikowano dwa razy.
web-fair-shuffle-misfit = { $where }, tasowanie { $k }: na miejscu { $place } serwer ma: { $shown }, a sekret i słowa dają: { $due }.
web-fair-order-misfit = { $where }, tasowanie { $k }: przed tasowaniem nie na swoim miejscu leży: { $shown }.
web-fair-deck-changed = { $where }, tasowanie { $k }: tasowano nie to, co zapowiedziano przed partią.
web-fair-new-thing = { $where }, tasowanie { $k }: wcześniej nie było tam: { $shown }.
web-fair-roll-misfit = { $where }, losowanie { $k }: serwer ma: { $shown }, a sekret i słowa dają: { $due }.
web-fair-option-misfit = { $option }: { $shown } to nie to, co dają sekret i słowa.
web-fair-option-changed = { $option }: uzgodniono: { $due }, a zagrano: { $shown }.
web-fair-events-differ = Liczba zdarzeń w partii to { $n }, a opowiedziano ci: { $heard }.
web-fair-memory-differs = Zdarzenie { $n } opowiada się teraz inaczej niż podczas partii.
web-fair-place-unknown = Zdarzenie { $n }, „{ $told }”: serwer podaje miejsce, którego nie ma ({ $where }).
web-fair-shuffle-hidden = Zdarzenie { $n }, „{ $told }”: tego tasowania nie opublikowano ({ $where }).
web-fair-event-misfit = Zdarzenie { $n }, „{ $told }”: po tasowaniu leży tam: { $due } ({ $where }).
web-fair-too-many = Zdarzenie { $n }, „{ $told }”: według serwera z tasowania wychodzi więcej kart ({ $where }).
web-fair-no-place = Zdarzenie { $n }, „{ $told }”: serwer nie mówi, gdzie to leżało po tasowaniu ({ $where }).
web-fair-place-twice = Zdarzenie { $n }, „{ $told }”: karta z miejsca { $place } w tasowaniu { $k } była już zabrana ({ $where }).
web-fair-place-skipped = Zdarzenie { $n }, „{ $told }”: pominięto kartę z miejsca { $place } w tasowaniu { $k } ({ $where }).
web-fair-place-late = Zdarzenie { $n }, „{ $told }”: to pochodzi z tasowania { $k }, choć było już późniejsze ({ $where }).

## The verdict

web-fair-passed = Wszystko pasuje.
web-fair-failed = Coś nie pasuje: zachowaj plik partii i zapytaj osobę, która prowadzi serwer.
web-fair-no-note = Ta przeglądarka nie wysłała słowa do tej partii albo go nie pamięta: nie sprawdzono, czy pieczęć była przed słowami.
web-fair-save = Zapisz, co wie ta przeglądarka
web-fair-save-note = Dla „cairn verify” na własnym komputerze, które zna też zasady.
