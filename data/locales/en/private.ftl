### Private parties: they are played in the players' direct messages, on no server.
###
### For translators. $other is the opponent.

# The answer to who has begun one against the house. $link leads to the message with their hand.
private-begun = You play **{ $other }**, in private. [Your cards are in your direct messages.]({ $link })
# The same, while that message has not arrived yet.
private-begun-soon = You play **{ $other }**, in private. Your cards come to your direct messages in a moment, and `/piquet hand` shows them too.
# The same, if the bot cannot write to them; then private-open-dms, a button “Show my hand”, and private-install.
private-begun-closed = ⚠️ You play **{ $other }**, in private, but I cannot send you direct messages. You can still play: **Show my hand** shows your cards here, to you alone, and so does `/piquet hand`, anywhere.
private-open-dms = -# To play in your direct messages, add me to your account, or allow direct messages from members of a server that we share (its *Privacy Settings*). Then use `/piquet hand` once.
# A button: it leads to Discord’s page that adds the bot to a person’s account.
private-install = Add me to your account

# The first direct message to a person who has made or accepted a challenge outside a server.
private-greeting = Your parties outside a server are played here: your cards come to this conversation as soon as one begins.

# To the challenger: the challenge was sent to the opponent’s direct messages. $until is when it expires.
private-invited = I have sent your challenge to **{ $other }**, in their direct messages. When they accept, your cards come here. It expires { $until }.
# To a player who asks for a rematch that the other has asked for already.
private-invited-you = **{ $other }** has challenged you already: [the challenge]({ $link }).
# To the challenger, in direct messages.
private-declined = **{ $other }** declines your challenge.
