import { readRows } from './flight-rows';
import { UnknownShapeError } from './unknown-shape';

/** The body of a row that preloads a stylesheet. */
const STYLE_HINT = /^HL\["[^"]+\.css","style"\]$/;

/** The body of any row that preloads something, such as a connection or a font. */
const HINT = /^H[A-Za-z]/;

/**
 * Takes the hints for stylesheets out of a payload. A page that is only fetched ahead would otherwise have its styles
 * preloaded, and the browser complains on the console about each one that is not used within seconds. A page that is
 * shown loads them all the same, before it appears.
 * @throws UnknownShapeError when a hint for a stylesheet has another form
 */
export function dropStyleHints(payload: string): string {
  const rows = readRows(payload).filter(({ isText, body }) => isText || !STYLE_HINT.test(body));
  if (
    rows.some(({ id, isText, body }) => !isText && id === '' && HINT.test(body) && /\.css|"style"/.test(body))
  )
    throw new UnknownShapeError('hints for stylesheets as rows `:HL["….css","style"]`');
  return rows.map(({ start, end }) => payload.slice(start, end)).join('');
}
