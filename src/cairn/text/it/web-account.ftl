### The account page, and what is refused there

no-password-length = Una password ha bisogno di almeno { $n } caratteri e può averne al massimo { $most }.
no-name-so-short = Un nome ha bisogno di almeno { $n } lettere.
no-name-taken = Qualcuno qui si chiama già «{ $text }»; scegli un altro nome.
no-log-in = Nome e password non corrispondono.
no-account-blocked = Chi gestisce questo server ha bloccato questo account.
no-password = Questa non è la tua password.
no-two-accounts = Hai già effettuato l’accesso; prima esci.
no-account-here = Non hai effettuato l’accesso.
