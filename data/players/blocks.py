"""Blocks: who has blocked whom."""

from bot.model.players import Block
from data.forgetting import disguised
from data.store.rows import add_row, fetch_rows
from data.store.transaction import Transaction


def has_blocked(tx: Transaction, user: int, other: int) -> bool:
    """Whether ``user`` has blocked ``other``, even if ``other`` was forgotten and has returned."""
    blocked = 'SELECT at FROM blocks WHERE "user" = ? AND blocked IN (?, ?)'
    return tx.fetch_one(blocked, user, other, disguised(tx, other)) is not None


def blocks_of(tx: Transaction, user: int) -> tuple[Block, ...]:
    query = 'SELECT {columns} FROM blocks WHERE "user" = ? ORDER BY at DESC, blocked DESC'
    return tuple(fetch_rows(tx, Block, query, user))


def add_block(tx: Transaction, block: Block) -> None:
    """Stores a block, unless stored already. Replaces a block made before the blocked person was forgotten."""
    tx.execute('DELETE FROM blocks WHERE "user" = ? AND blocked = ?', block.user, disguised(tx, block.blocked))
    add_row(tx, "blocks", block, "ON CONFLICT DO NOTHING")


def remove_block(tx: Transaction, user: int, blocked: int) -> None:
    tx.execute('DELETE FROM blocks WHERE "user" = ? AND blocked = ?', user, blocked)
