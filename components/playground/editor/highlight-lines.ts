import { type Token, tokenizeTypeScript, tokensToHtml } from '../../mdx/live-code/tokenize-typescript';
import type { SchemaLanguage } from '../../mdx/live-code/frame/protocol';

const JSON_TOKEN =
  /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/g;

function tokenizeJson(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(JSON_TOKEN)) {
    const [whole, text, colon = ''] = match;
    tokens.push([undefined, code.slice(end, match.index)]);
    if (text === undefined) tokens.push(['n', whole]);
    else tokens.push([colon ? 'p' : 's', text], [undefined, colon]);
    end = match.index + whole.length;
  }
  return [...tokens, [undefined, code.slice(end)]];
}

/** Colors code as it is typed; returns the tokens of each line. */
export function highlightLines(code: string, language: SchemaLanguage): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const [className, text] of language === 'zod' ? tokenizeTypeScript(code) : tokenizeJson(code)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push([className, part]);
    });
  }
  return lines;
}

/** Colors code as the editor does; returns markup. */
export const highlightHtml = (code: string, language: SchemaLanguage): string =>
  highlightLines(code.trimEnd(), language).map(tokensToHtml).join('\n');
