### Les règles de Balise, un message par règle. Un message sans numéro est le titre d’une section.

WM = Règles
WM-1 = Il y a 36 pierres, qui pèsent de 1 à 36. Au début, chacun en tire quatre du sac et les cache aux autres ; l’option « hand » en fait trois ou cinq. Tu ne poses et ne donnes que des pierres que tu as en main.
WM-2 = À ton tour, tu poses une pierre sur ta tour. Elle doit être plus légère que la pierre sur laquelle elle repose.
WM-3 = Ou tu donnes une pierre à la personne à ta gauche. Tout le monde voit laquelle.
WM-4 = Puis tu tires une pierre du sac. Avec la dernière pierre du sac, la partie est finie.
WM-5 = La tour la plus haute gagne : chacune de ses pierres vaut un point. À égalité de points, on partage la victoire.
