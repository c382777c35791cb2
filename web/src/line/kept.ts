// What the browser keeps for the page from one visit to the next.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`meadhall.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`meadhall.${key}`, value);
  } catch {
    // a browser that keeps nothing: it holds for this visit
  }
}
