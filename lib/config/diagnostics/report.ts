import type { Diagnostic } from './diagnostic';
import { groupBy } from './group-by';

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

/** Diagnostics whose messages differ only in what they name. */
export interface Variant {
  /** What the messages of this variant name, such as one component. */
  readonly named: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Diagnostics of one cause, the most frequent variant first. */
export interface Group {
  /** The message with "…" for what it names. */
  readonly cause: string;
  readonly count: number;
  readonly variants: readonly Variant[];
}

/** What a message names: quoted text, code, a tag, a number, a path, an anchor. */
const namedPart =
  /(?<=: )(?:import|export)\s.*$|"[^"]*"|`[^`]*`|\(\S*[/#.]\S*\)|<\/?[^<>\s]+>|(?<=\s)#\S+?(?=[.,]?(\s|$))|(?<=^|\s)\S*\/\S*?(?=[.,:]?(\s|$))|\b\d[\d:-]*\b/g;

function split({ message }: Diagnostic): { cause: string; named: string } {
  // The lists that some messages end in are not part of their cause.
  const [first = ''] = message.split('\n');
  const parts: string[] = [];
  const cause = first.replaceAll(namedPart, (part) => {
    parts.push(part);
    return /^["`<(]/.test(part) ? `${part[0]}…${part.at(-1)}` : '…';
  });
  return { cause, named: parts.join(', ') };
}

/** Groups, the largest first. */
function largestGroups<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  return [...groupBy(items, keyOf)].sort(([, one], [, other]) => other.length - one.length);
}

/** Groups diagnostics by their cause, the most frequent one first. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): Group[] {
  const read = diagnostics.map((diagnostic) => ({ ...split(diagnostic), diagnostic }));
  return largestGroups(read, ({ cause }) => cause).map(([cause, same]) => ({
    cause,
    count: same.length,
    variants: largestGroups(same, ({ named }) => named).map(([named, found]) => ({
      named,
      diagnostics: found.map(({ diagnostic }) => diagnostic),
    })),
  }));
}

/** Entries of a list that help to find the right one; the nearest ones come first. */
const mostEntries = 10;

/** The text of a message without the end of each long list, whose entries are lines that begin with "- ". */
export function cutLists(message: string): string {
  const lines: string[] = [];
  let entries = 0;
  for (const line of message.split('\n')) {
    if (!line.startsWith('- ') && entries > mostEntries) lines.push(restOf(entries));
    entries = line.startsWith('- ') ? entries + 1 : 0;
    if (entries <= mostEntries) lines.push(line);
  }
  if (entries > mostEntries) lines.push(restOf(entries));
  return lines.join('\n');
}

const restOf = (entries: number) => `- … and ${(entries - mostEntries).toLocaleString('en')} more`;

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

export type Severity = 'error' | 'warning';

/** GitHub shows ten of each kind for a step; more of them only lengthen the log. */
const most = 50;

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotate({ file, line, message, fix }: Diagnostic, severity: Severity): string {
  const place = [`file=${escapeProperty(file)}`, ...(line === undefined ? [] : [`line=${line}`])].join(',');
  return `::${severity} ${place}::${escapeText([message, fix && `→ ${fix}`].filter(Boolean).join('\n'))}`;
}

/** The lines by which GitHub shows diagnostics next to the lines of a pull request: the first of each cause, then others. */
export function printAnnotations(diagnostics: readonly Diagnostic[], severity: Severity): string[] {
  const groups = groupDiagnostics(diagnostics).map(({ variants }) =>
    variants.flatMap((variant) => variant.diagnostics),
  );
  const first = groups.flatMap(([diagnostic]) => diagnostic ?? []);
  const others = groups.flatMap(([, ...rest]) => rest);
  return [...first, ...others].slice(0, most).map((diagnostic) => annotate(diagnostic, severity));
}
