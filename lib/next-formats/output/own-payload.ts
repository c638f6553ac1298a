import { readRows, type FlightRow } from './flight-rows';
import { UnknownShapeError } from './unknown-shape';

/** What the row of the tree says in a whole payload: the query that the page is rendered for, and that it has parts. */
const WHOLE_ROOT = /^\{"P":null,"c":\[[^\]]*\],"q":"","i":false,"t":.*"S":true,/;

/** How that row begins in the part that is a page's own, which is requested ahead only. */
const OWN_ROOT = '{"t":';

const rootOf = (payload: string): FlightRow | undefined =>
  readRows(payload).find(({ id, isText }) => id === '0' && !isText);

/**
 * Returns the part that is a page's own as a payload that also answers a navigation, which is told the query and that
 * there are parts.
 * @throws UnknownShapeError when the whole payload says something else, or the part has another form
 */
export function asWholePayload(own: string, whole: string): string {
  const root = rootOf(own);
  if (!root?.body.startsWith(OWN_ROOT) || !WHOLE_ROOT.test(rootOf(whole)?.body ?? ''))
    throw new UnknownShapeError(
      'payloads whose tree begins with `"P":null,"c":[…],"q":"","i":false,"t":`, in the part with `"t":`',
    );
  const start = root.end - 1 - root.body.length;
  return `${own.slice(0, start)}{"q":"","S":true,"t":${own.slice(start + OWN_ROOT.length)}`;
}
