import type { Browser } from '@playwright/test';
import { openPage } from './open-page';

/** What one visit transfers, bodies only, in bytes. */
export interface PageWeight {
  /** The document, with the styles that it holds. */
  readonly html: number;
  /** Everything that had arrived when the load event came. */
  readonly byLoad: number;
  readonly scriptsByLoad: number;
  /** Scripts that make the page interactive. */
  readonly scripts: number;
}

/** Visits `url` with an empty cache, waits until it is interactive, and weighs what came. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const page = await openPage(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const weight = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    if (!visit) throw new Error('the browser kept no record of the visit');
    const sum = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
    const isScript = ({ name }: PerformanceResourceTiming) => new URL(name).pathname.endsWith('.js');
    const early = resources.filter(({ responseEnd }) => responseEnd <= visit.loadEventStart);
    const scripts = new Map(resources.filter(isScript).map((entry) => [entry.name, entry]));
    return {
      html: visit.encodedBodySize,
      byLoad: visit.encodedBodySize + sum(early),
      scriptsByLoad: sum(early.filter(isScript)),
      scripts: sum([...scripts.values()]),
    };
  });
  await page.close();
  return weight;
}
