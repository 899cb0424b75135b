"""What writes the generated parts of the docs: pages, published strengths, training runs, peers."""
