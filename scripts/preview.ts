import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { buildEverything } from './build-site';
import { placePreview, placeRoot, previewPath, removePreview } from './preview/published-folder';
import { serveFolder } from './serve-folder';

const usage = `npm run preview -- [branch] [options]

Builds this checkout as the preview of a branch (default: the one that is checked out), places it next to the other
previews in the published folder, and serves that folder.

  --main             build the site itself, for the root, instead of a preview
  --remove           remove the preview of the branch
  --into <folder>    the published folder (default: .cache/published)
  --build <folder>   build into the folder, and place nothing
  --place <folder>   build nothing, and place the export in the folder
  --commit <hash>    the commit that is built (default: the one that is checked out)
  --url              print the URL of the preview, and do nothing else
  --no-serve         do not serve`;

const EXPORT = '.cache/preview-export';

const askGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      main: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      into: { type: 'string', default: '.cache/published' },
      build: { type: 'string' },
      place: { type: 'string' },
      commit: { type: 'string' },
      'no-serve': { type: 'boolean', default: false },
      url: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1) throw new Error(`Pass one branch instead of “${positionals.join(' ')}”.`);
  const branch = positionals[0] ?? askGit('branch', '--show-current');
  return { ...values, branch, commit: values.commit ?? askGit('rev-parse', 'HEAD') };
}

try {
  const { branch, commit, main, into, build, place, ...rest } = readOptions();
  const { url: origin, basePath } = await getSite();
  if (rest.url) console.log(`${origin}${previewPath(branch, basePath)}/`);
  else if (rest.remove) removePreview(into, branch);
  else {
    const exported = place ?? build ?? EXPORT;
    if (!main)
      Object.assign(process.env, {
        BASE_PATH: previewPath(branch, basePath),
        BRANCH: branch,
        PREVIEW_COMMIT: commit,
      });
    if (place === undefined) await buildEverything(exported);
    if (build === undefined && main) placeRoot(into, exported, basePath);
    if (build === undefined && !main) placePreview(into, branch, exported, basePath);
  }
  if (build === undefined && !rest['no-serve'] && !rest.url) {
    const { host, port } = readEnvironment();
    const { url } = await serveFolder(into, { host, port, basePath });
    const path = main || rest.remove ? '' : previewPath(branch, '');
    console.log(`Served at ${url}${path}/\nPress Ctrl+C to stop.`);
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : message);
  process.exit(1);
}
