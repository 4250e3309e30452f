### Lost Cities in the browser.

lost-cities-about = Cinq expéditions, soixante cartes, et une pioche qui s’épuise trop vite.
lost-cities-play-now = Jouer aux Cités perdues
lost-cities-author = Les Cités perdues est un jeu de Reiner Knizia.
# The foot of a card: $a is the colour, $b the number or the sponsor.
lost-cities-foot =
    { $b ->
        [sponsor] Sponsor
       *[other]
            { $a ->
                [yellow] Désert
                [blue] Sous-marine
                [purple] Ténèbres
                [green] Forêt
                [orange] Pierre
               *[other] Volcan
            }
    }
