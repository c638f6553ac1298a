import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFixture } from './compile-fixture';
import { attachBehaviors } from '../ui/attach-behaviors';
import { attachDetails } from '../ui/attach-details';

interface FakeAnimation {
  onfinish?: () => void;
  cancel: () => void;
  keyframes: { height: string[] };
  duration: number;
}

let animations: FakeAnimation[];
let undo: (() => void) | undefined;
const attach = (root: HTMLElement) =>
  (undo = attachBehaviors(root, [{ selector: 'details', attach: attachDetails }]));
const summary = () => screen.getByText('More');
const details = () => summary().closest('details')!;
const finish = () => animations.at(-1)?.onfinish?.();

function prefersReducedMotion(matches: boolean) {
  window.matchMedia = (() => ({ matches })) as unknown as typeof window.matchMedia;
}

beforeEach(() => {
  animations = [];
  prefersReducedMotion(false);
  Object.assign(HTMLElement.prototype, {
    getAnimations: () => [],
    animate: (keyframes: FakeAnimation['keyframes'], { duration }: { duration: number }) => {
      const animation: FakeAnimation = { keyframes, duration, cancel: () => undefined };
      animations.push(animation);
      return animation;
    },
  });
  // jsdom lays nothing out: 36 px of summary and 100 px of text.
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      return this instanceof HTMLDetailsElement && this.open ? 136 : 36;
    },
  };
  Object.defineProperties(HTMLElement.prototype, { offsetHeight: height, clientHeight: height });
});

afterEach(() => undo?.());

async function show(attributes = '') {
  attach(await renderFixture(`<Details summary="More" ${attributes}>Text</Details>`));
}

it('open in the time that their height takes', async () => {
  await show();
  expect(details().dataset.collapsed).toBe('true');
  await userEvent.click(summary());
  expect(details()).toHaveAttribute('open');
  expect(details().dataset.collapsed).toBe('false');
  expect(animations[0]).toMatchObject({ keyframes: { height: ['36px', '136px'] }, duration: 239 });
});

it('stay open when they are opened for a page that is entered while they close', async () => {
  await show('open');
  await userEvent.click(summary());
  details().dataset.collapsed = 'false';
  finish();
  expect(details()).toHaveAttribute('open');
});

it('lose their open attribute only when the closing motion ends', async () => {
  await show('open');
  await userEvent.click(summary());
  expect(details()).toHaveAttribute('open');
  expect(details().dataset.collapsed).toBe('true');
  finish();
  expect(details()).not.toHaveAttribute('open');
});

it('take one millisecond for a reader who prefers less motion', async () => {
  prefersReducedMotion(true);
  await show();
  await userEvent.click(summary());
  expect(animations[0]?.duration).toBe(1);
});

it('close to zero height when the summary is next to them', async () => {
  await show();
  summary().style.position = 'absolute';
  await userEvent.click(summary());
  expect(animations[0]).toMatchObject({ keyframes: { height: ['36px', '136px'] }, duration: 257 });
  await userEvent.click(summary());
  expect(animations[1]).toMatchObject({ keyframes: { height: ['136px', '0px'] } });
});

it('may be the element itself', async () => {
  const article = await renderFixture('<Details summary="More">Text</Details>');
  attach(article.querySelector('details')!);
  await userEvent.click(summary());
  expect(animations).toHaveLength(1);
});
