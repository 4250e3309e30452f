### How to play Dominion: the words of four pictures, and of the pictured examples and cards of its rules.

dominion-learn-lead = Alle haben ein eigenes Deck und machen es mit jedem Kauf besser. Am Ende gewinnen die meisten Siegpunkte im Deck.
dominion-learn-guided = Die geführte Partie ist eine Partie gegen { $name }, etwa fünfzehn Minuten. Jeder Schritt lässt sich überspringen.

## Four pictures

dominion-learn-1 = Zehn kleine Karten
dominion-learn-1-text = Du beginnst mit 7 Kupfer und 3 Anwesen, mischst sie und hast in jedem Zug fünf Karten auf der Hand.
dominion-learn-1-alt = Sieben Kupfer und drei Anwesen werden gemischt; fünf kommen auf die Hand: drei Kupfer und zwei Anwesen.
dominion-learn-2 = Aktion, Kauf, Aufräumen
dominion-learn-2-text = Eine Aktion und ein Kauf stehen dir in jedem Zug zu; Karten können dir mehr davon geben.
dominion-learn-2-alt = Drei Phasen untereinander: die Aktionsphase, die Kaufphase und die Aufräumphase.
dominion-learn-3 = Was du kaufst, kommt wieder
dominion-learn-3-text = Gekaufte und gespielte Karten kommen auf deinen Ablagestapel. Ist der Nachziehstapel leer, wird daraus ein neuer gemischt.
dominion-learn-3-alt = Ein Kreis: Ein gekauftes Silber kommt auf den Ablagestapel, der wird zum Nachziehstapel gemischt, und von dort kommt die Hand.
dominion-learn-4 = Punkte stören, bis zum Ende
dominion-learn-4-text = Punktekarten tun auf der Hand nichts, entscheiden aber das Spiel. Bau also erst auf und wechsle rechtzeitig zu Provinzen.
dominion-learn-4-alt = Ein Anwesen zählt 1 Punkt, ein Herzogtum 3, eine Provinz 6. Das Spiel endet, wenn die Provinzen weg oder drei Stapel leer sind.

## Words in the pictures

dominion-learn-draw-five = mischen, dann fünf ziehen
dominion-learn-action = Aktionsphase
dominion-learn-action-does = Spiel eine Aktionskarte aus und tu, was sie sagt.
dominion-learn-buy = Kaufphase
dominion-learn-buy-does = Spiel dein Geld aus und kauf für die Münzen eine Karte.
dominion-learn-clean-up = Aufräumphase
dominion-learn-clean-up-does = Leg alles ab, gespielt oder nicht, und zieh fünf Karten.
dominion-learn-bought = Du kaufst ein Silber
dominion-learn-discard = Ablagestapel
dominion-learn-deck = Nachziehstapel
dominion-learn-shuffled = ist er leer: mischen
dominion-learn-end-provinces = Keine Provinz mehr: Ende
dominion-learn-end-piles = Drei Stapel leer: Ende
dominion-learn-this-turn = Dieser Zug
dominion-learn-next-turn = Dein nächster Zug
dominion-learn-gear-now = Du ziehst 2 Karten und legst 2 darunter zur Seite. Die Karte bleibt im Spiel.
dominion-learn-gear-later = Die 2 Karten kommen auf die Hand; danach wird sie abgelegt.
dominion-learn-guide-play = Ausspielen: Sie kommt aufs Tableau
dominion-learn-mat = Wirtshaustableau
dominion-learn-guide-call = Später zu Zugbeginn aufrufen: neue Hand
dominion-learn-guide-end = Beim Aufräumen abgelegt
dominion-learn-costs =
    { $n ->
        [one] kostet { $n } Münze
       *[other] kostet { $n } Münzen
    }

## Examples

dominion-learn-phases = Die drei Phasen
dominion-learn-phases-text = Sie kommen immer in dieser Reihenfolge, und keine kehrt zurück: Wer zu kaufen begonnen hat, spielt keine Aktion mehr. Nichts wird aufgehoben; die Hand ist jedes Mal neu.
dominion-learn-phases-alt = Erstens die Aktionsphase: eine Aktionskarte ausspielen. Zweitens die Kaufphase: Geld ausspielen und kaufen. Drittens die Aufräumphase: alles ablegen und fünf ziehen.
dominion-learn-turn = Ein Zug mit zwei Aktionen
dominion-learn-turn-text = Du hast Dorf, Schmiede, zwei Kupfer und ein Anwesen auf der Hand und eine Aktion. Dorf verbraucht sie und gibt zwei, also kann Schmiede folgen, und eine Aktion bleibt übrig. Unter den vier gezogenen Karten sind drei weitere Kupfer: fünf Münzen, genug für einen Markt.
dominion-learn-turn-alt = Aktionsphase: Nach Dorf bleiben zwei Aktionen, nach Schmiede eine. Kaufphase: Fünf Kupfer ergeben 5 Münzen und kaufen einen Markt.
dominion-learn-lasting = Eine Dauerkarte
dominion-learn-lasting-text = Ausrüstung hat in deinem nächsten Zug noch etwas zu tun, darum wird sie jetzt beim Aufräumen nicht abgelegt. Ist das getan, verlässt sie in der Aufräumphase jenes Zuges das Spiel.
dominion-learn-lasting-alt = In diesem Zug liegt Ausrüstung im Spiel, darunter zwei verdeckte Karten. Im nächsten Zug kommen sie auf die Hand, und Ausrüstung geht.
dominion-learn-called = Eine Reservekarte wird aufgerufen
dominion-learn-called-text = Kundschafter gibt beim Ausspielen +1 Karte und +1 Aktion und wartet auf deinem Wirtshaustableau, solange du willst. Zu Beginn eines Zuges aufgerufen, tauscht er deine ganze Hand gegen fünf neue Karten und verbraucht keine Aktion.
dominion-learn-called-alt = Erstens: Kundschafter wird ausgespielt und kommt aufs Wirtshaustableau. Zweitens: Zu Beginn eines späteren Zuges wird er für eine neue Hand aufgerufen. Drittens: Er wird beim Aufräumen abgelegt.
dominion-learn-travellers = Vom Page zum Champion
dominion-learn-travellers-text = Jedes Mal, wenn du einen Reisenden gespielt hast, darfst du ihn beim Aufräumen gegen den nächsten seiner Reihe eintauschen. Vier Eintausche führen vom Page zum Champion, und der bleibt.
dominion-learn-travellers-alt = Fünf Karten mit Pfeilen dazwischen: Page, Schatzsucher, Krieger, Held, Champion. Sie kosten 2, 3, 4, 5 und 6.
