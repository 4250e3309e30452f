### Lost Cities in the browser.

lost-cities-about = Cinque spedizioni, sessanta carte e un mazzo che finisce troppo presto.
lost-cities-play-now = Gioca subito a Lost Cities
lost-cities-author = Lost Cities è un gioco di Reiner Knizia.
# The foot of a card: $a is the colour, $b the number or the sponsor.
lost-cities-foot =
    { $b ->
        [sponsor] Sponsor
       *[other]
            { $a ->
                [yellow] Deserto
                [blue] Sommersa
                [purple] Oscura
                [green] Foresta
                [orange] Pietra
               *[other] Vulcano
            }
    }
