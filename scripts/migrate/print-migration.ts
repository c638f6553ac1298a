import { printGroups } from '../../lib/diagnostics/report';
import type { Finding } from './check-migrated';
import type { MigratedContent } from './migrate-content';

const count = (value: number) => value.toLocaleString('en');

/** Lines of what was converted; the rest of the screen is for what is left. */
const mostConverted = 10;
const mostGroups = 9;

/** What a migration has done and what is left to do, on one screen. */
export function printMigration(
  { pages, files, notes }: MigratedContent,
  findings: readonly Finding[],
  target: string,
): string {
  const converted = [...notes.converted].sort(([, one], [, other]) => other - one);
  const rest = converted.slice(mostConverted);
  const left = [...notes.left, ...findings];
  const faults = findings.filter(({ severity }) => severity === 'error');
  return [
    `${count(pages)} pages and ${count(files.size - pages)} other files for ${target}.`,
    '',
    'Converted:',
    ...converted.slice(0, mostConverted).map(([what, times]) => `  ${count(times)} ${what}`),
    ...(rest.length > 0 ? [`  and ${count(rest.length)} other kinds`] : []),
    '',
    left.length === 0
      ? 'Nothing is left to do.'
      : `Left to do: ${count(faults.length + notes.left.length)} faults and ${count(findings.length - faults.length)} warnings.`,
    ...(left.length > 0 ? [printGroups(left, mostGroups, 1)] : []),
  ].join('\n');
}
