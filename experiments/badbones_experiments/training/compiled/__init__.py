"""What the compiled learner does for every decision: choosing and keeping it, its gradient, Adam."""
