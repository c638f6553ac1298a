/** A row of React's flight data that asks for a stylesheet ahead of its use. */
const STYLE_HINT = /^:HL\["[^"]+\.css","style"\]\n/gm;

/**
 * Takes the hints for stylesheets out of a page's flight data. A page that is only fetched ahead would otherwise have
 * its styles preloaded, and the browser complains on the console about each one that is not used within seconds. A page
 * that is shown loads them all the same, before it appears.
 */
export function dropStyleHints(flightData: string): string {
  return flightData.replace(STYLE_HINT, '');
}
