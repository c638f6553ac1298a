import type { Page } from '@playwright/test';

/**
 * Runs what looks at places and sizes only, while the page is transparent: everything is where it is otherwise, and the
 * browser draws none of it, which takes longer than to lay it out.
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
