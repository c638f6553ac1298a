import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Adds the rules of some style sheets to the page, without the layer and the function that jsdom does not know. */
export function addStyles(...names: string[]) {
  const style = document.createElement('style');
  for (const name of names) style.append(readFileSync(path.join(__dirname, `../styles/${name}.css`), 'utf8'));
  style.textContent = style.textContent
    .replace(/@layer eidos \{([^]*?)^\}/gm, '$1')
    .replaceAll(':where(', ':is(');
  document.head.append(style);
}
