import type { SchemaLanguage } from '../screen-messages';
import { highlightLines } from './highlight-lines';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Colours code as the editor does; returns markup. */
export function highlightHtml(code: string, language: SchemaLanguage): string {
  const lines = highlightLines(code.trimEnd(), language).map((tokens) =>
    tokens
      .map(([className, text]) =>
        className === undefined ? escaped(text) : `<span class="${className}">${escaped(text)}</span>`,
      )
      .join(''),
  );
  return lines.join('\n');
}
