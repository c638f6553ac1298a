import { screen } from '@testing-library/react';
import { attachScrollRegions } from './attach-scroll-regions';

let resize: () => void;

beforeEach(() => {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe = () => resize();
      disconnect = () => undefined;
    },
  });
});

/** jsdom lays nothing out, so the test says how wide things are. */
function setWidths(box: HTMLElement, content: number, own: number) {
  Object.defineProperties(box, {
    scrollWidth: { value: content, configurable: true },
    clientWidth: { value: own, configurable: true },
  });
  resize();
}

test('Tab stops at a box while its content is wider than it, also after a resize', () => {
  document.body.innerHTML = '<pre role="region" aria-label="Code"><code>x</code></pre>';
  attachScrollRegions(document.body, new AbortController().signal);
  const region = screen.getByRole('region');
  expect(region).not.toHaveAttribute('tabindex');
  setWidths(region, 900, 300);
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toHaveAttribute('data-scrolls');
  region.focus();
  setWidths(region, 900, 900);
  expect(region).toHaveFocus();
  expect(region).not.toHaveAttribute('data-scrolls');
  region.blur();
  resize();
  expect(region).not.toHaveAttribute('tabindex');
});

test('the code of a sample is reached while the box with its field scrolls, and never behind an editor', () => {
  document.body.innerHTML = '<div data-part><pre role="region" aria-label="Code"><code>x</code></pre></div>';
  attachScrollRegions(document.body, new AbortController().signal);
  const region = screen.getByRole('region');
  setWidths(region.parentElement!, 900, 300);
  expect(region).toHaveAttribute('tabindex', '0');
  region.ariaHidden = 'true';
  region.tabIndex = -1;
  resize();
  expect(region).toHaveAttribute('tabindex', '-1');
});

test('code in closed details does not scroll until they open', () => {
  document.body.innerHTML = '<details><pre role="region"><code>x</code></pre></details>';
  attachScrollRegions(document.body, new AbortController().signal);
  const region = document.querySelector('pre')!;
  setWidths(region, 900, 300);
  expect(region).not.toHaveAttribute('data-scrolls');
  document.querySelector('details')!.open = true;
  resize();
  expect(region).toHaveAttribute('data-scrolls');
});
