### Blocks: /piquet block and /piquet unblock. See en/blocks.ftl for what each text is.

command-block = Eine Person blockieren, ohne dass sie es erfährt; ohne Person: wen du blockiert hast
command-block-person = Von wem du keine Herausforderung, Revanche und Benachrichtigung willst
command-unblock = Eine Blockierung aufheben
command-unblock-person = Wessen Blockierung: wähle aus denen, die du blockiert hast

block-done = Du hast **{ $name }** blockiert, ohne dass **{ $name }** davon erfährt. Ihr könnt einander nicht herausfordern, und offene Herausforderungen zwischen euch sind geschlossen. Eine Partie, die ihr miteinander habt, geht weiter, aber bei den Zügen von **{ $name }** wirst du nicht benachrichtigt.
block-lifted = **{ $name }** ist nicht mehr blockiert.
block-title = ## Wen du blockiert hast
block-none = Du hast niemanden blockiert. `/piquet block` mit einer Person blockiert sie.
block-line = - **{ $name }**
block-hint = -# `/piquet unblock` hebt eine Blockierung auf.

## Refusals

refused-not-to-block = Nur andere Menschen lassen sich blockieren: keine Bots und nicht du selbst.
refused-have-blocked = Du hast diese Person blockiert. `/piquet unblock` hebt die Blockierung auf.
refused-not-blocked = Du hast diese Person nicht blockiert. `/piquet block` zeigt, wen du blockiert hast.
refused-many-blocked = Du hast { $number } Personen blockiert, und mehr kann ich mir nicht merken. `/piquet unblock` hebt eine Blockierung auf.
