/**
 * Does `work` once what was just drawn is on the screen, for what a reader does not see: a new page is shown before links
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
