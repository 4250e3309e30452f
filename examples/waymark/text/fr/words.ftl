### Balise.

waymark-title = Balise

## Comment la table nomme les choses

waymark-zone-hands = main
waymark-zone-towers = tour
waymark-zone-bag = sac
waymark-fact-hand = main
# Same as in English.
waymark-fact-points = points
waymark-setting-hand = Combien de pierres chacun tient en main.

## Coups et questions

waymark-move-lay = Poser { $stone }
waymark-move-give = Donner { $stone }
waymark-prompt-turn = Pose une pierre ou donnes-en une à ta gauche

## Ce qu’un coup apporterait

waymark-effect-lay = Tour de { $before } à { $after } ; pierres plus légères : { $lighter }
waymark-effect-give = { $victim } en tient alors { $after } au lieu de { $before }

## Ce qui se passe

waymark-lays =
    { $who ->
        [you] Tu poses la pierre { $stone }
       *[other] { $name } pose la pierre { $stone }
    }
waymark-gives =
    { $who ->
        [you] Tu donnes la pierre { $stone } à { $victim }
       *[other]
            { $whom ->
                [you] { $name } te donne la pierre { $stone }
               *[other] { $name } donne la pierre { $stone } à { $victim }
            }
    }
waymark-draws =
    { $who ->
        [you] Tu tires la pierre { $stone }
       *[other] { $name } tire la pierre { $stone }
    }
waymark-draws-hidden = { $name } tire une pierre

## Ce qui ne se peut pas

waymark-no-stone = Tu n’as pas la pierre { $stone } en main.
waymark-no-heavier = La pierre { $stone } est plus lourde que la pierre { $below }, sur laquelle elle reposerait.
waymark-bad-count = Cette position est impossible : chacune des { $n } pierres doit y être une fois.
waymark-bad-tower = Cette position est impossible : dans une tour ({ $name }), une pierre repose sur une plus légère.
waymark-bad-hand = Cette position est impossible : quelqu’un ({ $name }) ne connaît pas une pierre de sa main.
