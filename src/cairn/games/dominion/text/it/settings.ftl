### What is agreed before a match of Dominion, and how its bots play.

## Options, explained

dominion-setting-kingdom = I mazzetti Regno: un set da DA-W1 a DA-W4 o di DB-W2, dieci estratti a caso, oppure dieci carte nominate, separate da virgole.
dominion-setting-events = Gli Eventi: quelli del set (con un regno a caso fino a 2 estratti a sorte), nessuno, tanti estratti a sorte, oppure quelli nominati, separati da virgole.
dominion-setting-printing = Quale edizione seguono le carte: la prima tedesca, la prima inglese, oppure quella inglese con i cambiamenti del 2022.
dominion-setting-edition = L’edizione del gioco base: quali delle sue carte può contenere un regno a caso, e i piccoli cambiamenti della seconda ad alcune carte.
dominion-setting-prosperity = Platino e Colonia fanno parte della Riserva.
dominion-setting-extras = Carte dell’espansione Seaside possono far parte del regno.
dominion-setting-open-scores = I punti che tutti potrebbero contare sono mostrati.
dominion-setting-start = Chi comincia.
dominion-setting-turn-cap = Dopo tanti turni di tutti insieme la partita finisce e si contano i punti.

## Options, explained where nobody types

dominion-note-kingdom = Da quali dieci mazzetti si acquista.
dominion-note-events = Un Evento si acquista solo per il suo effetto.

## Short names

dominion-option-kingdom = Regno
dominion-option-events = Eventi
dominion-option-printing = Stampa
dominion-option-edition = Edizione del gioco base
dominion-option-prosperity = Platino e Colonia
# Same as in English.
dominion-option-extras = Seaside
dominion-option-open-scores = Punti mostrati
dominion-value-kingdom-gentle-introduction = Introduzione facile
dominion-value-kingdom-expert-introduction = Introduzione per esperti
dominion-value-kingdom-level-up = Salto di livello
dominion-value-kingdom-son-of-size-distortion = Dimensioni distorte
dominion-value-kingdom-first-game = Prima partita
dominion-value-kingdom-big-money = Tanti soldi
dominion-value-kingdom-interaction = Interazione
dominion-value-kingdom-size-distortion = Cambio di misura
dominion-value-kingdom-village-square = Piazza del villaggio
dominion-value-kingdom-random = dieci a caso
dominion-value-events-set = quelli del set
dominion-value-events-none = nessuno
dominion-value-events-random-0 = 0 a caso
dominion-value-events-random-1 = 1 a caso
dominion-value-events-random-2 = 2 a caso
dominion-value-printing-german = tedesca
dominion-value-printing-english = inglese
dominion-value-printing-2022 = 2022

## A table in a few words

dominion-said-events-none = senza Eventi
dominion-said-events-random-0 = senza Eventi
dominion-said-events-random-1 = 1 Evento a caso
dominion-said-events-random-2 = 2 Eventi a caso
dominion-said-printing-english = stampa inglese
dominion-said-printing-2022 = stampa del 2022
dominion-said-edition-2 = seconda edizione
dominion-said-open-scores-off = punti nascosti
