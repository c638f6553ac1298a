/**
 * Splits a list that is pasted or dropped at its lines, tabs and separators; an input would join its lines. Files and spreadsheets put
 * a text that contains one of these in quotes, and double the quotes in it. Any other quote belongs to its text.
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
