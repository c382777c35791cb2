// How many figures of a card set are printed in a book, and how many we chose so that the game can be played.
export interface Figures {
  exact: number;
  ours: number;
  all: number;
}

export function figuresOf({ exact = 0, inferred = 0, ours = 0 }: Record<string, number>): Figures {
  return { exact, ours, all: exact + inferred + ours };
}
