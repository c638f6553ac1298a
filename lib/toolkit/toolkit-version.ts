import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file that holds the toolkit's version; code that shows the version must notice when this file changes. */
export const TOOLKIT_PACKAGE_FILE = 'packages/eidos/package.json';

/** The version of the toolkit that this site documents and serves. */
export function toolkitVersion(): string {
  const text = readFileSync(path.resolve(TOOLKIT_PACKAGE_FILE), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
