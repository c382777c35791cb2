"""The limits of the sampler: how long the search for a first arrangement may take, and how long the chain runs.

The search ends after MOST_TRIES tries. Try n, counted from 0, ends after one pass for each constraint plus DETOURS plus
n. The chain makes PROPOSALS proposals for each cell that can change and for FEWEST more. A proposal has at most
MOST_SWAPS swaps.
"""

MOST_TRIES = 400
DETOURS = 40

PROPOSALS = 24
FEWEST = 24  # because a few cells need as many proposals
MOST_SWAPS = 6  # swaps of a proposal
MOST_MISSING = 2  # cards while a proposal is repaired
