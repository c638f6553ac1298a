/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {
  adoptArticle,
  coverableMain,
  fetchesWhenMade,
  isArticleAhead,
  isShownAhead,
  makeMain,
  showArticleAhead,
  withdrawArticle,
} from './article-ahead';

const left = () => document.getElementById('left')!;
const show = (html: string) => {
  const main = makeMain({ html, sidebar: 'api' });
  showArticleAhead(coverableMain()!, main, html);
  return main;
};

beforeEach(() => {
  withdrawArticle();
  document.body.innerHTML = '<main id="left" data-article data-sidebar="api"><h1>Left</h1></main>';
});

test('an article takes the place of the page that is left, which stays for the router to remove', () => {
  const main = show('<h1>Next</h1>');
  expect(document.querySelector('main')).toBe(main);
  expect(main).toHaveAttribute('data-article');
  expect(main).toHaveAttribute('data-sidebar', 'api');
  expect(main).toHaveTextContent('Next');
  expect(left()).not.toBeVisible();
  expect([isArticleAhead(), isShownAhead('<h1>Next</h1>'), isShownAhead('<h1>Left</h1>')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('withdrawn, it leaves the page as it was', () => {
  const before = document.body.innerHTML;
  show('<h1>Next</h1>');
  withdrawArticle();
  expect(left()).toBeVisible();
  expect(document.body.innerHTML).toBe(before.replace('data-sidebar="api"', 'data-sidebar="api" style=""'));
  expect(isArticleAhead()).toBe(false);
});

test('another article takes the place of one that was shown ahead', () => {
  show('<h1>Next</h1>');
  const main = show('<h1>Other</h1>');
  expect([...document.querySelectorAll('main')]).toEqual([main, left()]);
  expect(left()).not.toBeVisible();
});

test('the page that the router has prepared adopts it by its markup, once', () => {
  const main = show('<h1>Next</h1>');
  expect(adoptArticle('<h1>Other</h1>')).toBeUndefined();
  expect(adoptArticle('<h1>Next</h1>')).toBe(main);
  expect(adoptArticle('<h1>Next</h1>')).toBeUndefined();
  withdrawArticle();
  expect(main).toBeVisible();
});

test('a page without a sidebar is not covered', () => {
  document.body.innerHTML = '<main data-article></main>';
  expect(coverableMain()).toBeUndefined();
});

test.each([
  ['<p>Text</p>', false],
  ['<img src="/a.png" loading="lazy" alt="">', false],
  ['<img loading="lazy" src="/a.png"><img src="/b.png" alt="">', true],
  ['<video src="/a.mp4"></video>', true],
  ['<audio controls><source src="/a.mp3"></audio>', true],
])('%s fetches a file when it is made: %s', (html, expected) => {
  expect(fetchesWhenMade({ html, sidebar: 'api' })).toBe(expected);
});
