### How to play Lost Cities: the words of four pictures, and of the pictured examples of its rules.

lost-cities-learn-lead = Manda in viaggio le spedizioni che rendono, e solo quelle. Dopo tre manche vince il totale più alto.
lost-cities-learn-guided = La partita guidata è una manche contro { $name }, circa sei minuti. Ogni passo si può saltare.

## Four pictures

lost-cities-learn-1 = Cinque colori, cinque spedizioni
lost-cities-learn-1-text = Posa le carte in ordine crescente; ciò che è posato non si muove più.
lost-cities-learn-1-alt = Una spedizione gialla: 2, 4, 5, 7. Un 9 ci va, un 6 no.
lost-cities-learn-2 = Una si posa, una si pesca
lost-cities-learn-2-text = A ogni turno una carta va nella tua spedizione o nel campo; poi peschi dal mazzo o da un campo.
lost-cities-learn-2-alt = Prima: un 8 blu può andare nel campo blu o nella spedizione, che vale 8 in più. Poi: si pesca una carta dal mazzo.
lost-cities-learn-3 = Una spedizione costa 20
lost-cities-learn-3-text = Conta a tuo favore solo ciò che supera 20; ciò che resta sotto conta contro di te.
lost-cities-learn-3-alt = Una spedizione verde: 3, 6, 8 e 10 fanno 27. I primi 20 sono il costo, quindi restano 7 punti.
lost-cities-learn-4 = Gli sponsor moltiplicano
lost-cities-learn-4-text = Posati prima del primo numero, raddoppiano, triplicano o quadruplicano il risultato: il guadagno e la perdita.
lost-cities-learn-4-alt = Una spedizione arancione con due sponsor, 6, 7 e 10: 23 meno 20, per 3, fa 9 punti.

## Words in the pictures

lost-cities-learn-rising = crescente, anche con salti
lost-cities-learn-fits = ci va
lost-cities-learn-late = Il 6 arriva tardi: c’è già il 7
lost-cities-learn-camp = campo
lost-cities-learn-expedition = spedizione
lost-cities-learn-cost = i primi 20 sono il costo
lost-cities-learn-eight = 8 carte: 20 in più
lost-cities-learn-end = Mazzo finito: fine
lost-cities-learn-lies = Nelle tue spedizioni
lost-cities-learn-hand = Nella tua mano
lost-cities-learn-sum = somma dei numeri
lost-cities-learn-price = costo
lost-cities-learn-two = due sponsor
lost-cities-learn-eight-cards = otto carte
lost-cities-learn-put = Hai appena messo qui il 3 blu.
lost-cities-learn-closed = chiuso fino a fine turno
lost-cities-learn-open-camp = un altro campo: carta in cima
lost-cities-learn-open-pile = il mazzo
lost-cities-learn-total = in tutto

## Examples

lost-cities-learn-camps = Dove puoi pescare
lost-cities-learn-camps-text = Hai messo il 3 blu nel campo e in questo turno non puoi riprenderlo. In cima a un altro campo c’è il 4 arancione: puoi prenderlo, oppure pescare dal mazzo.
lost-cities-learn-camps-alt = Tre posti da cui pescare: il campo blu è chiuso, il campo arancione e il mazzo sono aperti.
lost-cities-learn-which = Quali carte ci vanno
lost-cities-learn-which-text = Su uno sponsor solo va un altro sponsor o qualunque numero. Sul numero blu non va più nessuno sponsor. Il 6 viola è più alto del 5. Il verde è libero per tutto. Il 5 e il 7 arancione sono più bassi dell’8.
lost-cities-learn-which-alt = Cinque spedizioni e, sotto, le carte in mano. Sì: sponsor giallo, 4 giallo, 6 viola, sponsor verde, 3 verde. No: sponsor blu, 5 arancione, 7 arancione.
lost-cities-learn-worth = Quanto vale una spedizione
lost-cities-learn-worth-text = I numeri fanno 35. Meno il costo di 20 sono 15. Due sponsor triplicano: 45. E poiché ci sono otto carte, sponsor compresi, alla fine si aggiungono 20 punti che nulla moltiplica: 65.
lost-cities-learn-worth-alt = Una spedizione arancione con due sponsor, 2, 3, 5, 7, 8 e 10. In quattro passi: somma 35, meno 20 fa 15, per 3 fa 45, più 20 fa 65.
lost-cities-learn-sheet = Una manche intera contata
lost-cities-learn-sheet-text = Uno sponsor da solo costa il doppio: meno 40. Il verde ha 15 su 20 e uno sponsor: meno 5, per due. Una grande spedizione rimedia a tutto.
lost-cities-learn-sheet-alt = Giallo 3, 4, 6, 10 dà 3; blu 2, 8, 10 dà 0; uno sponsor viola dà −40; verde sponsor, 7, 8 dà −10; arancione con due sponsor e sei numeri dà 65; in tutto 18.
