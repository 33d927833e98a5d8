page-title = Tidetable
page-claim = Des jeux de société au bord de la mer, joués dans les règles.
page-loading = Un instant…
page-skip = Aller au contenu
page-home = Toutes les parties
page-contract = Pour programmer : le contrat
page-free = Logiciel libre. Cette page n’utilise que ce dont dispose tout autre client.
page-broken = Une erreur s’est produite sur cette page.
page-reload = Recharger la page
page-back = Retour
page-close = Fermer
page-not-found = Il n’y a rien à cette adresse.
problem-unreachable = Le serveur est injoignable. Vérifie la connexion et réessaie.
notice-dismiss = Masquer

settings = Réglages
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Couleurs
settings-theme-auto = Celles de l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-ask = Montrer l’effet d’un coup avant de le jouer
settings-ask-chance = En cas de hasard ou de révélation
settings-ask-always = Toujours
settings-ask-never = Jamais

new-match = Nouvelle partie
rules = Règles
rules-title = Règles : { $game }
rules-read = Règle { $rule }
rules-from-book = D’après le livret de règles.
rules-ruling = Notre décision : { $ruling }
game-by = Conception : { $author }
players = Joueuses et joueurs
players-count = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
players-range = { $fewest } à { $most } personnes
players-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
players-deciding = décide
seat-you = toi
seat-starts = a commencé
seat-spectator = Tu regardes la partie.

lobby-title = À quoi joue-t-on ?
lobby-yours = Tes parties sur cet appareil
lobby-open = Parties à rejoindre
lobby-running = Parties en cours
lobby-none-open = Personne n’attend en ce moment. Crée une partie et partage le lien.
lobby-none-running = Aucune partie publique n’est en cours en ce moment.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-continue = Continuer
lobby-forget = Retirer de cette liste
lobby-seats = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
lobby-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
lobby-link = Rejoindre par un lien
lobby-link-label = Lien ou nom de la partie
lobby-link-go = Ouvrir
lobby-link-bad = Ce n’est pas le lien d’une partie. Le nom d’une partie compte 20 lettres et chiffres.
lobby-lost = Le serveur est injoignable. La page continue d’essayer.
status-open = Ouverte
status-running = En cours
status-over = Terminée
status-abandoned = Annulée

create-title = Nouvelle partie : { $game }
create-how-many = Combien de personnes jouent ?
create-here = Qui joue sur cet appareil ?
create-here-me = Moi ; les autres par lien
create-here-all = Tout le monde, à tour de rôle
create-name = Nom de la personne { $n }
your-name = Ton nom
create-options = Options du jeu
create-starts = Qui commence
create-starts-lot = Tirage au sort
create-starts-seat = La personne { $n }
create-listed = Afficher la partie dans la liste, pour que tout le monde puisse la rejoindre ou la regarder
create-automatic = Laisser le serveur répondre quand il n’y a qu’un seul choix
create-go = Créer la partie

room-title = { $game } : il manque encore du monde
room-invite = Envoie ce lien aux autres :
room-copy = Copier le lien
room-copied = Copié
room-free = libre
room-reserved = réservée à { $name }
room-here = sur cet appareil
room-take = Prendre place
room-more = Nom d’une autre personne sur cet appareil
room-leave = Quitter la table
room-starts = La partie commence dès que toutes les places sont prises.
room-abandon = Annuler la partie
room-abandon-sure = Annuler la partie pour tout le monde ?

curtain-title = Passe l’appareil à { $name }
curtain-text = Tout reste caché en attendant { $name }.
curtain-ready = Je suis { $name }, montre-moi la table
curtain-pass = Passer l’appareil à { $name }

now-you = À toi de décider
now-nobody = Rien à décider
now-over = La partie est terminée
now-abandoned = La partie a été annulée.
now-lost = La connexion est coupée. La page continue d’essayer ; rien ne se perd.
now-rolled-back = Le serveur a perdu des coups lors d’une panne. Voici la partie telle qu’elle est maintenant.

board = La table
board-keys = Les flèches vont d’un emplacement à l’autre, Entrée choisit.
board-none = Le dessin de la table ne peut pas être affiché ; tout peut se jouer avec la liste.
moves-on-board = Clique sur un emplacement marqué du plateau, ou choisis ici.
moves-only-list = Choisis ici.
moves-first = Cela vient plus tard : choisis d’abord un emplacement marqué.
moves-picked = Continue sur un emplacement marqué ; reclique sur un emplacement pour le retirer.
moves-several = { $n } coups sont possibles à partir d’ici, par exemple : { $first }
moves-unpick = Retirer cet emplacement
moves-cancel = Recommencer
moves-confirm = Jouer ceci : { $does }
moves-list = Liste de tous les coups permis ({ $n })

preview-title = Avant de décider
preview-gives-up = Tu renonces à quelque chose.
preview-certain = Voici ce qui est certain :
preview-nothing = Rien n’est certain avant que le hasard ait parlé.
preview-no-way-back = Après cela, le coup ne pourra être repris que si tout le monde est d’accord.
preview-points = { $name } : { $before } → { $after }
preview-go = Jouer ce coup
preview-cancel = Choisir autre chose

undo-ask = Reprendre mon dernier coup
undo-waiting = Tu as demandé à reprendre { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}. Les autres réfléchissent.
undo-wish = { $name } souhaite reprendre { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}{ "." }
undo-accept = Accepter
undo-decline = Refuser
undo-agreed = Tu as accepté. Les autres réfléchissent.
undo-accept-for = { $name } accepte
undo-decline-for = { $name } refuse
undo-withdraw = Plutôt continuer à jouer

score = D’où viennent les points
score-category = Catégorie
score-total = Total
score-none = Personne n’a encore de points.

story-title = Le récit de la partie
story-start = Mise en place
story-since = Depuis ton dernier tour
story-nothing-since = Il ne s’est rien passé depuis ton dernier tour.
story-look = Montrer la table après ce coup
story-moment = Moment
story-at = Coup { $at } sur { $moves }
story-now = Revenir au présent
story-earlier = Un coup plus tôt
story-later = Un coup plus tard
story-past = Tu regardes un moment passé : coup { $at } sur { $moves }.
story-taken-back = coup repris

end-place = Rang
end-player = Nom
end-verify = Vérifier cette partie
end-verify-why = Le hasard était fixé avant le premier coup. L’enregistrement montre que rien n’a été modifié depuis.
end-verify-imported =
    Cette partie est arrivée ici sous forme d’enregistrement. La rejouer montre que les règles ont été respectées, mais
    pas quand son secret a été choisi.
end-verify-same = L’enregistrement rejoué donne la même partie, coup par coup.
end-verify-differs = L’enregistrement diffère de la partie rejouée : { $where }
end-verify-promise = C’est bien le secret promis au début.
end-verify-broken = Ce n’est pas le secret promis au début.
end-verify-unchecked = La promesse ne peut être vérifiée que via une connexion sécurisée.
end-download = Télécharger l’enregistrement
