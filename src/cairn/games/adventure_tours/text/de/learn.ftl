### How to play Adventure Tours: the words of four pictures, and of the pictured examples of its rules.

adventure-tours-learn-lead = Rüste eine Expedition so gut aus, dass zahlende Teilnehmer mitkommen. Nach drei Runden gewinnt, wer am reichsten ist.
adventure-tours-learn-guided = Die geführte Partie ist eine ganze Partie über drei Runden mit Wüstentableaus gegen zweimal { $name }. Jeder Schritt lässt sich überspringen.

## Four pictures

adventure-tours-learn-1 = Erst die Ausrüstung
adventure-tours-learn-1-text = Jede Karte kann als Ausrüstung angelegt werden: Sie hebt einen Wert, und du ziehst eine neue.
adventure-tours-learn-1-alt = Erstens: Ein gelber { adventure-tours-name-earl-of-bucket } wird als Ausrüstung angelegt und hebt Kleidung von 3 auf 5. Zweitens: Eine Karte wird gezogen.
adventure-tours-learn-2 = Dann kommen die Leute
adventure-tours-learn-2-text = Eine Karte nimmt teil, wenn dein Wert in ihrer Farbe ihren Anspruch erreicht, die Zahl oben links.
adventure-tours-learn-2-alt = Technik 5, Proviant 4, Kleidung 6. Ein gelber Slowhand Bill verlangt 6 und kann mit, ein roter nicht.
adventure-tours-learn-3 = Teilnehmer handeln und zahlen
adventure-tours-learn-3-text = Nutze die Aktion neuer Teilnehmer sofort oder nie; am Ende der Runde zahlen sie ihre Münzen.
adventure-tours-learn-3-alt = Erstens: Slowhand Bill nimmt teil. Zweitens: Seine Aktion holt die letzte Ausrüstungskarte einer anderen Person in deine Reihe.
adventure-tours-learn-4 = Behalte keine Karten
adventure-tours-learn-4-text = Eine Runde endet, wenn eine Hand leer ist oder der Stapel ausgeht; dann kostet jede Karte auf der Hand 2 Münzen.
adventure-tours-learn-4-alt = Teilnehmer zahlen 3, 4, 2 und 5 Münzen, zusammen 14. Zwei Karten auf der Hand kosten 4. Bleiben 10 Münzen.

## Words in the pictures

adventure-tours-learn-raises = hebt einen Wert
adventure-tours-learn-draw = dann ziehen
adventure-tours-learn-of = { $n } von { $all }
adventure-tours-learn-rival = fremde Ausrüstung
adventure-tours-learn-you = du
adventure-tours-learn-action = Seine Aktion: eine letzte Karte rauben
adventure-tours-learn-pays = Am Ende zahlt er 5 Münzen
adventure-tours-learn-members = Deine Teilnehmer zahlen
adventure-tours-learn-left = Karten auf der Hand
adventure-tours-learn-earned = in dieser Runde verdient
adventure-tours-learn-attack = will deine letzte Ausrüstung
adventure-tours-learn-stays = bleibt bei dir
adventure-tours-learn-discarded = von deinen Teilnehmern abgelegt

## Examples

adventure-tours-learn-protect = Pater Miller schützt
adventure-tours-learn-protect-text = Ein fremder Slowhand Bill zielt auf deine letzte Ausrüstungskarte. Du legst deinen Pater Miller aus der Reihe der Teilnehmer ab: Der Angriff hat keine Wirkung, und deine Karte bleibt.
adventure-tours-learn-protect-alt = Ein Pfeil vom roten Slowhand Bill auf deinen { adventure-tours-name-earl-of-bucket } wird von einem Schild aufgehalten; dein Pater Miller wird dafür abgelegt.
adventure-tours-learn-levels = Drei Karten heben die Werte
adventure-tours-learn-levels-text = Die Wüstenseite beginnt überall mit 3. Betty McKlug bringt 1 für Technik, { adventure-tours-name-earl-of-bucket } 2 für Kleidung, Roy Nobleman 1 für alles: 5, 4 und 6.
adventure-tours-learn-levels-alt = Werte 3, 3 und 3; drei Ausrüstungskarten mit plus 1 Technik, plus 2 Kleidung und plus 1 für alles; darunter Werte 5, 4 und 6.
adventure-tours-learn-demand = Wer mitkommen kann
adventure-tours-learn-demand-text = Slowhand Bill verlangt 6 in der Farbe seiner Karte. Kleidung steht auf 6, der gelbe nimmt also teil. Technik steht auf 5: Der rote muss warten oder wird Ausrüstung.
adventure-tours-learn-demand-alt = Technik 5, Proviant 4, Kleidung 6. Beim gelben Slowhand Bill sind 6 von 6 Punkten gefüllt, beim roten 5 von 6.
adventure-tours-learn-income = Was eine Runde bringt
adventure-tours-learn-income-text = Ausrüstung zahlt nichts, Teilnehmer zahlen, was ihre Münze zeigt. Zwei Karten sind noch auf der Hand, also gehen 4 Münzen verloren.
adventure-tours-learn-income-alt = Münzen von 3, 4, 2 und 5 ergeben 14; zwei Karten nehmen je 2 Münzen; 10 bleiben.
