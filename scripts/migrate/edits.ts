/** A part of a text and what replaces it; everything else stays as it is, byte for byte. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with edits applied. Of edits that overlap, the first counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

/** The edits that replace what a pattern finds outside of some ranges; `undefined` leaves a match as it is. */
export function replaceOutside(
  text: string,
  pattern: RegExp,
  isProtected: (offset: number) => boolean,
  replace: (match: RegExpExecArray) => string | undefined,
): Edit[] {
  return [...text.matchAll(pattern)].flatMap((match): Edit[] => {
    if (isProtected(match.index)) return [];
    const replacement = replace(match);
    if (replacement === undefined || replacement === match[0]) return [];
    return [{ start: match.index, end: match.index + match[0].length, text: replacement }];
  });
}
