### Private parties: they are played in the players' direct messages, on no server. See en/private.ftl.

private-begun = Du spielst privat gegen **{ $other }**. [Deine Karten sind in deinen Direktnachrichten.]({ $link })
private-begun-soon = Du spielst privat gegen **{ $other }**. Deine Karten kommen gleich als Direktnachricht, und auch `/piquet hand` zeigt sie.
private-begun-closed = ⚠️ Du spielst privat gegen **{ $other }**, aber ich kann dir keine Direktnachrichten schicken. Spielen kannst du trotzdem: **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir, und `/piquet hand` tut es überall.
private-open-dms = -# Um in deinen Direktnachrichten zu spielen, füge mich deinem Konto hinzu oder erlaube Direktnachrichten von Mitgliedern eines Servers, auf dem wir beide sind (in seinen *Privatsphäre-Einstellungen*). Dann nutze einmal `/piquet hand`.
private-install = Zum Konto hinzufügen

private-greeting = Deine Partien außerhalb eines Servers spielst du hier: Deine Karten kommen in diese Unterhaltung, sobald eine beginnt.

private-invited = Ich habe **{ $other }** deine Herausforderung als Direktnachricht geschickt. Wird sie angenommen, kommen deine Karten hierher. Sie verfällt { $until }.
private-invited-you = **{ $other }** hat dich schon herausgefordert: [die Herausforderung]({ $link }).
private-declined = **{ $other }** lehnt deine Herausforderung ab.
