import type { SearchRecord } from './record';
import { joinedWords, tokenize } from './tokenize';

/**
 * The sections that hold a word, as pairs of numbers: how far the section is from the one before, and how much the word
 * counts there.
 */
export type Places = readonly number[];

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

/** Weights are whole numbers, which take fewer bytes. */
const STEPS = 10;

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

/** Collects where each word is, section by section. */
export class PlaceCollector {
  readonly places = new Map<string, number[]>();
  readonly #last = new Map<string, number>();

  add(record: SearchRecord, section: number): void {
    for (const [word, weight] of weighWords(record)) {
      const found = this.places.get(word) ?? [];
      found.push(section - (this.#last.get(word) ?? 0), Math.max(1, Math.round(weight * STEPS)));
      this.#last.set(word, section);
      this.places.set(word, found);
    }
  }
}

/** Calls `visit` with each section that holds the word, and with what it counts there. */
export function visitPlaces(places: Places, visit: (section: number, weight: number) => void): void {
  let section = 0;
  for (let index = 0; index < places.length; index += 2) {
    section += places[index]!;
    visit(section, places[index + 1]!);
  }
}
