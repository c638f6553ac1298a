import { waitFor } from '@testing-library/react';
import { activeHeading, attachContents } from './attach-contents';

const article = document.createElement('main');
const write = (heading: string) =>
  (article.innerHTML = `<h2 id="one">${heading}</h2><nav data-contents><a href="#one">${heading}</a></nav>`);
const attach = () => {
  const stop = new AbortController();
  attachContents(article.querySelector('nav')!, stop.signal);
  return stop;
};
const marked = () => article.querySelector('[aria-current=location]')?.textContent;

beforeEach(() => {
  // A window without a layout: every heading is just below its top.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 20);
  document.body.append(article);
});

test('marks the heading that is read, and again after the page was edited', async () => {
  write('First');
  const stop = attach();
  await waitFor(() => expect(marked()).toBe('First'));
  stop.abort();
  expect(marked()).toBeUndefined();
  write('Second');
  attach();
  await waitFor(() => expect(marked()).toBe('Second'));
});

/** Boxes of headings 40 px high at these tops. */
const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 40 }));

it.each([
  ['a heading in the upper half of the window', at(-500, 100, 700), 1],
  ['the one before, when the next lies lower', at(59, 700), 0],
  ['none at the top of a page whose first heading lies low', at(600, 900), -1],
  ['the last one past all headings', at(-900, -200), 1],
  ['a heading that touches the bar exactly', at(60, 700), 0],
  ['none on a page without headings', [], -1],
])('active is %s', (_, boxes, expected) => {
  expect(activeHeading(boxes, 60, 900)).toBe(expected);
});

it('counts from the window’s top when the bar hides on scroll', () => {
  expect(activeHeading(at(-300, 30, 800), 0, 900)).toBe(1);
});
