import type { Diagnostic } from '../../diagnostics/diagnostic';
import { firstParagraph, leadingTitle } from './derive-text';
import { parseFrontmatter } from './frontmatter';
import { labelOfName } from '../model/label-of-name';
import { frontmatterSchema, type Frontmatter } from './frontmatter-schema';

/** One page file, read as far as it reads well. */
export interface ParsedSource {
  readonly frontmatter: Frontmatter;
  /** The heading of level 1 that the text itself begins with; the body does not hold it. */
  readonly heading?: string | undefined;
  /** The text with blank lines in place of the frontmatter, so that its line numbers are the file's. */
  readonly body: string;
  /** Line of each frontmatter name, for messages. */
  readonly lines: Readonly<Record<string, number>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** `getting_started.mdx` is a page called "Getting started". */
function titleOfFile(file: string): string {
  const segments = file.split('/').map((segment) => segment.replace(/\.\w+$/, ''));
  const own = segments.at(-1) ?? '';
  const name = /^(index|readme)$/i.test(own) ? (segments.at(-2) ?? own) : own;
  return labelOfName(name) || name;
}

/** What a page has whose frontmatter says nothing else. */
const defaults = frontmatterSchema.parse({ title: 'Title', description: 'Description' });

/**
 * Reads the text of one page file. What has a fault is left out, so that the page is a page all the same.
 * @param file its name in messages.
 */
export function parseSource(text: string, file: string): ParsedSource {
  const { values, lines, diagnostics, body: whole } = parseFrontmatter(text, file);
  const leading = leadingTitle(whole);
  const body = leading?.rest ?? whole;
  const title = values.title ?? leading?.title ?? titleOfFile(file);
  const description = values.description ?? firstParagraph(body);
  return {
    frontmatter: { ...defaults, ...values, title, description },
    heading: leading?.title,
    body,
    lines,
    diagnostics,
  };
}
