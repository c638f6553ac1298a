/** @jest-environment jsdom */
import { holdOpenedTarget, holdTarget } from './hold-target';
import { findFragmentTarget, showOpenedDestination, scrollToDestination } from './scroll-to-destination';

jest.mock('./hold-target', () => ({
  holdTarget: jest.fn(),
  holdOpenedTarget: jest.fn(),
  releaseTarget: jest.fn(),
}));

beforeEach(() => {
  document.body.innerHTML = '<h2 id="größe">x</h2>';
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

test('a fragment finds its element, decoded', () => {
  document.body.innerHTML += '<b id="n%C3%A4her">x</b>';
  expect(findFragmentTarget('#n%C3%A4her')).toBe(document.querySelector('b'));
  expect(findFragmentTarget('#gr%C3%B6%C3%9Fe')).toBe(document.querySelector('h2'));
});

test.each([
  ['', 'skip-link'],
  ['#', 'skip-link'],
  ['#nowhere', ''],
  ['#%E0%A4%A', ''],
])('“%s” leads to the top of the page, with the focus only without a fragment', (hash, focused) => {
  document.body.innerHTML = '<div id="skip-link" tabindex="-1"></div>';
  scrollToDestination(hash);
  expect(document.activeElement?.id).toBe(focused);
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('a fragment with a target scrolls there and not to the top, and stays there', () => {
  scrollToDestination('#gr%C3%B6%C3%9Fe');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(holdTarget).toHaveBeenCalledWith(document.querySelector('h2'));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('the target takes the focus, and only as long as it has it', () => {
  scrollToDestination('#gr%C3%B6%C3%9Fe');
  const heading = document.querySelector('h2')!;
  expect(document.activeElement).toBe(heading);
  heading.blur();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

describe('a target that is hidden', () => {
  const isChosen = jest.fn();

  beforeEach(() => {
    document.body.innerHTML =
      '<details><div><p><button id="tab" data-value="x">Tab</button></p><div role="tabpanel" aria-labelledby="tab" hidden>' +
      '<details open><h2 id="deep">x</h2></details></div></div></details>';
    document.getElementById('tab')?.addEventListener('click', isChosen);
  });

  test('is shown before the page scrolls to it', () => {
    const panel = document.querySelector('[role=tabpanel]')!;
    // Whether or not the script of the tabs is there.
    Element.prototype.scrollIntoView = () => expect(panel.hasAttribute('hidden')).toBe(false);
    scrollToDestination('#deep');
    expect(document.querySelector('details')?.open).toBe(true);
    expect(isChosen).toHaveBeenCalledTimes(1);
    expect.assertions(3);
  });

  test('is shown on a page that was opened with it; one that can be seen only stays', () => {
    showOpenedDestination('#deep');
    expect(document.querySelector('details')?.open).toBe(true);
    const target = document.getElementById('deep')!;
    target.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    showOpenedDestination('#deep');
    expect(holdOpenedTarget).toHaveBeenCalledWith(target);
  });
});
