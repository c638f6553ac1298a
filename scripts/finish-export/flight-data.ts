import { MARKS } from '../../components/docs/sidebar/mark-current';
import { findTexts, type FlightText } from './flight-texts';

/**
 * The attribute of an element whose markup the framework repeats in the page's data. Its value is `marked` for the
 * sidebar's tree, where the current entry is marked after the data was written.
 */
export const ONCE_ATTRIBUTE = 'data-once';

const FLIGHT_PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const ONCE_ELEMENT = new RegExp(`<[a-z]+(?: [^<>]*)? ${ONCE_ATTRIBUTE}="([a-z]*)"[^<>]*>`, 'g');

/** An element of the page, its place among those with the attribute, and the text that repeats its markup. */
interface Repetition {
  readonly index: number;
  readonly isMarked: boolean;
  readonly repeated: FlightText;
}

function findRepetitions(html: string, texts: readonly FlightText[]): Repetition[] {
  return [...html.matchAll(ONCE_ELEMENT)].flatMap((match, index) => {
    const start = match.index + match[0].length;
    const isMarked = match[1] === 'marked';
    const repeated = texts.find(({ text }) => {
      if (!isMarked) return html.startsWith(`${text}</`, start);
      return html
        .slice(start, start + text.length * 2)
        .replaceAll(MARKS, '')
        .startsWith(`${text}</`);
    });
    return repeated ? [{ index, isMarked, repeated }] : [];
  });
}

/** A script expression for one text: the element to read it from, the id of its row, whether marks come off. */
function readBack({ index, isMarked, repeated }: Repetition): string {
  return `r(${index},${JSON.stringify(repeated.rowId ?? '')}${isMarked ? ',1' : ''})`;
}

const READER =
  `var e=document.querySelectorAll('[${ONCE_ATTRIBUTE}]');` +
  `function r(n,id,m){var h=e[n].innerHTML;if(m)h=h.replace(${MARKS},'');` +
  `return id?id+':T'+new TextEncoder().encode(h).length.toString(16)+','+h:JSON.stringify(h)}`;

/** The flight data as a script expression in which repeated texts are read from the document. */
function streamExpression(stream: string, repetitions: readonly Repetition[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const repetition of [...repetitions].sort((one, other) => one.repeated.start - other.repeated.start)) {
    parts.push(JSON.stringify(stream.slice(end, repetition.repeated.start)), readBack(repetition));
    end = repetition.repeated.end;
  }
  parts.push(JSON.stringify(stream.slice(end)));
  return parts.join('+');
}

/** A page without its flight data, and the script that holds the data. */
export interface SplitPage {
  readonly html: string;
  readonly script: string;
}

/**
 * Takes the flight data, which only hydration needs, out of a page, and markup that the framework repeats out of the
 * data: half of a page's bytes. The script reads that markup back from the document. Throws when there is no such data.
 */
export function splitFlightData(html: string): SplitPage {
  const pushes = [...html.matchAll(FLIGHT_PUSH)];
  if (pushes.length === 0) throw new Error('it has no flight data');
  const stream = pushes.map((push) => JSON.parse(push[1] ?? '""') as string).join('');
  const expression = streamExpression(stream, findRepetitions(html, findTexts(stream)));
  return {
    html: html.replace(FLIGHT_PUSH, ''),
    script: `(function(){${READER}self.__next_f.push([1,${expression}])})()`,
  };
}
