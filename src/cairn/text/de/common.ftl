### Words and sentences that all games share.

## Seats, numbers, lists

seat-n = Platz { $n }
number = { NUMBER($n) }
list-and = { $some } und { $last }
n-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
# After a verb; only Polish tells the two apart.
n-cards-acc = { n-cards }
n-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } Punkt
       *[other] { NUMBER($points) } Punkte
    }

## The table

your-turn = Du bist am Zug
waiting-for = Warten auf { $name }
is-thinking = { $name } überlegt
game-over = Spielende
final-scores = Endstand
rule-ref = Regel { $id }
match-won =
    { $who ->
        [you] Du gewinnst die Partie mit { NUMBER($points) } zu { NUMBER($other) }
       *[other] { $name } gewinnt die Partie mit { NUMBER($points) } zu { NUMBER($other) }
    }
match-shared = Geteilter Sieg, je { n-points }
match-resigned =
    { $who ->
        [you] Du gibst die Partie auf
       *[other] { $name } gibt die Partie auf
    }

## Why a bot moved

# How far ahead of the best of the others the games end that a bot imagines; below 0: behind. Where by_round is
# not 0, they are imagined to the end of the round only.
bot-reason-outlook =
    { $by_round ->
        [0] Vorsprung am Ende im Mittel { NUMBER($lead) }, im schlechtesten Viertel der gedachten Partien { NUMBER($worst) }
       *[other] Vorsprung am Ende der Runde im Mittel { NUMBER($lead) }, im schlechtesten Viertel der gedachten Runden { NUMBER($worst) }
    }
bot-reason-imagined =
    { $by_round ->
        [0] gedachten Partien
       *[other] gedachten Runden
    }
bot-reason-fear =
    { $answers ->
        [0] { "" }
       *[other] , vor allem nach „{ $answer }“
    }
bot-reason-line =
    { $line ->
        [0] { "" }
        [1] , als Nächstes „{ $then }“
       *[other] , als Nächstes „{ $then }“, dann „{ $later }“
    }
bot-reason-gain = Bringt etwa { NUMBER($gain) } mehr als „{ $instead }“{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-often = Vorn in { $often } von 100 { bot-reason-imagined }, nach „{ $instead }“ in { $seldom }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-close = Kaum besser als „{ $instead }“{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-first = Der erste Einfall; nichts war deutlich besser, auch nicht „{ $instead }“{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-quick = Nach einer Faustregel{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-slip = „{ $instead }“ wurde übersehen{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
# What others at the table may hear: nothing that tells of a hand.
bot-reason-told = Erwartet: { bot-reason-outlook }.
bot-reason-quick-told = Nach einer Faustregel: { bot-reason-outlook }.
bot-reason-random = Aus allen Zügen gelost.

## What cannot be done

no-unknown-move = Unbekannter Zug „{ $text }“; war „{ $guess }“ gemeint?
no-such-move = Unbekannter Zug „{ $text }“.
no-not-your-move = { $name } ist am Zug.
no-stale = Der Spielstand ist schon weiter; sieh noch einmal hin.
no-game-over = Das Spiel ist zu Ende.
no-undo-final = Seither wurde eine Karte gesehen; das lässt sich in diesem Spiel nicht zurücknehmen.
no-resign = Aufgeben lässt sich nur eine Partie zu zweit.
no-not-in-hand = { $card } ist nicht auf deiner Hand.

## How a match cannot be set up

no-such-game = Das Spiel „{ $name }“ gibt es nicht, wohl aber: { $names }.
no-such-bot = Den Bot „{ $name }“ gibt es nicht, wohl aber: { $names }.
no-such-check = Die Prüfung „{ $name }“ gibt es nicht, wohl aber: { $names }.
no-such-language = Die Sprache „{ $name }“ gibt es nicht, wohl aber: { $names }.
no-such-seat = Platz { $n } gibt es nicht.
no-option = Die Option „{ $option }“ gibt es nicht, wohl aber: { $options }.
no-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $values }.
no-seats = Zahl der Plätze: { $n }; dieses Spiel braucht mindestens { $low } und höchstens { $high }.
bad-position-value = Diese Stellung gibt es nicht: „{ $value }“ passt nicht zu „{ $name }“.

## What can be wrong with a saved match

match-not-a-match = Das ist keine Cairn-Partie.
match-version = Diese Partie hat das Format { $version }, das hier unbekannt ist.
match-header = Zeile { $line } gehört nicht in den Kopf einer Partie: „{ $text }“.
match-headers-damaged = Der Kopf der Partie über Zeile { $line } ist verändert oder beschädigt.
match-damaged = Zeile { $line } ist verändert oder beschädigt: „{ $text }“.
match-truncated = Die Partie bricht vor ihrem Ende ab.
match-game = Diese Partie gehört zu einem unbekannten Spiel: „{ $name }“. Ist es dein eigenes, sag mit --game mine.py:GAME, wo es liegt.
match-rules-version = Diese Partie folgt der Fassung { $version } der Regeln; hier gilt Fassung { $ours }.
match-tables = Diese Partie wurde mit anderen Spieltabellen gespielt („{ $tables }“): --components nennt ihren Ordner.
match-commitment = Das Geheimnis ist nicht das, das zu Beginn versiegelt wurde.
match-step = Zeile { $line }: Schritt { $n } passt nicht.
match-after-end = Zeile { $line }: Die Partie ist schon vor Schritt { $n } zu Ende.
match-seat = Schritt { $n } gehört zu einem anderen Platz: { $name } ist am Zug.
match-unknown-move = Schritt { $n }: „{ $move }“ ist kein Zug dieses Spiels.
match-illegal = Schritt { $n }: „{ $move }“ ist dort nicht erlaubt.
match-undo = Die Partie kann nicht zu Schritt { $n } zurückgehen.
