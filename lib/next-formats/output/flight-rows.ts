import { HEAD_LENGTH, ROW_HEAD } from '../names/flight-row-head';
import { UnknownShapeError } from './unknown-shape';

/**
 * A row of flight data, the stream in which React sends what server components returned: `id:T<length in bytes,
 * hexadecimal>,<text>`, or `id:<anything else>` up to a line break.
 * docs/upgrading-next.md says what to do when Next changes it.
 */
export interface FlightRow {
  /** Hexadecimal; empty for a hint, which no other row refers to. */
  readonly id: string;
  /** What follows the head of the row: the text of a text row, else everything up to the line break. */
  readonly body: string;
  readonly isText: boolean;
  /** Offsets of the whole row into the stream, in characters. */
  readonly start: number;
  readonly end: number;
}

/** How a row that ends at a line break begins: with JSON, or with the letter of its kind. */
const LINE_BODY = /^(?:["[{\d-]|true|false|null|[A-Z#rx])/;

/** The row that holds the tree of the page. */
const ROOT_ID = '0';

/** A character takes at most three bytes, and a pair of surrogates four. */
const MOST_BYTES = 3;

/**
 * Index just after `byteLength` UTF-8 bytes of `stream`, counted from `start`: as many characters, less those that the
 * bytes beyond are at least. Text is mostly ASCII, of which the first count is right, and counting is native.
 */
function advanceBytes(stream: string, start: number, byteLength: number): number {
  let end = start + byteLength;
  for (;;) {
    const beyond = Buffer.byteLength(stream.slice(start, end)) - byteLength;
    if (beyond === 0) return end;
    if (beyond < 0) throw new UnknownShapeError('a text row of flight data that is as long as it says');
    end -= Math.ceil(beyond / MOST_BYTES);
  }
}

function readRow(stream: string, start: number): FlightRow {
  const [head, id = '', kind, length = ''] =
    ROW_HEAD.exec(stream.slice(start, start + HEAD_LENGTH)) ?? ([] as string[]);
  if (head === undefined) throw new UnknownShapeError(`a row of flight data, \`id:…\`, at offset ${start}`);
  const bodyStart = start + head.length;
  if (kind === 'T') {
    const end = advanceBytes(stream, bodyStart, Number.parseInt(length, 16));
    return { id, body: stream.slice(bodyStart, end), isText: true, start, end };
  }
  if (kind !== undefined)
    throw new UnknownShapeError(
      `no row of flight data with a length but text rows, \`${id}:${kind}${length},\``,
    );
  const lineBreak = stream.indexOf('\n', bodyStart);
  const body = stream.slice(bodyStart, lineBreak);
  if (lineBreak === -1 || !LINE_BODY.test(body))
    throw new UnknownShapeError(`a row of flight data that is JSON or of a known kind, at offset ${start}`);
  return { id, body, isText: false, start, end: lineBreak + 1 };
}

/**
 * Reads flight data row by row.
 * @throws UnknownShapeError when a row has another form than the two that are known, or the row of the tree is missing
 */
export function readRows(stream: string): FlightRow[] {
  const rows: FlightRow[] = [];
  for (let index = 0; index < stream.length; index = rows.at(-1)?.end ?? stream.length)
    rows.push(readRow(stream, index));
  if (!rows.some(({ id }) => id === ROOT_ID))
    throw new UnknownShapeError(`a row \`${ROOT_ID}:…\` of flight data, which holds the tree of the page`);
  return rows;
}

/** Returns a text row. */
export function textRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
}

/** Returns a script expression for a text row, given the expressions for its id and its text. */
export function textRowScript(id: string, text: string): string {
  return `${id}+':T'+new TextEncoder().encode(${text}).length.toString(16)+','+${text}`;
}
