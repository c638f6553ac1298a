import { normalizePath, isSamePath, isBelowPath } from './paths';

/** A set of pages, small enough to be sent to the browser: whole folders, single pages and exceptions. */
export interface PathScope {
  /** Paths that hold with everything below them. */
  readonly within?: readonly string[];
  readonly paths?: readonly string[];
  readonly except?: readonly string[];
  /** Regular expression tested on the path alone; wins over the rest. */
  readonly pattern?: string;
}

/** Whether the page at `path` belongs to the scope. */
export function isInScope(path: string, scope: PathScope): boolean {
  if (scope.pattern !== undefined) return new RegExp(scope.pattern, 'i').test(path);
  if (scope.except?.some((other) => isSamePath(path, other))) return false;
  if (scope.paths?.some((other) => isSamePath(path, other))) return true;
  return scope.within?.some((base) => isBelowPath(path, base)) ?? false;
}

/** The folder of a page, in segments; an index page, whose path ends with a slash, is in its own folder. */
function folderOf(path: string): string[] {
  const segments = normalizePath(path).split('/');
  return path.endsWith('/') ? segments : segments.slice(0, -1);
}

/** The deepest folder that holds every page, unless that is the docs' own. */
function commonFolder(urls: readonly string[]): string | undefined {
  const [first = [], ...rest] = urls.map(folderOf);
  const end = first.findIndex((step, index) => rest.some((folder) => folder[index] !== step));
  const shared = first.slice(0, end < 0 ? undefined : end);
  // `/docs` alone would hold every sidebar of the site.
  return shared.length > 2 ? shared.join('/') : undefined;
}

/**
 * Describes `members` among `all` pages of the docs: by their folder with the strangers in it excepted, or one by one
 * when they share none.
 */
export function describePages(members: readonly string[], all: readonly string[]): PathScope {
  const folder = commonFolder(members);
  if (folder === undefined) return { paths: members };
  const names = new Set(members.map(normalizePath));
  const strangers = all.filter((path) => isBelowPath(path, folder) && !names.has(normalizePath(path)));
  return strangers.length > 0 ? { within: [folder], except: strangers } : { within: [folder] };
}
