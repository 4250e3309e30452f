### Il tavolo di Adventure Tours nel browser.

## Il tavolo semplice: che cosa si trova dove

adventure-tours-zone-hands = mano
adventure-tours-zone-equipment = equipaggiamento
adventure-tours-zone-members = partecipanti
adventure-tours-zone-discard = scarti
adventure-tours-zone-pile = mazzo
adventure-tours-zone-offered = plance disponibili
adventure-tours-zone-progress = andamento

## Il tavolo semplice: che cosa si dice di oggetti, giocatori e turno

adventure-tours-fact-board = plancia
adventure-tours-fact-ability = facoltà speciale
adventure-tours-fact-levels = livelli
adventure-tours-fact-red = tecnica
adventure-tours-fact-blue = viveri
adventure-tours-fact-yellow = vestiario
adventure-tours-fact-income = entrate
adventure-tours-fact-guards = protezione
adventure-tours-fact-money = denaro
adventure-tours-fact-ready = protegge
adventure-tours-fact-demand = esigenza
adventure-tours-fact-equipment = equipaggiamento
adventure-tours-fact-action = azione
adventure-tours-fact-colour = colore
adventure-tours-fact-side = lato
adventure-tours-fact-start = livelli iniziali
adventure-tours-fact-round = giro
adventure-tours-fact-rounds = giri
adventure-tours-fact-turn = turno
adventure-tours-fact-seat = di turno
adventure-tours-fact-starter = comincia
adventure-tours-fact-ability-used = facoltà speciale usata
adventure-tours-fact-extra-turns = turni supplementari
adventure-tours-fact-incomes = entrate dei giri
adventure-tours-fact-drafted = plance scelte
adventure-tours-fact-points = denaro
