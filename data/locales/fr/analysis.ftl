### Les enregistrements et les positions que l’on apporte à l’analyse. Voir en/analysis.ftl.

command-analyse = Revoir et analyser une partie, ou demander ce que la maison ferait dans une position
command-analyse-file = Un enregistrement, tel que l’écrit le bouton Exporter d’une relecture, ou une position
command-analyse-position = Une position, sur une ligne

## La page sans fichier ni position

analysis-how =
    ## Analyser
    - **Une partie** : joignez son enregistrement comme `file`. Vous pouvez la revoir, et voir quelles décisions ont le plus coûté à chaque joueur. *Exporter*, dans une relecture, écrit un tel fichier.
    - **Une position** : écrivez-la comme `position`, ou joignez-la. Je dis ce que je ferais, et ce que vaut chaque coup. Un enregistrement vu d’un seul joueur va aussi, quand c’est à lui de jouer.
analysis-how-own = - **Une partie à vous** : choisissez-la ci-dessous.
analysis-how-note = -# Vous seul voyez ces enregistrements, et ils ne comptent nulle part. Je garde vos { $records } derniers pendant { $days } jours, chacun jusqu’à { $kilobytes } ko. Je n’analyse pas les cartes d’une partie en cours ou des donnes du jour.
analysis-brought = Vos enregistrements joints
analysis-own = Vos parties finies

## Un enregistrement apporté

analysis-record =
    ## { $first } – { $second }
    -# { $rules }
analysis-private = -# Un enregistrement que vous avez joint : vous seul le voyez, et il ne compte nulle part. Je l’effacerai le { $until }.
analysis-review = Ce qui a coûté à { $name }
analysis-drop = Effacer
analysis-dropped = L’enregistrement est effacé.
analysis-replay = ## { $first } – { $second } · enregistrement joint

## Une position apportée

analysis-thinking = J’étudie la position…
analysis-position = ## La position

## Ce qui ne se lit pas

analysis-empty = Il n’y a rien dedans. Joignez un enregistrement, ou écrivez une position.
analysis-not-text = Ce n’est pas un texte en UTF-8. Joignez l’enregistrement même, un fichier en `.json`.
analysis-several = Ce sont { $number } enregistrements. Joignez-en un seul, dans son propre fichier.
analysis-many-deals = Cet enregistrement a { $number } donnes. Je lis jusqu’à { $most } donnes : laissez les dernières de côté.
analysis-no-deals = Cet enregistrement n’a pas de donne : il n’y a rien à étudier.
refused-huge-file = Ce fichier est trop grand : je lis jusqu’à { $most } ko. Joignez une seule partie.
refused-no-file = Discord ne m’a pas transmis le fichier. Joignez-le encore une fois.
refused-file-or-position = Donnez-moi un fichier ou une position, pas les deux.
refused-cards-in-play = { $why ->
    [daily] Ce sont les cartes d’une donne du jour encore ouverte. Je les analyse quand son jour est fini.
   *[other] Ce sont les cartes de votre partie #{ $number }, encore en cours. Je les analyse quand elle est finie.
}
