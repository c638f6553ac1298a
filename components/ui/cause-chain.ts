/** The messages of an error and of everything that caused it, as one text; a circular chain is followed once. */
export function causeChain(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let at = error; at !== undefined && at !== null && !seen.has(at);) {
    seen.add(at);
    messages.push(at instanceof Error ? at.message : typeof at === 'string' ? at : JSON.stringify(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return messages.join('\n\nCause:\n');
}
