### The rules of Adventure Tours, one message a rule. A message without a number is the title of a section.

AT-C = Componenti
AT-C1 = Il gioco ha 102 carte avventuriero. Ognuna mostra un nome, uno dei tre colori (rosso per la tecnica, blu per i viveri, giallo per il vestiario), un’esigenza, una somma di denaro, uno o più valori di equipaggiamento e una delle undici azioni; una tabella di carte può contenere anche carte senza azione. La nostra ha dodici avventurieri, ciascuno in tutti e tre i colori.
AT-C2 = Ci sono sei quadri di spedizione. Il lato deserto parte con 3 in ogni categoria e non ha facoltà speciali; il lato esperti ha valori di partenza propri e una facoltà speciale.
AT-C3 = Nessuno ha pubblicato che cosa è stampato su tutte le carte. Perciò il gioco ti dice quali valori di una carta o di un quadro sono pubblicati e quali abbiamo ricostruito noi. Se possiedi la scatola, puoi inserire i valori stampati: chi avvia il programma può fargli leggere le tue tabelle al posto delle nostre. Una tabella che non può essere giusta, con una colonna mancante, un’azione sconosciuta, un valore negativo o un numero di carte diverso da 102, è rifiutata con un messaggio che nomina il file e, se c’è, la riga. Come le 102 carte si dividono tra colori e avventurieri è affare della tabella.
AT-C4 = Ci sono monete da 1, 5, 10 e 20, in tutto 90 pezzi per un valore di 520, e si possono cambiare in ogni momento. Decisione nostra: la banca non si esaurisce mai. Le 18 carte sinottiche sono diventate un aiuto: dovunque si vede una carta o un quadro, la sua azione o la sua facoltà è spiegata.

AT-S = Preparativi
AT-S1 = Il caso assegna a ogni persona un quadro di spedizione. Nel gioco base è in vista il lato deserto, nel gioco per esperti il lato esperti.
AT-S2 = Tutte le carte si mescolano, e ogni persona ne riceve 6, coperte. Le altre formano il mazzo: 84 carte in tre, 78 in quattro, 72 in cinque, 66 in sei.
AT-S3 = Secondo il regolamento comincia la persona più alta. Decisione nostra: sceglie il caso, oppure l’host stabilisce chi comincia.
AT-S4 = Una partita è fatta di tre giri, e ogni giro è una spedizione.
AT-S5 = Per cominciare è meglio il gioco base, ed è la scelta normale. Il gioco per esperti vale per tutto il tavolo: allora tutti i quadri mostrano il lato esperti.

AT-T = Un turno
AT-T1 = Si gioca in senso orario. Nel tuo turno devi giocare esattamente una carta della tua mano, come equipaggiamento o come partecipante alla tua spedizione. Non si può passare: qualsiasi carta si può sempre posare come equipaggiamento.
AT-T2 = Equipaggiamento: posa la carta a destra della tua fila di equipaggiamento. I suoi valori aumentano i tuoi livelli di equipaggiamento nelle categorie che mostra. Non porta denaro, e la sua azione non si usa (con un’eccezione, AT-A3). Poi devi pescare una carta.
AT-T3 = Partecipante: la carta può unirsi solo se il tuo livello nella categoria del suo colore è almeno pari alla sua esigenza. Il tuo livello è il valore di partenza del tuo quadro più tutti i valori di quel colore nella tua fila di equipaggiamento. La carta va a destra della tua fila di partecipanti. Per lei non peschi.
AT-T4 = Subito dopo aver posato un partecipante puoi usare la sua azione o rinunciarvi; dopo è troppo tardi. Solo Padre Miller aspetta il suo momento.
AT-T5 = Un’esigenza conta solo quando il partecipante viene posato. Se poi perdi equipaggiamento, i tuoi partecipanti restano lo stesso.
AT-T6 = Quando un’azione ti fa scegliere qualcuno, puoi scegliere anche te. La guida italiana parla di rivali, ma la regola generale è uguale in tutte le lingue e ha più peso.
AT-T7 = Le carte delle due file mostrano i loro valori, e tutti possono vedere in ogni momento i tre livelli e le entrate provvisorie di ogni persona.

AT-X = Le undici azioni
AT-X1 = Dai una carta: scegli qualcuno, che pesca 1 carta dal mazzo.
AT-X2 = Dai due carte: annuncia prima chi le riceve. O una persona pesca 2 carte, oppure due persone ne pescano 1 a testa. Decisione nostra: se resta una sola carta, la riceve la persona nominata per prima, o la seconda se la prima è protetta.
AT-X3 = Equipaggiamento supplementare: posa un’altra carta della tua mano come equipaggiamento, poi pesca 1 carta per lei.
AT-X4 = Togli equipaggiamento: scegli qualcuno, la cui ultima carta equipaggiamento (la più a destra) va nella pila degli scarti. I suoi partecipanti restano.
AT-X5 = Ruba equipaggiamento: scegli qualcuno, la cui ultima carta equipaggiamento diventa l’ultima della tua fila. Per lei non peschi.
AT-X6 = Un’altra mossa: finito questo turno, hai una mossa supplementare, cioè un altro turno completo.
AT-X7 = Partecipante dello stesso colore: posa un altro partecipante di questo colore, se la sua esigenza è soddisfatta. Puoi usare anche la sua azione, e così uno può portarne un altro.
AT-X8 = Togli un partecipante: scegli qualcuno, il cui ultimo partecipante (il più a destra) va nella pila degli scarti. Le guide inglese e italiana hanno qui un errore di stampa.
AT-X9 = Ruba un partecipante: scegli qualcuno, il cui ultimo partecipante diventa l’ultimo della tua fila. La sua esigenza non deve essere soddisfatta, e la sua azione non si può usare. La guida inglese ha qui un errore di stampa.
AT-X10 = L’equipaggiamento diventa partecipante: tutte le tue carte equipaggiamento del colore della carta appena posata passano a destra della tua fila di partecipanti, nel loro ordine. Le loro esigenze non devono essere soddisfatte, e le loro azioni non si possono usare.
AT-X11 = Protezione: un Padre Miller nella tua fila di partecipanti aspetta che qualcuno ti attacchi (AT-P1). Allora puoi scartarlo, dovunque sia nella fila: l’attacco non ha effetto e non può essere rivolto contro altri. Ognuna di queste carte protegge una volta, e nessuna protegge finché è in mano.
AT-X12 = Decisione nostra: chi non ha equipaggiamento (AT-X4, AT-X5) o non ha partecipanti (AT-X8, AT-X9) non può essere scelto. Se nessuno può essere scelto, l’azione va persa. Lo stesso vale per AT-X3 senza carte in mano, AT-X7 senza una carta adatta e AT-X10 senza equipaggiamento di quel colore. AT-X5 e AT-X9 su di te non farebbero nulla, perciò lì non puoi scegliere te.
AT-X13 = Decisione nostra: una carta il cui equipaggiamento aumenta tutte e tre le categorie ha comunque un solo colore, quello della carta. È questo che conta per l’esigenza, per AT-X7 e per AT-X10.

AT-P = Protezione
AT-P1 = Sono attacchi AT-X1, AT-X2, AT-X4, AT-X5, AT-X8, AT-X9 e la carta donata con AT-A2, quando colpiscono un’altra persona. Quello che fai a te non è un attacco.
AT-P2 = Decisione nostra: se AT-X2 va a due persone, la protezione annulla solo la carta di chi la usa. Se entrambe le carte vanno alla stessa persona, le annulla entrambe.
AT-P3 = Decisione nostra: Padre Miller ti protegge anche quando è lui la carta che perderesti. Una carta ferma un attacco; per il successivo ne serve un’altra.
AT-P4 = Decisione nostra: un Padre Miller rubato (AT-X9) o venuto dall’equipaggiamento (AT-X10) non protegge, perché la sua azione non si può usare. Al tavolo si può decidere che protegga lo stesso.
AT-P5 = Decisione nostra: chi è attaccato decide quando il bersaglio è nominato (con AT-X2, quando entrambe le carte sono assegnate) e prima che qualsiasi carta si muova. Se sono in due, decidono in senso orario a partire da chi attacca. Fino ad allora il mazzo e le mani restano nascosti.

AT-A = Facoltà speciali (gioco per esperti)
AT-A1 = Un’altra carta equipaggiamento dopo la mossa: quando la tua mossa regolare è finita, puoi posare un’altra carta come equipaggiamento, e per lei peschi 1 carta.
AT-A2 = Pesca o no, e dai una carta: dopo aver posato equipaggiamento dalla mano, puoi pescare una carta o rinunciarvi. In ogni caso puoi anche dare 1 carta del mazzo a chi vuoi, perfino a te. Decisione nostra: prima peschi tu, poi dai la carta.
AT-A3 = Usa l’azione dell’equipaggiamento posato: dopo aver posato equipaggiamento dalla mano, puoi usare la sua azione come se la carta fosse un partecipante, se la sua esigenza è soddisfatta; il suo stesso valore conta già. Poi peschi come al solito. Un Padre Miller posato così ti protegge dal suo posto nella fila di equipaggiamento, e allora viene scartato. Decisione nostra: con AT-X10 si sposta anche la carta appena posata.
AT-A4 = Secondo partecipante: dopo aver posato un partecipante, puoi posarne un altro di qualsiasi colore, se la sua esigenza è soddisfatta, e usare la sua azione.
AT-A5 = Azione doppia: dopo aver posato un partecipante, puoi usare la sua azione due volte. Sono due usi distinti: puoi scegliere due persone diverse, e un Padre Miller ne ferma solo uno. Con Padre Miller stesso non funziona. AT-X6 dà due mosse supplementari, AT-X7 fino a due altri partecipanti.
AT-A6 = Seconda mossa: hai un altro turno completo. Il primo si finisce prima, pescata compresa.
AT-A7 = Decisione nostra: un turno dato da AT-X6 è completo, e la tua facoltà torna disponibile; nel turno dato da AT-A6 no. L’ordine in un turno: l’azione della carta, poi AT-A4 o il secondo uso di AT-A5, e AT-A1 per ultima. Le mosse supplementari aspettano la fine del turno. Se AT-X7 porta da un partecipante all’altro, la facoltà è proposta dopo l’azione di ciascuno, a cominciare dall’ultimo posato, finché non la usi.
AT-A8 = Decisione nostra: per AT-A2 e AT-A3 conta l’equipaggiamento che posi dalla mano in questo turno, come carta del turno o con AT-X3. Una carta rubata con AT-X5 non conta.
AT-A9 = Solo il lato esperti ha una facoltà. Non è obbligatorio usarla. Serve una volta in ogni tuo turno, e non la avvii mai nel turno di un’altra persona; ma un Padre Miller preparato da AT-A3 ti protegge anche lì.
AT-A10 = Decisione nostra: per AT-A4 e AT-A5 conta un partecipante che posi dalla mano in questo turno, come carta del turno o con AT-X7. Uno rubato o venuto dall’equipaggiamento non conta. La facoltà serve per uno solo di loro.
AT-A11 = Decisione nostra: un Padre Miller posato come equipaggiamento è preparato senza domande se la sua esigenza è soddisfatta, e con ciò AT-A3 è usata per questo turno. Se è rubato con AT-X5, non protegge più; se AT-X10 lo sposta, protegge solo se al tavolo si è deciso così (AT-P4).

AT-R = Fine di un giro
AT-R1 = Se alla fine del tuo turno non hai carte in mano, il giro finisce subito, e nessun altro gioca. Decisione nostra: anche se ti spetta ancora una mossa supplementare.
AT-R2 = Posare equipaggiamento non può finire il giro in questo modo, perché poi peschi; solo con AT-A2 è possibile.
AT-R3 = Il giro finisce subito anche quando il mazzo si esaurisce; la pila degli scarti non viene mai rimescolata. Se restano meno carte di quante se ne devono pescare, si pescano solo quelle. Decisione nostra: il mazzo è esaurito quando la sua ultima carta è pescata, anche se è bastata appena. Questa pescata si completa, tutto ciò che doveva seguire va perso, e il giro risulta terminato da chi è di turno.

AT-E = Punteggio e fine della partita
AT-E1 = Ognuno dei tuoi partecipanti ti porta il suo denaro. L’equipaggiamento non ne porta.
AT-E2 = Poi ogni carta che ti resta in mano ti costa 2 monete (esempio: AT-W3).
AT-E3 = Il tuo denaro non scende mai sotto 0. Il limite vale per tutto quello che possiedi, non per il giro: le carte rimaste in mano possono quindi mangiarsi i guadagni di prima.
AT-E4 = Per il giro successivo tutte le carte si mescolano, e ogni persona ne riceve 6. Comincia chi siede a sinistra della persona che ha terminato l’ultimo giro.
AT-E5 = Dopo tre giri vince chi ha più denaro; in caso di pareggio la vittoria è condivisa.
AT-E6 = Senza varianti tieni il tuo quadro per tutta la partita. Ogni giro comincia con le file vuote, la pila degli scarti vuota e i valori di partenza del quadro; resta solo il tuo denaro.

AT-V = Varianti
AT-V1 = Se si decide di ridistribuire i quadri, prima di ogni giro i sei quadri si mescolano e si distribuiscono di nuovo.
AT-V2 = Se si decide di scegliere di nuovo i quadri, prima di ogni nuovo giro si sceglie tra i quadri in uso: prima chi ha guadagnato meno nell’ultimo, poi la persona successiva, e così via; a parità, in senso orario. Decisione nostra: contano le entrate meno 2 monete per ogni carta rimasta in mano, anche sotto 0, e il senso orario parte da chi comincerà.

AT-I = Chi sa che cosa
AT-I1 = Tutti possono guardare la pila degli scarti e vedono quante carte ha ogni mano. Sono nascosti le carte in mano e l’ordine del mazzo. Una mano può avere quante carte si vuole.
AT-I2 = Secondo il regolamento il denaro sta coperto. Decisione nostra: tutte le entrate sono pubbliche, perciò tutto il denaro è visibile, a meno che al tavolo si sia deciso di nasconderlo.

AT-W = Esempi
AT-W1 = I tuoi livelli sono 3, 3 e 3. Posi tre carte equipaggiamento: una aumenta la tecnica di 1, una il vestiario di 2 e una tutto di 1. Ora hai tecnica 5, viveri 4 e vestiario 6.
AT-W2 = Con questi livelli può unirsi uno Slowhand Bill giallo, perché la sua esigenza è 6. Uno rosso o uno blu non può.
AT-W3 = I tuoi partecipanti portano 3, 4, 2 e 5 monete, insieme 14. Ti restano in mano due carte, che ti costano 4. Guadagni 10 monete.
