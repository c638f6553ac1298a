declare const isEscaped: unique symbol;

/** The text of an inline script. Only the functions of this file make one, so nothing in it can end the script. */
export type InlineSource = string & { readonly [isEscaped]: true };

/** Text that an HTML parser reads as the end of a script, or as the start of a comment that hides its end. */
const ENDS_SCRIPT = /<(?:\/script|script|!--)/i;

function textOf(run: (...values: never[]) => unknown): string {
  const text = run.toString();
  if (ENDS_SCRIPT.test(text)) throw new Error(`This function cannot be written into a page: ${text}`);
  return `(${text})`;
}

/** Data as a literal in which `<` is escaped, so that no value can end the script. */
function literalOf(value: unknown): string {
  if (typeof value === 'function') return textOf(value as () => unknown);
  return String(JSON.stringify(value)).replaceAll('<', '\\u003c');
}

/**
 * Returns an inline script that calls a function while the page is being read.
 * @param run is written into the page as text: it may use nothing from outside but its arguments, and no syntax that a
 * compiler turns into a helper.
 * @param values its arguments: data, which is escaped, and functions that are written like `run`.
 * @throws when the text of a function would end the script.
 */
export function callInline<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): InlineSource {
  return `${textOf(run)}(${values.map(literalOf).join(',')})` as InlineSource;
}

/** Joins scripts into one in which a script that throws is reported on the console and the others still run. */
export const isolateScripts = (scripts: readonly InlineSource[]): InlineSource =>
  scripts.map((script) => `try{${script}}catch(e){console.error(e)}`).join('') as InlineSource;
