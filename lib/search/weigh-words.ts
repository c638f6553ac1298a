import type { SearchRecord } from './record';
import { joinedWords, tokenize } from './tokenize';

/** What is searched of a section, and how much a word in it counts: headings before text. */
const FIELDS: readonly {
  readonly read: (record: SearchRecord) => string | undefined;
  readonly weight: number;
  /** As many words count fully; in a longer field each word counts less. */
  readonly usualLength: number;
  /** Whether two neighbouring words count as one too: `Data flow` is also found by `dataflow`. */
  readonly joins?: boolean;
}[] = [
  // A page that is called so comes before its own sections, which are called so only together with their heading.
  {
    read: ({ page, heading }) => (heading === '' ? page : undefined),
    weight: 8,
    usualLength: 2,
    joins: true,
  },
  {
    read: ({ page, heading }) => (heading === '' ? undefined : page),
    weight: 0.8,
    usualLength: 2,
    joins: true,
  },
  { read: ({ heading }) => heading, weight: 4, usualLength: 2, joins: true },
  { read: ({ keywords }) => keywords, weight: 4, usualLength: 8 },
  { read: ({ summary }) => summary, weight: 2, usualLength: 16 },
  { read: ({ text }) => text, weight: 1, usualLength: 60 },
  { read: ({ code }) => code, weight: 1.2, usualLength: 30 },
];

/** How much a mention in a short field outweighs one in a long one; more lets sections of three lines win every time. */
const LENGTH_MATTERS = 0.3;

/** Beyond so many times its usual length, a field counts as no longer: tables of names are long by nature. */
const LONGEST = 2.5;

/** What each word of a section counts there. */
export function weighWords(record: SearchRecord): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { read, weight, usualLength, joins } of FIELDS) {
    const text = read(record) ?? '';
    const words = tokenize(text);
    const length = Math.min(words.length / usualLength, LONGEST);
    const share = weight / (1 - LENGTH_MATTERS + LENGTH_MATTERS * length);
    for (const word of joins ? [...words, ...joinedWords(text)] : words)
      weights.set(word, (weights.get(word) ?? 0) + share);
  }
  return weights;
}
