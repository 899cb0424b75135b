"""The command that teaches the shell our commands: ``completion``. The candidates come from the parsers themselves."""

from __future__ import annotations

import argparse

from .options import AddCommand

SCRIPTS = {
    "bash": """_badbones() {
  COMPREPLY=($(badbones --complete "${COMP_WORDS[@]:1:$COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _badbones badbones""",
    "zsh": """#compdef badbones
_badbones() {
  local -a found
  found=(${(f)"$(badbones --complete "${(@)words[2,$CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then compadd -a found; else _files; fi
}
compdef _badbones badbones""",
    "fish": "complete -c badbones -a '(badbones --complete (commandline -opc)[2..-1] (commandline -ct))'",
}


def _completion(args: argparse.Namespace) -> int:
    print(SCRIPTS[args.shell])
    return 0


def add(command: AddCommand) -> None:
    sub = command(
        "completion",
        _completion,
        "Print what a shell needs to complete commands and options of badbones.",
        "  badbones completion bash >> ~/.bashrc\n  badbones completion zsh >> ~/.zshrc\n"
        "  badbones completion fish > ~/.config/fish/completions/badbones.fish",
    )
    sub.add_argument("shell", choices=list(SCRIPTS), metavar="SHELL", help="bash, zsh or fish")
