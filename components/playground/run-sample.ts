import { createLiveFrame, type FrameEvents } from '../mdx/live-code/live-frame';
import type { RenderedMessage } from './screen-messages';

/** How long a sample may take to render its first screen, in ms. */
const longestRunMs = 15_000;

/** The first live sample in the Markdown of a page. */
const liveSample = /^```tsx live(?<mode>[^\n]*)\n(?<code>[\s\S]*?)\n```$/m;

/** A box for a frame that readers neither see nor reach. It has a size, as a browser may not paint what has none. */
function createHiddenBox(): HTMLElement {
  const box = document.createElement('div');
  box.inert = true;
  Object.assign(box.style, { position: 'fixed', visibility: 'hidden', inlineSize: '60rem' });
  document.body.append(box);
  return box;
}

/** Runs a sample in a frame of its own and returns the first screen that it renders. */
async function renderSample(code: string, noInline: boolean, frameUrl: string): Promise<RenderedMessage> {
  const box = createHiddenBox();
  let frame: ReturnType<typeof createLiveFrame> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The sample has rendered no screen.'));
      timer = setTimeout(fail, longestRunMs);
      const events: FrameEvents = {
        onReady: () => frame?.post({ type: 'run', run: 1, code, noInline }),
        onHeight: () => undefined,
        onResult: (_, error) => {
          if (error !== undefined) fail();
        },
        onScreen: (message) => {
          if (message.type === 'rendered') resolve(message);
        },
        onLost: fail,
      };
      frame = createLiveFrame(box, frameUrl, events, { title: '', className: '' });
    });
  } finally {
    clearTimeout(timer);
    frame?.remove();
    box.remove();
  }
}

/**
 * Runs the first live sample of a page and returns the screen that it renders, and its code.
 * @param page URL of the page within the site
 * @throws {Error} when the page or its sample is not there, or renders no screen
 */
export async function runSampleOf(page: string, frameUrl: string) {
  const response = await fetch(`${page}.md`);
  const { mode = '', code } = liveSample.exec(response.ok ? await response.text() : '')?.groups ?? {};
  if (code === undefined) throw new Error(`${page} has no live sample.`);
  return { rendered: await renderSample(code, mode.includes('noInline'), frameUrl), code };
}
