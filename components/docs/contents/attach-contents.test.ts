import { waitFor } from '@testing-library/react';
import { attachContents } from './attach-contents';

const article = document.createElement('main');
const write = (heading: string) =>
  (article.innerHTML = `<h2 id="one">${heading}</h2><nav data-contents><a href="#one">${heading}</a></nav>`);
const marked = () => article.querySelector('[aria-current=location]')?.textContent;

beforeEach(() => {
  // A window without a layout: every heading is just below its top.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 20);
  document.body.append(article);
});

test('marks the heading that is read, and again after the page was edited', async () => {
  write('First');
  const detach = attachContents(article);
  await waitFor(() => expect(marked()).toBe('First'));
  detach();
  expect(marked()).toBeUndefined();
  write('Second');
  attachContents(article);
  await waitFor(() => expect(marked()).toBe('Second'));
});

test('marks nothing once it is detached', async () => {
  write('First');
  attachContents(article)();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(marked()).toBeUndefined();
});
