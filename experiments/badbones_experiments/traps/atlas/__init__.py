"""``badbones traps search``: strategies found instead of compared, an atlas of good and different ones (MAP-Elites)."""
