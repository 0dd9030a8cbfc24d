### The language in which the bot writes. See en/languages.ftl.

language-name = Deutsch
sentence-ends = .!?…:
language-of-discord = wie in Discord
command-server-language = Die Sprache von Tischen, Herausforderungen und allem, was hier alle sehen
server-language = Was alle sehen, ist { $language ->
    [none] **in der Sprache, die Discord für diesen Server hat**.
   *[other] auf **{ $language }**.
}
