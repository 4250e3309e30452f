### The account page, and what is refused there

no-password-length = Ein Passwort braucht mindestens { $n } Zeichen und darf höchstens { $most } haben.
no-name-so-short = Ein Name braucht mindestens { $n } Buchstaben.
no-name-taken = „{ $text }“ heißt hier schon jemand; wähle einen anderen Namen.
no-log-in = Name und Passwort passen nicht zusammen.
no-account-blocked = Dieses Konto wurde von dem gesperrt, der diesen Server betreibt.
no-password = Das ist nicht dein Passwort.
no-two-accounts = Du bist schon angemeldet; melde dich erst ab.
no-account-here = Du bist nicht angemeldet.
