### La langue dans laquelle le bot écrit.

language-name = Français
sentence-ends = .!?…
language-of-discord = celle de Discord
command-server-language = La langue des tables, des défis et de tout ce que chacun voit ici
server-language = Ce que tout le monde voit est { $language ->
    [none] **dans la langue que Discord a pour ce serveur**.
   *[other] dans cette langue : **{ $language }**.
}
