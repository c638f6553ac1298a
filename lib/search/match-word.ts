import { slipsAllowed, wordDistance } from './word-distance';
import type { Places } from './word-places';

/** Where words are looked up: in memory, or in the files of a large index. */
export interface WordSource {
  /** The words that begin with `start`, and where they are. */
  wordsFrom(start: string): Promise<readonly (readonly [word: string, places: Places])[]>;
  /** Every word of the index. */
  vocabulary(): Promise<readonly string[]>;
}

/** A word of the index that stands for a word of a query. */
export interface WordMatch {
  readonly word: string;
  readonly places: Places;
  /** 1 for the word itself, less for others. */
  readonly likeness: number;
}

const PLURAL_LIKENESS = 0.85;
const PREFIX_LIKENESS = { least: 0.4, most: 0.8 };
const SLIP_LIKENESS = 0.5;

/** Further words for a misspelt one, so that few files have to be fetched for them. */
const MOST_CORRECTIONS = 4;

/** The word being typed may still be short; other short words begin half of the language. */
const mayContinue = (word: string, isUnfinished: boolean) => isUnfinished || word.length > 2;

function likenessOfPrefix(word: string, longer: string): number {
  const { least, most } = PREFIX_LIKENESS;
  return least + (most - least) * (word.length / longer.length);
}

async function exactMatch(word: string, source: WordSource): Promise<Places | undefined> {
  return (await source.wordsFrom(word)).find(([found]) => found === word)?.[1];
}

/** The words nearest to a misspelt one; the first letter is seldom the wrong one. */
async function findCorrections(word: string, isUnfinished: boolean, source: WordSource) {
  const limit = slipsAllowed(word.length);
  if (limit === 0) return [];
  const distances = (await source.vocabulary())
    .map((candidate) => {
      const distance = wordDistance(word, candidate, limit, isUnfinished);
      return { candidate, distance: distance + (candidate[0] === word[0] ? 0 : 0.5) };
    })
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance || one.candidate.length - other.candidate.length);
  const nearest = distances[0]?.distance ?? 0;
  return distances.filter(({ distance }) => distance - nearest < 1).slice(0, MOST_CORRECTIONS);
}

async function correct(word: string, isUnfinished: boolean, source: WordSource): Promise<WordMatch[]> {
  const corrections = await findCorrections(word, isUnfinished, source);
  const found = corrections.map(async ({ candidate, distance }) => {
    const places = await exactMatch(candidate, source);
    return places ? [{ word: candidate, places, likeness: SLIP_LIKENESS / (1 + distance) }] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * The words of the index that a word of a query stands for: itself, words that begin with it, and only where there are
 * none of these, words that it may be a misspelling of.
 */
export async function matchWord(
  word: string,
  isUnfinished: boolean,
  source: WordSource,
): Promise<WordMatch[]> {
  const matches = (await source.wordsFrom(word)).flatMap(([found, places]): WordMatch[] => {
    if (found === word) return [{ word, places, likeness: 1 }];
    return mayContinue(word, isUnfinished)
      ? [{ word: found, places, likeness: likenessOfPrefix(word, found) }]
      : [];
  });
  if (word.length > 3 && word.endsWith('s')) {
    const singular = word.slice(0, -1);
    const places = await exactMatch(singular, source);
    if (places) matches.push({ word: singular, places, likeness: PLURAL_LIKENESS });
  }
  return matches.length > 0 ? matches : correct(word, isUnfinished, source);
}
