import { existsSync } from 'node:fs';
import { listFiles } from '../../config/paths/list-files';
import { packagePath, TOOLKIT_PACKAGE_FILE, toolkitVersion } from '../../config/toolkit';

/** The paths of the route files of app/ that are not `page` or `route`, by their name. */
const routeFiles: Readonly<Record<string, string>> = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
};

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

/** The fixed routes of `app/`, the files of `public/` and the toolkit's package, of the working directory. */
export function readSiteRoutes(): readonly string[] {
  const routes = listFiles('app').map(routeOfAppFile);
  const files = listFiles('public').map((file) => `/${file}`);
  const toolkit = existsSync(TOOLKIT_PACKAGE_FILE) ? packagePath(toolkitVersion()) : undefined;
  return [...routes, ...files, toolkit].filter((route) => route !== undefined);
}
