import type { Diagnostic } from '../../diagnostics/diagnostic';
import { firstParagraph, leadingTitle } from './derive-text';
import { parseFrontmatter, type ParsedFrontmatter } from './frontmatter';
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
  readonly warnings: readonly Diagnostic[];
}

/** `01-getting_started.mdx` is a page called "Getting started". */
function titleOfFile(file: string): string {
  const segments = file.split('/').map((segment) => segment.replace(/\.\w+$/, ''));
  const own = segments.at(-1) ?? '';
  const name = /^(index|readme)$/i.test(own) ? (segments.at(-2) ?? own) : own;
  return labelOfName(name.replace(/^\d+\s*[-_.]+\s*/, '')) || name;
}

/** What a page has whose frontmatter says nothing else. */
const defaults = frontmatterSchema.parse({ title: 'Title', description: 'Description' });

/** What a strict site requires of every page. */
function missing({ values, lines, isReadable }: ParsedFrontmatter, file: string): Diagnostic[] {
  return (['title', 'description'] as const)
    .filter((name) => isReadable && values[name] === undefined && lines[name] === undefined)
    .map((name) => {
      const fix = frontmatterSchema.shape[name].description ?? '';
      return { file, line: 1, message: `${name}: is missing.`, fix };
    });
}

/**
 * Reads the text of one page file. What has a fault is left out, so that the page is a page all the same.
 * @param file its name in messages.
 * @param isStrict requires a title and a description, and refuses unknown names instead of warning of them.
 */
export function parseSource(text: string, file: string, isStrict: boolean): ParsedSource {
  const parsed = parseFrontmatter(text, file);
  const { values, lines, unknown } = parsed;
  // A strict site has its titles in the frontmatter only, and reports one in the text as it is.
  const leading = isStrict ? undefined : leadingTitle(parsed.body);
  const body = leading?.rest ?? parsed.body;
  const title = values.title ?? leading?.title ?? titleOfFile(file);
  const description = values.description ?? firstParagraph(body);
  const required = isStrict ? missing(parsed, file) : [];
  return {
    frontmatter: { ...defaults, ...values, title, description },
    heading: leading?.title,
    body,
    lines,
    diagnostics: [...required, ...parsed.diagnostics, ...(isStrict ? unknown : [])],
    warnings: isStrict ? [] : unknown,
  };
}
