import { getArticle } from '../content/article';
import type { DocPage } from '../content/page';
import { getPages } from '../content/pages';
import { firstSentence, getApiReference, type ApiExport } from './api-reference';

/** An export as the overview lists it. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: ApiExport['kind'];
  readonly summary: string;
  /** Where it is documented: a page, or a heading on one; undefined when no page speaks of it. */
  readonly url: string | undefined;
}

/** The exports of one entry point of the package. */
export interface ApiGroup {
  readonly entry: string;
  readonly exports: readonly ApiEntry[];
}

/** Headings such as `useField(pointer)` or `<EidosScreen>` document the name that they hold. */
function nameIn(heading: string): string {
  return /[A-Za-z_$][\w$]*/.exec(heading)?.[0] ?? '';
}

/** Where each name is documented: API pages before all others, a page of that name before a heading. */
async function findDocumentation(pages: readonly DocPage[]): Promise<ReadonlyMap<string, string>> {
  const apiFirst = [...pages].sort(
    (one, other) => Number(other.sidebar === 'api') - Number(one.sidebar === 'api'),
  );
  const found = new Map<string, string>();
  const add = (name: string, url: string) => {
    if (!found.has(name)) found.set(name, url);
  };
  for (const { title, url } of apiFirst) add(title, url);
  for (const page of apiFirst) {
    const { headings } = await getArticle(page);
    for (const { text, id } of headings) add(nameIn(text), `${page.url}#${id}`);
  }
  return found;
}

/** Everything the toolkit exports, by entry point, each with its first sentence and the place that documents it. */
export async function getApiOverview(): Promise<ApiGroup[]> {
  const reference = getApiReference();
  const documentation = await findDocumentation(await getPages());
  const entries = [...new Set(reference.map(({ entry }) => entry))].sort();
  return entries.map((entry) => ({
    entry,
    exports: reference
      .filter((one) => one.entry === entry)
      .map(({ name, kind, description }) => ({
        name,
        kind,
        summary: firstSentence(description),
        url: documentation.get(name),
      })),
  }));
}
