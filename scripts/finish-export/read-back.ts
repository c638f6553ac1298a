import { MARKS } from '../../components/docs/sidebar/mark-current';
import { STATIC_MARKUP_ATTRIBUTE } from '../../components/static-markup/static-markup-attribute';
import { textRowScript } from '../../lib/next-formats/output/flight-rows';
import { findTexts, type FlightText } from '../../lib/next-formats/output/flight-texts';
import { pushScript } from '../../lib/next-formats/output/push-scripts';
import { UnknownShapeError } from '../../lib/next-formats/output/unknown-shape';
import { SHARED_DATA_READER, type ShareData } from './shared-data';

const ONCE_ELEMENT = new RegExp(`<[a-z]+(?: [^<>]*)? ${STATIC_MARKUP_ATTRIBUTE}="([a-z]*)"[^<>]*>`, 'g');

/** An element of the page, its place among those with the attribute, and the text that repeats its markup. */
interface Repetition {
  readonly index: number;
  readonly isMarked: boolean;
  readonly repeated: FlightText;
}

function findRepetitions(html: string, texts: readonly FlightText[]): Repetition[] {
  return [...html.matchAll(ONCE_ELEMENT)].map((match, index) => {
    const start = match.index + match[0].length;
    const isMarked = match[1] === 'marked';
    const repeated = texts.find(({ text }) => {
      if (!isMarked) return html.startsWith(`${text}</`, start);
      return html
        .slice(start, start + text.length * 2)
        .replaceAll(MARKS, '')
        .startsWith(`${text}</`);
    });
    if (!repeated)
      throw new UnknownShapeError(
        `the markup of each element with \`${STATIC_MARKUP_ATTRIBUTE}\` as a text of the flight data; ${match[0]} has none`,
      );
    return { index, isMarked, repeated };
  });
}

/** A script expression for one text: the element to read it from, the id of its row, whether marks come off. */
function readBack({ index, isMarked, repeated }: Repetition): string {
  return `r(${index},${JSON.stringify(repeated.rowId ?? '')}${isMarked ? ',1' : ''})`;
}

const READER =
  `var e=document.querySelectorAll('[${STATIC_MARKUP_ATTRIBUTE}]');` +
  `function r(n,id,m){var h=e[n].innerHTML;if(m)h=h.replace(${MARKS},'');` +
  `return id?${textRowScript('id', 'h')}:JSON.stringify(h)}`;

/** Flight data between the texts that are read back: always one piece more than there are repetitions. */
interface DividedData {
  readonly pieces: readonly string[];
  readonly repetitions: readonly Repetition[];
}

/**
 * Divides a page's flight data at the markup that it repeats.
 * @throws UnknownShapeError when the data does not repeat the markup of an element that says so
 */
function divideData(html: string, stream: string): DividedData {
  const repetitions = findRepetitions(html, findTexts(stream)).sort(
    (one, other) => one.repeated.start - other.repeated.start,
  );
  const ends = [0, ...repetitions.map(({ repeated }) => repeated.end)];
  const starts = [...repetitions.map(({ repeated }) => repeated.start), stream.length];
  return { pieces: ends.map((end, place) => stream.slice(end, starts[place])), repetitions };
}

/** Returns the flight data of a page without the markup that it repeats. */
export function ownData(html: string, stream: string): string {
  return divideData(html, stream).pieces.join('');
}

/**
 * Returns the script that hands a page's flight data to the framework. Markup that the data repeats is read back from the
 * document: half of a page's bytes.
 * @param html the document, without its flight data
 * @param share takes from a script that was loaded before what all pages have
 * @throws UnknownShapeError when the data does not repeat the markup of an element that says so
 */
export function dataScript(html: string, stream: string, share?: ShareData): string {
  const { pieces, repetitions } = divideData(html, stream);
  const parts = pieces.flatMap((piece, place) => {
    const repetition = repetitions[place];
    const text = share ? share(piece) : JSON.stringify(piece);
    return repetition ? [text, readBack(repetition)] : [text];
  });
  const shared = share ? SHARED_DATA_READER : '';
  return `(function(){${READER}${shared}${pushScript(parts.join('+'))}})()`;
}
