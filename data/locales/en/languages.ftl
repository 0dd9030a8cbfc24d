### The language that the bot writes in. Each catalogue names its own language in that language.

language-name = English
# The marks after which a sentence begins.
sentence-ends = .!?…
# The first of the languages that can be chosen.
language-of-discord = as set in Discord
command-server-language = The language of tables, challenges and everything else that everyone here sees
# $language is the name of a language in that language, or none.
server-language = Messages to everyone are in { $language ->
    [none] **this server’s Discord language**
   *[other] **{ $language }**
}.
