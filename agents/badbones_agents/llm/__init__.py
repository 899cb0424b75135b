"""Language models at the table: prompts rendered from the game, an OpenAI-compatible client, transcripts."""
