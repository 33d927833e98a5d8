### Ce que le service dit en dehors des jeux.

language-name = Français

## Les joueurs et la table

unnamed-player = Anonyme { $number }
labelled = { $label } : { $value }
to-decide = À { $who } de décider
board-decides = { $names } { $count ->
    [one] décide
   *[other] décident
}
board-over = La partie est terminée
choice-yes = Oui
choice-no = Non

## Ce qui s’est passé

event-seat_taken = { $who } a pris place.
event-seat_left = { $who } a quitté la table.
event-match_abandoned = La partie a été annulée.
event-undo_asked = { $who } a demandé à reprendre { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
event-undo_accepted = { $who } a accepté.
event-undo_declined = { $who } a refusé la reprise d’un coup.
event-moves_undone = { $who } a repris { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}{ $by_consent ->
    [yes] { "\u202F" }; tout le monde était d’accord
   *[no] { "" }
}.
event-match_started = { $by_lot ->
    [yes] La partie a débuté ; le sort a désigné { $starts } pour commencer.
   *[no] La partie a débuté ; { $starts } commence.
}
event-turn_began = Tour { $turn } : { $who }.
event-points_scored = { $who } a { $gained ->
    [yes] marqué
   *[no] perdu
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ WORD($category, of: "category") }) : { $score } en tout.
event-answered_automatically = { $who } n’avait qu’une réponse possible, et le serveur l’a donnée.
event-match_over = La partie est terminée. { $reason }
event-of-earlier-rules = Il s’est passé quelque chose selon une version antérieure des règles.

## La fin

outcome-points = { $winners } gagne avec { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
outcome-shared = { $winners } se partagent la victoire, à égalité avec { $most ->
    [one] { $most } point
   *[other] { $most } points
}.

## D’où vient une règle, comme l’indiquent les livrets

source-book = livret
source-ruling = décision

## Le hasard

met-roll = Ensuite, le hasard décide. Un lancer : { $what }.
met-draw = Ensuite, le hasard décide. Un tirage : { $what }.
met-turn_over = Ensuite, quelque chose de caché est révélé : { $what }.
met-starting-player = qui commence

## Pourquoi une requête ne peut pas être exécutée

answers-another-question = Cela ne répond pas à la question : { $question }
no-such-seat = Il n’y a pas de place { $seat } : la partie a { $seats } places, numérotées à partir de 0.
seat-taken = La place { $seat } est prise.
seats-are-fixed = La partie est { WORD($status, of: "status") } : on ne peut prendre ou quitter une place qu’avant le début.
not-running = La partie est déjà { WORD($status, of: "status") }.
nothing-to-decide = La partie est { WORD($status, of: "status") } : il n’y a rien à décider.
status-open = ouverte
status-running = en cours
status-over = terminée
status-abandoned = annulée
nothing-on-the-table = La partie n’a pas commencé : il n’y a encore rien sur la table.
no-such-match = Cette partie n’existe pas ou n’existe plus.
match-busy = Trop de monde modifie cette partie en ce moment ; réessaie.
replays-busy = Trop d’enregistrements sont rejoués en ce moment ; réessaie.
not-yet-asked = La décision { $decision } n’a pas encore été demandée ; la partie en est à la décision { $current }.
already-answered = La décision { $decision } a déjà reçu une réponse ; la partie en est à la décision { $current }.
waits-for-another-seat = La partie attend la décision d’une autre place.
not-started = La partie n’a pas commencé.
not-come-that-far = La partie n’en est qu’au coup { $moves }.
not-told-that-far = L’événement { $after } n’a pas eu lieu ; le dernier est le { $newest }.
record-not-public = L’enregistrement devient public quand la partie est terminée ou annulée ; d’ici là, son secret reste secret.
undo-asked = Quelqu’un a déjà demandé à reprendre des coups.
undo-spent = On peut reprendre au plus { $most } coups dans une partie.
left-too-often = Des places de cette partie ont été quittées { $times } fois.
no-move-yet = Tu n’as encore joué aucun coup.
undo-is-your-own = C’est toi qui as demandé à reprendre un coup.
nobody-asked-for-undo = Personne n’a demandé à reprendre un coup.
played-by-other-rules = La partie se joue selon la version { $version } des règles.
moves-not-legal-any-more = Les coups de la partie ne sont plus permis par les règles actuelles.
token-opens-no-seat = Ce jeton d’accès ne donne droit à aucune place de cette partie.
only-the-creator = Seul le jeton d’accès reçu à la création de la partie permet de faire cela.
token-of-another-seat = Ton jeton d’accès ne correspond pas à la place { $seat }.
creator-sits-nowhere = Le jeton d’accès reçu à la création de la partie ne correspond à aucune place ; prends une place pour jouer.
token-missing = Envoie le jeton d’accès de ta place sous la forme Authorization: Bearer …
authorization-is-bearer = Authorization doit se composer de Bearer et d’un jeton d’accès.
match-is-at = La partie en est maintenant à la version { $etag }.
key-reused = Utilise une nouvelle clé pour une nouvelle requête, ou renvoie la première sans la modifier.
request-not-understood = La requête est incompréhensible.
try-again-soon = Réessaie dans un instant.
not-replicated = Enregistré, mais pas encore sur autant de répliques que ce service en attend.
store-read-only = Le stockage n’accepte aucune modification : c’est une réplique, ou son disque est plein.
store-full = Le stockage n’a plus de mémoire.
store-disk-fails = Le stockage n’arrive pas à écrire sur son disque.
store-lacks-replicas = Le stockage a moins de répliques qu’il n’en faut pour accepter une modification.
store-forbids = Le stockage ne permet pas à ce service de faire des modifications.
store-is-cluster-node = Le stockage est un serveur isolé d’un Cluster : son adresse doit commencer par redis+cluster://.
store-rejects-login = Le stockage refuse le nom d’utilisateur ou le mot de passe de ce service.
store-is-no-cluster = Le stockage n’est pas un Cluster : son adresse ne doit pas commencer par redis+cluster://.
store-has-no-primary = Aucun Sentinel ne nomme de serveur primaire pour le stockage.
store-has-no-database = Le stockage n’a pas de base de données portant le numéro indiqué par son adresse.
store-is-no-redis = Le serveur à l’adresse du stockage n’est pas un Redis.
store-promises-less = Le stockage promet moins que `{ $wanted }`, que ce service est réglé pour exiger.
promise-always = Un coup est sur le disque avant d’être confirmé.
promise-everysec = Un coup est sur le disque au bout d’une seconde environ : une panne peut faire perdre des coups qui viennent d’être confirmés.
promise-none = Un coup est en mémoire quand il est confirmé : une panne du stockage peut le faire perdre.
promise-unknown = Le stockage ne dit pas si les coups sont sur le disque avant d’être confirmés.
promise-replicas =
    { $replicas ->
        [one] Une réplique l’a alors aussi.
       *[other] { $replicas } répliques l’ont alors aussi.
    }
shortfall-appendonly = Redis ne tient pas de journal de ses modifications : s’il tombe en panne, tout ce qui a changé depuis sa dernière sauvegarde est perdu.
shortfall-first-rewrite = Redis vient de commencer à tenir un journal de ses modifications, mais n’en a pas terminé la première version : s’il tombe en panne d’ici là, tout ce qui a changé depuis sa dernière sauvegarde est perdu. Si cela dure, ses messages en donnent la raison.
shortfall-appendfsync-everysec = Redis écrit sur le disque une fois par seconde : si sa machine tombe en panne, la dernière seconde est perdue.
shortfall-appendfsync-none = Redis laisse le système choisir quand écrire sur le disque : si sa machine tombe en panne, une demi-minute peut être perdue.
shortfall-rewrite = Pendant que Redis réécrit son journal, il n’attend pas le disque : si sa machine tombe alors en panne, une demi-minute peut être perdue.
shortfall-eviction = Quand Redis n’a plus de mémoire, il supprime des parties.
shortfall-failover = TIDETABLE_REPLICAS vaut 0 : quand un autre serveur prend le relais, les coups qui viennent d’être confirmés sont perdus.
shortfall-unknown = Redis ne laisse pas ce service lire ses réglages (CONFIG GET) : on ne sait donc pas ce qu’il garde après une panne.
error-logged = L’erreur a été consignée dans le journal ; la partie est inchangée.
nothing-at-address = Tout ce qui existe est décrit à l’adresse /docs.
takes-methods = Méthodes possibles : { $methods }.
send-less = Envoie moins de données.
has-bytes = Le fichier compte { $bytes } octets.
limit-requests = Ton adresse ou ton jeton a envoyé { $most } requêtes en { $window } secondes ; reviens dans { $seconds } s.
limit-matches = Tu as demandé { $most } nouvelles parties en { $window } secondes ; reviens dans { $seconds } s.
limit-record-bytes = Tu as envoyé { $most } octets d’enregistrements en { $window } secondes ; reviens dans { $seconds } s.
limit-open-matches = Tu as { $most } parties qui n’ont pas encore commencé : commences-en ou abandonnes-en, et reviens dans { $seconds } s.
limit-waiting = Ton adresse a { $most } flux en direct et requêtes en attente à la fois : mets fin à certains, et reviens dans { $seconds } s.
limit-replays = Ton adresse fait rejouer { $most } enregistrements à la fois : attends qu’ils soient finis, et reviens dans { $seconds } s.
send-api-key = Envoie une clé valable dans l’en-tête X-API-Key.
no-such-problem = Ce type de problème n’existe pas ; ils sont tous décrits à l’adresse /problems.
media-there-are = Formats disponibles : { $media }.
games-there-are = Jeux disponibles : { $games }.
no-such-piece = { $game } n’a pas cette pièce ; le jeu donne la liste de ses pièces.
send-json = Envoie l’en-tête Content-Type: application/json.
send-uncompressed = Envoie le corps tel quel, sans Content-Encoding.
body-too-deep = Rien dans le contrat n’est imbriqué aussi profondément.
body-not-utf8 = Le corps n’est pas en UTF-8.
body-not-json = Le corps n’est pas du JSON : voir son octet { $byte }.
body-cut-off = Le corps n’est pas du JSON : il manque quelque chose à la fin.
body-half-character = Le corps n’est pas du JSON : un \u donne la moitié d’un caractère, l’autre moitié manque.
body-number-too-large = Un nombre du corps est trop grand : aucun n’a plus de { $most } chiffres avant la virgule.

## Ce qui n’est pas conforme au contrat

fault-no-parameter = n’est pas un paramètre de cette opération
fault-parameter-required = est obligatoire
fault-given-twice = figure deux fois
fault-moved-to-query = se trouve maintenant dans l’adresse : ?{ $name }=…
fault-type = { $given } n’est pas du type { WORD($expected, join: "or") }
fault-enum = { $given } n’est pas admis : il faut { WORD($expected, join: "or") }
fault-const = { $given } n’est pas { $expected }
fault-required = il manque { $expected }
fault-additionalProperties = inconnu ici : { $expected }
fault-pattern = { $given } ne correspond pas à { $expected }
fault-name = doit commencer par un caractère visible, éventuellement après des espaces, et ne contenir ni caractères de contrôle ni autres caractères qui ne se voient jamais
fault-controls = ne doit contenir ni caractères de contrôle ni sauts de ligne
fault-minimum = { $given } est inférieur à { $expected }
fault-maximum = { $given } est supérieur à { $expected }
fault-minLength = { $given } compte moins de { $expected ->
    [one] { $expected } caractère
   *[other] { $expected } caractères
}
fault-maxLength = { $given } compte plus de { $expected ->
    [one] { $expected } caractère
   *[other] { $expected } caractères
}
fault-minItems = { $given } compte moins de { $expected ->
    [one] { $expected } élément
   *[other] { $expected } éléments
}
fault-maxItems = { $given } compte plus de { $expected ->
    [one] { $expected } élément
   *[other] { $expected } éléments
}
fault-other = { $detail }

## Les enregistrements

record-same = C’est bien la même partie.
record-game-unknown = Ici, on ne joue pas à { $game }.
record-other-rules = Ici, on joue selon la version { $version } des règles.
record-options-wrong = Ce ne sont pas les options du jeu ({ $options }), ou l’une d’elles a une valeur impossible.
record-options-missing = Un enregistrement indique toutes les options du jeu.
record-seats-wrong = Le jeu a de { $fewest } à { $most } places.
record-secret-broken = Ce n’est pas le secret sur lequel la partie s’était engagée.
record-head-changed = Quelque chose a été modifié dans ce qui précède les coups : les options, les noms des joueurs ou leur part de hasard, qui commence, le secret et son engagement, ou le fait que le serveur réponde de lui-même.
record-move-illegal = Ce coup n’était pas possible ({ $rule }). { $why }
record-seat-not-asked = Ce coup n’était pas possible : la partie attendait une autre place.
record-tells-otherwise = À partir d’ici, la partie rejouée raconte autre chose.
record-moves-missing = Il manque des coups : la partie n’est pas terminée après le dernier.
record-other-outcome = La partie rejouée se termine sur un autre résultat.
record-over-before = La partie était déjà terminée avant cela.
record-move-and-undo = C’est à la fois un coup et une reprise de coups.
record-not-automatic = Le serveur répond de lui-même quand une seule réponse est permise, et jamais autrement.
record-undo-too-many = Il n’y a pas autant de coups à reprendre.
record-undo-wrong = Une place reprend tous les coups à partir de son propre dernier coup.

## Les problèmes, et comment y remédier

problem-malformed_request = La requête n’est pas du HTTP valide.
    .remedy = Corrige ce que `detail` indique ; avec une bibliothèque HTTP, cela n’arrive jamais.
problem-malformed_json = Le corps de la requête n’est pas du JSON.
    .remedy = Envoie une seule valeur JSON en UTF-8 ; `detail` indique où la lecture a échoué.
problem-body_too_deep = Le corps de la requête est imbriqué trop profondément.
    .remedy = Envoie ce que décrit le contrat : rien n’y est aussi profond.
problem-contract_violation = La requête n’est pas conforme au contrat.
    .remedy = Corrige chaque champ que `errors` indique ; /openapi.yaml dit ce qui est accepté.
problem-token_missing = Il faut un jeton d’accès.
    .remedy = Envoie `Authorization: Bearer` suivi du jeton d’accès que tu as reçu en prenant place ou en créant la partie.
problem-unknown_token = Ce jeton d’accès est inconnu ici.
    .remedy = Envoie un jeton d’accès de cette partie, ou aucun s’il s’agit seulement de regarder.
problem-not_your_seat = La place correspond à un autre jeton d’accès.
    .remedy = Envoie le jeton d’accès de la place en question ; celui reçu à la création de la partie ne correspond à aucune.
problem-not_the_creator = Cela est réservé à la personne qui a créé la partie.
    .remedy = Envoie le jeton d’accès reçu à la création de la partie.
problem-not_found = Il n’y a rien à cette adresse.
    .remedy = Les adresses qui existent sont décrites à l’adresse /docs.
problem-no_such_game = Ce jeu n’existe pas ici.
    .remedy = Choisis l’un de ceux de /v1/games.
problem-no_such_match = Cette partie n’existe pas.
    .remedy = Vérifie son nom. Une partie disparaît quelque temps après sa dernière modification, plus tôt si elle n’a jamais commencé.
problem-no_such_moment = La partie n’en est pas encore là.
    .remedy = Demande un moment compris entre 0 et la valeur de `moves` de la partie, ou ce qui suit un événement jusqu’à son `last_event`. Si la partie était allée plus loin, la suite a été perdue quand un autre serveur a pris le relais : recharge la partie et son récit.
problem-method_not_allowed = Cette adresse n’accepte pas cette méthode.
    .remedy = Utilise l’une de celles de l’en-tête Allow.
problem-not_acceptable = Aucun des types de média acceptés n’est disponible.
    .remedy = Accepte l’un des types de média que le contrat prévoit pour l’opération.
problem-request_timeout = La requête a pris trop de temps.
    .remedy = Envoie le corps d’une traite.
problem-seat_taken = La place est prise.
    .remedy = Prends une autre place, ou omets `seat` pour recevoir la première place libre.
problem-match_not_open = La partie a commencé ou est terminée.
    .remedy = On ne peut prendre ou quitter une place qu’avant le début : regarde le champ `status` de la partie.
problem-match_not_running = La partie n’est pas en cours.
    .remedy = Rien ne se décide avant le début ni après la fin : regarde le champ `status` de la partie.
problem-not_asked = Ce n’est pas à cette place de décider maintenant.
    .remedy = Attends que la partie interroge ta place : suis ses événements, ou récupère-la avec `wait`.
problem-decision_answered = La décision a déjà reçu une réponse.
    .remedy = Récupère de nouveau la décision : une autre de tes requêtes a répondu à celle-ci, ou elle a été annulée depuis par une reprise de coups.
problem-no_such_decision = La partie n’a pas encore demandé cela.
    .remedy = Récupère la décision et indique son numéro d’ordre.
problem-match_not_over = La partie n’est pas encore terminée.
    .remedy = Attends la fin : l’enregistrement contient ce qui reste caché d’ici là. Une partie annulée avant son début n’en a pas.
problem-rules_changed = La partie a été jouée selon d’autres règles que celles d’aujourd’hui.
    .remedy = Son passé ne peut plus être rejoué. Son état actuel reste visible, et une partie en cours peut continuer.
problem-nothing_to_undo = Il n’y a pas de coup à reprendre.
    .remedy = Joue d’abord un coup.
problem-undo_spent = Des coups ont été repris trop souvent dans cette partie.
    .remedy = Continue à jouer : une partie qui grandirait sans fin ne pourrait plus être rejouée ni vérifiée.
problem-left_too_often = Des places de cette partie ont été quittées trop souvent.
    .remedy = Reste assis, ou demande à la personne qui a créé la partie de l’abandonner et d’en créer une autre.
problem-no_undo_asked = Personne n’a demandé à reprendre un coup.
    .remedy = Accepte ou refuse tant que le champ `undo` de la partie montre la demande d’une autre place.
problem-undo_asked_already = Quelqu’un a déjà demandé à reprendre un coup.
    .remedy = Accepte ou refuse la demande que montre le champ `undo` de la partie, ou attends que les autres l’aient fait.
problem-precondition_failed = La partie a changé.
    .remedy = Récupère de nouveau la partie, vérifie que c’est toujours ce que tu veux, et envoie son nouvel ETag.
problem-body_too_large = Le corps de la requête est trop gros.
    .remedy = Envoie moins de données ; `x-max-bytes` dans le contrat dit combien d’octets un corps peut avoir. Il ne peut pas non plus contenir plus d’une valeur pour 32 de ces octets.
problem-uri_too_long = L’adresse est trop longue.
    .remedy = Envoies-en une plus courte.
problem-unsupported_media_type = Le corps de la requête doit être du JSON.
    .remedy = Envoie l’en-tête `Content-Type: application/json`.
problem-unsupported_content_coding = Le corps a un Content-Encoding qui n’est pas lu ici.
    .remedy = Envoie le corps tel quel, sans `Content-Encoding`.
problem-range_not_satisfiable = Le fichier ne contient pas cet intervalle.
    .remedy = Demande un intervalle qu’il contient, ou le fichier entier, sans Range.
problem-expectation_failed = L’en-tête Expect ne peut pas être satisfait.
    .remedy = N’y mets rien d’autre que 100-continue.
problem-illegal_move = Une règle du jeu interdit ce coup.
    .remedy = Lis la règle `rule` à l’adresse `rule_url`, et joue l’un des coups de `legal` ou un autre que la décision propose.
problem-no_such_seat = La partie n’a pas cette place.
    .remedy = Les places sont numérotées à partir de 0 ; la partie en donne la liste dans `seats`.
problem-idempotency_key_reused = L’Idempotency-Key a déjà servi pour une autre requête.
    .remedy = Utilise une nouvelle clé pour une nouvelle requête, ou renvoie la première sans la modifier.
problem-record_differs = L’enregistrement ne correspond pas à la partie rejouée.
    .remedy = `where` indique le premier endroit qui diffère : l’enregistrement a été modifié, ou tronqué, ou relève d’autres règles.
problem-headers_too_large = Les en-têtes sont trop gros.
    .remedy = Envoies-en moins, ou de plus courts.
problem-internal_error = Une erreur s’est produite ici.
    .remedy = Elle a été consignée dans le journal. La partie est restée telle quelle : réessaie plus tard.
problem-unsupported_transfer_coding = Ce codage de transfert est inconnu ici.
    .remedy = Envoie le corps tel quel ou en blocs (chunked).
problem-busy = Le service est occupé.
    .remedy = Renvoie la requête après le nombre de secondes qu’indique Retry-After. Trop de monde modifiait la partie, ou trop d’enregistrements étaient en train d’être rejoués.
problem-store_unavailable = Le stockage des parties ne répond pas.
    .remedy = Renvoie la requête après le nombre de secondes qu’indique Retry-After ; avec une Idempotency-Key, elle n’est exécutée qu’une fois, quel qu’ait été le sort de la première.
problem-store_refuses_writes = Le stockage des parties n’accepte pas de modification pour le moment.
    .remedy = Les parties peuvent toujours être lues. Renvoie la requête après le nombre de secondes qu’indique Retry-After ; `detail` en donne la raison à qui gère le service.
problem-store_not_durable = Le stockage des parties garantit moins qu’il ne le devrait.
    .remedy = Qui gère le service doit régler Redis comme TIDETABLE_DURABILITY l’exige, ou exiger moins.
problem-not_replicated = La modification n’est pas encore sur autant de serveurs qu’il le faudrait.
    .remedy = Elle est enregistrée sur un seul serveur, dont une panne pourrait encore la faire perdre. Renvoie la requête avec la même Idempotency-Key, ou regarde d’abord la partie.
problem-no_such_piece = Cette pièce n’existe pas.
    .remedy = Choisis l’une de celles que le jeu énumère dans `pieces`.
problem-api_key_needed = Créer des parties exige ici une clé d’API.
    .remedy = Demande une clé à qui gère le service, et envoie-la dans l’en-tête X-API-Key.
problem-too_many_requests = Trop de requêtes.
    .remedy = Renvoie la requête après le nombre de secondes qu’indique Retry-After ; `detail` nomme la limite.
problem-at_capacity = Le service n’a plus de place pour une autre connexion.
    .remedy = Reviens après le nombre de secondes qu’indique Retry-After, et ferme les connexions qui ne te servent pas.
