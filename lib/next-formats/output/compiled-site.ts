import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ID_FILE = 'BUILD_ID';

/** Files that hold the id of the build beside other things. */
const NAMING_FILES = [
  'build-manifest.json',
  'fallback-build-manifest.json',
  'server/middleware-build-manifest.js',
];

/**
 * What a build has rendered, which another one must not find: of the list of its pages Next reads what the build
 * before has written, when there is one.
 */
const RENDERED =
  /(?:^|\/)(?:cache|diagnostics|lock|trace|trace-build|prerender-manifest\.json|[^/]+\.(?:html|rsc|meta|body|segments))$/;

/** What the development server writes below the folder of what is compiled; it may be running. */
export const DEVELOPMENT_FOLDER = 'dev';

/** Copies what `next build` has compiled from one folder to another, without the pages that it has rendered. */
export function copyCompiled(from: string, to: string): void {
  const isCompiled = (file: string) => {
    const name = path.relative(from, file).split(path.sep).join('/');
    return name !== DEVELOPMENT_FOLDER && !RENDERED.test(name);
  };
  // Packages that Node runs as they are, are links relative to the folder.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isCompiled });
}

/**
 * Gives what is compiled in `folder` the id of another build.
 * @throws when it does not hold its own where Next is known to write it
 */
export function renameBuild(folder: string, id: string): void {
  const before = readFileSync(path.join(folder, ID_FILE), 'utf8');
  if (before === id) return;
  for (const name of NAMING_FILES) {
    const file = path.join(folder, name);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!text.includes(before))
      throw new Error(`${name} does not hold the id of the build: see docs/upgrading-next.md.`);
    writeFileSync(file, text.replaceAll(before, id));
  }
  renameSync(path.join(folder, 'static', before), path.join(folder, 'static', id));
  writeFileSync(path.join(folder, ID_FILE), id);
}
