import type { VFileMessage } from 'vfile-message';

/** A page's text that does not compile. */
export class MdxError extends Error {
  override name = 'MdxError';

  constructor(
    readonly reason: string,
    readonly line: number | undefined,
    /** Who refused it: `site` for a plugin of this site, whose reason says what to write instead. */
    readonly check: string | undefined,
  ) {
    super(reason);
  }
}

/** A tag that is never closed is reported where what holds it ends; only the words say where it was opened. */
function lineOf({ line, reason }: VFileMessage): number | undefined {
  const opened = /closing tag for `[^`]*` \((\d+):/.exec(reason)?.[1];
  return opened === undefined ? line : Number(opened);
}

/** What a parser or a plugin says of a text. */
export const mdxErrorOf = (error: VFileMessage): MdxError =>
  new MdxError(error.reason, lineOf(error), error.source);
