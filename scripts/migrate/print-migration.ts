import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { printGroups } from '../../lib/diagnostics/report';
import type { Finding } from './check-migrated';
import type { Placeholders } from './imports/placeholders';
import type { MigratedContent } from './migrate-content';

const count = (value: number) => value.toLocaleString('en');
const times = (value: number, word: string) => `${count(value)} ${word}${value === 1 ? '' : 's'}`;

/** A screen that most terminals have, less what the command prints below the report. */
const screen = { lines: 35, columns: 100 };

/** Lines of what was converted; the rest of the screen is for what is left. */
const mostConverted = 7;
const mostGroups = 9;

const clip = (line: string) =>
  line.length > screen.columns ? `${line.slice(0, screen.columns - 1)}…` : line;

/** As many causes as the rest of the screen has room for. */
function printLeft(left: readonly Diagnostic[], lines: number): string[] {
  for (let most = mostGroups; most > 1; most -= 1) {
    const printed = printGroups(left, most, 1).split('\n').map(clip);
    if (printed.length <= lines) return printed;
  }
  return printGroups(left, 1, 1).split('\n').map(clip);
}

/** Components that the screen has room for. */
const mostPlaceholders = 4;

/** The components that are left to write. */
function printPlaceholders({ uses }: Placeholders): string[] {
  if (uses.length === 0) return [];
  const rest = uses.length - mostPlaceholders;
  return [
    '',
    `Left to write, placeholders in components.tsx: ${times(uses.length, 'component')} of the old site`,
    ...uses
      .slice(0, mostPlaceholders)
      .map(([name, { count: used, first }]) => `  ${count(used)} × <${name}>: ${first}`),
    ...(rest > 0 ? [`  and ${count(rest)} others`] : []),
  ];
}

/** What a migration has done and what is left to do, on one screen. */
export function printMigration(
  { pages, files, notes, placeholders }: MigratedContent,
  findings: readonly Finding[],
  target: string,
): string {
  const converted = [...notes.converted].sort(([, one], [, other]) => other - one);
  const rest = converted.slice(mostConverted);
  const left = [...notes.left, ...findings];
  const faults = findings.filter(({ severity }) => severity === 'error');
  const head = [
    `${count(pages)} pages and ${count(files.size - pages)} other files for ${target}.`,
    '',
    'Converted:',
    ...converted.slice(0, mostConverted).map(([what, value]) => `  ${count(value)} ${what}`),
    ...(rest.length > 0 ? [`  and ${count(rest.length)} other kinds`] : []),
    ...printPlaceholders(placeholders),
    '',
    left.length === 0
      ? 'Nothing is left to do.'
      : `Left to do: ${times(faults.length + notes.left.length, 'fault')} and ${times(findings.length - faults.length, 'warning')}.`,
  ].map(clip);
  return [...head, ...(left.length > 0 ? printLeft(left, screen.lines - head.length) : [])].join('\n');
}
