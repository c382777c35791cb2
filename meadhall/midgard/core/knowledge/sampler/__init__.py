"""The sampler behind `imagine`: a constraint search for a first arrangement, then a Markov chain.

`workspace` has the cells and the cards in them, `known_packs` makes the cells, `constraints` lists the cards that other
seats must have had. The search is in `constraint_search`, with `branching`, `matching` and `windows`; `filling` deals
the rest. The proposals of the chain are in `chain_swaps`, `chain_repairs` and `chain_rotations`, and all bounds in
`limits`.
"""
