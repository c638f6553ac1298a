import { runIfChanged } from '../run-if-changed';
import { buildFolder, frameFolder } from './live-frame-page';

/**
 * Builds the page that runs live samples (`public/live-frame/`) and the bundle that renders them at build time
 * (`.cache/live-frame/`), unless both are there and nothing that they are made of has changed.
 */
export async function buildLiveFrame(): Promise<void> {
  await runIfChanged('.cache/live-frame-build.json', [frameFolder, buildFolder], async () => {
    // Loaded when it is needed: the bundler and what it is fed with take longer to load than to see that nothing has changed.
    const { makeLiveFrame } = await import('./make-live-frame');
    return makeLiveFrame();
  });
}
