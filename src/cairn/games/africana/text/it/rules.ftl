### The rules of Africana, one message a rule. A message without a number is the title of a section.

AF-C = Componenti
AF-C1 = La mappa ha 22 località unite da vie di viaggio: 11 marroni nella metà nord e 11 bianche nella metà sud. Ognuna mostra uno o due simboli di viaggio. Ce ne sono di cinque colori: magenta, turchese, grigio, arancione e viola.
AF-C2 = Ci sono 34 carte spedizione, con A, B o C sul dorso. Ognuna indica una località di partenza, una destinazione e ciò che porta: monete d’argento e punti.
AF-C3 = Ci sono 30 carte avventura. Il libro del Nord contiene le 15 con il bordo bianco, le cui destinazioni sono a Sud; il libro del Sud contiene le 15 con il bordo marrone, le cui destinazioni sono a Nord. Ogni libro ha 10 reperti, due per ciascuno di cinque tipi, e 5 assistenti, uno per colore.
AF-C4 = Ci sono poi 60 carte viaggio (12 per colore), 10 carte assistente (2 per colore), 4 jolly, 25 monete d’argento e 15 d’oro, 4 compagnie e 4 segnalini per ciascuna. Una moneta d’oro vale 5 monete d’argento; si può cambiare in ogni momento, e la banca non si esaurisce mai. A ciascuno dei cinque spazi spedizione spetta un bonus di adesione: monete o una carta viaggio.
AF-C5 = La mappa e le carte stampate per la maggior parte non sono pubbliche. Le nostre tabelle annotano che cosa è pubblicato e che cosa è ricostruito, e il gioco te lo mostra. Chi avvia il programma può mettere al loro posto altre tabelle con le stesse colonne. Tabelle che non vanno, con una località sconosciuta, una mappa spezzata, una destinazione nella metà sbagliata o quantità errate, sono rifiutate con un messaggio che nomina il file e, dove c’è, la riga.

AF-S = Preparativi
AF-S1 = Le carte di ogni libro si mescolano e si posano su una metà di quel libro.
AF-S2 = Le carte spedizione A, B e C si mescolano separatamente. Alcune C escono dal gioco senza che nessuno le veda: 4 carte in quattro, 7 in tre, 10 in due. Poi A va su B e tutto su C: è il mazzo delle spedizioni. Le sue prime cinque carte si posano scoperte sugli spazi, da sinistra a destra.
AF-S3 = Chi comincia riceve la compagnia 1, e gli altri in senso orario le successive: 1 Italia (bianco, Napoli, 2 monete d’argento), 2 Francia (blu, Città del Capo, 2 monete), 3 Germania (giallo, Lagos, 3 monete), 4 Inghilterra (rosso, Gedda, 4 monete). Decisione nostra: il caso sceglie chi comincia, oppure lo stabilisce l’host.
AF-S4 = La tua pedina esploratore comincia nella località di partenza della tua compagnia. Hai 4 segnalini, un jolly e una carta viaggio pescata a caso. Le mani sono segrete.
AF-S5 = Le carte assistente stanno scoperte accanto al tabellone. Le carte viaggio formano un mazzo coperto, con accanto la pila degli scarti, scoperta. Le compagnie che nessuno gioca restano fuori dal gioco, con le loro pedine e i loro segnalini.

AF-A = Un turno
AF-T4 = Comincia la compagnia 1, e si gioca in senso orario. Un turno è esattamente una di tre azioni, e una va scelta: pescare carte viaggio (AF-A1), acquistare carte avventura (AF-B1) o muovere l’esploratore (AF-M1). Poi vengono i controlli da AF-T1 a AF-T3, e poi tocca al posto successivo. Decisione nostra: un acquisto può finire senza girare pagina e senza comprare nulla, e un movimento senza passi, senza adesioni e senza terminare nulla; un turno può quindi non cambiare niente. Dove il libro della tua metà è vuoto, l’acquisto non è offerto. Si può anche decidere un limite, contato in turni di tutti insieme, dopo il quale la partita finisce e si contano i punti: al tavolo non c’è se non lo si fissa, nelle simulazioni e ai tavoli dove restano solo bot è di 400.
AF-A1 = Se peschi, prendi due carte viaggio dal mazzo. Un mazzo esaurito si rifà mescolando gli scarti. Decisione nostra: lo si fa quando serve una carta e il mazzo è vuoto, non prima.

AF-B = Acquistare carte avventura
AF-B1 = Acquisti solo dal libro della metà in cui si trova la tua pedina esploratore. Ogni località appartiene a una metà, quindi è sempre chiaro di quale libro si tratta.
AF-B2 = Un libro è fatto di due pile di cui si vedono le carte in cima. Girare pagina vuol dire spostare la carta in cima a una pila sull’altra, in un senso o nell’altro; le carte sono uguali sui due lati. Da una pila vuota non si può girare pagina.
AF-B3 = La prima pagina che giri in questa azione è gratis. Ognuna delle successive costa 1 moneta d’argento.
AF-B4 = Una carta costa 5 monete d’argento. Prendi una delle due carte visibili e la posi scoperta davanti a te; ora si vede la carta che stava sotto, senza che si sia girata pagina.
AF-B5 = Puoi girare pagina e acquistare in qualsiasi ordine, finché puoi pagare, e anche non acquistare nulla. Il libro resta come lo lasci, e nessuna carta vi torna mai.
AF-B6 = Annunci se giri pagina o se acquisti prima che la carta venga alzata. Sono quindi due comandi diversi, e nessuno dei due si può ritirare una volta vista la carta successiva.

AF-M = Muovere l’esploratore
AF-M1 = Un passo segue una via di viaggio fino a una località vicina. Per farlo giochi una carta con un simbolo della località in cui entri; se ne ha due, ne basta uno. Puoi fare quanti passi vuoi, anche nessuno, e andare avanti e indietro. In una località possono stare più pedine.
AF-M2 = Un jolly vale per qualsiasi colore, un assistente per il suo. Le carte giocate restano sul tavolo fino alla fine del movimento. Allora le carte viaggio vanno negli scarti, mentre jolly e assistenti tornano in mano; ognuno di loro serve quindi una volta per movimento.
AF-M3 = Per 5 monete d’argento una carta viaggio o un assistente vale come qualsiasi colore per un passo. In un turno puoi farlo con più carte, finché puoi pagare. Decisione nostra: non è offerto per una carta che va già bene.
AF-M4 = Aderire: nella località di partenza di una spedizione aperta, anche dove comincia il tuo movimento, puoi mettere un segnalino sulla sua carta. Ricevi subito il bonus del suo spazio e puoi usarlo nello stesso movimento. Puoi unirti a tutte le spedizioni che partono da lì, ma a ciascuna una sola volta. Hai soltanto i tuoi 4 segnalini, e un segnalino resta dove l’hai messo.
AF-M5 = Terminare una spedizione: alla destinazione di una spedizione a cui partecipi puoi prendere subito le sue monete d’argento, e la sua carta va sotto la tua carta compagnia. Chi altro partecipava non riceve nulla, e tutti i segnalini su di essa tornano alle loro compagnie. Decisione nostra: ci si può unire a una spedizione e terminarla nello stesso movimento.
AF-M6 = Terminare un’avventura: può farlo solo chi la possiede, alla sua destinazione. Un reperto porta subito le sue monete d’argento. Per un assistente prendi in mano la carta assistente di quel colore e puoi usarla subito. In entrambi i casi l’avventura va sotto la tua carta compagnia.
AF-M7 = In ogni località puoi unirti a spedizioni e terminare quanto puoi, nell’ordine che vuoi. Niente di tutto ciò è obbligatorio. Decisione nostra: puoi anche non fare passi, e unirti e terminare dove si trova la tua pedina.
AF-M8 = Decisione nostra: se il bonus è una carta viaggio e il mazzo è vuoto, si mescolano gli scarti, ma non le carte ancora sul tavolo. Se non ci sono scarti, non c’è carta.
AF-M9 = Jolly e assistenti giocati tornano in mano da sé, quindi nessuno può restare dimenticato tra gli scarti. Solo il limite di AF-T1 può fartene perdere uno.

AF-T = La fine di un turno
AF-T1 = Se hai più di 5 carte in mano, jolly e assistenti compresi, scarti carte a tua scelta finché ne restano 5. Le carte viaggio vanno negli scarti; jolly e assistenti escono dal gioco.
AF-T2 = Se davanti a te ci sono più di 3 avventure incompiute, scegli quelle di troppo, ed escono dal gioco. I due limiti contano solo adesso, non durante il turno.
AF-T3 = Gli spazi spedizione vuoti si riempiono dal mazzo, da sinistra a destra. Le altre spedizioni non scorrono: ognuna conserva il suo spazio e il bonus di quello spazio.

AF-E = Fine della partita e punteggio
AF-E1 = Se il mazzo non basta per tutti gli spazi vuoti, si posano le carte che ci sono, e la fine è innescata: si completa il giro, e l’ultimo turno spetta al posto alla destra di chi ha cominciato. Decisione nostra: un mazzo appena esaurito, con tutti e cinque gli spazi pieni, non è ancora la fine; e se la fine è innescata nell’ultimo turno di un giro, la partita è finita subito.
AF-E2 = Le spedizioni e le avventure con reperto che hai terminato contano i punti stampati.
AF-E3 = I reperti trovati contano anche come collezioni: 2 uguali 6 punti, 3 uguali 12, 2 diversi 2, 4 diversi 10. Ogni reperto appartiene a una sola collezione, e conta la divisione migliore. La collezione singola migliore non ne fa sempre parte: di quattro tipi, 3, 1, 1 e 1 reperti danno 16 punti, 2, 1, 1 e 1 ne danno 10, 2, 2, 1 e 1 ne danno 14, 4, 2, 1 e 1 ne danno 22; di cinque tipi, 3, 1, 1, 1 e 1 ne danno 22; e tutti e venti 70.
AF-E4 = Le avventure con assistente terminate costano punti: due costano 5, tre o più costano 10. Un totale può essere negativo.
AF-E5 = C’è 1 punto per ogni 10 monete d’argento intere, 1 per ogni 2 carte viaggio in mano, senza contare jolly e assistenti, e 1 per ogni avventura incompiuta con reperto. Le avventure incompiute con assistente non contano nulla.
AF-E6 = Vince chi ha più punti. In caso di pareggio vince chi ha più monete d’argento, dove una moneta d’oro conta 5; se anche queste sono pari, la vittoria è condivisa.
AF-E7 = Decisione nostra: i limiti di AF-T1 e AF-T2 valgono anche nell’ultimo turno di ognuno, prima del punteggio. Tre reperti diversi valgono 2 punti, cinque diversi 10, quattro uguali 12: è la divisione migliore nelle collezioni di AF-E3.

AF-I = Chi sa che cosa
AF-I1 = Le mani sono segrete, e solo tu puoi guardare le carte sotto la tua carta compagnia; al tavolo si può decidere che le vedano tutti. Le monete d’argento e le avventure incompiute sono visibili. Tutti vedono le due carte in cima di entrambi i libri; ciò che sta sotto è nascosto, ma chi l’ha visto può ricordarlo. Sono visibili anche il numero di carte del mazzo delle spedizioni e delle mani, e gli scarti delle carte viaggio.
