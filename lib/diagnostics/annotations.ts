import type { Diagnostic } from './diagnostic';
import { groupDiagnostics } from './group-diagnostics';

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

/** The lines by which GitHub shows diagnostics beside the lines of a pull request: the first of each cause, then others. */
export function printAnnotations(diagnostics: readonly Diagnostic[], severity: Severity): string[] {
  const groups = groupDiagnostics(diagnostics).map(({ variants }) =>
    variants.flatMap((variant) => variant.diagnostics),
  );
  const first = groups.flatMap(([diagnostic]) => diagnostic ?? []);
  const others = groups.flatMap(([, ...rest]) => rest);
  return [...first, ...others].slice(0, most).map((diagnostic) => annotate(diagnostic, severity));
}
