### cairn serve: stół w przeglądarce

serve-arg-lan = Nasłuchuj też w sieci lokalnej, żeby inni mogli grać na swoich urządzeniach.
serve-arg-port = Port nasłuchu (domyślnie { $n } albo następny wolny).
serve-arg-db = Plik, w którym przechowywane są stoły, albo adres bazy danych PostgreSQL.
serve-arg-processes = Uruchom n procesów; wymaga to przechowywania w PostgreSQL.
serve-arg-peer = Gdzie procesy na innych komputerach znajdą ten, we własnej sieci.
serve-arg-game = Własna gra, która też ma być udostępniona; można podać kilka razy.
serve-arg-no-browser = Nie otwieraj przeglądarki.

serve-making-packages = Pobieram narzędzia do zbudowania strony …
serve-making-page = Buduję stronę …
serve-here = Stół stoi pod adresem { $address }
serve-lan = W sieci lokalnej: { $address }
serve-stop = Ctrl-C kończy; wszystkie stoły są zachowane.
serve-stopped = Stół zamknięty; to, co rozegrano, jest zachowane.

serve-no-page = Strony nie udało się zbudować z powodu podanego wyżej; jest stół w terminalu: cairn play { $game }.
serve-old-page = Strona jest starsza niż jej źródła.
serve-port-taken = Port { $port } jest zajęty; podaj inny przez --port.
serve-needs-shared = Więcej niż jeden proces wymaga przechowywania w PostgreSQL (--store postgresql://…).
serve-no-address = „{ $text }” nie jest adresem takim jak 10.0.0.5:8700.
serve-process-ended = Proces serwera zakończył się (kod { $code }).
serve-no-browser = Nie udało się otworzyć przeglądarki; otwórz adres samodzielnie.

serve-checked = Partie: { $n }; nie potoczyłyby się dalej jak dotąd: { $bad }.
serve-needs-node = Do zbudowania strony potrzebny jest node 20.19 lub nowszy, a tu go nie ma; `uv sync --reinstall-package cairn-table` go dostarczy.
serve-needs-sources = Do zbudowania strony potrzebne są jej źródła, a tu ich nie ma.
admin-arg-what = Co wypisać lub zrobić.
admin-word-whom = KOGO
admin-arg-whom = Nazwa konta albo identyfikator stołu lub zgłoszenia.
admin-whom = cairn admin { $name } musi wiedzieć kogo: podaj konto, stół lub zgłoszenie.
admin-none = Nie ma nic do wypisania.
admin-name = nazwa
admin-made = utworzono
admin-blocked = blokada
admin-sessions = sesje
admin-tables = stoły
admin-id = identyfikator
admin-game = gra
admin-status = stan
admin-moves = ruchy
admin-moved = ostatni ruch
admin-did-block = Konto { $name } jest zablokowane i wszędzie wylogowane.
admin-did-unblock = { $name } może znów się zalogować.
admin-did-password = Nowe hasło konta { $name } to { $text }; każda przeglądarka musi zalogować się ponownie.
admin-did-delete = { $name } – zapomniano; tam, gdzie ta osoba grała, gra dalej bot.
admin-did-close = Stół { $name } jest zamknięty na zawsze.
admin-did-settle = Zgłoszenie { $name } jest załatwione.
no-such-account = Nikt nie ma tu konta o nazwie „{ $text }”.
no-such-report = Nie ma zgłoszenia „{ $text }”.
serve-arg-host-name = Działaj też pod tą nazwą, na przykład play.example.org; można podać kilka razy.
serve-arg-behind-proxy = Z przodu stoi twoje proxy: bierz adresy i TLS tak, jak je podaje.
serve-arg-generous = Pomnóż przez N każde ograniczenie dla obcych, gdy wiele osób ma wspólny adres.
serve-lan-open = Kto jest w tej sieci, może przeczytać wszystko, co się wysyła, także karty: idzie to zwykłym http.
