import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageExtensions } from '../../publish/page-extensions';
import type { Site } from '../../config/site';
import { packagePath, TOOLKIT_PACKAGE_FILE } from '../../config/toolkit';

/** Files that the build itself adds to the site: the route files of app/ by their name, and the toolkit's package. */
const routeFiles: Readonly<Record<string, string>> = {
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
};
const packedToolkit = /^\/packages\/eidos-[^/]+\.tgz$/;

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Returns the path that a file below app/ is served at; undefined for a file that is not a route, and for a
 * `[segment]`, whose paths only its own code knows. `(group)` folders are not part of a path.
 * @param extensions what the names of route files end with.
 */
export function routeOfAppFile(file: string, extensions = ['ts', 'tsx', 'mdx']): string | undefined {
  const segments = file.split('/').filter((segment) => !/^\(.*\)$/.test(segment));
  const name = segments.pop() ?? '';
  if (segments.some((segment) => segment.startsWith('['))) return undefined;
  const [kind, ...endings] = name.split('.');
  if ((kind === 'page' || kind === 'route') && extensions.includes(endings.join('.')))
    return `/${segments.join('/')}`;
  return segments.length === 0 ? routeFiles[name.replace(/\.tsx?$/, '')] : undefined;
}

/** What the site serves besides the docs' pages. */
export interface SiteRoutes {
  readonly paths: readonly string[];
  /** Why a path is none of the site's, for one that looks like a file of the build; undefined for any other. */
  readonly fixFor: (path: string) => string | undefined;
}

function toolkitPath(root: string): string | undefined {
  const file = path.join(root, TOOLKIT_PACKAGE_FILE);
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return packagePath(version);
}

/**
 * Reads the fixed routes of `app/` and the files of `public/` below a folder (the repository's root).
 * @param config decides which routes there are.
 * @param releases versions of the toolkit that versions of the docs were cut with.
 */
export function readSiteRoutes(
  root: string,
  config: Pick<Site, 'title' | 'docs' | 'publish'>,
  releases: readonly string[] = [],
): SiteRoutes {
  const extensions = pageExtensions(config);
  const routes = listFiles(path.join(root, 'app'))
    .map((file) => routeOfAppFile(file, extensions))
    .filter((route) => route !== undefined);
  const files = listFiles(path.join(root, 'public')).map((file) => `/${file}`);
  const toolkit = toolkitPath(root);
  return {
    paths: [...routes, ...files, ...releases.map(packagePath), ...(toolkit ? [toolkit] : [])],
    fixFor: (wanted) =>
      toolkit && packedToolkit.test(wanted)
        ? `The build writes ${toolkit} alone. Write /packages/eidos-%EIDOS_VERSION%.tgz.`
        : undefined,
  };
}
