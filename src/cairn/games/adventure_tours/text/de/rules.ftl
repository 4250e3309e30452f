### The rules of Adventure Tours, one message a rule. A message without a number is the title of a section.

AT-C = Spielmaterial
AT-C1 = Das Spiel hat 102 Abenteurerkarten. Jede zeigt einen Namen, eine von drei Farben (Rot für Technik, Blau für Proviant, Gelb für Kleidung), einen Anspruch, einen Geldbetrag, einen oder mehrere Ausrüstungswerte und eine von elf Aktionen; eine Kartentabelle darf auch Karten ohne Aktion enthalten. Unsere hat zwölf Abenteurer, jeden in allen drei Farben.
AT-C2 = Es gibt sechs Expeditionstableaus. Die Wüstenseite beginnt in jeder Kategorie mit 3 und hat keine Spezialfähigkeit; die Expertenseite hat eigene Startwerte und eine Spezialfähigkeit.
AT-C3 = Was auf allen Karten steht, ist nirgends veröffentlicht. Darum sagt dir das Spiel, welche Werte einer Karte oder eines Tableaus veröffentlicht sind und welche wir rekonstruiert haben. Besitzt du die Schachtel, kannst du die gedruckten Werte eintragen: Wer das Programm startet, kann es deine Tabellen statt unserer lesen lassen. Eine Tabelle, die nicht stimmen kann, etwa mit fehlender Spalte, unbekannter Aktion, negativem Wert oder nicht genau 102 Karten, wird mit einer Meldung abgelehnt, die die Datei nennt und, wo es eine gibt, die Zeile. Wie sich die 102 Karten auf Farben und Abenteurer verteilen, ist Sache der Tabelle.
AT-C4 = Es gibt Münzen zu 1, 5, 10 und 20, zusammen 90 Stück im Wert von 520, und sie dürfen jederzeit gewechselt werden. Unsere Festlegung: Der Bank geht das Geld nie aus. Aus den 18 Übersichtskarten ist eine Hilfe geworden: Wo eine Karte oder ein Tableau zu sehen ist, wird die Aktion oder die Fähigkeit erklärt.

AT-S = Spielvorbereitung
AT-S1 = Jede Person bekommt zufällig ein Expeditionstableau. Im Grundspiel liegt die Wüstenseite oben, im Expertenspiel die Expertenseite.
AT-S2 = Alle Karten werden gemischt, und jede Person erhält 6 davon verdeckt. Die übrigen sind der Nachzugstapel: zu dritt 84 Karten, zu viert 78, zu fünft 72, zu sechst 66.
AT-S3 = Nach der Spielregel beginnt, wer am größten ist. Unsere Festlegung: Der Zufall entscheidet, oder der Gastgeber bestimmt, wer beginnt.
AT-S4 = Ein Spiel hat drei Runden, und jede ist eine Expedition.
AT-S5 = Für den Anfang ist das Grundspiel das richtige, und es ist voreingestellt. Das Expertenspiel gilt für den ganzen Tisch: Dann zeigen alle Tableaus ihre Expertenseite.

AT-T = Ein Zug
AT-T1 = Es geht im Uhrzeigersinn. In deinem Zug musst du genau eine Handkarte spielen, als Ausrüstung oder als Teilnehmer deiner Expedition. Passen gibt es nicht: Jede Karte lässt sich jederzeit als Ausrüstung anlegen.
AT-T2 = Ausrüstung: Lege die Karte rechts an deine Ausrüstungsreihe an. Ihre Werte erhöhen deine Ausrüstungswerte in den Kategorien, die sie zeigt. Geld bringt sie nicht, und ihre Aktion wird nicht genutzt (mit einer Ausnahme, AT-A3). Danach musst du eine Karte ziehen.
AT-T3 = Teilnehmer: Die Karte darf nur mit, wenn dein Ausrüstungswert in der Kategorie ihrer Farbe mindestens so hoch ist wie ihr Anspruch. Dein Ausrüstungswert besteht aus dem Startwert deines Tableaus und allen Werten dieser Farbe in deiner Ausrüstungsreihe. Die Karte kommt rechts an deine Teilnehmerreihe. Gezogen wird dafür nicht.
AT-T4 = Gleich nach dem Anlegen eines Teilnehmers darfst du seine Aktion nutzen oder darauf verzichten; später geht es nicht mehr. Nur Pater Miller wartet, bis er gebraucht wird.
AT-T5 = Ein Anspruch gilt nur in dem Augenblick, in dem der Teilnehmer angelegt wird. Verlierst du danach Ausrüstung, bleiben deine Teilnehmer trotzdem.
AT-T6 = Wo du für eine Aktion jemanden wählst, darfst du auch dich selbst wählen. Die italienische Übersicht spricht von Rivalen, aber die allgemeine Regel steht in allen Sprachen gleich und wiegt schwerer.
AT-T7 = Die Karten beider Reihen zeigen ihre Werte, und die drei Ausrüstungswerte und die bisherigen Einnahmen aller sind jederzeit für alle zu sehen.

AT-X = Die elf Aktionen
AT-X1 = Eine Karte geben: Wähle jemanden; diese Person zieht 1 Karte vom Nachzugstapel.
AT-X2 = Zwei Karten geben: Sage zuerst, wer sie bekommt. Entweder zieht eine Person 2 Karten, oder zwei ziehen je 1. Unsere Festlegung: Ist nur noch eine Karte da, bekommt sie, wen du zuerst genannt hast, oder die zweite Person, wenn die erste geschützt ist.
AT-X3 = Zusätzliche Ausrüstung: Lege noch eine Handkarte als Ausrüstung an und ziehe dafür 1 Karte.
AT-X4 = Ausrüstung entfernen: Wähle jemanden; die letzte Ausrüstungskarte dort (ganz rechts) kommt auf den Ablagestapel. Die Teilnehmer bleiben.
AT-X5 = Ausrüstung rauben: Wähle jemanden; die letzte Ausrüstungskarte dort wird die letzte in deiner eigenen Reihe. Gezogen wird dafür nicht.
AT-X6 = Weiterer Zug: Nach diesem Zug hast du noch einen vollständigen Zug.
AT-X7 = Teilnehmer derselben Farbe: Lege noch einen Teilnehmer dieser Farbe an, wenn sein Anspruch erfüllt ist. Auch seine Aktion darfst du nutzen, und so kann einer den nächsten nach sich ziehen.
AT-X8 = Teilnehmer entfernen: Wähle jemanden; der letzte Teilnehmer dort (ganz rechts) kommt auf den Ablagestapel. Die englische und die italienische Übersicht haben hier einen Druckfehler.
AT-X9 = Teilnehmer abwerben: Wähle jemanden; der letzte Teilnehmer dort wird der letzte in deiner eigenen Reihe. Sein Anspruch muss nicht erfüllt sein, und seine Aktion kannst du nicht nutzen. Die englische Übersicht hat hier einen Druckfehler.
AT-X10 = Ausrüstung wird zu Teilnehmern: Alle deine Ausrüstungskarten in der Farbe der gerade angelegten Karte kommen rechts an deine Teilnehmerreihe, in der Reihenfolge, in der sie liegen. Ihre Ansprüche müssen nicht erfüllt sein, und ihre Aktionen kannst du nicht nutzen.
AT-X11 = Schutz: Ein Pater Miller in deiner Teilnehmerreihe wartet, bis du angegriffen wirst (AT-P1). Dann darfst du ihn abwerfen, gleich wo er in der Reihe liegt: Der Angriff hat keine Wirkung und kann auch niemand anderen treffen. Jede dieser Karten schützt einmal, und auf der Hand schützt keine.
AT-X12 = Unsere Festlegung: Wer keine Ausrüstung (AT-X4, AT-X5) oder keinen Teilnehmer hat (AT-X8, AT-X9), kann nicht gewählt werden. Kann niemand gewählt werden, verfällt die Aktion. Das gilt auch für AT-X3 ohne Handkarte, AT-X7 ohne passende Karte und AT-X10 ohne Ausrüstung der Farbe. AT-X5 und AT-X9 würden bei dir selbst nichts bewirken, darum kannst du dich dort nicht wählen.
AT-X13 = Unsere Festlegung: Auch eine Karte, deren Ausrüstung alle drei Kategorien erhöht, hat nur eine Farbe, die der Karte. Sie gilt für den Anspruch, für AT-X7 und für AT-X10.

AT-P = Schutz
AT-P1 = Angriffe sind AT-X1, AT-X2, AT-X4, AT-X5, AT-X8, AT-X9 und die geschenkte Karte von AT-A2, wenn sie andere treffen. Was du mit dir selbst tust, ist kein Angriff.
AT-P2 = Unsere Festlegung: Trifft AT-X2 zwei Personen, hebt der Schutz nur die Karte der Person auf, die ihn nutzt. Gehen beide Karten an eine, hebt er beide auf.
AT-P3 = Unsere Festlegung: Pater Miller schützt auch dann, wenn er selbst die Karte ist, die du verlieren würdest. Eine Karte wehrt einen Angriff ab; der nächste braucht eine weitere.
AT-P4 = Unsere Festlegung: Ein Pater Miller, der abgeworben wurde (AT-X9) oder aus der Ausrüstung kam (AT-X10), schützt nicht, denn seine Aktion kann nicht genutzt werden. Ihr könnt vereinbaren, dass er doch schützt.
AT-P5 = Unsere Festlegung: Wer angegriffen wird, entscheidet, sobald das Ziel feststeht (bei AT-X2, sobald beide Karten verteilt sind), und bevor sich eine Karte bewegt. Sind es zwei, entscheiden sie im Uhrzeigersinn von der angreifenden Person aus. Stapel und Hände bleiben bis dahin verdeckt.

AT-A = Spezialfähigkeiten (Expertenspiel)
AT-A1 = Nach dem Zug noch eine Ausrüstungskarte: Wenn dein regulärer Zug fertig ist, darfst du noch eine Karte als Ausrüstung anlegen und ziehst dafür 1 Karte.
AT-A2 = Ziehen oder nicht, und eine Karte geben: Hast du Ausrüstung von der Hand angelegt, darfst du eine Karte ziehen oder es lassen. Davon unabhängig darfst du jemandem, auch dir selbst, 1 Karte vom Nachzugstapel geben. Unsere Festlegung: erst ziehst du selbst, dann gibst du.
AT-A3 = Aktion der angelegten Ausrüstung nutzen: Hast du Ausrüstung von der Hand angelegt, darfst du ihre Aktion nutzen, als wäre die Karte ein Teilnehmer, wenn ihr Anspruch erfüllt ist; ihr eigener Wert zählt dabei schon. Danach ziehst du wie sonst. Ein so angelegter Pater Miller schützt dich von der Ausrüstungsreihe aus und wird dafür abgeworfen. Unsere Festlegung: Bei AT-X10 kommt auch die gerade angelegte Karte mit.
AT-A4 = Zweiter Teilnehmer: Hast du einen Teilnehmer angelegt, darfst du noch einen in beliebiger Farbe anlegen, wenn sein Anspruch erfüllt ist, und seine Aktion nutzen.
AT-A5 = Aktion doppelt: Hast du einen Teilnehmer angelegt, darfst du seine Aktion zweimal nutzen. Das sind zwei getrennte Male: Du darfst verschiedene Personen wählen, und ein Pater Miller wehrt nur eines davon ab. Mit Pater Miller selbst geht es nicht. AT-X6 bringt zwei zusätzliche Züge, AT-X7 bis zu zwei weitere Teilnehmer.
AT-A6 = Zweiter Zug: Du hast noch einen vollständigen Zug. Der erste wird vorher beendet, samt dem Ziehen.
AT-A7 = Unsere Festlegung: Ein Zug durch AT-X6 ist vollständig, und deine Fähigkeit steht dir darin neu zu; in dem Zug durch AT-A6 nicht. Die Reihenfolge im Zug: die Aktion der Karte, dann AT-A4 oder das zweite Mal von AT-A5, zuletzt AT-A1. Zusätzliche Züge warten, bis der Zug vorbei ist. Führt AT-X7 von einem Teilnehmer zum nächsten, wird die Fähigkeit nach der Aktion jedes einzelnen angeboten, beim zuletzt angelegten zuerst, bis du sie nutzt.
AT-A8 = Unsere Festlegung: Für AT-A2 und AT-A3 zählt Ausrüstung, die du in diesem Zug von der Hand anlegst, als Karte des Zuges oder durch AT-X3. Eine mit AT-X5 geraubte Karte zählt nicht.
AT-A9 = Nur die Expertenseite hat eine Fähigkeit. Du musst sie nicht nutzen. Sie gilt einmal in jedem deiner Züge, und in fremden Zügen setzt du sie nie ein; ein durch AT-A3 bereiter Pater Miller schützt dich aber auch dort.
AT-A10 = Unsere Festlegung: Für AT-A4 und AT-A5 zählt ein Teilnehmer, den du in diesem Zug von der Hand anlegst, als Karte des Zuges oder durch AT-X7. Einer, der abgeworben wurde oder aus der Ausrüstung kam, zählt nicht. Die Fähigkeit gilt für einen von ihnen.
AT-A11 = Unsere Festlegung: Ein als Ausrüstung angelegter Pater Miller ist ohne Frage bereit, wenn sein Anspruch erfüllt ist, und damit ist AT-A3 für diesen Zug genutzt. Wird er mit AT-X5 geraubt, schützt er nicht mehr; kommt er durch AT-X10 zu den Teilnehmern, schützt er nur, wenn ihr es vereinbart habt (AT-P4).

AT-R = Ende einer Runde
AT-R1 = Hast du am Ende deines Zuges keine Karte auf der Hand, ist die Runde sofort vorbei, und niemand spielt mehr. Unsere Festlegung: auch dann, wenn dir noch ein zusätzlicher Zug zusteht.
AT-R2 = Durch Ausrüstung kann die Runde so nicht enden, weil du danach ziehst; nur mit AT-A2 geht das.
AT-R3 = Die Runde ist auch sofort vorbei, wenn der Nachzugstapel aufgebraucht ist; der Ablagestapel wird nie neu gemischt. Sind weniger Karten da, als zu ziehen wären, werden nur diese gezogen. Unsere Festlegung: Aufgebraucht ist der Stapel, wenn seine letzte Karte gezogen ist, auch wenn sie gerade noch gereicht hat. Dieses Ziehen wird beendet, alles Weitere verfällt, und die Runde gilt als von der Person beendet, die am Zug ist.

AT-E = Wertung und Spielende
AT-E1 = Jeder deiner Teilnehmer bringt dir sein Geld. Ausrüstung bringt keines.
AT-E2 = Dann kostet dich jede Karte, die noch auf deiner Hand ist, 2 Münzen (Beispiel: AT-W3).
AT-E3 = Dein Geld sinkt nie unter 0. Die Grenze gilt für alles, was du besitzt, nicht für die Runde; Karten auf der Hand können also auch früher verdientes Geld kosten.
AT-E4 = Für die nächste Runde werden alle Karten gemischt, und jede Person erhält 6. Es beginnt, wer links neben der Person sitzt, die die letzte Runde beendet hat.
AT-E5 = Nach drei Runden gewinnt, wer am meisten Geld hat; bei Gleichstand wird der Sieg geteilt.
AT-E6 = Ohne Variante behältst du dein Tableau das ganze Spiel. Jede Runde beginnt mit leeren Reihen, leerem Ablagestapel und den Startwerten des Tableaus; nur dein Geld bleibt.

AT-V = Varianten
AT-V1 = Vereinbart ihr, dass Tableaus neu verteilt werden, so werden vor jeder Runde alle sechs Tableaus gemischt und neu verteilt.
AT-V2 = Vereinbart ihr, dass Tableaus neu gewählt werden, so wählt ihr vor jeder weiteren Runde unter den benutzten Tableaus: zuerst, wer in der letzten am wenigsten verdient hat, dann wer am zweitwenigsten, und so weiter; bei Gleichstand im Uhrzeigersinn. Unsere Festlegung: Es zählen die Einnahmen minus 2 Münzen je Karte auf der Hand, auch wenn das unter 0 liegt, und der Uhrzeigersinn beginnt bei der Person, die als nächste startet.

AT-I = Wer was weiß
AT-I1 = Den Ablagestapel dürfen alle durchsehen, und alle sehen, wie viele Karten jede Hand hat. Verdeckt sind die Handkarten und die Reihenfolge des Nachzugstapels. Eine Hand darf beliebig viele Karten haben.
AT-I2 = Nach der Spielregel liegt das Geld verdeckt. Unsere Festlegung: Alle Einnahmen sind offen, darum wird alles Geld gezeigt, solange ihr nichts anderes vereinbart.

AT-W = Beispiele
AT-W1 = Deine Ausrüstungswerte sind 3, 3 und 3. Du legst drei Ausrüstungskarten an: Eine erhöht Technik um 1, eine Kleidung um 2 und eine alles um 1. Jetzt hast du Technik 5, Proviant 4 und Kleidung 6.
AT-W2 = Damit kann ein gelber Slowhand Bill teilnehmen, denn sein Anspruch ist 6. Ein roter oder ein blauer kann es nicht.
AT-W3 = Deine Teilnehmer bringen 3, 4, 2 und 5 Münzen, zusammen 14. Zwei Karten sind noch auf deiner Hand und kosten dich 4. Du verdienst 10 Münzen.
