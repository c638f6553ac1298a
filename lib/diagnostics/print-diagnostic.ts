import { cutLists } from './cut-lists';
import type { Diagnostic } from './diagnostic';

/** Returns where a diagnostic is, as terminals and editors link it. */
export function placeOf({ file, line }: Pick<Diagnostic, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Returns a diagnostic on lines of its own, with all that its message lists: place, message, fix. */
export function printWhole(diagnostic: Diagnostic): string {
  const { message, fix } = diagnostic;
  return [placeOf(diagnostic), `  ${message}`, fix && `  → ${fix}`].filter(Boolean).join('\n');
}

/** Returns the same with long lists cut. */
export const printDiagnostic = (diagnostic: Diagnostic): string =>
  printWhole({ ...diagnostic, message: cutLists(diagnostic.message) });
