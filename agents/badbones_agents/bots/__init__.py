"""Code that is not ours: bots in processes of their own, sandboxed agents for batches."""
