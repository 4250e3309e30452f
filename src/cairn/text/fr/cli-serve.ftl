### cairn serve : la table dans le navigateur

serve-arg-lan = Écouter aussi sur le réseau local, pour que d’autres puissent jouer depuis leur appareil.
serve-arg-port = Le port d’écoute (par défaut { $n }, ou le prochain qui est libre).
serve-arg-db = Le fichier qui garde les tables.
serve-arg-game = Un jeu à toi, proposé lui aussi ; peut être donné plusieurs fois.
serve-arg-no-browser = Ne pas ouvrir le navigateur.

serve-making-packages = Récupération des outils de la page …
serve-making-page = Construction de la page …
serve-here = La table est à l’adresse { $address }
serve-lan = Sur le réseau local : { $address }
serve-stop = Ctrl-C pour arrêter ; toutes les tables sont gardées.
serve-stopped = La table est fermée ; ce qui a été joué est gardé.

serve-no-page = La page n’a pas pu être construite, pour la raison ci-dessus ; la table du terminal est là : cairn play { $game }.
serve-old-page = La page est plus ancienne que ses sources.
serve-port-taken = Le port { $port } est pris ; indiques-en un autre avec --port.
serve-no-browser = Aucun navigateur n’a pu être ouvert ; ouvre l’adresse toi-même.

serve-checked = Parties : { $n } ; ne continueraient pas comme avant : { $bad }.
serve-needs-node = Construire la page demande node 20.19 ou plus récent, absent ici ; `uv sync --reinstall-package cairn-table` l’apporte.
serve-needs-sources = Construire la page demande ses sources, absentes ici.
