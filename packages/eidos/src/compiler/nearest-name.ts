import { closest, distance } from 'fastest-levenshtein';

/** Comparing with more names than this takes longer than the suggestion is worth. */
const mostNames = 500;

/** The known name that was most likely meant, or undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || known.length > mostNames || name === '') return undefined;
  const nearest = closest(name, known);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, name.length / 3)
    ? nearest
    : undefined;
}

/** Advice that names the nearest known name, for a problem; undefined when none is near. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}
