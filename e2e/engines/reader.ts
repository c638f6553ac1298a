import { readFileSync } from 'node:fs';
import type { BrowserPage } from './browser-page';

/** Finds elements by role and name in the page itself, the same way in each engine. */
const FINDER = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

/** How long a page may take to do what is expected of it, in ms. */
const PATIENCE_MS = 10_000;

/** After how long a page counts as one that does not answer, in ms: Firefox forgets what it is asked while a page is replaced. */
const ANSWER_MS = 3000;

/** The page's response; rejects when there is none. */
function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The page does not answer.')), ANSWER_MS).unref();
    }),
  ]);
}

/** Names an element as a reader knows it. A name given as a pattern may be a part of it. */
export interface Target {
  readonly role: string;
  readonly name: string | RegExp;
  /** Where to look, when it is not the whole page. */
  readonly within?: Omit<Target, 'within'>;
  /** Of several, which one; 0 by default. */
  readonly at?: number;
}

const literal = (name: string | RegExp) => (name instanceof RegExp ? String(name) : JSON.stringify(name));

/** An expression that returns the element, or undefined. */
function elementOf({ role, name, within, at = 0 }: Target): string {
  const root = within ? elementOf(within) : 'document.body';
  const query = `TestingLibraryDom.queryAllByRole(root, ${JSON.stringify(role)}, { name: ${literal(name)} })`;
  return `((root) => root && ${query}[${at}])(${root})`;
}

/** The actions and the view of a reader of the site in a browser. */
export class Reader {
  constructor(private readonly page: BrowserPage) {}

  /** Opens a page and waits until its scripts are attached. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.expectTruth('the page is ready', "document.documentElement.hasAttribute('data-ready')");
    await this.addQueries();
  }

  /** Opens a page that is not one of the site. */
  async openScreen(url: string): Promise<void> {
    await this.page.goto(url);
    // For a moment, WebKitGTK still evaluates scripts in the previous page, whose globals are then lost.
    const isLoaded = `location.href === ${JSON.stringify(new URL(url).href)} && document.readyState === 'complete'`;
    await this.expectTruth('the page is loaded', isLoaded);
    await this.addQueries();
  }

  async click(target: Target): Promise<void> {
    await this.see(target);
    // An element that is still moving into view cannot be pressed yet.
    await this.poll(`${describe(target)} can be pressed`, async () => {
      await this.page.click(elementOf(target));
      return true;
    });
  }

  /** Replaces what a text field holds by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.see(target);
    await this.page.evaluate(`${elementOf(target)}.focus()`);
    await this.page.press('Control+a');
    await this.page.type(text);
  }

  /** Waits until the element is there. */
  see(target: Target): Promise<void> {
    return this.expectTruth(`there is ${describe(target)}`, `Boolean(${elementOf(target)})`);
  }

  /** Waits until the element is not there, or hidden. */
  missing(target: Target): Promise<void> {
    return this.expectTruth(`there is no ${describe(target)}`, `!${elementOf(target)}`);
  }

  focused(target: Target): Promise<void> {
    return this.expectTruth(
      `${describe(target)} has the focus`,
      `${elementOf(target)} === document.activeElement`,
    );
  }

  /** Waits until the URL of the page ends in this way. */
  arrive(end: string): Promise<void> {
    return this.expectTruth(`the URL ends with ${end}`, `location.href.endsWith(${JSON.stringify(end)})`);
  }

  /** Waits until an expression of the element, called \`it\`, is true. */
  expectOf(target: Target, what: string, expression: string): Promise<void> {
    return this.expectTruth(
      `${describe(target)} ${what}`,
      `((it) => Boolean(it) && Boolean(${expression}))(${elementOf(target)})`,
    );
  }

  /** Waits until an expression is true. */
  expectTruth(what: string, expression: string): Promise<void> {
    return this.poll(what, () => answered(this.page.evaluate(expression)));
  }

  /** Waits until the frame of that title shows the text. */
  seeInFrame(title: string, text: string): Promise<void> {
    const frame = `document.querySelector('iframe[title=${JSON.stringify(title)}]')`;
    return this.poll(`the frame “${title}” shows “${text}”`, async () => {
      if (!(await this.page.evaluate(`Boolean(${frame})`))) return false;
      return (await this.page.frameText(frame)).includes(text);
    });
  }

  readonly press = (keys: string) => this.page.press(keys);
  readonly type = (text: string) => this.page.type(text);
  readonly resize = (width: number, height: number) => this.page.resize(width, height);
  readonly back = () => this.page.back();
  readonly evaluate = (expression: string) => this.page.evaluate(expression);

  private readonly addQueries = () => this.page.evaluate(`((globalThis) => { ${FINDER} })(window)`);

  private async poll(what: string, check: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let reason = '';
    while (Date.now() < end) {
      // A page that is being replaced cannot answer; the next one can.
      const isTrue = await check().catch(async (error: unknown) => {
        reason = ` (${String(error)})`;
        // The page was loaded again, as after Forward to a page that the engine no longer has.
        if (reason.includes('TestingLibraryDom')) await this.addQueries().catch(() => undefined);
        return false;
      });
      if (isTrue) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}${reason}`);
  }
}

const describe = ({ role, name }: Target) => `the ${role} ${String(name)}`;
