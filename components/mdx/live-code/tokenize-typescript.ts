import { SugarHigh } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';

/** A part of a text with its class of `syntax.module.css`; plain text has none. */
export type Token = readonly [className: string | undefined, text: string];

const classByKind: Readonly<Partial<Record<string, string>>> = {
  keyword: 'k',
  string: 's',
  comment: 'c',
  class: 't',
  entity: 'g',
  property: 'p',
};

/** Returns the tokens of TypeScript with JSX: close to what the build's highlighter returns, in its classes. */
export function tokenizeTypeScript(code: string): Token[] {
  const found = tokenize(code, {}).map(([type, text]) => [SugarHigh.TokenTypes[type] ?? '', text] as const);
  // The library drops a slash of broken code such as `<a '//>`.
  if (found.map(([, text]) => text).join('') !== code) return [[undefined, code]];
  const written = found.filter(([, text]) => text.trim() !== '');
  const brackets: string[] = [];
  let place = 0;
  return found.map(([kind, text]): Token => {
    if (text.trim() === '') return [undefined, text];
    const [, before = ''] = written[place - 1] ?? [];
    const [, after = ''] = written[++place] ?? [];
    if (kind === 'sign' && '([{'.includes(text)) brackets.push(text);
    if (kind === 'sign' && ')]}'.includes(text)) brackets.pop();
    const isName = kind === 'identifier' || kind === 'keyword';
    const isKey = after === ':' && brackets.at(-1) === '{' && (before === '{' || before === ',');
    if (isName && isKey) return ['p', text];
    if (kind === 'identifier' && after === '(') return ['f', text];
    if (kind === 'identifier' && before === '.') return ['p', text];
    if (kind === 'sign' && (text === '=' || (text === '>' && before === '='))) return ['k', text];
    return [kind === 'class' && /^\d/.test(text) ? 'n' : classByKind[kind], text];
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns tokens as markup. */
export function tokensToHtml(tokens: readonly Token[]): string {
  const parts = tokens.map(([className, text]) =>
    className === undefined ? escaped(text) : `<span class="${className}">${escaped(text)}</span>`,
  );
  return parts.join('');
}
