import { HEAD_LENGTH, ROW_HEAD } from '../names/flight-row-head';

/*
 * The article of a page, read from its payload before the router has: flight data, of which `output/flight-rows.ts` says
 * more. docs/upgrading-next.md says what to do when Next changes it.
 */

/** What `components/docs/article.tsx` is given for a page. */
export interface ArticleMarkup {
  /** Everything inside the `main`. */
  readonly html: string;
  /** Id of the sidebar that the page is in. */
  readonly sidebar: string;
}

/** The property of that component, with the row that its markup is in. */
const ARTICLE = /"article":\{"html":"\$([0-9a-f]+)","sidebar":"([^"\\]*)"/;

const LINE_BREAK = 10;

/** The text of a row, whose length is counted in bytes; undefined where there is no such row. */
function textOf(wanted: string, payload: string): string | undefined {
  const bytes = new TextEncoder().encode(payload);
  const decoder = new TextDecoder();
  const decode = (start: number, end: number) => decoder.decode(bytes.subarray(start, end));
  for (let at = 0; at < bytes.length;) {
    const [head, id, kind, length = ''] = ROW_HEAD.exec(decode(at, at + HEAD_LENGTH)) ?? [];
    if (head === undefined) return undefined;
    const start = at + head.length;
    if (kind === 'T') {
      at = start + Number.parseInt(length, 16);
      if (id === wanted) return decode(start, at);
    } else {
      const lineBreak = bytes.indexOf(LINE_BREAK, start);
      at = lineBreak === -1 ? bytes.length : lineBreak + 1;
    }
  }
  return undefined;
}

/**
 * Reads the article from the payload of a page. Returns undefined when the payload is of another build or has no article, and
 * when the markup is too short to have a row of its own.
 */
export function articleOfPayload(payload: string, buildId: string): ArticleMarkup | undefined {
  const [, row, sidebar] = ARTICLE.exec(payload) ?? [];
  if (row === undefined || sidebar === undefined || !payload.includes(`"b":"${buildId}"`)) return undefined;
  const html = textOf(row, payload);
  return html === undefined ? undefined : { html, sidebar };
}
