/** One thing wrong in a hand-written file. */
export interface Fault {
  /** Path as the writer knows it, from the working directory. */
  readonly file: string;
  /** 1-based, where known. */
  readonly line?: number | undefined;
  readonly what: string;
  /** What to write instead. */
  readonly cure: string;
}

/** One fault on lines of its own: where, what, cure. */
export function printFault({ file, line, what, cure }: Fault): string {
  return [`${file}${line === undefined ? '' : `:${line}`}`, `  ${what}`, cure && `  → ${cure}`]
    .filter(Boolean)
    .join('\n');
}

/** Content that cannot be published; `faults` holds everything found, not just the first. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n\n${faults.map(printFault).join('\n\n')}\n`);
  }
}

/** What is odd about a page's text, though it can be drawn. */
export interface PageRemark {
  readonly file: string;
  readonly line: number | undefined;
  readonly text: string;
}
