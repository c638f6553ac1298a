import { editPage, writePages } from './write-pages';
import { buildSite } from '../build-site';
import { requireSoundContent } from '../../lib/checks/content/require-sound-content';

const [start = '', count = '', folder = '', outFolder = ''] = process.argv.slice(2);
const [contentFolder, configFile] = [`${folder}/content`, `${folder}/site.config.ts`];
Object.assign(process.env, {
  NODE_ENV: 'production',
  CONTENT_DIR: contentFolder,
  SITE_CONFIG: configFile,
});
if (start === 'from nothing') writePages('content', contentFolder, configFile, Number(count));
if (start === 'after an edit') editPage(contentFolder);
await requireSoundContent();
await buildSite(outFolder);
