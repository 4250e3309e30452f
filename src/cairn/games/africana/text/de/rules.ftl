### The rules of Africana, one message a rule. A message without a number is the title of a section.

AF-C = Spielmaterial
AF-C1 = Die Karte von Afrika hat 22 Orte, die durch Reiserouten verbunden sind: 11 braune in der nördlichen und 11 weiße in der südlichen Hälfte. Jeder Ort zeigt ein oder zwei Reisesymbole. Es gibt sie in fünf Farben: Magenta, Türkis, Grau, Orange und Violett.
AF-C2 = Es gibt 34 Expeditionskarten mit A, B oder C auf der Rückseite. Jede nennt einen Startort, einen Zielort und was sie bringt: Silber und Punkte.
AF-C3 = Es gibt 30 Abenteuerkarten. Im Buch des Nordens liegen die 15 mit weißem Rand, ihre Zielorte sind im Süden; im Buch des Südens liegen die 15 mit braunem Rand, ihre Zielorte sind im Norden. Jedes Buch hat 10 Artefakte, je zwei von fünf Arten, und 5 Gehilfen, einen in jeder Farbe.
AF-C4 = Dazu kommen 60 Reisekarten (12 in jeder Farbe), 10 Gehilfenkarten (2 in jeder Farbe), 4 Joker, 25 Silber- und 15 Goldmünzen, 4 Gesellschaften und für jede davon 4 Marker. Eine Goldmünze ist 5 Silber wert; gewechselt werden darf jederzeit, und die Bank wird nie leer. Zu jedem der fünf Expeditionsfelder gehört ein Beitrittsbonus: Münzen oder eine Reisekarte.
AF-C5 = Der gedruckte Plan und die Karten sind größtenteils nicht öffentlich. In unseren Tabellen steht, was veröffentlicht und was rekonstruiert ist, und das Spiel zeigt es dir. Wer das Programm startet, kann andere Tabellen mit denselben Spalten an ihre Stelle setzen. Untaugliche Tabellen, etwa mit einem unbekannten Ort, einer zerfallenden Landkarte, einem Zielort in der falschen Hälfte oder falschen Anzahlen, werden abgelehnt; die Meldung nennt die Datei und, wo es eine gibt, die Zeile.

AF-S = Spielvorbereitung
AF-S1 = Die Karten jedes Buches werden gemischt und auf eine Hälfte dieses Buches gelegt.
AF-S2 = Die Expeditionskarten A, B und C werden getrennt gemischt. Von C kommen einige ungesehen aus dem Spiel: zu viert 4 Karten, zu dritt 7, zu zweit 10. Dann kommt A auf B und beides auf C: Das ist der Expeditionsstapel. Seine ersten fünf Karten werden von links nach rechts offen auf die Felder gelegt.
AF-S3 = Wer beginnt, erhält Gesellschaft 1, die anderen im Uhrzeigersinn die nächsten: 1 Italien (Weiß, Neapel, 2 Silber), 2 Frankreich (Blau, Kapstadt, 2 Silber), 3 Deutschland (Gelb, Lagos, 3 Silber), 4 England (Rot, Dschidda, 4 Silber). Unsere Festlegung: Der Zufall entscheidet, wer beginnt, oder der Gastgeber bestimmt es.
AF-S4 = Deine Forscherfigur beginnt am Startort deiner Gesellschaft. Du hast 4 Marker, einen Joker und eine zufällig gezogene Reisekarte. Die Handkarten sind geheim.
AF-S5 = Die Gehilfenkarten liegen offen neben dem Spielplan. Die Reisekarten sind ein verdeckter Nachzugstapel, daneben entsteht offen der Ablagestapel. Gesellschaften, die niemand spielt, bleiben mit ihren Figuren und Markern aus dem Spiel.

AF-A = Ein Zug
AF-T4 = Wer Gesellschaft 1 hat, beginnt, und gespielt wird im Uhrzeigersinn. Ein Zug ist genau eine von drei Aktionen, und du musst eine wählen: Reisekarten ziehen (AF-A1), Abenteuerkarten kaufen (AF-B1) oder den Forscher bewegen (AF-M1). Danach wird geprüft, was AF-T1 bis AF-T3 verlangen, und es geht mit dem nächsten Platz weiter. Unsere Festlegung: Ein Kauf darf enden, ohne dass umgeblättert oder gekauft wurde, und eine Bewegung ohne Schritt, ohne Teilnahme und ohne dass etwas beendet wurde; ein Zug kann also auch gar nichts ändern. Ist das Buch deiner Hälfte leer, steht Kaufen nicht zur Wahl. Ihr könnt auch eine Grenze vereinbaren, gezählt in Zügen von allen zusammen, nach der das Spiel endet und gewertet wird: Am Tisch gilt keine, solange ihr keine setzt, in Simulationen und an Tischen, an denen nur noch Bots sitzen, liegt sie bei 400.
AF-A1 = Wenn du ziehst, nimmst du zwei Reisekarten vom Nachzugstapel. Ist er aufgebraucht, werden die abgelegten Karten zu einem neuen gemischt. Unsere Festlegung: Das geschieht, wenn eine Karte gebraucht wird und der Stapel leer ist, nicht vorher.

AF-B = Abenteuerkarten kaufen
AF-B1 = Du kaufst nur aus dem Buch der Hälfte, in der deine Forscherfigur steht. Jeder Ort gehört zu einer Hälfte, es ist also immer klar, welches Buch das ist.
AF-B2 = Ein Buch besteht aus zwei Stapeln, deren oberste Karten zu sehen sind. Umblättern heißt: Die oberste Karte des einen Stapels kommt auf den anderen, in der einen oder der anderen Richtung; die Karten sehen auf beiden Seiten gleich aus. Von einem leeren Stapel kann nicht umgeblättert werden.
AF-B3 = Das erste Umblättern in dieser Aktion ist umsonst, jedes weitere kostet 1 Silber.
AF-B4 = Eine Karte kostet 5 Silber. Du nimmst eine der beiden sichtbaren Karten und legst sie offen vor dir aus; die Karte darunter ist nun zu sehen, ohne dass umgeblättert wurde.
AF-B5 = Du darfst in beliebiger Reihenfolge umblättern und kaufen, so oft du es bezahlen kannst, und auch gar nichts kaufen. Das Buch bleibt, wie du es verlässt, und keine Karte kommt je dorthin zurück.
AF-B6 = Ob du umblätterst oder kaufst, sagst du an, bevor die Karte angehoben wird. Es sind also zwei verschiedene Befehle, und keiner lässt sich zurücknehmen, sobald die nächste Karte gesehen wurde.

AF-M = Den Forscher bewegen
AF-M1 = Ein Schritt führt auf einer Reiseroute zu einem benachbarten Ort. Dafür spielst du eine Karte mit einem Symbol des Ortes, den du betrittst; hat er zwei, genügt eines davon. Du darfst beliebig viele Schritte machen, auch keinen, und hin und her gehen. An einem Ort dürfen mehrere Figuren stehen.
AF-M2 = Ein Joker steht für jede Farbe, ein Gehilfe für seine eigene. Gespielte Karten bleiben liegen, bis die Bewegung endet. Dann kommen Reisekarten auf den Ablagestapel, Joker und Gehilfen dagegen zurück auf die Hand; jeder von ihnen nützt also einmal je Bewegung.
AF-M3 = Für 5 Silber gilt eine Reisekarte oder ein Gehilfe bei einem Schritt als jede Farbe. In einem Zug darfst du das mit mehreren Karten tun, solange du zahlen kannst. Unsere Festlegung: Für eine Karte, die ohnehin passt, wird das nicht angeboten.
AF-M4 = Teilnehmen: Am Startort einer offenen Expedition, auch dort, wo deine Bewegung beginnt, darfst du einen Marker auf ihre Karte legen. Du erhältst sofort den Bonus ihres Feldes und kannst ihn in derselben Bewegung nutzen. Du darfst an allen Expeditionen teilnehmen, die dort beginnen, an jeder aber nur einmal. Mehr als deine 4 Marker hast du nicht, und ein Marker bleibt, wo er liegt.
AF-M5 = Eine Expedition beenden: Am Zielort einer Expedition, an der du teilnimmst, darfst du sofort ihr Silber nehmen, und ihre Karte kommt unter deine Gesellschaftskarte. Wer sonst noch teilgenommen hat, bekommt nichts, und alle Marker darauf gehen zurück. Unsere Festlegung: An einer Expedition teilzunehmen und sie zu beenden, ist auch in ein und derselben Bewegung erlaubt.
AF-M6 = Ein Abenteuer beenden: Das kann nur, wem es gehört, an seinem Zielort. Ein Artefakt bringt sofort sein Silber. Bei einem Gehilfen nimmst du die Gehilfenkarte dieser Farbe auf die Hand und darfst sie sofort nutzen. In beiden Fällen kommt das Abenteuer unter deine Gesellschaftskarte.
AF-M7 = An jedem Ort darfst du an beliebig vielen Expeditionen teilnehmen und beliebig viel beenden, in der Reihenfolge, die du willst. Nichts davon ist Pflicht. Unsere Festlegung: Du darfst auch keinen Schritt machen und dort, wo deine Figur steht, teilnehmen und beenden.
AF-M8 = Unsere Festlegung: Ist der Bonus eine Reisekarte und der Nachzugstapel leer, werden die abgelegten Karten gemischt, nicht aber die, die noch ausliegen. Gibt es keine abgelegten, gibt es keine Karte.
AF-M9 = Gespielte Joker und Gehilfen kommen von selbst auf die Hand zurück; auf dem Ablagestapel kann also keiner vergessen werden. Nur durch das Limit von AF-T1 kannst du einen verlieren.

AF-T = Das Ende eines Zuges
AF-T1 = Hast du mehr als 5 Karten auf der Hand, Joker und Gehilfen mitgezählt, wirfst du Karten deiner Wahl ab, bis es 5 sind. Reisekarten kommen auf den Ablagestapel, Joker und Gehilfen aus dem Spiel.
AF-T2 = Liegen mehr als 3 unbeendete Abenteuer vor dir, wählst du die überzähligen aus, und sie kommen aus dem Spiel. Beide Limits gelten nur jetzt, nicht während des Zuges.
AF-T3 = Leere Expeditionsfelder werden vom Stapel gefüllt, von links nach rechts. Die anderen Expeditionen rücken nicht nach: Jede behält ihr Feld und dessen Bonus.

AF-E = Spielende und Wertung
AF-E1 = Kann der Stapel nicht alle leeren Felder füllen, werden die Karten ausgelegt, die es noch gibt, und das Ende ist eingeläutet: Die Runde wird zu Ende gespielt, und den letzten Zug hat, wer rechts neben der Person sitzt, die begonnen hat. Unsere Festlegung: Ein Stapel, der gerade leer geworden ist, während alle fünf Felder gefüllt sind, ist noch nicht das Ende; und wird das Ende im letzten Zug einer Runde eingeläutet, ist das Spiel sofort vorbei.
AF-E2 = Expeditionen und Artefakt-Abenteuer, die du beendet hast, zählen die aufgedruckten Punkte.
AF-E3 = Gefundene Artefakte zählen auch als Sammlungen: 2 gleiche 6 Punkte, 3 gleiche 12, 2 verschiedene 2, 4 verschiedene 10. Jedes Artefakt gehört zu nur einer Sammlung, und die beste Aufteilung zählt. Die beste einzelne Sammlung gehört nicht immer dazu: Von vier Arten bringen 3, 1, 1 und 1 Artefakte 16 Punkte, 2, 1, 1 und 1 bringen 10, 2, 2, 1 und 1 bringen 14, 4, 2, 1 und 1 bringen 22; von fünf Arten bringen 3, 1, 1, 1 und 1 Artefakte 22; und alle zwanzig bringen 70.
AF-E4 = Beendete Gehilfen-Abenteuer kosten Punkte: zwei kosten 5, drei oder mehr kosten 10. Eine Gesamtzahl darf negativ sein.
AF-E5 = Je volle 10 Silber gibt es 1 Punkt, je volle 2 Reisekarten auf der Hand 1 Punkt, wobei Joker und Gehilfen nicht zählen, und für jedes unbeendete Artefakt-Abenteuer 1 Punkt. Unbeendete Gehilfen-Abenteuer zählen nichts.
AF-E6 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt mehr Silber, wobei eine Goldmünze 5 zählt; ist auch das gleich, wird der Sieg geteilt.
AF-E7 = Unsere Festlegung: Die Limits von AF-T1 und AF-T2 gelten auch im letzten Zug von allen, vor der Wertung. Drei verschiedene Artefakte sind 2 Punkte wert, fünf verschiedene 10, vier gleiche 12: Das ist die beste Aufteilung auf die Sammlungen von AF-E3.

AF-I = Wer was weiß
AF-I1 = Die Handkarten sind geheim, und die Karten unter deiner Gesellschaftskarte darfst nur du ansehen; ihr könnt vereinbaren, dass alle sie sehen. Silber und unbeendete Abenteuer sind offen. Die obersten Karten beider Stapel beider Bücher sehen alle; was darunter liegt, ist verdeckt, aber wer es gesehen hat, darf es sich merken. Offen sind auch die Größe des Expeditionsstapels und der Handkarten sowie der Ablagestapel der Reisekarten.
