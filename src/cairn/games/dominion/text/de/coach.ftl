### The guided first game of Dominion: six marks at a real table, each a title and a text.

# At the Treasures in hand, in the Buy phase.
dominion-coach-1 = Geldkarten sind dein Geld
dominion-coach-1-text = Jede bringt ihre Münzen, nur für diesen Zug. „Alles Geld ausspielen“ spielt sie mit einem Druck aus.
# At a pile that can be bought, once all Treasures are played.
dominion-coach-2 = Du darfst eine Karte kaufen
dominion-coach-2-text = Ein Messingrand zeigt, was du bezahlen kannst. Silber und Gold machen spätere Züge reicher, Königreichkarten machen sie stärker.
# At the discard pile, from the second turn on.
dominion-coach-3 = Gekauftes kommt später
dominion-coach-3-text = Gekaufte und ausgespielte Karten kommen auf deinen Ablagestapel. Ist dein Nachziehstapel leer, wird er gemischt und ist der neue.
# At the Actions in hand, when one can be played.
dominion-coach-4 = Eine Aktion pro Zug
dominion-coach-4-text = Eine davon darfst du ausspielen, bevor du kaufst. Steht auf einer Karte +1 Aktion, darfst du noch eine ausspielen.
# At the Provinces, after some turns.
dominion-coach-5 = Punkte gewinnen
dominion-coach-5-text = Am Ende zählen nur Punktekarten, und bis dahin tun sie auf der Hand nichts. Kaufe Provinzen, sobald du 8 bezahlen kannst.
# At the Provinces, when few are left. $n is how many, $total how many empty piles end the game.
dominion-coach-6 = Das Ende ist nah
dominion-coach-6-text = Das Spiel endet nach dem Zug, in dem der Provinzstapel oder irgendwelche { $total } Stapel leer sind. Provinzen übrig: { $n }. Jetzt zählt jede Punktekarte.
