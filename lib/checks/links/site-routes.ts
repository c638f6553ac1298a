import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagePath, TOOLKIT_PACKAGE_FILE } from '../../config/toolkit';

/** Files that the build itself adds to the site: the route files of app/ by their name, and the toolkit's package. */
const routeFiles: Readonly<Record<string, string>> = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};

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

function toolkitPath(root: string): string | undefined {
  const file = path.join(root, TOOLKIT_PACKAGE_FILE);
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return packagePath(version);
}

/** The fixed routes of `app/`, the files of `public/` and the toolkit's package, below a folder (the repository's root). */
export function readSiteRoutes(root: string): readonly string[] {
  const routes = listFiles(path.join(root, 'app')).map(routeOfAppFile);
  const files = listFiles(path.join(root, 'public')).map((file) => `/${file}`);
  return [...routes, ...files, toolkitPath(root)].filter((route) => route !== undefined);
}
