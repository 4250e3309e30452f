### The rules of Lost Cities, one message a rule. A message without a number is the title of a section.

LC-C = Componenti
LC-C1 = Il gioco ha 60 carte in cinque colori. Ogni colore ha nove carte spedizione con i numeri da 2 a 10 e tre sponsor identici. Ogni colore porta a una città perduta: il giallo alla città del deserto, il blu alla città sommersa, il viola alla città oscura, il verde alla città nella foresta, l’arancione alla città di pietra.
LC-C2 = Il tabellone ha cinque campi, uno per colore: sono le pile degli scarti. Ci sono poi un blocco segnapunti e, per la variante, 11 carte traguardo.

LC-S = Preparativi
LC-S1 = Le carte si mescolano e ogni parte ne riceve otto. Le altre 44 formano il mazzo, coperte.
LC-S2 = Secondo il regolamento comincia chi ha scoperto per ultimo un posto interessante, o altrimenti chi ha più anni. Decisione nostra: sceglie il caso, oppure l’host stabilisce chi comincia.
LC-S3 = Senza la variante Traguardi, le 11 carte traguardo restano fuori dal gioco.

LC-T = Un turno
LC-T1 = Puoi aggiungere una carta alla tua spedizione dello stesso colore. Un numero deve essere superiore a tutti quelli che ci sono già. Hai al massimo una spedizione per colore.
LC-T2 = Uno sponsor si può aggiungere solo finché la spedizione è vuota o contiene soltanto sponsor. Una spedizione ha quindi da 0 a 3 sponsor, tutti prima del suo primo numero.
LC-T3 = Oppure metti una carta nel campo del suo colore, scoperta, in cima. È sempre permesso, con qualsiasi carta; e se non puoi o non vuoi aggiungere nulla a una spedizione, devi farlo. Un campo accoglie quante carte si vuole. Se ne vede solo la carta in cima, e le pile non si possono sfogliare.
LC-T4 = Poi peschi una carta: quella in cima al mazzo, o quella in cima a un qualsiasi campo che abbia carte. Non puoi prendere la carta che hai messo in un campo in questo turno: quel campo è quindi chiuso fino alla fine del turno.
LC-T5 = Dopo ogni turno hai di nuovo otto carte in mano.
LC-T6 = I turni si alternano. Un turno ha esattamente due passi, in quest’ordine: posare una carta, poi pescarne una. Nessuno dei due si può saltare o fare due volte, e non si può passare.
LC-T7 = Esempio: nella tua spedizione gialla c’è uno sponsor, in quella blu un numero qualsiasi, in quella viola il 5, in quella arancione l’8; quella verde non c’è. In mano hai sponsor giallo, giallo 4, sponsor blu, viola 6, sponsor verde, verde 3, arancione 5 e arancione 7. Puoi aggiungere sponsor giallo, giallo 4, viola 6, sponsor verde o verde 3, ma non sponsor blu, arancione 5 o arancione 7. Dopo giallo 4 o verde 3 quel colore non accetta più sponsor, e dopo giallo 4 solo numeri gialli superiori.

LC-E = Fine e punteggio di una manche
LC-E1 = La manche finisce appena qualcuno prende l’ultima carta del mazzo. L’altra parte non ha più turni.
LC-E2 = Prima della partita si decide insieme se le carte del mazzo si possono contare. Altrimenti il loro numero non viene mostrato a nessuno.
LC-E3 = Conta ogni spedizione iniziata, cioè ogni spedizione con almeno una carta, sponsor o numero: la somma dei suoi numeri, meno 20, per 2, 3 o 4 con 1, 2 o 3 sponsor, anche se il risultato è negativo; e poi più 20 se ha otto carte o più, sponsor compresi. Una spedizione non iniziata conta 0.
LC-E4 = Esempio: giallo con 3, 4, 6 e 10 dà 3 punti; blu con 2, 8 e 10 dà 0; viola con un solo sponsor dà −40; verde con uno sponsor, 7 e 8 dà −10; arancione con due sponsor, 2, 3, 5, 7, 8 e 10 dà 65. In tutto fa 18 punti.
LC-E5 = Decisione nostra: si può pescare dai campi finché si vuole. Si può anche decidere un limite, contato in turni di entrambe le parti insieme, dopo il quale si pesca solo dal mazzo: al tavolo non c’è se non lo si fissa, nelle simulazioni è di 300.
LC-E6 = Ogni spedizione si conta a parte, e il risultato appare come sul blocco segnapunti: A somma delle carte, B costo della spedizione, C moltiplicatore, D grande spedizione, E traguardi, e il totale.
LC-E7 = Le carte in mano, nei campi e nel mazzo non danno punti. La mano serve solo per uno dei traguardi di LC-K5.

LC-M = La partita
LC-M1 = Una partita è fatta di tre manche, o di quante se ne decidono al tavolo. Comincia la manche successiva chi ha più punti fino a quel momento. Dopo l’ultima vince chi ha più punti; in caso di pareggio la vittoria è condivisa.
LC-M2 = Decisione nostra: a parità di totale comincia chi non ha cominciato l’ultima manche.

LC-K = Variante: traguardi
LC-K1 = In ogni manche si pescano cinque delle 11 carte traguardo e si mettono in vista per entrambi; le altre restano fuori da quella manche. Ogni traguardo ottenuto vale 10 punti, che non vengono mai moltiplicati.
LC-K2 = Otto traguardi sono del tipo «chi primo arriva»: 3 carte nella spedizione gialla, 3 in quella blu, 3 in quella viola, 3 in quella verde, 3 in quella arancione; 5 carte in una spedizione qualsiasi; 3 spedizioni iniziate; 3 valori consecutivi in una spedizione.
LC-K3 = Si controllano alla fine del tuo turno. Chi ne raggiunge uno per primo lo prende. Se ne possono prendere diversi in un turno, e conta anche l’ultimo turno della manche.
LC-K4 = Decisione nostra: gli sponsor contano come carte, e uno sponsor da solo è una spedizione iniziata. Gli sponsor non hanno valore e non interrompono i valori consecutivi.
LC-K5 = Tre traguardi si decidono alla fine della manche: più spedizioni iniziate; la spedizione con più punti (senza sponsor); la somma più bassa delle carte in mano, dove gli sponsor contano 0. In caso di pareggio nessuno ottiene il traguardo.
LC-K6 = Decisione nostra su «senza sponsor»: di norma concorrono solo le spedizioni che non contengono sponsor, con i loro punti normali, bonus compreso e anche se negativi; se una sola parte ha una spedizione così, ottiene il traguardo. Si può anche decidere di ignorare gli sponsor; allora ogni spedizione si conta come se i suoi sponsor non ci fossero.
LC-K7 = Un traguardo ottenuto resta scoperto davanti a te e rimane tuo. I suoi punti sono la riga E del blocco segnapunti: fanno parte dei punti della manche, e quindi del totale che decide chi comincia la manche successiva e chi vince la partita.
LC-K8 = Decisione nostra: se nessuna spedizione, da una parte o dall’altra, può concorrere secondo LC-K6, nessuno ottiene il traguardo. Dove gli sponsor si ignorano, una spedizione di soli sponsor non concorre, e il bonus di 20 richiede otto numeri.
LC-K9 = I tre traguardi di fine manche confrontano la posizione finale: dopo che l’ultima carta è stata pescata e dopo che sono stati assegnati i traguardi «chi primo arriva» dell’ultimo turno.

LC-L = La partita lunga
LC-L1 = Con sei colori (la partita lunga, se così si decide) si aggiunge il rosso con 12 carte sue; le altre regole non cambiano. In tutto sono 72 carte, di cui 56 nel mazzo.
LC-L2 = Decisione nostra: nella partita lunga gli 11 traguardi restano gli stessi. Il rosso non ha un traguardo suo, ma conta per tutti quelli che non nominano un colore.

LC-I = Chi sa che cosa
LC-I1 = Sono nascosti la mano dell’altra parte, l’ordine del mazzo e le carte di un campo sotto quella in cima. Una carta presa da un campo è stata vista: il registro la nomina, e un bot può ricordarla.
LC-I2 = Sono visibili a entrambi tutte le carte delle spedizioni delle due parti con i loro valori, le carte in cima ai campi, i traguardi ancora da ottenere e quelli già ottenuti.
