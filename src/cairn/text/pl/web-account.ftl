### The account page, and what is refused there

no-password-length = Hasło musi mieć co najmniej { $n } znaków i może mieć najwyżej { $most }.
no-name-so-short = Imię musi mieć co najmniej { $n } litery.
no-name-taken = Ktoś już nazywa się tu „{ $text }”; wybierz inne imię.
no-log-in = Imię i hasło nie pasują do siebie.
no-account-blocked = Osoba prowadząca ten serwer zablokowała to konto.
no-password = To nie jest twoje hasło.
no-two-accounts = Masz już otwartą sesję; najpierw się wyloguj.
no-account-here = Nie masz otwartej sesji.
