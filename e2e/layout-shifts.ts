import type { Page } from '@playwright/test';

/**
 * Records every layout shift of the pages that `page` opens from now on; the result reads those of the page on screen:
 * how much, what moved, from which place to which.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const tell = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} "${node?.textContent?.trim().slice(0, 30)}" from ${place(previousRect)} to ${place(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: Source[] }[])
        shifts.push(`${entry.value}: ${entry.sources.map(tell).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
