### The guided first game of Africana: seven marks at a real table, each a title and a text.

# At the hand, before the first move.
africana-coach-1 = Le carte sono la tua via
africana-coach-1-text = Ogni luogo mostra uno o due simboli. Una carta con uno di essi ti porta lì; un jolly va bene ovunque. Con poche carte, pescane prima due.
# At the open expeditions.
africana-coach-2 = Le spedizioni hanno un inizio e una meta
africana-coach-2-text = Unisciti alla partenza con un segnalino e prendi il bonus a destra. Terminala alla meta per argento e punti.
# At the places that can be entered.
africana-coach-3 = Pianifica quanti passi vuoi
africana-coach-3-text = Premi un luogo luminoso, poi il successivo. Nulla è giocato prima della partenza.
# At the journal, once a step is planned.
africana-coach-4 = Il diario tiene il conto
africana-coach-4-text = Mostra la carta di ogni passo, ciò a cui ti unisci o che termini lungo la via, e il tuo argento dopo. Jolly e assistenti tornano in mano.
# At the book of the half where one stands.
africana-coach-5 = Il libro della tua metà
africana-coach-5-text = Qui acquisti avventure per 5 monete d’argento. Le loro mete sono nell’altra metà della mappa.
# At the two pages of the open book.
africana-coach-6 = Due pagine sono aperte
africana-coach-6-text = Acquistane una o gira: la prima pagina è gratuita, ogni altra costa 1 moneta. Ciò che mostra una pagina nuova non si annulla.
# At an adventure that was bought.
africana-coach-7 = Un’avventura ti aspetta
africana-coach-7-text = Raggiungi il suo luogo per terminarla. Reperti uguali, o quattro diversi, insieme valgono di più.
