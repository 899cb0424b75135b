"""The command line's commands, one module for each field of work: what they are called, their arguments, their help.

A module has ``add(command)`` and imports the code that does the work only when a command runs, so that ``badbones
--help`` is quick and a command needs only its own libraries.
"""
