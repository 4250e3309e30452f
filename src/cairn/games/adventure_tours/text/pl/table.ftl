### Stół gry Adventure Tours w przeglądarce.

## Prosta plansza: co gdzie leży

adventure-tours-zone-hands = ręka
adventure-tours-zone-equipment = wyposażenie
adventure-tours-zone-members = uczestnicy
adventure-tours-zone-discard = stos kart odrzuconych
adventure-tours-zone-pile = stos dobierania
adventure-tours-zone-offered = plansze do wyboru
adventure-tours-zone-progress = przebieg

## Prosta plansza: co mówi się o rzeczach, graczach i turze

adventure-tours-fact-board = plansza
adventure-tours-fact-ability = zdolność specjalna
adventure-tours-fact-levels = poziomy
adventure-tours-fact-red = technika
adventure-tours-fact-blue = prowiant
adventure-tours-fact-yellow = odzież
adventure-tours-fact-income = dochód
adventure-tours-fact-guards = ochrona
adventure-tours-fact-money = pieniądze
adventure-tours-fact-ready = chroni
adventure-tours-fact-demand = wymaganie
adventure-tours-fact-equipment = wyposażenie
adventure-tours-fact-action = akcja
adventure-tours-fact-colour = kolor
adventure-tours-fact-side = strona
adventure-tours-fact-start = poziomy na początku
adventure-tours-fact-round = runda
adventure-tours-fact-rounds = rundy
adventure-tours-fact-turn = tura
adventure-tours-fact-seat = gra
adventure-tours-fact-starter = zaczyna
adventure-tours-fact-ability-used = zdolność specjalna użyta
adventure-tours-fact-extra-turns = dodatkowe tury
adventure-tours-fact-incomes = dochody z rund
adventure-tours-fact-drafted = wybrane plansze
adventure-tours-fact-points = pieniądze
