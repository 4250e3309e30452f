### The guided first game of Africana: seven marks at a real table, each a title and a text.

# At the hand, before the first move.
africana-coach-1 = Karten sind dein Weg
africana-coach-1-text = Jeder Ort zeigt ein oder zwei Symbole. Eine Karte mit einem davon bringt dich hin; ein Joker passt überall. Mit wenigen Karten ziehst du erst zwei.
# At the open expeditions.
africana-coach-2 = Expeditionen haben Start und Ziel
africana-coach-2-text = Nimm am Start mit einem Marker teil und nimm den Bonus rechts. Beende sie am Ziel für Silber und Punkte.
# At the places that can be entered.
africana-coach-3 = Plane beliebig viele Schritte
africana-coach-3-text = Drücke einen leuchtenden Ort, dann den nächsten. Nichts ist gespielt, bevor du reist.
# At the journal, once a step is planned.
africana-coach-4 = Das Tagebuch zählt mit
africana-coach-4-text = Es zeigt, welche Karte jeder Schritt nimmt, was du unterwegs beginnst oder beendest, und dein Silber danach. Joker und Gehilfen kommen zurück.
# At the book of the half where one stands.
africana-coach-5 = Das Buch deiner Hälfte
africana-coach-5-text = Hier kaufst du Abenteuer für 5 Silber. Ihre Ziele liegen in der anderen Hälfte der Karte.
# At the two pages of the open book.
africana-coach-6 = Zwei Seiten liegen offen
africana-coach-6-text = Kaufe eine oder blättere um: Die erste Seite ist frei, jede weitere kostet 1 Silber. Was eine neue Seite zeigt, lässt sich nicht zurücknehmen.
# At an adventure that was bought.
africana-coach-7 = Ein Abenteuer wartet
africana-coach-7-text = Reise an seinen Ort, um es zu beenden. Gleiche Artefakte oder vier verschiedene sind zusammen mehr wert.
