### What is agreed before a match of Lost Cities, and how its bots play.

## Options, explained

lost-cities-setting-milestones = Si gioca con la variante Traguardi.
lost-cities-setting-best-expedition = Che cosa vuol dire «senza sponsor» per il traguardo della spedizione migliore.
lost-cities-setting-colours = Cinque colori, o sei per la partita lunga.
lost-cities-setting-games = Di quante manche è fatta una partita.
lost-cities-setting-deck-count = Il numero di carte del mazzo è visibile.
lost-cities-setting-start = Chi comincia la prima manche.
lost-cities-setting-turn-cap = Dopo tanti turni di entrambe le parti insieme si pesca solo dal mazzo.

## Options, explained where nobody types

lost-cities-note-milestones = Cinque piccoli obiettivi da 10 punti.
lost-cities-note-games = Circa dieci minuti l’una.
lost-cities-note-colours = Con sei: 12 carte in più, una partita più lunga.

## Short names

lost-cities-option-milestones = Traguardi
lost-cities-option-best-expedition = Spedizione migliore
lost-cities-option-colours = Colori
lost-cities-option-games = Manche
lost-cities-option-deck-count = Mazzo contato
lost-cities-value-best-expedition-no-sponsor-cards = senza carte sponsor
lost-cities-value-best-expedition-ignore-sponsors = sponsor ignorati

## A table in a few words

lost-cities-said-milestones-on = traguardi
lost-cities-said-colours-6 = sei colori
lost-cities-said-games =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manche
    }
lost-cities-said-deck-count-off = mazzo non contato

## Bots

lost-cities-manner-quartz = Ha imparato da oltre 200.000 partite sue e sa subito che cosa gli hanno insegnato.
