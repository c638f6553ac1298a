import type { Page } from '@playwright/test';

/** Where a jump leaves the top of a heading: half a line below the bar. See docs/compatibility.md#measures. */
export const LANDING = 68;

/**
 * Follows each link of the contents that a selector finds, scrolls up and follows it again; returns the clicks after
 * which the heading was not in place, or did not stay there.
 */
export async function walkContents(page: Page, links: string): Promise<string[]> {
  return page.evaluate(
    async ([selector, landing]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      if (found.length === 0 && document.querySelector('main h2'))
        throw new Error('The page has no contents.');

      const offOf = (hash: string) => {
        const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        const off = (heading?.getBoundingClientRect().top ?? NaN) - landing;
        return isAtEnd && off > 0 ? 0 : off;
      };
      const isLanded = (hash: string) => Math.abs(offOf(hash)) <= 2;
      /** Waits for the heading to reach its place, because a sample above it may load meanwhile. */
      async function settle(hash: string) {
        for (const start = performance.now(); performance.now() < start + 5000 && !isLanded(hash);)
          await frame();
        await frame();
        await frame();
      }

      const misses: string[] = [];
      for (const link of found)
        for (const click of ['first', 'second'] as const) {
          link.click();
          await settle(link.hash);
          if (!isLanded(link.hash))
            misses.push(`${link.hash}: off by ${offOf(link.hash)} px after the ${click} click`);
          scrollBy({ top: -400, behavior: 'instant' });
          await frame();
        }
      return misses;
    },
    [links, LANDING] as const,
  );
}
