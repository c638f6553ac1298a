/** Longer queries are cut: what anyone types is shorter, and what is pasted by mistake must not keep the page busy. */
export const MAX_QUERY_LENGTH = 200;

/** Each further word makes every page of the docs a candidate once more. */
const MAX_QUERY_WORDS = 10;

// Marks belong to the letter before them: without them, words of many scripts would fall apart.
// The sign of a language named by one letter, such as `C#`, is part of its name.
const WORDS = /(?<![\p{L}\p{M}\p{N}_$])\p{L}(?:#|\+\+)|[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*/gu;
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;
const WORD_STARTS = new RegExp(`${HUMP.source}|_+`, 'u');

const WORD_START = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])|(?![\\p{L}\\p{N}])|${HUMP.source}`, 'uy');

/** Whether a word begins at an index of a text, also within a name such as `EditableTable`. */
export function isWordStart(text: string, index: number): boolean {
  WORD_START.lastIndex = index;
  return WORD_START.test(text);
}

/** One word however it was typed: composed and full-width characters have several spellings. */
const wordsOf = (text: string): string[] => text.normalize('NFKC').match(WORDS) ?? [];

/** Words that have been taken apart: a site has a few thousand, and says each of them many times. */
const knownParts = new Map<string, readonly string[]>();

/** A word whole and in its parts, lower-case. */
function partsOf(word: string): readonly string[] {
  const known = knownParts.get(word);
  if (known) return known;
  const names = word.split(WORD_STARTS).filter(Boolean);
  const parts = [word, ...(names.length > 1 ? names : [])].map((part) => part.toLowerCase());
  knownParts.set(word, parts);
  return parts;
}

/**
 * Words of a text, lower-case. A name in code counts whole and in its parts: `BooleanField` is found by `booleanfield`,
 * by `boolean` and by `field`, and `not-json` by `notjson`, `not` and `json`.
 */
export function tokenize(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(text)) for (const part of partsOf(word)) tokens.add(part);
  for (const name of text.match(HYPHENATED) ?? []) tokens.add(name.replaceAll('-', '').toLowerCase());
  return [...tokens];
}

/** Words that nearly every section has and whose letters begin many others, and those of questions and complaints. */
const STOP_WORDS = new Set(
  (
    'a about after all am an and any are as at be because been but by ca can could did do does doing for from ' +
    'get gets getting got had has have having how i if in instead into is it its just like make me must my need needs no ' +
    'not of on or our please should so some something still than that the their them then there these they this those to too ' +
    'use using want was we were what when where which while who why will with wo work working works would you your'
  ).split(' '),
);

/** Whether a word says so little that its letters count only as a whole word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Every two neighboring words of a text as one, lower-case, without the stop words between them. */
export function joinedWords(text: string): string[] {
  const words = wordsOf(text.toLowerCase()).filter((word) => !isStopWord(word));
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

/** All words of a query, each once, lower-case, `can't` as `ca` and `not`. They are not taken apart. */
export function queryWords(query: string): string[] {
  const text = query.slice(0, MAX_QUERY_LENGTH).toLowerCase();
  const open = text.replace(/n['’]t(?!\p{L})|(?<=\bcan)not\b/gu, ' not');
  return [...new Set(wordsOf(open.replace(/['’](?:d|ll|m|re|s|ve)(?!\p{L})/gu, '')))];
}

/**
 * The first words of a query, whole, so that a whole name finds that name first. Stop words count only before a hyphen,
 * as in `not-json`, and where a query has no others.
 */
export function tokenizeQuery(query: string): string[] {
  const all = queryWords(query);
  const text = query.slice(0, MAX_QUERY_LENGTH).toLowerCase();
  const telling = all.filter(
    (word) => !isStopWord(word) || new RegExp(`(?<!\\p{L})${word}-`, 'u').test(text),
  );
  return (telling.length > 0 ? telling : all).slice(0, MAX_QUERY_WORDS);
}
