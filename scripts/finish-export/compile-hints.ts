import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHUNK_FOLDER } from '../../lib/next-formats/names/addresses';

/** V8 reads it in the first line only: https://v8.dev/blog/explicit-compile-hints. To other engines it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile the functions of the site's scripts while it receives them, on another thread than the page's, instead of
 * one after the other during hydration and the first click. See docs/decisions/0002-late-scripts.md.
 */
export function addCompileHints(folder: string): void {
  const chunks = path.join(folder, CHUNK_FOLDER);
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(chunks, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}
