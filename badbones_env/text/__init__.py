"""The game as text: choices, positions, records, scenarios, boards for the terminal."""
