### The guided first game of Africana: seven marks at a real table, each a title and a text.

# At the hand, before the first move.
africana-coach-1 = Karty to twoja droga
africana-coach-1-text = Każde miejsce ma jeden lub dwa symbole. Karta z jednym z nich cię tam zaprowadzi; joker pasuje wszędzie. Mając mało kart, najpierw dobierz dwie.
# At the open expeditions.
africana-coach-2 = Ekspedycje mają start i cel
africana-coach-2-text = Dołącz na starcie, kładąc znacznik, i weź premię po prawej. Zakończ u celu, by zdobyć srebro i punkty.
# At the places that can be entered.
africana-coach-3 = Planuj tyle kroków, ile chcesz
africana-coach-3-text = Naciśnij świecące miejsce, potem następne. Nic nie jest zagrane, zanim nie wyruszysz.
# At the journal, once a step is planned.
africana-coach-4 = Dziennik wszystko liczy
africana-coach-4-text = Pokazuje kartę każdego kroku, co po drodze zaczynasz lub kończysz i ile zostanie srebra. Jokery i pomocnicy wracają do ręki.
# At the book of the half where one stands.
africana-coach-5 = Księga twojej połowy
africana-coach-5-text = Tu kupujesz przygody za 5 srebra. Ich cele leżą w drugiej połowie mapy.
# At the two pages of the open book.
africana-coach-6 = Dwie strony są otwarte
africana-coach-6-text = Kup jedną albo przewróć: pierwsza strona jest darmowa, każda następna kosztuje 1 srebro. Odkrytej strony nie można cofnąć.
# At an adventure that was bought.
africana-coach-7 = Przygoda czeka
africana-coach-7-text = Dotrzyj do jej miejsca, by ją zakończyć. Takie same artefakty albo cztery różne są razem warte więcej.
