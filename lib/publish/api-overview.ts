import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { namesOfTable } from '../mdx/plugins/remark-api-table';
import { getArticle } from '../content/article';
import type { DocPage } from '../content/model/doc-page';
import { getPages } from '../content/pages';
import { readBody } from '../content/source/read-text';
import type { Heading } from '../mdx/plugins/compiled-page';
import { parseBody } from '../mdx/parse-page';
import { firstSentence, getApiReference, type ApiExport } from '../config/toolkit';

/** An export as the overview lists it. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: ApiExport['kind'];
  /** What it is imported from. */
  readonly entry: string;
  readonly summary: string;
  /** Where it is documented: a page, or a heading on one; undefined when no page mentions it. */
  readonly path: string | undefined;
}

/** Headings such as `useField(pointer)` or `<EidosScreen>` document the name that they hold. */
function nameIn(heading: string): string {
  return /[A-Za-z_$][\w$]*/.exec(heading)?.[0] ?? '';
}

/** The names that a node of a page documents by a table: of their members, or with a row that begins with them. */
function namesInTable(node: Nodes): string[] {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable') {
    const of = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'of');
    return typeof of?.value === 'string' ? namesOfTable(of.value) : [];
  }
  if (node.type !== 'tableRow') return [];
  return (node.children[0]?.children ?? []).flatMap((cell) =>
    cell.type === 'inlineCode' ? [cell.value] : [],
  );
}

/** A line that can be the row of a table, and the code in it that can be a name. */
const ROW = /^.*\|.*$/gm;
const CODE = /`\s?([\w$]+)/g;

/** Whether a text can hold a table of one of the names; parsing all that cannot would take most of the time. */
function mayDocument(body: string, names: ReadonlySet<string>): boolean {
  if (body.includes('<ApiTable')) return true;
  const rows = [...body.matchAll(ROW)].map(([row]) => row).join('\n');
  return [...rows.matchAll(CODE)].some(([, name = '']) => names.has(name));
}

/** The names that the tables of a text document, each with the heading above the table. */
function findInTables(body: string, { path }: DocPage, headings: readonly Heading[]): [string, string][] {
  const found: [name: string, path: string][] = [];
  let passed = 0;
  visit(parseBody(body), (node) => {
    if (node.type === 'heading') passed += 1;
    const above = headings[passed - 1];
    for (const name of namesInTable(node)) found.push([name, above ? `${path}#${above.id}` : path]);
  });
  return found;
}

/** Where each name is documented: API pages before all others, a page before a heading before a table. */
async function findDocumentation(
  pages: readonly DocPage[],
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const apiFirst = [...pages].sort(
    (one, other) => Number(other.sidebar === 'api') - Number(one.sidebar === 'api'),
  );
  const found = new Map<string, string>();
  const add = (name: string, path: string) => {
    if (!found.has(name)) found.set(name, path);
  };
  for (const { title, path } of apiFirst) add(title, path);
  const headingsOf = new Map<DocPage, readonly Heading[]>();
  for (const page of apiFirst) {
    const { headings } = await getArticle(page);
    headingsOf.set(page, headings);
    for (const { text, id } of headings) add(nameIn(text), `${page.path}#${id}`);
  }
  const missing = new Set(names.filter((name) => !found.has(name)));
  for (const [page, headings] of headingsOf) {
    const body = readBody(page);
    if (!mayDocument(body, missing)) continue;
    for (const [name, path] of findInTables(body, page, headings)) add(name, path);
  }
  return found;
}

/** Everything the toolkit exports, each with its first sentence and the place that documents it. */
export async function getApiOverview(): Promise<ApiEntry[]> {
  const reference = getApiReference();
  const names = reference.map(({ name }) => name);
  const documentation = await findDocumentation(await getPages(), names);
  return reference.map(({ name, kind, entry, description }) => ({
    name,
    kind,
    entry,
    summary: firstSentence(description),
    path: documentation.get(name),
  }));
}
