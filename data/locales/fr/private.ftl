### Les parties privées : elles se jouent dans les messages privés des joueurs, sur aucun serveur.

private-begun = Vous jouez contre **{ $other }**, en privé. [Vos cartes sont dans vos messages privés.]({ $link })
private-begun-soon = Vous jouez contre **{ $other }**, en privé. Vos cartes arrivent dans un instant dans vos messages privés, et `/piquet hand` les montre aussi.
private-begun-closed = ⚠️ Vous jouez contre **{ $other }**, en privé, mais je ne peux pas vous envoyer de messages privés. Vous pouvez jouer quand même : **Voir ma main** montre vos cartes ici, à vous seul, et `/piquet hand` aussi, où que ce soit.
private-open-dms = -# Pour jouer dans vos messages privés, ajoutez-moi à votre compte, ou acceptez les messages privés des membres d’un serveur que nous avons en commun (ses *Paramètres de confidentialité*). Puis tapez une fois `/piquet hand`.
private-install = M’ajouter à votre compte

private-greeting = Vos parties hors d’un serveur se jouent ici : vos cartes arrivent dans cette conversation dès qu’il en commence une.

private-invited = J’ai envoyé votre défi à **{ $other }**, dans ses messages privés. S’il est accepté, vos cartes arrivent ici. Il expire { $until }.
private-invited-you = **{ $other }** vous a déjà défié : [le défi]({ $link }).
private-declined = **{ $other }** refuse votre défi.
