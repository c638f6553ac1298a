import matter from 'gray-matter';
import { z } from 'zod';
import { readBySchema } from '../../diagnostics/explain-schema';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { redirectFromSchema } from '../../paths/address-schema';

const headingLevel = z.int().min(2).max(6).describe('Write a heading level from 2 to 6.').optional();
const pageId = z
  .string()
  .min(1)
  .normalize()
  .nullable()
  .describe("Write a page's id, for example 'tutorial/types', or null.");

const isoDate = z
  .preprocess(
    (value) => (value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value),
    z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]),
  )
  .transform((value) => new Date(value).toISOString())
  .describe('Write a day of the calendar as 2025-03-31.');

/** What the frontmatter of a page may hold; see docs/compatibility.md#configuration-and-frontmatter. */
export const frontmatterSchema = z.strictObject({
  title: z.string().trim().min(1).describe("Write the page's heading, for example 'title: Installation'."),
  description: z
    .string()
    .trim()
    .min(1)
    .describe('Write what the page is about, in one sentence of 50–160 characters.'),
  sidebar_position: z.number().describe('Write the place among its neighbours, for example 2.').optional(),
  sidebar_label: z.string().min(1).describe('Write a short name for the sidebar.').optional(),
  pagination_label: z.string().min(1).describe('Write a name for the links of the neighbours.').optional(),
  pagination_prev: pageId.optional(),
  pagination_next: pageId.optional(),
  displayed_sidebar: z
    .string()
    .min(1)
    .nullable()
    .describe("Write a sidebar's id, or null for none.")
    .optional(),
  slug: z
    .string()
    .regex(/^[^\s?#\p{Cs}][^?#\p{Cs}]*$/u)
    .normalize()
    .describe("Write the page's path, for example 'install', or '/install' to count from the docs' root.")
    .optional(),
  redirect_from: z
    .array(redirectFromSchema)
    .describe('Write a list of the addresses that the page had, for example [/docs/old].')
    .default([]),
  keywords: z.array(z.string().min(1)).describe('Write a list, for example [schema, form].').default([]),
  image: z.string().min(1).describe("Write the picture's path, for example '/img/types.png'.").optional(),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  hide_table_of_contents: z.boolean().default(false),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  custom_edit_url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .describe('Write a whole address, or null for no link.')
    .optional(),
  last_update: z.strictObject({ date: isoDate.optional(), author: z.string().min(1).optional() }).optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;

export interface ParsedSource {
  readonly frontmatter: Frontmatter;
  /** The text with blank lines in place of the frontmatter, so that its line numbers are the file's. */
  readonly body: string;
  /** Line of each frontmatter name, for messages. */
  readonly lines: Readonly<Record<string, number>>;
}

interface YamlError {
  readonly reason?: string;
  readonly message: string;
  readonly mark?: { readonly line: number };
}

function yamlDiagnostic(error: YamlError, file: string): Diagnostic {
  return {
    file,
    line: error.mark ? error.mark.line + 1 : 1,
    message: `The frontmatter is not valid YAML: ${error.reason ?? error.message}.`,
    fix: 'Write one "name: value" a line between two "---" lines; put a value that holds ": " or "#" in quotes.',
  };
}

function linesOfNames(frontmatter: string): Record<string, number> {
  // Without a prototype, so that a name such as `constructor` has no line unless it is written.
  const lines = Object.create(null) as Record<string, number>;
  frontmatter.split('\n').forEach((text, index) => {
    const name = /^([\w-]+)\s*:/.exec(text)?.[1];
    if (name !== undefined) lines[name] = index + 1;
  });
  return lines;
}

/** The line of a frontmatter name in the text of a page; undefined where it is not written. */
export const lineOfName = (name: string, text: string): number | undefined => linesOfNames(text)[name];

function schemaDiagnostics(
  data: unknown,
  lines: Record<string, number>,
  file: string,
): Frontmatter | Diagnostic[] {
  const { value, diagnostics } = readBySchema(frontmatterSchema, data);
  if (value) return value;
  return diagnostics.map(({ key, path, message, fix }) => {
    const line = lines[String(path[0] ?? '')] ?? 1;
    return { file, line, message: key ? `${key}: ${message}` : message, fix };
  });
}

const writtenDate = /^(?:last_update\s*:\s*\{.*?|\s+)\bdate\s*:\s*(\d{4}-\d{1,2}-\d{1,2})/;

/** YAML reads 2025-13-45 as a day of the next year, so the date is looked up as it is written. */
function checkDates(head: string, file: string): Diagnostic[] {
  return head.split('\n').flatMap((text, index): Diagnostic[] => {
    const date = writtenDate.exec(text)?.[1];
    if (date === undefined || z.iso.date().safeParse(date).success) return [];
    const message = `last_update.date: is "${date}", which is not allowed.`;
    return [{ file, line: index + 1, message, fix: 'Write a day of the calendar as 2025-03-31.' }];
  });
}

/** The text after the first "---", where gray-matter expects a language, and for "js" runs what follows. */
function problemWithLanguage(text: string, file: string): Diagnostic | undefined {
  const language = /^---[^\S\n]*([^\s-][^\n]*)/.exec(text)?.[1]?.trim();
  if (language === undefined || /^ya?ml$/.test(language)) return undefined;
  return {
    file,
    line: 1,
    message: `The first line is "---${language}", and frontmatter is read as YAML only.`,
    fix: 'Write "---" alone in the first line and one "name: value" in each line below it.',
  };
}

/**
 * Reads the text of one page file.
 * @param file its name in messages.
 */
export function parseSource(
  text: string,
  file: string,
): ParsedSource | { readonly diagnostics: Diagnostic[] } {
  const foreign = problemWithLanguage(text, file);
  if (foreign) return { diagnostics: [foreign] };
  let parsed: matter.GrayMatterFile<string>;
  try {
    // Options keep gray-matter from its cache, which remembers a file that failed as an empty one.
    parsed = matter(text, {});
  } catch (error) {
    return { diagnostics: [yamlDiagnostic(error as YamlError, file)] };
  }
  const head = text.slice(0, text.length - parsed.content.length);
  const lines = linesOfNames(head);
  const read = schemaDiagnostics(parsed.data, lines, file);
  if (Array.isArray(read)) return { diagnostics: read };
  const wrongDates = read.last_update?.date === undefined ? [] : checkDates(head, file);
  if (wrongDates.length > 0) return { diagnostics: wrongDates };
  const { toc_min_heading_level: least = 2, toc_max_heading_level: most = 6 } = read;
  if (least > most) {
    const message = `toc_min_heading_level: is ${least}, deeper than toc_max_heading_level ${most}.`;
    return {
      diagnostics: [
        { file, line: lines.toc_min_heading_level, message, fix: `Write a level up to ${most}.` },
      ],
    };
  }
  return { frontmatter: read, body: head.replace(/[^\n]/g, '') + parsed.content, lines };
}
