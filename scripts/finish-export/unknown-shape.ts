import next from 'next/package.json' with { type: 'json' };

/** Thrown by a step that meets markup which this folder does not know: see docs/upgrading-next.md. */
export class UnknownShapeError extends Error {
  override name = 'UnknownShapeError';

  /** @param expected what the page was expected to hold, as the end of a sentence */
  constructor(expected: string) {
    super(
      `expected ${expected}. Next ${next.version} is installed; docs/upgrading-next.md says what to change.`,
    );
  }
}
