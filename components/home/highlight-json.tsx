import type { ReactNode } from 'react';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g;

/** Colours JSON with the code's tokens: property names, texts, and values of other kinds. */
export function highlightJson(
  json: string,
  classes: Record<'property' | 'text' | 'value', string>,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [whole, text, colon = ''] = match;
    const kind = text === undefined ? 'value' : colon ? 'property' : 'text';
    parts.push(json.slice(end, match.index));
    parts.push(
      <span key={match.index} className={classes[kind]}>
        {text ?? whole}
      </span>,
      colon,
    );
    end = match.index + whole.length;
  }
  return [...parts, json.slice(end)];
}
