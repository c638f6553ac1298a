import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Figures of the toolkit beside those of the best-known alternative, as the comparison states them. */
export interface MeasuredFigures {
  readonly size: string;
  readonly sizeOfRjsf: string;
  readonly keystroke: string;
  readonly keystrokeOfRjsf: string;
}

const PAGE = 'docs/tutorial/guides/comparison.mdx';

/** The cells of the table row that begins with these words. */
function cellsOf(text: string, row: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(`| ${row} |`));
  if (line === undefined) throw new Error(`${PAGE} has no table row “${row}”, which the home page quotes.`);
  return line.split('|').map((cell) => cell.replaceAll('*', '').trim());
}

/**
 * Reads the figures from the page that says how they were measured, so that no other page can disagree with it.
 * @returns undefined where the content has no such page.
 * @throws when a row is missing.
 */
export function readMeasuredFigures(contentFolder: string): MeasuredFigures | undefined {
  const file = path.join(contentFolder, PAGE);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const [, , keystroke = '', keystrokeOfRjsf = ''] = cellsOf(text, '1,000 fields: one keystroke');
  const [, , size = ''] = cellsOf(text, 'Eidos');
  const [, , sizeOfRjsf = ''] = cellsOf(text, 'RJSF with Ajv');
  return { size, sizeOfRjsf, keystroke, keystrokeOfRjsf };
}
