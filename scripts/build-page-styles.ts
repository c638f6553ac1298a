import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  publishedName,
  STYLES_FOLDER,
  styleFiles,
  type StyleName,
} from '../lib/mdx/plugins/page-styles/style-files';
import { makeUnlessKept } from './kept-builds/make-unless-kept';

const folder = path.join('public', STYLES_FOLDER);

/** What the names and the rules of the stylesheets come from; the lock file has the version of what minifies them. */
const inputs = [
  ...Object.values(styleFiles),
  'lib/mdx/plugins/page-styles/style-files.ts',
  'package-lock.json',
  'scripts/build-page-styles.ts',
];

async function makePageStyles(): Promise<string[]> {
  // Loaded when it is needed: it takes longer to load than to see that nothing has changed.
  const { transform } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(styleFiles)) {
    const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true });
    writeFileSync(path.join(folder, publishedName(name as StyleName)), code);
  }
  return inputs;
}

/**
 * Writes the stylesheets of what few pages hold below `public/`, under the names that those pages link, unless they are
 * there and nothing that they are made of has changed.
 */
export async function buildPageStyles(): Promise<void> {
  await makeUnlessKept('.cache/page-styles-build.json', [folder], makePageStyles);
}
