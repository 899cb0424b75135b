"""What a seat sees: dense and sparse encodings, action masks, projected ends of skeletons."""
