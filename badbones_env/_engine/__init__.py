"""How the rules run in batches: compilation, kernels, threads, SIMD helpers. Private: use ``badbones_env.lowlevel``."""
