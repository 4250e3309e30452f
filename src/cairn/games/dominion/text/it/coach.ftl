### The guided first game of Dominion: six marks at a real table, each a title and a text.

# At the Treasures in hand, in the Buy phase.
dominion-coach-1 = I Tesori sono il tuo denaro
dominion-coach-1-text = Ognuno dà le sue monete, solo per questo turno. Il pulsante grande li gioca tutti in una volta.
# At a pile that can be bought, once all Treasures are played.
dominion-coach-2 = Puoi acquistare una carta
dominion-coach-2-text = Un bordo d’ottone mostra che cosa puoi pagare. Argento e Oro arricchiscono i turni successivi, le carte Regno li rafforzano.
# At the discard pile, from the second turn on.
dominion-coach-3 = L’acquisto arriva dopo
dominion-coach-3-text = Le carte acquistate e giocate vanno nei tuoi scarti. Quando il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo.
# At the Actions in hand, when one can be played.
dominion-coach-4 = Un’Azione per turno
dominion-coach-4-text = Puoi giocare una di queste prima di acquistare. Una carta che dice +1 Azione te ne fa giocare un’altra.
# At the Provinces, after some turns.
dominion-coach-5 = I punti fanno vincere
dominion-coach-5-text = Alla fine contano solo le carte Vittoria, e fino ad allora in mano non fanno nulla. Acquista Province appena puoi pagare 8.
# At the Provinces, when few are left. $n is how many, $total how many empty piles end the game.
dominion-coach-6 = La fine è vicina
dominion-coach-6-text = La partita finisce dopo il turno in cui il mazzetto Provincia o { $total } mazzetti qualsiasi sono esauriti. Province rimaste: { $n }. Ora conta ogni carta Vittoria.
