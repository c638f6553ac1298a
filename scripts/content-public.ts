import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path there. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Copies the folder `public` of the content into an export. Its files take the place of those of the site's own
 * `public/`, and of nothing else that the build has written.
 * @throws when a file would take the place of a page.
 */
export function copyContentPublic(contentFolder: string, target: string): void {
  const folder = path.join(contentFolder, 'public');
  const files = filesBelow(folder);
  const taken = files.filter(
    (file) => existsSync(path.join(target, file)) && !existsSync(path.join('public', file)),
  );
  if (taken.length > 0)
    throw new Error(`The build writes ${taken.join(', ')} itself. Remove it from ${folder}.`);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    cpSync(path.join(folder, file), path.join(target, file));
  }
}
