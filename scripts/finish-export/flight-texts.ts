/** A text within React's flight data. */
export interface FlightText {
  /** Id of the row that is the text, `id:T<length in bytes, hexadecimal>,<text>`; undefined for a string within a row. */
  readonly rowId: string | undefined;
  readonly text: string;
  /** Offsets into the stream, in characters: of the whole row, or of the string with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** Markup that is too short for a row of its own stands as a string in the row that uses it. */
const MARKUP_PROPERTY = /"(?:__html|html)":("<(?:[^"\\]|\\.)*")/g;

function findMarkup(row: string, offset: number): FlightText[] {
  return [...row.matchAll(MARKUP_PROPERTY)].map((match) => {
    const [whole, json = '""'] = match;
    const end = offset + match.index + whole.length;
    return { rowId: undefined, text: JSON.parse(json) as string, start: end - json.length, end };
  });
}

/** Index just after `byteLength` UTF-8 bytes of `stream`, counted from `start`. */
function advanceBytes(stream: string, start: number, byteLength: number): number {
  let bytes = 0;
  let index = start;
  while (bytes < byteLength) {
    const code = stream.codePointAt(index);
    if (code === undefined) throw new Error('the flight data ends inside a text row');
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    index += code > 0xffff ? 2 : 1;
  }
  return index;
}

/** Finds the texts of a flight stream, in order. Text rows end at their length, other rows at a line break. */
export function findTexts(stream: string): FlightText[] {
  const texts: FlightText[] = [];
  let index = 0;
  while (index < stream.length) {
    const head = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(stream.slice(index, index + 40));
    if (!head) throw new Error(`the flight data has no row at offset ${index}`);
    const textStart = index + head[0].length;
    if (head[2] === undefined) {
      const lineBreak = stream.indexOf('\n', textStart);
      const end = lineBreak === -1 ? stream.length : lineBreak + 1;
      texts.push(...findMarkup(stream.slice(index, end), index));
      index = end;
      continue;
    }
    const end = advanceBytes(stream, textStart, Number.parseInt(head[2], 16));
    texts.push({ rowId: head[1] ?? '', text: stream.slice(textStart, end), start: index, end });
    index = end;
  }
  return texts;
}
