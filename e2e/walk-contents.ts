import type { Page } from '@playwright/test';
import { withoutPaint } from './without-paint';

/** Where a jump leaves the top of a heading: half a line below the bar. See docs/compatibility.md#measures. */
export const LANDING = 68;

interface Contents {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly links: string;
}

/** The contents of a page where the window has room for them. */
export const contentsBeside: Contents = {
  viewport: { width: 1400, height: 700 },
  links: 'nav[aria-label="On this page"] a',
};

/** The contents of a page on a phone. */
export const contentsAbove: Contents = {
  viewport: { width: 390, height: 844 },
  links: 'article > details a',
};

interface Miss {
  readonly hash: string;
  readonly click: 'first' | 'second';
  /** Pixels from where the heading should be. */
  readonly off: number;
}

/**
 * Follows each link of the contents, scrolls up and follows it again; returns the clicks after which the
 * heading was not in place, or did not stay there.
 */
export async function walkContents(page: Page, { viewport, links }: Contents): Promise<Miss[]> {
  await page.setViewportSize(viewport);
  return withoutPaint(page, () =>
    page.evaluate(
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
          for (let start = performance.now(); performance.now() < start + 5000 && !isLanded(hash);)
            await frame();
          await frame();
          await frame();
        }

        const misses: Miss[] = [];
        for (const link of found)
          for (const click of ['first', 'second'] as const) {
            link.click();
            await settle(link.hash);
            if (!isLanded(link.hash)) misses.push({ hash: link.hash, click, off: offOf(link.hash) });
            scrollBy({ top: -400, behavior: 'instant' });
            await frame();
          }
        return misses;
      },
      [links, LANDING] as const,
    ),
  );
}
