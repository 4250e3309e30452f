## Co wolno obcym i jak często
no-bug-noted = Coś poszło nie tak i to nasza wina. Nic się nie zmieniło; serwer zapisał to w swoim dzienniku.
no-requests-so-fast = Z tego miejsca przyszło za dużo żądań; poczekaj { $seconds } s.
no-messages-so-fast = Z tego miejsca przyszło za dużo wiadomości; poczekaj { $seconds } s.
no-tables-so-fast = Z tego miejsca przyszło za dużo nowych stołów; poczekaj { $seconds } s.
no-sockets-so-many = Z tego miejsca otwarto naraz tyle stołów: { $n }, i więcej nie można; zamknij któryś z nich.
no-table-so-full = Tyle osób ogląda ten stół: { $n }, i więcej nie może.
no-chat-here-so-fast = Mówi się tu tyle, że nikt nie zdąży tego przeczytać; poczekaj { $seconds } s.
no-such-host = Ten serwer nie odpowiada pod nazwą { $name }; kto go prowadzi, może go uruchomić z --host-name { $name }.
no-store-twice = Inny serwer używa pliku { $file }; najpierw go zatrzymaj albo podaj inny plik.
no-store-open = Nie można otworzyć pliku { $file }: { $problem }.
