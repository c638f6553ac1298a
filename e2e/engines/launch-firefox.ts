import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import type { BrowserPage, RunningBrowser } from './browser-page';

/** Starts Firefox through WebDriver BiDi, which needs no driver of its own. */
export async function launchFirefox(executablePath: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', headless: true, executablePath });
  const page = await browser.newPage();
  // A screen with unsaved changes asks before the next test opens its page.
  page.on('dialog', (dialog) => void dialog.accept());
  const elementAt = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error(`No element: ${expression}`);
    return element as ElementHandle<Element>;
  };
  const driven: BrowserPage = {
    // Less than a test may take, so that its report says what was awaited.
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 15_000 })),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    forward: async () => void (await page.goForward({ waitUntil: [] })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await elementAt(expression)).click(),
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      const last = names.pop()!;
      for (const name of names) await page.keyboard.down(name);
      await page.keyboard.press(last);
      for (const name of names) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    async frameText(expression) {
      const frame = await (await elementAt(expression)).contentFrame();
      return frame ? String(await frame.evaluate('document.body.innerText')) : '';
    },
  };
  return { version: await browser.version(), page: driven, close: () => browser.close() };
}
