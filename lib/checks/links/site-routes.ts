import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagePath, TOOLKIT_PACKAGE_FILE } from '../../config/toolkit';

/** Files that the build itself adds to the site: the route files of app/ by their name, and the toolkit's package. */
const routeFiles: Readonly<Record<string, string>> = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
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
 */
export function routeOfAppFile(file: string): string | undefined {
  const segments = file.split('/').filter((segment) => !/^\(.*\)$/.test(segment));
  const name = segments.pop() ?? '';
  if (segments.some((segment) => segment.startsWith('['))) return undefined;
  if (/^(?:page|route)\.(?:tsx?|mdx)$/.test(name)) return `/${segments.join('/')}`;
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

/** Reads the fixed routes of `app/` and the files of `public/` below a folder (the repository's root). */
export function readSiteRoutes(root: string): SiteRoutes {
  const routes = listFiles(path.join(root, 'app'))
    .map(routeOfAppFile)
    .filter((route) => route !== undefined);
  const files = listFiles(path.join(root, 'public')).map((file) => `/${file}`);
  const toolkit = toolkitPath(root);
  return {
    paths: [...routes, ...files, ...(toolkit ? [toolkit] : [])],
    fixFor: (wanted) =>
      toolkit && packedToolkit.test(wanted)
        ? `The build writes ${toolkit} alone. Write /packages/eidos-%EIDOS_VERSION%.tgz.`
        : undefined,
  };
}
