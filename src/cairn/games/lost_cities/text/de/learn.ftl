### How to play Lost Cities: the words of four pictures, and of the pictured examples of its rules.

lost-cities-learn-lead = Schick die Expeditionen los, die sich lohnen, und nur diese. Nach drei Durchgängen gewinnt die höhere Summe.
lost-cities-learn-guided = Die geführte Partie ist ein Durchgang gegen { $name }, etwa sechs Minuten. Jeder Schritt lässt sich überspringen.

## Four pictures

lost-cities-learn-1 = Fünf Farben, fünf Expeditionen
lost-cities-learn-1-text = Leg deine Karten in steigender Reihe an; was liegt, bleibt liegen.
lost-cities-learn-1-alt = Eine gelbe Expedition: 2, 4, 5, 7. Eine 9 passt dahinter, eine 6 nicht.
lost-cities-learn-2 = Eine legen, eine ziehen
lost-cities-learn-2-text = In jedem Zug kommt eine Karte an deine Expedition oder ins Lager; dann ziehst du vom Stapel oder aus einem Lager.
lost-cities-learn-2-alt = Erstens: Eine blaue 8 kann ins blaue Lager oder an die Expedition, die um 8 steigt. Zweitens: Vom Stapel wird eine Karte gezogen.
lost-cities-learn-3 = Eine Expedition kostet 20
lost-cities-learn-3-text = Für dich zählt nur, was über 20 hinausgeht; was darunter bleibt, zählt gegen dich.
lost-cities-learn-3-alt = Eine grüne Expedition: 3, 6, 8 und 10 ergeben 27. Die ersten 20 sind die Kosten, also bleiben 7 Punkte.
lost-cities-learn-4 = Sponsoren vervielfachen
lost-cities-learn-4-text = Vor der ersten Zahl gelegt, verdoppeln, verdreifachen oder vervierfachen sie das Ergebnis: Gewinn wie Verlust.
lost-cities-learn-4-alt = Eine orange Expedition mit zwei Sponsoren, 6, 7 und 10: 23 minus 20, mal 3, ergibt 9 Punkte.

## Words in the pictures

lost-cities-learn-rising = steigend, Lücken erlaubt
lost-cities-learn-fits = passt
lost-cities-learn-late = Die 6 kommt zu spät: Die 7 liegt schon
lost-cities-learn-camp = Lager
lost-cities-learn-expedition = Expedition
lost-cities-learn-cost = die ersten 20 sind die Kosten
lost-cities-learn-eight = 8 Karten: 20 dazu
lost-cities-learn-end = Stapel leer: Ende
lost-cities-learn-lies = In deinen Expeditionen
lost-cities-learn-hand = Auf deiner Hand
lost-cities-learn-sum = Summe der Zahlen
lost-cities-learn-price = Kosten
lost-cities-learn-two = zwei Sponsoren
lost-cities-learn-eight-cards = acht Karten
lost-cities-learn-put = Hierher hast du eben die blaue 3 gelegt.
lost-cities-learn-closed = zu, bis dein Zug endet
lost-cities-learn-open-camp = ein anderes Lager: oberste Karte
lost-cities-learn-open-pile = der Nachzugstapel
lost-cities-learn-total = zusammen

## Examples

lost-cities-learn-camps = Wo du ziehen darfst
lost-cities-learn-camps-text = Du hast die blaue 3 ins Lager gelegt und kannst sie in diesem Zug nicht zurücknehmen. In einem anderen Lager liegt die orange 4 obenauf: Du darfst sie nehmen oder vom Stapel ziehen.
lost-cities-learn-camps-alt = Drei Stellen zum Ziehen: Das blaue Lager ist gesperrt, das orange Lager und der Nachzugstapel sind offen.
lost-cities-learn-which = Welche Karten passen
lost-cities-learn-which-text = Auf einen einzelnen Sponsor darf noch ein Sponsor oder jede Zahl. Auf die blaue Zahl darf kein Sponsor mehr. Die lila 6 ist höher als die 5. Grün ist für alles frei. Die orange 5 und 7 sind niedriger als die 8.
lost-cities-learn-which-alt = Fünf Expeditionen und darunter die Handkarten. Haken: gelber Sponsor, gelbe 4, lila 6, grüner Sponsor, grüne 3. Kreuze: blauer Sponsor, orange 5, orange 7.
lost-cities-learn-worth = Was eine Expedition wert ist
lost-cities-learn-worth-text = Die Zahlen ergeben 35. Minus 20 Kosten sind das 15. Zwei Sponsoren verdreifachen: 45. Und weil acht Karten liegen, Sponsoren mitgezählt, kommen am Ende 20 Punkte dazu, die niemand vervielfacht: 65.
lost-cities-learn-worth-alt = Eine orange Expedition mit zwei Sponsoren, 2, 3, 5, 7, 8 und 10. In vier Schritten: Summe 35, minus 20 ist 15, mal 3 ist 45, plus 20 ist 65.
lost-cities-learn-sheet = Ein ganzer Durchgang gezählt
lost-cities-learn-sheet-text = Ein Sponsor allein kostet doppelt: minus 40. Grün hat 15 von 20 und einen Sponsor: minus 5, mal zwei. Eine große Expedition macht es wett.
lost-cities-learn-sheet-alt = Gelb 3, 4, 6, 10 bringt 3; Blau 2, 8, 10 bringt 0; ein lila Sponsor −40; Grün mit Sponsor, 7, 8 bringt −10; Orange mit zwei Sponsoren und sechs Zahlen 65; zusammen 18.
