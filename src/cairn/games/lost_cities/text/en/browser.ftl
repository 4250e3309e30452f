### Lost Cities in the browser.

lost-cities-about = Five expeditions, sixty cards, and a draw pile that runs out too soon.
lost-cities-play-now = Play Lost Cities now
lost-cities-author = Lost Cities is a game by Reiner Knizia.
# The foot of a card: $a is the colour, $b the number or the sponsor.
lost-cities-foot =
    { $b ->
        [sponsor] Sponsor
       *[other]
            { $a ->
                [yellow] Desert
                [blue] Underwater
                [purple] Dark
                [green] Forest
                [orange] Stone
               *[other] Volcano
            }
    }
