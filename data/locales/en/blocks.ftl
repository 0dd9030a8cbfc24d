### Blocks: /piquet block and /piquet unblock. Only the person who blocks sees these texts.
###
### For translators. A description of a command or an option (command-…) has at most 100 characters.

command-block = Block a person, who is not told; without a person: whom you have blocked
command-block-person = Whom you want no challenge, no rematch and no notification from
command-unblock = Lift a block
command-unblock-person = Whose block to lift: choose from those whom you have blocked

# After /piquet block with a person.
block-done = You have blocked **{ $name }**, who is not told. Neither of you can challenge the other, and open challenges between you are closed. A partie that you have with each other goes on, but the moves of **{ $name }** do not notify you.
# After /piquet unblock.
block-lifted = **{ $name }** is no longer blocked.
block-title = ## Whom you have blocked
block-none = You have blocked nobody. `/piquet block` with a person blocks that person.
# One person of the list.
block-line = - **{ $name }**
block-hint = -# `/piquet unblock` lifts a block.

## Refusals

refused-not-to-block = Only other people can be blocked: not bots, and not yourself.
# Challenging somebody whom one has blocked, or accepting their challenge.
refused-have-blocked = You have blocked this person. `/piquet unblock` lifts the block.
refused-not-blocked = You have not blocked this person. `/piquet block` shows whom you have blocked.
# $number is the largest number of people whom one can block.
refused-many-blocked = You have blocked { $number } people, and I cannot remember more. `/piquet unblock` lifts a block.
