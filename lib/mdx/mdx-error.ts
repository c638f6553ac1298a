import { VFileMessage } from 'vfile-message';
import { htmlVoidElements } from 'html-void-elements';

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

/** Reads the message of a parser or a plugin about a text, or whatever else compiling it throws. */
export function mdxErrorOf(error: unknown): MdxError {
  if (error instanceof VFileMessage) return new MdxError(error.reason, lineOf(error), error.source);
  return new MdxError(error instanceof Error ? error.message : String(error), undefined, undefined);
}

/** The correction of text that MDX cannot read, by the message of its parser. */
export function syntaxFix(reason: string): string {
  if (/to create a comment in MDX/.test(reason)) return 'Write the comment as {/* … */}.';
  if (/to create a link in MDX/.test(reason))
    return 'Write the URL without "<" and ">", or as a link: [text](https://example.org).';
  const [, opened] = /closing tag for `<([^`>]+)>`/.exec(reason) ?? [];
  if (opened !== undefined && htmlVoidElements.includes(opened)) return `Write <${opened} />.`;
  const inText = /end of `paragraph`/.test(reason) ? ', put it on a line of its own' : '';
  if (opened) return `Close it with </${opened}>${inText}, or write "\\<" where the tag is meant as text.`;
  if (/before attribute value/.test(reason)) return 'Put the value of the attribute in quotes.';
  if (/import\/exports/.test(reason))
    return 'Begin the sentence with another word than "import" or "export". A page has no statements: components that pages can use are listed in lib/mdx/plugins/component-props.ts.';
  if (/acorn|closing brace/.test(reason))
    return 'Write a "{" that is meant as text as "\\{", put it in backquotes as code, put "$$" before and after a formula, or write the id of a heading as {#id}.';
  return 'Write a "{" or "<" that is meant as text as "\\{" or "\\<", and close every tag that is opened.';
}
