import { tokenizeTypeScript } from './tokenize-typescript';

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
