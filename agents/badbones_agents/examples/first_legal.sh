#!/bin/sh
# A bot in shell: plays the first legal choice.
#     badbones tournament 'exec:sh first_legal.sh' random --games 4 --out runs/sh
# Protocol: docs/protocol.md. Keys come in a fixed order, so sed is enough.
while IFS= read -r line; do
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
    case $line in
    *'"type":"hello"'*)
        printf '{"id":%s,"protocol":1,"name":"first legal in shell"}\n' "$id" ;;
    *'"type":"decide"'*)
        choice=$(printf '%s' "$line" | sed -n 's/.*"legal":\[\("[^"]*"\).*/\1/p')
        printf '%s\n' "{\"id\":$id,\"choice\":$choice}" ;;
    *'"type":"quit"'*)
        exit 0 ;;
    esac
done
