import { UnknownShapeError } from './unknown-shape';

/** Inline scripts by which a document hands its flight data to the framework, a piece each. */
const PUSH_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** The first script of the kind, which says that data follows, stays in the document. */
const START_SCRIPT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** A document without its flight data, and the data. */
interface TakenStream {
  readonly html: string;
  readonly stream: string;
}

/**
 * Takes the flight data out of a document.
 * @throws UnknownShapeError when the document holds none, or pushes anything in another way
 */
export function takeStream(document: string): TakenStream {
  const pushes = [...document.matchAll(PUSH_SCRIPT)];
  const html = document.replace(PUSH_SCRIPT, '');
  if (
    pushes.length === 0 ||
    !html.includes(START_SCRIPT) ||
    html.replace(START_SCRIPT, '').includes('__next_f')
  )
    throw new UnknownShapeError(
      `flight data in scripts \`self.__next_f.push([1,"…"])\`, after one \`${START_SCRIPT}\`, and no other use of \`__next_f\``,
    );
  return { html, stream: pushes.map((push) => JSON.parse(push[1] ?? '""') as string).join('') };
}

/** Returns a script statement that hands flight data to the framework, given the expression for the data. */
export function pushScript(stream: string): string {
  return `self.__next_f.push([1,${stream}])`;
}
