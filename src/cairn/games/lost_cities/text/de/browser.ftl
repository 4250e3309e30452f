### Lost Cities in the browser.

lost-cities-about = Fünf Expeditionen, sechzig Karten und ein Nachzugstapel, der zu früh leer ist.
lost-cities-play-now = Jetzt Lost Cities spielen
lost-cities-author = Lost Cities ist ein Spiel von Reiner Knizia.
# The foot of a card: $a is the colour, $b the number or the sponsor.
lost-cities-foot =
    { $b ->
        [sponsor] Sponsor
       *[other]
            { $a ->
                [yellow] Wüste
                [blue] Versunken
                [purple] Finster
                [green] Wald
                [orange] Felsen
               *[other] Vulkan
            }
    }
