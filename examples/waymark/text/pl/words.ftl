### Kopczyk.

waymark-title = Kopczyk

## Jak stół nazywa rzeczy

waymark-zone-hands = ręka
waymark-zone-towers = wieża
waymark-zone-bag = worek
waymark-fact-hand = ręka
waymark-fact-points = punkty
waymark-setting-hand = Ile kamieni trzyma każdy gracz.

## Ruchy i pytania

waymark-move-lay = Połóż { $stone }
waymark-move-give = Oddaj { $stone }
waymark-prompt-turn = Połóż kamień albo oddaj jeden w lewo

## Co dałby ruch

waymark-effect-lay = Wieża z { $before } na { $after }; lżejsze kamienie: { $lighter }
waymark-effect-give = { $victim } ma potem w ręku { $after } zamiast { $before }

## Co się dzieje

waymark-lays =
    { $who ->
        [you] Kładziesz kamień { $stone }
       *[other] { $name } kładzie kamień { $stone }
    }
waymark-gives =
    { $who ->
        [you] Oddajesz kamień { $stone } ({ $victim })
       *[other]
            { $whom ->
                [you] { $name } oddaje ci kamień { $stone }
               *[other] { $name } oddaje kamień { $stone } ({ $victim })
            }
    }
waymark-draws =
    { $who ->
        [you] Dobierasz kamień { $stone }
       *[other] { $name } dobiera kamień { $stone }
    }
waymark-draws-hidden = { $name } dobiera kamień

## Czego nie można

waymark-no-stone = Nie masz na ręce kamienia { $stone }.
waymark-no-heavier = Kamień { $stone } jest cięższy niż kamień { $below }, na którym by leżał.
waymark-bad-count = Taka pozycja jest niemożliwa: każdy z { $n } kamieni musi być raz.
waymark-bad-tower = Taka pozycja jest niemożliwa: w wieży ({ $name }) kamień leży na lżejszym.
waymark-bad-hand = Taka pozycja jest niemożliwa: ktoś ({ $name }) nie zna kamienia z własnej ręki.
