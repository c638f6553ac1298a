import path from 'node:path';
import { printReport, summarize } from './report';

/** A problem in a hand-written text, reported by a check that does not know the text's file. */
export interface TextDiagnostic {
  /** 1-based, where known. */
  readonly line?: number | undefined;
  readonly message: string;
  /** What to write instead; empty when the message says it. */
  readonly fix: string;
}

/** A problem in a hand-written file. */
export interface Diagnostic extends TextDiagnostic {
  /** Path as the writer knows it, from the working directory. */
  readonly file: string;
}

/** Splits a message of several sentences, the last of which is the fix, as plugins report them. */
export function splitMessage(text: string): Pick<Diagnostic, 'message' | 'fix'> {
  const [, message = text, fix = ''] = /^(.+[.)]) ([A-Z].+)$/s.exec(text) ?? [];
  return { message, fix };
}

/** Content that cannot be published; `diagnostics` holds every problem found, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param report the problems as the message shows them. */
  constructor(
    readonly diagnostics: readonly Diagnostic[],
    report: string = printReport(diagnostics),
  ) {
    super(`The content has ${summarize(diagnostics, 'problem')}:\n\n${report}\n`);
  }
}

/** A path as a writer knows it: from the working directory where it lies below it, with `/` on every system. */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return (relative.startsWith('..') ? file : relative).split(path.sep).join('/');
}
