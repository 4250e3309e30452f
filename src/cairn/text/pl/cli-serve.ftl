### cairn serve: stół w przeglądarce

serve-arg-lan = Nasłuchuj też w sieci lokalnej, żeby inni mogli grać na swoich urządzeniach.
serve-arg-port = Port nasłuchu (domyślnie { $n } albo następny wolny).
serve-arg-db = Plik, w którym przechowywane są stoły.
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
serve-no-browser = Nie udało się otworzyć przeglądarki; otwórz adres samodzielnie.

serve-checked = Partie: { $n }; nie potoczyłyby się dalej jak dotąd: { $bad }.
serve-needs-node = Do zbudowania strony potrzebny jest node 20.19 lub nowszy, a tu go nie ma; `uv sync --reinstall-package cairn-table` go dostarczy.
serve-needs-sources = Do zbudowania strony potrzebne są jej źródła, a tu ich nie ma.
