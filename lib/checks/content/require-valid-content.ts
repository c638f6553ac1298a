import { ContentError } from '../../config/diagnostics/diagnostic';
import { printAnnotations, printReport } from '../../config/diagnostics/report';
import { pruneCompiledPages } from '../../mdx/compile-page';
import { checkContent, type CheckResult } from './check-content';
import { listWarnings, printWarnings } from './warnings';

/** How the result of a check is printed. */
export interface ReportOptions {
  /** Prints every error and warning, with whole lists, instead of what fits on a screen. */
  readonly all?: boolean;
  /** Prints one JSON object a line instead of text. */
  readonly json?: boolean;
  /** Prints annotations for GitHub in addition to the text. */
  readonly annotations?: boolean;
}

/** Where a report goes. */
export interface ReportOutput {
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

const hint = 'Print each of them: npm run check:content -- --all (or --json)';

function printJson({ diagnostics, warnings }: CheckResult, print: ReportOutput['print']): void {
  for (const { file, line, message, fix } of diagnostics)
    print(JSON.stringify({ severity: 'error', file, line, message, fix }));
  for (const { file, line, message, fix } of listWarnings(warnings))
    print(JSON.stringify({ severity: 'warning', file, line, message, fix }));
}

/** Content with errors that are printed as the caller wants them. */
export class InvalidContentError extends ContentError {
  constructor(diagnostics: ContentError['diagnostics'], isWhole: boolean) {
    const whole = printReport(diagnostics, true);
    const report = isWhole ? whole : printReport(diagnostics);
    super(diagnostics, report === whole ? whole : `${report}\n\n${hint}`);
  }
}

/**
 * Checks the content as a step before a build: prints warnings, stops at errors.
 * @throws {ContentError} with every error of every file, also when they have been printed as JSON.
 */
export async function requireValidContent(
  { all = false, json = false, annotations = process.env.GITHUB_ACTIONS === 'true' }: ReportOptions = {},
  { print, warn }: ReportOutput = { print: console.log, warn: console.warn },
): Promise<void> {
  const result = await checkContent();
  pruneCompiledPages();
  const { diagnostics, warnings, siteTitle } = result;
  if (json) printJson(result, print);
  else {
    const printed = printWarnings(warnings, siteTitle, all);
    if (printed) warn(printed);
    if (annotations)
      for (const line of [
        ...printAnnotations(diagnostics, 'error'),
        ...printAnnotations(listWarnings(warnings), 'warning'),
      ])
        print(line);
  }
  if (diagnostics.length > 0) throw new InvalidContentError(diagnostics, all);
}
