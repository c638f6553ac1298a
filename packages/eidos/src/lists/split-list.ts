/**
 * Splits a list that is pasted or dropped, whose lines an input would join, at its lines, tabs and separators. Files and spreadsheets
 * quote a text with one of these, with its quotes doubled. Any other quote belongs to its text.
 *
 * @param separators Each separates two texts; an empty one none.
 */
export function splitList(text: string, separators: readonly string[]): string[] {
  const signs = separators.filter(Boolean).map((sign) => sign.replace(/\W/g, String.raw`\$&`));
  const end = `(?:${[String.raw`[\t\r\n]`, ...signs].join('|')})`;
  const part = new RegExp(String.raw`${end}(?:\s*"((?:[^"]|"")*)"\s*(?=${end}|$)|((?:(?!${end})[^])*))`, 'g');
  const parts = [...`\n${text}`.matchAll(part)];
  return parts.flatMap(([, quoted, plain = '']) => quoted?.replaceAll('""', '"').split(/[\r\n]+/) ?? plain);
}
