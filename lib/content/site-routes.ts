import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that the build itself adds to the site: the route files of app/ by their name, and the toolkit's package. */
const routeFiles: Readonly<Record<string, string>> = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
};
const packedToolkit = /^\/packages\/eidos-[\w.-]+\.tgz$/;

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
}

/** `(group)` folders are not part of a path; a `[segment]` stands for paths that others know. */
function routeOfAppFile(file: string): string | undefined {
  const segments = file.split('/').filter((segment) => !/^\(.*\)$/.test(segment));
  const name = segments.pop() ?? '';
  if (segments.some((segment) => segment.startsWith('['))) return undefined;
  if (/^page\.(tsx?|mdx)$/.test(name)) return `/${segments.join('/')}`;
  if (/^route\.tsx?$/.test(name)) return `/${segments.join('/')}`;
  return segments.length === 0 ? routeFiles[name.replace(/\.tsx?$/, '')] : undefined;
}

/** What the site serves besides the docs' pages. */
export interface SiteRoutes {
  readonly paths: readonly string[];
  /** Whether the build puts a file there that is in no folder yet. */
  readonly isBuilt: (path: string) => boolean;
}

/** Reads the fixed routes of `app/` and the files of `public/` below a folder (the repository's root). */
export function readSiteRoutes(root: string): SiteRoutes {
  const routes = listFiles(path.join(root, 'app'))
    .map(routeOfAppFile)
    .filter((route) => route !== undefined);
  const files = listFiles(path.join(root, 'public')).map((file) => `/${file}`);
  return { paths: [...routes, ...files], isBuilt: (wanted) => packedToolkit.test(wanted) };
}
