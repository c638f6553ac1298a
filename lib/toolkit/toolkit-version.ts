import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the toolkit's version stands; whoever shows it must notice when this file changes. */
export const TOOLKIT_PACKAGE_FILE = 'packages/eidos/package.json';

/** The version of the toolkit that this site documents and serves. */
export function toolkitVersion(): string {
  const text = readFileSync(path.resolve(TOOLKIT_PACKAGE_FILE), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
