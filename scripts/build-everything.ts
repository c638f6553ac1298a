import { requireSoundLocales } from './locales/require-sound-locales';
import { buildLiveFrame } from './build-live-frame';
import { buildSite } from './build-site';
import { buildToolkit } from './build-toolkit';

/**
 * Builds the toolkit, checks the content and builds the site into `outDir`, relative to the repository, as the
 * environment of this process says.
 * @throws {Error} when a step fails; an earlier `outDir` is then left as it was.
 */
export async function buildEverything(outDir: string): Promise<void> {
  // Pages are compiled for production during the check already, so that the build finds them in the cache.
  Object.assign(process.env, { NODE_ENV: 'production' });
  await buildToolkit();
  await buildLiveFrame();
  await requireSoundLocales();
  await buildSite(outDir);
}
