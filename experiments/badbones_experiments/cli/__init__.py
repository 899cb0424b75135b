"""The command line: ``badbones COMMAND``. One module for each group of commands; the work is done elsewhere."""
