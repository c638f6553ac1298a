import { createLiveFrame, type FrameEvents } from '../mdx/live-code/live-frame';
import type { DrawnMessage } from './screen-messages';

/** How long a sample may take to draw its first screen, in ms. */
const longestRunMs = 15_000;

/** The first live sample in the Markdown of a page. */
const liveSample = /^```tsx live(?<mode>[^\n]*)\n(?<code>[\s\S]*?)\n```$/m;

/** A box for a frame that readers neither see nor reach. It has a size, as a browser may not draw what has none. */
function createHiddenBox(): HTMLElement {
  const box = document.createElement('div');
  box.inert = true;
  Object.assign(box.style, { position: 'fixed', visibility: 'hidden', inlineSize: '60rem' });
  document.body.append(box);
  return box;
}

/** Runs a sample in a frame of its own and returns the first screen that it draws. */
async function drawSample(code: string, noInline: boolean, frameAddress: string): Promise<DrawnMessage> {
  const box = createHiddenBox();
  let frame: ReturnType<typeof createLiveFrame> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The sample has drawn no screen.'));
      timer = setTimeout(fail, longestRunMs);
      const events: FrameEvents = {
        onReady: () => frame?.post({ type: 'run', run: 1, code, noInline }),
        onHeight: () => undefined,
        onResult: (_, error) => {
          if (error !== undefined) fail();
        },
        onScreen: (message) => {
          if (message.type === 'drawn') resolve(message);
        },
        onLost: fail,
      };
      frame = createLiveFrame(box, frameAddress, events, { title: '', className: '' });
    });
  } finally {
    clearTimeout(timer);
    frame?.remove();
    box.remove();
  }
}

/**
 * Runs the first live sample of a page and returns the screen that it draws.
 * @param page address of the page within the site
 * @throws {Error} when the page or its sample is not there, or draws no screen
 */
export async function runSampleOf(page: string, frameAddress: string): Promise<DrawnMessage> {
  const response = await fetch(`${page}.md`);
  const { mode = '', code } = liveSample.exec(response.ok ? await response.text() : '')?.groups ?? {};
  if (code === undefined) throw new Error(`${page} has no live sample.`);
  return drawSample(code, mode.includes('noInline'), frameAddress);
}
