import matter from 'gray-matter';
import { z } from 'zod';
import { redirectFromSchema } from '../../config/paths/url-schema';
import { headingLevel, text } from '../../config/schema';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { readBySchema, type ValueDiagnostic } from '../../config/diagnostics/explain-schema';
import { lineBreaksOf } from '../../config/diagnostics/source-text';

const pageId = text("Write a page's id, for example 'tutorial/types', or null.").normalize().nullable();

/** The schema of a page's frontmatter; see docs/compatibility.md#configuration-and-frontmatter. */
export const frontmatterSchema = z.strictObject({
  title: text("Write the page's heading, for example 'title: Installation'."),
  description: text('Write what the page is about, in one sentence of 50–160 characters.'),
  sidebar_position: z.number().describe('Write the place among its neighbors, for example 2.').optional(),
  sidebar_label: text('Write a short name for the sidebar.').optional(),
  pagination_label: text('Write a name for the links of the neighbors.').optional(),
  pagination_prev: pageId.optional(),
  pagination_next: pageId.optional(),
  displayed_sidebar: text("Write a sidebar's id, or null for none.").nullable().optional(),
  slug: z
    .string()
    .regex(/^[^\s?#\p{Cs}][^?#\p{Cs}]*$/u)
    .normalize()
    .describe("Write the page's path, for example 'install', or '/install' to count from the docs' root.")
    .optional(),
  redirect_from: z
    .array(redirectFromSchema)
    .describe('Write a list of the URLs that the page had, for example [/docs/old].')
    .default([]),
  keywords: z.array(z.string().min(1)).describe('Write a list, for example [schema, form].').default([]),
  image: text("Write the picture's path, for example '/img/types.png'.").optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  hide_table_of_contents: z.boolean().default(false),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;

/** Made once: making a schema takes longer than checking a page by it. */
const partialSchema = frontmatterSchema.partial();

/** The part of a page between two lines of "---". */
export interface ParsedFrontmatter {
  /** The valid fields; those with an error are left out. */
  readonly values: Partial<Frontmatter>;
  /** The text with blank lines in place of the frontmatter, so that its line numbers are the file's. */
  readonly body: string;
  readonly lines: Readonly<Record<string, number>>;
  readonly diagnostics: readonly Diagnostic[];
}

function linesOfNames(frontmatter: string): Record<string, number> {
  // Without a prototype, so that a name such as `constructor` has no line unless it is written.
  const lines = Object.create(null) as Record<string, number>;
  frontmatter.split('\n').forEach((text, index) => {
    const name = /^\s*["']?([\w-]+)["']?\s*:/.exec(text)?.[1];
    if (name !== undefined) lines[name] ??= index + 1;
  });
  return lines;
}

/** The line where a page has a frontmatter name first, as its text may show one again; undefined without one. */
export const lineOfName = (name: string, text: string): number | undefined => linesOfNames(text)[name];

const withoutUndefined = (values: Partial<Frontmatter>): Partial<Frontmatter> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Reads the values whose fields have no error. */
function validValues(data: unknown, errors: readonly ValueDiagnostic[]): Partial<Frontmatter> {
  if (typeof data !== 'object' || data === null) return {};
  const wrong = new Set(errors.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !wrong.has(name)));
  const read = partialSchema.safeParse(rest);
  return read.success ? withoutUndefined(read.data) : {};
}

/**
 * Reads the frontmatter of a page; none at all is an empty one.
 * @param file its name in messages.
 */
export function parseFrontmatter(text: string, file: string): ParsedFrontmatter {
  const { head, body, data, problem } = splitFrontmatter(text);
  if (problem) return { values: {}, body, lines: {}, diagnostics: [{ file, ...problem }] };
  const lines = linesOfNames(head);
  const { value, diagnostics: errors } = readBySchema(partialSchema, data);
  const values = value ? withoutUndefined(value) : validValues(data, errors);
  const placed = ({ key, path, message, fix }: ValueDiagnostic): Diagnostic => {
    const line = lines[String(path[0] ?? '')] ?? 1;
    if (path.length === 0)
      return { file, line, message: `The frontmatter ${message}`, fix: 'Write one "name: value" a line.' };
    return { file, line, message: key ? `${key}: ${message}` : message, fix };
  };
  return { values, body, lines, diagnostics: errors.map(placed) };
}

/** The text without what looks like frontmatter and cannot be read. */
function withoutHead(text: string): string {
  const [head = ''] = /^---[^]*?\n---[^\S\n]*(?=\n|$)/.exec(text) ?? [];
  return lineBreaksOf(head) + text.slice(head.length);
}

/** The text after the first "---" when it is not YAML: gray-matter expects a language there, and for "js" runs what follows. */
function foreignLanguage(text: string): string | undefined {
  const language = /^---[^\S\n]*([^\s-][^\n]*)/.exec(text)?.[1]?.trim();
  return language === undefined || /^ya?ml$/.test(language) ? undefined : language;
}

const writeDashes = 'Write "---" alone in the first line and one "name: value" in each line below it.';
const endDashes =
  'Write "---" alone in the line below its fields; where the page begins with a rule, write "***".';

/** A field at the beginning of a text, where frontmatter is shown when its first "---" is missing, comes later or is another line of signs. */
const misplaced = new RegExp(
  `^\\s*(?:[-+*=;—–\\t ]+\\n\\s*)?(?:${Object.keys(frontmatterSchema.shape).join('|')})\\s*[:=]`,
);

/** Returns the frontmatter of a text with both lines of "---", and its values unless it is not YAML. */
function splitFrontmatter(text: string) {
  const refuse = (line: number, message: string, fix: string) => ({
    head: '',
    body: withoutHead(text),
    data: undefined,
    problem: { line, message, fix },
  });
  const language = foreignLanguage(text);
  if (language !== undefined)
    return refuse(
      1,
      `The first line is "---${language}", and frontmatter is read as YAML only.`,
      writeDashes,
    );
  if (/^---\s/.test(text) && /\n---([^\n]*)/.exec(text)?.[1]?.trim() !== '')
    return refuse(1, 'The frontmatter does not end with a line of "---".', endDashes);
  try {
    // Options keep gray-matter from its cache, which remembers a file that failed as an empty one.
    const { content, data } = matter(text, {});
    const head = text.slice(0, text.length - content.length);
    if (head === '' && misplaced.test(text))
      return refuse(1, 'The first line is not "---", so the frontmatter would be text.', writeDashes);
    return { head, body: lineBreaksOf(head) + content, data: data as unknown, problem: undefined };
  } catch (error) {
    const { mark, message, reason = message } = error as Error & { reason?: string; mark?: { line: number } };
    return refuse(
      mark ? mark.line + 1 : 1,
      `The frontmatter is not valid YAML: ${reason}.`,
      'Write one "name: value" a line between two "---" lines; put a value that holds ": " or "#", or begins with a sign, in quotes.',
    );
  }
}
