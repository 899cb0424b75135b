"""Is the new player better? ``badbones match`` asks in as few games as the answer takes (docs/strength.md).

``sprt`` the sequential test; ``scores`` the blocks it is fed with, and who sits where; ``main`` a match from start to
end; ``report`` its page; ``error_rates`` how often the test is wrong, and how many games it saves.
"""
