import { useSyncExternalStore } from 'react';

let isHydrated = false;
/** How many elements wait for the scripts of their behaviors. */
let waiting = 0;

function update(): void {
  // On the document element while the page is hydrated and every behavior of it is attached.
  document.documentElement.toggleAttribute('data-ready', isHydrated && waiting === 0);
}

/** Reports that React has taken over the page. Readiness is there for those who automate the page, such as tests. */
export function finishHydration(): void {
  isHydrated = true;
  update();
}

/** Marks the page as not ready until `finishAttaching` is called. */
export function startAttaching(): void {
  waiting += 1;
  update();
}

/** Reports that what `startAttaching` announced is done. */
export function finishAttaching(): void {
  waiting -= 1;
  update();
}

/**
 * Does `work` once what was just rendered is painted, for what a reader does not see: a new page is shown before links
 * are watched and buttons get their scripts. Waits while the tab is in the background. Returns what calls it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const subscribeToNothing = () => () => undefined;

/** Whether React has taken over what the server rendered: false on the server and while hydrating. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
