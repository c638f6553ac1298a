import type { Page } from '@playwright/test';

/**
 * Runs what only looks at places and sizes while the page is transparent. The layout stays the same, and the browser does
 * not paint, which would take longer than the layout.
 */
export async function withoutPaint<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const setOpacity = (value: string) =>
    page.evaluate((opacity) => document.documentElement.style.setProperty('opacity', opacity), value);
  await setOpacity('0');
  try {
    return await run();
  } finally {
    await setOpacity('');
  }
}
