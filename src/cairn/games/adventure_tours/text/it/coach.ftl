### The guided first game of Adventure Tours: six marks at a real table, each a title and a text.

# At the hand, before the first card.
adventure-tours-coach-1 = Sei carte, due usi
adventure-tours-coach-1-text = Ogni carta è una persona da arruolare, oppure equipaggiamento. Ne giochi una per turno; scegline una per vedere entrambi.
# At the two places of the card that was chosen.
adventure-tours-coach-2 = Arruolare o posare
adventure-tours-coach-2-text = Come partecipante la carta paga e agisce una volta. Come equipaggiamento alza il tuo livello, e peschi una carta. Ogni posto dice che cosa ottieni.
# At a card that cannot join. $n is one’s level, $total the demand.
adventure-tours-coach-3 = Hai { $n }, serve { $total }
adventure-tours-coach-3-text = La barra sotto una carta mostra quanto manca al tuo livello. Posa equipaggiamento dello stesso colore per alzarlo.
# At a card that can join. $coins is what it pays.
adventure-tours-coach-4 = I partecipanti portano le monete
adventure-tours-coach-4-text = Alla fine del giro questa carta paga { $coins }. L’equipaggiamento non paga nulla, e ogni carta in mano costa 2.
# At the players that can be chosen.
adventure-tours-coach-5 = Guarda prima di scegliere
adventure-tours-coach-5-text = Di ognuno si vede che cosa perderebbe. Si colpisce solo l’ultima carta di una fila, e uno scudo può impedirlo.
# At the hand of $name, who has few cards.
adventure-tours-coach-6 = { $name } ha poche carte
adventure-tours-coach-6-text = Chi gioca l’ultima carta finisce subito il giro. Liberati in tempo delle tue carte, meglio se arruolandole.
