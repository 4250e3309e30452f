### Der Tisch von Adventure Tours im Browser.

## Das einfache Spielbrett: was wo liegt

adventure-tours-zone-hands = Hand
adventure-tours-zone-equipment = Ausrüstung
adventure-tours-zone-members = Teilnehmer
adventure-tours-zone-discard = Ablagestapel
adventure-tours-zone-pile = Nachzugstapel
adventure-tours-zone-offered = Tableaus zur Wahl
adventure-tours-zone-progress = Verlauf

## Das einfache Spielbrett: was über Dinge, Spieler und den Zug gesagt wird

adventure-tours-fact-board = Tableau
adventure-tours-fact-ability = Spezialfähigkeit
adventure-tours-fact-levels = Stufen
adventure-tours-fact-red = Technik
adventure-tours-fact-blue = Proviant
adventure-tours-fact-yellow = Kleidung
adventure-tours-fact-income = Einnahmen
adventure-tours-fact-guards = Schutz
adventure-tours-fact-money = Geld
adventure-tours-fact-ready = schützt
adventure-tours-fact-demand = Anspruch
adventure-tours-fact-equipment = Ausrüstung
adventure-tours-fact-action = Aktion
adventure-tours-fact-colour = Farbe
adventure-tours-fact-side = Seite
adventure-tours-fact-start = Stufen am Anfang
adventure-tours-fact-round = Runde
adventure-tours-fact-rounds = Runden
adventure-tours-fact-turn = Zug
adventure-tours-fact-seat = am Zug
adventure-tours-fact-starter = beginnt
adventure-tours-fact-ability-used = Spezialfähigkeit genutzt
adventure-tours-fact-extra-turns = zusätzliche Züge
adventure-tours-fact-incomes = Einnahmen der Runden
adventure-tours-fact-drafted = gewählte Tableaus
adventure-tours-fact-points = Geld
