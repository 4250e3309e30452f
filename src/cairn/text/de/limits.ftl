## Was Fremde dürfen, und wie oft
no-bug-noted = Etwas ist schiefgegangen, und das ist unser Fehler. Nichts hat sich geändert; der Server hat es in seinem Protokoll vermerkt.
no-requests-so-fast = Von hier kamen zu viele Anfragen; bitte warte { $seconds } s.
no-messages-so-fast = Von hier kamen zu viele Nachrichten; bitte warte { $seconds } s.
no-tables-so-fast = Von hier kamen zu viele neue Tische; bitte warte { $seconds } s.
no-sockets-so-many = Von hier sind { $n } Tische zugleich offen, mehr geht nicht; schließ bitte einen davon.
no-table-so-full = { $n } Leute sehen an diesem Tisch zu, mehr geht nicht.
no-chat-here-so-fast = Hier wird so viel gesagt, dass es niemand lesen kann; bitte warte { $seconds } s.
no-such-host = Unter dem Namen { $name } ist dieser Server nicht zu erreichen; wer ihn betreibt, kann ihn mit --host-name { $name } starten.
no-store-twice = Ein anderer Server benutzt { $file }; beende ihn zuerst, oder nenne eine andere Datei.
no-store-open = Die Datei { $file } lässt sich nicht öffnen: { $problem }.
