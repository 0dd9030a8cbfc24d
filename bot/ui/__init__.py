"""What people see: hand, table, score sheet, words, and the buttons that outlive a restart."""
