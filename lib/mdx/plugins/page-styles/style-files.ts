import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository: the check of another content moves to its folder after this module has loaded. */
const root = process.cwd();

/** The stylesheets of what few pages hold, by name; only those pages load them. */
export const styleFiles = {
  'code-marks': 'components/mdx/page-styles/code-marks.css',
  diagram: 'components/mdx/page-styles/diagram.css',
  math: 'components/mdx/page-styles/math.css',
  picture: 'components/mdx/page-styles/picture.css',
} as const;

export type StyleName = keyof typeof styleFiles;

/** The folder of the stylesheets within the site. */
export const STYLES_FOLDER = 'page-styles';

/** The name under which a stylesheet is published: it changes with its rules. */
export function publishedName(name: StyleName): string {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, styleFiles[name])))
    .digest('hex')
    .slice(0, 8);
  return `${name}-${hash}.css`;
}
