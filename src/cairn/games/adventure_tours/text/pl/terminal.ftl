### The table of Adventure Tours: the words around the cards.

## The round and the turn

adventure-tours-label-round = Runda { $n } z { $total }
adventure-tours-label-round-over = Koniec rundy { $n }
adventure-tours-label-turn =
    { $who ->
        [you] twoja tura
       *[other] tura: { $name }
    }
adventure-tours-label-extra-turns =
    { $n ->
        [one] jeszcze { $n } dodatkowa tura
        [few] jeszcze { $n } dodatkowe tury
       *[many] jeszcze { $n } dodatkowych tur
    }
adventure-tours-label-ability-used = zdolność specjalna użyta w tej turze

## What lies where

adventure-tours-label-pile = stos dobierania
adventure-tours-label-discard = odrzucone
adventure-tours-label-discard-top = odrzucone, najpierw wierzchnia karta
adventure-tours-label-hand = ręka
adventure-tours-label-members = uczestnicy
adventure-tours-label-equipment = wyposażenie
adventure-tours-label-income = dochód
adventure-tours-label-money = pieniądze
adventure-tours-label-demand = wymaganie
adventure-tours-label-action = akcja
adventure-tours-label-nothing = nic
adventure-tours-label-ready = chroni

## What may be done

adventure-tours-label-equip = wyposaż
adventure-tours-label-join = dołącz
adventure-tours-label-protect = chroni
adventure-tours-label-place = miejsce { $n } z { $total }
adventure-tours-label-lacking = { $have } z { $need }
adventure-tours-label-stake = zagrożona karta
adventure-tours-label-change = { $what } z { $before } na { $after }

## Actions in very few words

adventure-tours-label-short-none = bez akcji
adventure-tours-label-short-give-one = daj 1 kartę
adventure-tours-label-short-give-two = daj 2 karty
adventure-tours-label-short-extra-equipment = wyposaż znowu
adventure-tours-label-short-discard-equipment = odrzuć sprzęt
adventure-tours-label-short-steal-equipment = zabierz sprzęt
adventure-tours-label-short-extra-turn = kolejna tura
adventure-tours-label-short-same-colour-member = ten sam kolor
adventure-tours-label-short-discard-member = odrzuć osobę
adventure-tours-label-short-steal-member = przejmij osobę
adventure-tours-label-short-promote-equipment = awansuj
adventure-tours-label-short-protect = chroni cię

## The money

adventure-tours-label-sheet = Pieniądze, runda po rundzie
adventure-tours-label-if-now = w nawiasach: gdyby runda skończyła się teraz
adventure-tours-label-in-round = runda { $n }: { $score }
adventure-tours-label-net = gdyby runda skończyła się teraz: { $score }

## Where the values come from

adventure-tours-label-copies =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
adventure-tours-label-boards =
    { $n ->
        [one] { $n } plansza
        [few] { $n } plansze
       *[many] { $n } plansz
    }
adventure-tours-label-published = opublikowane
adventure-tours-label-reconstructed = odtworzone
adventure-tours-label-field-name = imię
adventure-tours-label-field-side = strona
adventure-tours-label-field-demand = wymaganie
adventure-tours-label-field-money = pieniądze
adventure-tours-label-field-equipment = wyposażenie
adventure-tours-label-field-action = akcja
adventure-tours-label-field-copies = liczba
adventure-tours-label-field-technology = technika
adventure-tours-label-field-provisions = prowiant
adventure-tours-label-field-clothing = odzież
adventure-tours-label-field-ability = zdolność specjalna
adventure-tours-label-field-ability-summary = zdolność specjalna
adventure-tours-label-field-count = liczba
adventure-tours-label-field-theme = temat

## Sentences

play-adventure-tours-line = { $heading }: { $list }.
play-adventure-tours-explained = { $heading }: { $list }
play-adventure-tours-seat =
    { $who ->
        [you] Ty: { $list }.
       *[other] { $name }: { $list }.
    }
play-adventure-tours-has =
    { $who ->
        [you] Ty, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-adventure-tours-fields = { $what }: { $list }
play-adventure-tours-origin = Pod „{ adventure-tours-label-published }” stoi to, co o karcie lub planszy publicznie wiadomo; resztę odtworzyliśmy. Jeśli masz pudełko, `--components` pozwala grać z wydrukowanymi wartościami.
play-adventure-tours-uncertain = * oznacza to, co opublikowano, lecz bez pewności.
