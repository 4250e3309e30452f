### Lost Cities in the browser.

lost-cities-about = Pięć ekspedycji, sześćdziesiąt kart i stos dobierania, który kończy się za wcześnie.
lost-cities-play-now = Zagraj teraz w Zaginione miasta
lost-cities-author = Zaginione miasta to gra, której autorem jest Reiner Knizia.
# The foot of a card: $a is the colour, $b the number or the sponsor.
lost-cities-foot =
    { $b ->
        [sponsor] Sponsor
       *[other]
            { $a ->
                [yellow] Pustynne
                [blue] Podwodne
                [purple] Mroczne
                [green] Leśne
                [orange] Kamienne
               *[other] Wulkaniczne
            }
    }
