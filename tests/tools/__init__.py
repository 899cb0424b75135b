"""What works in a checkout of the project only: proofs against the tests, generated pages, peers. No wheel has it."""
