### The account page, and what is refused there

no-password-length = Un mot de passe a besoin d’au moins { $n } signes et peut en avoir au plus { $most }.
no-name-so-short = Un nom a besoin d’au moins { $n } lettres.
no-name-taken = Quelqu’un s’appelle déjà « { $text } » ici ; choisis un autre nom.
no-log-in = Le nom et le mot de passe ne vont pas ensemble.
no-account-blocked = La personne qui tient ce serveur a bloqué ce compte.
no-password = Ce n’est pas ton mot de passe.
no-two-accounts = Tu as déjà ouvert une session ; ferme-la d’abord.
no-account-here = Tu n’as pas ouvert de session.
