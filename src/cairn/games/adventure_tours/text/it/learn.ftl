### How to play Adventure Tours: the words of four pictures, and of the pictured examples of its rules.

adventure-tours-learn-lead = Equipaggia la spedizione così bene che vi si unisca gente che paga. Dopo tre giri vince chi è più ricco.
adventure-tours-learn-guided = La partita guidata dura tre giri, dal lato deserto, contro due volte { $name }. Ogni passo si può saltare.

## Four pictures

adventure-tours-learn-1 = Prima l’equipaggiamento
adventure-tours-learn-1-text = Ogni carta può fare da equipaggiamento: alza un livello, e ne peschi un’altra.
adventure-tours-learn-1-alt = Prima: un { adventure-tours-name-earl-of-bucket } giallo è posato come equipaggiamento e porta il vestiario da 3 a 5. Poi: si pesca una carta.
adventure-tours-learn-2 = Poi arriva la gente
adventure-tours-learn-2-text = Una carta partecipa se il tuo livello nel suo colore raggiunge la sua esigenza, il numero in alto a sinistra.
adventure-tours-learn-2-alt = Tecnica 5, viveri 4, vestiario 6. Uno Slowhand Bill giallo esige 6 e può unirsi, uno rosso no.
adventure-tours-learn-3 = I partecipanti agiscono e pagano
adventure-tours-learn-3-text = L’azione di un nuovo partecipante si usa subito o mai più; alla fine del giro paga le sue monete.
adventure-tours-learn-3-alt = Prima: Slowhand Bill partecipa. Poi: la sua azione porta l’ultima carta equipaggiamento di un’altra persona nella tua fila.
adventure-tours-learn-4 = Non tenere carte
adventure-tours-learn-4-text = Il giro finisce quando una mano è vuota o il mazzo è esaurito; allora ogni carta rimasta in mano costa 2 monete.
adventure-tours-learn-4-alt = I partecipanti pagano 3, 4, 2 e 5 monete, in tutto 14. Due carte rimaste in mano costano 4. Restano 10 monete.

## Words in the pictures

adventure-tours-learn-raises = alza un livello
adventure-tours-learn-draw = poi pesca
adventure-tours-learn-of = { $n } su { $all }
adventure-tours-learn-rival = equipaggiamento altrui
adventure-tours-learn-you = tu
adventure-tours-learn-action = La sua azione: ruba un’ultima carta
adventure-tours-learn-pays = Alla fine paga 5 monete
adventure-tours-learn-members = I tuoi partecipanti pagano
adventure-tours-learn-left = Carte rimaste in mano
adventure-tours-learn-earned = guadagno di questo giro
adventure-tours-learn-attack = vuole la tua ultima carta
adventure-tours-learn-stays = resta da te
adventure-tours-learn-discarded = scartato dai tuoi partecipanti

## Examples

adventure-tours-learn-protect = Padre Miller protegge
adventure-tours-learn-protect-text = Uno Slowhand Bill altrui mira alla tua ultima carta equipaggiamento. Scarti il tuo Padre Miller dalla fila dei partecipanti: l’attacco non ha effetto, e la tua carta resta.
adventure-tours-learn-protect-alt = Una freccia da uno Slowhand Bill rosso al tuo { adventure-tours-name-earl-of-bucket } è fermata da uno scudo; il tuo Padre Miller viene scartato.
adventure-tours-learn-levels = Tre carte alzano i livelli
adventure-tours-learn-levels-text = Il lato deserto comincia ovunque da 3. Betty McKlug porta 1 alla tecnica, { adventure-tours-name-earl-of-bucket } 2 al vestiario, Roy Nobleman 1 a tutto: 5, 4 e 6.
adventure-tours-learn-levels-alt = Livelli 3, 3 e 3; tre carte equipaggiamento con più 1 tecnica, più 2 vestiario e più 1 a tutto; sotto, livelli 5, 4 e 6.
adventure-tours-learn-demand = Chi può unirsi
adventure-tours-learn-demand-text = Slowhand Bill esige 6 nel colore della sua carta. Il vestiario è a 6: quello giallo si unisce. La tecnica è a 5: quello rosso deve aspettare, o fa da equipaggiamento.
adventure-tours-learn-demand-alt = Tecnica 5, viveri 4, vestiario 6. Lo Slowhand Bill giallo ha 6 punti su 6, quello rosso 5 su 6.
adventure-tours-learn-income = Quanto rende un giro
adventure-tours-learn-income-text = L’equipaggiamento non paga nulla, i partecipanti pagano quanto mostra la loro moneta. Due carte sono ancora in mano: si perdono 4 monete.
adventure-tours-learn-income-alt = Monete da 3, 4, 2 e 5 fanno 14; due carte ne tolgono 2 ciascuna; ne restano 10.
