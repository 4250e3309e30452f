### The rules of Dominion: Adventures with the base game, one message a rule. A message without a number is the title of a section.

DB-S = Spielvorbereitung
DB-S1 = Es spielen zwei bis sechs Personen. Jede beginnt mit einem Nachziehstapel aus 7 Kupfer und 3 Anwesen, mischt ihn und zieht 5 Karten.
DB-S2 = Im Vorrat liegen: Kupfer, 60 minus 7 je Person; Silber 40; Gold 30. Zu fünft und zu sechst werden die Geldkarten von zwei Sätzen benutzt: Kupfer 120 minus 7 je Person, Silber 80, Gold 60. Anwesen und Herzogtum: zu zweit je 8, sonst je 12, die Anwesen vom Spielbeginn nicht mitgezählt. Provinz: zu zweit 8, zu dritt und zu viert 12, zu fünft 15, zu sechst 18. Fluch: 10 für jede Person außer einer. Dazu zehn Königreichstapel mit je 10 Karten, bei Punktekarten aber zu zweit 8 und sonst 12. Hat der Tisch Platin und Kolonie vereinbart, auch Platin 12 und, wie die Punktekarten, Kolonie 8 oder 12.
DB-S3 = Das Königreich ist ein Kartensatz mit Namen, eine Liste von zehn Karten oder wird aus dem Startwert ausgelost; dazu kommen 0 bis 2 Ereignisse (DA-V2). Ein Name, den es nicht gibt oder der doppelt dasteht, wird mit einer klaren Meldung abgelehnt.
DB-S4 = Der Zufall bestimmt aus dem Startwert, wer beginnt, oder der Gastgeber bestimmt es. Werden mehrere Spiele hintereinander gespielt, beginnt das nächste, wer links neben der Person sitzt, die zuletzt gewonnen hat; nach einem geteilten Sieg entscheidet wieder der Zufall.
DB-S5 = Eine eigene Liste darf jede Königreichkarte unserer Tabelle nennen, gleich aus welcher Ausgabe. Basiskarten, Eintausch-Karten und Ereignisse werden darin abgelehnt.

DB-T = Ein Zug
DB-T1 = Ein Zug hat eine Aktionsphase mit 1 Aktion, eine Kaufphase mit 1 Kauf und die Aufräumphase: Du legst deine Handkarten und alles ab, was du im Spiel hast, und ziehst 5 Karten. Der Ablagestapel wird erst dann zum neuen Nachziehstapel gemischt, wenn eine Karte gebraucht wird und der Nachziehstapel leer ist.
DB-T2 = Aktionen, Käufe und Münzen werden über den Zug zusammengezählt. Was du bis zu seinem Ende nicht genutzt hast, verfällt.
DB-T3 = Befolge eine Karte von oben nach unten und tu alles, was davon möglich ist. „Bis zu“ erlaubt auch nichts. Eine Wahl trifft, wen die Karte dafür nennt.
DB-T4 = Der Zug geht im Uhrzeigersinn weiter. Die Phasen folgen aufeinander, und keine kehrt zurück; in der Kaufphase wird also keine Aktion ausgespielt. Niemand muss eine Aktion oder eine Geldkarte ausspielen oder etwas kaufen.
DB-T5 = Sollst du mehr Karten ziehen, ansehen oder aufdecken, als dein Nachziehstapel hat, nimmst du erst die vorhandenen, mischst dann deinen Ablagestapel zu einem neuen Nachziehstapel und nimmst davon die übrigen. Reicht auch das nicht, bleibt es bei weniger Karten.
DB-T6 = Eine entsorgte Karte kommt auf den Müll, der offen für alle liegt. Zurück kommt sie nur, wenn eine Karte das sagt.
DB-T7 = Unsere Festlegung: Soll ein Effekt eine Karte bewegen, sucht er sie dort, wo er sie gelassen hat. Ist sie inzwischen woanders oder liegt etwas auf ihr, bewegt er sie nicht, aber der Rest der Anweisung geschieht trotzdem. Das betrifft Thronsaal mit Zerstörung oder Festmahl und die Königliche Kutsche.

DB-B = Kaufen und Nehmen
DB-B1 = In der Kaufphase spielst du zuerst Geldkarten aus und kaufst dann. Nach dem ersten Kauf des Zuges, Karte oder Ereignis, darfst du keine Geldkarten mehr ausspielen.
DB-B2 = Für den Kauf einer Karte brauchst du einen Kauf und so viele Münzen, wie sie kostet. Eine Karte, die du nimmst, kommt auf deinen Ablagestapel, wenn nichts anderes gesagt ist. Kosten sinken nie unter 0.
DB-B3 = Wenn keine Karte etwas anderes sagt, kaufst und nimmst du nur von Vorratsstapeln, auf denen noch Karten liegen; von einem leeren Stapel wird nichts genommen. Was nicht zum Vorrat gehört, also die Eintausch-Karten, kann nicht genommen werden durch Almosen, Ball, Schüler, Duplikat, Kurier, Pilgerfahrt, Seeweg, Transformation und Ähnliches.
DB-B4 = Unsere Festlegung: Was der Kauf einer Karte auslöst (Hafenstadt, Kurier, Sumpfhexe, Geisterwald, der Entsorgungs-Marker), geschieht, bevor du die gekaufte Karte nimmst, und damit bevor Duplikat und Wanderzirkus sie bemerken. In der Auflage von 2022 entscheiden die Texte der Karten.

DB-A = Angriffe und doppelt ausgespielte Karten
DB-A1 = Wer einen Angriff ausspielt, sagt ihn an, und bevor er wirkt, dürfen die anderen reagieren (Burggraben, Karawanenwächter). Niemand muss das. Dieselbe Reaktionskarte darf bei jedem neuen Angriff gezeigt werden. Auf einen Angriff darfst du mehrmals reagieren, eins nach dem anderen, auch mit einer gerade gezogenen Karte.
DB-A2 = Angriffe und alles andere, was mehrere betrifft, werden nacheinander abgehandelt: im Uhrzeigersinn, angefangen bei der Person, die am Zug ist.
DB-A3 = Bei Thronsaal und ähnlichen Karten ist das zweite Ausspielen ein vollständiges Ausspielen. Die Karte, die eine Dauerkarte verdoppelt hat, bleibt so lange im Spiel wie diese.
DB-A4 = Unsere Festlegung: Spielt ein Thronsaal einen zweiten aus und dieser eine Dauerkarte, so bleibt der, der die Dauerkarte verdoppelt hat, bei ihr; der äußere nicht.
DB-A5 = Unsere Festlegung: Leert eine Karte durch das, was sie beim Kauf tut, ihren eigenen Stapel, nimmst du die gekaufte Karte nicht. Münzen und Kauf sind trotzdem ausgegeben.

DB-E = Ende und Wertung
DB-E1 = Das Spiel ist am Ende eines Zuges vorbei, wenn dann der Provinz-Stapel (oder der Kolonie-Stapel) leer ist oder drei beliebige Vorratsstapel leer sind; zu fünft und zu sechst müssen es vier sein.
DB-E2 = Jede deiner Karten zählt: im Nachziehstapel, auf der Hand, im Ablagestapel, im Spiel, auf Tableaus und zur Seite gelegt. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Züge hatte, Extrazüge nicht mitgezählt; ist auch das gleich, wird der Sieg geteilt.
DB-E3 = Ob das Spiel endet, wird nach jedem Zug geprüft, auch nach einem Extrazug. Endet es, wird ein noch ausstehender Extrazug nicht mehr gespielt.

DB-I = Wer was weiß
DB-I1 = Verdeckt sind die Handkarten, die Reihenfolge der Nachziehstapel und verdeckt zur Seite gelegte Karten. Alle sehen, wie viele Karten jede Hand, jeder Nachziehstapel und jeder Ablagestapel hat, die oberste Karte jedes Ablagestapels, den Vorrat, den Müll, die Spielbereiche, Tableaus und Marker. Ein Platz merkt sich, was er gesehen hat, etwa aufgedeckte oder auf einen Nachziehstapel gelegte Karten, so wie der Verlauf es zeigt. Unsere Festlegung: Jedes Nehmen geschieht offen, darum werden die Punkte angezeigt, die alle mitzählen könnten, solange der Tisch nichts anderes vereinbart hat.

DA-D = Dauerkarten
DA-D1 = Eine Dauerkarte bleibt bis zur Aufräumphase des Zuges im Spiel, in dem sie zum letzten Mal etwas zu tun hat; Gefolgsmann und Champion bleiben für den Rest des Spiels. Eine Karte, die eine Dauerkarte verdoppelt hat, bleibt mit ihr. Wurde mit Ausrüstung nichts zur Seite gelegt, wird sie noch im selben Zug abgelegt.
DA-D2 = Geschieht dir mehreres im selben Moment, etwa durch Dauer- und Reservekarten zu Beginn deines Zuges, wählst du die Reihenfolge. Betrifft es mehrere, gilt DB-A2.
DA-D3 = Dauerkarten, die bleiben, werden getrennt von den Karten des Zuges gezeigt, zusammen mit der Karte, die sie verdoppelt hat. In dem Zug, in dem sie enden, kommen sie zu den Karten im Spiel.
DA-D4 = Unsere Festlegung: Was eine ausgespielte Dauerkarte angelegt hat, geschieht auch dann noch, wenn die Karte selbst nicht mehr im Spiel ist (Freudenfeuer). Die Karten von Ausrüstung kommen zurück, Gefolgsmann und Champion wirken weiter; aber eine Karte, die sie verdoppelt hat, bleibt nicht länger.

DA-C = Mehrere Kartentypen und Geldkarten mit Anweisungen
DA-C1 = Eine Karte mit mehr als einem Typ gilt in jeder Hinsicht als jeder davon: Karawanenwächter, Königliche Münzen, Ferne Lande, Relikt.
DA-C2 = Geldkarten mit Anweisungen sind Königreichkarten. Geldkarten spielst du einzeln in beliebiger Reihenfolge aus und befolgst die Anweisungen einer jeden, wenn du sie ausspielst.

DA-R = Reservekarten
DA-R1 = Alle haben ein Wirtshaustableau, wenn Geizhals oder eine Reservekarte im Spiel ist; dafür genügt Kleinbauer, denn sein Lehrer ist eine Reservekarte. Spielst du eine Reservekarte aus, tust du, was über ihrer Linie steht, und legst sie auf dein Tableau. Zu dem Zeitpunkt, den die Karte nennt, darfst du sie aufrufen: Sie kommt ins Spiel, du tust, was unter der Linie steht, und in der Aufräumphase dieses Zuges wird sie abgelegt. Aufrufen verbraucht keine Aktion.
DA-R2 = Ferne Lande können nicht aufgerufen werden, und Weinhändler wird vom Tableau abgelegt. Was am Ende auf deinem Tableau liegt, zählt zu deinen Karten.
DA-R3 = Aufrufen ist kein Ausspielen. Was über der Linie steht, geschieht nicht noch einmal (aufgerufene Königliche Münzen geben keine Münze), und weder +1-Marker noch Champion tragen etwas bei.
DA-R4 = Unsere Festlegung: Wird eine Reservekarte zweimal ausgespielt (Thronsaal, Schüler), geschieht ihr oberer Teil zweimal, und sie liegt einmal auf dem Tableau.
DA-R5 = Unsere Festlegung: Der Zeitpunkt „nach einer Aktion“ kommt nach jedem einzelnen Ausspielen, also auch zwischen den beiden Malen eines Thronsaals. Rattenfänger und Transformation darfst du auch ohne Handkarten aufrufen, Lehrer auch ohne erlaubten Stapel; dann geschieht weiter nichts.
DA-R6 = Unsere Festlegung: Eine Aktion, die die Königliche Kutsche wiederholt, wird ausgespielt; Marker und Champion wirken also auf sie.

DA-T = Reisende
DA-T1 = Page und Kleinbauer werden gekauft wie andere Karten. Jeder hat vier Eintausch-Karten zu je 5 Stück, die nicht zum Vorrat gehören; man bekommt sie nur durch Eintauschen, und wird einer ihrer Stapel leer, zählt das nicht für das Spielende.
DA-T2 = Eintauschen: Würde in der Aufräumphase ein Reisender von dir aus dem Spiel abgelegt, darfst du ihn auf seinen Stapel zurücklegen und die nächste Karte seiner Reihe auf deinen Ablagestapel legen, sofern noch eine da ist. Das ist weder Entsorgen noch Nehmen und kostet nichts. Die Reihenfolge wählst du, sodass ein Tausch genau die Karte freigeben kann, die ein anderer braucht. Champion und Lehrer werden nicht eingetauscht.
DA-T3 = Ein Tausch ist ein Schritt in der Reihe, zu der Karte, die genau 1 Münze mehr kostet. Er geht nur aus dem Spiel: nicht mit einem Reisenden, der aus der Hand abgelegt wird, und nicht mit einem, der mit einer Dauerkarte im Spiel bleibt.
DA-T4 = Ein zurückgelegter Page oder Kleinbauer liegt wieder auf seinem Vorratsstapel: Er kann gekauft werden, und war der Stapel leer, ist er es nun nicht mehr.

DA-V = Ereignisse
DA-V1 = Es gibt 20 Ereignisse, die nicht zum Vorrat gehören. In deiner Kaufphase darfst du ein Ereignis für seinen Preis und einen Kauf erwerben; es wird sofort ausgeführt und bleibt liegen. Du darfst beliebig viele erwerben, auch dasselbe wieder, wenn es nicht auf einmal pro Zug oder einmal pro Spiel beschränkt ist. Ein Ereignis zu erwerben heißt nicht, eine Karte zu kaufen, darum bemerken Sumpfhexe und Geisterwald es nicht; aber danach darf keine Geldkarte mehr ausgespielt werden. Was die Kosten von Karten senkt, macht Ereignisse nicht billiger.
DA-V2 = Höchstens zwei Ereignisse im Spiel sind eine Empfehlung, keine Vorschrift: Der Zufall gibt höchstens zwei, eine eigene Liste darf mehr nennen. Ein Ereignis tritt nie an die Stelle eines Königreichstapels.
DA-V3 = Quest: Weniger Karten als verlangt darfst du nur ablegen, wenn du nicht genug davon hast, und dann nimmst du kein Gold.

DA-K = Marker
DA-K1 = Alle haben zehn Marker, einen von jeder Sorte: +1 Karte, +1 Aktion, +1 Kauf, +1 Münze, −2 Kosten, Entsorgung, Anwesen, Reise, −1 Karte und −1 Münze. Wird ein Marker umgelegt, ist er dort weg, wo er lag.
DA-K2 = +1-Marker: Spielst du eine Karte von einem Stapel aus, auf dem ein solcher Marker von dir liegt, erhältst du zuerst den Bonus, vor allem, was die Karte sagt. Das gilt auch, wenn der Stapel leer ist. Auf einem Stapel dürfen mehrere Marker liegen, auch von verschiedenen Personen; dir nützen nur die eigenen.
DA-K3 = −2-Kosten-Marker: Karten von seinem Stapel kosten für dich in jeder Hinsicht 2 Münzen weniger, aber nie weniger als 0; in der englischen Auflage und in der von 2022 nur in deinen eigenen Zügen. Unsere Festlegung: Wo Kosten verglichen werden, gelten die Kosten für die Person, die die Anweisung ausführt (bei Krieger und Riese also die angreifende).
DA-K4 = Entsorgungs-Marker: Kaufst du eine Karte von seinem Stapel, darfst du eine Handkarte entsorgen. In der Auflage von 2022 entscheidet der Text von Planung.
DA-K5 = Reise-Marker: Er beginnt mit der Vorderseite oben, und jeder Wildhüter, jeder Riese und jede Pilgerfahrt dreht ihn um.
DA-K6 = −1-Münze-Marker: Er liegt vor dir. Wenn du das nächste Mal 1 Münze oder mehr erhältst, erhältst du 1 weniger und legst den Marker zurück. Sollst du ihn nehmen, während er schon da liegt, geschieht nichts.
DA-K7 = −1-Karte-Marker: Er liegt auf deinem Nachziehstapel. Wenn du das nächste Mal ziehst, ziehst du eine Karte weniger und legst den Marker zurück. Ziehst du, bis du eine bestimmte Zahl von Karten hast, kommt zuerst der Marker weg, und du ziehst bis zur vollen Zahl. Ansehen und Aufdecken berühren ihn nicht: Er kommt wieder obenauf. Sollst du ihn hinlegen, während er schon da liegt, geschieht nichts.
DA-K8 = Anwesen-Marker: Er gehört zur Erbschaft, siehe dort. Deine Anwesen übernehmen, was die markierte Karte tut, und ihre Typen, nicht aber Namen, Kosten oder Stapel; Marker auf dem Stapel dieser Karte bringen ihnen nichts. Das alles gilt auch in den Zügen der anderen. In der Auflage von 2022 entscheidet der Text von Erbschaft.
DA-K9 = Ein Marker bleibt auf seinem Stapel, bis du ihn umlegst, auch wenn sich dort die Kosten ändern (Seeweg mit Brückentroll) oder der Stapel leer wird. Erwirbst du sein Ereignis noch einmal oder rufst, bei einem +1-Marker, Lehrer auf, legst du ihn auf einen anderen Stapel. Unsere Festlegung: Du darfst auch denselben Stapel wieder nennen oder einen leeren Aktions-Vorratsstapel. Ein Stapel, der nicht zum Vorrat gehört, ist nie erlaubt.
DA-K10 = Erbschaft: Die Karte, die du zur Seite legst, wird nicht genommen, zählt am Ende aber zu deinen Karten. Die Grenze für ihre Kosten gilt nur, wenn du sie wählst. Jede Person darf dieses Ereignis einmal erwerben. Das Anwesen wird in der Phase und auf die Art der kopierten Karte ausgespielt und tut alles, was sie sagt. Unsere Festlegung: Ein Anwesen gehört dir von dem Moment an, in dem du es kaufst oder nimmst (ist Hafenstadt kopiert, bringt der Kauf eines Anwesens auch eine Hafenstadt); Anwesen im Vorrat und die der anderen bleiben, wie sie sind. In der Auflage von 2022 entscheidet der Text von Erbschaft.
DA-K11 = Unsere Festlegung: Ist Page oder Kleinbauer kopiert, darfst du ein Anwesen im Spiel in die nächste Karte dieser Reihe eintauschen; das Anwesen kommt auf den Anwesen-Stapel zurück. In der Auflage von 2022 entscheidet der Text von Erbschaft.
DA-K12 = Unsere Festlegung: Werden gar keine Karten gezogen, bleibt der −1-Karte-Marker liegen.
DA-K13 = Unsere Festlegung für die Auflage von 2022: Erbschaft verändert nur Anwesen, die dir gehören, und der Anwesen-Stapel ist kein Aktionsstapel. Champion zählt sowohl das Anwesen als auch die Karte, die es ausspielt. Ist diese eine Dauerkarte, bleibt das Anwesen bei ihr. Die Zeitpunkte zum Aufrufen kommen nach jedem der beiden.

DA-N = Begriffe
DA-N1 = „Aktions-Vorratsstapel“: jeder Vorratsstapel, dessen Karten den Typ Aktion haben. „Nicht-Punktekarte“: eine ohne den Typ Punkte. „Wähle eins“: genau eines, so weit es geht, auch eines, das nicht ausgeführt werden kann; gewählt wird bei jedem Ausspielen neu. Zur Seite gelegte Karten sind nicht im Spiel, zählen aber am Ende. Nicht „im Spiel“ sind aufgedeckte Reaktionskarten, Karten auf Tableaus und zur Seite gelegte Karten.
DA-N2 = „Ansehen“: Nur du siehst die Karten, und sie kommen dorthin zurück, wo sie waren, wenn die Karte nichts anderes sagt. „Aufdecken“: Alle sehen sie.

DA-P = Einzelne Karten
DA-P1 = Der Stapel Hafenstadt hat immer 12 Karten, der Stapel Ferne Lande zu zweit 8 und sonst 12.
DA-P2 = Champion: Angriffe, die nach ihm ausgespielt werden, betreffen dich nie, auch wenn du es möchtest. Ein anhaltender Angriff, der vorher ausgespielt wurde, wirkt weiter.
DA-P3 = Die Königliche Kutsche wiederholt nur eine Aktion, die noch im Spiel ist: keine entsorgte und keine Reservekarte, die schon auf dem Tableau liegt.
DA-P4 = Kurier: Den Bonus gibt es nur, wenn er das Erste ist, was du in diesem Zug kaufst, Ereignisse mitgezählt. In der Auflage von 2022 entscheidet der Text von Kurier.
DA-P5 = Mission wirkt nur, wenn der vorige Zug nicht dein eigener war. Im Extrazug kannst du keine Karten kaufen; Ereignisse, anderes Nehmen und Eintauschen sind möglich. Eine im Extrazug erworbene Mission bewirkt nichts. Unsere Festlegung: Im ersten Zug des Spiels gilt der vorige Zug als nicht deiner.
DA-P6 = Sumpfhexe und Geisterwald dauern bis zu deinem nächsten Zug, wenn du sie ausgespielt hast; auch ein Zug durch Mission ist einer.
DA-P7 = Schatzsucher zählt jede Karte, die im letzten Zug rechts von dir genommen wurde, gekauft oder nicht, jede einmal; Eingetauschtes zählt nicht. Gab es dort einen Extrazug, war das der letzte; vor dem ersten Zug dort ist die Zahl 0.
DA-P8 = Held: Du darfst die Geldkarte nehmen, musst aber nicht; in der englischen Auflage und in der von 2022 musst du.
DA-P9 = Reagieren kannst du, wenn der Angriff ausgespielt wird, und nicht später: auf Sumpfhexe und Geisterwald nicht erst, wenn der Schaden kommt; auf Riese auch dann, wenn der Reise-Marker mit der Rückseite nach oben zu liegen kommt und nichts folgt; auf Relikt, eine Geldkarte, wie auf jeden anderen Angriff. Die Karte durch Karawanenwächter wird gezogen, bevor der Marker durch Relikt gelegt wird.
DA-P10 = Krieger und Riese beurteilen eine Karte nur nach den Münzen ihrer Kosten. Ein Stern oder ein Plus daneben ändert nichts.
DA-P11 = Unsere Festlegung: Mehrere Champions im Spiel wirken zusammen, jeder mit +1 Aktion für jede Aktion, die du ausspielst. Ein Champion, der gerade ausgespielt wird, zählt für sich selbst nicht.
DA-P12 = Überfall ist kein Angriff, was immer er bei anderen bewirkt: Keine Reaktion und kein Champion hält ihn auf. Dasselbe gilt für das, was Kurier und Verlorene Stadt den anderen bringen.
DA-P13 = Unsere Festlegung: Hat Zerstörung sich selbst entsorgt und wird noch einmal ausgespielt, darf sie sich wieder selbst nennen; dann wird nichts entsorgt und keine Karte angesehen.
DA-P14 = Unsere Festlegung: Auch wer durch Champion geschützt ist, darf reagieren (Karawanenwächter).

DA-W = Empfohlene Kartensätze
DA-W1 = Sanfte Einführung. Ereignis: Spähtrupp. Karten: Amulett, Duplikat, Ferne Lande, Gefolgsmann, Hafenstadt, Rattenfänger, Riese, Schatz, Verlies, Wildhüter.
DA-W2 = Profi-Einführung. Ereignisse: Mission, Planung. Karten: Elster, Geisterwald, Karawanenwächter, Kleinbauer, Königliche Münzen, Sumpfhexe, Transformation, Verlorene Stadt, Weinhändler, Zerstörung.
DA-W3 = Auf höchster Ebene. Ereignis: Training. Karten: Ausrüstung, Geizhals, Kundschafter, Verlies, Verlorene Stadt; aus dem Basisspiel Markt, Miliz, Spion, Thronsaal, Werkstatt.
DA-W4 = Verzerrte Größen. Ereignisse: Freudenfeuer, Überfall. Karten: Amulett, Duplikat, Kurier, Schatz, Riese; aus dem Basisspiel Bürokrat, Dieb, Gärten, Geldverleiher, Hexe.
DB-W2 = Das Basisspiel hat fünf Kartensätze, aus der ersten Ausgabe. Erstes Spiel: Keller, Markt, Miliz, Mine, Burggraben, Umbau, Schmiede, Dorf, Holzfäller, Werkstatt. Großes Geld: Abenteurer, Bürokrat, Kanzler, Kapelle, Festmahl, Laboratorium, Markt, Mine, Geldverleiher, Thronsaal. Interaktion: Bürokrat, Kanzler, Ratsversammlung, Jahrmarkt, Bibliothek, Miliz, Burggraben, Spion, Dieb, Dorf. Im Wandel: Keller, Kapelle, Festmahl, Gärten, Laboratorium, Dieb, Dorf, Hexe, Holzfäller, Werkstatt. Dorfplatz: Bürokrat, Keller, Jahrmarkt, Bibliothek, Markt, Umbau, Schmiede, Thronsaal, Dorf, Holzfäller.

DA-X = Durchgespielte Beispiele
DA-X1 = Reservekarten: Auf deinem Tableau liegen Königliche Münzen, Transformation und Duplikat. Zu Beginn deines Zuges rufst du Transformation auf, entsorgst eine Hafenstadt und nimmst einen Schatz auf die Hand. Du spielst Geizhals aus und legst ein Kupfer auf das Tableau, rufst Königliche Münzen für +2 Aktionen auf und spielst einen zweiten Geizhals mit einem weiteren Kupfer aus; die zweite der zusätzlichen Aktionen verfällt. In der Kaufphase spielst du Schatz aus, nimmst ein Gold und ein Kupfer und rufst für ein weiteres Gold Duplikat auf.
DA-X2 = Erbschaft mit Duplikat: Du spielst Verlorene Stadt aus und dann zwei Anwesen, die auf dein Tableau kommen. Du kaufst ein Gold, rufst erst das eine, dann das andere Anwesen auf, jedes für ein weiteres Gold, und hast so drei.
DA-X3 = Erbschaft mit Karawanenwächter: Ein Anwesen, das du im eigenen Zug ausspielst, gibt +1 Karte und +1 Aktion und im nächsten Zug 1 Münze. Spielt jemand anders Riese aus, darfst du mit einem Anwesen reagieren. Deckt Riese dann ein Anwesen von dir auf, kostet es weiterhin 2: Es wird abgelegt, und du nimmst einen Fluch.
DB-X1 = Fakten, in denen andere Simulatoren übereinstimmen, prüfen das Ganze, in jeweils mindestens 10.000 Spielen. Ein Bot, der nur auf Geld setzt, kauft ab 8 Münzen eine Provinz, ab 6 Gold, ab 3 Silber, sonst nichts; ein Schmiede-Bot tut dasselbe und kauft mit 4 oder 5 Münzen eine Schmiede, solange noch keine da ist; ein Hexen-Bot tut dasselbe mit zwei Hexen bei 5 Münzen. Allein am Tisch hat der Geld-Bot die vierte Provinz in Zug 16,8 ± 0,1 und der Schmiede-Bot in Zug 14,9 ± 0,1. Zu zweit schlägt der Schmiede-Bot den Geld-Bot in etwa 70 % der Spiele, und der Hexen-Bot schlägt ihn in etwa 94 %; weil andere Programme im Einzelnen anders spielen, sind 5 Punkte mehr oder weniger erlaubt.
