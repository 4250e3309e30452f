### Stół gry Dominion w przeglądarce.

## Prosta plansza: co gdzie leży

dominion-zone-supply = Zasoby
dominion-zone-upgrades = wymiana
dominion-zone-events = Zdarzenia
dominion-zone-trash = Śmietnisko
dominion-zone-hands = ręka
dominion-zone-decks = talia
dominion-zone-discards = stos kart odrzuconych
dominion-zone-plays = strefa gry
dominion-zone-mats = Karczma
dominion-zone-asides = karty odłożone na bok
dominion-zone-stays = co zostaje w grze

## Prosta plansza: co mówi się o rzeczach, graczach i turze

dominion-fact-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
dominion-fact-turns =
    { $n ->
        [one] tura
        [few] tury
       *[many] tur
    }
dominion-fact-tokens = żetony
dominion-fact-token = żeton
dominion-fact-journey-up = podróż awersem do góry
dominion-fact-minus-card = −1 karta
dominion-fact-minus-coin = −1 moneta
dominion-fact-inherited = Posiadłości to także
dominion-fact-cost = koszt
dominion-fact-types = typy
dominion-fact-spent = w tej turze już kupione
dominion-fact-affordable = można jeszcze kupić
dominion-fact-stays = zostaje w grze
dominion-fact-why = dlaczego
dominion-fact-owner = gracz
dominion-fact-against = przeciw
dominion-fact-aside = odłożone dla niej
dominion-fact-seat = gra
dominion-fact-number = tura
dominion-fact-phase = faza
dominion-fact-actions =
    { $n ->
        [one] akcja
        [few] akcje
       *[many] akcji
    }
dominion-fact-buys =
    { $n ->
        [one] zakup
        [few] zakupy
       *[many] zakupów
    }
dominion-fact-coins =
    { $n ->
        [one] moneta
        [few] monety
       *[many] monet
    }
dominion-fact-bought = kupione w tej turze
dominion-fact-extra = dodatkowa tura
dominion-fact-mission = dodatkowa tura potem
dominion-fact-fairs = dodane karty mogą trafić na wierzch talii
dominion-fact-expeditions = Ekspedycje: więcej kart w fazie porządków
dominion-fact-victories-bought = kupione karty zwycięstwa
dominion-fact-merchants = więcej za pierwsze Srebrniki
dominion-fact-played-silver = Srebrniki zagrane
dominion-fact-cheaper = taniej za każdą kartę
dominion-fact-empty = puste stosy

## Prosta plansza: słowa wśród tych informacji

dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja
dominion-type-duration = Następstwo
dominion-type-reserve = Rezerwa
dominion-type-traveller = Podróżnik
dominion-type-event = Zdarzenie
dominion-phase-action = faza akcji
dominion-phase-buy = faza zakupu
dominion-why-aside = odłożona na bok
dominion-why-looked-at = oglądana
dominion-why-saved = do fazy porządków

## Rysowana plansza: części stołu

dominion-table-basics = Karty podstawowe
dominion-table-kingdom = Królestwo
dominion-table-kingdom-note = świeci: możesz kupić teraz; kreskowane: po zagraniu Skarbów
dominion-table-kingdom-now = świeci: możesz kupić teraz
dominion-table-travellers = Podróżnicy
dominion-table-tavern = Karczma
dominion-table-in-play = W grze
dominion-table-look = Zobacz, co ma na stole { $name }
dominion-table-parts = Części stołu
dominion-table-can-choose = tu można coś wybrać
dominion-table-play-area =
    { $who ->
        [you] Twoja strefa gry
       *[other] { $name }: strefa gry
    }
dominion-table-mat =
    { $who ->
        [you] Twoja Karczma
       *[other] { $name }: Karczma
    }
dominion-table-tokens =
    { $who ->
        [you] Twoje żetony
       *[other] { $name }: żetony
    }
dominion-table-staying = zostają
dominion-table-this-turn = ta tura
dominion-table-yours = twoje
dominion-table-against = Przeciw tobie
dominion-table-back = Wstecz
dominion-table-nothing-played = Nic jeszcze nie jest w grze.
dominion-table-hand-empty = Brak kart na ręce
dominion-table-mat-empty = Zagrane karty Rezerwy czekają tu, aż je przywołasz.
dominion-table-deck =
    { $n ->
        [one] Talia, { $n } karta
        [few] Talia, { $n } karty
       *[many] Talia, { $n } kart
    }
dominion-table-discard =
    { $n ->
        [one] Stos kart odrzuconych, { $n } karta
        [few] Stos kart odrzuconych, { $n } karty
       *[many] Stos kart odrzuconych, { $n } kart
    }
dominion-table-discard-word = odrzucone
dominion-table-nothing-known = Nic o tym nie wiadomo.
dominion-table-all-yours = Wszystkie twoje karty
dominion-table-all-of =
    { $who ->
        [you] Wszystkie twoje karty
       *[other] { $name } ma
    }
dominion-table-own-presses = Zagrywanie i zakupy
dominion-table-own-presses-note = Ile razy naciskasz kartę lub stos
dominion-table-own-presses-usual = Jak zwykle
dominion-table-own-presses-one = Raz
dominion-table-own-presses-two = Dwa razy
dominion-table-own-counters = Liczniki kart
dominion-table-own-counters-note = Co kto ma i co zostało w twojej talii
dominion-table-own-order = Kolejność kart w ręce
dominion-table-own-order-note = Przeciągnij kartę; na ekranie dotykowym najpierw ją przytrzymaj albo naciśnij Alt ze strzałką
dominion-table-own-order-usual = Zwykła kolejność
dominion-table-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
dominion-table-turn = tura { $n }
dominion-table-heading = Tura { $n } · { $name }
dominion-table-heading-extra = Dodatkowa tura · { $name }
dominion-table-provinces-left =
    { $n ->
        [one] została { $n } Prowincja
        [few] zostały { $n } Prowincje
       *[many] zostało { $n } Prowincji
    }
dominion-table-piles-empty = { $n } z { $total } stosów pustych

## Rysowana plansza: karty i stosy

dominion-table-left-word = zostało
dominion-table-left =
    { $n ->
        [one] została { $n }
        [few] zostały { $n }
       *[many] zostało { $n }
    }
dominion-table-empty = pusto
dominion-table-costs =
    { $n ->
        [one] Kosztuje { $n } monetę
        [few] Kosztuje { $n } monety
       *[many] Kosztuje { $n } monet
    }
dominion-table-costs-now = Kosztuje teraz { $n }, na karcie { $printed }
dominion-table-costs-tag = teraz { $n }
dominion-table-short = brakuje { $n }
dominion-table-soon = Możesz kupić po zagraniu Skarbów
dominion-table-token-of =
    { $who ->
        [you] Twój { $token }
       *[other] { $name }: { $token }
    }
dominion-table-estates-are =
    { $who ->
        [you] Twoje Posiadłości działają jak { $card }
       *[other] { $name }: Posiadłości działają jak { $card }
    }
dominion-table-owns =
    { $who ->
        [you] masz { $n }
       *[other] { $name } ma { $n }
    }
dominion-table-as = = { $card }
dominion-table-bought = zakup: { $card }
dominion-table-bought-tag = kupione
dominion-table-token-estate = żeton Posiadłości
dominion-table-minus-card = żeton „−1 karta”: dobiera o kartę mniej
dominion-table-minus-coin = żeton „−1 moneta”: raz o monetę mniej
dominion-table-journey-up = żeton Podróży odkryty
dominion-table-journey-down = żeton Podróży zakryty
dominion-table-up = odkr.
dominion-table-down = zakr.

## Rysowana plansza: co zostaje i co można przywołać

dominion-table-each-turn = co turę
dominion-table-next-turn = następna tura
dominion-table-with-it = zostaje razem
dominion-stay-amulet = jedno z trzech
dominion-stay-caravan-guard = +1 moneta
dominion-stay-dungeon = +2, odrzuć 2
dominion-stay-gear =
    { $n ->
        [one] wraca { $n }
        [few] wracają { $n }
       *[many] wraca { $n }
    }
dominion-stay-bridge-troll = +1 zakup, −1
dominion-stay-haunted-woods = +3 karty
dominion-stay-swamp-hag = +3 monety
dominion-stay-hireling = +1 karta
dominion-stay-champion = +1 akcja
dominion-stay-caravan = +1 karta
dominion-stay-lighthouse = +1 moneta
dominion-stay-wharf = +2, +1 zakup
dominion-stay-haunted-woods-against = po zakupie ręka idzie na talię
dominion-stay-swamp-hag-against = po zakupie dodajesz Klątwę
dominion-table-when-start = początek tury
dominion-table-when-action = po Akcji
dominion-table-when-gain = przy dodaniu
dominion-table-when-spare = 2 monety zostają
dominion-table-when-points = punkty na końcu
dominion-table-when-stays = leży tu
dominion-table-when-now = teraz
dominion-table-may-call = Możesz przywołać

## Rysowana plansza: miejsca i tury

dominion-table-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
dominion-table-in-hand =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
dominion-table-in-deck =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
dominion-table-in-discard =
    { $n ->
        [one] { $n } karta odrzucona
        [few] { $n } karty odrzucone
       *[many] { $n } kart odrzuconych
    }
dominion-table-on-mat =
    { $n ->
        [one] { $n } karta w Karczmie
        [few] { $n } karty w Karczmie
       *[many] { $n } kart w Karczmie
    }
dominion-table-lasting = zostają w grze: { $cards }
dominion-table-you-decide = decydujesz
dominion-table-answers = odpowiada
dominion-table-points-hidden = Punkty nie są pokazywane.
dominion-table-has = akcje: { $actions }, zakupy: { $buys }, monety: { $n }
dominion-table-is-action-phase =
    { $who ->
        [you] Zagrywasz Akcje
       *[other] { $name } zagrywa Akcje
    }
dominion-table-is-buy-phase =
    { $who ->
        [you] Kupujesz
       *[other] { $name } kupuje
    }
dominion-table-decides = { $name } decyduje
dominion-table-n-turns =
    { $n ->
        [one] tura
        [few] tury
       *[many] tur
    }
dominion-table-n-buys =
    { $n ->
        [one] kupiona karta
        [few] kupione karty
       *[many] kupionych kart
    }
dominion-table-cards-owned = Karty

## Rysowana plansza: pytanie

dominion-table-your-action-phase = Twoja tura, faza akcji
dominion-table-your-buy-phase = Twoja tura, faza zakupu
dominion-table-action-phase = Faza akcji
dominion-table-buy-phase = Faza zakupu
dominion-table-extra = Twoja dodatkowa tura
dominion-table-start = Początek twojej tury
dominion-table-clean-up = Porządki
dominion-table-ask-action-phase = Zagrać Akcję?
dominion-table-ask-buy-phase = Zagraj Skarby lub kupuj
dominion-table-ask-buy-phase-bought = Kup albo zakończ turę
dominion-table-more-coins =
    { $n ->
        [one] +{ $n } na ręce
        [few] +{ $n } na ręce
       *[many] +{ $n } na ręce
    }
dominion-table-treasures = Zagraj wszystkie Skarby
dominion-table-treasures-short = Skarby +{ $n }
dominion-table-end-turn = Koniec tury
dominion-table-to-buys = Do zakupów
dominion-table-pass = Rezygnuję
dominion-table-pass-react = Przyjmij Atak
dominion-table-pass-start-of-turn = Nie przywołuj
dominion-table-pass-call-after-action = Nie przywołuj
dominion-table-choose-more =
    { $n ->
        [one] Wybierz jeszcze { $n } kartę.
        [few] Wybierz jeszcze { $n } karty.
       *[many] Wybierz jeszcze { $n } kart.
    }
dominion-table-this-order = W tej kolejności
dominion-table-order-note = Ostatnia wybrana leży na wierzchu.
dominion-table-do-discard = Odrzuć: { $cards }
dominion-table-do-discard-n =
    { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
       *[many] Odrzuć { $n } kart
    }
dominion-table-do-discard-none = Nie odrzucaj
dominion-table-do-trash = Wyrzuć: { $cards }
dominion-table-do-trash-n =
    { $n ->
        [one] Wyrzuć { $n } kartę
        [few] Wyrzuć { $n } karty
       *[many] Wyrzuć { $n } kart
    }
dominion-table-do-trash-none = Nic nie wyrzucaj
dominion-table-do-topdeck = { $cards } na talię
dominion-table-do-topdeck-n =
    { $n ->
        [one] { $n } karta na talię
        [few] { $n } karty na talię
       *[many] { $n } kart na talię
    }
dominion-table-do-topdeck-none = Nic na talię
dominion-table-do-set-aside = Odłóż: { $cards }
dominion-table-do-set-aside-n =
    { $n ->
        [one] Odłóż { $n } kartę
        [few] Odłóż { $n } karty
       *[many] Odłóż { $n } kart
    }
dominion-table-do-set-aside-none = Nic nie odkładaj
dominion-table-do-gain = Dodaj: { $cards }
dominion-table-do-gain-n =
    { $n ->
        [one] Dodaj { $n } kartę
        [few] Dodaj { $n } karty
       *[many] Dodaj { $n } kart
    }
dominion-table-do-gain-none = Nic nie dodawaj
dominion-table-do-exchange = Wymień: { $cards }
dominion-table-do-exchange-n =
    { $n ->
        [one] Wymień { $n } kartę
        [few] Wymień { $n } karty
       *[many] Wymień { $n } kart
    }
dominion-table-do-exchange-none = Zachowaj wszystkie
dominion-table-seen-by-all = Odsłonięte dla wszystkich
dominion-table-seen-by-you = Widzisz to tylko ty
dominion-table-next-time = { $card }, następnym razem:
dominion-table-policy-ask = Pytaj
dominion-table-policy-always = Zawsze
dominion-table-policy-never = Nigdy
dominion-table-key-call = przywołać, co można
dominion-table-key-treasures = zagrać wszystkie Skarby
dominion-table-key-always = zawsze tak reagować lub przywoływać
dominion-table-key-never = nigdy tak nie reagować ani nie przywoływać

## The drawn board: what a card does, in the few words of its face

dominion-brief-cellar = +1 akcja. Odrzuć dowolnie wiele kart, dobierz tyle samo.
dominion-brief-moat = +2 karty. Na ręce chroni przed Atakiem.
dominion-brief-chancellor = +2 monety. Możesz odłożyć całą talię na stos odrzuconych.
dominion-brief-bureaucrat = Srebrniki na talię. Inni: karta Zwycięstwa na swoją.
dominion-brief-feast = Wyrzuć tę kartę. Dodaj kartę za najwyżej 5.
dominion-brief-gardens = 1 punkt za każde 10 twoich kart.
dominion-brief-militia = +2 monety. Inni odrzucają do 3 kart na ręce.
dominion-brief-moneylender = Wyrzuć Miedziaki z ręki: +3 monety.
dominion-brief-remodel = Wyrzuć kartę z ręki, dodaj droższą najwyżej o 2.
dominion-brief-spy = +1 karta, +1 akcja. Wierzch każdej talii: odrzucić czy nie.
dominion-brief-thief = Inni odsłaniają 2 karty. Jeden Skarb przepada lub jest twój.
dominion-brief-throne-room = Zagraj dwa razy Akcję z ręki.
dominion-brief-library = Dobieraj do 7 kart. Akcje możesz odkładać na bok.
dominion-brief-mine = Wyrzuć Skarb, weź na rękę droższy najwyżej o 3.
dominion-brief-adventurer = Odsłaniaj, aż trafisz 2 Skarby, i weź je na rękę.
dominion-brief-harbinger = +1 karta, +1 akcja. Odrzucona karta może wrócić na talię.
dominion-brief-merchant = +1 karta, +1 akcja. Pierwsze Srebrniki dają 1 więcej.
dominion-brief-vassal = +2 monety. Odrzuć wierzch talii; Akcję możesz zagrać.
dominion-brief-poacher = +1 karta, +1 akcja, +1 moneta. Odrzuć 1 za każdy pusty stos.
dominion-brief-bandit = Dodaj Złoto. Inni tracą Skarb lepszy niż Miedziaki.
dominion-brief-sentry = +1 karta, +1 akcja. Przebierz 2 wierzchnie karty.
dominion-brief-artisan = Weź na rękę kartę za najwyżej 5. Jedną połóż na talię.
dominion-brief-coin-of-the-realm = 1 moneta, na podkładkę. Po Akcji: +2 akcje.
dominion-brief-page = +1 karta, +1 akcja. W porządkach można wymienić.
dominion-brief-peasant = +1 zakup, +1 moneta. W porządkach można wymienić.
dominion-brief-ratcatcher = +1 karta, +1 akcja. Na początku tury: wyrzuć kartę.
dominion-brief-raze = +1 akcja. Wyrzuć kartę, obejrzyj tyle, ile kosztowała.
dominion-brief-amulet = Teraz i w następnej turze: moneta, wyrzucenie lub Srebrniki.
dominion-brief-caravan-guard = +1 karta, +1 akcja. Następna tura: +1 moneta. Reakcja.
dominion-brief-dungeon = +1 akcja. Teraz i w następnej turze: +2 karty, odrzuć 2.
dominion-brief-gear = +2 karty. Zachowaj do dwóch na następną turę.
dominion-brief-guide = +1 karta, +1 akcja. Na początku tury: nowa ręka 5 kart.
dominion-brief-duplicate = Na podkładkę. Dodajesz kartę za najwyżej 6: jeszcze jedna.
dominion-brief-magpie = +1 karta, +1 akcja. Skarb z wierzchu talii bierzesz na rękę.
dominion-brief-messenger = +1 zakup, +2 monety. Pierwszy zakup: karta dla wszystkich.
dominion-brief-miser = Miedziaki na podkładkę albo +1 moneta za każde tam.
dominion-brief-port = +1 karta, +2 akcje. Przy zakupie dodajesz drugi.
dominion-brief-ranger = +1 zakup. Odwróć żeton podróży. Awers: +5 kart.
dominion-brief-transmogrify = +1 akcja. Na początku tury: wyrzuć, dodaj droższą o 1.
dominion-brief-artificer = +1 karta, +1 akcja, +1 moneta. Odrzuć n, dodaj kartę za n.
dominion-brief-bridge-troll = Teraz i w następnej turze: +1 zakup, karty o 1 tańsze.
dominion-brief-distant-lands = Na podkładkę. Tam liczy się za 4 punkty.
dominion-brief-giant = Odwróć żeton podróży. Awers: +5 monet i atak. Rewers: +1.
dominion-brief-haunted-woods = Kto kupuje: ręka na talię. Następna tura: +3 karty.
dominion-brief-lost-city = +2 karty, +2 akcje. Przy dodaniu inni dobierają 1.
dominion-brief-relic = 2 monety. Inni: żeton −1 karta na talię.
dominion-brief-royal-carriage = +1 akcja. Po Akcji: zagraj ją jeszcze raz.
dominion-brief-storyteller = +1 akcja, +1 moneta. Zagraj Skarby; monety zmień w karty.
dominion-brief-swamp-hag = Kto kupuje, dodaje Klątwę. Następna tura: +3 monety.
dominion-brief-treasure-trove = 2 monety. Dodaj Złoto i Miedziaki.
dominion-brief-wine-merchant = +1 zakup, +4 monety, na podkładkę. Wraca, gdy zostaną 2.
dominion-brief-hireling = Zostaje w grze: +1 karta na początku każdej tury.
dominion-brief-treasure-hunter = +1 akcja, +1 moneta. Srebrniki za każdą kartę sąsiada z prawej.
dominion-brief-warrior = +2 karty. Za każdego Podróżnika inni tracą kartę z talii.
dominion-brief-hero = +2 monety. Możesz dodać Skarb.
dominion-brief-champion = +1 akcja. Zostaje: żaden Atak, +1 akcja za każdą Akcję.
dominion-brief-soldier = +2 monety, +1 za inny Atak. Inni odrzucają 1.
dominion-brief-fugitive = +2 karty, +1 akcja. Odrzuć kartę.
dominion-brief-disciple = Zagraj Akcję dwa razy, dodaj jeszcze jedną taką.
dominion-brief-teacher = Na podkładkę. Na początku tury: połóż żeton +1.
dominion-brief-alms = Bez Skarbu: karta do 4
dominion-brief-borrow = +1 zakup, +1 moneta
dominion-brief-quest = Odrzuć za Złoto
dominion-brief-save = +1 zakup. Zachowaj kartę
dominion-brief-scouting-party = +1 zakup. Przebierz 5 kart
dominion-brief-travelling-fair = +2 zakupy. Karty na talię
dominion-brief-bonfire = Wyrzuć do 2 z gry
dominion-brief-expedition = Dobierz 2 więcej
dominion-brief-ferry = Przełóż żeton −2
dominion-brief-plan = Przełóż żeton śmietniska
dominion-brief-mission = Dodatkowa tura bez kart
dominion-brief-pilgrimage = Podróż: do 3 kart
dominion-brief-ball = −1 moneta. 2 karty do 4
dominion-brief-raid = Srebrniki. Inni −1 karta
dominion-brief-seaway = Akcja do 4, żeton +1 zakup
dominion-brief-trade = Wyrzuć do 2 za Srebrniki
dominion-brief-lost-arts = Przełóż żeton +1 akcja
dominion-brief-training = Przełóż żeton +1 moneta
dominion-brief-inheritance = Posiadłości grane jak karta
dominion-brief-pathfinding = Przełóż żeton +1 karta
dominion-brief-caravan = +1 karta, +1 akcja. Następna tura: +1 karta.
dominion-brief-warehouse = +3 karty, +1 akcja. Odrzuć 3.
dominion-brief-lighthouse = +1 akcja. Teraz i w następnej turze +1 moneta. Żaden Atak.
dominion-brief-wharf = Teraz i w następnej turze: +2 karty, +1 zakup.
dominion-brief-treasury = +1 karta, +1 akcja, +1 moneta. Może wrócić na talię.
dominion-brief-cutpurse = +2 monety. Inni odrzucają Miedziaki.

## Wybór królestwa

dominion-pick-search = Szukaj kart królestwa
dominion-pick-none = Żadna karta nie pasuje.
dominion-pick-random = Losowe królestwo
dominion-pick-kept =
    { $n ->
        [one] { $n } zachowana
        [few] { $n } zachowane
       *[many] { $n } zachowanych
    }
dominion-pick-draw =
    { $n ->
        [one] Wylosuj { $n } od nowa
        [few] Wylosuj { $n } od nowa
       *[many] Wylosuj { $n } od nowa
    }
dominion-pick-back = Cofnij
dominion-pick-keep = zachowaj
dominion-pick-is-kept = zachowana
dominion-pick-let-go = zwolnij
dominion-pick-other = inna
dominion-pick-costs = Koszty
dominion-pick-holds = Co zawiera
dominion-pick-use = Użyj tego królestwa
dominion-pick-n-villages =
    { $n ->
        [one] karta z dodatkowymi akcjami
        [few] karty z dodatkowymi akcjami
       *[many] kart z dodatkowymi akcjami
    }
dominion-pick-n-buys =
    { $n ->
        [one] karta z +zakup
        [few] karty z +zakup
       *[many] kart z +zakup
    }
dominion-pick-n-trashers =
    { $n ->
        [one] karta wyrzucająca
        [few] karty wyrzucające
       *[many] kart wyrzucających
    }
dominion-pick-n-attacks =
    { $n ->
        [one] Atak
        [few] Ataki
       *[many] Ataków
    }
dominion-pick-n-reactions =
    { $n ->
        [one] Reakcja
        [few] Reakcje
       *[many] Reakcji
    }
dominion-pick-n-durations =
    { $n ->
        [one] Następstwo
        [few] Następstwa
       *[many] Następstw
    }
dominion-pick-n-reserves =
    { $n ->
        [one] karta Rezerwy
        [few] karty Rezerwy
       *[many] kart Rezerwy
    }
dominion-pick-n-travellers =
    { $n ->
        [one] Podróżnik
        [few] Podróżnicy
       *[many] Podróżników
    }
dominion-pick-no-villages = Nic nie daje dodatkowych akcji.
dominion-pick-no-buys = Nic nie daje dodatkowego zakupu.
dominion-pick-no-reactions = Żadna karta nie odpowiada na Ataki.
