"""Commands and controls for finished parties: history, replays and exports. None of them changes a partie."""
