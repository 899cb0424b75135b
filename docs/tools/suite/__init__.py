"""What the benchmark suite is made from: evaluation networks, bounds, baselines and controls."""
