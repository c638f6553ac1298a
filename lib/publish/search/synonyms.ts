import { tokenizeQuery } from './tokenize';

/** What people type, and the words that the docs use for it. */
export type Synonyms = Readonly<Record<string, string>>;

/** A way to read a query. */
export interface QueryReading {
  readonly words: readonly string[];
  /** How much what it finds counts compared to what the words as typed find. */
  readonly weight: number;
  /** Whether the last word may be the beginning of a longer one. */
  readonly isUnfinished: boolean;
  /** A word that must be there for this reading to make sense. */
  readonly needs?: string;
}

/** Words of the docs say the same as what was typed, if not quite. */
const SYNONYM_WEIGHT = 0.9;

function replaceRun(words: readonly string[], run: readonly string[], by: readonly string[]) {
  const start = words.findIndex((_, index) => run.every((word, offset) => words[index + offset] === word));
  return start < 0 ? undefined : [...words.slice(0, start), ...by, ...words.slice(start + run.length)];
}

function synonymReadings(words: readonly string[], synonyms: Synonyms): QueryReading[] {
  return Object.entries(synonyms).flatMap(([typed, meant]) => {
    const run = tokenizeQuery(typed);
    const by = tokenizeQuery(meant);
    const replaced = replaceRun(words, run, by) ?? replaceRun(words, [run.join('')], by);
    return replaced ? [{ words: replaced, weight: SYNONYM_WEIGHT, isUnfinished: false }] : [];
  });
}

/** A name that is typed with its hyphen is seldom meant as two words. */
const NAME_WEIGHT = 12;

/** `combo box` may be meant as `combobox`, and `not-json` is most likely that name. */
function joinedReadings(words: readonly string[], query: string): QueryReading[] {
  return words.slice(1).map((word, index) => {
    const joined = `${words[index]}${word}`;
    const rest = [...words.slice(0, index), joined, ...words.slice(index + 2)];
    const weight = query.includes(`${words[index]}-${word}`) ? NAME_WEIGHT : 1;
    return { words: rest, weight, isUnfinished: index + 2 === words.length, needs: joined };
  });
}

/** What names one thing on a page may be typed in the plural; the beginning of a word finds its plural too. */
function singularReading(words: readonly string[]): QueryReading[] {
  const singular = words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  return String(singular) === String(words)
    ? []
    : [{ words: singular, weight: SYNONYM_WEIGHT, isUnfinished: true }];
}

/** Every way to read a query, as it was typed first; none when it holds no word. */
export function readQuery(query: string, synonyms: Synonyms): QueryReading[] {
  const words = tokenizeQuery(query);
  if (words.length === 0) return [];
  return [
    { words, weight: 1, isUnfinished: true },
    ...singularReading(words),
    ...synonymReadings(words, synonyms),
    ...joinedReadings(words, query.toLowerCase()),
  ];
}
