import { render } from '@testing-library/react';
import { ContentsEnhancer } from './contents-enhancer';

const article = document.createElement('main');
const write = (heading: string) =>
  (article.innerHTML = `<h2 id="one">${heading}</h2><nav data-contents><a href="#one">${heading}</a></nav>`);
const marked = () => article.querySelector('[aria-current=location]')?.textContent;

beforeEach(() => {
  // A window without a layout: every heading stands just below its top.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 20);
  document.body.append(article);
  write('First');
});

test('marks the heading that is read, and again after the page was edited', () => {
  const { rerender, unmount } = render(<ContentsEnhancer version="1" />);
  expect(marked()).toBe('First');
  write('Second');
  rerender(<ContentsEnhancer version="2" />);
  expect(marked()).toBe('Second');
  unmount();
  expect(marked()).toBeUndefined();
});
