import { SugarHigh } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';

/** Classes of `syntax.module.css` by the kind of token; kinds that are not named are plain text. */
const classByKind: Readonly<Record<string, string>> = {
  keyword: 'k',
  string: 's',
  comment: 'c',
  class: 't',
  entity: 'g',
  property: 'p',
};

const isNumber = (text: string) => /^\d/.test(text);

function classOf(kind: string, text: string) {
  return kind === 'class' && isNumber(text) ? 'n' : classByKind[kind];
}

/** Colours TypeScript with JSX as it is being typed: close to what the build's highlighter returns, in its classes. */
export function highlightSample(code: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [type, text] of tokenize(code, {})) {
    const className = classOf(SugarHigh.TokenTypes[type] ?? '', text);
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
