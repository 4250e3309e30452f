### How to play Africana: the words of four pictures, and of the pictured examples of its rules.

africana-learn-guided = La partita guidata è una partita contro { $name }, circa mezz’ora. Ogni passo si può saltare.
africana-learn-lead = Attraversa l’Africa con le carte giuste, termina spedizioni e avventure alla loro destinazione e raccogli reperti. Vince chi ha più punti.

## Four pictures

africana-learn-1 = Una carta per ogni passo
africana-learn-1-text = Per entrare in una località si gioca una carta con uno dei suoi simboli. Nel tuo turno viaggi, o peschi due carte, o acquisti da un libro.
africana-learn-1-alt = Da Khartum a Lagos con una carta arancione, poi a Léopoldville con una carta turchese; le due località mostrano questi simboli.
africana-learn-2 = Si parte qui, si finisce là
africana-learn-2-text = Alla partenza metti un segnalino sulla spedizione. Chi arriva per primo prende argento e punti; gli altri niente.
africana-learn-2-alt = Una spedizione da Tripoli a Lagos, per 3 monete d’argento e 1 punto. Prima un segnalino a Tripoli; poi, a Lagos, rende.
africana-learn-3 = I libri portano oltre l’equatore
africana-learn-3-text = Il libro della tua metà vende avventure per 5 monete d’argento; le loro destinazioni sono nell’altra metà.
africana-learn-3-alt = Prima: a Lagos, nel Nord, acquisti la maschera del libro del Nord per 5 monete. Poi: la sua destinazione, Luanda, è a sud dell’equatore.
africana-learn-4 = Ai reperti piace la compagnia
africana-learn-4-text = Ciò che hai terminato conta i suoi punti, e i reperti contano ancora come collezioni. Quando le spedizioni si esauriscono, è la fine.
africana-learn-4-alt = Tre maschere valgono 12 punti, quattro reperti diversi 10; spedizioni e avventure danno i punti stampati.

## Words in the pictures

africana-learn-take = Arrivi prima degli altri: prendi l’argento
africana-learn-equator = equatore
africana-learn-alike = 3 uguali
africana-learn-different = 4 diversi
africana-learn-printed = Spedizioni e avventure: i loro punti
africana-learn-free = Gira pagina: la prima è gratis
africana-learn-page = Gira un’altra pagina
africana-learn-buy = Acquista la carta

## Examples

africana-learn-pages = Sfogliare e acquistare
africana-learn-pages-text = Girare pagina è mettere la carta in cima alla pila destra sulla sinistra, o viceversa; appare la carta sotto. La seconda pagina costa 1 moneta, lo scudo 5: in tutto 6.
africana-learn-pages-alt = Tre volte il libro del Nord. Mostra tamburo e maschera; dopo una pagina, maschera e vaso; dopo un’altra, vaso e scudo, e lo scudo è acquistato.
africana-learn-return = Tre passi, due carte tornano
africana-learn-return-text = Entri a Lagos con una carta viaggio arancione, a Léopoldville con l’assistente turchese, a Ujiji con il jolly, che vale ogni colore. Alla fine del movimento la carta viaggio è scartata; assistente e jolly tornano in mano.
africana-learn-return-alt = Khartum, Lagos, Léopoldville, Ujiji. Sulle tre vie: una carta viaggio arancione, spesa; un assistente turchese e un jolly, che tornano.
africana-learn-expedition = Dall’adesione alla fine
africana-learn-expedition-text = A Tripoli metti un segnalino sulla carta e ricevi il bonus del suo spazio. Due passi dopo, a Lagos, prendi 3 monete d’argento e la carta con il suo punto; tutti gli altri segnalini tornano ai proprietari.
africana-learn-expedition-alt = La carta spedizione Tripoli – Lagos, 3 monete d’argento, 1 punto, con un segnalino; sulla mappa la via da Tripoli a Lagos per Timbuctù.
africana-learn-division = Conta la divisione migliore
africana-learn-division-text = Tre maschere, un tamburo, un vaso e uno scudo. Tre maschere insieme darebbero 12, ma restano allora tre diversi per 2. Con una maschera tra i diversi sono 6 e 10: due punti in più.
africana-learn-division-alt = Due divisioni: tre maschere per 12 e tre diversi per 2 fanno 14; due maschere per 6 e quattro diversi per 10 fanno 16.
