import { createHash } from 'node:crypto';
import type { SidebarItem } from './model/doc-page';
import { oncePer } from './once-per';

/** Most pages of a run: with more, a file would hold many pages whose links are not in view; fewer compress worse. */
const MOST_PAGES = 10;

/** Pages that follow each other in a sidebar and whose contents are one file, so that they are fetched ahead at once. */
export interface PageRun {
  /** Name of the file, unique on the site. It changes with the pages of the sidebar. */
  readonly name: string;
  /** Paths of the pages, as the sidebar has them. */
  readonly paths: readonly string[];
}

function pathsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'external') return [];
    const own = item.path === undefined ? [] : [item.path];
    return item.kind === 'category' ? [...own, ...pathsOf(item.items)] : own;
  });
}

function findRuns(items: readonly SidebarItem[]): PageRun[] {
  const paths = [...new Set(pathsOf(items))];
  const count = Math.ceil(paths.length / MOST_PAGES);
  const size = Math.ceil(paths.length / count);
  const key = createHash('sha256').update(paths.join('\n')).digest('base64url').slice(0, 6);
  const runs = Array.from({ length: count }, (_, index) => ({
    name: `${key}-${index}`,
    paths: paths.slice(index * size, (index + 1) * size),
  }));
  // A file for one page would be a copy of the page's own.
  return runs.filter((run) => run.paths.length > 1);
}

/** The runs of a sidebar, of about the same size. */
export const pageRuns = oncePer(findRuns);

const runByPath = oncePer(
  (items: readonly SidebarItem[]) =>
    new Map(pageRuns(items).flatMap((run) => run.paths.map((path) => [path, run] as const))),
);

/** The run of a sidebar that the page at `path` is in. */
export function findRun(items: readonly SidebarItem[], path: string): PageRun | undefined {
  return runByPath(items).get(path);
}
