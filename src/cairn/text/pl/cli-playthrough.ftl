### cairn playthrough

cli-brief-playthrough = Zapisz krótką partię ze wszystkimi odpowiedziami silnika.
cli-about-playthrough = Rozgrywa jedną krótką, losową partię i zapisuje każdą odpowiedź silnika: pytania, możliwości, odmowy, widoki, zdarzenia, punkty. Zachowana w pliku pokazuje, co zmieniła zmiana w silniku.

playthrough-arg-seats = Ile miejsc (domyślnie najmniej, ile gra dopuszcza).
playthrough-arg-moves = Zatrzymaj się po tylu ruchach (domyślnie { $n }).
playthrough-arg-leaning = Niech losowi gracze skłaniają się ku temu, co drogie, jak w co drugiej partii conformance.
playthrough-arg-brief = Z ruchów od A do B zapisz tylko wybory i zdarzenia; można podać kilka razy.
playthrough-arg-again = Zapisz te zachowane partie jeszcze raz, każdą tak, jak mówią jej pierwsze wiersze.

playthrough-misread = „{ $text }” nie da się tu odczytać; powinno wyglądać tak: { $due }.
playthrough-not-again = Partii { $file } nie da się rozegrać jeszcze raz.
playthrough-changed = { $file }: zapisano, są zmiany.
playthrough-same = { $file }: bez zmian.
