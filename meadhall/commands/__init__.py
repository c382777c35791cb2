"""The commands of `meadhall`, one module each: `add` adds the parser of the command, `run` runs it."""
