### The cards of Dominion: their names, and what each does.

## Basic cards

dominion-card-copper = Kupfer
DB-copper = Bringt 1 Münze.
dominion-card-silver = Silber
DB-silver = Bringt 2 Münzen.
# Same as in English.
dominion-card-gold = Gold
DB-gold = Bringt 3 Münzen.
dominion-card-platinum = Platin
DB-platinum = Bringt 5 Münzen. Liegt nur im Vorrat, wenn der Tisch es vereinbart hat, zusammen mit Kolonie.
dominion-card-estate = Anwesen
DB-estate = Zählt am Ende des Spiels 1 Siegpunkt.
dominion-card-duchy = Herzogtum
DB-duchy = Zählt am Ende des Spiels 3 Siegpunkte.
dominion-card-province = Provinz
DB-province = Zählt am Ende des Spiels 6 Siegpunkte. Ist ihr Stapel leer, endet das Spiel nach diesem Zug.
dominion-card-colony = Kolonie
DB-colony = Zählt am Ende des Spiels 10 Siegpunkte. Ist ihr Stapel leer, endet das Spiel nach diesem Zug, wie bei Provinz. Liegt nur im Vorrat, wenn der Tisch es vereinbart hat, zusammen mit Platin.
dominion-card-curse = Fluch
DB-curse = Zählt am Ende des Spiels −1 Siegpunkt.

## Base game

dominion-card-cellar = Keller
DB-cellar = +1 Aktion. Lege so viele Handkarten ab, wie du magst, alle auf einmal; dann ziehe ebenso viele nach.
dominion-card-chapel = Kapelle
DB-chapel = Du darfst 1 bis 4 deiner Handkarten entsorgen.
dominion-card-moat = Burggraben
DB-moat = +2 Karten. Reaktion: Spielt jemand anders einen Angriff aus, darfst du diese Karte aus der Hand vorzeigen; dann trifft dich dieser Angriff nicht.
dominion-card-chancellor = Kanzler
DB-chancellor = +2 Münzen. Wenn du magst, kommt dein ganzer Nachziehstapel sofort auf deinen Ablagestapel.
dominion-card-village = Dorf
DB-village = +1 Karte, +2 Aktionen.
dominion-card-woodcutter = Holzfäller
DB-woodcutter = +1 Kauf, +2 Münzen.
dominion-card-workshop = Werkstatt
DB-workshop = Nimm eine Karte vom Vorrat, die höchstens 4 Münzen kostet.
dominion-card-bureaucrat = Bürokrat
DB-bureaucrat = Nimm ein Silber und lege es oben auf deinen Nachziehstapel. Alle anderen suchen sich je eine Punktekarte aus ihrer Hand aus, zeigen sie vor und legen sie oben auf ihren Nachziehstapel; wer keine hat, zeigt die ganze Hand vor.
dominion-card-feast = Festmahl
DB-feast = Entsorge diese Karte und nimm eine Karte vom Vorrat, die höchstens 5 Münzen kostet. Du nimmst sie auch dann, wenn diese Karte nicht mehr entsorgt werden kann, etwa beim zweiten Mal durch den Thronsaal.
dominion-card-gardens = Gärten
DB-gardens = Diese Karte zählt am Ende des Spiels 1 Siegpunkt für je 10 deiner Karten, abgerundet. Karten auf deinem Wirtshaustableau, zur Seite gelegte Karten und die Karte deiner Erbschaft zählen mit.
dominion-card-militia = Miliz
DB-militia = +2 Münzen. Alle anderen, die mehr als 3 Karten auf der Hand haben, legen ab, bis noch 3 übrig sind.
dominion-card-moneylender = Geldverleiher
DB-moneylender = Entsorge ein Kupfer aus deiner Hand; wenn du das tust, +3 Münzen. In der zweiten Ausgabe darfst du darauf verzichten.
dominion-card-remodel = Umbau
DB-remodel = Entsorge eine deiner Handkarten und nimm eine Karte vom Vorrat, die höchstens 2 Münzen mehr kostet.
dominion-card-smithy = Schmiede
DB-smithy = +3 Karten.
dominion-card-spy = Spion
DB-spy = +1 Karte, +1 Aktion. Danach decken alle, auch du, die oberste Karte ihres Nachziehstapels auf, und du entscheidest bei jeder, ob sie abgelegt wird oder liegen bleibt.
dominion-card-thief = Dieb
DB-thief = Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf. Sind Geldkarten dabei, entsorgen sie davon je eine, die du aussuchst; was sonst aufgedeckt ist, legen sie ab. Von den so entsorgten Geldkarten darfst du beliebig viele nehmen.
dominion-card-throne-room = Thronsaal
DB-throne-room = Spiele eine Aktionskarte aus deiner Hand zweimal aus, das zweite Mal direkt nach dem ersten; keines von beiden verbraucht eine Aktion. Diese Karte bleibt so lange im Spiel wie eine Dauerkarte, die sie ausgespielt hat. In der zweiten Ausgabe darfst du auf das Ausspielen verzichten.
dominion-card-council-room = Ratsversammlung
DB-council-room = +4 Karten, +1 Kauf. Alle anderen ziehen je 1 Karte nach.
dominion-card-festival = Jahrmarkt
DB-festival = +2 Aktionen, +1 Kauf, +2 Münzen.
dominion-card-laboratory = Laboratorium
DB-laboratory = +2 Karten, +1 Aktion.
dominion-card-library = Bibliothek
DB-library = Ziehe einzeln Karten nach, bis du 7 auf der Hand hast. Jede Aktionskarte, die du dabei ziehst, darfst du zur Seite legen, statt sie zu behalten; am Ende werden die zur Seite gelegten Karten abgelegt.
dominion-card-market = Markt
DB-market = +1 Karte, +1 Aktion, +1 Kauf, +1 Münze.
# Same as in English.
dominion-card-mine = Mine
DB-mine = Entsorge eine Geldkarte aus deiner Hand und nimm eine, die höchstens 3 Münzen mehr kostet, vom Vorrat direkt auf die Hand. In der zweiten Ausgabe darfst du darauf verzichten.
dominion-card-witch = Hexe
DB-witch = +2 Karten. Alle anderen nehmen je einen Fluch.
dominion-card-adventurer = Abenteurer
DB-adventurer = Decke nacheinander Karten von deinem Nachziehstapel auf, bis 2 Geldkarten dabei sind. Nimm diese beiden auf die Hand und lege ab, was du sonst aufgedeckt hast.
dominion-card-harbinger = Vorbotin
DB-harbinger = +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch; eine Karte daraus darfst du oben auf deinen Nachziehstapel legen.
dominion-card-merchant = Händlerin
DB-merchant = +1 Karte, +1 Aktion. Das erste Silber, das du in diesem Zug ausspielst, bringt 1 Münze mehr; mehrere Händlerinnen zählen zusammen.
dominion-card-vassal = Vasall
DB-vassal = +2 Münzen. Lege die oberste Karte deines Nachziehstapels ab; ist sie eine Aktionskarte, darfst du sie ausspielen, ohne eine Aktion zu verbrauchen.
dominion-card-poacher = Wilddiebin
DB-poacher = +1 Karte, +1 Aktion, +1 Münze. Lege für jeden leeren Vorratsstapel eine Handkarte ab.
dominion-card-bandit = Banditin
DB-bandit = Nimm ein Gold. Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf, entsorgen davon eine Geldkarte nach eigener Wahl, aber kein Kupfer, und legen ab, was sonst aufgedeckt ist.
dominion-card-sentry = Torwächterin
DB-sentry = +1 Karte, +1 Aktion. Sieh dir die obersten 2 Karten deines Nachziehstapels an. Jede davon darfst du entsorgen oder ablegen; was übrig bleibt, kommt in beliebiger Reihenfolge wieder obenauf.
dominion-card-artisan = Töpferei
DB-artisan = Nimm eine Karte, die höchstens 5 Münzen kostet, vom Vorrat direkt auf die Hand. Dann lege eine deiner Handkarten oben auf deinen Nachziehstapel.

## Adventures

dominion-card-coin-of-the-realm = Königliche Münzen
DA-coin-of-the-realm = Diese Karte bringt 1 Münze und kommt beim Ausspielen auf dein Wirtshaustableau. Direkt nachdem du eine Aktionskarte ausgeführt hast, darfst du sie aufrufen: +2 Aktionen, aber keine Münze. Von da an ist sie bis zum Aufräumen eine Geldkarte im Spiel.
# Same as in English.
dominion-card-page = Page
DA-page = +1 Karte, +1 Aktion. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Schatzsucher eintauschen, falls noch einer da ist.
dominion-card-peasant = Kleinbauer
DA-peasant = +1 Kauf, +1 Münze. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Soldaten eintauschen, falls noch einer da ist.
dominion-card-ratcatcher = Rattenfänger
DA-ratcatcher = +1 Karte, +1 Aktion. Dann kommt diese Karte auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie aufrufen; dann musst du eine Handkarte entsorgen.
dominion-card-raze = Zerstörung
DA-raze = +1 Aktion. Entsorge diese Karte oder eine aus deiner Hand. Für jede Münze, die die entsorgte Karte gekostet hat, siehst du dir oben von deinem Nachziehstapel 1 Karte an; eine davon kommt auf deine Hand, die anderen legst du ab. Der −1-Karte-Marker spielt dabei keine Rolle und kommt danach wieder obenauf.
dominion-card-amulet = Amulett
DA-amulet = Wähle eins von dreien, jetzt und wieder zu Beginn deines nächsten Zuges: +1 Münze, eine Handkarte entsorgen oder ein Silber nehmen. Auch beim zweiten Mal wählst du frei. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst.
dominion-card-caravan-guard = Karawanenwächter
DA-caravan-guard = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Münze. Reaktion: Spielt jemand anders einen Angriff aus, darfst du diese Karte aus der Hand ausspielen; +1 Aktion nützt dir dann nichts. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst.
dominion-card-dungeon = Verlies
DA-dungeon = +1 Aktion. Jetzt und zu Beginn deines nächsten Zuges: +2 Karten, und dann legst du 2 Handkarten ab. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst.
dominion-card-gear = Ausrüstung
DA-gear = +2 Karten. Du darfst 1 oder 2 Handkarten verdeckt zur Seite legen, auch eben gezogene; zu Beginn deines nächsten Zuges kommen sie auf deine Hand zurück. Diese Karte bleibt im Spiel, bis du in jenem Zug aufräumst; liegt nichts zur Seite, wird sie schon in diesem Zug abgelegt.
dominion-card-guide = Kundschafter
DA-guide = +1 Karte, +1 Aktion. Dann kommt diese Karte auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie aufrufen: Lege deine ganze Hand ab und ziehe 5 Karten nach.
dominion-card-duplicate = Duplikat
DA-duplicate = Beim Ausspielen kommt diese Karte auf dein Wirtshaustableau. Nimmst du in irgendeinem Zug eine Karte, die höchstens 6 Münzen kostet, darfst du diese hier aufrufen: Nimm noch eine Karte desselben Namens vom Vorrat, sie kommt auf deinen Ablagestapel. Ist deren Stapel leer oder gehört er nicht zum Vorrat, bekommst du nichts. Du darfst für dieselbe Karte mehrere Duplikate aufrufen. Nach dem Aufrufen wird diese Karte beim Aufräumen jenes Zuges abgelegt, auch wenn es nicht deiner ist.
dominion-card-magpie = Elster
DA-magpie = +1 Karte, +1 Aktion. Dann deckst du von deinem Nachziehstapel die oberste Karte auf. Eine Geldkarte jeder Art kommt auf deine Hand. Zeigt sich eine Aktions- oder Punktekarte, nimm eine Elster, falls noch eine da ist. Ist sie eine Geldkarte und zugleich eins davon, tust du beides. Was du nicht auf die Hand nimmst, auch einen Fluch, bleibt auf dem Stapel.
dominion-card-messenger = Kurier
DA-messenger = +1 Kauf, +2 Münzen. Du darfst deinen ganzen Nachziehstapel auf den Ablagestapel legen; das ist kein Ablegen. Ist diese Karte das Erste, was du in einem Zug kaufst (auch Ereignisse zählen), nimmst du eine Karte vom Vorrat, die höchstens 4 Münzen kostet, und alle anderen, links von dir beginnend, nehmen je eine desselben Namens vom Vorrat. In der Auflage von 2022 geschieht das, wenn sie die erste Karte ist, die du in deiner Kaufphase nimmst.
dominion-card-miser = Geizhals
DA-miser = Wähle eins: Von deiner Hand kommt ein Kupfer auf dein Wirtshaustableau; oder du bekommst +1 Münze für jedes Kupfer, das dort liegt. Du darfst auch wählen, was nichts bewirkt.
dominion-card-port = Hafenstadt
DA-port = +1 Karte, +2 Aktionen. Wenn du diese Karte kaufst, nimmst du eine zweite Hafenstadt dazu; wenn du sie anders bekommst, nicht. In der Auflage von 2022 nimmst du die zweite immer, wenn du eine Hafenstadt nimmst, gekauft oder nicht; diese zweite bringt keine weitere.
dominion-card-ranger = Wildhüter
DA-ranger = +1 Kauf. Dein Reise-Marker wird umgedreht. Ist danach die Vorderseite oben: +5 Karten. Jeder Wildhüter dreht ihn aufs Neue um.
dominion-card-transmogrify = Transformation
DA-transmogrify = +1 Aktion. Dann kommt diese Karte auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie aufrufen: Entsorge eine Handkarte und nimm eine Karte, die höchstens 1 Münze mehr kostet, vom Vorrat direkt auf die Hand.
dominion-card-artificer = Kunsthändler
DA-artificer = +1 Karte, +1 Aktion, +1 Münze. Lege so viele Handkarten ab, wie du magst. Dann darfst du vom Vorrat eine Karte, die genau so viele Münzen kostet, oben auf deinen Nachziehstapel nehmen; hast du keine abgelegt, eine für 0.
dominion-card-bridge-troll = Brückentroll
DA-bridge-troll = Alle anderen nehmen ihren −1-Münze-Marker und bekommen dadurch beim nächsten Mal 1 Münze weniger. Jetzt und zu Beginn deines nächsten Zuges: +1 Kauf. Solange du diese Karte im Spiel hast, kosten Karten in deinen Zügen 1 Münze weniger, in jeder Hinsicht und nie unter 0; mehrere Brückentrolle zählen zusammen, Ereignisse behalten ihren Preis. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst. In der Auflage von 2022 kommt der Nachlass vom Ausspielen: Er gilt in diesem und deinem nächsten Zug, und zweimal ausgespielt, etwa durch den Thronsaal, wirkt er doppelt.
dominion-card-distant-lands = Ferne Lande
DA-distant-lands = Beim Ausspielen kommt diese Karte auf dein Wirtshaustableau. Dort bleibt sie liegen und kann nie aufgerufen werden. Am Ende des Spiels zählt sie 4 Siegpunkte, wenn sie auf deinem Tableau liegt, sonst 0.
dominion-card-giant = Riese
DA-giant = Dein Reise-Marker wird umgedreht. Ist danach die Rückseite oben: +1 Münze. Ist die Vorderseite oben: +5 Münzen, und alle anderen, links von dir beginnend, decken je die oberste Karte ihres Nachziehstapels auf; kostet sie 3 bis 6 Münzen, wird sie entsorgt, sonst wird sie abgelegt und bringt einen Fluch ein. Reagieren dürfen die anderen in beiden Fällen.
dominion-card-haunted-woods = Geisterwald
DA-haunted-woods = Bis zu deinem nächsten Zug gilt für alle anderen: Wer eine Karte kauft, legt die restliche Hand in beliebiger Reihenfolge oben auf den eigenen Nachziehstapel; Ereignisse zählen nicht. Zu Beginn deines nächsten Zuges: +3 Karten. Reagieren können die anderen nur, wenn du diese Karte ausspielst. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst. In der Auflage von 2022 kommt die Hand auf den Stapel, wenn die gekaufte Karte genommen wird.
dominion-card-lost-city = Verlorene Stadt
DA-lost-city = +2 Karten, +2 Aktionen. Nimmst du diese Karte, gekauft oder nicht, ziehen alle anderen je 1 Karte nach.
dominion-card-relic = Relikt
DA-relic = Bringt 2 Münzen. Beim Ausspielen legen alle anderen ihren −1-Karte-Marker auf ihren Nachziehstapel, falls er nicht schon dort liegt, und ziehen dadurch beim nächsten Mal 1 Karte weniger. Weil das ein Angriff ist, dürfen sie reagieren; mit dem Karawanenwächter ziehen sie noch, bevor der Marker gelegt wird.
dominion-card-royal-carriage = Königliche Kutsche
DA-royal-carriage = +1 Aktion. Dann kommt diese Karte auf dein Wirtshaustableau. Direkt nachdem du eine Aktionskarte ausgeführt hast, die noch im Spiel ist, darfst du diese hier aufrufen: Du spielst jene ein weiteres Mal aus, ohne eine Aktion zu verbrauchen. Diese Karte bleibt so lange im Spiel wie eine Dauerkarte, die sie wiederholt hat.
dominion-card-storyteller = Geschichtenerzähler
DA-storyteller = +1 Aktion, +1 Münze. Du darfst 1 bis 3 Geldkarten aus deiner Hand ausspielen. Dann bezahlst du alle Münzen, die du in diesem Zug hast, auch diese hier und die von Aktionen, und ziehst ebenso viele Karten nach. Du stehst danach bei 0 Münzen.
dominion-card-swamp-hag = Sumpfhexe
DA-swamp-hag = Bis zu deinem nächsten Zug nehmen alle anderen für jede Karte, die sie kaufen, einen Fluch; mehrere Sumpfhexen zählen zusammen, Ereignisse zählen nicht. Zu Beginn deines nächsten Zuges: +3 Münzen. Reagieren können die anderen nur, wenn du diese Karte ausspielst. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst. In der Auflage von 2022 kommt der Fluch, wenn die gekaufte Karte genommen wird.
dominion-card-treasure-trove = Schatz
DA-treasure-trove = Bringt 2 Münzen. Beim Ausspielen nimmst du ein Gold und ein Kupfer, in welcher Folge du magst; fehlt eins davon im Vorrat, nur das andere.
dominion-card-wine-merchant = Weinhändler
DA-wine-merchant = +1 Kauf, +4 Münzen. Dann kommt diese Karte auf dein Wirtshaustableau. Sind am Ende deiner Kaufphase noch mindestens 2 Münzen übrig, darfst du sie von dort ablegen; 2 Münzen reichen für beliebig viele Weinhändler.
dominion-card-hireling = Gefolgsmann
DA-hireling = Diese Karte bleibt bis zum Ende des Spiels liegen, und ab deinem nächsten Zug gibt es zu Beginn jedes deiner Züge +1 Karte. Zweimal ausgespielt, etwa durch den Thronsaal, bringt sie jedes Mal +2 Karten, und beide Karten bleiben liegen.

## Upgrades

dominion-card-treasure-hunter = Schatzsucher
DA-treasure-hunter = +1 Aktion, +1 Münze. Nimm ein Silber für jede Karte, gekauft oder nicht, die dein rechter Nachbar in seinem letzten Zug genommen hat. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Krieger eintauschen, falls noch einer da ist.
dominion-card-warrior = Krieger
DA-warrior = +2 Karten. Einmal für jeden Reisenden, den du im Spiel hast, diesen mitgezählt, decken alle anderen, links von dir beginnend, die oberste Karte ihres Nachziehstapels auf und legen sie ab; kostet sie genau 3 oder 4 Münzen, wird sie entsorgt. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Helden eintauschen, falls noch einer da ist.
dominion-card-hero = Held
DA-hero = +2 Münzen. Du darfst eine beliebige Geldkarte vom Vorrat nehmen, auch eine Königreichkarte. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Champion eintauschen, falls noch einer da ist. In der englischen Auflage und in der von 2022 musst du eine Geldkarte nehmen.
# Same as in English.
dominion-card-champion = Champion
DA-champion = +1 Aktion. Diese Karte bleibt bis zum Ende des Spiels liegen. Angriffe, die andere von jetzt an ausspielen, treffen dich nie, ob du willst oder nicht, und jede Aktionskarte, die du von jetzt an ausspielst, gibt zusätzlich +1 Aktion.
dominion-card-soldier = Soldat
DA-soldier = +2 Münzen und +1 Münze für jede andere Angriffskarte, die du im Spiel hast. Alle anderen, die 4 oder mehr Karten auf der Hand haben, legen eine ab. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Flüchtling eintauschen, falls noch einer da ist.
dominion-card-fugitive = Flüchtling
DA-fugitive = +2 Karten, +1 Aktion. Dann lege eine Handkarte ab. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Schüler eintauschen, falls noch einer da ist.
dominion-card-disciple = Schüler
DA-disciple = Du darfst eine Aktionskarte aus deiner Hand zweimal nacheinander ausspielen. Tust du das und gehört sie zum Vorrat, musst du von dort eine weitere nehmen. Diese Karte bleibt so lange im Spiel wie eine Dauerkarte, die sie ausgespielt hat. Ist diese Karte beim Aufräumen im Spiel, darfst du sie, statt sie abzulegen, kostenlos gegen einen Lehrer eintauschen, falls noch einer da ist.
dominion-card-teacher = Lehrer
DA-teacher = Beim Ausspielen kommt diese Karte auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie aufrufen: Lege deinen +1-Karte-, +1-Aktion-, +1-Kauf- oder +1-Münze-Marker auf einen Aktions-Vorratsstapel, auf dem kein Marker von dir liegt. Jedes Mal, wenn du eine Karte von dort ausspielst, bekommst du zuerst, was der Marker zeigt.

## Events

dominion-card-alms = Almosen
DA-alms = Du kannst dieses Ereignis nur einmal pro Zug erwerben. Hast du keine Geldkarte im Spiel, nimm eine Karte vom Vorrat, die höchstens 4 Münzen kostet.
dominion-card-borrow = Leihgabe
DA-borrow = Du kannst dieses Ereignis nur einmal pro Zug erwerben. +1 Kauf. Liegt dein −1-Karte-Marker nicht schon auf deinem Nachziehstapel, kommt er dorthin, und du bekommst +1 Münze; dafür ziehst du beim nächsten Mal 1 Karte weniger.
# Same as in English.
dominion-card-quest = Quest
DA-quest = Lege eins davon aus deiner Hand ab: 1 Angriffskarte, 2 Flüche oder irgendwelche 6 Karten. Tust du das vollständig, nimmst du ein Gold. Weniger ablegen darfst du nur, wenn deine Hand nicht genug davon hat, und dann bekommst du nichts.
dominion-card-save = Zuflucht
DA-save = Du kannst dieses Ereignis nur einmal pro Zug erwerben. +1 Kauf. Lege eine Handkarte verdeckt zur Seite; hast du beim Aufräumen nachgezogen, kommt sie auf deine Hand zurück.
dominion-card-scouting-party = Spähtrupp
DA-scouting-party = +1 Kauf. Sieh dir von deinem Nachziehstapel die obersten 5 Karten an, lege 3 ab und lege die anderen in beliebiger Reihenfolge wieder obenauf. Sind es weniger als 5, gehen die 3 abzulegenden vor. Der −1-Karte-Marker spielt dabei keine Rolle.
dominion-card-travelling-fair = Wanderzirkus
DA-travelling-fair = +2 Käufe. Für den Rest dieses Zuges darfst du jede Karte, die du nimmst, oben auf deinen Nachziehstapel legen; eine Karte, die du für einen Reisenden eingetauscht hast, gilt nicht als genommen.
dominion-card-bonfire = Freudenfeuer
DA-bonfire = Du darfst 1 oder 2 deiner Karten entsorgen, die im Spiel sind, aber keine aus der Hand. Sind es Geldkarten, behältst du die Münzen, die sie gebracht haben. In der Auflage von 2022 darfst du so nur Kupfer entsorgen.
# Same as in English.
dominion-card-expedition = Expedition
DA-expedition = Beim Aufräumen in diesem Zug ziehst du 2 Karten mehr: 7 statt 5. Jede weitere Expedition in diesem Zug bringt noch einmal 2 dazu.
dominion-card-ferry = Überfahrt
DA-ferry = Dein −2-Kosten-Marker kommt auf einen Aktions-Vorratsstapel deiner Wahl. Karten von dort kosten dich 2 Münzen weniger, in jeder Hinsicht und nie unter 0. In der englischen Auflage und in der von 2022 gilt das nur in deinen eigenen Zügen.
dominion-card-plan = Planung
DA-plan = Dein Entsorgungs-Marker kommt auf einen Aktions-Vorratsstapel deiner Wahl. Jedes Mal, wenn du von dort eine Karte kaufst, darfst du eine Handkarte entsorgen. In der Auflage von 2022 darfst du es jedes Mal, wenn du von dort eine Karte nimmst, gekauft oder nicht.
# Same as in English.
dominion-card-mission = Mission
DA-mission = Du kannst dieses Ereignis nur einmal pro Zug erwerben. War der Zug vor diesem nicht deiner, hast du nach diesem einen Extrazug. Karten kaufen kannst du darin nicht; Ereignisse, anderes Nehmen und Eintauschen sind erlaubt. Im Extrazug erworben, bringt es nichts.
dominion-card-pilgrimage = Pilgerfahrt
DA-pilgrimage = Du kannst dieses Ereignis nur einmal pro Zug erwerben. Dein Reise-Marker wird umgedreht. Ist danach die Vorderseite oben, wähle höchstens 3 deiner Karten im Spiel, alle mit verschiedenen Namen, und nimm von jeder noch eine vom Vorrat.
# Same as in English.
dominion-card-ball = Ball
DA-ball = Nimm deinen −1-Münze-Marker; dadurch bekommst du beim nächsten Mal 1 Münze weniger. Nimm 2 Karten vom Vorrat, die je höchstens 4 Münzen kosten, zwei gleiche oder zwei verschiedene.
dominion-card-raid = Überfall
DA-raid = Nimm so viele Silber, wie du im Spiel hast. Alle anderen legen ihren −1-Karte-Marker auf ihren Nachziehstapel und ziehen dadurch beim nächsten Mal 1 Karte weniger. Das ist kein Angriff, und niemand kann darauf reagieren.
dominion-card-seaway = Seeweg
DA-seaway = Nimm vom Vorrat eine Aktionskarte, die höchstens 4 Münzen kostet, und lege deinen +1-Kauf-Marker auf ihren Stapel, auch wenn es dessen letzte war; nimmst du keine, bleibt der Marker, wo er ist. Er bleibt dort auch dann, wenn die Karte später mehr kostet. Jedes Mal, wenn du eine Karte von dort ausspielst, bekommst du zuerst +1 Kauf.
dominion-card-trade = Handel
DA-trade = Entsorge höchstens 2 deiner Handkarten, wenn du magst auch keine. Nimm für jede ein Silber.
dominion-card-lost-arts = Verlorene Kunst
DA-lost-arts = Dein +1-Aktion-Marker kommt auf einen Aktions-Vorratsstapel deiner Wahl. Jedes Mal, wenn du eine Karte von dort ausspielst, bekommst du zuerst +1 Aktion.
# Same as in English.
dominion-card-training = Training
DA-training = Dein +1-Münze-Marker kommt auf einen Aktions-Vorratsstapel deiner Wahl. Jedes Mal, wenn du eine Karte von dort ausspielst, bekommst du zuerst +1 Münze.
dominion-card-inheritance = Erbschaft
DA-inheritance = Du kannst dieses Ereignis nur einmal im Spiel erwerben. Lege vom Vorrat eine Aktionskarte zur Seite, die höchstens 4 Münzen kostet und keine Punktekarte ist, und lege deinen Anwesen-Marker darauf. Von da an haben deine Anwesen auch deren Fähigkeiten und Typen; Name, Kosten und Stapel behalten sie, und sie zählen weiter je 1 Siegpunkt. Die zur Seite gelegte Karte gilt nicht als genommen, gehört aber am Ende des Spiels dir. In der Auflage von 2022 darf es auch eine Punktekarte sein, und deine Anwesen sind nur in deinen eigenen Zügen Aktionskarten: Sie spielen die zur Seite gelegte Karte aus, und deine Marker auf deren Stapel wirken mit.
dominion-card-pathfinding = Wegsuche
DA-pathfinding = Dein +1-Karte-Marker kommt auf einen Aktions-Vorratsstapel deiner Wahl. Jedes Mal, wenn du eine Karte von dort ausspielst, bekommst du zuerst +1 Karte.

## Seaside

dominion-card-caravan = Karawane
DS-1 = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Karte. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst.
dominion-card-warehouse = Lagerhaus
DS-2 = +3 Karten, +1 Aktion. Dann lege 3 Handkarten ab oder alle, wenn es weniger sind.
dominion-card-lighthouse = Leuchtturm
DS-3 = +1 Aktion, +1 Münze. Zu Beginn deines nächsten Zuges: +1 Münze. Solange diese Karte im Spiel ist, trifft dich kein Angriff von anderen. Sie bleibt im Spiel, bis du in deinem nächsten Zug aufräumst.
dominion-card-wharf = Anlegestelle
DS-4 = Jetzt und zu Beginn deines nächsten Zuges: +2 Karten und +1 Kauf. Diese Karte bleibt im Spiel, bis du in deinem nächsten Zug aufräumst.
dominion-card-treasury = Schatzkammer
DS-5 = +1 Karte, +1 Aktion, +1 Münze. Wird diese Karte aus dem Spiel abgelegt und hast du in diesem Zug keine Punktekarte gekauft, darfst du sie stattdessen oben auf deinen Nachziehstapel legen.
dominion-card-cutpurse = Beutelschneider
DS-6 = +2 Münzen. Alle anderen mit Handkarten legen ein Kupfer ab; wer keines hat, zeigt seine Hand vor.
