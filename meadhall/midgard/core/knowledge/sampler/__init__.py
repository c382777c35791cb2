"""The sampler behind `imagine`: a constraint search for a first arrangement, then a Markov chain.

`cells` holds cells and cards, `known_packs` spreads them out, `claims` counts what others must have had. The search is
in `constraint_search`, with `branching`, `matching` and `windows`; `filling` deals the rest. The proposals of the chain
are in `chain_swaps`, `chain_walks` and `chain_rotations`, and all bounds in `limits`.
"""
