### The rules of Dominion: Adventures with the base game, one message a rule. A message without a number is the title of a section.

DB-S = Preparativi
DB-S1 = Si gioca da due a sei. Ogni persona comincia con un mazzo di 7 Rame e 3 Tenuta, lo mescola e pesca 5 carte.
DB-S2 = Nella Riserva ci sono: Rame, 60 meno 7 a persona; Argento 40; Oro 30. In 5 o 6 si usano i Tesori di due scatole: Rame 120 meno 7 a persona, Argento 80, Oro 60. Tenuta e Ducato: 8 per tipo in 2, altrimenti 12, senza contare le Tenute dei mazzi iniziali. Provincia: 8 in 2, 12 in 3 o 4, 15 in 5, 18 in 6. Maledizione: 10 per ogni persona tranne una. Poi dieci mazzetti Regno di 10 carte, ma per le carte Vittoria 8 in 2 e 12 altrimenti. Se al tavolo si è deciso di giocare con Platino e Colonia, anche Platino 12 e, come le carte Vittoria, Colonia 8 o 12.
DB-S3 = Il regno è un set indicato per nome, un elenco di dieci carte, oppure è estratto a caso dal seme; vi si aggiungono da 0 a 2 Eventi (DA-V2). Un nome che non esiste o che compare due volte è rifiutato con un messaggio chiaro.
DB-S4 = Il caso, dal seme, sceglie chi comincia, oppure lo stabilisce l’host. Quando si giocano più partite di fila, la successiva la comincia chi siede a sinistra di chi ha vinto l’ultima; dopo una vittoria condivisa sceglie di nuovo il caso.
DB-S5 = Un elenco proprio può contenere qualsiasi carta Regno della nostra tabella, dell’una o dell’altra edizione. Carte base, carte di scambio ed Eventi vi sono rifiutati.

DB-T = Un turno
DB-T1 = Un turno ha una fase Azione con 1 Azione, una fase Acquisto con 1 Acquisto e la fase Pulizia: scarti la mano e ciò che hai in gioco e peschi 5 carte. La pila degli scarti si mescola per formare un nuovo mazzo solo nel momento in cui serve una carta e il mazzo è vuoto.
DB-T2 = Azioni, Acquisti e monete si sommano durante il turno. Ciò che non hai usato entro la fine va perso.
DB-T3 = Segui una carta dall’alto in basso e fai tutto ciò che è possibile. «Fino a» permette anche nessuna. Una scelta spetta alla persona che la carta indica.
DB-T4 = Il turno passa in senso orario. Le fasi si susseguono e nessuna ritorna: nella fase Acquisto quindi non si giocano Azioni. Nessuno è obbligato a giocare un’Azione o un Tesoro, né ad acquistare.
DB-T5 = Se devi pescare, guardare o rivelare più carte di quante ne ha il tuo mazzo, prima prendi quelle che ci sono, poi mescoli la pila degli scarti in un nuovo mazzo e da lì prendi le altre. Se non bastano nemmeno così, saranno di meno.
DB-T6 = Una carta eliminata va nel Cestino, che è visibile a tutti. Ne torna solo se una carta lo dice.
DB-T7 = Decisione nostra: un effetto che deve spostare una carta la cerca dove l’ha lasciata. Se intanto è stata spostata o coperta, non la sposta, ma il resto dell’istruzione si fa lo stesso. Riguarda Sala del Trono con Demolizione o Banchetto, e Carrozza Reale.

DB-B = Acquistare e ottenere
DB-B1 = Nella fase Acquisto prima giochi Tesori e poi acquisti. Dopo il primo acquisto del turno, carta o Evento, non puoi più giocare Tesori.
DB-B2 = Per acquistare una carta ti servono un Acquisto e tante monete quante ne costa. Una carta che ottieni va nella tua pila degli scarti, salvo indicazione contraria. Nessun costo scende sotto 0.
DB-B3 = Se una carta non dice altro, si acquista e si ottiene solo dai mazzetti della Riserva che hanno ancora carte; da un mazzetto esaurito non si ottiene nulla. Ciò che è fuori dalla Riserva, cioè le carte di scambio, non si può ottenere con Elemosina, Ballo, Discepolo, Replica, Messaggero, Pellegrinaggio, Canale Navigabile, Trasformazione e simili.
DB-B4 = Decisione nostra: ciò che l’acquisto di una carta provoca (Porto, Messaggero, Megera della Palude, Foresta Infestata, segnalino Eliminazione) avviene prima che tu ottenga la carta acquistata, e quindi prima che Replica e Fiera Itinerante la notino. Nella stampa del 2022 decide il testo delle carte.

DB-A = Attacchi e carte giocate due volte
DB-A1 = Chi gioca un Attacco lo annuncia, e prima che abbia effetto gli altri possono reagire (Fossato, Guardia della Carovana). Nessuno è obbligato. La stessa carta Reazione si può mostrare a ogni nuovo Attacco. A uno stesso Attacco puoi reagire più volte, una dopo l’altra, anche con una carta appena pescata.
DB-A2 = Gli Attacchi e tutto ciò che riguarda più persone si risolvono una persona dopo l’altra: in senso orario, a cominciare da quella di turno.
DB-A3 = Con Sala del Trono e carte simili, la seconda giocata è una giocata completa. La carta che ha raddoppiato una carta Durata resta in gioco quanto questa.
DB-A4 = Decisione nostra: se una Sala del Trono ne gioca un’altra e questa gioca una carta Durata, quella che ha raddoppiato la Durata resta con essa; quella esterna no.
DB-A5 = Decisione nostra: se ciò che una carta fa quando è acquistata esaurisce il suo stesso mazzetto, non ottieni la carta acquistata. Monete e Acquisto sono spesi lo stesso.

DB-E = Fine e punteggio
DB-E1 = La partita finisce al termine di un turno se allora il mazzetto Provincia (o il mazzetto Colonia) è esaurito, o se lo sono tre mazzetti qualsiasi della Riserva; in 5 o 6 ne servono quattro.
DB-E2 = Contano tutte le tue carte: nel mazzo, in mano, nella pila degli scarti, in gioco, sulle plance e messe da parte. Vince chi ha più punti. In caso di pareggio vince chi ha giocato meno turni, esclusi i turni extra; se anche questi sono pari, la vittoria è condivisa.
DB-E3 = La fine si controlla dopo ogni turno, anche dopo un turno extra. Una volta raggiunta, un turno extra ancora dovuto non si gioca.

DB-I = Chi sa che cosa
DB-I1 = Sono nascosti le mani, l’ordine dei mazzi e le carte messe da parte coperte. Tutti vedono quante carte hanno ogni mano, ogni mazzo e ogni pila degli scarti, la carta in cima a ogni pila degli scarti, la Riserva, il Cestino, le aree di gioco, le plance e i segnalini. Un posto ricorda ciò che ha visto, per esempio carte rivelate o messe in cima a un mazzo, come lo mostra il registro. Decisione nostra: tutto ciò che si ottiene è visibile, perciò i punti che tutti potrebbero contare sono mostrati, a meno che al tavolo si sia deciso di nasconderli.

DA-D = Carte Durata
DA-D1 = Una carta Durata resta in gioco fino alla fase Pulizia del turno in cui ha qualcosa da fare per l’ultima volta; Bravo e Campione restano fino alla fine della partita. Una carta che ha raddoppiato una Durata resta con essa. Se con Attrezzi non è stato messo da parte nulla, si scarta nello stesso turno.
DA-D2 = Se ti succedono più cose nello stesso momento, per esempio carte Durata e Provvista all’inizio del tuo turno, scegli tu l’ordine. Se succedono a più persone, vale DB-A2.
DA-D3 = Le carte Durata che restano si mostrano separate dalle carte del turno, insieme alla carta che le ha raddoppiate. Nel turno in cui finiscono si uniscono alle carte in gioco.
DA-D4 = Decisione nostra: ciò che una Durata giocata ha preparato avviene anche quando la carta stessa non è più in gioco (Falò). Le carte di Attrezzi tornano, Bravo e Campione continuano ad agire; ma una carta che l’ha raddoppiata non resta più.

DA-C = Più tipi, e Tesori con istruzioni
DA-C1 = Una carta con più tipi vale come ciascuno di essi a tutti gli effetti: Guardia della Carovana, Moneta del Regno, Terre Lontane, Reliquia.
DA-C2 = I Tesori con istruzioni sono carte Regno. I Tesori si giocano uno alla volta, nell’ordine che vuoi, e di ognuno segui le istruzioni quando lo giochi.

DA-R = Carte Provvista
DA-R1 = Tutti hanno una plancia Taverna se nella partita c’è Spilorcio o una carta Provvista; basta Contadino, perché il suo Insegnante è una carta Provvista. Quando giochi una carta Provvista, fai ciò che sta sopra la linea e la metti sulla tua plancia. Nel momento che la carta indica puoi chiamarla: entra in gioco, fai ciò che sta sotto la linea, e si scarta nella fase Pulizia di quel turno. Chiamare non consuma Azioni.
DA-R2 = Terre Lontane non si può chiamare, e Mercante di Vino si scarta dalla plancia. Ciò che alla fine sta sulla tua plancia conta fra le tue carte.
DA-R3 = Chiamare una carta non è giocarla. Ciò che sta sopra la linea non si ripete (Moneta del Regno chiamata non dà monete), e né i segnalini +1 né Campione aggiungono nulla.
DA-R4 = Decisione nostra: se una carta Provvista è giocata due volte (Sala del Trono, Discepolo), la sua parte superiore avviene due volte, e la carta sta sulla plancia una volta.
DA-R5 = Decisione nostra: il momento «dopo un’Azione» viene dopo ogni singola giocata, quindi anche fra le due giocate di una Sala del Trono. Puoi chiamare Cacciatore di Topi o Trasformazione senza carte in mano, e Insegnante senza un mazzetto permesso; allora non segue nulla.
DA-R6 = Decisione nostra: un’Azione ripetuta da Carrozza Reale è giocata, quindi segnalini e Campione hanno effetto.

DA-T = Viaggiatori
DA-T1 = Paggio e Contadino si acquistano come le altre carte. Ognuno ha quattro carte di scambio, in 5 copie, che sono fuori dalla Riserva; si hanno solo con uno scambio, e quando uno dei loro mazzetti è esaurito non conta per la fine della partita.
DA-T2 = Scambio: quando nella fase Pulizia un tuo Viaggiatore in gioco verrebbe scartato, puoi rimetterlo sul suo mazzetto e mettere la carta successiva della sua serie nella tua pila degli scarti, se ne resta una. Non è né eliminare né ottenere, e non si paga nulla. L’ordine lo scegli tu, così uno scambio può liberare proprio la carta che serve a un altro. Campione e Insegnante non si scambiano.
DA-T3 = Uno scambio è un passo nella serie, verso la carta che costa esattamente 1 moneta in più. Vale solo dal gioco: non per un Viaggiatore scartato dalla mano, né per uno che resta in gioco con una Durata.
DA-T4 = Un Paggio o un Contadino restituito è di nuovo nel suo mazzetto della Riserva: si può acquistare, e se il mazzetto era esaurito, non lo è più.

DA-V = Eventi
DA-V1 = Ci sono 20 Eventi, che non fanno parte della Riserva. Nella tua fase Acquisto puoi acquistare un Evento pagando il suo prezzo e un Acquisto; si esegue subito e resta dov’è. Puoi acquistarne quanti vuoi, anche di nuovo lo stesso, tranne quelli limitati a una volta a turno o una volta a partita. Acquistare un Evento non è acquistare una carta: Megera della Palude e Foresta Infestata non lo vedono, ma dopo non si possono più giocare Tesori. Ciò che abbassa il costo delle carte non rende gli Eventi meno cari.
DA-V2 = Al massimo due Eventi a partita è un consiglio, non una regola: un’estrazione a caso ne dà al massimo due, un elenco proprio può nominarne di più. Un Evento non prende mai il posto di un mazzetto Regno.
DA-V3 = Ricerca: puoi scartare meno carte di quante ne chiede solo se non ne hai abbastanza, e allora non ottieni l’Oro.

DA-K = Segnalini
DA-K1 = Ogni persona ha dieci segnalini, uno per tipo: +1 Carta, +1 Azione, +1 Acquisto, +1 moneta, costo −2, Eliminazione, Tenuta, Viaggio, −1 Carta e −1 moneta. Un segnalino spostato non è più dov’era.
DA-K2 = Segnalini +1: quando giochi una carta di un mazzetto su cui c’è un tuo segnalino di questi, ottieni prima il bonus, prima di tutto ciò che dice la carta. Vale anche se il mazzetto è esaurito. Su un mazzetto possono stare più segnalini, anche di più persone; a te giovano solo i tuoi.
DA-K3 = Segnalino costo −2: per te le carte del suo mazzetto costano 2 monete in meno a tutti gli effetti, ma mai meno di 0; nella stampa inglese e in quella del 2022 solo nei tuoi turni. Decisione nostra: dove si confronta un costo, conta quello per la persona che esegue l’istruzione (con Guerriero e Gigante, chi attacca).
DA-K4 = Segnalino Eliminazione: quando acquisti una carta del suo mazzetto, puoi eliminare una carta della tua mano. Nella stampa del 2022 decide il testo di Pianificazione.
DA-K5 = Segnalino Viaggio: comincia a faccia in su, e ogni Ricognitore, Gigante o Pellegrinaggio lo gira.
DA-K6 = Segnalino −1 moneta: sta davanti a te. La prossima volta che ottieni 1 moneta o più, ne ottieni 1 in meno e restituisci il segnalino. Doverlo prendere quando è già lì non fa nulla.
DA-K7 = Segnalino −1 Carta: sta sul tuo mazzo. La prossima volta che peschi, peschi una carta in meno e restituisci il segnalino. Se peschi fino ad avere un certo numero di carte, prima si toglie il segnalino e poi peschi fino al numero pieno. Guardare e rivelare carte non lo toccano: torna in cima. Doverlo mettere quando è già lì non fa nulla.
DA-K8 = Segnalino Tenuta: appartiene a Eredità, vedi lì. Le tue Tenute prendono ciò che fa la carta segnata e i suoi tipi, ma non il nome, il costo o il mazzetto; i segnalini sul mazzetto di quella carta non danno loro nulla. Tutto questo vale anche nei turni degli altri. Nella stampa del 2022 decide il testo di Eredità.
DA-K9 = Un segnalino resta sul suo mazzetto finché chi lo possiede non lo sposta, anche se lì il costo cambia (Canale Navigabile con Troll del Ponte) o il mazzetto si esaurisce. Acquistare di nuovo il suo Evento, o per un segnalino +1 chiamare Insegnante, lo sposta su un altro mazzetto. Decisione nostra: si può anche nominare di nuovo lo stesso mazzetto, o un mazzetto Azione della Riserva esaurito. Un mazzetto fuori dalla Riserva non è mai permesso.
DA-K10 = Eredità: la carta che metti da parte non è ottenuta, ma alla fine è una delle tue carte. Il limite di costo conta solo quando la scegli. Ogni persona può acquistare questo Evento una volta. La Tenuta si gioca nella fase e nel modo della carta copiata e fa tutto ciò che questa dice. Decisione nostra: una Tenuta è tua dal momento in cui la acquisti o la ottieni (se è copiato Porto, acquistare una Tenuta fa ottenere anche un Porto); le Tenute nella Riserva e quelle degli altri restano come sono. Nella stampa del 2022 decide il testo di Eredità.
DA-K11 = Decisione nostra: se è copiato Paggio o Contadino, puoi scambiare una Tenuta in gioco con la carta successiva di quella serie; la Tenuta torna sul mazzetto Tenuta. Nella stampa del 2022 decide il testo di Eredità.
DA-K12 = Decisione nostra: pescare zero carte non fa restituire il segnalino −1 Carta.
DA-K13 = Decisione nostra per la stampa del 2022: Eredità cambia solo le Tenute che sono tue, e il mazzetto Tenuta non è un mazzetto Azione. Campione conta sia la Tenuta sia la carta che essa gioca. Se questa è una Durata, la Tenuta resta con essa. I momenti per chiamare vengono dopo ciascuna delle due.

DA-N = Termini
DA-N1 = «Mazzetto Azione della Riserva»: qualsiasi mazzetto della Riserva le cui carte hanno il tipo Azione. «Non Vittoria»: senza il tipo Vittoria. «Scegli uno»: esattamente uno, fatto per quanto è possibile, anche uno che non si può eseguire; si sceglie di nuovo ogni volta che la carta è giocata. Le carte messe da parte non sono in gioco, ma contano alla fine. «In gioco» non comprende le carte Reazione rivelate, né le carte sulle plance o messe da parte.
DA-N2 = «Guardare»: le carte le vedi solo tu, e tornano dov’erano se la carta non dice altro. «Rivelare»: le vedono tutti.

DA-P = Carte particolari
DA-P1 = Il mazzetto Porto ha sempre 12 carte; quello di Terre Lontane ne ha 8 in 2, altrimenti 12.
DA-P2 = Campione: gli Attacchi giocati dopo di lui non ti toccano mai, nemmeno se lo vorresti. Un Attacco duraturo giocato prima ha ancora effetto.
DA-P3 = Carrozza Reale ripete solo un’Azione ancora in gioco: non una eliminata, né una carta Provvista già sulla plancia.
DA-P4 = Messaggero: il bonus arriva solo se è la prima cosa che acquisti nel turno, Eventi compresi. Nella stampa del 2022 decide il testo di Messaggero.
DA-P5 = Missione vale solo se il turno precedente non era tuo. Nel turno extra non puoi acquistare carte; Eventi, altri modi di ottenere e scambi sono possibili. Una Missione acquistata nel turno extra non dà nulla. Decisione nostra: nel primo turno della partita il turno precedente conta come non tuo.
DA-P6 = Megera della Palude e Foresta Infestata durano fino al prossimo turno di chi le ha giocate, e un turno dato da Missione lo è.
DA-P7 = Cacciatore di Tesori conta ogni carta che la persona alla tua destra ha ottenuto nel suo ultimo turno, acquistata o no, ciascuna una volta; gli scambi non contano. Se ha avuto un turno extra, l’ultimo era quello; prima del suo primo turno il numero è 0.
DA-P8 = Eroe: puoi ottenere il Tesoro, ma non devi; nella stampa inglese e in quella del 2022 devi.
DA-P9 = Si reagisce quando l’Attacco è giocato e non più tardi: a Megera della Palude e Foresta Infestata non quando arriva il danno; a Gigante anche quando il segnalino Viaggio finisce a faccia in giù e non segue nulla; a Reliquia, un Tesoro, come a ogni altro Attacco. La carta di Guardia della Carovana si pesca prima che il segnalino di Reliquia sia messo.
DA-P10 = Guerriero e Gigante giudicano una carta solo dalle monete del suo costo. Una stella o un più lì accanto non cambia nulla.
DA-P11 = Decisione nostra: più Campioni in gioco si sommano, con +1 Azione da ciascuno per ogni Azione che giochi. Quello appena giocato non conta per sé stesso.
DA-P12 = Incursione non è un Attacco, qualunque cosa faccia agli altri: nessuna reazione e nessun Campione la ferma. Lo stesso vale per ciò che Messaggero e Città Perduta portano agli altri.
DA-P13 = Decisione nostra: se Demolizione ha eliminato sé stessa e viene giocata di nuovo, può indicare ancora sé stessa; allora non si elimina nulla e non si guarda nessuna carta.
DA-P14 = Decisione nostra: chi è protetto da Campione può reagire comunque (Guardia della Carovana).

DA-W = Set consigliati
DA-W1 = Introduzione facile. Evento: Unità di Ricognizione. Carte: Amuleto, Replica, Terre Lontane, Bravo, Porto, Cacciatore di Topi, Gigante, Raccolta di Tesori, Dungeon, Ricognitore.
DA-W2 = Introduzione per esperti. Eventi: Missione, Pianificazione. Carte: Gazza Ladra, Foresta Infestata, Guardia della Carovana, Contadino, Moneta del Regno, Megera della Palude, Trasformazione, Città Perduta, Mercante di Vino, Demolizione.
DA-W3 = Salto di livello. Evento: Addestramento. Carte: Attrezzi, Spilorcio, Guida, Dungeon, Città Perduta; dal gioco base Mercato, Milizia, Spia, Sala del Trono, Officina.
DA-W4 = Dimensioni distorte. Eventi: Falò, Incursione. Carte: Amuleto, Replica, Messaggero, Raccolta di Tesori, Gigante; dal gioco base Burocrate, Ladro, Giardini, Usuraio, Strega.
DB-W2 = Il gioco base ha cinque set, della prima edizione. Prima partita: Sotterraneo, Mercato, Milizia, Miniera, Fossato, Miglioria, Fucina, Villaggio, Taglialegna, Officina. Tanti soldi: Esploratore, Burocrate, Cancelliere, Cappella, Banchetto, Laboratorio, Mercato, Miniera, Usuraio, Sala del Trono. Interazione: Burocrate, Cancelliere, Sala del Consiglio, Fiera, Biblioteca, Milizia, Fossato, Spia, Ladro, Villaggio. Cambio di misura: Sotterraneo, Cappella, Banchetto, Giardini, Laboratorio, Ladro, Villaggio, Strega, Taglialegna, Officina. Piazza del villaggio: Burocrate, Sotterraneo, Fiera, Biblioteca, Mercato, Miglioria, Fucina, Sala del Trono, Villaggio, Taglialegna.

DA-X = Esempi svolti
DA-X1 = Carte Provvista: sulla tua plancia ci sono Moneta del Regno, Trasformazione e Replica. All’inizio del tuo turno chiami Trasformazione, elimini un Porto e ottieni in mano una Raccolta di Tesori. Giochi Spilorcio e metti un Rame sulla plancia, chiami Moneta del Regno per +2 Azioni e giochi un altro Spilorcio con un altro Rame; la seconda delle Azioni aggiunte va persa. Nella fase Acquisto giochi Raccolta di Tesori, ottieni un Oro e un Rame, e chiami Replica per un altro Oro.
DA-X2 = Eredità con Replica: giochi Città Perduta e poi due Tenute, che vanno sulla tua plancia. Acquisti un Oro, chiami una Tenuta e poi l’altra, ciascuna per un altro Oro, e così ne hai tre.
DA-X3 = Eredità con Guardia della Carovana: una Tenuta giocata nel tuo turno dà +1 Carta e +1 Azione, e 1 moneta nel turno successivo. Quando un’altra persona gioca Gigante, puoi reagire con una Tenuta. Se poi Gigante ti fa rivelare una Tenuta, costa sempre 2: si scarta, e ottieni una Maledizione.
DB-X1 = Fatti su cui altri simulatori concordano verificano il tutto, in almeno 10.000 partite ciascuno. Un bot che punta solo sul denaro acquista una Provincia con 8 monete o più, Oro con 6, Argento con 3, altrimenti nulla; un bot con la Fucina fa lo stesso e acquista una Fucina con 4 o 5 monete finché non ne ha; un bot con le Streghe fa lo stesso con due Streghe a 5 monete. Da solo al tavolo, il bot del denaro ha la quarta Provincia al turno 16,8 ± 0,1 e il bot con la Fucina al turno 14,9 ± 0,1. In due, il bot con la Fucina batte il bot del denaro in circa il 70% delle partite e il bot con le Streghe lo batte in circa il 94%; poiché i bot di altri programmi differiscono nei dettagli, sono ammessi 5 punti in più o in meno.
