const SEPARATORS = /[^\p{L}\p{N}_$]+/u;
const WORD_STARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|_+/u;

/**
 * Words of a text, lower-case. A name in code counts whole and in its parts: `BooleanField` is found by `booleanfield`,
 * by `boolean` and by `field`.
 */
export function tokenize(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of text.split(SEPARATORS)) {
    if (word === '') continue;
    tokens.add(word.toLowerCase());
    const parts = word.split(WORD_STARTS).filter(Boolean);
    if (parts.length > 1) parts.forEach((part) => tokens.add(part.toLowerCase()));
  }
  return [...tokens];
}

/** Words of a query: not taken apart, so that a whole name finds that name first. */
export function tokenizeQuery(query: string): string[] {
  return query
    .split(SEPARATORS)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
