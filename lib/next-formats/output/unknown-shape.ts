import next from 'next/package.json' with { type: 'json' };

/** Thrown when a file that Next wrote has not the shape that this folder knows: see docs/upgrading-next.md. */
export class UnknownShapeError extends Error {
  /**
   * @param expected what the file was expected to hold, as the end of a sentence
   * @param file the file below the export; `inFile` adds it where a step knows only the text
   */
  constructor(
    readonly expected: string,
    file = 'a file of the export',
    options?: ErrorOptions,
  ) {
    super(
      `${file} has a shape that is not known. Expected: ${expected}. ` +
        `Next ${next.version} is installed; docs/upgrading-next.md says how to upgrade it.`,
      options,
    );
    this.name = 'UnknownShapeError';
  }
}

/** Runs a step on the text of `file`; what it throws is thrown again with the name of the file. */
export function inFile<T>(file: string, step: () => T): T {
  try {
    return step();
  } catch (cause) {
    if (cause instanceof UnknownShapeError) throw new UnknownShapeError(cause.expected, file, { cause });
    throw new Error(`${file} could not be finished: ${(cause as Error).message}`, { cause });
  }
}
