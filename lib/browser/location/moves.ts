const listeners = new Set<() => void>();

/** Reports that the reader has moved to another page, query or fragment, or has opened the first page. */
export function reportMove(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each move. Returns the function that stops it. */
export function listenToMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
