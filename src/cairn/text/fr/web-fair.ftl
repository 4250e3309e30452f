### Checking the shuffles of a match that is over: fetched with the dialog that says it.

web-fair-how = Le serveur a scellé un secret avant que les joueurs disent leurs mots. Le secret et les mots font ensemble chaque mélange. Après le dernier coup, le secret est ouvert, et ton navigateur recalcule tous les mélanges.
web-fair-seal = Sceau
web-fair-word-of = Mot dit par { $name }
# Same as in English.
web-fair-secret = Secret
web-fair-secret-later = ouvert après le dernier coup
web-fair-checks = Vérifié par ton navigateur
web-fair-lines-fit =
    { $n ->
        [one] { $n } ligne du fichier de la partie est intacte.
       *[other] Les { $n } lignes du fichier de la partie sont toutes intactes, et aucune n’a été ajoutée après coup.
    }
web-fair-secret-fits = Le secret est celui qui a été scellé.
web-fair-seal-fits = Le sceau est celui que ce navigateur a noté avant d’envoyer un mot.
web-fair-seal-changed = Le sceau n’est pas celui que ce navigateur a noté avant d’envoyer un mot.
web-fair-word-fits = Ton mot « { $word } » est entré dans les mélanges.
web-fair-word-changed = Ton mot « { $word } » n’est pas parmi les mots de la partie.
web-fair-running = Vérification en cours…
web-fair-sources-fit = Ce qui est mélangé, et son ordre avant le mélange, est ce que ce navigateur a noté avant d’envoyer un mot.
web-fair-sources-changed = Ce qui est mélangé, ou son ordre avant le mélange, n’est pas ce que ce navigateur a noté avant d’envoyer un mot.
web-fair-shuffles-fit =
    { $n ->
        [one] { $where } : { $n } mélange de { $things } cartes a été recalculé, et c’est bien ce que donnent le secret et les mots.
       *[other] { $where } : { $n } mélanges de { $things } cartes au plus ont été recalculés, et c’est bien ce que donnent le secret et les mots.
    }
web-fair-rolls-fit = { $where } : le tirage a été recalculé, et c’est bien ce que donnent le secret et les mots.
web-fair-option-fits = { $option } : ce qui a été tiré avant le jeu est bien ce que donnent le secret et les mots.
web-fair-number-fits = { $where } : on t’a dit ce qui avait été tiré.
web-fair-cards-fit =
    { $n ->
        [0] { $where } : tu n’en as vu aucune carte.
        [one] { $where } : la carte que tu as vue était à sa place dans le mélange.
       *[other] { $where } : les { $n } cartes que tu as vues étaient toutes à leur place dans les mélanges, et aucune n’a été sautée.
    } { $hidden ->
        [0] { "" }
        [one] { $hidden } autre t’était cachée et n’est que comptée.
       *[other] { $hidden } autres t’étaient cachées et ne sont que comptées.
    }
web-fair-memory-fits =
    { $n ->
        [one] Ce navigateur se souvient de { $n } événement de la partie elle-même, et il est toujours raconté de même.
       *[other] Ce navigateur se souvient de { $n } événements de la partie elle-même, et tous sont toujours racontés de même.
    }

## What is only said

web-fair-elsewhere =
    { $n ->
        [one] { $n } carte venait d’ailleurs : d’une main, ou remise avant sur une pile. Seules les règles disent si c’était juste : « cairn verify » les connaît.
       *[other] { $n } cartes venaient d’ailleurs : d’une main, ou remises avant sur une pile. Seules les règles disent si c’était juste : « cairn verify » les connaît.
    }
web-fair-memory-undone = Des coups ont été repris pendant que ce navigateur était absent : ce dont il se souvient ne peut pas être comparé.
web-fair-no-memory = Ce navigateur ne se souvient pas de la partie elle-même : il ne peut comparer que ce que le serveur raconte maintenant.
web-fair-nothing-heard = Aucun événement n’a été raconté à ce navigateur, donc aucune carte n’a été comparée.
web-fair-nothing-told = Le jeu ne dit pas quelles cartes viennent de quel mélange : les mélanges concordent, mais aucune carte n’y a été comparée.

## What does not fit

web-fair-unreadable = Ce que le serveur a publié est illisible : { $text }
web-fair-shuffle-missing = { $where } : le mélange { $k } n’a pas été publié.
web-fair-shuffle-twice = { $where } : le mélange { $k } a été publié deux fois.
web-fair-shuffle-misfit = { $where }, mélange { $k } : à la place { $place }, le serveur a { $shown }, mais le secret et les mots donnent { $due }.
web-fair-order-misfit = { $where }, mélange { $k } : avant le mélange, { $shown } n’est pas à sa place.
web-fair-deck-changed = { $where }, mélange { $k } : ce qui a été mélangé n’est pas ce qui avait été dit avant la partie.
web-fair-new-thing = { $where }, mélange { $k } : { $shown } n’y était pas avant.
web-fair-roll-misfit = { $where }, tirage { $k } : le serveur a { $shown }, mais le secret et les mots donnent { $due }.
web-fair-option-misfit = { $option } : { $shown } n’est pas ce que donnent le secret et les mots.
web-fair-option-changed = { $option } : { $due } était convenu, et { $shown } a été joué.
web-fair-events-differ = La partie a { $n } événements, mais on t’en a raconté { $heard }.
web-fair-memory-differs = L’événement { $n } est raconté autrement maintenant que pendant la partie.
web-fair-place-unknown = Événement { $n }, « { $told } » : le serveur nomme une place qui n’existe pas ({ $where }).
web-fair-shuffle-hidden = Événement { $n }, « { $told } » : ce mélange n’a pas été publié ({ $where }).
web-fair-event-misfit = Événement { $n }, « { $told } » : dans le mélange, c’est { $due } qui s’y trouve ({ $where }).
web-fair-too-many = Événement { $n }, « { $told } » : d’après le serveur, plus de cartes que cela quittent le mélange ({ $where }).
web-fair-no-place = Événement { $n }, « { $told } » : le serveur ne dit pas où cela se trouvait dans le mélange ({ $where }).
web-fair-place-twice = Événement { $n }, « { $told } » : la carte à la place { $place } du mélange { $k } était déjà partie ({ $where }).
web-fair-place-skipped = Événement { $n }, « { $told } » : la carte à la place { $place } du mélange { $k } a été sautée ({ $where }).
web-fair-place-late = Événement { $n }, « { $told } » : cela vient du mélange { $k }, alors qu’il y en avait eu un autre après ({ $where }).

## The verdict

web-fair-passed = Tout concorde.
web-fair-failed = Quelque chose ne concorde pas : garde le fichier de la partie, et demande à qui s’occupe du serveur.
web-fair-no-note = Ce navigateur n’a envoyé aucun mot à cette partie, ou l’a oublié : il n’est pas vérifié que le sceau était là avant les mots.
web-fair-save = Enregistrer ce que sait ce navigateur
web-fair-save-note = Pour « cairn verify » sur ton propre ordinateur, qui connaît aussi les règles.
