import { isMap, isScalar, parseDocument } from 'yaml';
import { frontmatterSchema } from '../../lib/content/source/frontmatter-schema';
import { applyEdits, type Edit } from './edits';
import type { Generator, MigrationNotes } from './migration';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field under its name here; `undefined` where it has no counterpart. */
type Convert = (value: unknown) => Fields | undefined;

const rename =
  (name: string): Convert =>
  (value) => ({ [name]: value });

const neighbour =
  (name: string): Convert =>
  (value) =>
    value === false || value === null ? { [name]: null } : undefined;

const editLink: Convert = (value) => ({ custom_edit_url: value === false ? null : value });

const starlight: Readonly<Record<string, Convert>> = {
  sidebar: (value) => {
    if (!isObject(value)) return undefined;
    const { order, label, hidden } = value;
    return {
      sidebar_position: order,
      sidebar_label: label,
      ...(hidden === true && { displayed_sidebar: null }),
    };
  },
  tableOfContents: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (!isObject(value)) return {};
    return { toc_min_heading_level: value.minHeadingLevel, toc_max_heading_level: value.maxHeadingLevel };
  },
  editUrl: editLink,
  lastUpdated: (value) => (value instanceof Date ? { last_update: { date: value } } : undefined),
  slug: (value) => ({ slug: `/${String(value)}` }),
  prev: neighbour('pagination_prev'),
  next: neighbour('pagination_next'),
};

const vitepress: Readonly<Record<string, Convert>> = {
  outline: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (value === 'deep') return { toc_max_heading_level: 6 };
    if (Array.isArray(value)) return { toc_min_heading_level: value[0], toc_max_heading_level: value[1] };
    return typeof value === 'number' ? { toc_max_heading_level: value } : undefined;
  },
  aside: (value) => (value === false ? { hide_table_of_contents: true } : {}),
  editLink,
  sidebar: (value) => (value === false ? { displayed_sidebar: null } : {}),
  prev: neighbour('pagination_prev'),
  next: neighbour('pagination_next'),
};

const conversions: Readonly<Record<Generator, Readonly<Record<string, Convert>>>> = {
  docusaurus: { author: rename('authors'), author_title: () => ({}), sidebar_key: () => ({}) },
  starlight,
  nextra: { sidebarTitle: rename('sidebar_label') },
  vitepress,
  markdown: { order: rename('sidebar_position'), author: rename('authors') },
};

/** Values that are written in another form than the schema wants, for fields of every generator. */
function corrected(name: string, value: unknown): unknown {
  if (['title', 'description', 'sidebar_label', 'slug', 'id'].includes(name) && typeof value === 'number')
    return String(value);
  if ((name === 'keywords' || name === 'tags') && typeof value === 'string')
    return value
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  if (name === 'date' && typeof value === 'string')
    return value.replace(/^(\d{4})\/(\d{2})\/(\d{2})$/, '$1-$2-$3');
  if (name === 'redirect_from' && typeof value === 'string') return [value];
  return value;
}

const knownNames = new Set(Object.keys(frontmatterSchema.shape));

/** What is left of a field that reads badly or says nothing. */
function isSound(name: string, value: unknown): boolean {
  const field = frontmatterSchema.shape[name as keyof typeof frontmatterSchema.shape];
  return value !== undefined && field.safeParse(value).success;
}

function print(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value);
      return `${name}: ${text}\n`;
    })
    .join('');
}

/** The fields of a foreign one, converted. */
function convertField(from: Generator, name: string, value: unknown): Fields | undefined {
  // The page becomes the main page, which has an address of its own here.
  if (name === 'slug' && value === '/') return {};
  const converted = conversions[from][name]?.(value);
  const fields = converted ?? (knownNames.has(name) ? { [name]: value } : undefined);
  if (!fields) return undefined;
  const read = Object.entries(fields).map(([key, each]) => [key, corrected(key, each)] as const);
  return Object.fromEntries(read.filter(([key, each]) => isSound(key, each)));
}

/**
 * Converts the frontmatter of a page; fields that stay keep their bytes.
 * @param extra fields to add.
 */
export function convertFrontmatter(
  text: string,
  from: Generator,
  file: string,
  notes: MigrationNotes,
  extra: Fields = {},
): string {
  const head = /^---[^\S\n]*\n((?:[^\n]*\n)*?)---[^\S\n]*(?=\n|(?![^]))/.exec(text);
  if (!head) return Object.keys(extra).length > 0 ? `---\n${print(extra)}---\n\n${text}` : text;
  const [, yaml = ''] = head;
  const start = text.indexOf('\n') + 1;
  const document = parseDocument(yaml, { customTags: ['timestamp'] });
  const edits: Edit[] = [];
  const written = new Set<string>();
  if (document.errors.length === 0 && isMap(document.contents)) {
    for (const { key, value } of document.contents.items) {
      if (!isScalar(key) || !key.range) continue;
      const name = String(key.value);
      const plain = (value as { toJS?: (of: unknown) => unknown } | null)?.toJS?.(document);
      const fields = convertField(from, name, plain);
      if (fields && knownNames.has(name) && JSON.stringify(fields[name]) === JSON.stringify(plain)) {
        written.add(name);
        continue;
      }
      for (const each of Object.keys(fields ?? {})) written.add(each);
      const range = (value as { range?: readonly number[] } | null)?.range;
      const end = range?.[1] ?? key.range[1];
      const lineEnd = yaml.indexOf('\n', Math.max(end - 1, key.range[0]));
      edits.push({
        start: start + key.range[0],
        end: start + (lineEnd < 0 ? yaml.length : lineEnd + 1),
        text: print(fields ?? {}),
      });
      const isKept = fields !== undefined && Object.keys(fields).length > 0;
      notes.count(isKept ? 'fields of frontmatter' : `fields without a counterpart, left out: ${name}`);
    }
  }
  const added = start + yaml.length;
  const missing = Object.entries(extra).filter(([name]) => !written.has(name));
  if (missing.length > 0) edits.push({ start: added, end: added, text: print(Object.fromEntries(missing)) });
  return applyEdits(text, edits);
}
