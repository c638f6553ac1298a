import { isStopWord, isWordStart } from './tokenize';

/** A run of text, marked when it matches the query. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const CONTEXT_BEFORE = 40;
const EXCERPT_LENGTH = 140;

function patternOf(terms: readonly string[]): RegExp {
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((term) => {
    const words = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return isStopWord(term) ? `${words}(?![\\p{L}\\p{N}])` : words;
  });
  return new RegExp(escaped.join('|'), 'giu');
}

/** The matches that begin with a word: `table` is found in `EditableTable` and not in `stable`. */
function findMatches(text: string, terms: readonly string[]): RegExpExecArray[] {
  if (terms.length === 0) return [];
  return [...text.matchAll(patternOf(terms))].filter(({ index }) => isWordStart(text, index));
}

/** Splits a text at the words that matched. */
export function markMatches(text: string, terms: readonly string[]): ExcerptPart[] {
  let end = 0;
  const parts = findMatches(text, terms).flatMap(({ index, 0: match }) => {
    const before = text.slice(end, index);
    end = index + match.length;
    return [
      { text: before, isMatch: false },
      { text: match, isMatch: true },
    ];
  });
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '');
}

/** The stretch of a section's text around its first match, cut at words. */
export function makeExcerpt(text: string, terms: readonly string[]): ExcerptPart[] {
  const first = findMatches(text, terms)[0]?.index ?? 0;
  const start = first > CONTEXT_BEFORE ? text.lastIndexOf(' ', first - CONTEXT_BEFORE) + 1 : 0;
  const isLong = text.length > start + EXCERPT_LENGTH;
  const end = isLong ? Math.max(text.lastIndexOf(' ', start + EXCERPT_LENGTH), first) : text.length;
  return markMatches(`${start > 0 ? '… ' : ''}${text.slice(start, end)}${isLong ? ' …' : ''}`, terms);
}
