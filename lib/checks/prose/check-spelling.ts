import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';
import { WORDS_FILE, type Speller } from './speller';
import { visitProse } from './visit-prose';

const addresses =
  /\bhttps?:\/\/\S+|\b[\w.]+@[\w.]+\b|\.js\b|\b[\w-]+\.(?:mdx?|tsx?|mjs|json|css|xml|html|com|org)\b/g;

/** The words of a text, without the `’s` of a possessor; what contains a digit is not a word. */
export function wordsOf(text: string): string[] {
  return (text.replaceAll(addresses, ' ').match(/[\p{L}\p{M}\d_]+(?:['’]\p{L}+)*/gu) ?? [])
    .filter((word) => !/[\d_]/.test(word))
    .map((word) => word.replaceAll('’', "'").replace(/'s$/, ''));
}

/** The misspelled words of a page, each with its line and the nearest known word. */
export function checkSpelling({ file, tree, texts }: ProsePage, { isKnown, nearest }: Speller): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = (text: string, line: number | undefined) => {
    for (const word of new Set(wordsOf(text))) {
      if (isKnown(word)) continue;
      const near = nearest(word);
      const guess = near === undefined ? 'Correct it' : `Did you mean “${near}”? Correct it`;
      const fix = `${guess}, write it as code when it is an identifier, or add it to ${WORDS_FILE}.`;
      diagnostics.push({ file, line, message: `“${word}” is not a known word.`, fix });
    }
  };
  for (const { text, line } of texts) check(text, line);
  visitProse(tree, ({ text, line }) => check(text, line));
  return diagnostics;
}
