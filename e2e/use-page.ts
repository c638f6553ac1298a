import type { Page } from '@playwright/test';

/** Whether the browser logs this about a status other than 200; no page can prevent it. */
export const isNoteOfBrowser = (text: string) => text.startsWith('Failed to load resource');

/** Whether it logs this about a request without a network, sometimes only when the next page is open. */
export const isNoteOfBeingOffline = (text: string) =>
  isNoteOfBrowser(text) && text.includes('net::ERR_INTERNET_DISCONNECTED');

/** Does what a reader does on any page: reads to its end, passes over what can be pressed, looks for something. */
export async function useThePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    for (const target of document.querySelectorAll('a, button, summary, [role=tab]'))
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await frame();
  });
  await page.keyboard.press('/');
}
