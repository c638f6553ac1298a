import path from 'node:path';

/** A problem in a hand-written text, reported by a check that does not know the text's file. */
export interface TextDiagnostic {
  /** 1-based, where known. */
  readonly line?: number | undefined;
  readonly message: string;
  /** The correction to make; empty when the message says it. */
  readonly fix: string;
}

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

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    const { length } = diagnostics;
    const count = length === 1 ? 'There is a problem' : `There are ${length} problems`;
    super(`${count}:\n\n${diagnostics.map(printDiagnostic).join('\n\n')}\n`);
  }
}

/** Returns where a diagnostic is, as terminals and editors link it. */
export const placeOf = ({ file, line }: Pick<Diagnostic, 'file' | 'line'>): string =>
  line === undefined ? file : `${file}:${line}`;

/** Returns a diagnostic on lines of its own: place, message, fix. */
export function printDiagnostic(diagnostic: Diagnostic): string {
  const { message, fix } = diagnostic;
  return [placeOf(diagnostic), `  ${message}`, fix && `  → ${fix}`].filter(Boolean).join('\n');
}

/** A path as a writer knows it: from the working directory where it lies below it, with `/` on every system. */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return (relative.startsWith('..') ? file : relative).split(path.sep).join('/');
}
