import type { WordIndex, WordPlace } from './index-content';
import { slipsAllowed, wordDistance } from './word-distance';

/** A word of the index that stands for a word of a query. */
export interface WordMatch {
  readonly word: string;
  readonly places: readonly WordPlace[];
  /** 1 for the word itself, less for others. */
  readonly likeness: number;
}

const PLURAL_LIKENESS = 0.85;
const PREFIX_LIKENESS = { least: 0.4, most: 0.8 };
const SLIP_LIKENESS = 0.5;

/** Words that a misspelt one may stand for; more of them would have little to do with it. */
const MOST_CORRECTIONS = 4;

/** The word being typed may still be short; other short words begin half of the language. */
const mayContinue = (word: string, isUnfinished: boolean) => isUnfinished || word.length > 2;

function likenessOfPrefix(word: string, longer: string): number {
  const { least, most } = PREFIX_LIKENESS;
  return least + (most - least) * (word.length / longer.length);
}

/** The first place in a sorted list whose word is not before `word`. */
function placeOf(word: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of the index that begin with `start`. */
export function wordsBeginning(start: string, { words }: Pick<WordIndex, 'words'>): readonly string[] {
  const first = placeOf(start, words);
  let end = first;
  while (words[end]?.startsWith(start)) end += 1;
  return words.slice(first, end);
}

/** The words nearest to a misspelt one; the first letter is seldom the wrong one. */
function findCorrections(word: string, isUnfinished: boolean, words: readonly string[]) {
  const limit = slipsAllowed(word.length);
  if (limit === 0) return [];
  const distances = words
    .map((candidate) => {
      const distance = wordDistance(word, candidate, limit, isUnfinished);
      return { candidate, distance: distance + (candidate[0] === word[0] ? 0 : 0.5) };
    })
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance || one.candidate.length - other.candidate.length);
  const nearest = distances[0]?.distance ?? 0;
  return distances.filter(({ distance }) => distance - nearest < 1).slice(0, MOST_CORRECTIONS);
}

/**
 * The words of the index that a word of a query stands for: itself, words that begin with it, and only where there are
 * none of these, words that it may be a misspelling of.
 */
export function matchWord(word: string, isUnfinished: boolean, index: WordIndex): WordMatch[] {
  const match = (found: string, likeness: number): WordMatch => ({
    word: found,
    places: index.places.get(found) ?? [],
    likeness,
  });
  const matches = wordsBeginning(word, index).flatMap((found): WordMatch[] => {
    if (found === word) return [match(word, 1)];
    return mayContinue(word, isUnfinished) ? [match(found, likenessOfPrefix(word, found))] : [];
  });
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : undefined;
  if (singular !== undefined && index.places.has(singular)) matches.push(match(singular, PLURAL_LIKENESS));
  if (matches.length > 0) return matches;
  return findCorrections(word, isUnfinished, index.words).map(({ candidate, distance }) =>
    match(candidate, SLIP_LIKENESS / (1 + distance)),
  );
}
