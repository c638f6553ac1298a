import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import type { WebKit } from '../../scripts/find-programs';
import { freePort, whenListening } from '../start-server';
import type { BrowserPage, RunningBrowser } from './browser-page';

/** WebDriver has characters of its own for keys that write none. */
const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  F2: Key.F2,
  End: Key.END,
};

/** Starts WebKitGTK, with a display of its own where there is none. */
export async function launchWebKit({ driver, browser, display }: WebKit): Promise<RunningBrowser> {
  const port = await freePort();
  const [command, ...rest] = [...display, driver, `--port=${port}`];
  const server = spawn(command, rest, {
    // A group of its own, so that the display ends with the driver.
    detached: true,
    stdio: 'ignore',
    // Its sandbox cannot be made within a container, and only pages of this site are opened.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, this way to the screen takes most of a processor while nothing on the page moves.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const stop = () => process.kill(-server.pid!);
  await whenListening(port, 'WebKitWebDriver');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const evaluate = (expression: string) => session.executeScript(`return ${expression}`);
  const page: BrowserPage = {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    async resize(width, height) {
      const frame = (await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as number[];
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + frame[0]!, height: height + frame[1]! });
    },
    evaluate,
    click: async (expression) => (await session.executeScript<WebElement>(`return ${expression}`)).click(),
    async press(keys) {
      const names = keys.split('+').map((name) => KEYS[name] ?? name);
      const actions = session.actions();
      for (const name of names) actions.keyDown(name);
      for (const name of names.reverse()) actions.keyUp(name);
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    async frameText(expression) {
      await session.switchTo().frame(await session.executeScript<WebElement>(`return ${expression}`));
      try {
        return String(await evaluate('document.body.innerText'));
      } finally {
        await session.switchTo().defaultContent();
      }
    },
  };
  const version = (await session.getCapabilities()).getBrowserVersion();
  return {
    version: `WebKitGTK ${version}`,
    page,
    async close() {
      await session.quit();
      stop();
    },
  };
}
