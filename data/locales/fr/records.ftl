### Ce qui ne va pas dans un enregistrement ou une position apportés. Voir en/records.ftl pour ce qu’est chaque texte.

## L’endroit de l’erreur

record-wrong = { $place ->
    [action] {"**"}Donne { $deal }, coup { $action } :** { $why }.
    [after] {"**"}Donne { $deal }, après { $action } coups :** { $why }.
    [deal-field] {"**"}Donne { $deal }, `{ $field }` :** { $why }.
    [deal] {"**"}Donne { $deal } :** { $why }.
    [field] `{ $field }` : { $why }.
   *[other] { $why }
}

## Ce qui ne va pas

record-an-object = un objet
record-a-list = une liste
record-or = { $first } ou { $last }
record-spaces = écrivez une espace entre deux mots, et aucune au bout
record-write-instead = { $word } : écrivez `{ $instead }`
record-low-card = { $word } : le jeu n’a pas de carte sous le sept
record-hidden-card = `??` cache une carte : il n’y en a que dans un enregistrement vu d’un seul joueur
record-no-card = { $word } n’est pas une carte : écrivez un rang (A K Q J T 9 8 7) et une couleur (S H D C), comme `TS`
record-no-suit = { $word } n’est pas une couleur : écrivez S, H, D ou C
record-no-cards = les cartes manquent : écrivez-les, ou `-` s’il n’y en a pas
record-card-twice = { $card } est nommée deux fois : écrivez chaque carte une fois
record-no-seat = un coup commence par un joueur, `0` ou `1`, et une espace, comme `0 play AS`
record-no-seat-but = { $found } : un coup commence par un joueur, `0` ou `1`, et une espace, comme `0 play AS`
record-one-card = { $found } : `play` veut une seule carte : écrivez par exemple `{ $example }`
record-no-bid = { $found } n’est pas une enchère : écrivez les levées et les cartes laissées, comme `8-4`
record-no-call = { $found } n’est pas une annonce : écrivez { $choices }
record-no-action = { $found } n’est pas un coup : écrivez { $choices }
record-stands-alone = { $found } : `{ $verb }` s’écrit seul : écrivez `{ $instead }`
record-needs-bid = `bid` veut les levées et les cartes laissées : écrivez par exemple `{ $example }`
record-needs-suit = `suit` veut une couleur : écrivez par exemple `{ $example }`
record-needs-card = `play` veut une carte : écrivez par exemple `{ $example }`
record-needs-cards = `{ $verb }` veut des cartes : écrivez par exemple `{ $example }`, ou `-` s’il n’y en a pas
record-needs-call = `answer` veut une annonce et des cartes : écrivez par exemple `{ $example }`, ou `-` s’il n’y en a pas
record-heard-call = { $found } est ce qu’entend l’autre joueur : écrivez les cartes de l’annonce, ou `-`
record-heard-answer = { $found } est ce qu’entend l’autre joueur : écrivez les cartes de la réponse, ou `-`
record-empty-group = un groupe est vide : écrivez des cartes de chaque côté de ` / `
record-own-hidden = `??` cache une carte : ce joueur connaît ses propres cartes, écrivez-les
record-exchange-hidden = écrivez `??` pour chaque carte de l’écart de l’autre joueur
record-answer-heard = { $found } : écrivez good, not-good ou equal, après `making` si le dernier l’a demandé
record-call-heard = { $found } n’est pas une annonce comme on l’entend : écrivez son nombre et ce qu’on en dit, comme `4 A S`
record-tie-break-point = { $found } : un point se départage par ses points de cartes, comme `49`
record-tie-break-sequence = { $found } : une séquence se départage par sa plus haute carte, A K Q J T 9 8 ou 7
record-tie-break-set = { $found } : un brelan ou un quatorze se départage par son rang, A K Q J T 9 8 ou 7
record-not-json = Ce n’est pas un enregistrement de piquet : ce n’est pas du JSON.
record-not-json-from = Ce n’est pas un enregistrement de piquet : ce n’est plus du JSON à partir de la ligne { $line }, colonne { $column }.
record-no-record = Ce n’est pas un enregistrement de piquet de la version 1 : { $why }.
record-no-object = c’est { $found }, et non un objet
record-part-missing = `{ $part }` manque. Écrivez { $form }
record-part-wrong = `{ $part }` est { $found }. Écrivez { $form }
record-sentence = { $why }.
record-form-version = `1`
record-form-rules = le nom d’un jeu de règles, comme `rubicon`
record-form-players = deux noms, comme `["Ann", "Ben"]`
record-form-deals = une liste de donnes
record-form-dealer = 0 ou 1
record-form-hands = une liste de deux textes de douze cartes
record-form-talon = un texte de huit cartes, la première d’abord
record-form-actions = une liste de textes, comme `["0 exchange KS"]`
record-no-options = { $found } n’est pas un objet : écrivez par exemple `{"{"}"deals": 2{"}"}`
record-no-rule-set = { $found } n’est pas un jeu de règles : écrivez { $choices }
record-no-house-rule = { $found } n’est pas une convention : écrivez { $choices }
record-house-rule-unfit = `{ $option }` ne va pas avec { $rules } : laissez-le de côté
record-house-rule-value = `{ $option }` ne peut pas être { $found } : écrivez { $choices }
record-unfinished = cette donne n’est pas finie, mais une autre la suit : écrivez ses autres coups, ou laissez la suivante de côté
record-partie-over = la partie était finie avant elle : laissez cette donne de côté
record-no-deal = { $found } n’est pas une donne : écrivez un objet avec `dealer`, `hands`, `talon` et `actions`
record-cards-dealt = { $found } cartes au lieu de { $dealt }
record-dealt-twice = `{ $card }` est donnée deux fois : { $first } et { $second }
record-wrong-dealer = `dealer` est { $found }, mais on donne à tour de rôle : écrivez { $instead }
record-no-text = { $found } n’est pas un texte : écrivez un coup, comme `0 play AS`
record-refused = { $found } : { $why }
record-proof-object = ce doit être un objet
record-proof-number = `number` doit être un texte de chiffres décimaux
record-proof-commitment = `commitment` doit être un texte de 64 chiffres hexadécimaux en minuscules
record-proof-cuts = `cuts` doit être les mots des deux joueurs, en deux textes, "" sans mots
record-proof-secret = `secret` doit être un texte de 64 chiffres hexadécimaux en minuscules
record-proof-cut = `cut` doit avoir deux cartes pour chaque coupe, comme `KS KH / 9D AS`
record-proof-house = `house` doit avoir `seat`, `level` et `engines`, chaque coup par un seul moteur
record-proof-day = `day` doit être deux nombres, le jour et la donne
record-proof-actions = `house` doit donner les numéros de ses coups
record-proof-order = `house` doit donner les numéros de ses coups dans l’ordre
record-no-deal-in-play = aucune donne n’est en cours : écrivez la donne où c’est à ce joueur de jouer
record-no-standing = aucune partie n’en est là avant une donne : écrivez `deals` et les marques des donnes finies
record-deal-over = la donne est finie
record-other-turn = c’est au joueur { $turn } de jouer, et non au joueur { $seat }
record-own-hand = le joueur { $seat } connaît sa main : écrivez ses douze cartes
record-hidden-hand = écrivez `??` douze fois, ou la main entière si une carte blanche l’a montrée
record-write-hidden = { $found } : écrivez `??` pour une carte cachée
record-talon-empty = le talon n’a plus de cartes
record-had-itself = ce joueur a eu lui-même `{ $card }`
record-is-elsewhere = ce joueur sait que `{ $card }` est ailleurs
record-not-possible = aucune carte que ce joueur n’a pas vue ne le permet
record-said-good = ce joueur a dit « bon », il voit donc les cartes : écrivez-les
record-no-such-group = ce joueur n’a pas ce groupe
record-not-beaten = { $answer } de ce joueur ne la bat pas
record-no-such-deal = les cartes que ce joueur n’a pas vues ne peuvent faire cette donne
record-sees-cards = ce joueur voit les cartes : écrivez-les
record-has-heard = ce joueur en a entendu plus : écrivez tout ce qui a été dit
record-sees = ce joueur voit { $instead }
record-has-seen = ce joueur l’a vu : écrivez les cartes
record-not-seen = ce joueur ne l’a pas vue : écrivez `??`
record-not-seen-twelve = ce joueur ne l’a pas vue : écrivez `??` douze fois
record-talon-card = la carte { $place } est { $found } : { $why }
record-result-missing = cela manque : une donne finie porte son `score` et ses `items`
record-result-part = { $name } est { $found } : les coups donnent { $instead }
record-result-wrong = { $found } : les coups donnent { $instead }
record-no-position = Ce n’est pas la position d’un joueur : { $why }.
record-no-field = { $found } n’est pas un élément de position : écrivez { $choices }, ou une action
record-field-form = { $found } : écrivez par exemple `{ $example }`
record-ends-early-write = elle finit trop tôt : écrivez { $instead }
record-misplaced-write = { $found } n’est pas à sa place : écrivez { $instead }
record-leave-out = { $found } : supprimez-le
record-no-dealer = le donneur manque : écrivez `dealer 0` ou `dealer 1`
record-no-parting = écrivez `; ` entre deux éléments
record-of-no-seat = elle n’est d’aucun joueur : écrivez `seat 0` ou `seat 1` après le donneur
