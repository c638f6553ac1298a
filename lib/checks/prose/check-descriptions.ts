import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

const shortest = 50;
const longest = 160;

/** Reports descriptions that a search result would cut, that say too little, or that two pages share. */
export function checkDescriptions(pages: readonly ProsePage[]): Diagnostic[] {
  const fileOf = new Map<string, string>();
  return pages.flatMap(({ file, texts }) => {
    const found = texts.find(({ key }) => key === 'description');
    const { text = '', line } = found ?? {};
    const other = fileOf.get(text);
    fileOf.set(text, file);
    if (other !== undefined) {
      const message = `The description is that of ${other} too.`;
      return [{ file, line, message, fix: 'Say what only this page explains.' }];
    }
    if (text.length >= shortest && text.length <= longest) return [];
    const message = `The description has ${text.length} characters.`;
    return [{ file, line, message, fix: `Write one sentence of ${shortest} to ${longest} characters.` }];
  });
}
