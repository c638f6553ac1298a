import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { buildEverything } from './build-site';
import { type PreviewOptions, readPreviewOptions } from './preview/preview-options';
import { placePreview, placeRoot, previewPath, removePreview } from './preview/published-folder';
import { serveFolder } from './serve-folder';

const EXPORT = '.cache/preview-export';

/** Builds what the options name and returns the folder of its export. */
async function build({ branch, commit, isMain, buildInto = EXPORT }: PreviewOptions, basePath: string) {
  if (!isMain) {
    Object.assign(process.env, {
      BASE_PATH: previewPath(branch, basePath),
      BRANCH: branch,
      PREVIEW_COMMIT: commit,
    });
  }
  await buildEverything(buildInto);
  return buildInto;
}

/** Changes the published folder as the options say, and returns a sentence about it. */
async function publish(options: PreviewOptions, basePath: string): Promise<string> {
  const { branch, published, isMain, isRemoval, buildInto } = options;
  if (isRemoval)
    return removePreview(published, branch)
      ? `The preview of ${branch} is removed.`
      : `There was no preview of ${branch}.`;
  const exported = options.place ?? (await build(options, basePath));
  if (buildInto !== undefined) return `Built into ${buildInto}.`;
  if (!isMain)
    return `The preview of ${branch} is at ${placePreview(published, options, exported, basePath)}/`;
  placeRoot(published, exported, basePath);
  return `The site is at ${basePath}/`;
}

try {
  const options = readPreviewOptions(process.argv.slice(2));
  const { basePath } = await getSite();
  console.log(await publish(options, basePath));
  if (options.isServed) {
    const { host, port } = readEnvironment();
    const { url } = await serveFolder(options.published, { host, port, basePath });
    const path = options.isMain || options.isRemoval ? '' : previewPath(options.branch, '');
    console.log(`Served at ${url}${path}/\nPress Ctrl+C to stop.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
