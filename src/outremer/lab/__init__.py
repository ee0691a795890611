"""Playing many games: invariants and the fuzzer that looks for positions that break them."""
