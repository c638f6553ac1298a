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

const ROW_HEAD = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/;

/** Longer than the head of any row, in bytes. */
const HEAD_LENGTH = 40;

const LINE_BREAK = 10;

/** The text of a row, whose length is counted in bytes; undefined where there is no such row. */
function textOf(wanted: string, payload: string): string | undefined {
  const bytes = new TextEncoder().encode(payload);
  const decoder = new TextDecoder();
  const decode = (start: number, end: number) => decoder.decode(bytes.subarray(start, end));
  for (let at = 0; at < bytes.length;) {
    const [head, id, length] = ROW_HEAD.exec(decode(at, at + HEAD_LENGTH)) ?? [];
    if (head === undefined) return undefined;
    const start = at + head.length;
    const lineBreak = bytes.indexOf(LINE_BREAK, start);
    if (length !== undefined) at = start + Number.parseInt(length, 16);
    else at = lineBreak === -1 ? bytes.length : lineBreak + 1;
    if (id === wanted && length !== undefined) return decode(start, at);
  }
  return undefined;
}

/** The article in the payload of a page; undefined where it has none, is too short for a row of its own, or is of another build. */
export function articleOfPayload(payload: string, buildId: string): ArticleMarkup | undefined {
  const [, row, sidebar] = ARTICLE.exec(payload) ?? [];
  if (row === undefined || sidebar === undefined || !payload.includes(`"b":"${buildId}"`)) return undefined;
  const html = textOf(row, payload);
  return html === undefined ? undefined : { html, sidebar };
}
