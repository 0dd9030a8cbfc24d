"""Problems: positions that ask for the best decision."""
