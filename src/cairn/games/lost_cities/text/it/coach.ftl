### The guided first game of Lost Cities: seven marks at a real table, each a title and a text.

# At the hand, before the first card.
lost-cities-coach-1 = Otto carte, cinque colori
lost-cities-coach-1-text = Ogni colore è una spedizione. Cerca un colore di cui hai più carte, anche basse, e scegli la più bassa.
# At the two places of the card that was chosen.
lost-cities-coach-2 = Ogni carta ha due posti
lost-cities-coach-2-text = La tua spedizione del suo colore, o il campo. Il posto dice in anticipo che cosa avresti.
# At the slot of an expedition that is not yet started. $points is what it would be worth, $cards what one holds of it.
lost-cities-coach-3 = { NUMBER($points) } è solo l’inizio
lost-cities-coach-3-text = Ogni spedizione costa 20. Hai { $cards }: somma, e comincia se può superare 20. Parti dalla più bassa.
# At the draw pile, when a card is to be drawn.
lost-cities-coach-4 = Ora pesca
lost-cities-coach-4-text = Dal mazzo, o la carta in cima a un campo. Solo quella che hai appena messo in un campo ci resta per questo turno.
# At a camp with a card. $name is the other player.
lost-cities-coach-5 = I campi sono di entrambi
lost-cities-coach-5-text = { $name } può prendere ciò che ci metti. Prima guarda quali colori { $name } ha iniziato.
# At a sponsor in hand.
lost-cities-coach-6 = Uno sponsor raddoppia, nel bene e nel male
lost-cities-coach-6-text = Si posa prima del primo numero e raddoppia ciò che la spedizione rende, anche la perdita. Quindi solo se il colore è sicuro.
# At the draw pile, when few cards are left in it.
lost-cities-coach-7 = Il mazzo è l’orologio
lost-cities-coach-7-text = Con la sua ultima carta la partita finisce subito. Gioca ora ciò che rende ancora punti, e non iniziare nulla che non possa arrivare a 20.
