### House rules: all sentences about them, in the order of HOUSE_RULES in bot/piquet/rules.py.

## The options of a command, at most 100 characters each

command-challenge-carte-rouge = Convention : 20 points quand les douze cartes comptent dans les annonces
command-challenge-carte-rouge-bar = Convention : la carte rouge du dernier ne compte ni pour un pic ni pour un repic
command-challenge-cards-make-pique = Convention : les 10 des cartes comptent pour un pic si l’autre n’a encore aucune levée
command-challenge-pique = Convention : ce qui décide d’un pic, si ce n’est l’ordre de la marque
command-challenge-calls = Convention du Rubicon : ce qu’une annonce dit d’emblée
command-challenge-must-win = Convention : qui fournit doit prendre la levée s’il le peut
command-challenge-deals = Combien de donnes a la partie, dans des règles à six donnes

## Their values, at most 100 characters each. $number is 1, 2 or 6

option-pique-choice = selon l’usage – les annonces du dernier ne l’empêchent qu’une fois comptées
option-calls-choice = complètes – séquences avec leur hauteur, brelans avec leur rang
option-deals-choice =
    { $number ->
        [1] une donne
        [2] deux donnes
        [6] six donnes (une partie entière)
       *[other] { $number } donnes
    }

## House rules that differ from the rule set: in the challenge, where the table opens, above a hand. option-line has a
## list of these phrases. $on is yes or no, $number is 1, 2 or 6

option-line = Conventions : { $options }.
option-carte-rouge =
    { $on ->
        [yes] avec carte rouge
       *[no] sans carte rouge
    }
option-carte-rouge-bar = pas de repic par la carte rouge du dernier
option-cards-make-pique =
    { $on ->
        [yes] les cartes comptent pour un pic
       *[no] les cartes ne comptent pas pour un pic
    }
option-pique = pic selon l’usage
option-calls = annonces complètes
option-must-win = obligation de forcer
option-deals =
    { $number ->
        [1] une partie d’une donne
        [2] une partie de deux donnes
        [6] une partie de six donnes
       *[other] une partie de { $number } donnes
    }
option-reading = lues comme en version { $version }

## The page of house rules of a challenge's panel: a button and a line for each

panel-carte-rouge = Carte rouge
panel-carte-rouge-line = **Carte rouge :** 20 points quand les douze cartes comptent dans les annonces.
panel-carte-rouge-bar = Pas de repic par carte rouge
panel-carte-rouge-bar-line = **Pas de repic par carte rouge :** la carte rouge du dernier ne compte ni pour un pic ni pour un repic.
panel-cards-make-pique = Les cartes comptent au pic
panel-cards-make-pique-line = **Les cartes comptent au pic :** les 10 des cartes y comptent si elles sont gagnées avant que l’autre ait une levée.
panel-pique = Pic selon l’usage
panel-pique-line = **Pic selon l’usage :** les annonces du dernier ne l’empêchent qu’une fois comptées.
panel-calls = Annonces complètes
panel-calls-line = **Annonces complètes :** les séquences s’annoncent avec leur hauteur, les brelans avec leur rang.
panel-must-win = Obligation de forcer
panel-must-win-line = **Obligation de forcer :** qui fournit doit prendre la levée s’il le peut.

## What is refused

refused-option-does-not-fit = { $option ->
    [deals] Seules les règles à six donnes s’abrègent : laissez `deals` de côté
    [carte_rouge] Le Contrepic n’a pas de carte rouge : laissez `carte_rouge` de côté
    [carte_rouge_bar] Cette partie n’a pas de carte rouge : laissez `carte_rouge_bar` de côté
    [pique] Au Contrepic cela ne changerait rien : laissez `pique` de côté
    [calls] Les annonces complètes n’existent qu’au Rubicon : laissez `calls` de côté
    [cards_make_pique] Au Contrepic les cartes ne marquent rien : laissez `cards_make_pique` de côté
    [must_win] Au Contrepic personne n’est obligé de forcer : laissez `must_win` de côté
   *[other] `{ $option }` ne va pas avec ces règles : laissez cette option de côté
}, ou { $option ->
    [calls] choisissez `rubicon`.
    [carte_rouge_bar] { $rules ->
        [counterpique] choisissez d’autres règles.
       *[other] ajoutez `carte_rouge`.
    }
   *[other] choisissez d’autres règles.
}
refusal-win-trick = Vous devez prendre cette levée, puisque vous le pouvez : selon votre convention, jouez { $cards }.

## The page of /piquet rules

rules-page-options-title = Conventions
rules-page-options-body = Ce dont les joueurs conviennent. Choisissez-le avec `/piquet challenge`, qui montre toute différence avec les règles. Aucune ne va au Contrepic.
rules-option-carte-rouge = **Carte rouge.** 20 à qui emploie ses douze cartes dans un point, des séquences ou des brelans qui sont bons ; pour pic et repic aussi. De règle à la _Carte rouge_.
rules-option-carte-rouge-bar = **Carte rouge barrée.** Les 20 du dernier, marqués après l’entame, ne comptent ni pour un pic ni pour un repic.
rules-option-cards-make-pique = **Les cartes comptent au pic.** Si le premier gagne sept levées avant que le dernier en ait une, les 10 marquent aussitôt : 20 + 10 = 30 et 30 + 30 = 60. Un capot ajoute alors 30. De règle à la _Carte rouge_.
rules-option-pique = **Le pic selon l’usage.** Le premier l’a avec 30 avant que le dernier compte : 26 + 3 en main, et 29 + 1 = 30 avec la première carte. Un repic garde l’ordre de la marque.
rules-option-calls = **Annonces complètes**, au Rubicon : « quatrième majeure », « trois valets ».
rules-option-must-win = **Obligation de forcer.** Qui fournit doit jouer une carte plus forte, s’il le peut.
rules-option-deals = **Une ou deux donnes**, si les règles en ont six ; à égalité, deux de plus. Pas de rubicon, fait pour six. Deux sont plus justes : en une, le premier a l’avantage.

    _Exemple :_ une partie d’une donne finit 34 à 22 : 100 + 34 − 22 = 112.
rules-options-sources = Les trois premières : la source de la _Carte rouge_. Annonces complètes : le dialogue de Cavendish. Obligation de forcer : règles plus anciennes. Le pic selon l’usage : bien des clubs. Parties courtes : de nous.
