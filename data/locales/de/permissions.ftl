### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-piquet = Piquet, das große Kartenspiel für zwei

## Permissions that the bot needs for a table

missing-title = Ich kann in diesem Kanal keinen Tisch öffnen. Mir fehlen diese Berechtigungen:
missing-line = - **{ $permission }**: { $why }
missing-yours = Das kannst du ändern: Servereinstellungen → Rollen → meine Rolle, oder die Einstellungen dieses Kanals → Berechtigungen.
missing-theirs = Bitte { $who }, meiner Rolle diese Berechtigungen zu geben, auf dem Server oder in diesem Kanal.
missing-owner = wem der Server gehört (<@{ $owner }>) oder die Moderation
missing-someone = die Moderation des Servers
missing-threads = -# Ich darf hier keine Threads öffnen, also kommt der Tisch in den Kanal selbst. Für Threads brauche ich: { $permissions }.
permission-view-channel = Kanal anzeigen
permission-view-channel-why = um den Kanal zu sehen
permission-send-messages = Nachrichten senden
permission-send-messages-why = für Herausforderung und Tisch
permission-read-history = Nachrichtenverlauf anzeigen
permission-read-history-why = um die Nachrichten des Tisches wiederzufinden
permission-create-threads = Öffentliche Threads erstellen
permission-create-threads-why = um einen Thread für den Tisch zu öffnen
permission-send-in-threads = Nachrichten in Threads senden
permission-send-in-threads-why = um darin zu schreiben
