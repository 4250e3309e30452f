### How to play Dominion: the words of four pictures, and of the pictured examples and cards of its rules.

dominion-learn-lead = Tutti hanno un proprio mazzo e lo migliorano a ogni acquisto. Alla fine vincono più punti vittoria nel mazzo.
dominion-learn-guided = La partita guidata è una partita contro { $name }, circa quindici minuti. Ogni passo si può saltare.

## Four pictures

dominion-learn-1 = Dieci piccole carte
dominion-learn-1-text = Cominci con 7 carte Rame e 3 Tenuta, le mescoli, e a ogni turno hai cinque carte in mano.
dominion-learn-1-alt = Sette Rame e tre Tenuta vengono mescolate; se ne pescano cinque: tre Rame e due Tenuta.
dominion-learn-2 = Azione, Acquisto, Pulizia
dominion-learn-2-text = A ogni turno hai un’Azione e un Acquisto; le carte possono dartene altri.
dominion-learn-2-alt = Tre fasi una sotto l’altra: la fase Azione, la fase Acquisto e la fase Pulizia.
dominion-learn-3 = Ciò che acquisti ritorna
dominion-learn-3-text = Le carte acquistate e giocate vanno nella tua pila degli scarti. Quando il mazzo è vuoto, la si mescola per farne uno nuovo.
dominion-learn-3-alt = Un cerchio: un Argento acquistato va negli scarti, questi sono mescolati nel mazzo, e dal mazzo viene la mano.
dominion-learn-4 = I punti ingombrano, fino alla fine
dominion-learn-4-text = Le carte Vittoria in mano non fanno nulla, ma decidono la partita. Prima costruisci, e passa in tempo alle carte Provincia.
dominion-learn-4-alt = Tenuta conta 1 punto, Ducato 3, Provincia 6. La partita finisce quando le Province sono esaurite o tre mazzetti sono vuoti.

## Words in the pictures

dominion-learn-draw-five = mescola, poi pesca cinque
dominion-learn-action = Fase Azione
dominion-learn-action-does = Gioca una carta Azione e fai ciò che dice.
dominion-learn-buy = Fase Acquisto
dominion-learn-buy-does = Gioca i tuoi Tesori, e con le monete acquista una carta.
dominion-learn-clean-up = Fase Pulizia
dominion-learn-clean-up-does = Scarta tutto, giocato o no, e pesca cinque carte.
dominion-learn-bought = Acquisti un Argento
dominion-learn-discard = scarti
dominion-learn-deck = mazzo
dominion-learn-shuffled = mazzo vuoto: si mescola
dominion-learn-end-provinces = Province finite: fine
dominion-learn-end-piles = Tre mazzetti vuoti: fine
dominion-learn-this-turn = Questo turno
dominion-learn-next-turn = Il tuo prossimo turno
dominion-learn-gear-now = Peschi 2 carte e ne metti da parte 2 sotto. La carta resta in gioco.
dominion-learn-gear-later = Le 2 carte tornano in mano; poi viene scartata.
dominion-learn-guide-play = Gioca: va sulla plancia
dominion-learn-mat = plancia Taverna
dominion-learn-guide-call = Chiamala a inizio turno: una nuova mano
dominion-learn-guide-end = Scartata nella Pulizia
dominion-learn-costs =
    { $n ->
        [one] costa { $n } moneta
       *[other] costa { $n } monete
    }

## Examples

dominion-learn-phases = Le tre fasi
dominion-learn-phases-text = Vengono sempre in quest’ordine, e nessuna ritorna: chi ha cominciato ad acquistare non gioca più Azioni. Nulla si conserva per il turno dopo; la mano è nuova ogni volta.
dominion-learn-phases-alt = Prima la fase Azione: giocare una carta Azione. Poi la fase Acquisto: giocare Tesori e acquistare. Infine la Pulizia: scartare tutto e pescare cinque carte.
dominion-learn-turn = Un turno con due Azioni
dominion-learn-turn-text = Hai in mano Villaggio, Fucina, due Rame e una Tenuta, e un’Azione. Villaggio la consuma e ne dà due: Fucina può seguire, e avanza un’Azione. Tra le quattro carte pescate ci sono altri tre Rame: cinque monete, abbastanza per un Mercato.
dominion-learn-turn-alt = Fase Azione: dopo Villaggio restano due Azioni, dopo Fucina una. Fase Acquisto: cinque Rame fanno 5 monete e acquistano un Mercato.
dominion-learn-lasting = Una carta Durata
dominion-learn-lasting-text = Attrezzi ha ancora qualcosa da fare nel tuo prossimo turno, perciò adesso non viene scartata. Fatto questo, lascia il gioco nella Pulizia di quel turno.
dominion-learn-lasting-alt = In questo turno Attrezzi è in gioco con due carte coperte sotto. Nel prossimo vanno in mano, e Attrezzi se ne va.
dominion-learn-called = Si chiama una carta Provvista
dominion-learn-called-text = Guida dà +1 Carta e +1 Azione quando la giochi, poi aspetta sulla tua plancia Taverna quanto vuoi. Chiamata all’inizio di un turno, cambia tutta la tua mano con cinque carte nuove, senza consumare Azioni.
dominion-learn-called-alt = Prima: Guida è giocata e va sulla plancia Taverna. Poi: all’inizio di un turno successivo è chiamata per una nuova mano di cinque. Infine: è scartata nella Pulizia.
dominion-learn-travellers = Da Paggio a Campione
dominion-learn-travellers-text = Ogni volta che hai giocato un Viaggiatore, nella Pulizia puoi scambiarlo con il successivo della sua serie. Quattro scambi portano da Paggio a Campione, che resta.
dominion-learn-travellers-alt = Cinque carte con frecce in mezzo: Paggio, Cacciatore di Tesori, Guerriero, Eroe, Campione. Costano 2, 3, 4, 5 e 6.
