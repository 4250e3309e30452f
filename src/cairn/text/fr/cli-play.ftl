### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Qui joue où : me (moi) ou un bot pour chaque place, séparés par des virgules (sinon me,rule).
play-arg-name = Ton nom ; à répéter pour chaque autre personne.
play-arg-seed = La même graine distribue à nouveau les mêmes cartes.
play-arg-word = Un mot de toi qui entre dans le mélange ; --word seul le demande une fois le secret scellé.
play-arg-plain = Raconter la table, une phrase par ligne, sans dessin ni couleurs.
play-arg-fast = Entre bots, jouer sans pause.
play-arg-jobs = Dans combien de processus un bot réfléchit (un par cœur par défaut, 4 au plus) ; ses coups sont les mêmes.
play-arg-save = Garder la partie dans ce fichier.
play-arg-resume = Reprendre la partie de ce fichier ; sans fichier, la plus récente qui n’est pas terminée.
play-arg-after = Jouer la partie suivante d’une série, avec les places et les options de la partie terminée de ce fichier.

## What the table cannot do

play-no-game = Quel jeu ? Il y a : { $names }.
play-no-seat = « { $text } » n’est ni me ni un bot ; il y a : { $names }.
play-too-many =
    { $people ->
        [one] { $text } est là { $n } fois, mais une seule personne est à la table.
       *[other] { $text } est là { $n } fois, et le nombre de personnes à la table est { $people }.
    }
play-keeps-its-own = Une partie reprise garde ses places, noms, mots, cartes, options et fichier ; enlève { $text }.
play-series-keeps = La partie suivante d’une série garde son jeu, ses places et ses noms ; enlève { $text }.
play-not-over = La partie de { $file } n’est pas encore terminée ; la suivante d’une série vient après.
play-outside-again = Des bots extérieurs jouent dans cette partie : { $names }. Si vous leur faites confiance, nommez-les encore : --seats { $seats }.
play-nothing-to-resume = Il n’y a pas de partie inachevée dans { $file }.
play-file-taken = Le fichier { $file } existe déjà ; choisis-en un autre.
play-no-write = Le fichier { $file } ne peut pas être écrit.
play-cannot-save = Le fichier { $file } ne peut plus être écrit ; la partie continue, mais sans être enregistrée.
play-no-number = Il n’y a pas de coup { $n } ; les numéros vont de 1 à { $last }.
play-ambiguous = « { $text } » peut vouloir dire : { $moves }.
play-none-allowed = Aucun coup qui commence comme « { $text } » n’est permis maintenant.

## Names

play-person = Place { $n }
# Same as in English.
play-bot = Bot { $bot }

## Beginning and end

play-sealed = Secret scellé : { $seal }
play-kept = La partie est gardée dans { $file }
play-resumed = La partie reprend après le coup { $n }.
play-already-over = Cette partie est terminée.
play-gives-up = { $name } perd la partie : { $why }.
play-stand-in = { $name } est hors jeu : { $why }. Le bot { $bot } continue à cette place.
play-say-word = { $person }, un mot pour le mélange, ou rien :
play-secret = Le secret était : { $secret }
play-verify = Pour vérifier la partie : { $line }
play-input-ended = L’entrée s’est terminée avant la partie.
play-saved = La partie est enregistrée dans { $file }
play-go-on = Pour la reprendre : { $line }

## Several people at one terminal

play-pass = Passe la table : { $name } regarde, sans personne d’autre.
play-enter = Entrée :

## Asking

play-minus = moins { $n }
play-ask = Numéro ou coup :
play-ask-enter = Entrée : { $does }
play-choose = { $number } : { $does }.
play-your-hand = Ta main : { $list }.
play-watching = Entrée : plus vite · { play-command-quit } : enregistrer et sortir

## Commands: one word each

play-command-undo = annuler
play-command-log = journal
# Same as in English.
play-command-score = score
play-command-hand = main
# Same as in English.
play-command-table = table
play-command-why = pourquoi
play-command-hint = indice
play-command-rule = règle
play-command-save = enregistrer
play-command-help = aide
play-command-quit = quitter
play-command-yes = oui
play-command-no = non
play-command-card = carte

play-help-moves = Un numéro ; ou un coup en toutes lettres, « { $does } » ou « { $move } » ; ou le début de ses mots, « { $begun } ».
play-help-rules = Les règles : « { play-command-rule } » avec un identifiant ou un mot, ou `cairn rules { $game }`.
play-help-undo = reprendre ton dernier coup
play-help-log = tout ce qui s’est passé
play-help-score = le bloc de score
play-help-hand = ta main
play-help-table = la table encore une fois
play-help-why = pourquoi un bot a joué ainsi, ou pourquoi un coup n’est pas permis : « { play-command-why } { $move } »
play-help-hint = un coup qu’un bot fort jouerait, et pourquoi
play-help-rule = ce que dit une règle, par exemple « { play-command-rule } { $rule } », ou quelles règles parlent d’un mot
play-help-save = enregistrer une copie, par exemple « { play-command-save } ma.match »
play-help-quit = enregistrer et sortir
play-help-card = ce que fait une carte, par exemple « { play-command-card } { $card } »

play-allowed = « { $move } » est permis.
play-allowed-some = Permis maintenant : { $move }.
play-why-also = De même pour : { $move }.
play-why-what = Pourquoi quoi ? Par exemple « { play-command-why } { $move } ».
play-why-bot = { $name } : { $why }
play-hint = Indice : « { $does } ».
play-hint-none = Aucun bot ici ne peut donner d’indice.
play-rule-what = Quelle règle ? Par exemple « { play-command-rule } { $rule } » ; ou un mot dont parlent les règles.
play-log-new = Depuis ton dernier coup :
play-more-rules = D’autres règles en parlent : { $rules }.
play-card-what = Quelle carte ? Par exemple « { play-command-card } { $card } ».

## Undo

play-undone =
    { $who ->
        [you] Tu reprends un coup.
       *[other] { $name } reprend un coup.
    }
play-undo-nothing = Tu n’as pas de coup à reprendre.
play-undo-bots = Depuis, un bot a joué ou une carte a été vue. Les bots acceptent toujours ; le fichier de la partie garde ce qui a été repris.
play-undo-ask = { $name } demande à reprendre un coup. Depuis, quelqu’un d’autre a joué ou une carte a été vue. { $other }, tu acceptes ?
play-undo-answer = { play-command-yes } / { play-command-no } :
play-undo-refused = { $name } n’accepte pas.
