/** Whether a regular expression can be read with the "u" flag. */
export function isPattern(pattern: string, flags = 'u'): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same regular expression for the "u" flag, which JSON Schema recommends. That flag refuses needless escapes such
 * as `\-` and `\@`, which many published schemas contain. A pattern that cannot be repaired is
 * returned unchanged.
 */
export function readableByUnicode(pattern: string): string {
  if (isPattern(pattern) || !isPattern(pattern, '')) return pattern;
  const withoutEscapes = pattern.replace(/\\([^\p{L}\p{N}^$\\.*+?()[\]{}|/-])/gu, '$1');
  const candidates = [withoutEscapes, escapeDashes(withoutEscapes)];
  return candidates.find((candidate) => isPattern(candidate)) ?? pattern;
}

/** Outside a class "-" needs no escape; inside one, a dash beside a class such as `\w` needs one. */
function escapeDashes(pattern: string): string {
  let inClass = false;
  return pattern.replace(/\\.|[[\]-]/gsu, (part, at: number) => {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    if (part === '\\-' && !inClass) return '-';
    const before = pattern.slice(Math.max(0, at - 2), at);
    const after = pattern.slice(at + 1, at + 3);
    const isLiteral = inClass && part === '-' && (/\\[wdsWDS]$/u.test(before) || /^\\[wdsWDS]/u.test(after));
    return isLiteral ? '\\-' : part;
  });
}
