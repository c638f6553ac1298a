import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Version } from '../../lib/content/model/versions';
import { packagePath, readToolkitRelease } from '../../lib/config/toolkit';

/**
 * Copies the toolkit's package of each cut version into an export. One with the version number of today's toolkit is left
 * out, because a URL has one file; when the two differ, `warn` is called.
 */
export function copyReleases(
  exportFolder: string,
  contentFolder: string,
  versions: readonly Version[],
  warn: (text: string) => void = console.warn,
): void {
  for (const { name, folder } of versions) {
    const release = readToolkitRelease(path.join(contentFolder, folder));
    if (!release) continue;
    const target = path.join(exportFolder, packagePath(release.version));
    if (!existsSync(target)) {
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(release.packageFile, target);
    } else if (!readFileSync(target).equals(readFileSync(release.packageFile)))
      warn(
        `The toolkit has changed since the docs version ${name} was cut, and both are ${release.version}. Readers of ${name} get the new one. Raise the version in packages/eidos/package.json.`,
      );
  }
}
