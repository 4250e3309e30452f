### Segnavia.

waymark-title = Segnavia

## Come il tavolo chiama le cose

waymark-zone-hands = mano
waymark-zone-towers = torre
waymark-zone-bag = sacchetto
waymark-fact-hand = mano
waymark-fact-points = punti
waymark-setting-hand = Quante pietre tiene in mano ciascuno.

## Mosse e domande

waymark-move-lay = Posa { $stone }
waymark-move-give = Cedi { $stone }
waymark-prompt-turn = Posa una pietra o danne una a sinistra

## Che cosa porterebbe una mossa

waymark-effect-lay = Torre da { $before } a { $after }; pietre più leggere: { $lighter }
waymark-effect-give = { $victim } ne tiene allora { $after } invece di { $before }

## Che cosa succede

waymark-lays =
    { $who ->
        [you] Posi la pietra { $stone }
       *[other] { $name } posa la pietra { $stone }
    }
waymark-gives =
    { $who ->
        [you] Dai la pietra { $stone } a { $victim }
       *[other]
            { $whom ->
                [you] { $name } ti dà la pietra { $stone }
               *[other] { $name } dà la pietra { $stone } a { $victim }
            }
    }
waymark-draws =
    { $who ->
        [you] Peschi la pietra { $stone }
       *[other] { $name } pesca la pietra { $stone }
    }
waymark-draws-hidden = { $name } pesca una pietra

## Che cosa non si può

waymark-no-stone = Non hai in mano la pietra { $stone }.
waymark-no-heavier = La pietra { $stone } è più pesante della pietra { $below }, su cui poggerebbe.
waymark-bad-count = Questa posizione è impossibile: ognuna delle { $n } pietre deve esserci una volta.
waymark-bad-tower = Questa posizione è impossibile: in una torre ({ $name }) una pietra poggia su una più leggera.
waymark-bad-hand = Questa posizione è impossibile: qualcuno ({ $name }) non conosce una pietra della propria mano.
