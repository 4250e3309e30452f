### Le regole di Segnavia, un messaggio per regola. Un messaggio senza numero è il titolo di una sezione.

WM = Regole
WM-1 = Ci sono 36 pietre, che pesano da 1 a 36. All’inizio ciascuno ne pesca quattro dal sacchetto e le tiene nascoste agli altri; l’opzione «hand» ne fa tre o cinque. Posi e cedi solo pietre che hai in mano.
WM-2 = Nel tuo turno posi una pietra sulla tua torre. Deve essere più leggera della pietra su cui poggia.
WM-3 = Oppure dai una pietra a chi siede alla tua sinistra. Tutti vedono quale.
WM-4 = Poi peschi una pietra dal sacchetto. Con l’ultima pietra del sacchetto la partita finisce.
WM-5 = Vince la torre più alta: ogni sua pietra vale un punto. A pari punti la vittoria è condivisa.
