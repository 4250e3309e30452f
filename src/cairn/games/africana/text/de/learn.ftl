### How to play Africana: the words of four pictures, and of the pictured examples of its rules.

africana-learn-guided = Die geführte Partie ist ein Spiel gegen { $name }, etwa eine halbe Stunde. Jeder Schritt lässt sich überspringen.
africana-learn-lead = Reise mit den richtigen Karten durch Afrika, beende Expeditionen und Abenteuer an ihren Zielen und sammle Artefakte. Die meisten Punkte gewinnen.

## Four pictures

africana-learn-1 = Für jeden Schritt eine Karte
africana-learn-1-text = Wer einen Ort betritt, spielt eine Karte mit einem seiner Symbole. In einem Zug reist du, ziehst zwei Karten oder kaufst aus einem Buch.
africana-learn-1-alt = Von Khartum nach Lagos mit einer orangen Karte und weiter nach Leopoldville mit einer türkisen; beide Orte zeigen diese Symbole.
africana-learn-2 = Hier beitreten, dort beenden
africana-learn-2-text = Setz am Startort einen Marker auf die Expedition. Wer zuerst am Ziel ist, bekommt Silber und Punkte, die anderen nichts.
africana-learn-2-alt = Eine Expedition von Tripolis nach Lagos für 3 Silber und 1 Punkt. Erstens kommt in Tripolis ein Marker darauf, zweitens zahlt sie in Lagos.
africana-learn-3 = Bücher führen über den Äquator
africana-learn-3-text = Das Buch deiner Hälfte verkauft Abenteuer für 5 Silber; ihre Ziele liegen in der anderen Hälfte.
africana-learn-3-alt = Erstens: In Lagos, im Norden, kaufst du die Maske aus dem Buch des Nordens für 5 Silber. Zweitens: Ihr Ziel Luanda liegt südlich des Äquators.
africana-learn-4 = Artefakte wollen Gesellschaft
africana-learn-4-text = Was du beendet hast, zählt seine Punkte, und Artefakte zählen als Sammlungen noch einmal. Gehen die Expeditionen aus, ist Schluss.
africana-learn-4-alt = Drei Masken sind 12 Punkte wert, vier verschiedene Artefakte 10; Expeditionen und Abenteuer bringen ihre aufgedruckten Punkte.

## Words in the pictures

africana-learn-take = Du bist zuerst da: nimm das Silber
africana-learn-equator = Äquator
africana-learn-alike = 3 gleiche
africana-learn-different = 4 verschiedene
africana-learn-printed = Expeditionen und Abenteuer: ihre Punkte
africana-learn-free = Umblättern: das erste Mal frei
africana-learn-page = Noch einmal umblättern
africana-learn-buy = Die Karte kaufen

## Examples

africana-learn-pages = Blättern und kaufen
africana-learn-pages-text = Beim Umblättern kommt die oberste Karte des rechten Stapels auf den linken oder umgekehrt; die Karte darunter erscheint. Das zweite Umblättern kostet 1 Silber, der Schild 5: zusammen 6.
africana-learn-pages-alt = Dreimal das Buch des Nordens. Es zeigt Trommel und Maske; nach einmal Umblättern Maske und Vase; nach dem nächsten Vase und Schild, und der Schild wird gekauft.
africana-learn-return = Drei Schritte, zwei Karten kommen zurück
africana-learn-return-text = Lagos betrittst du mit einer orangen Reisekarte, Leopoldville mit dem türkisen Gehilfen, Ujiji mit dem Joker, der jede Farbe sein darf. Am Ende der Bewegung wird die Reisekarte abgelegt; Gehilfe und Joker kommen auf die Hand zurück.
africana-learn-return-alt = Khartum, Lagos, Leopoldville, Ujiji. Auf den drei Routen liegen eine orange Reisekarte, die verbraucht ist, ein türkiser Gehilfe und ein Joker, die zurückkommen.
africana-learn-expedition = Vom Beitritt bis zum Ende
africana-learn-expedition-text = In Tripolis setzt du einen Marker auf die Karte und bekommst den Bonus ihres Felds. Zwei Schritte später, in Lagos, nimmst du 3 Silber und die Karte mit ihrem Punkt; alle anderen Marker darauf gehen zurück.
africana-learn-expedition-alt = Die Expeditionskarte Tripolis nach Lagos, 3 Silber, 1 Punkt, mit einem Marker; auf der Karte der Weg von Tripolis über Timbuktu nach Lagos.
africana-learn-division = Die beste Aufteilung zählt
africana-learn-division-text = Drei Masken, eine Trommel, eine Vase und ein Schild. Drei Masken für sich brächten 12, doch dann bleiben drei verschiedene für 2. Mit einer Maske bei den verschiedenen sind es 6 und 10: zwei Punkte mehr.
africana-learn-division-alt = Zwei Aufteilungen: drei Masken für 12 und drei verschiedene für 2 ergeben 14; zwei Masken für 6 und vier verschiedene für 10 ergeben 16.
