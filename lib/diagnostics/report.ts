import type { Diagnostic } from './diagnostic';
import { groupDiagnostics, type Group, type Variant } from './group-diagnostics';
import { placeOf, printDiagnostic, printWhole } from './print-diagnostic';

/** Lines that a terminal shows at once. */
const screenLines = 44;

/** Causes that are printed; the others are counted. */
const mostGroups = 14;

const mostPlaces = 3;
const widestText = 150;

const count = (value: number) => value.toLocaleString('en');
const cut = (text: string) => (text.length > widestText ? `${text.slice(0, widestText - 1)}…` : text);

function printPlaces(diagnostics: readonly Diagnostic[]): string {
  const places = [...new Set(diagnostics.map(placeOf))];
  const rest = diagnostics.length - mostPlaces;
  return `${places.slice(0, mostPlaces).join(', ')}${rest > 0 ? `, and ${count(rest)} more` : ''}`;
}

/** The first entries of the list that a message ends in, which are the likeliest ones. */
function nearestOf(message: string): string {
  const entries = message.split('\n').filter((line) => line.startsWith('- '));
  return entries.length > 0
    ? ` (nearest: ${entries
        .slice(0, 2)
        .map((line) => line.slice(2))
        .join(', ')})`
    : '';
}

function printVariant({ named, diagnostics }: Variant): string {
  const times = diagnostics.length > 1 ? `${count(diagnostics.length)} × ` : '';
  const nearest = nearestOf(diagnostics[0]?.message ?? '');
  return `    ${times}${named && `${cut(named)}: `}${printPlaces(diagnostics)}${nearest}`;
}

function printGroup({ cause, count: times, variants }: Group, rows: number): string {
  const shown = variants.slice(0, rows);
  const rest = variants.length - shown.length;
  const [fix = '', ...others] = new Set(variants.flatMap((variant) => variant.diagnostics[0]?.fix ?? []));
  const about = others.length > 0 && variants[0]?.named ? `${cut(variants[0].named)}: ` : '';
  return [
    `${count(times)} × ${cut(cause)}`,
    ...shown.map(printVariant),
    ...(rest > 0 ? [`    and ${count(rest)} others`] : []),
    ...(fix ? [`  → ${cut(about + fix)}`] : []),
  ].join('\n');
}

/**
 * Prints diagnostics grouped by cause.
 * @param most causes that are printed.
 * @param mostRows lines for what the diagnostics of one cause name.
 */
export function printGroups(diagnostics: readonly Diagnostic[], most = mostGroups, mostRows = 5): string {
  const groups = groupDiagnostics(diagnostics);
  const shown = groups.slice(0, most);
  const rest = groups.slice(most);
  // Of each cause, a line is its heading and another its fix.
  const rows = Math.min(mostRows, Math.max(1, Math.floor(screenLines / shown.length) - 3));
  const others = rest.reduce((sum, group) => sum + group.count, 0);
  return [
    ...shown.map((group) => printGroup(group, rows)),
    ...(rest.length > 0 ? [`${count(others)} × ${count(rest.length)} other causes`] : []),
  ].join('\n');
}

/** Whether a report of these diagnostics has to be grouped to fit on a screen. */
export function isLong(texts: readonly string[]): boolean {
  return texts.reduce((lines, text) => lines + text.split('\n').length + 1, 0) > screenLines;
}

/**
 * Prints diagnostics so that they fit on a screen: one by one, or grouped by cause when there are many.
 * @param isWhole prints all of them, with their lists.
 */
export function printReport(diagnostics: readonly Diagnostic[], isWhole = false): string {
  const texts = diagnostics.map(isWhole ? printWhole : printDiagnostic);
  return isWhole || !isLong(texts) ? texts.join('\n\n') : printGroups(diagnostics);
}

/** How many diagnostics there are, and of how many files when they are many. */
export function summarize(diagnostics: readonly Diagnostic[], word: string): string {
  const { length } = diagnostics;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const where = length > 1 && files > 1 ? ` in ${count(files)} files` : '';
  return `${count(length)} ${word}${length === 1 ? '' : 's'}${where}`;
}
