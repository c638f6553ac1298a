import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic';

const pageFile = /(^|[\\/])page\.tsx?$/;
const defaultExport = /^export\s+default\b|^export\s*\{[^}]*\bdefault\b[^}]*\}/m;

/** Route files below `root`'s app/ that export no component for Next to render; a page in MDX always does. */
export function checkPageComponents(root: string): Diagnostic[] {
  const app = path.join(root, 'app');
  if (!existsSync(app)) return [];
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => pageFile.test(file) && !defaultExport.test(readFileSync(path.join(app, file), 'utf8')))
    .map((name) => {
      const file = `app/${name.split(path.sep).join('/')}`;
      return {
        file,
        message: `The page component at ${file} doesn't have a default export. This makes it impossible to render anything.`,
        fix: 'Consider default-exporting a React component.',
      };
    });
}

/** Absolute paths of the pages below `root`'s app/ that are MDX themselves. */
export function standalonePages(root: string): string[] {
  const app = path.join(root, 'app');
  if (!existsSync(app)) return [];
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.mdx$/.test(file))
    .map((file) => path.join(app, file))
    .sort();
}
