import { isStopWord } from './tokenize';

/** A run of text, marked when it matches the query. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const CONTEXT_BEFORE = 40;
const EXCERPT_LENGTH = 140;

function patternOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((term) => {
    const words = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return isStopWord(term) ? `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])` : words;
  });
  return new RegExp(`(${escaped.join('|')})`, 'giu');
}

/** Splits a text at the words that matched. */
export function markMatches(text: string, terms: readonly string[]): ExcerptPart[] {
  const pattern = patternOf(terms);
  if (!pattern) return [{ text, isMatch: false }];
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The stretch of a section's text around its first match, cut at words. */
export function makeExcerpt(text: string, terms: readonly string[]): ExcerptPart[] {
  const first = patternOf(terms)?.exec(text)?.index ?? 0;
  const start = first > CONTEXT_BEFORE ? text.lastIndexOf(' ', first - CONTEXT_BEFORE) + 1 : 0;
  const isLong = text.length > start + EXCERPT_LENGTH;
  const end = isLong ? Math.max(text.lastIndexOf(' ', start + EXCERPT_LENGTH), first) : text.length;
  return markMatches(`${start > 0 ? '… ' : ''}${text.slice(start, end)}${isLong ? ' …' : ''}`, terms);
}
