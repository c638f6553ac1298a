import type { Processor } from 'unified';
import { isAdmonitionType } from './admonition-types';

const opening = /^([\t >]*:{3,})([A-Za-z]+)[\t ]+([^\s[{].*?)\s*$/;
const fence = /^[\t >]*(`{3,}|~{3,})/;

/** `:::note Title` as `:::note[Title]`, line by line, so that every later position stays on its line. */
export function bracketLegacyTitles(source: string) {
  let openFence: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const marker = fence.exec(line)?.[1];
      if (marker && !openFence) openFence = marker;
      else if (marker && openFence && marker.startsWith(openFence)) openFence = undefined;
      const [, colons = '', name = '', title = ''] = (!openFence && opening.exec(line)) || [];
      if (!isAdmonitionType(name)) return line;
      return `${colons}${name}[${title.replace(/[[\]]/g, '\\$&')}]`;
    })
    .join('\n');
}

/**
 * Lets remark-directive read the older way to title an admonition. It has to happen before parsing: to the
 * directive syntax, text behind the name makes the line an ordinary paragraph.
 */
export function remarkLegacyTitles(this: Processor) {
  const { parser } = this;
  if (!parser) return;
  this.parser = (source, file) => {
    file.value = bracketLegacyTitles(source);
    return parser(file.value, file);
  };
}
