"""Problems: positions in which the best decision is asked."""
