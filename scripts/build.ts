import { requireSoundContent } from '../lib/checks/content/check-content';
import { buildLiveFrame } from './build-live-frame';
import { buildSite } from './build-site';
import { buildToolkit } from './build-toolkit';

// Pages are compiled for production during the check already, so that the build finds them in the cache.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await buildToolkit();
  await buildLiveFrame();
  await requireSoundContent();
  await buildSite('out');
} catch (error) {
  console.error(`\n${(error as Error).message}\nNothing was replaced: an earlier \`out/\` is as it was.`);
  process.exit(1);
}
