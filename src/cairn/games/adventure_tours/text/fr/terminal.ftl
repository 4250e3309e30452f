### The table of Adventure Tours: the words around the cards.

## The round and the turn

adventure-tours-label-round = Manche { $n } sur { $total }
adventure-tours-label-round-over = Manche { $n } terminée
adventure-tours-label-turn =
    { $who ->
        [you] à toi de jouer
       *[other] { $name } joue
    }
adventure-tours-label-extra-turns =
    { $n ->
        [one] encore { $n } tour supplémentaire
       *[other] encore { $n } tours supplémentaires
    }
adventure-tours-label-ability-used = faculté spéciale utilisée ce tour-ci

## What lies where

adventure-tours-label-pile = pioche
adventure-tours-label-discard = défausse
adventure-tours-label-discard-top = défausse, la carte du dessus d’abord
adventure-tours-label-hand = main
adventure-tours-label-members = membres
adventure-tours-label-equipment = équipement
adventure-tours-label-income = gains
adventure-tours-label-money = argent
adventure-tours-label-demand = exigence
# Same as in English.
adventure-tours-label-action = action
adventure-tours-label-nothing = rien
adventure-tours-label-ready = protège

## What may be done

adventure-tours-label-equip = équiper
adventure-tours-label-join = enrôler
adventure-tours-label-protect = protection par
adventure-tours-label-place = place { $n } sur { $total }
adventure-tours-label-lacking = { $have } sur { $need }
adventure-tours-label-stake = en jeu
adventure-tours-label-change = { $what } de { $before } à { $after }

## Actions in very few words

adventure-tours-label-short-none = sans action
adventure-tours-label-short-give-one = donner 1 carte
adventure-tours-label-short-give-two = donner 2 cartes
adventure-tours-label-short-extra-equipment = équiper encore
adventure-tours-label-short-discard-equipment = ôter équipement
adventure-tours-label-short-steal-equipment = voler équipement
adventure-tours-label-short-extra-turn = rejouer
adventure-tours-label-short-same-colour-member = même couleur
adventure-tours-label-short-discard-member = ôter un membre
adventure-tours-label-short-steal-member = débaucher
adventure-tours-label-short-promote-equipment = promouvoir
adventure-tours-label-short-protect = te protège

## The money

adventure-tours-label-sheet = Argent, manche par manche
adventure-tours-label-if-now = entre parenthèses : si la manche finissait maintenant
adventure-tours-label-in-round = manche { $n } : { $score }
adventure-tours-label-net = si la manche finissait maintenant : { $score }

## Where the values come from

adventure-tours-label-copies =
    { $n ->
        [one] { $n } carte dans le jeu
       *[other] { $n } cartes dans le jeu
    }
adventure-tours-label-boards =
    { $n ->
        [one] { $n } tableau
       *[other] { $n } tableaux
    }
adventure-tours-label-published = publié
adventure-tours-label-reconstructed = reconstitué
adventure-tours-label-field-name = nom
adventure-tours-label-field-side = côté
adventure-tours-label-field-demand = exigence
adventure-tours-label-field-money = argent
adventure-tours-label-field-equipment = équipement
# Same as in English.
adventure-tours-label-field-action = action
adventure-tours-label-field-copies = nombre
adventure-tours-label-field-technology = technique
adventure-tours-label-field-provisions = vivres
adventure-tours-label-field-clothing = vêtements
adventure-tours-label-field-ability = faculté spéciale
adventure-tours-label-field-ability-summary = faculté spéciale
adventure-tours-label-field-count = nombre
adventure-tours-label-field-theme = thème

## Sentences

play-adventure-tours-line = { $heading } : { $list }.
play-adventure-tours-explained = { $heading } : { $list }
play-adventure-tours-seat =
    { $who ->
        [you] Toi : { $list }.
       *[other] { $name } : { $list }.
    }
play-adventure-tours-has =
    { $who ->
        [you] Toi, { $heading } : { $list }.
       *[other] { $name }, { $heading } : { $list }.
    }
play-adventure-tours-fields = { $what } : { $list }
play-adventure-tours-origin = Sous « { adventure-tours-label-published } » se trouve ce qui est connu publiquement d’une carte ou d’un tableau ; le reste, nous l’avons reconstitué. Si tu possèdes la boîte, `--components` te laisse jouer avec les valeurs imprimées.
play-adventure-tours-uncertain = Un * marque ce qui est publié, mais sans certitude.
