"""``python -m badbones_experiments.cli``."""

import sys

from .main import main

sys.exit(main())
