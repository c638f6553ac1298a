import { codeFinder } from '../code-ranges';
import { applyEdits, replaceOutside } from '../edits';

const constants =
  /^[^\S\n]*(?:export\s+)?const\s+(\w+)(?:\s*:\s*\w+)?\s*=\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`$\n]*)`)/gm;

/** The texts that the script of a page names. */
function valuesOf(text: string): ReadonlyMap<string, string> {
  const scripts = [...text.matchAll(/^<script\b[^>]*>([^]*?)^<\/script>/gm)].map(([, code = '']) => code);
  return new Map(
    [...scripts.join('\n').matchAll(constants)].map(([, name = '', ...texts]) => [
      name,
      texts.find((each) => each !== undefined) ?? '',
    ]),
  );
}

/** Puts values in place of `{{ name }}`; other expressions stay. */
const fill = (text: string, values: ReadonlyMap<string, string>) =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values.get(name) ?? whole);

/** The text that the expression of an attribute is; undefined for one that has to be run. */
function readExpression(written: string, values: ReadonlyMap<string, string>): string | undefined {
  const expression = written.trim();
  if (/^\w+$/.test(expression)) return values.get(expression);
  const quoted = /^'([^']*)'$/.exec(expression)?.[1];
  if (quoted !== undefined) return quoted;
  const template = /^`([^`]*)`$/.exec(expression)?.[1];
  if (template === undefined) return undefined;
  const filled = template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  return filled.includes('${') ? undefined : filled;
}

/**
 * Fills the values of a page's script into its text, into code in languages such as `ts-vue`, and into attributes; what has
 * to be run in a browser stays.
 */
export function fillValues(text: string): string {
  const values = valuesOf(text);
  const inCode = text.replaceAll(
    /^([^\S\n]*)(`{3,}|~{3,})([\w+#]+)-vue\b([^\n]*\n)([^]*?^[^\S\n]*\2[^\S\n]*)$/gm,
    (_whole, indent: string, marks: string, language: string, info: string, code: string) =>
      `${indent}${marks}${language}${fill(info, values)}${fill(code, values)}`,
  );
  const isCode = codeFinder(inCode);
  const attributes = /(?<=\s):([\w-]+)="([^"\n]*)"/g;
  return applyEdits(inCode, [
    ...replaceOutside(inCode, /\{\{\s*\w+\s*\}\}/g, isCode, ([whole]) => fill(whole, values)),
    ...replaceOutside(inCode, attributes, isCode, ([, name = '', written = '']) => {
      const value = readExpression(written, values);
      return value === undefined || value.includes('"') ? undefined : `${name}="${value}"`;
    }),
  ]);
}
