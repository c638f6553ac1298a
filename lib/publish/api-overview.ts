import { getPages } from '../content/pages';
import { findApiPaths } from '../content/find-api-paths';
import { firstSentence, getApiReference, type ApiExport } from '../config/toolkit';

export interface ApiEntry extends Pick<ApiExport, 'name' | 'kind' | 'entry'> {
  readonly summary: string;
  /** Where it is documented: a page, or a place on one; undefined when no page mentions it. */
  readonly path: string | undefined;
}

/** Everything the toolkit exports, each with its first sentence and the place that documents it. */
export async function getApiOverview(): Promise<ApiEntry[]> {
  const pages = await getPages();
  const paths = findApiPaths(pages, pages[0]?.version ?? '');
  return getApiReference().map(({ name, kind, entry, description }) => ({
    name,
    kind,
    entry,
    summary: firstSentence(description),
    path: paths[name],
  }));
}

interface ApiTask {
  readonly title: string;
  /** Beginnings of the paths of the pages that document it. */
  readonly pages: readonly string[];
}

/** The tasks of the API's readers, in the order in which a project needs them. */
const tasks: readonly ApiTask[] = [
  {
    title: 'Compile a schema',
    pages: [
      ...['eidos_compiler', 'keywords', 'hints', 'problems'].map((name) => `/docs/api/${name}`),
      '/docs/tutorial/evaluate/from_rjsf',
    ],
  },
  {
    title: 'Render a screen',
    pages: ['/docs/api/Components/EidosScreen', '/docs/api/Components/Layout/'],
  },
  { title: 'Show fields', pages: ['/docs/api/Components/Fields/', '/docs/tutorial/recipes/'] },
  { title: 'Show tables', pages: ['/docs/api/Components/Tables/', '/docs/tutorial/customize_tables'] },
  { title: 'Hold and change data', pages: ['/docs/api/controller', '/docs/api/saving'] },
  { title: 'Read data in components', pages: ['/docs/api/data_hooks'] },
  { title: 'Validate', pages: ['/docs/api/validation'] },
  { title: 'Infer types', pages: ['/docs/tutorial/types'] },
  { title: 'Replace fields and parts', pages: ['/docs/tutorial/customize_fields'] },
  { title: 'Set the look', pages: ['/docs/tutorial/css_guide', '/docs/tutorial/guides/'] },
  { title: 'Test a screen', pages: ['/docs/tutorial/recipes/testing'] },
  { title: 'Translate', pages: ['/docs/tutorial/translations'] },
];

const otherTask = 'Other names';

export interface TaskGroup<Entry> {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Groups exports by the task that the page which documents them is about; tasks without any are left out. */
export function groupByTask<Entry extends { readonly path: string | undefined }>(
  entries: readonly Entry[],
): readonly TaskGroup<Entry>[] {
  const taskOf = ({ path }: Entry) =>
    // A later task can have one page of a folder.
    tasks.findLast(({ pages }) => pages.some((page) => path?.startsWith(page)))?.title ?? otherTask;
  return [...tasks.map(({ title }) => title), otherTask]
    .map((title) => ({ title, entries: entries.filter((entry) => taskOf(entry) === title) }))
    .filter((group) => group.entries.length > 0);
}
