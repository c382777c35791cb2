"""The sampler behind `imagine`: a constraint search for a first arrangement, then a Markov chain.

`desk` holds the cells and cards, `sights` spreads them out, `claims` counts what others must have had. The search is in
`searching`, with `choosing`, `matching` and `windows`; `filling` deals the rest. The proposals of the chain are in
`swapping`, `walking` and `stirring`, and all bounds in `limits`.
"""
