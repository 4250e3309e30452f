### Zasady gry Kopczyk, jeden komunikat na zasadę. Komunikat bez numeru to tytuł części.

WM = Zasady
WM-1 = Jest 36 kamieni o wadze od 1 do 36. Na początku każdy dobiera cztery z worka i trzyma je w ukryciu przed innymi; opcja „hand” zmienia to na trzy lub pięć. Kładziesz i oddajesz tylko kamienie, które trzymasz.
WM-2 = W swojej turze kładziesz kamień na swojej wieży. Musi być lżejszy niż kamień, na którym leży.
WM-3 = Albo oddajesz kamień osobie po lewej. Wszyscy widzą, który to kamień.
WM-4 = Potem dobierasz kamień z worka. Z ostatnim kamieniem worka gra się kończy.
WM-5 = Wygrywa najwyższa wieża: każdy jej kamień to punkt. Przy tej samej liczbie punktów wygrana jest wspólna.
