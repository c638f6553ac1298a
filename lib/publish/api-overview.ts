import { getPages } from '../content/pages';
import { findApiPaths } from '../content/find-api-paths';
import { firstSentence, getApiReference, type ApiExport } from '../config/toolkit';

/** An export as the overview lists it. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: ApiExport['kind'];
  /** What it is imported from. */
  readonly entry: string;
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
