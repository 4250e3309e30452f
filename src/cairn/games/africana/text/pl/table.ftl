### Stół gry Africana w przeglądarce.

## Prosta plansza: co gdzie leży

africana-zone-hands = ręka
africana-zone-played = zagrane w tym ruchu
africana-zone-travel-pile = karty podróży
africana-zone-discards = odrzucone
africana-zone-expedition-pile = stos ekspedycji
africana-zone-removed = poza grą, nieznane
africana-zone-spaces = ekspedycje
africana-zone-books = księgi
africana-zone-north = księga północna
africana-zone-south = księga południowa
africana-zone-left = lewo
africana-zone-right = prawo
africana-zone-adventures = przygody
africana-zone-under = ukończone
africana-zone-expeditions = ekspedycje
africana-zone-assistants = pomocnicy obok planszy
africana-zone-gone = poza grą
africana-zone-cards = karty

## Prosta plansza: co mówi się o rzeczach, graczach i turze

africana-fact-company = kompania
africana-fact-colour = kolor
africana-fact-place = miejsce
africana-fact-silver = srebro
africana-fact-travel-cards =
    { $n ->
        [one] karta podróży
        [few] karty podróży
       *[many] kart podróży
    }
africana-fact-jokers =
    { $n ->
        [one] joker
        [few] jokery
       *[many] jokerów
    }
africana-fact-assistants = pomocnicy
africana-fact-markers =
    { $n ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
africana-fact-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
africana-fact-sheet = w tym
africana-fact-expeditions = ekspedycje
africana-fact-artifacts = artefakty
africana-fact-collections = kolekcje
africana-fact-unfinished = nieukończone artefakty
africana-fact-deck = talia
# Same as in English.
africana-fact-start = start
africana-fact-target = cel
africana-fact-coins = srebro
africana-fact-bonus = premia za dołączenie
africana-fact-amount = premia
africana-fact-kind = rodzaj
africana-fact-subject = przedmiot
africana-fact-next = następnie
africana-fact-turn = tura
africana-fact-step = krok
africana-fact-starter = zaczyna
africana-fact-page-cost = cena strony
africana-fact-last-round = ostatnia runda
africana-fact-last-seat = ostatnia tura dla

## Prosta plansza: słowa wśród tych informacji

africana-bonus-coins = srebro
africana-bonus-travel-card = karty podróży
africana-kind-artifact = artefakt
africana-kind-assistant = pomocnik
africana-step-action = wybór akcji
africana-step-travel = w podróży
africana-step-book = przy księdze
africana-step-discard = odrzucanie
africana-step-give-up = rezygnacja
africana-step-over = koniec
