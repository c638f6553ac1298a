import { readRows, textRow, type FlightRow } from './flight-rows';

/** A text within flight data. */
export interface FlightText {
  /** Id of the row that is the text; undefined for a string within a row. */
  readonly rowId: string | undefined;
  readonly text: string;
  /** Offsets into the stream, in characters: of the whole row, or of the string with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** Markup that is too short for a row of its own is a string in the row that uses it; `$` begins a reference. */
const MARKUP_PROPERTY = /"(?:__html|html)":("(?!\$)(?:[^"\\]|\\.)*")/g;

function findMarkup({ body, end: rowEnd }: FlightRow): FlightText[] {
  const bodyStart = rowEnd - 1 - body.length;
  return [...body.matchAll(MARKUP_PROPERTY)].map((match) => {
    const [whole, json = '""'] = match;
    const end = bodyStart + match.index + whole.length;
    return { rowId: undefined, text: JSON.parse(json) as string, start: end - json.length, end };
  });
}

/** Finds the texts and the markup of flight data, in order. Throws as `readRows` does. */
export function findTexts(stream: string): FlightText[] {
  return readRows(stream).flatMap((row) =>
    row.isText ? [{ rowId: row.id, text: row.body, start: row.start, end: row.end }] : findMarkup(row),
  );
}

/** Returns the flight data with each text as `rewrite` returns it. Throws as `readRows` does. */
export function rewriteTexts(stream: string, rewrite: (text: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { rowId, text, ...range } of findTexts(stream)) {
    const rewritten = rewrite(text);
    if (rewritten === text) continue;
    const row = rowId === undefined ? JSON.stringify(rewritten) : textRow(rowId, rewritten);
    parts.push(stream.slice(end, range.start), row);
    end = range.end;
  }
  return [...parts, stream.slice(end)].join('');
}
