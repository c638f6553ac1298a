import { distance } from 'fastest-levenshtein';

/** The name of `known` that a writer most likely meant, or undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const stepsTo = (candidate: string) => distance(name.toLowerCase(), candidate.toLowerCase());
  // With half of the letters, "hide_title" would count as a misspelled "title".
  const isNear = (candidate: string) => {
    const length = Math.max(name.length, candidate.length);
    return stepsTo(candidate) <= Math.max(length > 3 ? 2 : 1, Math.floor(length * 0.4));
  };
  return known.filter(isNear).sort((one, other) => stepsTo(one) - stepsTo(other))[0];
}
