import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Paints each frame with what is behind it, which is what a reader sees through it and axe does not. */
async function paintBehindFrames(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames.filter((each) => each.parentFrame() !== null)) {
    const element = await frame.frameElement();
    const color = await element.evaluate((inner) => {
      const isClear = (at: Element) => getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)';
      let behind: Element = inner as Element;
      while (behind.parentElement && isClear(behind)) behind = behind.parentElement;
      return getComputedStyle(behind).backgroundColor;
    });
    await frame.evaluate((value) => {
      document.documentElement.style.backgroundColor = value;
    }, color);
  }
}

/** Takes the shadows off boxes that scroll: axe has no verdict on a text above a gradient. */
function removeShadows(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('[data-code] > pre, [data-part], [data-scroll]'))
      box.style.backgroundImage = 'none';
  });
}

/**
 * Marks each text that has the letters and the background of an earlier one: the contrast of one is that of all, and
 * measuring it takes most of a run. What is clipped, or placed over other parts, has a background of its own.
 */
function markRepeatedLooks(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const looks = new Set<string>();
    const behind = new Map<Element | null, string>([[null, '']]);
    for (const element of document.querySelectorAll('html, body, body *')) {
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, position, overflow } = style;
      const isApart = !['static', 'relative'].includes(position) || overflow.includes('hidden');
      const own = `${backgroundColor} ${backgroundImage} ${opacity} ${isApart ? behind.size : ''}`;
      const isClear = own === 'rgba(0, 0, 0, 0) none 1 ';
      behind.set(element, `${behind.get(element.parentElement)}${isClear ? '' : `/${own}`}`);
      const hasText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const isShown = hasText && element.checkVisibility();
      const look = [behind.get(element), style.color, style.fontSize, style.fontWeight].join();
      element.toggleAttribute('data-alike', isShown && looks.has(look));
      if (isShown) looks.add(look);
    }
  });
}

/** Matches the frames of live samples, which load late. e2e/site/every-page.spec.ts checks them once they have run. */
export const FRAMES = 'iframe';

/** Rules that a change of colors alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules of a whole page, which axe also applies to each frame of a part that is looked at alone. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** The scope of axe; without one, the whole page by all rules. */
interface Scope {
  /** Only the parts of the page that match this selector. */
  readonly within?: string;
  /** Not the parts of the page that match one of these. */
  readonly without?: readonly string[];
  /** Only what a change of colors can break. */
  readonly colorsOnly?: boolean;
  /** Not the sizes of the page's targets: `text-and-targets.ts` measures those of a long page in much less time. */
  readonly withoutTargets?: boolean;
  /** Each frame, and not only the first with its URL: all samples have the same. */
  readonly allFrames?: boolean;
}

type Violation = readonly [rule: string, elements: readonly string[]];

/** Loads axe into a document that lacks it: loading takes longer than most runs. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.configure({
      rules: [
        { id: 'target-size', enabled: true },
        { id: 'color-contrast', selector: '*:not([data-alike])' },
      ],
    }),
  );
}

/** The violations in one document, without those in its frames. */
function violationsIn(frame: Frame, { within, without = [] }: Scope, rules: RunOptions) {
  const context = { include: [(!frame.parentFrame() && within) || 'html'], exclude: [...without] };
  return frame.evaluate(
    async ([where, how]): Promise<Violation[]> => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(where, how);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [context, { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions] as const,
  );
}

/** The page and its frames in the scope. */
async function framesIn(page: Page, { within = 'html', without = [], allFrames }: Scope): Promise<Frame[]> {
  if (without.includes(FRAMES)) return [page.mainFrame()];
  const chosen = await Promise.all(
    page.frames().map(async (frame) => {
      const element = frame.parentFrame() && (await frame.frameElement());
      return element?.evaluate((inner, part) => (inner as Element).closest(part) !== null, within) ?? true;
    }),
  );
  const inScope = page.frames().filter((_, index) => chosen[index]);
  if (allFrames) return inScope;
  return inScope.filter((frame, index) => index === inScope.findIndex((each) => each.url() === frame.url()));
}

/** Returns what axe finds on the page as it is now: the rules that are broken, each with the elements that break it. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<readonly Violation[]> {
  const { colorsOnly, within, withoutTargets = false } = scope;
  const frames = await framesIn(page, scope);
  // Boxes that scroll take the focus once they are painted in their new size.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await paintBehindFrames(frames);
  const found: Violation[] = [];
  for (const frame of frames) {
    await loadAxe(frame);
    await removeShadows(frame);
    await markRepeatedLooks(frame);
    const isFrame = frame !== page.mainFrame();
    const left = [
      ...(isFrame || within !== undefined ? PAGE_RULES : []),
      ...(withoutTargets && !isFrame ? ['target-size'] : []),
    ];
    const rules: RunOptions = colorsOnly
      ? { runOnly: { type: 'rule', values: COLOR_RULES } }
      : { rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) };
    found.push(...(await violationsIn(frame, scope, rules)));
  }
  return found;
}

/** Expects that axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findViolations(page, scope)).toEqual([]);
}

/** Shows the page in a theme as the switch does, on sites without one too. */
export const showTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(
    (mode) => Object.assign(document.documentElement.dataset, { theme: mode, colorScheme: mode }),
    theme,
  );

export const showDark = (page: Page) => showTheme(page, 'dark');

/** The color scheme that each frame of the page is rendered in. */
export const frameSchemes = (page: Page) =>
  Promise.all(
    page
      .frames()
      .filter((frame) => frame !== page.mainFrame())
      .map((frame) => frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)),
  );
