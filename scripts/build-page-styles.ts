import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import {
  publishedName,
  STYLES_FOLDER,
  styleFiles,
  type StyleName,
} from '../lib/mdx/plugins/page-styles/style-files';

/** Writes the stylesheets of what few pages hold below `public/`, under the names that those pages link. */
export async function buildPageStyles(): Promise<void> {
  const folder = path.join('public', STYLES_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(styleFiles)) {
    const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true });
    writeFileSync(path.join(folder, publishedName(name as StyleName)), code);
  }
}
