import { BAR_RUN, readRunMark, type RunMark } from '../../paths/run-mark';
import { internalDestination } from '../navigation/link-destination';
import { isInRequestedRun, requestRun } from '../navigation/payload-runs';

/** A run with the paths of those of its pages that the document links to. */
interface LinkedRun extends RunMark {
  readonly paths: readonly string[];
}

function pathsOf(links: Iterable<HTMLAnchorElement>, basePath: string): string[] {
  return [...links].flatMap((link) => internalDestination(link, basePath)?.pathname ?? []);
}

/** The runs of the sidebar, each of which begins at the link that names it. */
function sidebarRuns(basePath: string): LinkedRun[] {
  const runs = new Map<string, HTMLAnchorElement[]>();
  let links: HTMLAnchorElement[] | undefined;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sidebar-tree] a[href]')) {
    const { run } = link.dataset;
    if (run !== undefined) runs.set(run, (links = runs.get(run) ?? []));
    links?.push(link);
  }
  return [...runs].map(([mark, own]) => ({ ...readRunMark(mark), paths: pathsOf(own, basePath) }));
}

function barRun(basePath: string): LinkedRun {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-navbar] a[href]');
  const paths = [...new Set(pathsOf(links, basePath))];
  return { name: BAR_RUN, count: paths.length, paths };
}

/**
 * Requests the file of each run of which at least half of the pages are fetched ahead together. Of other runs, the router
 * fetches the pages one by one: their file would be more to fetch than those.
 */
export function requestRuns(urls: readonly URL[], basePath: string): void {
  // While pages are being written, there are no such files.
  if (urls.length < 2 || process.env.NODE_ENV === 'development') return;
  const wanted = new Set(urls.map(({ pathname }) => pathname));
  for (const { name, count, paths } of [...sidebarRuns(basePath), barRun(basePath)]) {
    const own = paths.filter((path) => wanted.has(path) && !isInRequestedRun(path, basePath));
    if (own.length > 1 && own.length >= count / 2) requestRun(name, own, basePath);
  }
}
