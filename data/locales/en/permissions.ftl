### The group of all commands, and the permissions that the bot needs for a table.

## Descriptions of the commands and their options

command-piquet = Piquet, the great card game for two players

## Permissions that the bot needs for a table

missing-title = I can’t open a table in this channel. I need these permissions:
missing-line = - **{ $permission }**: { $why }
# To a person who may change permissions, and to a person who may not.
missing-yours = You can grant them in Server Settings → Roles → my role, or in this channel’s settings → Permissions.
missing-theirs = Please ask { $who } to grant them to my role, on the server or in this channel.
missing-owner = the owner of the server (<@{ $owner }>) or a moderator
missing-someone = a moderator of the server
missing-threads = -# I can’t open threads here, so the table will be in the channel. For a thread, I need: { $permissions }.
# The names that Discord uses, each with the reason beside it.
permission-view-channel = View Channel
permission-view-channel-why = to see the channel
permission-send-messages = Send Messages
permission-send-messages-why = to post the challenge and the table
permission-read-history = Read Message History
permission-read-history-why = to find the table’s messages again
permission-create-threads = Create Public Threads
permission-create-threads-why = to open a thread for the table
permission-send-in-threads = Send Messages in Threads
permission-send-in-threads-why = to write in that thread
