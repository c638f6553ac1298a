import { queryWords, tokenizeQuery } from './tokenize';

/** Words that the docs use, and what people type for them, separated by commas. */
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

/** Endings that leave enough to tell words apart; after `ing`, `ed` and `ly` a vowel has to remain, as in `string`. */
const ENDING =
  /(?:(?<=\p{L}{3})s|(?<=\p{L}{4})(?:es|ies)|(?<=[aeiouy].*)(?<=\p{L}{3})(?:ing|ed|ly)|(?<=\p{L}{5})(?:e|at(?:e|ion)s?|ions?))$/u;

/** The beginning that a word has in all its forms: `valid` of `validation` and `validates`, `drag` of `dragging`. */
const stemOf = (word: string): string =>
  word.replace(/([bgm-prt])\1(?=(?:ing|ed)$)/u, '$1').replace(ENDING, '');

/** Takes the synonyms apart, once for all queries: what is typed, and the words that the docs use for it. */
export function readSynonyms(synonyms: Synonyms) {
  return Object.entries(synonyms).flatMap(([meant, typed]) =>
    (typed.match(/[^,\s][^,]*/g) ?? []).flatMap((phrase) => {
      const stems = queryWords(phrase).map(stemOf);
      const spellings = stems.length > 1 ? [stems, [stems.join('')]] : [stems];
      return spellings.map((spelling) => ({ stems: spelling, meant: tokenizeQuery(meant) }));
    }),
  );
}

type Phrases = ReturnType<typeof readSynonyms>;

/** The words of a phrase need not be neighbors: `freeze the first column` says `freeze column`. */
function synonymReadings(query: string, words: readonly string[], phrases: Phrases): QueryReading[] {
  const typed = queryWords(query).map(stemOf);
  return phrases
    .filter(({ stems }) => stems.every((stem) => typed.includes(stem)))
    .map(({ stems, meant }) => {
      const others = words.filter((word) => !stems.includes(stemOf(word)));
      const replaced = [...new Set([...others, ...meant])];
      // Each word adds to the score: a phrase of three counts as much as the one word that it stands for.
      const weight = (SYNONYM_WEIGHT * words.length) / replaced.length;
      return { words: replaced, weight, isUnfinished: false };
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

/** Every way to read a query, as it was typed first; none when it holds no word. */
export function readQuery(query: string, phrases: Phrases): QueryReading[] {
  const words = tokenizeQuery(query);
  if (words.length === 0) return [];
  // The beginning of a word finds its plural and its other forms too.
  const stems = words.map(stemOf);
  const isStem = String(stems) === String(words);
  return [
    { words, weight: 1, isUnfinished: true },
    ...(isStem ? [] : [{ words: stems, weight: SYNONYM_WEIGHT, isUnfinished: true }]),
    ...synonymReadings(query, words, phrases),
    ...joinedReadings(words, query.toLowerCase()),
  ];
}
