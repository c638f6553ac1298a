/** @jest-environment jsdom */
import { removeOutdatedTags } from './outdated-tags';

test('tags for crawlers go, and tags that browsers read stay', () => {
  document.head.innerHTML =
    '<meta property="og:url" content="/a"><meta name="twitter:title" content="A"><meta name="description" content="Of A">' +
    '<meta name="viewport" content="width=device-width"><link rel="canonical" href="/a">';
  removeOutdatedTags();
  const names = [...document.head.children].map((tag) => tag.getAttribute('name') ?? tag.getAttribute('rel'));
  expect(names).toEqual(['description', 'viewport', 'canonical']);
});
