### How to play Lost Cities: the words of four pictures, and of the pictured examples of its rules.

lost-cities-learn-lead = Wysyłaj te ekspedycje, które się opłacą, i tylko te. Po trzech rozgrywkach wygrywa wyższa suma.
lost-cities-learn-guided = Partia z przewodnikiem to jedna rozgrywka, około sześciu minut; przeciwnik: { $name }. Każdy krok można pominąć.

## Four pictures

lost-cities-learn-1 = Pięć kolorów, pięć ekspedycji
lost-cities-learn-1-text = Dokładaj karty rosnąco; co leży, to już zostaje.
lost-cities-learn-1-alt = Żółta ekspedycja: 2, 4, 5, 7. Za nią pasuje 9, a 6 nie.
lost-cities-learn-2 = Jedną dołóż, jedną dobierz
lost-cities-learn-2-text = W każdej turze karta trafia do twojej ekspedycji albo do obozu; potem dobierasz ze stosu albo z obozu.
lost-cities-learn-2-alt = Najpierw: niebieska 8 może trafić do niebieskiego obozu albo do ekspedycji, która zyskuje 8. Potem: dobiera się kartę ze stosu.
lost-cities-learn-3 = Ekspedycja kosztuje 20
lost-cities-learn-3-text = Dla ciebie liczy się tylko to, co przekroczy 20; co zostanie poniżej, liczy się przeciw tobie.
lost-cities-learn-3-alt = Zielona ekspedycja: 3, 6, 8 i 10 dają 27. Pierwsze 20 to koszt, więc zostaje 7 punktów.
lost-cities-learn-4 = Sponsorzy mnożą
lost-cities-learn-4-text = Dołożeni przed pierwszą liczbą, mnożą wynik przez 2, 3 lub 4: i zysk, i stratę.
lost-cities-learn-4-alt = Pomarańczowa ekspedycja z dwoma sponsorami, 6, 7 i 10: 23 minus 20, razy 3, daje 9 punktów.

## Words in the pictures

lost-cities-learn-rising = rosnąco, mogą być luki
lost-cities-learn-fits = pasuje
lost-cities-learn-late = 6 przychodzi za późno: leży już 7
lost-cities-learn-camp = obóz
lost-cities-learn-expedition = ekspedycja
lost-cities-learn-cost = pierwsze 20 to koszt
lost-cities-learn-eight = 8 kart: 20 więcej
lost-cities-learn-end = Stos pusty: koniec
lost-cities-learn-lies = W twoich ekspedycjach
lost-cities-learn-hand = W twojej ręce
lost-cities-learn-sum = suma liczb
lost-cities-learn-price = koszt
lost-cities-learn-two = dwóch sponsorów
lost-cities-learn-eight-cards = osiem kart
lost-cities-learn-put = Tu właśnie leży twoja niebieska 3.
lost-cities-learn-closed = zamknięty do końca tury
lost-cities-learn-open-camp = inny obóz: wierzchnia karta
lost-cities-learn-open-pile = stos dobierania
lost-cities-learn-total = razem

## Examples

lost-cities-learn-camps = Skąd wolno dobrać
lost-cities-learn-camps-text = Niebieska 3 trafiła do obozu i w tej turze nie możesz jej zabrać. Na wierzchu innego obozu leży pomarańczowa 4: możesz ją wziąć albo dobrać ze stosu.
lost-cities-learn-camps-alt = Trzy miejsca dobierania: niebieski obóz jest zamknięty, pomarańczowy obóz i stos są otwarte.
lost-cities-learn-which = Które karty pasują
lost-cities-learn-which-text = Na samotnego sponsora wolno dołożyć sponsora albo dowolną liczbę. Na niebieską liczbę sponsora już nie wolno. Fioletowa 6 jest wyższa niż 5. Zielony jest wolny dla wszystkiego. Pomarańczowe 5 i 7 są niższe niż 8.
lost-cities-learn-which-alt = Pięć ekspedycji, a pod nimi karty w ręku. Tak: żółty sponsor, żółta 4, fioletowa 6, zielony sponsor, zielona 3. Nie: niebieski sponsor, pomarańczowe 5 i 7.
lost-cities-learn-worth = Ile jest warta ekspedycja
lost-cities-learn-worth-text = Liczby dają 35. Minus koszt 20 to 15. Dwóch sponsorów potraja: 45. A ponieważ leży osiem kart, licząc sponsorów, na koniec dochodzi 20 punktów, których nic nie mnoży: 65.
lost-cities-learn-worth-alt = Pomarańczowa ekspedycja z dwoma sponsorami, 2, 3, 5, 7, 8 i 10. W czterech krokach: suma 35, minus 20 to 15, razy 3 to 45, plus 20 to 65.
lost-cities-learn-sheet = Policzona cała rozgrywka
lost-cities-learn-sheet-text = Sam sponsor kosztuje podwójnie: minus 40. Zielony ma 15 z 20 i sponsora: minus 5, razy dwa. Jedna wielka ekspedycja to nadrabia.
lost-cities-learn-sheet-alt = Żółta 3, 4, 6, 10 daje 3; niebieska 2, 8, 10 daje 0; fioletowy sponsor daje −40; zielona ze sponsorem, 7, 8 daje −10; pomarańczowa z dwoma sponsorami i sześcioma liczbami daje 65; razem 18.
