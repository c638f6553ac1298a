/** Settles once the browser has nothing to do, after a second at most. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // WebKit has no such callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50);
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
}
