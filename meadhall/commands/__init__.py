"""The commands of `meadhall`, a module each: `add` names its options, `run` carries it out."""
