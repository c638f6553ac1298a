import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getVersion } from '../content/pages';
import { getArticle } from '../content/examine-article';
import type { DocPage, PageSummary } from '../content/model/doc-page';
import type { Section } from '../mdx/plugins/compiled-page';
import { hrefOf } from '../config/paths/paths';
import { readEnvironment } from '../config/environment';
import { groupBy } from '../config/diagnostics/group-by';
import { readModule } from '../config/read-module';
import type { SearchContent, SearchRecord, SearchTask } from './search/search-content';
import type { Synonyms } from './search/synonyms';
import { queryWords, tokenize } from './search/tokenize';

/** The text before the first heading; a page that begins with a heading has nothing there, and is still to be found. */
const nothing: Section = { id: '', heading: '', text: '', identifiers: [] };

function recordsOf(page: DocPage, sections: readonly Section[]): SearchRecord[] {
  const { title, path, description, keywords } = page;
  const head = sections.find(({ id }) => id === '') ?? nothing;
  const words = new Set(sections.flatMap(({ heading, text }) => tokenize(`${heading} ${text}`)));
  const record = ({ id, heading, text, identifiers }: Section): SearchRecord => ({
    href: hrefOf(path) + (id && `#${id}`),
    page: title,
    heading,
    text,
    code: identifiers.filter((name) => !words.has(name.toLowerCase())).join(' '),
  });
  return [
    { ...record(head), summary: description, keywords: keywords.join(' ') || undefined },
    ...sections.filter((section) => section !== head).map(record),
  ];
}

/** A name in the code of more sections tells none of them apart. */
const MOST_SECTIONS = 10;

/** Leaves out names that many samples have, such as `compileEidos`, if some text has them too: a search finds that text. */
export function withoutCommonNames(records: readonly SearchRecord[]): SearchRecord[] {
  const namesOf = ({ code = '' }: SearchRecord) => code.split(' ').filter(Boolean);
  const uses = groupBy(records.flatMap(namesOf), (name) => name);
  const words = new Set(records.flatMap(({ heading, text }) => tokenize(`${heading} ${text}`)));
  const isTelling = (name: string) =>
    uses.get(name)!.length <= MOST_SECTIONS || !words.has(name.toLowerCase());
  return records.map((record) => {
    const names = namesOf(record).filter(isTelling);
    return { ...record, code: names.join(' ') || undefined };
  });
}

/** A page outside of the docs is found by its title and description. */
const otherRecord = ({ title, description, path }: PageSummary): SearchRecord => ({
  href: hrefOf(path),
  page: title,
  heading: '',
  text: '',
  summary: description,
});

/**
 * Everything that can be searched of a version: one record for each section of each listed page, synonyms and tasks.
 * @param others pages outside of the docs, which are found from every version.
 * @throws when there is no such version.
 */
export async function getSearchContent(
  others: readonly PageSummary[],
  versionName: string,
): Promise<SearchContent> {
  const { pages } = await getVersion(versionName);
  const listed = pages.filter((page) => !page.unlisted && !page.draft);
  const docs = await Promise.all(
    listed.map(async (page) => recordsOf(page, (await getArticle(page)).sections)),
  );
  const records = [...withoutCommonNames(docs.flat()), ...others.map(otherRecord)];
  return { records, synonyms: await readSynonyms(), tasks: await tasksOf(records) };
}

const words = z
  .string()
  .refine((typed) => typed.split(',').every((phrase) => queryWords(phrase).length > 0))
  .describe('Write words that people type, separated by commas.');

const synonymsSchema = z
  .record(z.string(), words)
  .describe(
    "Write on the left words that the docs use, and on the right what people type: { license: 'licence, permit' }.",
  );

/**
 * Reads a file of the content folder; a folder without that file has no entries.
 * @throws {ContentError} when the file holds something else.
 */
async function readEntries(name: string, schema: z.ZodType<Synonyms>): Promise<Synonyms> {
  const file = path.join(readEnvironment().contentFolder, name);
  return existsSync(file) ? readModule(file, schema) : {};
}

/** Reads the synonyms of the search. */
export const readSynonyms = () => readEntries('synonyms.ts', synonymsSchema);

const tasksSchema = z
  .record(z.string(), z.string().startsWith('/').describe('Write the path of a page.'))
  .describe("Write tasks and the paths of their pages, for example { Install: '/docs/installation' }.");

export const SEARCH_TASKS_FILE = 'search-tasks.ts';

/** Reads the tasks that the search offers, each with the path of its page. */
export const readSearchTasks = () => readEntries(SEARCH_TASKS_FILE, tasksSchema);

/** Those whose page the version has. */
async function tasksOf(records: readonly SearchRecord[]): Promise<SearchTask[]> {
  const pages = new Set(records.map(({ href }) => href));
  return Object.entries(await readSearchTasks())
    .map(([label, page]) => ({ label, href: hrefOf(page) }))
    .filter(({ href }) => pages.has(href));
}
