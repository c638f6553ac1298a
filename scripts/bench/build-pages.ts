import { writePages } from './write-pages';
import { buildSite } from '../build-site';
import { requireSoundContent } from '../../lib/content/check';

const [count = '', contentFolder = '', outFolder = ''] = process.argv.slice(2);
Object.assign(process.env, { NODE_ENV: 'production', CONTENT_DIR: contentFolder });
writePages('content', contentFolder, Number(count));
await requireSoundContent();
await buildSite(outFolder);
