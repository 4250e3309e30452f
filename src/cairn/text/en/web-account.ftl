### The account page, and what is refused there

no-password-length = A password needs at least { $n } letters and may have at most { $most }.
no-name-so-short = A name needs at least { $n } letters.
no-name-taken = Somebody is already called “{ $text }” here; choose another name.
no-log-in = Name and password do not fit together.
no-account-blocked = The host of this server has blocked this account.
no-password = This is not your password.
no-two-accounts = You are logged in already; log out first.
no-account-here = You are not logged in.
