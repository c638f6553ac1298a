import type { FrameMessage, PageMessage } from './protocol';

/** The parts of the frame's `window` that decide whom it obeys. */
export type FrameWindow = Pick<Window, 'origin' | 'parent' | 'addEventListener'> & {
  readonly location: Pick<Location, 'origin'>;
};

/** The frame's end of the conversation with the page that shows it. */
export interface PageConnection {
  readonly post: (message: FrameMessage) => void;
  readonly listen: (onMessage: (message: PageMessage) => void) => void;
}

/**
 * Connects the frame to the documentation's page around it.
 *
 * @returns `undefined` where no code may run: outside of a sandbox, where it would have the rights of the
 *   documentation's origin, and outside of a frame, where no page can request it.
 */
export function connectToPage(view: FrameWindow): PageConnection | undefined {
  const { parent } = view;
  // A location keeps the origin of its URL in a sandbox too: that of the page which may show this one.
  const { origin: pageOrigin } = view.location;
  const isSandboxed = view.origin === 'null';
  if (!isSandboxed || parent === (view as unknown) || pageOrigin === 'null') return undefined;
  return {
    post: (message) => parent.postMessage(message, pageOrigin),
    listen: (onMessage) =>
      view.addEventListener('message', ({ data, source, origin }: MessageEvent<PageMessage>) => {
        if (source === parent && origin === pageOrigin) onMessage(data);
      }),
  };
}

/**
 * The lowest edge of anything in the page, in CSS pixels: menus and dialogs are outside the sample. Not rounded: the
 * static result that the frame replaces has fractions of a pixel too, and rounding would move what follows.
 */
function contentHeight() {
  const edges = Array.from(document.body.children, (child) => child.getBoundingClientRect().bottom);
  return Math.max(0, ...edges) + window.scrollY;
}

/** Reports the height of the page's content now and after every change; returns a function that reports it at once. */
export function reportHeight(report: (height: number) => void) {
  let last: number | undefined;
  const update = () => {
    const height = contentHeight();
    if (height !== last) report(height);
    last = height;
  };
  const sizes = new ResizeObserver(update);
  const observeChildren = () => {
    for (const child of document.body.children) sizes.observe(child);
    update();
  };
  new MutationObserver(observeChildren).observe(document.body, { childList: true });
  observeChildren();
  return update;
}
