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
  return tokenize(code, {}).map(([type, text]): Token => {
    const kind = SugarHigh.TokenTypes[type] ?? '';
    const isNumber = kind === 'class' && /^\d/.test(text);
    return [isNumber ? 'n' : classByKind[kind], text];
  });
}

/** Colours TypeScript with JSX as it is being typed. */
export function highlightSample(code: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [className, text] of tokenizeTypeScript(code)) {
    if (className === undefined) {
      fragment.append(text);
      continue;
    }
    const span = document.createElement('span');
    span.className = className;
    span.textContent = text;
    fragment.append(span);
  }
  return fragment;
}
