import { queryWords, tokenizeQuery } from './tokenize';

/** Words that the docs use, and what people type for them, separated by commas. */
export type Synonyms = Readonly<Record<string, string>>;

export interface QueryReading {
  readonly words: readonly string[];
  /** How much what it finds counts compared to what the words as typed find. */
  readonly weight: number;
  /** Whether the last word may be the beginning of a longer one. */
  readonly isUnfinished: boolean;
  /** A word with fewer letters finds only itself, and no longer word that begins with it; default: 3. */
  readonly fewestLetters?: number;
  /** A word that must be there for this reading to make sense. */
  readonly needs?: string;
}

/** Words of the docs say the same as what was typed, if not quite. */
const SYNONYM_WEIGHT = 0.9;

/** A word, and what it may be without its ending: `toggle` for `toggling`. Not every result is a word. */
export function formsOf(word: string): readonly [string, ...string[]] {
  const [, start = '', ending] = /^(\p{L}{3,}?)(ies|ied|es|s|ing|ed)$/u.exec(word) ?? [];
  if (!ending) return [word];
  if (/^ie/.test(ending)) return [word, `${start}y`];
  return [word, start, `${start}e`, start.replace(/(\p{L})\1$/u, '$1')];
}

/** Takes the synonyms apart, once for all queries: what is typed, and the words that the docs use for it. */
export const parsePhrases = (synonyms: Synonyms) =>
  Object.entries(synonyms).flatMap(([meant, typed]) =>
    typed.split(',').flatMap((phrase) => {
      const words = queryWords(phrase);
      const spellings = words.length > 1 ? [words, [words.join('')]] : [words];
      return spellings.map((spelling) => ({ phrase: spelling.map(formsOf), meant: tokenizeQuery(meant) }));
    }),
  );

type Phrases = ReturnType<typeof parsePhrases>;

/** The words of a phrase come in its order, at most two words apart: `freeze the first column` says `freeze column`. */
function synonymReadings(query: string, words: readonly string[], phrases: Phrases): QueryReading[] {
  const typed = queryWords(query);
  const typedForms = typed.map(formsOf);
  return phrases.flatMap(({ phrase, meant }) => {
    const places = phrase.map((forms) =>
      typedForms.findIndex((others) => others.some((form) => forms.includes(form))),
    );
    const isSaid = places.every(
      (place, at) => place >= 0 && [1, 2, 3].includes(place - (places[at - 1] ?? place - 1)),
    );
    if (!isSaid) return [];
    const others = words.filter((word) => !places.includes(typed.indexOf(word)));
    const replaced = [...new Set([...others, ...meant])];
    // Each word adds to the score: a subject of two words counts as much as the one word that was typed.
    const weight = SYNONYM_WEIGHT * Math.min(1, words.length / replaced.length);
    return [{ words: replaced, weight, isUnfinished: false }];
  });
}

/** A name that is typed with its hyphen is seldom meant as two words. */
const NAME_WEIGHT = 12;

/** `combo box` may be meant as `combobox`, and `not-json` is most likely that name. */
const joinedReadings = (words: readonly string[], query: string): QueryReading[] =>
  words.slice(1).map((word, index) => {
    const joined = `${words[index]}${word}`;
    const rest = [...words.slice(0, index), joined, ...words.slice(index + 2)];
    const weight = query.includes(`${words[index]}-${word}`) ? NAME_WEIGHT : 1;
    return { words: rest, weight, isUnfinished: index + 2 === words.length, needs: joined };
  });

/** Every way to read a query, as it was typed first; none when it holds no word. */
export function readQuery(query: string, phrases: Phrases, baseOf: (word: string) => string): QueryReading[] {
  const words = tokenizeQuery(query);
  if (words.length === 0) return [];
  return [
    { words, weight: 1, isUnfinished: true },
    { words: words.map(baseOf), weight: SYNONYM_WEIGHT, isUnfinished: false, fewestLetters: 5 },
    ...synonymReadings(query, words, phrases),
    ...joinedReadings(words, query.toLowerCase()),
  ];
}
